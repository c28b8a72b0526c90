/** What a text leaves open fails no engine: each such value is read otherwise by the engine alone. */
import { describe, expect, it } from 'vitest'
import { fixturesOf } from '../../fixtures/loader.js'
import { everyRulebook, rulebooks } from '../../model/rulebook/index.js'
import { playReading } from './reading-games.js'
import { fixturesOtherwise, heldAgainst, otherReadings, usualGames } from './readings.js'
import type { OtherReading } from './readings.js'

const isQuick = ({ name }: OtherReading): boolean => name.startsWith('ga-older:') || name.includes('stateSampled')

const tried = everyRulebook.flatMap(rulebook => {
  const usual = usualGames(rulebook)
  return otherReadings(rulebook)
    .filter(isQuick)
    .map(reading => [reading.name, rulebook, reading, usual] as const)
})

/** `npm run fairness` tries them all. */
describe('what a text leaves open', () => {
  it.each(tried)('%s is as right', async (_name, rulebook, reading, usual) => {
    expect(await heldAgainst(rulebook, reading, fixturesOf(rulebook.id), usual)).toEqual([])
  })
})

/** Some random games of each of these; `npm run fairness` plays them of every reading. */
const random = everyRulebook.flatMap(rulebook => {
  const usual = usualGames(rulebook)
  return otherReadings(rulebook)
    .filter(({ name }) =>
      [
        'ga-older:placement.undeclarable',
        'ga-older:triggers.suppressedCounts',
        'ga:triggers.stateSampled',
        'ga:replacement.beyondDamage',
        ':triggers.doOnce',
        ':triggers.hiddenSource'
      ].some(each => name.includes(each))
    )
    .map(reading => [reading.name, rulebook, reading, usual] as const)
})

describe('random games in another reading', () => {
  it.each(random)(
    '%s is as right',
    async (_name, rulebook, reading, usual) => {
      const shown = await fixturesOtherwise(rulebook, reading, fixturesOf(rulebook.id), usual)
      const games = await playReading(rulebook, reading, shown, 5, 12)
      expect(games.held.map(({ at, kinds }) => ({ at, kinds }))).toEqual([])
      expect(games.otherwise).toBeGreaterThan(0)
    },
    120_000
  )
  it('holds something against a reading that the text forbids', async () => {
    const { mtg } = rulebooks
    const { triggers } = mtg.structure
    const structure = { ...mtg.structure, triggers: { ...triggers, doOnce: { ...triggers.doOnce, standing: 'undefined' } } } as const
    const [reading] = otherReadings({ ...mtg, structure }).filter(({ name }) => name.includes('doOnce'))
    const shown = await fixturesOtherwise(
      mtg,
      reading!,
      fixturesOf('mtg').filter(({ scenario }) => scenario.id.includes('do-once'))
    )
    const { held } = await playReading(mtg, reading!, shown, 5, 12)
    expect(held.length).toBeGreaterThan(0)
  }, 120_000)
})

describe('a value that fixtures rest on', () => {
  it('is not open', async () => {
    const { ga } = rulebooks
    const { replacement } = ga.structure
    const structure = {
      ...ga.structure,
      replacement: { ...replacement, orderer: { ...replacement.orderer, standing: 'undefined' } }
    } as const
    const [reading] = otherReadings({ ...ga, structure }).filter(({ name }) => name.includes('orderer'))
    const held = await heldAgainst(ga, reading!, fixturesOf('ga'))
    expect(held).toContainEqual(expect.stringMatching(/^ga\/context\/replacement\/no-classes: step \d+: expected B applies/))
  })
})
