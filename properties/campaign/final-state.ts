/**
 * Compares the state that an engine reports at the end with what a fixture's author derived. What an engine leaves out is not claimed.
 * @module
 */
import type { GameEvent } from '../../model/trace/event.js'
import { kindsLeftOut, leftOut } from '../../model/scenario/left-out.js'
import type { Expectation } from '../../model/scenario/scenario.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'

type Fields = Readonly<Record<string, unknown>>

/** One field of the final state that is expected. */
interface Wanted {
  readonly of: string
  readonly name: string
  readonly value: unknown
  readonly came: unknown
  /** The state says nothing of it. */
  readonly isLeftOut: boolean
}

const isPlain = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The numbers of an object, each a field of its own; none at all is a claim, some of them claim nothing of the others. */
const numbersOf = (of: string, wanted: Fields, came: Fields | undefined): readonly Wanted[] =>
  Object.entries(wanted).map(([name, value]) => {
    const isLeftOut = came === undefined || (came[name] === undefined && Object.keys(came).length > 0)
    return { of, name, value, came: came?.[name], isLeftOut }
  })

/** The fields that are expected of players or of objects, and what came of each. */
const wantedOf = (wanted: Readonly<Record<string, object>>, came: Readonly<Record<string, object | undefined>>): readonly Wanted[] =>
  Object.entries(wanted).flatMap(([of, fields]) => {
    const own = came[of] as Fields | undefined
    // What is no more in the game need not be reported.
    if (own === undefined && (fields as Fields)['zone'] === 'outside') return []
    return Object.entries(fields as Fields).flatMap(([name, value]): readonly Wanted[] => {
      if (name === 'numbers' && isPlain(value)) return numbersOf(of, value, own?.[name] as Fields | undefined)
      return [{ of, name, value, came: own?.[name], isLeftOut: own?.[name] === undefined }]
    })
  })

const finalOf = (expect: Pick<Expectation, 'final'>, end: ObservationOf<'end'>): readonly Wanted[] => [
  ...wantedOf(expect.final?.players ?? {}, end.state.players),
  ...wantedOf(expect.final?.objects ?? {}, end.state.objects)
]

/** The lists of a state are sets. */
const setOf = (list: readonly unknown[]): string => JSON.stringify([...new Set(list)].sort())

const contains = (came: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) return Array.isArray(came) && setOf(came as unknown[]) === setOf(wanted)
  return isPlain(wanted) ? isPlain(came) && Object.entries(wanted).every(([key, value]) => contains(came[key], value)) : came === wanted
}

const say = (value: unknown): string => (value === undefined ? 'not reported' : JSON.stringify(value))

/** A field of the state that is reported otherwise than it must be; without a name: there is no state at all. */
export interface WrongState {
  readonly of: string
  readonly name: string
  readonly value: unknown
  readonly came: unknown
}

const NO_END: WrongState = { of: '', name: '', value: undefined, came: undefined }

/** The first field of the final state that is reported otherwise than it must be. */
export const wrongAtEnd = (expect: Pick<Expectation, 'final'>, trace: readonly Observation[]): WrongState | undefined => {
  const end = trace.at(-1)
  if (!expect.final) return undefined
  if (end?.see !== 'end') return NO_END
  return finalOf(expect, end).find(({ isLeftOut, came, value }) => !isLeftOut && !contains(came, value))
}

/**
 * What is wrong with the state, as a sentence.
 * @param called what a player or an object is called
 * @param when at which time of the game
 */
export const sayWrong = ({ of, name, value, came }: WrongState, called: (id: string) => string = id => id, when = 'at the end'): string =>
  name === '' ? 'the trace has no end' : `${called(of)}'s ${name} is ${say(came)} ${when}; it must be ${say(value)}`

/** The first field of the final state that is reported otherwise than it must be, as a sentence. */
export const compareFinalState = (expect: Expectation, trace: readonly Observation[]): string | undefined => {
  const wrong = wrongAtEnd(expect, trace)
  return wrong && sayWrong(wrong)
}

const MOVES: readonly GameEvent['event'][] = ['move', 'destroy', 'sacrifice', 'discard', 'draw', 'create', 'cease']

/**
 * The events that tell all that becomes of a field. There are none for the others: a continuous effect that ends is not told, so
 * that numbers, types and who controls something are seen at the end alone.
 */
const TOLD_BY: Readonly<Record<string, readonly GameEvent['event'][]>> = {
  life: ['damage', 'gain', 'lose'],
  zone: MOVES,
  counters: ['counters', ...MOVES],
  statuses: ['status', ...MOVES],
  damage: ['damage', 'heal', ...MOVES]
}

/** The fields of the final state that are expected and that the engine left out. */
export const leftOutOfFinal = (expect: Pick<Expectation, 'final'>, trace: readonly Observation[]): readonly string[] => {
  const end = trace.at(-1)
  return end?.see === 'end' ? finalOf(expect, end).flatMap(({ of, name, isLeftOut }) => (isLeftOut ? [`${of}'s ${name}`] : [])) : []
}

/**
 * The first field of the final state that is expected, that the engine left out, and that the events which were compared do not tell
 * either, as the reason why the fixture decides nothing.
 */
export const untoldAtEnd = (expect: Expectation, trace: readonly Observation[]): string | undefined => {
  const end = trace.at(-1)
  if (end?.see !== 'end') return undefined
  const ignored = leftOut(expect)
  const drawsUnseen = trace.some(o => o.see === 'event' && o.events.some(event => event.event === 'draw' && event.object === undefined))
  const comparesEvents = !kindsLeftOut(expect).has('event')
  const isTold = (name: string): boolean =>
    comparesEvents && TOLD_BY[name]?.some(event => ignored.has(event)) === false && !(name === 'zone' && drawsUnseen)
  const untold = finalOf(expect, end).find(({ name, isLeftOut }) => isLeftOut && !isTold(name))
  return untold && `the engine does not report ${untold.of}'s ${untold.name} at the end, and no event tells it`
}
