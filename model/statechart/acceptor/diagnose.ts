/** What a refused observation breaks: the decisions that, made otherwise, would have allowed it. @module */
import type { AnyDecision } from '../../rules/index.js'
import { decisions, rulesOf } from '../../rules/index.js'
import type { RuleId } from '../../scenario/names.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { lastChange } from './last-change.js'
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

/** So many transitions are followed for one observation there: what is decided otherwise may go round for ever. */
const MOVES = 50 * BOUND

/** So many observations in all are followed to find an explanation. */
const MOST = 2_000

type Decided = (of: AnyDecision, result: unknown, about: readonly unknown[]) => unknown

/** What else a decision could have come to. */
const made = (of: AnyDecision, at: number, result: unknown, about: readonly unknown[]): unknown =>
  of.others[at]!(result as never, ...(about as never[]))

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, at) => each === b[at]))

/** The same states, in which decisions are told, and may be made otherwise. */
const deciding = (frontier: Frontier, decided: Decided): Frontier => ({
  ...frontier,
  states: frontier.states.map(state => ({ ...state, world: { ...state.world, facts: { ...state.world.facts, decided } } }))
})

/** The frontiers before each observation up to a refused one, told of each decision on the way. */
const frontiers = (
  model: Model,
  scenario: WireScenario,
  trace: readonly Observation[],
  reach: Reach,
  decided: Decided
): readonly Frontier[] => {
  const found = [model.start(scenario, reach, decided)]
  for (const observation of trace) {
    const next = model.accept(found.at(-1)!, observation)
    if (next.kind === 'refused') break
    found.push(next.frontier)
  }
  return found
}

/** What tells how likely an explanation is, beside what is told of it. */
interface Weighed extends Broken {
  /** How much of what was followed after the refused observation it allows. */
  readonly share: number
  /** How often the decision was made in the game before: what is made all the time would have gone wrong before. */
  readonly before: number
  /** The place of the other result among those that there are. */
  readonly other: number
}

/** How much each doubling of the changes, and of how often a decision was made before, speaks against an explanation. */
const PER_DOUBLING = 0.1

/** How much each result that would have been nearer speaks against one. */
const PER_OTHER = 0.02

/** How likely an explanation is, against others from as far back. */
const likelihood = ({ share, changed, before, other }: Weighed): number =>
  share - PER_DOUBLING * (Math.log2(1 + changed) + Math.log2(1 + before)) - PER_OTHER * other

/** Of several ways in which a decision could have been made, the first. */
const onceEach = <T extends Broken>(found: readonly T[]): readonly T[] =>
  found.filter((t, at) => found.findIndex(({ decision }) => decision === t.decision) === at)

/**
 * The decisions that a refused observation breaks, the most likely first: those that, made otherwise as shortly before as explains
 * it, would have allowed it and the most of what came then, with the fewest changes, and were seldom made before.
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
  const bounded = createModel(base, { level, autonomous: [...autonomous], bound: BOUND, perObservation: MOVES })
  const times = new Map<AnyDecision, number>()
  const known = frontiers(model, scenario, trace.slice(0, step), reach, (of, result) => {
    times.set(of, (times.get(of) ?? 0) + 1)
    return result
  })
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
  const came = trace[step]
  const changed = came?.see === 'end' ? lastChange(known, came) : undefined
  // what is wrong at the end alone came about as it was last changed, if it is not worked out only there
  const likely = changed ? [0, step - changed.step, step - changed.step + 1] : []
  for (const back of new Set([...[...likely, ...BACK].filter(each => each <= step), step + 1])) {
    if (left <= 0) break
    const from = (decided: Decided): Frontier =>
      back > step ? bounded.start(scenario, reach, decided) : deciding(known[step - back]!, decided)
    const window = trace.slice(Math.max(0, step - back), step + 1)
    const after = trace.slice(step + 1, step + 1 + FURTHER)
    // until a decision is made otherwise all goes as before: what changes nothing then explains nothing
    const changing = new Map<AnyDecision, Set<number>>()
    allowed(
      from((of, result, about) => {
        const ways = changing.get(of) ?? new Set()
        changing.set(of, ways)
        for (const at of of.others.keys()) if (!ways.has(at) && !isSame(made(of, at, result, about), result)) ways.add(at)
        return result
      }),
      window
    )
    const found: Weighed[] = []
    for (const [decision, ways] of changing) {
      for (const at of [...ways].toSorted((a, b) => a - b)) {
        if (left <= 0) break
        let changed = 0
        const exchanged = from((of, result, about) => {
          if (of !== decision) return result
          const otherwise = made(decision, at, result, about)
          if (!isSame(otherwise, result)) changed++
          return otherwise
        })
        const count = allowed(exchanged, [...window, ...after])
        if (count >= window.length)
          found.push({
            decision: names.get(decision) ?? '',
            rules: rulesOf(decision, base.rulebook),
            back,
            further: count - window.length,
            changed,
            share: after.length === 0 ? 0 : (count - window.length) / after.length,
            before: times.get(decision) ?? 0,
            other: at
          })
      }
    }
    if (found.length > 0) {
      const sorted = onceEach(found.toSorted((a, b) => likelihood(b) - likelihood(a)))
      return sorted.map(({ decision, rules, back, further, changed }) => ({ decision, rules, back, further, changed }))
    }
  }
  return []
}
