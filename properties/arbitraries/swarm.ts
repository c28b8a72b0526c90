/**
 * Swarm testing: each situation uses few of the cards, chosen so that their effects meet on one kind of event.
 * @module
 */
import fc from 'fast-check'
import type { Card } from '../../model/scenario/card.js'
import type { EventKind } from '../../model/scenario/pattern.js'

/** Whether a card is played from the hand, and so has no business in the arena at the start. */
export const isPlayed = (card: Card): boolean => card.types.some(type => type === 'instant' || type === 'action' || type === 'attack')

const pieces = function* (value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const each of value) yield* pieces(each)
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>
    for (const each of Object.values(value)) yield* pieces(each)
  }
}

/** What an instruction brings about. */
const MADE: Readonly<Record<string, EventKind>> = {
  'damage-each': 'damage',
  damage: 'damage',
  draw: 'draw',
  discard: 'discard',
  destroy: 'destroy',
  gain: 'gain',
  lose: 'lose',
  counters: 'counters',
  move: 'move'
}

/** The kinds of event that a card brings about, and those that its effects are about. */
const meets = (card: Card): { readonly makes: ReadonlySet<string>; readonly heeds: ReadonlySet<string> } => {
  const all = [...pieces(card.abilities)]
  const made = all.flatMap(piece => (typeof piece['do'] === 'string' ? (MADE[piece['do']] ?? []) : []))
  const heeded = all.flatMap(piece => (typeof piece['event'] === 'string' && piece['event'] !== 'amount' ? [piece['event']] : []))
  const active = isPlayed(card) || card.abilities.some(ability => ability.kind === 'activated')
  return { makes: new Set(active ? [...made, ...(card.types.includes('attack') ? ['damage'] : [])] : []), heeds: new Set(heeded) }
}

const some = (cards: readonly Card[], least: number, most: number): fc.Arbitrary<readonly Card[]> =>
  fc.subarray([...cards], { minLength: Math.min(least, cards.length), maxLength: Math.min(most, cards.length) })

/** The kinds of event on which cards can meet, the crowded ones more often. */
const kinds = (cards: readonly Card[]): readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<string> }[] => {
  const all = cards.map(meets)
  const made = new Set(all.flatMap(({ makes }) => [...makes]))
  return [...made].map(kind => ({ weight: 1 + all.filter(({ heeds }) => heeds.has(kind)).length, arbitrary: fc.constant(kind) }))
}

/** The cards of one situation: some that bring about one kind of event, some whose effects are about it, and a few others. */
export const swarm = (cards: readonly Card[]): fc.Arbitrary<readonly Card[]> => {
  const meeting = kinds(cards)
  if (meeting.length === 0) return some(cards, 1, 6)
  return fc.oneof(...meeting).chain(kind =>
    fc
      .tuple(
        some(
          cards.filter(card => meets(card).makes.has(kind)),
          1,
          3
        ),
        some(
          cards.filter(card => meets(card).heeds.has(kind)),
          1,
          5
        ),
        some(cards, 0, 2)
      )
      .map(groups => [...new Set(groups.flat())])
  )
}
