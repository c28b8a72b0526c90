/**
 * Plays one scenario and judges what was observed: by the charts, step by step, and by every invariant.
 * @module
 */
import type { ImplementationUnderTest } from '../../engine/port.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import type { RuleId } from '../../model/scenario/names.js'
import { stackOf } from '../../model/script/stack.js'
import { leavesPassOut } from '../../model/statechart/index.js'
import type { Model, Frontier, Reach, Refused } from '../../model/statechart/index.js'
import { isVisible } from '../../model/trace/level.js'
import type { Level, Observation } from '../../model/trace/observation.js'
import type { Breach, Invariant } from '../invariants/index.js'
import { givenUpWith } from './given-up.js'
import { play, SHOWN } from './play.js'
import type { Played, Policy, Unshown } from './play.js'
import type { Related } from './relate.js'

/** What the charts say of a trace. */
export type ChartVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly step: number; readonly refused: Refused }
  | { readonly kind: 'inconclusive'; readonly why: string }

/**
 * What came of one game.
 * @public
 */
export interface Case {
  readonly scenario: WireScenario
  /** What the engine told, and how it was answered. */
  readonly played: Played
  /** What the charts say of the trace. */
  readonly chart: ChartVerdict
  /** Transitions of the charts that explain the trace. */
  readonly fired: ReadonlySet<string>
  /** The greatest number of model states that explained the trace at once. */
  readonly frontier: number
  readonly breaches: readonly { readonly invariant: Invariant; readonly breach: Breach }[]
  /** What the engine notes, where it ended the game as unsupported: what came before it still judges, and nothing else does. */
  readonly unsupported?: string
  /** Invariants whose situation occurred. */
  readonly met: ReadonlySet<string>
  /** The second games that metamorphic relations made of it. */
  readonly related?: readonly Related[]
  /** The decisions that repeat it, defaults left out, where they were made few. */
  readonly script?: readonly Decision[]
  /** The fixture of which every choice was walked, where that found it. */
  readonly walked?: { readonly fixture: string; readonly rules: readonly RuleId[] }
}

/** Whether a game shows a failure. */
export const isFailing = ({ breaches, chart, related = [] }: Case): boolean =>
  breaches.length > 0 || chart.kind === 'refused' || related.some(({ difference }) => difference !== undefined)

/** The rules of an invariant or a relation in a rulebook. */
export const rulesOf = (invariant: Pick<Invariant, 'concepts'>, rulebook: Rulebook): readonly RuleId[] => [
  ...new Set(invariant.concepts.flatMap(concept => rulebook.concepts[concept]))
]

/** Of a game that the engine gave up, what came before that judges it. */
const toldOf = (trace: readonly Observation[], unsupported: string | undefined): readonly Observation[] =>
  unsupported === undefined ? trace : trace.slice(0, -1)

/** So much of what an engine tells after what is refused is looked at by invariants: an answer may hold any number of events. */
const MOST_AFTER = 1_000

/** What invariants look at. */
const lookedAt = (trace: readonly Observation[], chart: ChartVerdict): readonly Observation[] =>
  chart.kind === 'refused' ? trace.slice(0, chart.step + 1 + MOST_AFTER) : trace

const sayGivenUp = (note: string): string => `the engine ended the game as unsupported: ${note}`

