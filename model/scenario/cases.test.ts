import { describe, expect, it } from 'vitest'
import { casesOf } from './cases.js'
import { sayIssue } from './problem.js'
import { Scenario } from './scenario.js'

const acting = { rules: ['fab:6.4.5', 'fab:6.4.6'] }
const nearMiss = { rules: ['fab:6.4.5', 'fab:6.4.6'], negative: ['fab:6.4.5'] }

describe('the cases of a rule', () => {
  it('are positive unless the scenario says that the rule does not act', () => {
    expect(casesOf('fab:6.4.5', [acting, nearMiss])).toEqual({ positive: [acting], negative: [nearMiss] })
    expect(casesOf('fab:6.4.6', [acting, nearMiss])).toEqual({ positive: [acting, nearMiss], negative: [] })
  })

  it('are none where no scenario shows the rule', () => {
    expect(casesOf('fab:6.4.7', [acting, nearMiss])).toEqual({ positive: [], negative: [] })
  })
})

describe('a scenario', () => {
  const scenario = {
    format: 'stacklaw/scenario@1',
    id: 'fab/test',
    title: 'A near miss',
    purpose: 'None.',
    standing: 'normative',
    rules: ['fab:6.4.5'],
    ruleset: 'fab',
    players: [{ id: 'A' }, { id: 'B' }],
    start: { turnPlayer: 'A', phase: 'action' },
    objects: [],
    until: { end: 'quiescent' },
    script: []
  }

  it('may be a negative case of a rule that it shows', () => {
    expect(Scenario.parse({ ...scenario, negative: ['fab:6.4.5'] }).negative).toEqual(['fab:6.4.5'])
  })

  it('cannot be a negative case of a rule that it does not show', () => {
    const value = { ...scenario, negative: ['fab:6.4.5', 'fab:6.4.6'] }
    expect(sayIssue(Scenario.safeParse(value).error!, value)).toBe(
      '/negative/1: "fab:6.4.6" is not among "rules"; add it there, or take it out of "negative"'
    )
  })
})
