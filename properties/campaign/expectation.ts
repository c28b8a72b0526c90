/**
 * Compares what an engine showed with what a fixture's author derived by hand.
 * @module
 */
import { isVisible, project } from '../../model/trace/level.js'
import { toldInOneForm } from '../../model/trace/one-form.js'
import { UNORDERED } from '../../model/trace/sets.js'
import { twinsIn, withoutTwins } from '../../model/trace/twins.js'
import { mapIds } from '../../model/trace/ids.js'
import type { IdKind } from '../../model/trace/ids.js'
import type { Level, Observation, ObservationOf } from '../../model/trace/observation.js'
import type { DecisionKind } from '../../model/trace/option.js'
import { leftOut } from '../../model/scenario/left-out.js'
import type { Expectation, Scenario } from '../../model/scenario/scenario.js'
import { originals } from '../invariants/reading.js'

/** Where an engine's trace parts from the expectation. */
export interface Mismatch {
  /** The place in the engine's trace, or its length if something is missing at the end. */
  readonly step: number
  /** In the engine's own names, as far as it has given them. */
  readonly expected: Observation | undefined
  readonly came: Observation | undefined
}

/** An observation that is compared, with its place in the trace. An answer is joined to its prompt. */
interface Compared {
  readonly at: number
  readonly o: Observation
  readonly value: unknown
  /** The engine may show it where the expectation has nothing. */
  readonly free?: true
}

class Tagged {
  constructor(
    readonly id: string,
    readonly kind: IdKind
  ) {}
}

/** What of a trace is compared: visible at the level, watched, and a real choice where it is a prompt. */
const compared = (
  trace: readonly Observation[],
  expect: Expectation,
  level: Level,
  autonomous: readonly DecisionKind[]
): readonly Compared[] => {
  const watched = new Set<string>(expect.watch ?? [])
  const ignored = leftOut(expect)
  const unwanted = new Set<Observation['see']>(expect.ignore ?? [])
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
    kept.push({ at, o, value: o.see === 'triggered' ? tagPending(o, twins) : tag(o) })
  })
  return kept
}

/** A list whose order does not matter. */
class Bag {
  constructor(readonly items: readonly unknown[]) {}
}

const tag = (o: Observation): unknown => {
  const tagged = mapIds(toldInOneForm(o), (id, kind) => new Tagged(id, kind)) as Record<string, unknown>
  return o.see === 'event' ? { ...tagged, events: new Bag(tagged['events'] as unknown[]) } : tagged
}

/** A triggering: which of several twins it made is not told by their names, for they are placed in any order. */
const tagPending = (o: ObservationOf<'triggered'>, twins: ReadonlySet<string>): unknown => {
  const apart = (id: string): string => (twins.has(id) ? `~${id}` : id)
  return tag({ ...o, layer: apart(o.layer), ...(o.answers !== undefined && { answers: apart(o.answers) }) })
}

/** Which of the fixture's names stand for which of the engine's. */
type Names = Readonly<Record<string, string>>

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an observation may say of how something came about: it is compared where the engine gives it. */
const TOLD: Readonly<Partial<Record<Observation['see'], readonly string[]>>> = {
  event: ['cause'],
  prompt: ['about'],
  layer: ['effect', 'targets', 'modes'],
  proposed: ['within'],
  applied: ['prevented'],
  triggered: ['by', 'answers'],
  suppressed: ['by', 'suppressor']
}

/** Fields that the schema has as optional and whose absence claims nothing; elsewhere it says that there is none. */
const mayBeLeftOut = (expected: Readonly<Record<string, unknown>>, key: string): boolean => {
  const { see, option, event } = expected
  if (typeof see === 'string') return TOLD[see as Observation['see']]?.includes(key) === true
  if (option !== undefined) return key === 'layer'
  // what a prompt is about
  if (typeof event !== 'string') return ['event', 'layer', 'effect', 'as'].includes(key)
  if (key === 'id' || key === 'within' || key === 'becomes' || key === 'revealed') return true
  if (event === 'apply') return key === 'effect' || key === 'gains'
  if (event === 'draw') return key === 'object'
  // where such a thing goes unless it is said
  if (key === 'to') return event !== 'move' && event !== 'attach' && expected['to'] === 'graveyard'
  return event === 'move' && key === 'position'
}

/** What an event says only where it is so: told of an event whose expectation has nothing of the kind, it is something else. */
const SAYS_SO: readonly string[] = ['status', 'counters', 'numbers', 'types', 'copyOf', 'hit', 'type']

/** Whether an event, or a part of damage, says what was not expected of it. */
const saysMore = (expected: Readonly<Record<string, unknown>>, came: Readonly<Record<string, unknown>>): boolean =>
  (typeof expected['event'] === 'string' || expected['target'] !== undefined) &&
  SAYS_SO.some(field => expected[field] === undefined && came[field] !== undefined && !isEmpty(came[field]))

