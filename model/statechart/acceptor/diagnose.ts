/** What a refused observation breaks: the decisions that, made otherwise, would have allowed it. @module */
import type { AnyDecision } from '../../rules/index.js'
import { decisions, rulesOf } from '../../rules/index.js'
import type { RuleId } from '../../scenario/names.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import type { Frontier, Model, Reach } from './model.js'
import { ahead, createModel } from './model.js'

/**
 * A decision that explains a refusal by being made otherwise.
 * @public
 */
export interface Broken {
  /** Its name in the table of decisions. */
  readonly decision: string
  /** The rules that it tells, the most telling first. */
  readonly rules: readonly RuleId[]
  /** Before how many observations it was made otherwise. */
  readonly back: number
  /** How many of the observations after the refused one it allows, too. */
  readonly further: number
  /** How often it was made otherwise meanwhile: what is seldom asked says more. */
  readonly changed: number
}

/** So far back decisions are exchanged, nearest in time first. */
const BACK: readonly number[] = [0, 1, 2, 3, 5, 8, 13, 21, 34]

/** So many observations after the refused one are followed. */
const FURTHER = 12

/** So many states at once are followed where a decision is made otherwise. */
const BOUND = 48

/** So many observations in all are followed to find an explanation. */
const MOST = 2_000

type Decided = (of: AnyDecision, result: unknown, about: readonly unknown[]) => unknown

/** The same states, in which decisions are told, and may be made otherwise. */
const deciding = (frontier: Frontier, decided: Decided): Frontier => ({
  ...frontier,
  states: frontier.states.map(state => ({ ...state, world: { ...state.world, facts: { ...state.world.facts, decided } } }))
})

/** The frontiers before each observation up to a refused one. */
const frontiers = (model: Model, scenario: WireScenario, trace: readonly Observation[], reach: Reach): readonly Frontier[] => {
  const found = [model.start(scenario, reach)]
  for (const observation of trace) {
    const next = model.accept(found.at(-1)!, observation)
    if (next.kind === 'refused') break
    found.push(next.frontier)
  }
  return found
}

/** Of several ways in which a decision could have been made, the first. */
const onceEach = (found: readonly Broken[]): readonly Broken[] =>
  found.filter((each, at) => found.findIndex(({ decision }) => decision === each.decision) === at)

/**
 * The decisions that a refused observation breaks, the most likely first: those that, made otherwise shortly before, would have
 * allowed it and the most of what came then, with the fewest changes.
 * @param step the place of the refused observation in the trace
 */
export const diagnose = (
  model: Model,
  scenario: WireScenario,
  trace: readonly Observation[],
  step: number,
  reach: Reach = 'near'
): readonly Broken[] => {
  // what a decision made otherwise lets in is given up early, from the start on: it explains nothing
  const { base, level, autonomous } = model.setting
  const bounded = createModel(base, { level, autonomous: [...autonomous], bound: BOUND })
  const known = frontiers(model, scenario, trace.slice(0, step), reach)
  let left = MOST
  /** How many of these observations are allowed from here. */
  const allowed = (from: Frontier, observations: readonly Observation[]): number => {
    let now: Frontier | undefined = from
    for (const [at, observation] of observations.entries()) {
      left--
      now = ahead(bounded.setting, now, observation)
      if (now === undefined) return at
    }
    return observations.length
  }
  const names = new Map(decisions.map(({ name, decision }) => [decision, name]))
  for (const back of [...BACK.filter(each => each <= step), step + 1]) {
    if (left <= 0) break
    const from = (decided: Decided): Frontier =>
      back > step ? bounded.start(scenario, reach, decided) : deciding(known[step - back]!, decided)
    const window = trace.slice(Math.max(0, step - back), step + 1)
    const after = trace.slice(step + 1, step + 1 + FURTHER)
    const asked = new Set<AnyDecision>()
    allowed(
      from((of, result) => {
        asked.add(of)
        return result
      }),
      window
    )
    const found: Broken[] = []
    for (const decision of asked) {
      for (const other of decision.others) {
        if (left <= 0) break
        let changed = 0
        const otherwise = from((of, result, about) => {
          if (of !== decision) return result
          const made = other(result as never, ...(about as never[]))
          if (made !== result) changed++
          return made
        })
        const count = allowed(otherwise, [...window, ...after])
        if (count >= window.length)
          found.push({
            decision: names.get(decision) ?? '',
            rules: rulesOf(decision, base.rulebook),
            back,
            further: count - window.length,
            changed
          })
      }
    }
    if (found.length > 0) return onceEach(found.toSorted((a, b) => b.further - a.further || a.changed - b.changed))
  }
  return []
}
