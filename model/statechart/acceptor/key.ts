/** When two model states are the same: ids and orders that say nothing are forgotten. @module */
import type { StackObject, Pending, World } from '../../world/index.js'
import { stackObjectView } from '../../world/index.js'
import type { Texts } from '../../trace/interning.js'
import { scopeRead } from '../effects/contents.js'
import type { ModelState } from '../state.js'
import { namesIn } from '../names.js'

const stable = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${name}:${stable(each)}`)
    .join()}}`
}

const texts = new WeakMap<object, string>()

/** The text of a part that many worlds share, made once. */
const shared = (part: unknown, told: () => unknown = () => part): string => {
  if (typeof part !== 'object' || part === null) return stable(told())
  const known = texts.get(part)
  if (known !== undefined) return known
  const made = stable(told())
  texts.set(part, made)
  return made
}

/** Zones whose order is of the game. */
const ORDERED: readonly string[] = ['deck']

const memo = new WeakMap<World, Texts>()

/** The parts of a world in which nothing is to be forgotten. */
const WHOLE = [
  'defeated',
  'numbers',
  'lastKnown',
  'started',
  'applied',
  'triggerings',
  'triggered',
  'stopped',
  'grouped',
  'activated',
  'uses',
  'skippedOrdinals',
  'usedShield',
  'sampled',
  'resolving',
  'turn',
  'combat',
  'chain',
  'link',
  'drewFromEmptyLibrary',
  'dealtDeathtouch',
  'movedCommanders',
  'byCommander',
  'held',
  'resolved',
  'done',
  'offStack',
  'winner',
  'stamped',
  'away',
  'tooLate'
] as const satisfies readonly (keyof World)[]

/** A triggered stack object without the event that triggered it, where no word of it speaks of that. */
const told = <T extends Pending | StackObject>(stackObject: T): string =>
  shared(stackObject, () => ({ ...stackObject, scope: scopeRead(stackObject) }))

/** Types of objects that checks keep as long as something of theirs is on the stack. */
const KEPT: readonly string[] = ['saga', 'scheme', 'battle', 'phenomenon']

/**
 * A stack object that can only fail, as everything sees it: whose it is does not matter, unless something looks for what a certain source has
 * on the stack.
 */
const failing = (world: World, stackObject: StackObject): string | undefined => {
  if (!stackObject.fails || stackObject.text.when) return undefined
  const seen = stackObjectView(world, stackObject)
  if (seen.types.some(type => KEPT.includes(type))) return undefined
  return stable({ seen, kind: stackObject.kind, fails: stackObject.fails, unseen: stackObject.unseen })
}

/** The texts of a world, each part's made once. */
const worldTexts = (world: World): Texts => {
  const known = memo.get(world)
  if (known !== undefined) return known
  const { facts } = world
  const timeless = <T extends { readonly since: number }>({ since, ...other }: T) => (facts.dates ? { ...other, since } : other)
  const lasting = world.lasting.map(each => shared(each, () => timeless(each)))
  const waiting = world.waiting.map(each => shared(each, () => timeless(each)))
  const found: Texts = [
    ...WHOLE.map(name => shared(world[name])),
    facts.looksBack ? world.history.map(entry => shared(entry)).sort() : [],
    world.stack.map(stackObject => failing(world, stackObject) ?? told(stackObject)),
    world.pending.map(told).sort(),
    facts.modifies ? lasting : lasting.sort(),
    waiting,
    Object.entries(world.zones)
      .map(([zone, ids]) => `${zone}:${(ORDERED.includes(zone) ? ids : [...ids].sort()).join()}`)
      .sort(),
    Object.values(world.objects)
      .map(worldObject => shared(worldObject, () => timeless(worldObject)))
      .sort(),
    String(facts.scenario.until.end === 'events' ? world.occurred : 0)
  ]
  memo.set(world, found)
  return found
}

/** The texts that tell a state from others, its names apart. */
export const textsOf = (state: ModelState): Texts => [
  state.frames.map(frame =>
    shared(frame, () => (frame.chart === 'replacement' ? { ...frame, data: { ...frame.data, suspects: [] } } : frame))
  ),
  ...worldTexts(state.world),
  String(state.over ?? ''),
  state.unreported ? stable(state.unreported.events) : '',
  state.unsupported ?? ''
]

const texted = new WeakMap<Texts, string>()

/** The texts as one, a list as if it stood there. */
const joined = (texts: Texts): string => {
  const known = texted.get(texts)
  if (known !== undefined) return known
  const text = texts.map(each => (typeof each === 'string' ? each : each.join())).join('|')
  texted.set(texts, text)
  return text
}

const textOf = (state: ModelState): string => {
  const [frames, ...rest] = textsOf(state)
  const after = rest.slice(-3) as string[]
  return `${(frames as readonly string[]).join()}|${joined(worldTexts(state.world))}|${after.join('|')}`
}

/** The text with its ids counted anew, and the ids in that order. */
const canonical = (text: string): { readonly text: string; readonly order: readonly string[] } => {
  const order = new Map<string, number>()
  const counted = text.replace(/~[ELO]\d+/g, id => {
    const known = order.get(id)
    if (known !== undefined) return `~${known}`
    order.set(id, order.size)
    return `~${order.size - 1}`
  })
  return { text: counted, order: [...order.keys()] }
}

/** States with the same key explain the trace alike and go on alike. */
export const keyOf = (state: ModelState): string => {
  const { text, order } = canonical(textOf(state))
  const names = order.map(id => state.names[id] ?? '')
  const renamed = namesIn(state.names)
    .filter(([id]) => !id.startsWith('~'))
    .sort()
  return `${text}|${stable(names)}|${stable(renamed)}`
}

/** States in the same situation go on alike, whatever the engine has called things on the way. */
export const situationOf = (state: ModelState): string => canonical(textOf(state)).text
