/** Readings made from abilities, and the texts of the cards held against them. */
import { describe, expect, it } from 'vitest'
import { conformanceCards, fixturesOf } from '../../../fixtures/loader.js'
import { rulebooks } from '../../rulebook/index.js'
import { wordsOf } from '../words.js'
import type { Card } from '../../scenario/card.js'
import { readAbilities, textOf, typeLine } from './index.js'

const words = wordsOf(rulebooks['fab'])
const cards = new Map<string, Card>(conformanceCards('fab'))
for (const { scenario } of fixturesOf('fab')) for (const card of scenario.cards ?? []) cards.set(`${scenario.id} ${card.name}`, card)
const read = (name: string): string => readAbilities(cards.get(name)!, words)

describe('an ability is read from its data', () => {
  it.each([
    ['Ember Bolt', 'Deal 3 damage to target hero.'],
    ['Feign Death', 'This turn, the next time that you would be dealt damage, prevent all of it.'],
    ['Bone Head Barrier', 'This turn, whenever you would be dealt damage, prevent it, up to 3 in all.'],
    ['Enchanting Melody', 'Each time you would be dealt damage, prevent 4 of it. Also: Destroy this.'],
    ['Kindling Charm', 'If the opposing hero would be dealt damage, it is that much plus 1 instead.'],
    ['Katsu', 'Once each turn, whenever an attack action you control hits: Gain 1 life.'],
    ['Odd Hours', 'The first and third time each turn you draw a card: Gain 1 life.'],
    ['Last Embers', 'When your life is 5 or less: Gain 3 life.'],
    ['Hyper Driver', 'If this would move to arena, it does so with 3 steam counters. When this has no steam counters: Destroy this.'],
    ['Strip Bare', 'Destroy all head equipment. Destroy all chest equipment.'],
    ['Tripwire Trap', 'For this chain link, no effect triggers when an attack hits.'],
    [
      'Burning Offer',
      'You may: Choose a card in your hand. Discard the chosen one (“paid”). When “paid” is done: Deal 2 damage to target hero.'
    ]
  ])('%s', (name, text) => {
    expect(read(name)).toBe(text)
  })
  it('stands where a card has no text of its own', () => {
    const bolt = cards.get('Ember Bolt')!
    expect(textOf({ ...bolt, text: '' }, words)).toBe('Deal 3 damage to target hero.')
    expect(textOf({ ...bolt, text: 'Burn!' }, words)).toBe('Burn!')
    expect(textOf({ ...bolt, text: '' }, wordsOf(rulebooks['mtg']))).toBe('Deal 3 damage to target player.')
  })
  it('comes with a line of types and numbers', () => {
    expect(typeLine(cards.get('Stone Strike')!)).toBe('Action Attack, power 3, cost 0')
  })
})
