import { describe, expect, it } from 'vitest'
import { fixturesOf } from '../../fixtures/loader.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { everyRulebook, rulebooks } from '../../model/rulebook/index.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { GameEvent } from '../../model/trace/event.js'
import { EndObservation, LeftObservation, Observation } from '../../model/trace/observation.js'
import { DecisionKind } from '../../model/trace/option.js'
import { GIVEN, groundless, GROUNDS, PARTS } from './kind.js'

const everyKind = [
  ...Observation.options.map(({ shape }) => shape.see.value).filter(see => !['event', 'prompt', 'left', 'end'].includes(see)),
  ...GameEvent.options.map(({ shape }) => `event ${shape.event.value}`),
  ...DecisionKind.options.map(decision => `prompt ${decision}`),
  ...LeftObservation.shape.how.options.map(how => `left ${how}`),
  ...EndObservation.shape.why.options.map(why => `end ${why}`)
]

describe('the kinds of what can be expected', () => {
  it('are each given by the situation, or brought about by a part of the rules', () => {
    expect([...GIVEN, ...Object.keys(GROUNDS)].toSorted()).toEqual(everyKind.toSorted())
  })

  it('have parts of the rules that begin as rules do', () => {
    const rules = everyRulebook.flatMap(rulebook => everyRule(rulebook).map(({ id }) => id))
    const unused = Object.values(PARTS)
      .flat()
      .filter(start => !rules.some(id => id.startsWith(start)))
    expect(unused).toEqual([])
  })
})

describe('kind', () => {
  it.each(Object.keys(rulebooks))('%s: nothing is expected that neither its cards nor its derivation bring about', ruleset => {
    const normative = fixturesOf(ruleset).filter(({ scenario }) => scenario.standing === 'normative' && scenario.expect)
    expect(normative.length).toBeGreaterThan(10)
    const without = normative.flatMap(fixture => groundless(fixture).map(kind => `${fixture.scenario.id}: ${kind}`))
    expect(without).toEqual([])
  })

  it('finds what is demanded besides', () => {
    const { file, scenario } = fixtureNamed('mtg/context/continuous/no-duration')
    const planted = { see: 'suppressed', effect: { source: 'a', ability: 'a' }, why: 'limit' } as const
    const expectation = { ...scenario.expect!, trace: [planted, ...scenario.expect!.trace] }
    expect(groundless({ file, scenario: { ...scenario, expect: expectation } })).toEqual(['suppressed'])
  })

  it.each([
    ['fab/6.5/selected-before-all', 'fab:6.5', 'prompt first-player'],
    ['mtg/context/checks/deathtouch', 'mtg-context:704.5h', 'event destroy'],
    ['mtg/603/mode-announced', 'mtg:603', 'triggered']
  ])('%s without its steps of %s has no ground for %s', (id, start, kind) => {
    const { file, scenario } = fixtureNamed(id)
    const derivation = [{ because: 'fab-context:9', so: 'Something else.' }]
    expect(scenario.derivation?.some(({ because }) => because.startsWith(start))).toBe(true)
    expect(groundless({ file, scenario })).toEqual([])
    expect(groundless({ file, scenario: { ...scenario, derivation } })).toContain(kind)
  })
})
