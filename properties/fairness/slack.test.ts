import { describe, expect, it } from 'vitest'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { fairness } from './fairness.js'
import { slackOf } from './slack.js'

const walked = (id: string, most?: number) => {
  const fixture = fixtureNamed(id)
  const model = createModel(createBase(rulebooks[fixture.scenario.ruleset]!), { level: 'full', autonomous: [] })
  return slackOf(model, fixture, { most: most ?? 50, steps: 5000 })!
}

describe('slack', () => {
  it.each([
    'fab/6.5/selected-before-all',
    'fab/6.5/class-before-player',
    'fab/6.6/next-link',
    'fab/context/discards-chosen-first',
    'ga/traits/only-shrouded',
    'ga/context/prevention/shield',
    'mtg-2010/sba/lethal-damage-regeneration',
    'mtg-2010/sba/nothing-between-checks',
    'mtg/603/each-picks-a-death',
    'mtg/context/prevention/shield-for-each',
    'fab/6.4/brought-by-the-event',
    'fab/context/b52-controller-changes'
  ])('%s expects no more than the charts demand', id => {
    const { traces, findings } = walked(id)
    expect(traces).toBeGreaterThan(0)
    expect(findings).toEqual([])
  })

  it('finds what one reading of an open point expects beyond the others', () => {
    const { traces, findings } = walked('fab/6.4/more-of-two-kinds')
    expect(traces).toBe(6)
    expect(findings.length).toBeGreaterThan(1)
  })

  it('asks for no order of layers that are of one effect, whether or not the fixture says that they are alike', () => {
    const { scenario, file } = fixtureNamed('fab/6.6/no-limit')
    const { alike, ...expectation } = scenario.expect!
    expect(alike).toEqual([['t2', 't4']])
    expect(fairness([{ file, scenario: { ...scenario, expect: expectation } }], undefined, () => undefined)).toBe(true)
  })

  it('says where not every trace was walked', () => {
    expect(walked('fab/6.4/more-of-two-kinds', 1)).toMatchObject({ traces: 1, cut: 'more than 1 traces' })
  })

  it('is told of normative fixtures alone', () => {
    const told: string[] = []
    const fixtures = ['fab/6.4/more-of-two-kinds', 'fab/6.5/selected-before-all'].map(fixtureNamed)
    expect(fairness(fixtures, 50, text => told.push(text))).toBe(true)
    expect(told.at(-1)).toMatch(/^1 normative fixture, \d+ traces; 0 expect more/)
  })
})