/** An observer that follows a trace through the charts. */
const follow = (model: Model, scenario: WireScenario, reach: Reach) => {
  let frontier: Frontier = model.start(scenario, reach)
  let widest = frontier.states.length
  let verdict: ChartVerdict = { kind: 'accepted' }
  let step = 0
  /** A player was asked where the model says nothing any more. */
  let isLost = false
  const isFollowing = (): boolean => verdict.kind === 'accepted' && frontier.unsupported === undefined && !frontier.exceeded
  /** Before this step everybody who had to pass was asked. */
  let asked = isFollowing() ? undefined : 0
  return {
    see(o: Observation): void {
      if (isFollowing()) {
        const next = model.accept(frontier, o)
        if (next.kind === 'refused') verdict = { kind: 'refused', step, refused: next }
        else frontier = next.frontier
        widest = Math.max(widest, frontier.states.length)
        // what is refused was preceded by no prompt that the charts know to be left out
        if (verdict.kind === 'refused') asked ??= step + 1
        else if (frontier.reach !== reach) asked = 0
        else if (!isFollowing() || leavesPassOut(frontier)) asked ??= step
      }
      if (o.see === 'prompt') isLost ||= verdict.kind === 'accepted' && !isFollowing()
      step++
    },
    /** What was left out before the last observation; nothing can be said once the model follows no more. */
    unshown: (): Unshown => (isFollowing() ? frontier.unshown : SHOWN),
    stack: () => (isFollowing() ? stackOf(frontier) : undefined),
    end(ended: boolean): {
      readonly verdict: ChartVerdict
      readonly fired: ReadonlySet<string>
      readonly widest: number
      /** What was left out may have been something else. */
      readonly unsure: boolean
      readonly asked: number | undefined
    } {
      const { unsupported, exceeded, fired } = frontier
      if (verdict.kind === 'accepted') {
        if (unsupported !== undefined) verdict = { kind: 'inconclusive', why: `the model does not cover ${unsupported}` }
        else if (exceeded) verdict = { kind: 'inconclusive', why: 'more model states explain the trace than are followed' }
        else if (!ended) verdict = { kind: 'inconclusive', why: 'the game did not end' }
      }
      return { verdict, fired: new Set(fired), widest, unsure: isLost || frontier.reach !== reach, asked }
    }
  }
}

/** How far a game is followed. */
export interface Following {
  readonly budget?: number
  /** `far`: prompts with one option are known to be left out. */
  readonly reach?: Reach
}

/**
 * Plays a scenario against an engine and judges it.
 * @throws EngineFailure if the engine or its adapter breaks down
 */
export const runCase = async (
  iut: ImplementationUnderTest,
  model: Model | undefined,
  rulebook: Rulebook,
  invariants: readonly Invariant[],
  scenario: WireScenario,
  policy: Policy,
  { budget, reach = 'near' }: Following = {}
): Promise<Case> => {
  const observer = model && follow(model, scenario, reach)
  const played = await play(
    iut,
    scenario,
    policy,
    {
      see: o => {
        observer?.see(o)
        return true
      },
      ...(observer && { unshown: observer.unshown, stack: observer.stack })
    },
    budget
  )
  const unsupported = givenUpWith(played.trace)
  const charts = observer?.end(played.trace.at(-1)?.see === 'end') ?? {
    verdict: { kind: 'inconclusive', why: 'the charts were left out' } as const,
    fired: new Set<string>(),
    widest: 0,
    unsure: false,
    asked: undefined
  }
  return {
    scenario,
    played: { ...played, unsure: played.unsure || charts.unsure },
    chart:
      unsupported === undefined || charts.verdict.kind === 'refused'
        ? charts.verdict
        : { kind: 'inconclusive', why: sayGivenUp(unsupported) },
    ...(unsupported !== undefined && { unsupported }),
    fired: charts.fired,
    frontier: charts.widest,
    ...judgeByInvariants(
      invariants,
      rulebook,
      scenario,
      lookedAt(toldOf(played.trace, unsupported), charts.verdict),
      iut.statement.level,
      charts.asked
    )
  }
}

/**
 * Every invariant that the level lets decide, on a trace.
 * @param asked the place before which everybody who had to pass was asked; the whole trace, if it is left out
 */
export const judgeByInvariants = (
  invariants: readonly Invariant[],
  rulebook: Rulebook,
  scenario: WireScenario,
  trace: readonly Observation[],
  level: Level,
  asked?: number
): Pick<Case, 'breaches' | 'met'> => {
  const view = { scenario, trace, structure: rulebook.structure, ...(asked !== undefined && { asked }) }
  const deciding = invariants.filter(invariant => decides(invariant, level))
  return {
    breaches: deciding.flatMap(invariant => invariant.check(view).map(breach => ({ invariant, breach }))),
    met: new Set(deciding.filter(invariant => invariant.met(view)).map(invariant => invariant.name))
  }
}

const NEEDED = { outcome: 'event', stack: 'layer', full: 'applied' } as const

/** Whether a level shows all that a least one does. */
export const levelShows = (least: Level, level: Level): boolean => isVisible(NEEDED[least], level)

/** Whether a level shows what an invariant needs. */
export const decides = (invariant: Invariant, level: Level): boolean => levelShows(invariant.level, level)
