import type { EventOf, NamedEvent } from '../../model/trace/event.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { Breach, Invariant } from './invariant.js'
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

/** Whether one of two kinds is taken by an event that has no name: below level `full` the other may be told next to it. */
const isHalf = (o: Observation | undefined): o is ObservationOf<'event'> => {
  const [event, more] = o?.see === 'event' ? o.events : []
  return event !== undefined && more === undefined && event.id === undefined && taken([event]).length === 1
}

/** What an observation takes, with what is taken next to it of the other kind, and the place before both. */
const takenAt = (trace: readonly Observation[], step: number): { readonly takes: readonly Taken[]; readonly from: number } => {
  const o = trace[step]
  if (o?.see !== 'event') return { takes: [], from: step }
  const [own] = taken(o.events)
  const isOther = (each: Observation | undefined): each is ObservationOf<'event'> =>
    isHalf(each) && taken(each.events).every(other => other.object === own?.object && other.counter !== own.counter)
  const [before, after] = [trace[step - 1], trace[step + 1]]
  if (isHalf(o) && isOther(after)) return { takes: taken([...o.events, ...after.events]), from: step }
  if (isHalf(o) && isOther(before)) return { takes: taken([...before.events, ...o.events]), from: step - 1 }
  return { takes: taken(o.events), from: step }
}

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
    let owed: readonly string[] = []
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see !== 'event') return []
      const { takes: all, from } = takenAt(trace, step)
      const before = states[from]!
      // Where no cause is told, what takes a pair is the check.
      const isCheck = o.cause === undefined ? all.length > 0 && all.every(({ object }) => isPairs(before, object, all)) : isByCheck(o)
      const takes = isCheck ? all : []
      const objects = [...new Set(takes.map(event => event.object))]
      const breach = (came: string, expected: string): readonly Breach[] => [{ step, came, expected }]
      const late = owed.find(object => !objects.includes(object))
      owed =
        how === 'cancel-on-placement'
          ? Object.entries(states[step + 1]!.things).flatMap(([id, thing]) => (thing.zone === 'arena' && opposites(thing) > 0 ? [id] : []))
          : []
      if (late !== undefined) return breach(`${late} keeps counters of both kinds`, 'they cancel as they are put on')
      const odd = objects.find(object => !isPairs(before, object, takes))
      if (objects.length > 0 && stay) return breach(`a check takes counters from ${objects.join(', ')}`, 'opposite counters stay')
      if (odd !== undefined)
        return breach(`a check takes other counters from ${odd} than its pairs`, 'as many of each kind as there are pairs')
      return []
    })
  }
}
