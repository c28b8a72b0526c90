/** Each arbitrary keeps the laws of all: the same seed, the same values; all that is drawn is valid, and all that it shrinks to. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conformanceCards } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { Zone } from '../../model/scenario/names.js'
import { WireScenario } from '../../model/scenario/scenario.js'
import { wordsOf } from '../../model/telling/words.js'
import { written } from './composed/draw.js'
import { composedSituation } from './composed/situation.js'
import { ending } from './ending.js'
import { held, placed, sought } from './placing.js'
import type { Placed } from './placing.js'
import { seatsOf } from './seat.js'
import { cardsFor, choices, everythingIn, situation } from './situation.js'
import { swarm } from './swarm.js'
import { openings } from './timing.js'
import { invalid, shrinks, unlike } from './testing/laws.js'
import type { Lawful } from './testing/laws.js'
import { luck } from './worn.js'

const unless = (holds: boolean, problem: string): string | undefined => (holds ? undefined : problem)
const first = (...problems: readonly (string | undefined)[]): string | undefined => problems.find(each => each !== undefined)

/** What is wrong with a situation: it is of the format, and whatever it names is there. */
const problemOf = (scenario: WireScenario): string | undefined => {
  const { players, objects, cards, start, until } = scenario
  const ids = objects.map(({ id }) => id)
  const seats = players.map(({ id }) => id)
  const known = new Map(cards.map(card => [card.name, card]))
  const names = objects.map(({ card }) => card)
  return first(
    WireScenario.safeParse(scenario).error?.message,
    unless(new Set([...ids, ...seats]).size === ids.length + seats.length, 'a name is given twice'),
    unless(known.size === cards.length, 'a card is there twice'),
    unless(players.length >= 2 && players.length <= 4, `${players.length} players`),
    unless(seats.includes(start.turnPlayer), 'the turn is nobody’s'),
    unless(until.end !== 'boundary' || seats.includes(until.player), 'it ends in nobody’s turn'),
    unless(
      objects.every(({ owner, card }) => seats.includes(owner) && known.has(card)),
      'an object is nobody’s or of no card'
    ),
    unless(
      cardsFor(names, known).every(({ name }) => known.has(name)),
      'a card that is created is missing'
    ),
    unless(
      objects.every(({ attachedTo }) => attachedTo === undefined || objects.some(({ id, zone }) => id === attachedTo && zone === 'arena')),
      'something is attached to what is not there'
    )
  )
}

const isWithin = (number: number, least: number, most: number): boolean => Number.isInteger(number) && number >= least && number <= most

const SIDES = ['A', 'B']

const lawsOf = (rulebook: Rulebook): readonly (readonly [string, Lawful<unknown>])[] => {
  const { structure, id: ruleset } = rulebook
  const known = conformanceCards(ruleset)
  const cards = [...known.values()]
  const placedWrong = ({ card, zone, owner }: Placed): string | undefined =>
    unless(known.has(card) && Zone.safeParse(zone).success && SIDES.includes(owner), `${owner}'s ${card} lies in ${zone}`)
  const allPlaced = (all: readonly Placed[]): string | undefined => first(...all.map(placedWrong))
  const lawful = <T>(name: string, make: Lawful<T>['make'], problem: Lawful<T>['problem'], runs?: number) =>
    [name, { make, problem: value => problem(value as T), ...(runs !== undefined && { runs }) } as Lawful<unknown>] as const
  return [
    lawful('situation', () => situation({ ruleset, ...everythingIn(rulebook), cards, known }), problemOf, 20),
    lawful(
      'composedSituation',
      () =>
        composedSituation({
          ruleset,
          structure,
          library: cards,
          claims: () => true,
          words: wordsOf(rulebook),
          turns: true,
          seats: { least: 2, most: 4 }
        }),
      problemOf,
      20
    ),
    lawful(
      'swarm',
      () => swarm(structure, cards),
      ({ middle, producers, consumers, others, partners = [] }) =>
        unless(
          [...(middle ? [middle] : []), ...producers, ...consumers, ...others, ...partners.flatMap(each => each.cards)].every(
            card => known.get(card.name) === card
          ) &&
            (middle !== undefined || others.length > 0),
          'a swarm of none, or of cards that there are not'
        )
    ),
    lawful('placed', () => fc.constantFrom(...cards).chain(card => placed(structure, card, 'A', 'B')), placedWrong),
    lawful('sought', () => sought(cards.slice(0, 60), cards, SIDES), allPlaced, 20),
    lawful(
      'held',
      () => held(cards, SIDES),
      all => allPlaced(all) ?? unless(all.every(({ zone }) => zone === 'hand') && all.length <= 4, 'too much, or not in hand')
    ),
    lawful(
      'seatsOf',
      () => seatsOf({ structure, players: SIDES, turnPlayer: 'A', cards }),
      all =>
        unless(
          all.map(({ id }) => id).join('') === 'AB' &&
            all.every(({ life, damage = 0 }) => isWithin(life ?? 0, 1, 1000) && isWithin(damage, 0, 8)),
          JSON.stringify(all)
        )
    ),
    lawful(
      'ending',
      () => ending(cards, openings(structure), 'B', true),
      until =>
        unless(
          until.end === 'quiescent' ||
            (until.end === 'boundary' && until.player === 'B' && openings(structure).some(each => each.phase === until.phase)),
          JSON.stringify(until)
        )
    )
  ]
}

