/**
 * Compares what an engine showed with what a fixture's author derived by hand.
 * @module
 */
import { isVisible, project } from '../../model/trace/level.js'
import { toldInOneForm } from '../../model/trace/one-form.js'
import { twinsIn, withoutTwins } from '../../model/trace/twins.js'
import { toldForEach } from '../../model/trace/apart.js'
import { mapIds } from '../../model/trace/ids.js'
import type { IdKind } from '../../model/trace/ids.js'
import type { Level, Observation, ObservationOf } from '../../model/trace/observation.js'
import type { DecisionKind } from '../../model/trace/option.js'
import { kindsLeftOut, leftOut } from '../../model/scenario/left-out.js'
import type { Expectation, Scenario } from '../../model/scenario/scenario.js'
import { originals } from '../invariants/reading.js'
import { fieldsApart } from './fitting/apart.js'
import { isSpent, MOST_STEPS, unify } from './fitting/fit.js'
import type { Effort, Search } from './fitting/fit.js'
import { spoken, startNames } from './fitting/names.js'
import type { Names } from './fitting/names.js'
import { Bag, isPlain, Tagged } from './fitting/tagged.js'

/** Where an engine's trace parts from the expectation. */
export interface Mismatch {
  /** The place in the engine's trace, or its length if something is missing at the end. */
  readonly step: number
  /** In the engine's own names, as far as it has given them. */
  readonly expected: Observation | undefined
  readonly came: Observation | undefined
  /** The fields that differ, each in a phrase. */
  readonly fields: readonly string[]
}

/** That a trace may or may not show what is expected: it would take more steps to tell than are taken. */
export const UNDECIDED = 'undecided'

export const SAY_UNDECIDED = 'what came could fit what is expected in more ways than are followed'

/** An observation that is compared, with its place in the trace. An answer is joined to its prompt. */
interface Compared {
  readonly at: number
  readonly o: Observation
  readonly value: unknown
  /** The engine may show it where the expectation has nothing. */
  readonly free?: true
}

/** What of a trace is compared: visible at the level, watched, and a real choice where it is a prompt. */
const compared = (
  trace: readonly Observation[],
  expect: Expectation,
  level: Level,
  autonomous: readonly DecisionKind[],
  alike: readonly (readonly string[])[] = []
): readonly Compared[] => {
  const watched = new Set<string>(expect.watch ?? [])
  const ignored = leftOut(expect)
  const unwanted = kindsLeftOut(expect)
  const kept: Compared[] = []
  const original = originals(trace)
  const twins = twinsIn(trace)
  trace.forEach((given, at) => {
    const asked = isSelection(given) ? given.about!.event! : undefined
    // Who begins is selected for an event and all that it becomes, whichever of them the question names.
    const o = asked === undefined ? given : ({ ...given, about: { event: original(asked) } } as Observation)
    if (!isVisible(o.see, level) || o.see === 'answer' || unwanted.has(o.see)) return
    if (o.see === 'event') {
      const events = o.events.filter(event => !ignored.has(event.event))
      if (events.length > 0) kept.push({ at, o, value: tag({ ...o, events }) })
      return
    }
    if (o.see === 'prompt') {
      const listed = withoutTwins(o)
      if (listed.length === 1 || autonomous.includes(o.decision) || (o.decision === 'priority' && !watched.has('priority'))) return
      const next = trace[at + 1]
      const chosen = next?.see === 'answer' ? o.options[next.option] : undefined
      const { options, ...rest } = tag({ ...o, options: [...listed] }) as { options: readonly unknown[] }
      const taken = chosen && withoutTwins({ ...o, options: [chosen] })
      const answer = taken && (tag({ ...o, options: [...taken] }) as { options: readonly unknown[] }).options[0]
      kept.push({ at, o, value: { ...rest, options: new Bag(options), ...(answer !== undefined && { chosen: answer }) } })
      return
    }
    if (o.see === 'end') {
      const { state: _state, note: _note, ...rest } = tag(o) as Record<string, unknown>
      kept.push({ at, o, value: rest })
      return
    }
    kept.push({ at, o, value: o.see === 'triggered' ? tagPending(o, twins, alike) : tag(o) })
  })
  return kept
}

