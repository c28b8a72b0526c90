/**
 * A proof for small situations: every game of each is played, whatever is decided. Each must be one that the charts allow, break no
 * invariant, and end as the rules let it; and whatever the rules let come about must be reached.
 * @module
 */
import type { ImplementationUnderTest, Session } from '../../../engine/port.js'
import type { Rulebook } from '../../../model/rulebook/rulebook.js'
import type { Decision, WireScenario } from '../../../model/scenario/scenario.js'
import type { Frontier, Model } from '../../../model/statechart/index.js'
import type { Observation } from '../../../model/trace/observation.js'
import { isForced } from '../../../model/trace/twins.js'
import { judgeByInvariants } from '../../campaign/case.js'
import { isSame } from '../../campaign/explore.js'
import { scriptOf } from '../../campaign/script.js'
import type { Invariant } from '../../invariants/index.js'
import { distinctPlaces } from '../alike.js'
import type { Ending } from '../ending.js'
import { sayOutcome } from '../ending.js'
import { modelSpace } from '../model-space.js'
import { walk } from '../walk.js'

/** What is wrong in a situation. */
export interface Violation {
  readonly situation: string
  readonly what: 'charts' | 'invariant' | 'stray' | 'missing'
  readonly message: string
  readonly decisions: readonly Decision[]
}

/** What was proven, or not, of some situations. */
export interface Proof {
  readonly situations: number
  /** Games: ways to decide, from beginning to end. */
  readonly games: number
  readonly observations: number
  /** Outcomes, counted for each situation. */
  readonly outcomes: number
  /** Decision points of the charts. */
  readonly states: number
  /** The invariants whose situation came about. */
  readonly met: readonly string[]
  readonly violations: readonly Violation[]
  /** Situations of which nothing is proven, with the reason. */
  readonly undecided: readonly { readonly situation: string; readonly why: string }[]
}

export const NOTHING: Proof = { situations: 0, games: 0, observations: 0, outcomes: 0, states: 0, met: [], violations: [], undecided: [] }

/** Both proofs in one. */
export const together = (a: Proof, b: Proof): Proof => ({
  situations: a.situations + b.situations,
  games: a.games + b.games,
  observations: a.observations + b.observations,
  outcomes: a.outcomes + b.outcomes,
  states: a.states + b.states,
  met: [...new Set([...a.met, ...b.met])].sort(),
  violations: [...a.violations, ...b.violations],
  undecided: [...a.undecided, ...b.undecided]
})

/** So many games of one situation are played, and so many states of the charts are walked, at most. */
const MOST = 20_000

/** What is judged with. */
export interface Judges {
  readonly model: Model
  readonly rulebook: Rulebook
  readonly invariants: readonly Invariant[]
}

interface Branch {
  readonly session: Session
  readonly frontier: Frontier
  readonly trace: readonly Observation[]
}

const asEnding = ({ why, winner, state }: Extract<Observation, { see: 'end' }>): Ending => ({
  why,
  ...(winner !== undefined && { winner }),
  state
})

/** Proves one situation with an engine whose sessions fork. */
export const proveSituation = async (iut: ImplementationUnderTest, judges: Judges, scenario: WireScenario): Promise<Proof> => {
  const { model, rulebook, invariants } = judges
  const { id: situation } = scenario
  const violations: Violation[] = []
  const reached = new Map<string, { ending: Ending; trace: readonly Observation[] }>()
  const met = new Set<string>()
  let games = 0
  let observations = 0
  const undecided = (why: string): Proof => ({ ...NOTHING, situations: 1, games, observations, undecided: [{ situation, why }] })
  const first = await iut.start(scenario)
  if (!first.forks) throw new Error('the sessions of this engine cannot be answered more than once')
  const queue: Branch[] = [{ session: first, frontier: model.start(scenario), trace: [] }]
  for (let branch = queue.pop(); branch; branch = queue.pop()) {
    const trace = [...branch.trace]
    let { session, frontier } = branch
    const follow = (o: Observation): boolean => {
      trace.push(o)
      observations++
      const next = model.accept(frontier, o)
      if (next.kind === 'accepted') {
        frontier = next.frontier
        return true
      }
      violations.push({
        situation,
        what: 'charts',
        message: `step ${trace.length}: ${next.message}`,
        decisions: scriptOf(trace)
      })
      return false
    }
    let goesOn = true
    // the branch's own answer is in its trace, and what came of it is still to be followed
    while (goesOn) {
      goesOn = session.observations.every(follow)
      if (!goesOn) break
      if (frontier.unsupported !== undefined) return undecided(`the charts do not cover ${frontier.unsupported}`)
      if (frontier.exceeded) return undecided('more model states explain a game than are followed')
      const last = session.observations.at(-1)
      if (last?.see !== 'prompt') break
      const [choice = 0, ...others] = isForced(last) ? [0] : distinctPlaces(last)
      for (const option of others) {
        const answered = model.accept(frontier, { see: 'answer', option })
        if (answered.kind === 'refused') throw new Error(`${situation}: the charts refuse an answer that they offer`)
        queue.push({ session: session.forks!.answer(option), frontier: answered.frontier, trace: [...trace, { see: 'answer', option }] })
      }
      goesOn = follow({ see: 'answer', option: choice })
      session = session.forks!.answer(choice)
    }
    games++
    if (games > MOST) return undecided(`it has more than ${MOST} games`)
    const judged = judgeByInvariants(invariants, rulebook, scenario, trace, 'full')
    for (const name of judged.met) met.add(name)
    for (const { invariant, breach } of judged.breaches)
      violations.push({
        situation,
        what: 'invariant',
        message: `${invariant.name}: step ${breach.step + 1}: ${breach.came}; ${breach.expected}`,
        decisions: scriptOf(trace)
      })
    const end = trace.at(-1)
    if (end?.see !== 'end') continue
    if (end.why === 'unsupported' || end.why === 'budget') return undecided(`the engine ended a game as ${end.why}`)
    const text = sayOutcome(asEnding(end))
    if (!reached.has(text)) reached.set(text, { ending: asEnding(end), trace })
  }
  const allowed = await walk(modelSpace(model, scenario, undefined, true), { limit: MOST })
  if (allowed.cut !== undefined) return undecided(`the charts: ${allowed.cut}`)
  for (const [text, { ending, trace }] of reached)
    if (!allowed.reached.some(each => isSame(ending, each.ending)))
      violations.push({ situation, what: 'stray', message: text, decisions: scriptOf(trace) })
  // where the charts have refused a game, it was not played to its end
  if (!violations.some(({ what }) => what === 'charts'))
    for (const { text, ending, decisions } of allowed.reached)
      if (![...reached.values()].some(each => isSame(each.ending, ending)))
        violations.push({ situation, what: 'missing', message: text, decisions })
  return {
    situations: 1,
    games,
    observations,
    outcomes: allowed.reached.length,
    states: allowed.states,
    met: [...met],
    violations,
    undecided: []
  }
}