const all: readonly (readonly [string, Lawful<unknown>])[] = [
  ...Object.values(rulebooks).flatMap(rulebook => lawsOf(rulebook).map(([name, lawful]) => [`${name} of ${rulebook.id}`, lawful] as const)),
  [
    'choices',
    {
      make: () => choices(),
      problem: value => {
        const { numbers, passing, opening } = value as ReturnType<typeof choices> extends fc.Arbitrary<infer T> ? T : never
        return unless(
          isWithin(numbers.length, 30, 60) &&
            numbers.every(each => isWithin(each, 0, 59)) &&
            isWithin(passing, 3, 20) &&
            isWithin(opening, 0, 6),
          JSON.stringify(value)
        )
      }
    }
  ],
  [
    'luck',
    {
      make: () => luck,
      problem: value =>
        unless(
          Object.values(value as object).every(each => isWithin(each as number, 0, 59)),
          JSON.stringify(value)
        )
    }
  ],
  [
    'written',
    {
      make: () => written(draw => draw.int(2, 5) + draw.way([1, () => 0], [1, () => 10])),
      problem: value => unless(isWithin(value as number, 2, 5) || isWithin(value as number, 12, 15), String(value))
    }
  ]
]

/** What has one value of each kind, and so nothing to shrink to. */
const NOTHING_SMALLER: readonly string[] = ['ending of fab']

describe.each(all)('%s', (name, lawful) => {
  it('is the same for the same seed', () => {
    expect(unlike(lawful)).toEqual([])
  })
  it('is valid, and shrinks to what is valid', () => {
    expect(invalid(lawful)).toEqual([])
    const { tried, wrong } = shrinks(lawful)
    expect(wrong.slice(0, 3)).toEqual([])
    expect(tried > 0).toBe(!NOTHING_SMALLER.includes(name))
  })
})

describe('the laws are broken by', () => {
  it('an arbitrary that keeps something from one time to the next', () => {
    let times = 0
    expect(unlike({ make: () => fc.nat().map(each => each + times++), problem: () => undefined }).length).toBeGreaterThan(0)
  })
  it('one that draws what is not valid', () => {
    expect(invalid({ make: () => fc.nat({ max: 9 }), problem: value => unless(value < 9, 'nine') })).toContain('nine')
  })
  it('one that shrinks to what is not valid', () => {
    const large: Lawful<number> = {
      // few are small as they are drawn, and most as they are made smaller
      make: () => fc.nat({ max: 500 }).map(each => each + 500),
      problem: value => unless(value > 560, 'small')
    }
    expect(shrinks(large).wrong).toContain('small')
  })
})
