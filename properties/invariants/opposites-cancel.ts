import type { EventOf, NamedEvent } from '../../model/trace/event.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { ledgers, opposites, type Ledger } from './ledger.js'
import { isByCheck, said } from './reading.js'

const KINDS: readonly string[] = ['+1/+1', '-1/-1']

type Taken = EventOf<'counters'>

/** What a check takes of opposite counters. */
const taken = (events: readonly NamedEvent[]): readonly Taken[] =>
  events.flatMap(event => (event.event === 'counters' && event.delta < 0 && KINDS.includes(event.counter) ? [event] : []))

/** Whether as many of each kind are taken from an object as there are pairs. */
const isPairs = (state: Ledger, object: string, events: readonly Taken[]): boolean => {
  const thing = state.things[object]
  const own = events.filter(event => event.object === object)
  return thing === undefined || KINDS.every(kind => own.some(event => event.counter === kind && event.delta === -opposites(thing)))
}

/** Whether events have no names: below level `full` what happened at once may be told apart. */
const isNameless = (o: Observation | undefined): o is ObservationOf<'event'> =>
  o?.see === 'event' && o.events.every(({ id }) => id === undefined)

/** Whether one kind is taken from an object and the other is, both at once. */
const isOther = (own: Taken, each: Taken): boolean => each.object === own.object && each.counter !== own.counter

/** For each place of a trace the first and the last of those that may have happened at once with it: events of one cause, told one by one. */
interface Together {
  readonly first: readonly number[]
  readonly last: readonly number[]
}

const togetherIn = (trace: readonly Observation[]): Together => {
  const causeAt = (at: number): unknown => (trace[at] as ObservationOf<'event'>).cause
  // A cause may be told here and left out there.
  const isOneCause = (at: number, there: number): boolean => {
    const [one, other] = [causeAt(at), causeAt(there)]
    return one === undefined || other === undefined || JSON.stringify(one) === JSON.stringify(other)
  }
  const isOne = (at: number, there: number): boolean => trace[at]?.see === 'event' && isNameless(trace[there]) && isOneCause(at, there)
  const first: number[] = []
  const last: number[] = []
  for (let at = 0; at < trace.length; at++) first[at] = isOne(at, at - 1) ? first[at - 1]! : at
  for (let at = trace.length - 1; at >= 0; at--) last[at] = isOne(at, at + 1) ? last[at + 1]! : at
  return { first, last }
}

/** The places after one, up to another; or those before it, the nearest first. */
const places = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) }, (_, nth) => from + (nth + 1) * Math.sign(to - from))

/** What an observation takes, with what is taken beside it of the other kind, and the places before which all of it may have happened at once. */
const takenAt = (
  trace: readonly Observation[],
  step: number,
  { first, last }: Together
): { readonly takes: readonly Taken[]; readonly from: readonly number[] } => {
  const o = trace[step]
  if (o?.see !== 'event') return { takes: [], from: [step] }
  const takes = taken(o.events)
  const alone = isNameless(o) ? takes.filter(own => !takes.some(each => isOther(own, each))) : []
  if (alone.length === 0) return { takes, from: [step] }
  const takenThere = (at: number): readonly Taken[] => {
    const each = trace[at]
    return isNameless(each) ? taken(each.events) : []
  }
  const earlier = places(step, first[step]!)
  const around = [...places(step, last[step]!), ...earlier]
  const beside = alone.map(own => ({ own, at: around.find(at => takenThere(at).some(each => isOther(own, each))) }))
  const others = beside.flatMap(({ own, at }) => (at === undefined ? [] : takenThere(at).filter(each => isOther(own, each))))
  const nearest = Math.min(...beside.map(({ at }) => at ?? step))
  return { takes: [...takes, ...others], from: [step, ...earlier].filter(at => at <= nearest) }
}

/** Kinds of counters of which texts say how many something can have: a check takes those beyond, of one kind alone. */
const cappedIn = (view: TraceView): readonly string[] =>
  KINDS.filter(kind =>
    view.scenario.cards.some(card => [`"counter-cap"`, `"counter":"${kind}"`].every(each => JSON.stringify(card.abilities).includes(each)))
  )

/** @see mtg-context:704.5q @see ga-context:CT @see fab-context:1.15.4 */
export const oppositesCancel: Invariant = {
  name: 'opposites-cancel',
  title: 'Opposite counters go in pairs, or stay',
  statement:
    'Where +1/+1 and -1/-1 counters cancel, a check takes as many of each kind from an object as the smaller number of them, both at once, and where they do so as they are put on, in the next event; where they stay, no check takes any.',
  formal:
    '∀ x, o: x ∈ checked ∧ takes(x, o) ≠ ∅ ⇒ opposites-cancel ∧ takes(x, o) = pairs(o); ∀ x, o: cancels-on-placement ∧ pairs(o) ≠ ∅ ⇒ takes(next(x, checked), o) = pairs(o)',
  concepts: ['check.performed'],
  level: 'outcome',
  sometimes: 'an object has counters of both kinds',
  met: view => ledgers(view).some(state => Object.values(state.things).some(thing => opposites(thing) > 0)),
  check: view => {
    const { trace, structure } = view
    const states = ledgers(view)
    const how = said(structure.events.opposites)
    const stay = how === 'stay' && !structure.checks.list.value.includes('counter-pairs')
    const capped = cappedIn(view)
    const together = togetherIn(trace)
    let owed: readonly string[] = []
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see !== 'event') return []
      const { takes: all, from } = takenAt(trace, step, together)
      const arePairs = (object: string): boolean => from.some(at => isPairs(states[at]!, object, all))
      // Where no cause is told, what takes a pair is the check.
      const isCheck = o.cause === undefined ? all.length > 0 && all.every(({ object }) => arePairs(object)) : isByCheck(o)
      const isCapped = (object: string): boolean => all.some(event => event.object === object && capped.includes(event.counter))
      const takes = isCheck ? all.filter(({ object }) => arePairs(object) || !isCapped(object)) : []
      const objects = [...new Set(takes.map(event => event.object))]
      const breach = (came: string, expected: string): readonly Breach[] => [{ step, came, expected }]
      // What may have happened at once with what put them on is told before they cancel, and several things' pairs may be told apart.
      const isOfThat = objects.length === 0 && together.first[step]! < step
      const isMissing = (id: string): boolean => !objects.includes(id)
      const beside =
        isOfThat || !owed.some(isMissing)
          ? []
          : places(step, together.last[step]!).flatMap(at => taken((trace[at] as ObservationOf<'event'>).events))
      const late = isOfThat ? undefined : owed.find(id => isMissing(id) && !beside.some(({ object }) => object === id))
      owed =
        how === 'cancel-on-placement'
          ? Object.entries(states[step + 1]!.things).flatMap(([id, thing]) => (thing.zone === 'arena' && opposites(thing) > 0 ? [id] : []))
          : []
      if (late !== undefined) return breach(`${late} keeps counters of both kinds`, 'they cancel as they are put on')
      const odd = objects.find(object => !arePairs(object))
      if (objects.length > 0 && stay) return breach(`a check takes counters from ${objects.join(', ')}`, 'opposite counters stay')
      if (odd !== undefined)
        return breach(`a check takes other counters from ${odd} than its pairs`, 'as many of each kind as there are pairs')
      return []
    })
  }
}
