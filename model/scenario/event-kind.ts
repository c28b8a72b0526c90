/**
 * What a text can say of each kind of event.
 * @module
 */
import { z } from 'zod'
import { NumberName } from './names.js'

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
  destroy: ['object', 'target', 'from', 'to', 'by'],
  sacrifice: ['object', 'target', 'from', 'to', 'by'],
  play: ['player', 'object', 'target', 'to'],
  activate: ['player', 'object', 'target'],
  attack: ['object', 'source', 'target'],
  gain: ['player', 'of', 'amount'],
  lose: ['player', 'of', 'amount'],
  counters: ['object', 'target', 'counter', 'reaches', 'amount', 'by'],
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

/** A field that could never match, and why. */
export interface Unsaid {
  readonly field: string
  readonly sentence: string
}

/** What is done to a number, and to the other things that a continuous effect changes; an ability is gained or lost. */
const DONE_TO_NUMBERS = ['add', 'subtract', 'multiply', 'divide', 'set'].flatMap(op => [op, `${op}-base`])
const DONE_TO: Readonly<Record<string, readonly string[]>> = {
  types: ['add', 'remove'],
  supertypes: ['add', 'remove'],
  controller: ['set'],
  copy: ['set']
}

/** What an application of a continuous effect never does to what it is said to change. */
const unapplied = ({
  name,
  op,
  amount
}: {
  readonly name?: string
  readonly op?: string
  readonly amount?: unknown
}): Unsaid | undefined => {
  const isNumber = NumberName.safeParse(name).success
  const done = name === undefined ? undefined : isNumber ? DONE_TO_NUMBERS : (DONE_TO[name] ?? ['gain', 'lose'])
  if (op !== undefined && done && !done.includes(op))
    return {
      field: 'op',
      sentence:
        DONE_TO_NUMBERS.includes(op) && !(name! in DONE_TO)
          ? `"${op}" is done to numbers, and "${name!}" is none; numbers are ${list(NumberName.options)}, and an ability is something to gain or lose`
          : `nothing does "${op}" to "${name!}"; what is done to it is ${list(done)}`
    }
  const hasNumber = name === undefined ? op === undefined || DONE_TO_NUMBERS.includes(op) : isNumber
  return amount === undefined || hasNumber
    ? undefined
    : { field: 'amount', sentence: 'only what is done to a number has an amount; leave "amount" out, or name the number' }
}

/** A pattern of an event. */
export type Said = {
  readonly event: EventKind
  readonly from?: string
  readonly to?: string
  readonly name?: string
  readonly op?: string
} & object

/** Why something would come into the arena that is there already. */
const unmoved = ({ event, from, to }: Said): Unsaid | undefined =>
  from === 'arena' && (event === 'enter' || (event === 'move' && to === 'arena'))
    ? { field: 'from', sentence: 'what is in the arena does not come into it; name the zone that it comes from, or leave "from" out' }
    : undefined

/** What a pattern says that could never match, in a sentence; nothing if it is sound. */
export const unsaid = (pattern: Said): Unsaid | undefined => {
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
  if (zone)
    return { field: zone, sentence: `the event "${event}" always goes ${zone} the zone "${ALWAYS[event]![zone]!}"; leave "${zone}" out` }
  return unmoved(pattern) ?? (event === 'apply' ? unapplied(pattern) : undefined)
}
