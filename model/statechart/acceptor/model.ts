/** The acceptor: follows a trace with every model state that explains it. @module */
import type { TrustedBase } from '../../base/base.js'
import type { Concept } from '../../rulebook/concept.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { toldForEach } from '../../trace/apart.js'
import { mapOptionIds } from '../../trace/ids.js'
import type { Level, Observation, ObservationOf } from '../../trace/observation.js'
import { toldInOneForm } from '../../trace/one-form.js'
import type { DecisionKind, Option } from '../../trace/option.js'
import { isInReplacementRounds } from '../effects/replacing.js'
import { isAllowedAgain, isForbiddenSince, isOrderOpen, startWorld } from '../../world/index.js'
import { settlesTheStart } from '../transitions/continuous.js'
import { endPattern } from '../transitions/ending.js'
import type { Facts } from '../../world/index.js'
import type { Enabled, Pattern, Setting } from '../part.js'
import { mayAnswerLayerless } from '../effects/replies.js'
import type { ModelState, Unshown } from '../state.js'
import { close } from './closure.js'
import { expand, fire, isShown } from './expand.js'
import type { Refused } from './explain.js'
import { explain } from './explain.js'
import type { Reading } from './reading.js'
import { otherReadings, readingOf } from './reading.js'
import { situationOf } from './key.js'
import { eachOf, fitSome, matches, MOST_WAYS } from './match.js'
import type { Matches } from './match.js'
import { hasTie, isAboutToTie, isOrdering } from './ordering.js'
import { enabledFor } from './announcing.js'
import { beyondStart, unsupportedIn } from './unsupported.js'

/**
 * All model states that explain the trace so far.
 * @public
 */
export interface Frontier {
  /** Every state that the trace so far allows. */
  readonly states: readonly ModelState[]
  /** Ids of the transitions that explain it. */
  readonly fired: readonly string[]
  /** What the transitions stand for by which the last observation was explained, with what was at stake in them. */
  readonly concepts: readonly Concept[]
  /** More states, or more work, than are followed: nothing can be said of what comes. */
  readonly exceeded: boolean
  /** How many transitions have been followed in this game so far. */
  readonly steps: number
  /** What the model met that it does not implement: nothing can be said either. */
  readonly unsupported?: string
  /** How far passes that nobody was asked for are followed: `near` until that does not explain the trace. */
  readonly reach: Reach
  /**
   * The prompts with one option that were left out on the way to the last observation, each way that explains the trace. What was
   * said of earlier observations may have been wrong where the reach is `far` now.
   */
  readonly unshown: readonly (readonly ObservationOf<'prompt'>[])[]
  /** What is kept of the trace for what may be told later. */
  readonly past: Past
}

export type Reach = 'near' | 'far'

/** Whether somebody may have passed before the last observation without being asked. */
export const leavesPassOut = ({ unshown }: Frontier): boolean => unshown.some(way => way.some(({ decision }) => decision === 'priority'))

/** What has been observed, the latest first. */
export interface Past {
  readonly scenario: WireScenario
  readonly last?: { readonly observation: Observation; readonly before: Past }
}

/**
 * The observation is one that the charts allow.
 * @public
 */
export interface Accepted {
  readonly kind: 'accepted'
  readonly frontier: Frontier
}

/**
 * The model of one game, told what one engine shows.
 * @public
 */
