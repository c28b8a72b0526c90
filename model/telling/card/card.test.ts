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

const WORDS: Readonly<Record<string, number>> = { two: 2, double: 2, doubled: 2, twice: 2, second: 2, third: 3 }

/** Numbers from 2 on that a text speaks of; 1 hides in words like `a` and `next`. */
const numbersIn = (text: string): readonly number[] =>
  [
    ...new Set([
      ...[...text.matchAll(/\d+/g)].map(([n]) => Number(n)),
      ...[...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap(([word]) => WORDS[word] ?? [])
    ])
  ]
    .filter(n => n > 1)
    .sort((a, b) => a - b)

/** Verbs that change a game, by what they are called in texts. */
const VERBS: Readonly<Record<string, RegExp>> = {
  damage: /damage/i,
  draw: /\bdraws?\b/i,
  destroy: /destroy/i,
  discard: /discard/i,
  banish: /banish|intimidate/i,
  create: /create/i,
  prevent: /prevent|shield|deals (?:you )?no damage/i,
  gain: /\bgains?\b/i,
  lose: /\bloses?\b|\bpay\b/i
}

/** Instructions and effects of an ability that a text must tell. */
const verbsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(verbsOf)
  if (typeof value !== 'object' || value === null) return []
  const { do: does, kind } = value as { do?: string; kind?: string }
  const own = [...(does !== undefined && does in VERBS ? [does] : []), ...(kind === 'prevention' ? ['prevent'] : [])]
  return [...own, ...Object.values(value).flatMap(verbsOf)]
}

const untold = (card: Card): readonly string[] => verbsOf(card.abilities).filter(verb => !VERBS[verb]!.test(card.text))
const isSilent = (card: Card): boolean => card.abilities.every(({ kind }) => kind === 'marker')

describe('a card’s text says what its abilities do', () => {
  const told = [...cards].filter(([, card]) => !isSilent(card))
  it.each(told)('%s', (_, card) => {
    expect(numbersIn(card.text)).toEqual(numbersIn(readAbilities(card, words)))
    expect(untold(card)).toEqual([])
  })
  it('finds a text with another number, and one that leaves out what is done', () => {
    const bolt = cards.get('Ember Bolt')!
    expect(numbersIn('Deal 2 damage to target hero.')).not.toEqual(numbersIn(readAbilities(bolt, words)))
    expect(untold({ ...cards.get('Enchanting Melody')!, text: 'Prevent 4 of the damage.' })).toEqual(['destroy'])
  })
})