const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** How a continuous effect is told that changes no number and makes no copy: these fields are the engine's to spell. */
const SPELLED: readonly string[] = ['property', 'op', 'gains']
const isSpelled = (told: Readonly<Record<string, unknown>>): boolean =>
  told['event'] === 'apply' && told['amount'] === undefined && told['property'] !== 'copy'

/** Whether both say of which layer, or of which effect, an event comes: what else brings one about is not told in one way alone. */
const sayWhose = (expected: unknown, came: unknown): boolean =>
  isPlain(expected) && isPlain(came) && ['layer', 'effect'].some(kind => kind in expected && kind in came)

/** All ways in which `came` matches `expected` by fields, given the names bound so far. */
function* unify(expected: unknown, came: unknown, names: Names, handles: ReadonlySet<string>): Generator<Names> {
  if (expected instanceof Tagged) {
    if (!(came instanceof Tagged) || came.kind !== expected.kind) return
    if (expected.kind === 'thing' && handles.has(expected.id)) {
      if (came.id === expected.id) yield names
      return
    }
    const key = `${expected.kind} ${expected.id}`
    const bound = names[key]
    if (bound === undefined) {
      if (!Object.entries(names).some(([other, id]) => id === came.id && other.startsWith(expected.kind)))
        yield { ...names, [key]: came.id }
    } else if (bound === came.id) yield names
    return
  }
  if (expected instanceof Bag) {
    if (came instanceof Bag && came.items.length === expected.items.length) yield* permute(expected.items, came.items, names, handles)
    return
  }
  if (Array.isArray(expected)) {
    if (Array.isArray(came) && came.length === expected.length) yield* sequence(expected, came, names, handles)
    return
  }
  if (isPlain(expected)) {
    if (!isPlain(came) || saysMore(expected, came)) return
    const free = isSpelled(expected) && isSpelled(came) ? SPELLED : []
    const isFree = (key: string): boolean =>
      free.includes(key) ||
      (came[key] === undefined && mayBeLeftOut(expected, key)) ||
      (key === 'cause' && !sayWhose(expected[key], came[key]))
    const keys = Object.keys(expected).filter(key => !isFree(key))
    const bag = (key: string, value: unknown): unknown => (UNORDERED.has(key) && Array.isArray(value) ? new Bag(value) : value)
    yield* sequence(
      keys.map(key => bag(key, expected[key])),
      keys.map(key => bag(key, came[key])),
      names,
      handles
    )
    return
  }
  if (expected === came) yield names
}

function* sequence(expected: readonly unknown[], came: readonly unknown[], names: Names, handles: ReadonlySet<string>): Generator<Names> {
  if (expected.length === 0) {
    yield names
    return
  }
  for (const bound of unify(expected[0], came[0], names, handles)) yield* sequence(expected.slice(1), came.slice(1), bound, handles)
}

function* permute(expected: readonly unknown[], came: readonly unknown[], names: Names, handles: ReadonlySet<string>): Generator<Names> {
  if (expected.length === 0) {
    yield names
    return
  }
  for (let i = 0; i < came.length; i++) {
    const rest = [...came.slice(0, i), ...came.slice(i + 1)]
    for (const bound of unify(expected[0], came[i], names, handles)) yield* permute(expected.slice(1), rest, bound, handles)
  }
}

/** Observations in the midst of placing layers. */
const PLACING: readonly Observation['see'][] = ['prompt', 'answer', 'layer', 'ceased']

/** Whether an observation asks who begins to apply effects to an event. */
const isSelection = (o: Observation): o is ObservationOf<'prompt'> =>
  o.see === 'prompt' && o.decision === 'first-player' && o.about?.event !== undefined

/**
 * The places in an engine's trace where it asks who begins, for the first time for an event or for one placing of layers. It may
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

/**
 * Events that happened at once and that an engine at level `outcome` told one by one, with nothing between, as one observation; and the
 * place after them.
 */
const toldApart = (
  want: readonly Compared[],
  shown: readonly (readonly Compared[])[],
  from: number,
  trace: readonly Observation[],
  level: Level
): { readonly value: unknown; readonly next: number } | undefined => {
  const wanted = eventsOf(want[0]?.value)?.length ?? 0
  if (level !== 'outcome' || wanted < 2) return undefined
  const found: unknown[] = []
  for (let at = from; found.length < wanted; at++) {
    const came = shown[at]?.[0]
    const before = at === from ? undefined : shown[at - 1]?.[0]
    const events = eventsOf(came?.value)
    if (!came || !events || (before && trace.slice(before.at, came.at).some(o => o.see !== 'event'))) return undefined
    found.push(...events)
    if (found.length === wanted && at > from) return { value: { ...(came.value as object), events: new Bag(found) }, next: at + 1 }
  }
  return undefined
}

