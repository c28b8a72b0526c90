/**
 * Sets games side by side: which are observed alike, and where the others part from them.
 * @module
 */
import { mapIds } from './ids.js'
import type { IdKind } from './ids.js'
import type { Observation } from './observation.js'
import { isRunning } from './running.js'

/** One game's trace, with a name for the game. */
export interface Side<N extends string = string> {
  readonly name: N
  readonly trace: readonly Observation[]
}

/** Kinds of observation; `priority`: prompts for what to do with priority, which do not count otherwise. */
export type Kinds = readonly (Observation['see'] | 'priority')[]

/** An observation that counts in a comparison, in a form that games share, with its place in the trace. */
interface Shared {
  readonly at: number
  readonly form: string
}

/** Whether an observation is of a kind that is compared. */
const counts = (o: Observation, shows: Kinds | undefined): boolean =>
  o.see === 'prompt' && o.decision === 'priority' ? shows?.includes('priority') === true : shows?.includes(o.see) !== false

/**
 * What of a trace counts: real choices other than when to act, events, stack objects, replacements and triggerings, and the end. Names
 * that the engine gives are counted in the order of their mention; the scenario's own stay.
 */
const shared = (trace: readonly Observation[], own: ReadonlySet<string>, shows: Kinds | undefined): readonly Shared[] => {
  const given = new Map<string, string>()
  const name = (id: string, kind: IdKind): string => {
    if (kind === 'thing' && own.has(id)) return id
    const known = given.get(`${kind} ${id}`) ?? `~${given.size}`
    given.set(`${kind} ${id}`, known)
    return known
  }
  return trace.flatMap((o, at): readonly Shared[] => {
    if (o.see === 'answer' || !counts(o, shows)) return []
    if (o.see === 'prompt') {
      if (o.options.length === 1) return []
      const answer = trace[at + 1]
      return [{ at, form: JSON.stringify([mapIds(o, name), answer?.see === 'answer' ? answer.option : null]) }]
    }
    if (o.see !== 'event') return [{ at, form: JSON.stringify(mapIds(o, name)) }]
    const events = o.events.filter(each => !isRunning(each.event))
    return events.length === 0 ? [] : [{ at, form: JSON.stringify(mapIds({ ...o, events }, name)) }]
  })
}

/** What a comparison shows. */
export interface Comparison<N extends string = string> {
  /** The games, grouped by what was observed, in the order given. */
  readonly groups: readonly (readonly N[])[]
  /** The first step at which not all are alike: the games grouped by what they show there, each with the place in its trace. */
  readonly parting: readonly (readonly { readonly name: N; readonly at: number }[])[]
}

const grouped = <T>(all: readonly T[], key: (t: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return [...groups.values()]
}

/**
 * Compares games of one situation.
 * @param own the scenario's own handles, of which the games speak alike
 * @param shows the kinds of observation to compare; all, unless it is given
 */
export const compareGames = <N extends string>(games: readonly Side<N>[], own: ReadonlySet<string>, shows?: Kinds): Comparison<N> => {
  const all = games.map(({ name, trace }) => ({ name, end: trace.length, steps: shared(trace, own, shows) }))
  const formAt = ({ steps }: (typeof all)[number], i: number): string => steps[i]?.form ?? ''
  const groups = grouped(all, ({ steps }) => steps.map(step => step.form).join('\n')).map(group => group.map(({ name }) => name))
  if (groups.length < 2) return { groups, parting: [] }
  let first = 0
  while (all.every(each => formAt(each, first) === formAt(all[0]!, first))) first++
  return {
    groups,
    parting: grouped(all, each => formAt(each, first)).map(group =>
      group.map(({ name, end, steps }) => ({ name, at: steps[first]?.at ?? end }))
    )
  }
}
