/** What a text leaves open fails no engine: each such value is read otherwise by the engine alone. */
import { describe, expect, it } from 'vitest'
import { fixturesOf } from '../../fixtures/loader.js'
import { everyRulebook, rulebooks } from '../../model/rulebook/index.js'
import { heldAgainst, otherReadings, usualGames } from './readings.js'
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
