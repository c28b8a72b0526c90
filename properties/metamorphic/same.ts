/**
 * Whether two games are the same but for the names of things.
 * @module
 */
import { toldForEach } from '../../model/trace/apart.js'
import { renameThings } from '../../model/trace/ids.js'
import type { Observation } from '../../model/trace/observation.js'
import { compareWithExpectation, UNDECIDED } from '../campaign/expectation.js'
import { compareFinalState } from '../campaign/final-state.js'
import { sayOrNothing } from '../campaign/sample.js'
import { handlesOf } from './decisions.js'
import type { Game, Relation } from './relation.js'

/** The state that a game reports of the scenario's own players and objects. */
const finalOf = (trace: readonly Observation[], handles: ReadonlySet<string>) => {
  const end = trace.at(-1)
  if (end?.see !== 'end') return undefined
  const own = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([id]) => handles.has(id)))
  return { players: own(end.state.players), objects: own(end.state.objects) }
}

/** What an engine shows whether or not it leaves out prompts with one option. */
const chosen = (trace: readonly Observation[]): readonly Observation[] => {
  const isForced = (o: Observation | undefined): boolean => o?.see === 'prompt' && o.options.length === 1
  return trace.filter((o, at) => !isForced(o) && !(o.see === 'answer' && isForced(trace[at - 1])))
}

/**
 * Neighbouring events as one observation: an engine that tells what happens at once one by one may take any order, and in one game
 * another one than in the next.
 */
const together = (trace: readonly Observation[]): readonly Observation[] => {
  const told: Observation[] = []
  for (const o of chosen(trace)) {
    const last = told.at(-1)
    if (o.see !== 'event') told.push(o)
    else if (last?.see !== 'event') told.push({ see: 'event', events: [...toldForEach(o.events)] })
    else told[told.length - 1] = { see: 'event', events: [...last.events, ...toldForEach(o.events)] }
  }
  return told
}

/**
 * Instances of an effect numbered as they are first spoken of: of those that begin at once, which is the first is the engine's choice.
 */
const numbered = (trace: readonly Observation[]): readonly Observation[] => {
  const places = new Map<string, Map<unknown, number>>()
  return JSON.parse(JSON.stringify(trace), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('source' in value) || !('ability' in value)) return value
    const { n = 1, ...effect } = value as { readonly n?: number }
    const known = places.get(JSON.stringify(effect)) ?? new Map<unknown, number>()
    places.set(JSON.stringify(effect), known)
    if (!known.has(n)) known.set(n, known.size + 1)
    const place = known.get(n)!
    return place === 1 ? effect : { ...effect, n: place }
  }) as readonly Observation[]
}

type Found = ReturnType<Relation['compare']>

/**
 * What differs between two games, once the first one's things are renamed. What an engine may show in any order is
 * compared in any order, and its own names only have to be used alike.
 */
export const difference = (before: Game, after: Game, rename: (id: string) => string = id => id): Found => {
  const wanted = before.trace.map(o => renameThings(o, rename))
  if (JSON.stringify(wanted) === JSON.stringify(after.trace)) return undefined
  const apart = differenceOf(wanted, after)
  const again = apart && differenceOf(numbered(wanted), { ...after, trace: numbered(after.trace) })
  return again === UNDECIDED ? again : again && apart
}

const differenceOf = (wanted: readonly Observation[], after: Game): Found => {
  const final = finalOf(wanted, handlesOf(after.scenario))
  const expect = { watch: ['begin' as const, 'play' as const, 'activate' as const, 'priority' as const], trace: [...wanted] }
  const apart = compareWithExpectation(after.scenario, expect, after.trace, after.level)
  const joined =
    apart !== undefined && apart !== UNDECIDED && after.level === 'outcome'
      ? compareWithExpectation(after.scenario, { ...expect, trace: [...together(wanted)] }, together(after.trace), after.level)
      : apart
  if (joined === UNDECIDED) return joined
  // Where they differ either way, the place is one of the game as it was told.
  const mismatch = joined && apart
  if (mismatch === UNDECIDED) return mismatch
  if (mismatch) return { step: mismatch.step, expected: sayOrNothing(mismatch.expected), came: sayOrNothing(mismatch.came) }
  const state = final && compareFinalState({ trace: [], final }, after.trace)
  return state === undefined ? undefined : { step: after.trace.length - 1, expected: 'the final state of the other game', came: state }
}
