/**
 * What a text can say of each kind of event.
 * @module
 */
import { z } from 'zod'

/** The kinds of event that a text can speak of. */
export const EventKind = z.enum([
  'damage',
  'prevented',
  'draw',
  'discard',
  'move',
  'destroy',
  'sacrifice',
  'play',
  'activate',
  'attack',
  'gain',
  'lose',
  'counters',
  'status',
  'apply',
  'create',
  'contest',
  'reveal',
  'target',
  'triggered',
  'begin',
  'defeat',
  'attach',
  'close',
  'negate',
  'heal',
  'cease',
  'control',
  'win',
  /** An object comes into the arena: moved there from elsewhere, or created there. */
  'enter'
])
export type EventKind = z.infer<typeof EventKind>

/** The fields of a pattern that mean something for each kind of event, beside `via`. What else is said of it could never match. */
const SAID: Readonly<Record<EventKind, readonly string[]>> = {
  damage: ['source', 'target', 'amount', 'type', 'hit'],
  prevented: ['amount'],
  draw: ['player', 'object', 'target', 'amount', 'from', 'to'],
  discard: ['player', 'object', 'target', 'amount', 'from', 'to'],
  // draws, discards and plays hold a move, and are of a player and a number
  move: ['object', 'target', 'from', 'to', 'player', 'amount'],
  destroy: ['object', 'target', 'from', 'to'],
  sacrifice: ['object', 'target', 'from', 'to'],
  play: ['player', 'object', 'target', 'to'],
  activate: ['player', 'object', 'target'],
  attack: ['object', 'source', 'target'],
  gain: ['player', 'of', 'amount'],
  lose: ['player', 'of', 'amount'],
  counters: ['object', 'target', 'counter', 'reaches', 'amount'],
  status: ['object', 'target', 'status', 'on'],
  apply: ['object', 'target', 'name', 'op', 'amount'],
  create: ['player', 'object', 'target'],
  contest: ['player', 'name', 'result'],
  reveal: ['object', 'target'],
  target: ['object', 'target', 'source'],
  triggered: ['player', 'object', 'cause'],
  begin: ['player', 'name'],
  defeat: ['player'],
  attach: ['object', 'target', 'on'],
  close: [],
  negate: ['object', 'target'],
  heal: ['object', 'target'],
  cease: ['object', 'target'],
  enter: ['object', 'from'],
  control: ['object', 'target', 'player'],
  win: ['player']
}

/** Zones that a kind of event always has; another one could never match. */
const ALWAYS: Readonly<Partial<Record<EventKind, { readonly from?: string; readonly to?: string }>>> = {
  draw: { from: 'deck', to: 'hand' },
  discard: { from: 'hand' },
  destroy: { from: 'arena' },
  sacrifice: { from: 'arena' },
  play: { to: 'stack' }
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`

/** What a pattern says that could never match, in a sentence; nothing if it is sound. */
export const unsaid = (
  pattern: { readonly event: EventKind; readonly from?: string; readonly to?: string } & object
): { readonly field: string; readonly sentence: string } | undefined => {
  const { event } = pattern
  const field = Object.keys(pattern).find(each => each !== 'event' && each !== 'via' && !SAID[event].includes(each))
  if (field !== undefined) {
    const known = SAID[event].length === 0 ? 'nothing more can be said of it' : `what can be said of it is ${list(SAID[event])}`
    return { field, sentence: `of the event "${event}" a "${field}" says nothing that could match; ${known}` }
  }
  const zone = (['from', 'to'] as const).find(each => {
    const always = ALWAYS[event]?.[each]
    return always !== undefined && pattern[each] !== undefined && pattern[each] !== always
  })
  return (
    zone && { field: zone, sentence: `the event "${event}" always goes ${zone} the zone "${ALWAYS[event]![zone]!}"; leave "${zone}" out` }
  )
}