/**
 * Whether no text says which player applies it: of what is to enter under another's control, its controller or that other one.
 * @see mtg-context:616.1 mtg-context:614.12
 */
const isApplierOpen = (o: Observation): boolean => o.see === 'applied' && o.becomes !== null && 'under' in o.becomes.what

const tag = (o: Observation): unknown => {
  const tagged = mapIds(toldInOneForm(o), (id, kind) => new Tagged(id, kind)) as Record<string, unknown>
  if (isApplierOpen(o)) delete tagged['player']
  return o.see === 'event' ? { ...tagged, events: new Bag(tagged['events'] as unknown[]) } : tagged
}

/** A triggering: which of several twins it made is not told by their names, for they are placed in any order. */
const tagPending = (
  o: ObservationOf<'triggered'>,
  twins: ReadonlySet<string>,
  alike: readonly (readonly string[])[]
): Readonly<Record<string, unknown>> => {
  const found = alike.findIndex(layers => layers.includes(o.layer))
  const apart = (id: string, group?: number): Tagged => new Tagged(twins.has(id) ? `~${id}` : id, 'thing', { isTwin: twins.has(id), group })
  return {
    ...(tag(o) as Readonly<Record<string, unknown>>),
    layer: apart(o.layer, found < 0 ? undefined : found),
    ...(o.answers !== undefined && { answers: apart(o.answers) })
  }
}

/** Observations in the midst of placing stack objects. */
const PLACING: readonly Observation['see'][] = ['prompt', 'answer', 'layer', 'ceased']

/** Whether an observation asks who begins to apply effects to an event. */
const isSelection = (o: Observation): o is ObservationOf<'prompt'> =>
  o.see === 'prompt' && o.decision === 'first-player' && o.about?.event !== undefined

/**
 * The places in an engine's trace where it asks who begins, for the first time for an event or for one placing of stack objects. It may
 * ask where there is nothing to choose; an expectation lists the question where the outcome can depend on it.
 * @see fab:6.5.2 fab:6.6.6b
 */
const freeSelections = (trace: readonly Observation[]): ReadonlySet<number> => {
  const original = originals(trace)
  const asked = new Set<string>()
  const free = new Set<number>()
  trace.forEach((o, at) => {
    if (!PLACING.includes(o.see)) asked.delete('placing')
    if (o.see !== 'prompt' || o.decision !== 'first-player') return
    const about = o.about?.event === undefined ? 'placing' : `event ${original(o.about.event)}`
    if (!asked.has(about)) free.add(at)
    asked.add(about)
  })
  return free
}

/** The places where an event is proposed that then occurs as it is: an engine may tell so where an effect waits for its outcome only. */
const freeProposals = (trace: readonly Observation[]): ReadonlySet<number> => {
  const occurring = new Map(
    trace.flatMap((o, at) => (o.see === 'event' ? o.events.flatMap(({ id }) => (id === undefined ? [] : [[id, at] as const])) : []))
  )
  const replaced = new Set(trace.flatMap((o, at) => (o.see === 'applied' && at < (occurring.get(o.to) ?? Infinity) ? [o.to] : [])))
  return new Set(trace.flatMap((o, at) => (o.see === 'proposed' && occurring.has(o.event) && !replaced.has(o.event) ? [at] : [])))
}

/** The places where an order of effects that begin together is asked for; an expectation lists the question where the order counts. */
const freeOrders = (trace: readonly Observation[]): ReadonlySet<number> =>
  new Set(trace.flatMap((o, at) => (o.see === 'prompt' && o.decision === 'timestamp' ? [at] : [])))

const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter(each => each !== item)

const isTriggering = (o: Observation | undefined): boolean => o?.see === 'triggered' || o?.see === 'suppressed'

