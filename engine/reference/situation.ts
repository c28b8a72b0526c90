/**
 * What tells one decision of a game from another: two that are told alike go on alike, whatever was called how on the way.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Texts } from '../../model/trace/interning.js'
import type { Knowing, StackObject, State, World } from './state.js'

/** The names that the engine gives, as the texts have them: to events, stack objects and frames. */
export const GIVEN_NAMES = /\ue000[^\ue000]*\ue000/g

const GIVEN = /^(e:|l:|f)\d+$/

/** What of the past the texts of a scenario ask for; the rest is forgotten. */
interface Asked {
  /** What has happened, or how much. */
  readonly past: boolean
  /** The event that something answers. */
  readonly event: boolean
  /** When something came to be. */
  readonly times: boolean
  /** Names of the scenario, which are not given on the way whatever they look like. */
  readonly handles: ReadonlySet<string>
}

const known = new WeakMap<WireScenario, Asked>()

const askedOf = (scenario: WireScenario): Asked => {
  const found = known.get(scenario)
  if (found) return found
  const words = JSON.stringify(scenario.cards)
  const asked: Asked = {
    past: scenario.until.end === 'events' || /"(happened|ordinal|total|last|doOnce)":/.test(words),
    event: /"event:|"event":"(amount|revealed)"/.test(words),
    times:
      /"(continuous|rule|attach|copyOf|controller|copy|role|world[^"]*)"/.test(words) ||
      scenario.objects.some(each => 'attachedTo' in each),
    handles: new Set([...scenario.players, ...scenario.objects].map(({ id }) => id))
  }
  known.set(scenario, asked)
  return asked
}

/** Fields of an object that say when it came to where it is. */
const TIMES: readonly string[] = ['since', 'came', 'stamped']

const teller = ({ event, times, handles }: Asked): ((value: unknown) => string) => {
  const word = (text: string): string =>
    GIVEN.test(text) && !handles.has(text) ? `\ue000${text}\ue000` : JSON.stringify(text).replaceAll('\ue000', '\\ue000')
  const tell = (value: unknown, within?: string): string => {
    if (typeof value === 'string') return word(value)
    if (Array.isArray(value)) return `[${value.map(each => tell(each)).join()}]`
    if (typeof value !== 'object' || value === null) return String(value)
    let text = '{'
    for (const name of Object.keys(value).sort()) {
      const each = (value as Readonly<Record<string, unknown>>)[name]
      if (each === undefined || name === 'scenario') continue
      if (!event && within === 'scope' && name === 'event') continue
      if (!times && 'inc' in value && TIMES.includes(name)) continue
      text += `${word(name)}:${tell(each, name)},`
    }
    return `${text}}`
  }
  return tell
}

/** A stack object, or instructions being carried out, without what it knows of things that no word of it leads to. */
const reduced = ({ event }: Asked, tell: (value: unknown) => string, knowing: Knowing): unknown => {
  if (event) return knowing
  const { known: incarnations, saw, ...rest } = knowing
  const words = tell(rest)
  const named = <T>(of: Readonly<Record<string, T>> | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(of ?? {}).filter(([id]) => words.includes(JSON.stringify(id)) || words.includes(`\ue000${id}\ue000`)))
  return { ...rest, known: named(incarnations), saw: named(saw) }
}

/** What tells the parts of a scenario's situations, and what has been told of them. */
interface Telling {
  readonly tell: (value: unknown) => string
  readonly parts: WeakMap<object, string>
  /** The things of a zone whose order says nothing, sorted. */
  readonly sets: WeakMap<readonly string[], string>
}

const tellings = new WeakMap<WireScenario, Telling>()

const tellingOf = (scenario: WireScenario): Telling => {
  const found = tellings.get(scenario) ?? { tell: teller(askedOf(scenario)), parts: new WeakMap(), sets: new WeakMap() }
  tellings.set(scenario, found)
  return found
}

/** Whether the agenda looks at when something occurred: then no time is forgotten. */
const looksAtTimes = ({ agenda, prompt }: State): boolean => {
  const is = (task: object): boolean => 'occurredAt' in task
  for (let each = agenda; each; each = each.rest) if (is(each.task)) return true
  return prompt !== null && is(prompt.resume)
}

const allTimes = (world: World): string =>
  JSON.stringify([world.next.time, world.arrival, world.objects.listed.flat().map(({ since, came, stamped }) => [since, came, stamped])])

/** The fields of the world that are told here by themselves, or not at all. */
const APART: readonly string[] = [
  'scenario',
  'objects',
  'zones',
  'past',
  'stack',
  'pending',
  'skipping',
  'log',
  'marks',
  'next',
  'arrival',
  'players',
  'counts'
]

/**
 * What tells a decision of a game from any other one of the same scenario.
 * @param state one with a prompt
 */
export const situationOf = (state: State): Texts => {
  const { world, agenda, frames, prompt } = state
  const { scenario } = world
  const asked = askedOf(scenario)
  const { tell, parts, sets } = tellingOf(scenario)
  /** The text of a part that many states share, made once. */
  const shared = (part: object, told: () => unknown = () => part): string => {
    const text = parts.get(part) ?? tell(told())
    parts.set(part, text)
    return text
  }
  const setOf = (ids: readonly string[]): string => {
    const text = sets.get(ids) ?? tell([...ids].sort())
    sets.set(ids, text)
    return text
  }
  const stackObject = (each: StackObject): string => shared(each, () => reduced(asked, tell, each))
  const tasks: string[] = []
  for (let each = agenda; each; each = each.rest) tasks.push(shared(each.task))
  const rest: string[] = []
  for (const name of Object.keys(world) as (keyof World)[]) {
    const part = world[name]
    if (APART.includes(name) || part === undefined) continue
    rest.push(`${name} ${typeof part === 'object' && part !== null ? shared(part) : tell(part)}`)
  }
  const standing: readonly string[] = [...world.stack, ...world.pending, ...world.skipping].map(stackObject)
  // once the scenario is over, what was under way says nothing
  const doing =
    prompt === null
      ? []
      : [
          ...tasks,
          ...Object.entries(frames).map(([name, frame]) => `${tell(name)} ${shared(frame, () => reduced(asked, tell, frame))}`),
          `${tell([prompt.player, prompt.decision, prompt.about ?? null])} ${shared(prompt.resume)}`
        ]
  const isMeant = (key: string): boolean => {
    const id = JSON.stringify(key.slice(0, key.lastIndexOf('#')))
    return [standing, doing, rest].some(texts => texts.some(text => text.includes(id)))
  }
  const past = Object.entries(world.past).filter(([key]) => asked.past || asked.event || asked.times || isMeant(key))
  const zones = Object.entries(world.zones).map(([zone, ids]) => (zone === 'deck' || asked.times ? shared(ids) : setOf(ids)))
  return [
    prompt ? prompt.options.map(option => shared(option)).sort() : [],
    doing,
    world.stack.map(stackObject),
    world.pending.map(stackObject),
    world.skipping.map(stackObject),
    rest,
    world.players.map(player => shared(player)),
    [...world.objects.listed.flat(), ...Object.values(world.objects.made)].map(each => shared(each)),
    zones,
    past.map(([key, view]) => `${key} ${shared(view)}`),
    [shared(world.counts)],
    `token ${world.next.token}`,
    asked.past ? [shared(world.marks), ...world.log.map(each => shared(each))] : [],
    asked.times || looksAtTimes(state) ? allTimes(world) : ''
  ]
}
