import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conformanceCards } from '../../../fixtures/loader.js'
import { demandWords } from '../../../fixtures/words.js'
import { rulebooks } from '../../../model/rulebook/index.js'
import type { Rulebook } from '../../../model/rulebook/rulebook.js'
import { FEATURES, featuresOfCard } from '../../../model/scenario/features.js'
import type { Feature } from '../../../model/scenario/features.js'
import { createdIn, piecesOf } from '../../../model/scenario/pieces.js'
import { WireScenario } from '../../../model/scenario/scenario.js'
import { readAbilities } from '../../../model/telling/card/index.js'
import { wordsOf } from '../../../model/telling/words.js'
import { written } from './draw.js'
import { comesAfter } from './order.js'
import { isSound, shorterTexts } from './shorter.js'
import { composedSituation } from './situation.js'

const composed = (rulebook: Rulebook, claims: (feature: Feature) => boolean = () => true) =>
  fc.noBias(
    composedSituation({
      ruleset: rulebook.id,
      structure: rulebook.structure,
      library: [...conformanceCards(rulebook.id).values()],
      claims,
      words: wordsOf(rulebook),
      turns: claims('turns'),
      seats: { least: 2, most: 4 }
    })
  )

const all = Object.values(rulebooks).map(rulebook => [rulebook.id, rulebook] as const)

describe.each(all)('composed situations of %s', (_, rulebook) => {
  const sample = fc.sample(composed(rulebook), { seed: 7, numRuns: 300 })

  it('are sound: of the format, in words of the game, each name standing for something', () => {
    expect(sample).toHaveLength(300)
    for (const scenario of sample) {
      expect(WireScenario.parse(scenario)).toEqual(scenario)
      demandWords(scenario.cards, [{ library: conformanceCards(rulebook.id), rulebook }], 'composed')
      const names = new Set(scenario.cards.map(({ name }) => name))
      for (const name of [...scenario.objects.map(({ card }) => card), ...createdIn(scenario.cards)]) expect(names).toContain(name)
      for (const { abilities } of scenario.cards) expect(isSound(abilities)).toBe(true)
    }
  })
  it('tell each card in words', () => {
    for (const { cards } of sample)
      for (const card of cards) {
        expect(card.text).toBe(readAbilities(card, wordsOf(rulebook)))
        expect(card.text !== '').toBe(card.abilities.length > 0)
      }
  })
  it('are the same for the same seed', () => {
    expect(fc.sample(composed(rulebook), { seed: 7, numRuns: 20 })).toEqual(sample.slice(0, 20))
  })
  it('have triggers that end: in an order, with a limit, or gone once they have resolved', () => {
    const triggers = sample.flatMap(({ cards }) => piecesOf(cards).filter(({ kind }) => kind === 'trigger'))
    expect(triggers.length).toBeGreaterThan(100)
    for (const { trigger, uses, steps } of triggers) {
      const { on, limit, doOnce } = trigger as {
        readonly on?: { readonly event: 'draw' }
        readonly limit?: unknown
        readonly doOnce?: unknown
      }
      const isGone = ['destroy', 'sacrifice'].includes((steps as readonly { readonly do: string }[])[0]?.do ?? '')
      expect((limit ?? doOnce ?? uses) !== undefined || (on ? comesAfter(on.event, steps) : isGone)).toBe(true)
    }
  })
  it('wait for no ordinal of what a number picks out that may change, and delayed ones name no number where they happen once', () => {
    const triggers = sample.flatMap(({ cards }) => piecesOf(cards).filter(({ kind }) => kind === 'trigger'))
    const isComputed = ({ on }: { readonly on?: { readonly amount?: { readonly value: unknown } } }): boolean =>
      on?.amount !== undefined && typeof on.amount.value !== 'number'
    const waiting = triggers.map(({ trigger }) => trigger as { readonly ordinal?: unknown; readonly on?: object })
    expect(waiting.some(isComputed)).toBe(true)
    expect(waiting.filter(each => isComputed(each) && each.ordinal !== undefined)).toEqual([])
    const mostUses = Math.max(...triggers.map(({ uses }) => Number(uses ?? 0)))
    expect(mostUses).toBe(rulebook.structure.triggers.delayedWithDuration.value === 'once' ? 1 : 2)
  })
  it('need nothing beyond what is claimed', () => {
    const some: readonly Feature[] = ['core', 'triggers', 'limits', 'prevention', 'targets']
    const drawn = fc.sample(
      composed(rulebook, feature => some.includes(feature)),
      { seed: 7, numRuns: 60 }
    )
    const used = new Set(drawn.flatMap(({ cards }) => cards.flatMap(card => [...featuresOfCard(card)])))
    expect([...used].filter(feature => !some.includes(feature))).toEqual([])
    expect(used.size).toBeGreaterThan(2)
  })
  it('shrink to sound ones', () => {
    const shrunk = sample
      .slice(0, 40)
      .flatMap(({ cards }) => cards.flatMap(card => [...shorterTexts(card, wordsOf(rulebook))].slice(0, 20)))
    expect(shrunk.length).toBeGreaterThan(100)
    for (const card of shrunk) {
      expect(isSound(card.abilities)).toBe(true)
      expect(card.text).toBe(readAbilities(card, wordsOf(rulebook)))
    }
  })
})

it('what fast-check shrinks a situation to is of the format, too', () => {
  const arbitrary = composed(rulebooks.mtg)
  let tried = 0
  const { failed } = fc.check(
    fc.property(arbitrary, scenario => {
      tried++
      expect(WireScenario.parse(scenario)).toEqual(scenario)
      return scenario.cards.length < 4
    }),
    { seed: 3, numRuns: 50 }
  )
  expect(failed).toBe(true)
  expect(tried).toBeGreaterThan(5)
})

it('uses every feature of texts somewhere', () => {
  const used = new Set(
    all.flatMap(([, rulebook]) =>
      fc.sample(composed(rulebook), { seed: 11, numRuns: 400 }).flatMap(({ cards }) => cards.flatMap(card => [...featuresOfCard(card)]))
    )
  )
  // ready cards alone replace outcomes; the rest is how a situation is set up, and what no card needs
  // attackers are declared in random games of their own; no champion is composed, no card of type role, and no pair of abilities that one effect gives
  const others: readonly Feature[] = [
    'outcome-replacement',
    'core',
    'turns',
    'seats',
    'teams',
    'commanders',
    'phasing',
    'roles',
    'levels',
    'given-pairs',
    'game-start',
    'effects-in-force',
    'attackers'
  ]
  expect(FEATURES.filter(feature => !used.has(feature) && !others.includes(feature))).toEqual([])
})

it('draws by weights, the first way being the simplest', () => {
  const ways = written(draw => draw.way([3, () => 'often'], [1, () => 'seldom'], [0, () => 'never']))
  const drawn = fc.sample(fc.noBias(ways), { seed: 1, numRuns: 400 })
  expect(new Set(drawn)).toEqual(new Set(['often', 'seldom']))
  expect(drawn.filter(each => each === 'often').length).toBeGreaterThan(250)
  expect(() =>
    fc.sample(
      written(draw => draw.pick([])),
      1
    )
  ).toThrow(/nothing to pick/)
})
