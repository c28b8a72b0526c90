/**
 * Every small situation of a game: a bolt in one player's hand, and up to so many effects of the list in play, in every order.
 * @module
 */
import type { Rulebook } from '../../../model/rulebook/rulebook.js'
import { openPhase } from '../../../model/rulebook/structure.js'
import type { Card } from '../../../model/scenario/card.js'
import { SCENARIO_FORMAT } from '../../../model/scenario/scenario.js'
import type { WireScenario } from '../../../model/scenario/scenario.js'
import { speedOf, stays } from '../../arbitraries/timing.js'
import type { ListedEffect } from './effects.js'
import { EFFECTS } from './effects.js'

/** What the players begin with, and what the bolt deals. */
const LIFE = 6
const DAMAGE = 3

/** The first of some types that a game has for something. */
const typeFor = (among: readonly string[], fits: (types: readonly string[]) => boolean): string | undefined =>
  among.find(type => fits([type]))

const named = (name: string): string => `Small ${name[0]!.toUpperCase()}${name.slice(1)}`

/** Each list of at most so many effects, the shorter ones first: with repetition, in every order. */
export const sequences = (most: number): readonly (readonly ListedEffect[])[] => {
  const found: (readonly ListedEffect[])[] = [[]]
  let last: readonly (readonly ListedEffect[])[] = [[]]
  for (let length = 1; length <= most; length++) {
    last = last.flatMap(before => EFFECTS.map(effect => [...before, effect]))
    found.push(...last)
  }
  return found
}

/** The situation of a list of effects in a game. */
export const situationOf = ({ id, structure }: Rulebook, effects: readonly ListedEffect[]): WireScenario => {
  const blank = (types: readonly string[]): Card => ({ name: '', types: [...types], text: '', abilities: [] })
  const phase = openPhase(structure)
  const spell = typeFor(['instant', 'action'], types => speedOf(structure, blank(types)) === 'fast' && !stays(structure, blank(types)))
  const thing = typeFor(['artifact', 'item'], types => stays(structure, blank(types)))
  if (phase === undefined || spell === undefined || thing === undefined) throw new Error(`${id} has no spells, or nothing that stays`)
  const cards = [...new Set(effects)].map(({ name, text, ability }): Card => ({
    name: named(name),
    types: [thing],
    text,
    abilities: [ability]
  }))
  return {
    format: SCENARIO_FORMAT,
    id: `${id}/small/${effects.map(({ name }) => name).join('-') || 'none'}`,
    ruleset: id,
    players: ['A', 'B'].map(player => ({ id: player, life: LIFE })),
    start: { turnPlayer: 'A', phase },
    objects: [
      { id: 'bolt', card: named('bolt'), zone: 'hand', owner: 'A' },
      ...effects.map(({ name, of }, at) => ({
        id: `${name}-${at + 1}`,
        card: named(name),
        zone: 'arena' as const,
        owner: of === 'player' ? 'A' : 'B'
      }))
    ],
    until: { end: 'quiescent' },
    cards: [
      {
        name: named('bolt'),
        types: [spell],
        text: `${named('bolt')} deals ${DAMAGE} damage to your opponent.`,
        abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: DAMAGE }] }]
      },
      ...cards
    ]
  }
}