/** What a player decides about a triggering: whether a hidden effect triggers, or on which of several events one does. */
const isOfTriggering = (o: Observation | undefined): boolean =>
  isTriggering(o) || (o?.see === 'prompt' && (o.decision === 'occurrence' || o.decision === 'may'))

/** Whether an observation tells of moves to the graveyard alone. */
const isClearance = (o: Observation | undefined): boolean =>
  o?.see === 'event' && o.events.every(event => event.event === 'move' && event.from === 'arena' && event.to === 'graveyard')

/** Whether a triggering comes before anything else but decisions about triggerings. */
const leadsToTriggering = (items: readonly Compared[], from: number): boolean => {
  const next = items.slice(from).find(({ o }) => isTriggering(o) || !isOfTriggering(o))
  return isTriggering(next?.o)
}

/** Consecutive triggerings answer one event in no particular order, and the attacks of a chain that has closed leave in none. */
const grouped = (items: readonly Compared[]): readonly (readonly Compared[])[] => {
  const groups: Compared[][] = []
  let closing = false
  for (const [at, item] of items.entries()) {
    const last = groups.at(-1)
    const clears: boolean = closing && isClearance(item.o)
    const joins = clears
      ? isClearance(last?.[0]?.o)
      : isOfTriggering(item.o) && isOfTriggering(last?.[0]?.o) && (last!.some(({ o }) => isTriggering(o)) || leadsToTriggering(items, at))
    if (last && joins) last.push(item)
    else groups.push([item])
    closing = clears || (item.o.see === 'event' && item.o.events.some(event => event.event === 'close'))
  }
  return groups
}

const eventsOf = (value: unknown): readonly unknown[] | undefined => {
  const events = isPlain(value) ? value['events'] : undefined
  return events instanceof Bag ? events.items : undefined
}

const withEvents = (value: unknown, events: readonly unknown[]): unknown => ({ ...(value as object), events: new Bag(events) })

/**
 * Events that happened at once and that an engine at level `outcome` told one by one, with nothing between, as one observation; with
 * damage to several as that to each, here and in what is expected; and the place after them.
 */
const toldApart = (
  want: readonly Compared[],
  shown: readonly (readonly Compared[])[],
  from: number,
  trace: readonly Observation[],
  level: Level
): { readonly wanted: unknown; readonly came: unknown; readonly next: number } | undefined => {
  const first = want[0]
  const wanted = want.flatMap(({ value }) => toldForEach(eventsOf(value) ?? []))
  if (level !== 'outcome' || !first || wanted.length < 2) return undefined
  const found: unknown[] = []
  let before: Compared | undefined
  for (let at = from; found.length < wanted.length; at++) {
    const group = shown[at] ?? []
    for (const came of group) {
      const events = eventsOf(came.value)
      if (!events || (before && trace.slice(before.at, came.at).some(o => o.see !== 'event'))) return undefined
      found.push(...toldForEach(events))
      before = came
    }
    if (group.length === 0 || !before) return undefined
    if (found.length === wanted.length)
      return { wanted: withEvents(first.value, wanted), came: withEvents(before.value, found), next: at + 1 }
  }
  return undefined
}

/** The stack objects that the expectation calls alike, as far as it is compared how they trigger. */
const alikeIn = ({ alike = [], trace }: Expectation, level: Level): readonly (readonly string[])[] => {
  if (!isVisible('triggered', level)) return []
  const triggered = new Set(trace.flatMap(o => (o.see === 'triggered' ? [o.layer] : [])))
  return alike.map(layers => layers.filter(layer => triggered.has(layer)))
}

/**
 * Whether a trace shows exactly what the expectation lists.
 * @param trace the engine's observations, in the scenario's handles
 * @param effort counts the steps that it takes to tell, and says how many they may be
 * @returns the first difference, or `undefined` if there is none; `undecided` if it takes too many steps to tell
 */
