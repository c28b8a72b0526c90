/**
 * What composed cards of a game speak of: the kinds of cards that its library has, its times, zones and counters.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Card } from '../../../model/scenario/card.js'
import type { PlayerNumber, Status, Zone } from '../../../model/scenario/names.js'
import { hasActionPoints, isSpell, speedOf, stays } from '../timing.js'

/** A card without its name and what it does. */
export type Body = Omit<Card, 'name' | 'text' | 'abilities' | 'attaches'>

/** What composed cards of a game are made of. */
export interface Palette {
  readonly structure: Structure
  /** What lies in the arena. */
  readonly lying: readonly Body[]
  /** What is played whenever its player has priority, and is gone. */
  readonly fast: readonly Body[]
  /** What is played in its player's own time, and is gone. */
  readonly slow: readonly Body[]
  readonly attacks: readonly Body[]
  /** The types of all of these. */
  readonly types: readonly string[]
  readonly phases: readonly string[]
  readonly counters: readonly string[]
  readonly statuses: readonly Status[]
  readonly zones: readonly Zone[]
  readonly numbers: readonly PlayerNumber[]
  /** A keyword of the library, to see it come and go; its types where it has none. */
  readonly marker: string
}

/** Kinds whose rules want more of a card than these have: chapters, loyalty, a player who lives in them. */
const OWN_RULES = ['saga', 'planeswalker', 'scheme', 'hero', 'champion', 'land', 'token', 'aura', 'equipment', 'fortification', 'world']

const bodyOf = ({ types, power, toughness, defense, cost, life }: Card): Body => ({
  types,
  ...(power !== undefined && { power }),
  ...(toughness !== undefined && { toughness }),
  ...(defense !== undefined && { defense }),
  ...(cost !== undefined && { cost }),
  ...(life !== undefined && { life })
})

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Map(list.map(each => [JSON.stringify(each), each])).values()]

/** What the cards of a game's library give to composed ones. */
export const paletteOf = (structure: Structure, library: Iterable<Card>): Palette => {
  const cards = [...library].filter(card => card.attaches === undefined && !card.types.some(type => OWN_RULES.includes(type)))
  const bodies = (fits: (card: Card) => boolean): readonly Body[] => distinct(cards.filter(fits).map(bodyOf))
  const lying = bodies(card => stays(structure, card) || (!isSpell(structure, card) && speedOf(structure, card) === 'never'))
  const isAttack = (card: Card): boolean => card.types.includes('attack')
  const fast = bodies(card => isSpell(structure, card) && speedOf(structure, card) === 'fast')
  const slow = bodies(card => isSpell(structure, card) && speedOf(structure, card) === 'slow' && !isAttack(card))
  const attacks = hasActionPoints(structure) ? bodies(isAttack) : []
  const pairs = structure.checks.list.value.includes('counter-pairs')
  const markers = cards.flatMap(({ abilities }) => abilities.flatMap(({ kind, id }) => (kind === 'marker' ? [id] : [])))
  return {
    structure,
    marker: markers[0] ?? 'types',
    lying,
    fast: fast.slice(0, 4),
    slow,
    attacks,
    types: [...new Set(lying.flatMap(({ types }) => types))],
    phases: structure.turn.phases.value.filter(({ name }) => name !== 'cleanup').map(({ name }) => name),
    counters: pairs ? ['charge', '+1/+1', '-1/-1'] : ['charge', 'steam'],
    statuses: ['tapped', 'frozen'],
    zones: ['hand', 'graveyard', 'deck', 'banished'],
    numbers: structure.checks.list.value.includes('player-poisoned')
      ? ['life', 'poison']
      : hasActionPoints(structure)
        ? ['life', 'action-points', 'resources']
        : ['life']
  }
}
