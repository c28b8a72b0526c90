/**
 * Whether an event fits a pattern, as far as the trace alone tells: kinds, players, sources by name, types, zones and plain numbers.
 * A witness of its own: the matcher that engine and model share is not consulted.
 * @module
 */
import type { Who, Zone } from '../../model/scenario/names.js'
import type { Pattern, Subject } from '../../model/scenario/pattern.js'
import type { EventOf, GameEvent, Id } from '../../model/trace/event.js'

/** For whom a pattern speaks, and the players of the game. */
export interface Speaker {
  readonly you: Id
  readonly self: Id
  readonly players: readonly Id[]
}

/** `undefined`: the trace alone does not tell. */
export type Fit = boolean | undefined

/** All of them; one that fails decides, whatever the others are. */
const every = (fits: readonly Fit[]): Fit => (fits.includes(false) ? false : fits.includes(undefined) ? undefined : true)

/** Some of them; one that holds decides. */
const some = (fits: readonly Fit[]): Fit => (fits.includes(true) ? true : fits.includes(undefined) ? undefined : false)

const isWho = (who: Who, player: Id, { you }: Speaker): boolean => who === 'any' || (player === you) === (who === 'you')

const isSubject = (subject: Subject | undefined, id: Id | undefined, speaker: Speaker): Fit => {
  if (!subject) return true
  if (id === undefined) return undefined
  if ('player' in subject) return speaker.players.includes(id) && isWho(subject.player, id, speaker)
  if ('ref' in subject) return subject.ref === 'self' ? id === speaker.self : subject.ref === 'you' ? id === speaker.you : undefined
  return undefined
}

/** What each comparison says. */
export const COMPARISONS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right
}

const hasAmount = ({ amount }: Pattern, is: number): Fit => {
  if (!amount) return true
  return typeof amount.value === 'number' ? COMPARISONS[amount.op]?.(is, amount.value) : undefined
}

const damageFits = (pattern: Pattern, event: EventOf<'damage'>, speaker: Speaker): Fit => {
  const parts = event.parts.map(part => ({
    amount: part.amount,
    fit: every([part.amount > 0, pattern.type === undefined || part.type === pattern.type, isSubject(pattern.target, part.target, speaker)])
  }))
  const sure = pattern.via === undefined && parts.every(({ fit }) => fit !== undefined)
  const total = parts.reduce((sum, { amount, fit }) => sum + (fit ? amount : 0), 0)
  return every([
    !pattern.hit || event.hit === true,
    isSubject(pattern.source, event.source, speaker),
    some(parts.map(({ fit }) => fit)),
    pattern.via === undefined ? true : undefined,
    sure || !pattern.amount ? hasAmount(pattern, total) : undefined
  ])
}

/** The zones between which an event moves an object. */
const moveOf = (event: GameEvent): { readonly from?: Zone; readonly to: Zone } | undefined => {
  switch (event.event) {
    case 'move':
      return { from: event.from, to: event.to }
    case 'destroy':
    case 'sacrifice':
      return { from: 'arena', to: event.to ?? 'graveyard' }
    case 'discard':
      return { from: 'hand', to: event.to ?? 'graveyard' }
    case 'draw':
      return { from: 'deck', to: 'hand' }
    case 'play':
      return { to: 'stack' }
    default:
      return undefined
  }
}

/** Kinds of events whose patterns have fields that only a world tells. */
const TOLD: readonly string[] = ['draw', 'discard', 'destroy', 'sacrifice', 'play', 'gain', 'lose', 'begin', 'move', 'counters']

const numberOf = (event: GameEvent): number => {
  switch (event.event) {
    case 'draw':
    case 'discard':
      return event.count ?? 1
    case 'gain':
    case 'lose':
      return event.amount
    case 'counters':
      return event.delta
    default:
      return 1
  }
}

/** Whether an event brings an object into the arena as a pattern says. */
const entersAs = ({ object, from, via }: Pattern, event: GameEvent, speaker: Speaker): Fit => {
  const enters = event.event === 'create' || (event.event === 'move' && event.to === 'arena' && event.from !== 'arena')
  if (!enters) return false
  const came = event.event === 'move' ? event.from : undefined
  return every([from === undefined || came === from, via === undefined ? true : undefined, isSubject(object, event.object, speaker)])
}

/** Whether an event fits a pattern; `undefined` where the trace alone does not tell. */
export const fits = (pattern: Pattern, event: GameEvent, speaker: Speaker): Fit => {
  if (event.event === 'damage') return pattern.event === 'damage' ? damageFits(pattern, event, speaker) : false
  if (pattern.event === 'enter') return entersAs(pattern, event, speaker)
  // Whether counters that something enters with are put on it, the game says.
  if (pattern.event === 'counters' && (event.event === 'move' || event.event === 'create')) return event.counters ? undefined : false
  const move = moveOf(event)
  // Whether what leaves was attached to anything till then, and whether the game looks back on that, the trace does not tell.
  if (pattern.event === 'attach' && pattern.on === false && move?.from === 'arena')
    return isSubject(pattern.object, 'object' in event ? event.object : undefined, speaker) === false ? false : undefined
  if (pattern.event !== event.event && !(pattern.event === 'move' && move)) return false
  if (!TOLD.includes(event.event) || pattern.source || pattern.target || pattern.reaches !== undefined) return undefined
  // who does it an engine need not say, and what has brought it about it does not
  if (pattern.by !== undefined || pattern.via !== undefined) return undefined
  return every([
    pattern.from === undefined || move?.from === pattern.from,
    pattern.to === undefined || move?.to === pattern.to,
    pattern.player === undefined || ('player' in event && isWho(pattern.player, event.player, speaker)),
    isSubject(pattern.object, 'object' in event ? event.object : undefined, speaker),
    pattern.of === undefined || ('of' in event && event.of === pattern.of),
    pattern.name === undefined || ('name' in event && event.name === pattern.name),
    pattern.counter === undefined || (event.event === 'counters' && event.counter === pattern.counter),
    hasAmount(pattern, numberOf(event))
  ])
}
