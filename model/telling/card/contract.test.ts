/** Every card's text says what its abilities do, of each ruleset, in the library and in the fixtures. */
import { describe, expect, it } from 'vitest'
import { definitionsOf } from '../../../fixtures/cards.js'
import { conformanceCards } from '../../../fixtures/loader.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Card } from '../../scenario/card.js'
import { wordsOf } from '../words.js'
import { disagreements, numbersIn, unnamed, untold } from './contract.js'
import { readAbilities } from './index.js'

/** A card of markers alone says what they are called, if anything. */
const isSilent = (card: Card): boolean => card.abilities.every(({ kind }) => kind === 'marker')

describe.each(Object.values(rulebooks).map(rulebook => [rulebook.id, rulebook] as const))('the texts of %s', (_, rulebook) => {
  const cards = [...new Map(definitionsOf(rulebook).map(({ card }) => [card.name, card])).values()]
  const speaking = cards.filter(card => !isSilent(card))

  it('are there wherever a card has abilities, of many cards', () => {
    expect(speaking.length).toBeGreaterThan(50)
    expect(speaking.filter(({ text }) => text.trim() === '').map(({ name }) => name)).toEqual([])
  })

  it.each(speaking.map(card => [card.name, card] as const))('%s', (_, card) => {
    expect(numbersIn(card.text)).toEqual(numbersIn(readAbilities(card, wordsOf(rulebook))))
    expect([...disagreements(card), ...unnamed(card), ...untold(card)]).toEqual([])
  })
})

describe('a text that says more or less than its abilities is found', () => {
  const cards = { ...Object.fromEntries(conformanceCards('fab')), ...Object.fromEntries(conformanceCards('mtg')) }
  const saying = (name: string, text: string): Card => ({ ...cards[name]!, text })

  it.each([
    ['Ember Bolt', 'Deal 3 damage to a hero.', 'the abilities have a target, the text does not say so'],
    ['Short Study', 'Target player draws a card.', 'the text speaks of a target, the abilities have none'],
    ['Short Study', 'You may draw a card.', 'the text speaks of a choice to do it or not, the abilities have none'],
    [
      'Parrying Dagger',
      'When damage would be dealt to you, destroy this and prevent 2 of it.',
      'the abilities have a choice to do it or not, the text does not say so'
    ],
    [
      'Hourly Chime',
      'When you draw a card, gain 1 life.',
      'the abilities have that it is once or so often each turn, the text does not say so'
    ],
    ['Early Miser', 'When you draw a card, you gain 1 life.', 'the abilities have which one it is that turn, the text does not say so'],
    [
      'Answering Bell',
      'Whenever an ability of a permanent triggers, you gain 3 life.',
      'the abilities have that it is another one, the text does not say so'
    ],
    ['Short Study', 'Draw a card. The opponent loses.', 'the text speaks of an opponent, the abilities have none'],
    ['Snatch', 'You control target creature or artifact.', 'the abilities have this turn, the text does not say so'],
    [
      'Feign Death',
      'Prevent the damage of an event this turn in which you would be damaged.',
      'the abilities have the next time, the text does not say so'
    ]
  ])('%s: %s', (name, text, what) => {
    expect(disagreements(cards[name]!)).toEqual([])
    expect(disagreements(saying(name, text))).toContain(what)
  })

  it('so is another number, a type that is not named, and an instruction that is left out', () => {
    expect(numbersIn('Deal 2 damage, twice. Put a +1/+1 counter on it.')).toEqual([2])
    expect(numbersIn('Deal 2 damage to target hero.')).not.toEqual(numbersIn(cards['Ember Bolt']!.text))
    expect(unnamed(saying('Snatch', 'You control target creature until end of turn.'))).toEqual(['artifact'])
    expect(untold(saying('Enchanting Melody', 'Prevent 4 of the damage.'))).toEqual(['destroy'])
  })
})
