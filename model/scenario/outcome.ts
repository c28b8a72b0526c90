/**
 * Outcomes that are expected: the ends to which the decisions of a scenario can lead, each by what it names of it.
 * @module
 */
import { z } from 'zod'
import type { ReportedState } from '../trace/observation.js'
import { EndObservation } from '../trace/observation.js'
import { CounterKind, Handle, Zone } from './names.js'

/** How a game can end of which an outcome is told. */
const Why = z.enum(EndObservation.shape.why.exclude(['budget', 'unsupported']).options)

/**
 * An end to which decisions can lead. It states what it names, and nothing else of the end: how the game ends and who wins, the players'
 * life, and where objects are, whose they are and what counters they have, which every engine reports.
 */
export const ExpectedOutcome = z
  .strictObject({
    why: Why.exactOptional(),
    winner: Handle.exactOptional(),
    players: z
      .record(Handle, z.strictObject({ life: z.int() }))
      .describe('The life of players, by the player’s id.')
      .exactOptional(),
    objects: z
      .record(
        Handle,
        z.strictObject({
          zone: Zone.exactOptional(),
          controller: Handle.exactOptional(),
          counters: z.record(CounterKind, z.int()).exactOptional()
        })
      )
      .describe('Where objects are, by the object’s id.')
      .exactOptional()
  })
  .meta({
    id: 'ExpectedOutcome',
    description: 'An end to which decisions can lead. What it leaves out may be anything.'
  })
export type ExpectedOutcome = z.infer<typeof ExpectedOutcome>

/** An end of a game, as far as it is known. */
export interface End {
  readonly why?: z.infer<typeof EndObservation>['why']
  readonly winner?: string
  readonly state: z.infer<typeof ReportedState>
}

/** A field that an outcome names: where it stands, what it must be, and how it is read of an end; what is not reported is not there. */
interface NamedField {
  /** Its place: `A.life`, `lamp.zone`, `lamp.counters.rust`, `why`. */
  readonly place: string
  readonly value: string | number
  readonly read: (end: End) => string | number | undefined
}

/** Stands for the winner of a game that nobody has won. */
const NOBODY = ''

const winnerOf = ({ why, winner }: End): string | undefined => winner ?? (why === undefined || why === 'game-over' ? undefined : NOBODY)

/** All that an outcome names. */
export const fieldsOf = ({ why, winner, players = {}, objects = {} }: ExpectedOutcome): readonly NamedField[] => [
  ...(why === undefined ? [] : [{ place: 'why', value: why, read: (end: End) => end.why }]),
  ...(winner === undefined ? [] : [{ place: 'winner', value: winner, read: winnerOf }]),
  ...Object.entries(players).map(([id, { life }]) => ({
    place: `${id}.life`,
    value: life,
    read: ({ state }: End) => state.players[id]?.life
  })),
  ...Object.entries(objects).flatMap(([id, { zone, controller, counters = {} }]) => {
    const own = ({ state }: End) => state.objects[id]
    return [
      // what is no more in the game need not be reported
      ...(zone === undefined
        ? []
        : [{ place: `${id}.zone`, value: zone, read: (end: End) => (zone === 'outside' && !own(end) ? zone : own(end)?.zone) }]),
      ...(controller === undefined ? [] : [{ place: `${id}.controller`, value: controller, read: (end: End) => own(end)?.controller }]),
      ...Object.entries(counters).map(([kind, value]) => ({
        place: `${id}.counters.${kind}`,
        value,
        // of counters that are reported, those that are left out are none
        read: (end: End) => {
          const there = own(end)?.counters
          return there && (there[kind] ?? 0)
        }
      }))
    ]
  })
]

/** An outcome in a few words: `A.life 18, lamp.zone graveyard`. */
export const sayOutcome = (outcome: ExpectedOutcome): string =>
  fieldsOf(outcome)
    .map(({ place, value }) => `${place} ${value}`)
    .join(', ')

/** Whether no end is both: a field that both name is another one in each. */
export const areApart = (one: ExpectedOutcome, other: ExpectedOutcome): boolean => {
  const there = new Map(fieldsOf(other).map(({ place, value }) => [place, value]))
  return fieldsOf(one).some(({ place, value }) => there.has(place) && there.get(place) !== value)
}

/** How an end stands to an outcome. */
export type Standing =
  /** It is this outcome. */
  | { readonly kind: 'is' }
  /** It is another one: a field is not as the outcome names it. */
  | { readonly kind: 'not' }
  /** It may be: all that is reported is as the outcome names it, but these are not reported. */
  | { readonly kind: 'may'; readonly untold: readonly string[] }

/** Whether an end is an outcome. */
export const standsTo = (end: End, outcome: ExpectedOutcome): Standing => {
  const fields = fieldsOf(outcome).map(({ place, value, read }) => ({ place, value, came: read(end) }))
  if (fields.some(({ came, value }) => came !== undefined && came !== value)) return { kind: 'not' }
  const untold = fields.flatMap(({ came, place }) => (came === undefined ? [place] : []))
  return untold.length === 0 ? { kind: 'is' } : { kind: 'may', untold }
}

/** Why a list of outcomes says nothing, or says it twice: where, and in a sentence. */
export interface OutcomeFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** What is wrong with a list of outcomes, if something is. */
export const faultOf = (outcomes: readonly ExpectedOutcome[]): OutcomeFault | undefined => {
  if (outcomes.length === 0) return { path: [], message: 'no outcome is named; name each that can be reached, or leave "outcomes" out' }
  const empty = outcomes.findIndex(outcome => fieldsOf(outcome).length === 0)
  if (empty >= 0) return { path: [empty], message: 'it names nothing, so that every end would be it; name what tells it from the others' }
  for (const [at, outcome] of outcomes.entries()) {
    const before = outcomes.slice(0, at).findIndex(other => !areApart(other, outcome))
    if (before >= 0)
      return {
        path: [at],
        message: `an end can be this and /outcomes/${before} at once; name a field in both that tells them apart, or take one out`
      }
  }
  return undefined
}
