/**
 * The situation that a scenario begins with, and where a game ended, in words.
 * @module
 */
import type { Seat, StartEffect, StartObject, WireScenario } from '../scenario/scenario.js'
import type { Zone } from '../scenario/names.js'
import type { Observation } from '../trace/observation.js'
import { count as counted } from '../trace/text.js'
import type { Names } from './names.js'

/** What a player has in one zone. */
export interface Held {
  /** What the game calls it. */
  readonly zone: string
  readonly things: readonly string[]
}

/** A player’s part of the situation. */
export interface Side {
  readonly player: string
  /** `20 life`, `1 resource`. */
  readonly numbers: readonly string[]
  readonly held: readonly Held[]
}

const ORDER: readonly Zone[] = [
  'arena',
  'stack',
  'hand',
  'arsenal',
  'soul',
  'memory',
  'material',
  'command',
  'graveyard',
  'banished',
  'deck',
  'outside'
]

const words = (name: string): string => name.replaceAll('-', ' ')

/** `20 life`, `1 action point`, `2 resources`. */
const sayNumber = (name: string, value: number): string =>
  name === 'life' || name === 'poison' || name === 'speed' ? `${value} ${name}` : counted(value, words(name).replace(/s$/, ''))

const numbersOf = ({ life, damage, numbers }: Seat): readonly string[] => [
  ...(life === undefined ? [] : [sayNumber('life', life)]),
  ...(damage === undefined ? [] : [`${damage} lost`]),
  ...Object.entries(numbers ?? {}).map(([name, value]) => sayNumber(name, value))
]

const sayThing = (object: StartObject, names: Names): string => {
  const more = [
    ...(object.controller !== undefined && object.controller !== object.owner ? [`owned by ${names.thing(object.owner)}`] : []),
    ...Object.entries(object.counters ?? {}).map(([kind, n]) => counted(n, `${kind} counter`)),
    ...(object.statuses ?? []).map(names.words.status),
    ...(object.attachedTo === undefined ? [] : [`attached to ${names.thing(object.attachedTo)}`]),
    ...(object.damage === undefined ? [] : [`${object.damage} damage marked`])
  ]
  return `${names.thing(object.id)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`
}

/** What every player begins with, clockwise; zones without objects are left out, decks are told from the top. */
export const startOf = (scenario: WireScenario, names: Names): readonly Side[] =>
  scenario.players.map(seat => {
    const own = scenario.objects.filter(object => (object.controller ?? object.owner) === seat.id)
    return {
      player: names.thing(seat.id),
      numbers: numbersOf(seat),
      held: ORDER.flatMap(zone => {
        const things = own.filter(object => object.zone === zone).map(object => sayThing(object, names))
        return things.length === 0 ? [] : [{ zone: names.words.zone(zone), things }]
      })
    }
  })

/** An effect that lasts already: “ward” of Charm (target: Bear), under A’s control. */
const sayInForce = ({ source, ability, controller, after, named, numbers }: StartEffect, names: Names): string => {
  const stands = [
    ...Object.entries(named ?? {}).map(([name, id]) => `${words(name.slice(name.indexOf(':') + 1))}: ${names.thing(id)}`),
    ...Object.entries(numbers ?? {}).map(([name, value]) => `${words(name)}: ${value}`)
  ]
  return [
    names.effect({ source: names.thing(source), ability }),
    ...(stands.length === 0 ? [] : [`(${stands.join(', ')})`]),
    ...(controller === undefined ? [] : [`of ${names.thing(controller)}`]),
    ...(after === undefined ? [] : [`since just after ${names.thing(after)} came`])
  ].join(' ')
}

/** Whose turn it is, where in the turn the scenario begins, and what lasts already. */
export const openingOf = ({ start, players }: WireScenario, names: Names): string => {
  const seats = players.length > 2 ? ` Clockwise: ${players.map(({ id }) => names.thing(id)).join(', ')}.` : ''
  const named = names.words.phase(start.phase)
  const phase = start.at === 'begin' ? `the ${named} is about to begin` : `the ${named} has begun`
  const effects = start.effects?.map(effect => sayInForce(effect, names)) ?? []
  const inForce = effects.length === 0 ? '' : ` In force already: ${effects.join('; ')}.`
  const arrived = start.arrived === undefined ? '' : ` Come this turn: ${start.arrived.map(id => names.thing(id)).join(', ')}.`
  return `It is ${names.thing(start.turnPlayer)}’s turn; ${phase}.${seats}${inForce}${arrived}`
}

/** What the engine reports at the end that is not as it was at the start: a line a player or object. */
export const outcomeOf = (scenario: WireScenario, trace: readonly Observation[], names: Names): readonly string[] => {
  const end = trace.at(-1)
  if (end?.see !== 'end') return []
  const { players, objects } = end.state
  const seats = scenario.players.flatMap(({ id, life }) => {
    const its = Object.entries(players[id] ?? {})
    if (its.length === 0) return []
    const said = its.map(
      ([name, value]) => `${sayNumber(name, value)}${name === 'life' && life !== undefined && life !== value ? ` (was ${life})` : ''}`
    )
    return [`${names.thing(id)}: ${said.join(', ')}`]
  })
  const starts = new Map(scenario.objects.map(object => [object.id, object]))
  const moved = Object.entries(objects).flatMap(([id, { zone, controller, counters, statuses }]) => {
    const start = starts.get(id)
    const owner = start?.controller ?? start?.owner
    const parts = [
      ...(zone !== undefined && zone !== start?.zone
        ? [start === undefined ? `in the ${names.words.zone(zone)}` : `from ${names.words.zone(start.zone)} to ${names.words.zone(zone)}`]
        : []),
      ...(controller !== undefined && controller !== owner && zone !== 'graveyard' ? [`controlled by ${names.thing(controller)}`] : []),
      ...[...new Set([...Object.keys(counters ?? {}), ...(zone === start?.zone ? Object.keys(start?.counters ?? {}) : [])])].flatMap(
        kind => {
          const [before, now] = [start?.counters?.[kind] ?? 0, counters?.[kind] ?? 0]
          return before === now ? [] : [`${counted(now, `${kind} counter`)} (was ${before})`]
        }
      ),
      ...(statuses ?? []).filter(status => !(start?.statuses ?? []).includes(status)).map(names.words.status)
    ]
    return parts.length === 0 ? [] : [`${names.thing(id)}: ${parts.join(', ')}`]
  })
  return [...seats, ...moved]
}
