/**
 * How far an engine comes with the cards that are of most use. What is aimed at: with 100 cards 95 % of the rules that any fixture
 * shows, and 60 % of the fixtures. Where that is not reached yet, the figure is a floor that no change may lower: fixtures use library
 * cards, and cards of each other, where these fit. The floors are those of `npm run figures`.
 * Why 60 % is not reached, and what was tried, is in docs/decisions/0048-how-far-a-hundred-cards-reach.md.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { cardsInOrder, reachOf } from './index.js'

const CARDS = 100

interface Figure {
  readonly name: string
  readonly percent?: number
}

const figures = JSON.parse(readFileSync(`${packageRoot()}/scripts/figures/figures.json`, 'utf8')) as readonly Figure[]

const floorOf = (what: string, id: string): number =>
  figures.find(({ name }) => name === `${what} with ${CARDS} cards, ${id}`)?.percent ?? NaN

/** Percent of the rules and of the fixtures. */
const LEAST = (['fab', 'mtg', 'mtg-2010', 'ga', 'ga-older'] as const).map(
  id => [id, floorOf('rules shown', id), floorOf('fixtures played', id)] as const
)

describe.each(LEAST)(`the ${CARDS} cards of %s that are of most use`, (id, leastRules, leastFixtures) => {
  const { rules, fixtures } = reachOf(rulebooks[id], CARDS)

  it(`bring ${leastRules} % of the normative rules that any fixture shows`, () => {
    expect(rules.all).toBeGreaterThan(10)
    expect((100 * rules.shown) / rules.all).toBeGreaterThanOrEqual(leastRules)
  })

  it(`and ${leastFixtures} % of its fixtures`, () => {
    expect(fixtures.all).toBeGreaterThan(20)
    expect((100 * fixtures.played) / fixtures.all).toBeGreaterThanOrEqual(leastFixtures)
  })
})

it('each card comes once, and in the end everything is within reach', () => {
  const cards = cardsInOrder(rulebooks.ga).map(({ card }) => card)
  expect(new Set(cards).size).toBe(cards.length)
  const { rules, fixtures } = reachOf(rulebooks.ga, cards.length)
  expect([rules.shown, fixtures.played]).toEqual([rules.all, fixtures.all])
})
