import { expect, test } from 'vitest'
import type { Statement } from '../../engine/port.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { usableCards } from './claims.js'

const cards = [...conformanceCards('fab').values()]
const statement: Statement = { name: 'an engine', version: '1', rulesets: ['fab'], features: ['*'], level: 'full', autonomous: [] }

test('random games are drawn from the cards that an engine names, or else from those whose features it claims', () => {
  expect(usableCards(statement, 'fab', cards)).toEqual(cards)
  expect(usableCards({ ...statement, cards: { fab: ['Ember Bolt'] } }, 'fab', cards).map(({ name }) => name)).toEqual(['Ember Bolt'])
  expect(usableCards({ ...statement, features: [] }, 'fab', cards).length).toBeLessThan(cards.length)
})

test('and from none of a ruleset that it does not claim, whatever else it claims', () => {
  const other = { ...statement, rulesets: ['chess'] }
  expect(usableCards(other, 'fab', cards)).toEqual([])
  expect(usableCards({ ...other, cards: { fab: ['Ember Bolt'] } }, 'fab', cards)).toEqual([])
})