export interface Model {
  readonly setting: Setting
  /**
   * @param reach `far`: passes that nobody was asked for are followed from the first, as where it is known that prompts are left out
   * @param decided is told each decision, and says what becomes of it
   */
  start(scenario: WireScenario, reach?: Reach, decided?: Facts['decided']): Frontier
  /** Follows one observation. */
  accept(frontier: Frontier, observation: Observation): Accepted | Refused
  /** Whether the trace may end here. */
  complete(frontier: Frontier): boolean
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The ids of transitions, with those of the states' trails. */
const withTrails = (fired: readonly string[], states: readonly ModelState[]): readonly string[] => {
  const known = sets.get(fired) ?? new Set(fired)
  sets.set(fired, known)
  const news = new Set<string>()
  for (const { trail } of states) for (const id of trail) if (!known.has(id)) news.add(id)
  return news.size === 0 ? fired : [...fired, ...news]
}

/** The prompt that an engine has left out, in its own names. */
const promptOf = ({ player, decision, option }: Unshown, names: ModelState['names']): ObservationOf<'prompt'> => {
  const named = (id: string): string => names[id] ?? id
  return { see: 'prompt', player: named(player), decision, options: [mapOptionIds(option, named) as Option] }
}

/** The prompts that were left out before an observation, as each of these states tells it; those that tell the same count once. */
const ways = (states: readonly ModelState[]): Frontier['unshown'] => {
  if (states.every(({ unshown }) => unshown.length === 0)) return NONE_UNSHOWN
  const told = states.map(({ unshown, names }) => unshown.map(unshown => promptOf(unshown, names)))
  return [...new Map(told.map(way => [JSON.stringify(way), way])).values()]
}

const NONE_UNSHOWN: Frontier['unshown'] = [[]]

const follow = (
  setting: Setting,
  { states, concepts, exceeded: tooMany, steps: taken }: Explained,
  fired: readonly string[],
  reach: Reach,
  past: Past,
  before: number
): Frontier => {
  const cut = states.map(state => ({ ...state, trail: [], unshown: [] }))
  const { states: found, exceeded, unsupported, steps } = close(setting, cut, reach, setting.work - before - taken)
  const stuck = found.length === 0 && !exceeded ? 'a situation in which it knows no way on' : undefined
  const note = unsupported ?? stuck ?? (found.some(({ world }) => isOrderOpen(world)) ? TIE : undefined)
  return {
    states: found,
    unshown: ways(states),
    fired: withTrails(fired, states),
    concepts,
    exceeded: exceeded || tooMany,
    steps: before + taken + steps,
    reach,
    past,
    ...(note !== undefined && { unsupported: note })
  }
}

/** Ends that say that the engine gave up. */
const GIVEN_UP: readonly string[] = ['unsupported', 'budget']

/** In a game that has no events of applying an effect, an engine may tell of it all the same. */
const isReported = (state: ModelState | undefined, came: Observation): boolean =>
  came.see === 'event' &&
  state?.world.facts.modifies === true &&
  !state.world.facts.reportsApplications &&
  came.events.every(event => event.event === 'apply')

/** The state once an observation is reported: with an event, the deferred suspects of the one before are older. */
const reported = (state: ModelState, came: Observation): ModelState =>
  came.see === 'event' ? { ...state, deferredSuspects: { older: state.deferredSuspects.recent, recent: [] } } : state

/** The states after an observation, and what the transitions stand for that led to them. */
interface Explained {
  readonly states: readonly ModelState[]
  readonly concepts: readonly Concept[]
  /** The observation fits in more ways than are followed. */
  readonly exceeded: boolean
  /** How many transitions were made. */
  readonly steps: number
}

/**
 * The states after some of several events that happen at once, which an engine that shows outcomes only may tell one by one. The rest
 * must follow before anything else.
 */
const partly = (state: ModelState, enabled: Enabled, came: Observation): Pick<Explained, 'states' | 'exceeded'> => {
  const wanted = eachOf(enabled.effect.pattern!)
  const events = came.see === 'event' ? toldForEach(came.events) : []
  if (events.length === 0 || events.length >= wanted.length) return { states: [], exceeded: false }
  const found: ModelState[] = []
  fitSome(wanted, events, state.names, (names, left) => {
    found.push({ ...state, names, unreported: { ...enabled, events: left } })
    return found.length > MOST_WAYS
  })
  return { states: found, exceeded: found.length > MOST_WAYS }
}

/** Every way in which an observation fits what a transition shows; at level `outcome` damage to several may be told as that to each. */
const fitting = ({ level }: Setting, pattern: Pattern, came: Observation, names: ModelState['names']): Matches => {
  const found = matches(pattern, came, names)
  if (level !== 'outcome' || found.ways.length > 0 || came.see !== 'event') return found
  const wanted = eachOf(pattern)
  const events = toldForEach(came.events)
  const isApart = events !== came.events || wanted.length !== (pattern['events'] as readonly unknown[] | undefined)?.length
  return isApart ? matches({ ...pattern, events: wanted }, { ...came, events: [...events] }, names) : found
}

/** The states after an observation that one of these states allows. */
const after = (setting: Setting, states: readonly ModelState[], came: Observation): Explained => {
  const next: ModelState[] = []
  const concepts = new Set<Concept>()
  let tooMany = false
  for (const state of states) {
    for (const enabled of enabledFor(setting, state, came)) {
      if (!isShown(setting, enabled)) continue
      if (setting.level === 'outcome') {
        const part = partly(reported(state, came), enabled, came)
        next.push(...part.states)
        tooMany ||= part.exceeded
      }
      const { ways, exceeded } = fitting(setting, enabled.effect.pattern!, came, state.names)
      tooMany ||= exceeded
      if (ways.length === 0) continue
      for (const way of ways) next.push(fire(setting, reported(state, came), enabled, way))
      for (const concept of [enabled.transition.concept, ...(enabled.effect.suspects ?? [])]) concepts.add(concept)
    }
  }
  return { states: next, concepts: [...concepts], exceeded: tooMany, steps: next.length }
}

const past = (frontier: Frontier, observation: Observation): Past => ({
  scenario: frontier.past.scenario,
  last: { observation, before: frontier.past }
})

const isSilenced = (frontier: Frontier): boolean => frontier.exceeded || frontier.unsupported !== undefined

/** What has been observed, the first first. */
const observed = (frontier: Frontier): readonly Observation[] => {
  const observations: Observation[] = []
  for (let at = frontier.past; at.last; at = at.last.before) observations.push(at.last.observation)
  return observations.reverse()
}

/**
 * The states that are in a situation in which they were before, since anyone decided.
 * @see docs/decisions/0008-horizon-and-loops.md
 */
const repeating = (setting: Setting, frontier: Frontier): readonly ModelState[] => {
  const all = observed(frontier)
  const decided = all.findLastIndex(each => each.see === 'answer')
  const seen = new Set<string>()
  let now = begin(setting, frontier.past.scenario, frontier.reach, readingOf(setting, frontier))
  for (const [at, observation] of all.entries()) {
    if (at > decided) for (const state of now.states) seen.add(situationOf(state))
    const next = accept(setting, now, observation)
    if (next.kind === 'refused') return []
    now = next.frontier
  }
  return frontier.states.filter(state => seen.has(situationOf(state)))
}

const NO_LOOP = 'a loop in which no situation has come again'

/** An end because the game goes round in a circle: true only if it does. */
const looped = (setting: Setting, frontier: Frontier, came: Observation): Accepted | Refused => {
  const states = repeating(setting, frontier)
  if (states.length === 0) return { kind: 'accepted', frontier: { ...frontier, unsupported: NO_LOOP } }
  const over = states.flatMap(state => {
    const [way] = matches(endPattern(state.world, 'loop'), came, state.names).ways
    return way ? [{ ...state, names: way.names, over: true as const }] : []
  })
  if (over.length === 0) return explain(setting, states, came, () => followed(setting, frontier))
  return { kind: 'accepted', frontier: { ...frontier, states: over, unshown: ways(over), fired: [...frontier.fired, 'horizon.loop'] } }
}

const TIE = 'the order that a player gives effects of one timestamp'

const LATE_BAN = 'what becomes of what a ban has taken back, once that has ended'

const ROUNDS = 'players who apply what replaces one event in rounds, each one effect at a time'

/** Whether one of several whom an event happens to applies an effect, or is asked for one, while it is another's turn by the charts. */
const isOfAnotherRound = ({ world, frames }: ModelState, came: Observation): boolean => {
  if (came.see !== 'applied' && !(came.see === 'prompt' && came.decision === 'replacement')) return false
  const frame = frames.findLast(each => each.chart === 'replacement')
  return frame?.chart === 'replacement' && isInReplacementRounds(world, frame.data, came.player)
}

const LAYERLESS = 'an answer to a triggering that has made no layer'

/** Follows the whole trace again: with every pass that nobody was asked for, or in the other reading of a late ban. */
const again = (setting: Setting, frontier: Frontier, reach: Reach, reading: Reading): Frontier | undefined => {
  let now = begin(setting, frontier.past.scenario, reach, reading)
  for (const observation of observed(frontier)) {
    const next = accept(setting, now, observation)
    if (next.kind === 'refused') return undefined
    now = next.frontier
  }
  return now
}

/** The states before each observation that led here, as they were followed, and these. */
const followed = (setting: Setting, frontier: Frontier): readonly Frontier[] => {
  const found = [begin(setting, frontier.past.scenario, frontier.reach, readingOf(setting, frontier))]
  for (const observation of observed(frontier)) {
    const next = accept(setting, found.at(-1)!, observation)
    if (next.kind === 'refused') break
    found.push(next.frontier)
  }
  return found
}

/** The game in which the ban takes back what it came too late for, if what came fits that; given up if the ban has ended since. */
const followedBack = (setting: Setting, frontier: Frontier, came: Observation): Accepted | undefined => {
  const other = again(setting, frontier, frontier.reach, { ...readingOf(setting, frontier), takesBack: true })
  const found = other && accept(setting, other, came)
  if (found?.kind === 'accepted') return found
  const isOpen = other?.states.some(({ world }) => isAllowedAgain(world)) ?? false
  return isOpen ? { kind: 'accepted', frontier: { ...frontier, unsupported: LATE_BAN } } : undefined
}

/** Whether an engine has shown no prompt with a single option so far. */
const leavesSingleOut = (frontier: Frontier): boolean => observed(frontier).every(each => each.see !== 'prompt' || each.options.length > 1)

/** Follows one observation from here as the game is read, without a look back; nothing where no state allows it. */
const plainly = (setting: Setting, frontier: Frontier, came: Observation): Accepted | undefined => {
  if (isSilenced(frontier) || isReported(frontier.states[0], came))
    return { kind: 'accepted', frontier: { ...frontier, concepts: [], unshown: NONE_UNSHOWN } }
  if (came.see === 'end' && GIVEN_UP.includes(came.why))
    return { kind: 'accepted', frontier: { ...frontier, unsupported: `an end of the kind "${came.why}"` } }
  const { reach, fired, states } = frontier
  const withoutPasses = after(setting, states, came)
  if (withoutPasses.states.length > 0)
    return { kind: 'accepted', frontier: follow(setting, withoutPasses, fired, reach, past(frontier, came), frontier.steps) }
  if (reach === 'far') return undefined
  const further = close(setting, states, 'far', setting.work - frontier.steps)
  if (further.exceeded) return { kind: 'accepted', frontier: { ...frontier, exceeded: true } }
  const withPasses = after(setting, further.states, came)
  return withPasses.states.length > 0
    ? { kind: 'accepted', frontier: follow(setting, withPasses, fired, reach, past(frontier, came), frontier.steps + further.steps) }
    : undefined
}

/** The game in another reading of what its text leaves open, if all that came fits that. */
const readOtherwise = (setting: Setting, frontier: Frontier, came: Observation): Accepted | undefined => {
  const reach = leavesSingleOut(frontier) ? 'far' : frontier.reach
  for (const reading of otherReadings(setting, frontier)) {
    let now: Frontier | undefined = begin(setting, frontier.past.scenario, reach, reading)
    for (const observation of [...observed(frontier), came]) now = now && plainly(setting, now, observation)?.frontier
    if (now) return { kind: 'accepted', frontier: now }
  }
  return undefined
}

const accept = (setting: Setting, frontier: Frontier, came: Observation): Accepted | Refused => {
  if (came.see === 'end' && came.why === 'loop' && !isSilenced(frontier)) return looped(setting, frontier, came)
  const plain = plainly(setting, frontier, came)
  if (plain) return plain
  const { reach, states } = frontier
  const before = (): readonly Frontier[] => followed(setting, frontier)
  if (reach === 'far')
    return readOtherwise(setting, frontier, came) ?? explain(setting, states, came, before, leavesSingleOut(frontier) ? states : undefined)
  const banned = states.some(({ world }) => isForbiddenSince(world)) ? followedBack(setting, frontier, came) : undefined
  if (banned) return banned
  const read = readOtherwise(setting, frontier, came)
  if (read) return read
  if (came.see === 'triggered' && states.some(state => mayAnswerLayerless(state, came.effect)))
    return { kind: 'accepted', frontier: { ...frontier, unsupported: LAYERLESS } }
  if (isOrdering(came) && states.some(state => hasTie(state, came) || isAboutToTie(state, expand(setting, state), came)))
    return { kind: 'accepted', frontier: { ...frontier, unsupported: TIE } }
  const replayed = again(setting, frontier, 'far', readingOf(setting, frontier))
  const found = replayed && accept(setting, replayed, came)
  if (found?.kind === 'accepted') return found
  if (states.some(state => isOfAnotherRound(state, came))) return { kind: 'accepted', frontier: { ...frontier, unsupported: ROUNDS } }
  const further = leavesSingleOut(frontier) ? close(setting, states, 'far').states : undefined
  return explain(setting, states, came, before, further)
}

/** Follows one observation from here alone: nothing where no state allows it, or where nothing more can be said. */
export const ahead = (setting: Setting, frontier: Frontier, came: Observation): Frontier | undefined => {
  if (isSilenced(frontier)) return undefined
  const { reach, fired, states } = frontier
  const withoutPasses = after(setting, states, came)
  const found =
    withoutPasses.states.length > 0
      ? withoutPasses
      : after(setting, close(setting, states, 'far', setting.work - frontier.steps).states, came)
  if (found.states.length === 0) return undefined
  const next = follow(setting, found, fired, reach, past(frontier, came), frontier.steps)
  return isSilenced(next) ? undefined : next
}

/**
 * The frontier that a scenario starts with.
 * @param reading how what the text leaves open is read
 * @param decided is told each decision, and says what becomes of it
 */
const begin = (setting: Setting, scenario: WireScenario, reach: Reach, reading: Reading, decided?: Facts['decided']): Frontier => {
  const nothing = { states: [], fired: [], concepts: [], exceeded: false, steps: 0, reach, unshown: NONE_UNSHOWN, past: { scenario } }
  const unsupported = unsupportedIn(scenario, reading.base) ?? beyondStart(scenario, reading.base)
  if (unsupported !== undefined) return { ...nothing, unsupported }
  const world = startWorld(reading.base, scenario, reading.takesBack)
  const state: ModelState = {
    world: decided === undefined ? world : { ...world, facts: { ...world.facts, decided } },
    frames: [{ chart: 'turn', at: 'start', data: {} }],
    names: {},
    ids: { event: 0, stackObject: 0, object: 0 },
    trail: [],
    deferredSuspects: { recent: [], older: [] },
    unshown: []
  }
  return follow(setting, { states: [settlesTheStart(state)], concepts: [], exceeded: false, steps: 0 }, [], reach, nothing.past, 0)
}

/** The states, at most, that a frontier holds before it is given up. */
export const DEFAULT_BOUND = 768

/** The transitions, at most, that are followed in one game before it is given up. */
export const DEFAULT_WORK = 200_000

/**
 * The model of a ruleset, for an engine that shows so much and takes these decisions by itself.
 * @param options `bound`: how many model states are followed at once; `work`: how many transitions are followed in one game, `perObservation`: for one observation
 * @public
 */
export const createModel = (
  base: TrustedBase,
  options: {
    readonly level: Level
    readonly autonomous: readonly DecisionKind[]
    readonly bound?: number
    readonly work?: number
    readonly perObservation?: number
  }
): Model => {
  const setting: Setting = {
    base,
    level: options.level,
    autonomous: new Set(options.autonomous),
    bound: options.bound ?? DEFAULT_BOUND,
    work: options.work ?? DEFAULT_WORK,
    perObservation: options.perObservation ?? options.work ?? DEFAULT_WORK
  }
  return {
    setting,
    start: (scenario, reach = 'near', decided?) => begin(setting, scenario, reach, { base, takesBack: false }, decided),
    accept: (frontier, observation) => accept(setting, frontier, toldInOneForm(observation)),
    complete: frontier => frontier.states.some(state => state.over === true)
  }
}
