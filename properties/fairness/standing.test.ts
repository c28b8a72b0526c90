import { describe, expect, it } from 'vitest'
import { fixturesOf, questionFiles } from '../../fixtures/loader.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { contradictions, decidedByNothing } from './standing.js'

describe('standing', () => {
  it.each(Object.keys(rulebooks))('%s: nothing is normative of which another file says that it is undefined', ruleset => {
    const fixtures = fixturesOf(ruleset)
    expect(fixtures.length).toBeGreaterThan(20)
    expect(contradictions(fixtures)).toEqual([])
  })

  it('finds a situation that two files judge differently', () => {
    const open = fixtureNamed('fab/6.6/next-time-forbidden')
    const settled = { ...open, scenario: { ...open.scenario, id: 'fab/6.6/settled', standing: 'normative' as const } }
    expect(contradictions([open, settled])).toEqual([{ normative: ['fab/6.6/settled'], undefined: ['fab/6.6/next-time-forbidden'] }])
  })

  it('no answer is normative that a value decides which the text leaves undefined', () => {
    const questions = questionFiles().map(({ question }) => question)
    expect(questions.flatMap(({ decides }) => decides).length).toBeGreaterThan(30)
    expect(questions.flatMap(decidedByNothing)).toEqual([])
  })

  it('finds an answer that is decided by an undefined value', () => {
    const open = questionFiles().find(({ question }) => question.question === 'D04')!.question
    const settled = {
      ...open,
      decides: ['events.sweep'],
      games: { ...open.games, ga: { ...open.games['ga']!, standing: 'normative' as const } }
    }
    expect(decidedByNothing(settled)).toEqual(['D04 ga: events.sweep'])
  })
})
