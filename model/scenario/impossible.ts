/**
 * What an event of each kind can't become.
 * @module
 */
import type { Change } from './effect.js'
import type { EventKind } from './event-kind.js'
import type { Ref } from './names.js'

/** Events that can end in another zone and stay what they are: a draw elsewhere is none, and what is created is created in the arena. */
const GO_ELSEWHERE: readonly EventKind[] = ['move', 'enter', 'destroy', 'sacrifice', 'discard']

/** Events that can happen to another player, to another object, and to either. */
const TO_PLAYERS: readonly EventKind[] = ['draw', 'gain', 'lose']
const TO_OBJECTS: readonly EventKind[] = ['destroy', 'counters', 'status', 'reveal']
const TO_EITHER: readonly EventKind[] = ['damage', 'attack']

/** References that always stand for a player, and that always stand for an object. */
const A_PLAYER: readonly Ref[] = ['you', 'opponent', 'event:player']
const AN_OBJECT: readonly Ref[] = ['self', 'attack', 'event:object', 'event:source']

const either = (kinds: readonly string[]): string => `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)!}`

/** What an event of a kind can't become, in a sentence; nothing if it can. */
export const impossible = (
  event: EventKind,
  change: Change
): { readonly field: 'to' | 'target' | 'part'; readonly sentence: string } | undefined => {
  if ('to' in change)
    return GO_ELSEWHERE.includes(event)
      ? undefined
      : {
          field: 'to',
          sentence: `the event "${event}" never goes to another zone, only ${either(GO_ELSEWHERE)} does; let other instructions take its place ("instead")`
        }
  if (!('target' in change)) return undefined
  if (change.part !== undefined && event !== 'damage')
    return { field: 'part', sentence: `only a part of damage happens to another, and the event "${event}" is none; leave "part" out` }
  const kinds = [...TO_PLAYERS, ...TO_OBJECTS, ...TO_EITHER]
  const sentence = !kinds.includes(event)
    ? `the event "${event}" never happens to another, only ${either(kinds)} does; let other instructions take its place ("instead")`
    : TO_OBJECTS.includes(event) && A_PLAYER.includes(change.target)
      ? `the event "${event}" happens to objects, and "${change.target}" is a player; name an object`
      : TO_PLAYERS.includes(event) && AN_OBJECT.includes(change.target)
        ? `the event "${event}" happens to players, and "${change.target}" is an object; name a player`
        : undefined
  return sentence === undefined ? undefined : { field: 'target', sentence }
}