const orders = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2 ? [items] : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map(rest => [item, ...rest]))

/** The expectation in each order in which layers that nothing tells apart can come onto the stack. */
const inEachOrder = (expect: Expectation): readonly Expectation[] =>
  (expect.alike ?? []).reduce<readonly Expectation[]>(
    (all, layers) =>
      all.flatMap(each =>
        orders(layers).map(order => ({
          ...each,
          trace: each.trace.map(o =>
            o.see === 'triggered' && layers.includes(o.layer) ? { ...o, layer: order[layers.indexOf(o.layer)]! } : o
          )
        }))
      ),
    [expect]
  )

/**
 * Whether a trace shows exactly what the expectation lists.
 * @param trace the engine's observations, in the scenario's handles
 * @returns the first difference, or `undefined` if there is none
 */
export const compareWithExpectation = (
  scenario: Pick<Scenario, 'players' | 'objects'>,
  expect: Expectation,
  trace: readonly Observation[],
  level: Level,
  autonomous: readonly DecisionKind[] = []
): Mismatch | undefined => {
  const found = inEachOrder(expect).map(each => compareInOrder(scenario, each, trace, level, autonomous))
  return found.reduce((best, each) => (best && each && best.step >= each.step ? best : best && each))
}

const compareInOrder = (
  scenario: Pick<Scenario, 'players' | 'objects'>,
  expect: Expectation,
  trace: readonly Observation[],
  level: Level,
  autonomous: readonly DecisionKind[]
): Mismatch | undefined => {
  const handles = new Set([...scenario.players, ...scenario.objects].map(each => each.id))
  const free = new Set([...freeSelections(trace), ...freeProposals(trace)])
  const wanted = grouped(compared(project(expect.trace, level), expect, level, autonomous))
  const shown = grouped(compared(trace, expect, level, autonomous).map(each => (free.has(each.at) ? { ...each, free: true } : each)))
  let furthest: { readonly wanted: number; readonly shown: number; readonly names: Names } = { wanted: 0, shown: 0, names: {} }

  // Who begins is asked at any time before it counts: a question may have come before its place, or be owed after it.
  const match = (i: number, j: number, names: Names, early: readonly Compared[], owed: readonly Compared[]): boolean => {
    if (i >= furthest.wanted) furthest = { wanted: i, shown: j, names }
    const want = wanted[i]
    const came = shown[j]
    if (want && came)
      for (const bound of unify(new Bag(want.map(w => w.value)), new Bag(came.map(c => c.value)), names, handles)) {
        if (match(i + 1, j + 1, bound, early, owed)) return true
      }
    const many = want && came && toldApart(want, shown, j, trace, level)
    if (many)
      for (const bound of unify(want[0]!.value, many.value, names, handles)) if (match(i + 1, many.next, bound, early, owed)) return true
    const [asked] = want ?? []
    if (asked && isSelection(asked.o)) {
      for (const before of early)
        for (const bound of unify(asked.value, before.value, names, handles))
          if (match(i + 1, j, bound, without(early, before), owed)) return true
      if (shown.slice(j).some(group => group[0]?.free && isSelection(group[0].o)) && match(i + 1, j, names, early, [...owed, asked]))
        return true
    }
    const [free] = came ?? []
    if (!free?.free) return !want && !came && owed.length === 0
    for (const due of owed)
      for (const bound of unify(due.value, free.value, names, handles)) if (match(i, j + 1, bound, early, without(owed, due))) return true
    return match(i, j + 1, names, isSelection(free.o) ? [...early, free] : early, owed)
  }

  if (match(0, 0, {}, [], [])) return undefined
  const want = wanted[furthest.wanted] ?? []
  const came = shown[furthest.shown] ?? []
  const odd = unpaired(want, came, handles)
  const next = odd.came ?? (odd.want ? shown[furthest.shown + 1]?.[0] : came[0])
  const expected = (odd.want ?? want[0])?.o
  const asShown = (id: string, kind: IdKind): string => furthest.names[`${kind} ${id}`] ?? id
  return { step: next?.at ?? trace.length, expected: expected && (mapIds(expected, asShown) as Observation), came: next?.o }
}

/** Of observations in no particular order, the first that is wanted and does not come, and the first that comes unwanted. */
const unpaired = (
  wanted: readonly Compared[],
  shown: readonly Compared[],
  handles: ReadonlySet<string>
): { readonly want: Compared | undefined; readonly came: Compared | undefined } => {
  const left = [...shown]
  const missing = wanted.filter(want => {
    const at = left.findIndex(came => !unify(want.value, came.value, {}, handles).next().done)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { want: missing[0], came: left[0] }
}