export const compareWithExpectation = (
  scenario: Pick<Scenario, 'players' | 'objects'>,
  expect: Expectation,
  trace: readonly Observation[],
  level: Level,
  autonomous: readonly DecisionKind[] = [],
  effort: Effort = { most: MOST_STEPS, steps: 0 }
): Mismatch | typeof UNDECIDED | undefined => {
  const handles = new Set([...scenario.players, ...scenario.objects].map(each => each.id))
  const search: Search = { handles, effort }
  const free = new Set([...freeSelections(trace), ...freeProposals(trace), ...freeOrders(trace)])
  const alike = alikeIn(expect, level)
  const wanted = grouped(compared(project(expect.trace, level), expect, level, autonomous, alike))
  const shown = grouped(compared(trace, expect, level, autonomous).map(each => (free.has(each.at) ? { ...each, free: true } : each)))
  const start = startNames(alike.map(layers => layers.map(layer => `thing ${layer}`)))
  let furthest: { readonly wanted: number; readonly shown: number; readonly names: Names } = { wanted: 0, shown: 0, names: start }

  // Who begins is asked at any time before it counts: a question may have come before its place, or be owed after it.
  const match = (i: number, j: number, names: Names, early: readonly Compared[], owed: readonly Compared[]): boolean => {
    effort.steps++
    if (isSpent(search)) return false
    if (i >= furthest.wanted) furthest = { wanted: i, shown: j, names }
    const want = wanted[i]
    const came = shown[j]
    if (want && came)
      for (const bound of unify(new Bag(want.map(w => w.value)), new Bag(came.map(c => c.value)), names, search)) {
        if (match(i + 1, j + 1, bound, early, owed)) return true
      }
    const many = want && came && toldApart(want, shown, j, trace, level)
    if (many) for (const bound of unify(many.wanted, many.came, names, search)) if (match(i + 1, many.next, bound, early, owed)) return true
    const [asked] = want ?? []
    if (asked && isSelection(asked.o)) {
      for (const before of early)
        for (const bound of unify(asked.value, before.value, names, search))
          if (match(i + 1, j, bound, without(early, before), owed)) return true
      if (shown.slice(j).some(group => group[0]?.free && isSelection(group[0].o)) && match(i + 1, j, names, early, [...owed, asked]))
        return true
    }
    const [free] = came ?? []
    if (!free?.free) return !want && !came && owed.length === 0
    for (const due of owed)
      for (const bound of unify(due.value, free.value, names, search)) if (match(i, j + 1, bound, early, without(owed, due))) return true
    return match(i, j + 1, names, isSelection(free.o) ? [...early, free] : early, owed)
  }

  if (match(0, 0, start, [], [])) return undefined
  if (isSpent(search)) return UNDECIDED
  const want = wanted[furthest.wanted] ?? []
  const came = shown[furthest.shown] ?? []
  const odd = unpaired(want, came, { handles, effort: { most: MOST_STEPS, steps: 0 } }, start)
  const next = odd.came ?? (odd.want ? shown[furthest.shown + 1]?.[0] : came[0])
  const wants = odd.want ?? want[0]
  const expected = wants?.o
  const named = spoken(furthest.names)
  const asShown = (id: string, kind: IdKind): string => named[`${kind} ${id}`]?.slice(kind.length + 1) ?? id
  const isOwn = (name: Tagged): boolean => (name.kind === 'thing' && handles.has(name.id)) || named[name.key] !== undefined
  return {
    step: next?.at ?? trace.length,
    expected: expected && (mapIds(expected, asShown) as Observation),
    came: next?.o,
    fields:
      wants && next && wants.o.see === next.o.see
        ? fieldsApart(wants.value, next.value, {
            expected: name => (isOwn(name) ? asShown(name.id, name.kind) : undefined),
            came: name => name.id
          })
        : []
  }
}

/** Of observations in no particular order, the first that is wanted and does not come, and the first that comes unwanted. */
const unpaired = (
  wanted: readonly Compared[],
  shown: readonly Compared[],
  search: Search,
  start: Names
): { readonly want: Compared | undefined; readonly came: Compared | undefined } => {
  const left = [...shown]
  const missing = wanted.filter(want => {
    const at = left.findIndex(came => !unify(want.value, came.value, start, search).next().done)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { want: missing[0], came: left[0] }
}
