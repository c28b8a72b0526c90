/** A scenario's decisions in the model: what nobody decides is followed to the next decision, or to the end. @module */
import type { WireScenario } from '../../scenario/scenario.js'
import { mapOptionIds } from '../../trace/ids.js'
import type { Texts } from '../../trace/interning.js'
import type { ObservationOf } from '../../trace/observation.js'
import type { DecisionKind, Option } from '../../trace/option.js'
import { isForced } from '../../trace/twins.js'
import { isOrderOpen } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Enabled } from '../part.js'
import type { ModelState } from '../state.js'
import { expand, fire, isShown } from './expand.js'
import { situationOf, textsOf } from './key.js'
import { meeting } from './meeting.js'
import type { Model } from './model.js'

/** Where a player decides, or the scenario is over. */
export interface Point {
  readonly state: ModelState
  readonly asked?: Asked
  readonly over?: { readonly why: ObservationOf<'end'>['why']; readonly winner?: string }
}

/** A decision with more than one option. */
export interface Asked {
  readonly player: string
  readonly decision: DecisionKind
  readonly options: readonly Option[]
  readonly move: Enabled
}

/** The points that are next, in each reading of what nobody is asked for. */
export interface Points {
  readonly points: readonly Point[]
  /** How many transitions were followed. */
  readonly transitions: number
  /** What the model does not cover, or follows no further. */
  readonly cut?: string
}

/** The names that the model gives on the way, as its texts have them. */
export const MODEL_NAMES = /~[ELO]\d+/g

const NAMELESS = { names: {}, order: [] }

/** The place of each option, as a prompt lists them. */
const inOrder = (count: number) => ({ names: {}, order: Array.from({ length: count }, (_, place) => place) })

const promptOf = (enabled: Enabled): Asked | undefined => {
  const { pattern } = enabled.effect
  if (pattern?.see !== 'prompt') return undefined
  const options = (pattern['options'] as readonly Option[]).map(option => mapOptionIds(option, id => id) as Option)
  return { player: String(pattern['player']), decision: pattern['decision'] as DecisionKind, options, move: enabled }
}

const fresh = (state: ModelState): ModelState => ({ ...state, trail: [], unshown: [] })

/** The state once an option is taken. */
export const decide = ({ setting }: Model, state: ModelState, { move, options }: Asked, option: number): ModelState => {
  const asked = fire(setting, state, move, inOrder(options.length))
  const answer = expand(setting, asked).find(each => each.effect.pattern?.['option'] === option)
  if (!answer) throw new Error(`option ${option} is not offered`)
  return fresh(fire(setting, asked, answer, NAMELESS))
}

/** An end that the model offers. */
const endOf = (world: World, { effect }: Enabled): Point['over'] | undefined => {
  const { pattern } = effect
  if (pattern?.see !== 'end') return undefined
  const { why } = pattern as unknown as { readonly why: ObservationOf<'end'>['why'] }
  const [won] = winnersIn(world, pattern['winner?'])
  return { why, ...(won !== undefined && { winner: won }) }
}

type Test = (came: unknown, names: Readonly<Record<string, string>>) => unknown

/** The players that an end may name as its winner: any of a team that won, and nobody where nobody did. */
export const winnersIn = ({ players }: World, winner: unknown): readonly string[] => {
  if (typeof winner === 'function') return players.filter(player => (winner as Test)(player, {}) !== undefined)
  return typeof winner === 'string' ? [winner] : []
}

/** So many transitions may lie between two decisions. */
const MOST = 20_000

/**
 * The decisions that are next from some states. A prompt that leaves nothing to decide is taken as it is, whether an engine would show
 * it or not, so that it makes no branch. Where a situation comes again before anyone decides, the game goes round for ever.
 */
export const nextDecisions = (model: Model, states: readonly ModelState[]): Points => {
  const { setting } = model
  const points: Point[] = []
  // states are the same whatever was called how
  const isMet = meeting(situationOf)
  const queue: { readonly state: ModelState; readonly passed: readonly string[]; readonly depth: number }[] = states.map(state => ({
    state,
    passed: [],
    depth: 0
  }))
  let transitions = 0
  const stop = (why: string): Points => ({ points, transitions, cut: why })
  for (let item = queue.pop(); item; item = queue.pop()) {
    const { state, passed, depth } = item
    if (state.unsupported !== undefined) return stop(`the model does not cover ${state.unsupported}`)
    if (isOrderOpen(state.world)) return stop('the model does not cover the order that a player gives effects of one timestamp')
    if (transitions > MOST) return stop(`more than ${MOST} transitions lie between two decisions`)
    const enabled = expand(setting, state)
    // long ways only may go round in a circle
    const isLong = depth > 0 && depth % 32 === 0
    const situation = isLong ? situationOf(state) : undefined
    const before = situation === undefined ? passed : [...passed, situation]
    const isAgain = situation !== undefined && passed.includes(situation)
    if (isAgain) {
      points.push({ state, over: { why: 'loop' } })
      continue
    }
    const go = (next: ModelState): void => {
      transitions++
      queue.push({ state: next, passed: before, depth: depth + 1 })
    }
    const asked = enabled.flatMap(each => promptOf(each) ?? [])
    // ways that part come together again: what is open is mostly an order
    if ((depth === 0 || enabled.length !== 1) && isMet(state)) continue
    const forced = asked.find(isForced)
    if (forced) {
      go(decide(model, state, forced, 0))
      continue
    }
    for (const each of asked) points.push({ state: fresh(state), asked: each })
    for (const each of enabled) {
      if (each.effect.pattern?.see === 'prompt') continue
      const over = isShown(setting, each) ? endOf(state.world, each) : undefined
      if (over) points.push({ state: fresh(fire(setting, state, each, NAMELESS)), over })
      else go(fire(setting, state, each, NAMELESS))
    }
  }
  return { points, transitions }
}

/** The first decisions of a scenario. */
export const firstDecisions = (model: Model, scenario: WireScenario): Points => {
  const { states, unsupported, exceeded } = model.start(scenario)
  if (unsupported !== undefined) return { points: [], transitions: 0, cut: `the model does not cover ${unsupported}` }
  if (exceeded) return { points: [], transitions: 0, cut: 'more model states explain the start than are followed' }
  return nextDecisions(model, states)
}

/** What tells a point from others: states that are told alike go on alike. */
export const situationTexts = ({ state, over }: Point): Texts => [...textsOf(state), over ? `${over.why} ${over.winner ?? ''}` : '']
