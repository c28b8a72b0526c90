/**
 * Sample reports, for tests and for looking at: one of an engine that conforms, one with every verdict.
 * @module
 */
import { REPORT_FORMAT } from '../../properties/campaign/report.js'
import type { ChartCoverage, CheckResult, ConformanceProfile, Report, RuleResult } from '../../properties/campaign/report.js'
import { layouts } from '../charts/layouts/index.js'
import { sampleEvidence, sampleTrace } from './game.js'

/** A check that passes, or differs from that as told. */
export const check = (name: string, title: string, rules: readonly string[], more: Partial<CheckResult> = {}): CheckResult => ({
  kind: 'fixture',
  name,
  title,
  rules: [...rules],
  standing: 'normative',
  verdict: 'pass',
  message: 'What came is what the rules force.',
  cases: 1,
  ...more
})

const rule = (id: string, title: string, statement: string, checks: readonly string[], more: Partial<RuleResult> = {}): RuleResult => ({
  id,
  title,
  statement,
  standing: 'normative',
  ...(checks.length > 0 && { verdict: 'pass' as const }),
  checks: [...checks],
  ...more
})

const passing: readonly CheckResult[] = [
  check('next-three-damage', 'A ward for three meets two damage', ['fab:6.4.10a', 'fab:6.4.10b']),
  check('never-twice', 'No effect is applied twice to one original event', ['fab:6.4.6'], {
    kind: 'invariant',
    cases: 1000,
    met: 412,
    message: 'It held in all cases in which it could have broken.'
  }),
  check('replacement', 'The replacement chart allows every step', ['fab:6.4.1', 'fab:6.4.6', 'fab:6.4.8'], {
    kind: 'chart',
    cases: 64,
    message: 'Every trace is one that the chart allows.'
  })
]

const passingRules: readonly RuleResult[] = [
  rule('fab:6.4.1', 'Replacement effect', 'A replacement effect changes an event on its way, so that another takes its place.', [
    'replacement'
  ]),
  rule('fab:6.4.6', 'Once an event', 'However an event changes on its way, each effect has one go at it.', ['never-twice', 'replacement']),
  rule('fab:6.4.8', 'Order of classes', 'Effects of an earlier class have their turn before those of a later one.', ['replacement']),
  rule('fab:6.4.10a', 'Prevention', 'A prevention effect takes an amount off the damage that is about to be dealt.', ['next-three-damage'])
]

const definition = rule('fab:6.1.1', 'Effect', 'What the word effect stands for.', [], {
  standing: 'definition',
  reason: 'It introduces a word.'
})
const unchecked = rule('fab:6.6.3c', 'Leaving the arena', 'Looks at the object as it was right before it left.', [])

const base = {
  format: REPORT_FORMAT,
  kit: { version: '0.1.0', digest: 'sha256-4f1c09ab77d2' },
  engine: {
    name: 'acme-engine',
    version: '1.4.2',
    command: 'python -m acme.stacklaw',
    features: ['replacement', 'prevention', 'triggers', 'state-checks'],
    cards: { fab: ['Scorching Word', 'Ward of Reeds', 'Warning Bell'] },
    level: 'full',
    autonomous: []
  },
  run: {
    seed: 20061,
    runs: 1000,
    strict: false,
    partial: false,
    command: 'npx stacklaw certify --engine "python -m acme.stacklaw" --ruleset fab --seed 20061'
  }
} satisfies Partial<Report>

/** An engine that conforms: every check passes; one rule has no check and one is a definition. */
export const conformant = (): Report => ({
  ...base,
  verdict: 'pass',
  rulesets: [
    {
      id: 'fab',
      title: 'Flesh and Blood, chapter 6',
      edition: '2025',
      verdict: 'pass',
      rules: [definition, ...passingRules, unchecked],
      checks: [...passing],
      coverage: [{ chart: 'replacement', transitions: 18, fired: 18, never: [] }]
    }
  ],
  notLookedAt: [
    {
      kind: 'rules',
      ruleset: 'fab',
      brief: '1 of 6',
      sentence: 'This version of the kit has no check of 1 of 6 normative rules.',
      items: [{ why: 'no check yet', names: ['fab:6.6.3c'] }]
    }
  ]
})

const drawnRows = layouts['stack']!.edges.flatMap(edge => edge.rows.map(row => row.id))

/** Coverage of a chart that there is a drawing of. */
const drawn: ChartCoverage = {
  chart: 'stack',
  transitions: drawnRows.length,
  fired: drawnRows.length - 1,
  never: drawnRows.slice(-1)
}

/** Two lines of the conformance profile, and a card that nothing but it keeps from being played. */
export const sampleProfile: ConformanceProfile = {
  cases: 10,
  claimed: 4,
  rungs: [
    { kind: 'feature', name: 'continuous', unlocks: 3, neededBy: 5, beside: ['status'] },
    { kind: 'card', name: 'Frozen Moat', unlocks: 1, neededBy: 1, beside: [] },
    { kind: 'feature', name: 'status', unlocks: 0, neededBy: 2, beside: ['continuous'] }
  ]
}

const attention: readonly CheckResult[] = [
  check('next-two-damage', 'A ward for two meets five damage', ['fab:6.4.10b', 'fab:6.4.10g'], {
    verdict: 'fail',
    purpose: 'The ward takes 2 of 5; an engine that forgets its amount takes more.',
    message: 'The ward prevented 4 damage where 2 is all that it has.',
    hints: ['how much is prevented: no more than the effect has', 'what is left of a shield afterwards'],
    evidence: sampleEvidence
  }),
  check('sub-events-first', 'Sub-events come before the event', ['fab:6.4.2'], {
    kind: 'invariant',
    standing: 'interpretation',
    verdict: 'fail',
    cases: 318,
    met: 27,
    message: 'The additional effect came after the damage in the smallest of 27 cases.',
    evidence: {
      scenario: 'seed 20061, case 44, shrunk 9 times',
      trace: sampleTrace.slice(0, 4),
      step: 3,
      expected: ['ann draws a card', 'ann gains 1 life'],
      came: 'ann plays c3',
      replay: 'npx stacklaw replay --seed 20061 --case 44 sub-events-first'
    }
  }),
  check('two-wards', 'Two wards, one event', ['fab:6.4.5'], {
    verdict: 'error',
    cases: 0,
    message: 'The adapter ended with exit code 134 after scenario/answer; its last line was "Assertion failed: queue.empty()".'
  }),
  check('limit-once', 'A trigger with a limit', ['fab:6.6.5e'], {
    kind: 'invariant',
    verdict: 'inconclusive',
    cases: 1000,
    met: 0,
    message: 'Its situation never occurred in 1000 cases.'
  }),
  check('first-time-each-turn', 'The first time each turn', ['fab:6.6.5d'], {
    verdict: 'untested',
    cases: 0,
    message: 'The run was ended before it.'
  }),
  check('frozen-status', 'A frozen card', ['fab:6.3.4b'], {
    verdict: 'unsupported',
    cases: 0,
    needs: ['status:frozen', 'continuous'],
    message: 'The engine does not claim status:frozen and continuous.'
  })
]

/** An engine with every verdict. */
export const mixed = (): Report => ({
  ...base,
  run: { ...base.run, partial: true },
  verdict: 'fail',
  rulesets: [
    {
      id: 'fab',
      title: 'Flesh and Blood, chapter 6',
      edition: '2025',
      verdict: 'fail',
      rules: [
        definition,
        rule('fab:6.3.4b', 'Layers of one kind', 'Within a layer, the one that began first is applied first.', ['frozen-status'], {
          verdict: 'unsupported'
        }),
        ...passingRules,
        rule(
          'fab:6.4.2',
          'Additional effects',
          'What a replacement brings along happens before the event that it changed.',
          ['sub-events-first'],
          {
            standing: 'interpretation',
            verdict: 'fail',
            reason: 'Two sentences of the text speak of it and differ in what they call the event.'
          }
        ),
        rule('fab:6.4.5', 'Choice among several', 'The affected player says which of several effects has its turn next.', ['two-wards'], {
          verdict: 'error'
        }),
        rule(
          'fab:6.4.10b',
          'How much is prevented',
          'No more than the effect has, and no more than the damage is.',
          ['next-two-damage', 'next-three-damage'],
          {
            verdict: 'fail'
          }
        ),
        rule(
          'fab:6.4.10g',
          'A shield runs out',
          'What a shield prevents comes off what it has left; at zero it is gone.',
          ['next-two-damage'],
          { verdict: 'fail' }
        ),
        rule(
          'fab:6.6.5d',
          'Ordinals',
          'An ordinal counts from the start of its period, whether or not the source was there.',
          ['first-time-each-turn'],
          {
            verdict: 'untested'
          }
        ),
        rule('fab:6.6.5e', 'Limits', 'Beyond its limit, an effect makes no layer.', ['limit-once'], { verdict: 'inconclusive' }),
        unchecked
      ],
      checks: [...passing, ...attention],
      coverage: [
        {
          chart: 'replacement',
          transitions: 18,
          fired: 15,
          never: ['asking: done', 'passes: outcome → applied', 'passes: copy → applied']
        },
        { chart: 'trigger', transitions: 11, fired: 11, never: [] },
        drawn
      ],
      ladder: sampleProfile
    }
  ],
  notLookedAt: [
    {
      kind: 'fixtures',
      ruleset: 'fab',
      brief: '6 of 10',
      sentence: '6 of 10 fixtures were not played; the conformance profile says what they need.',
      items: []
    },
    {
      kind: 'rules',
      ruleset: 'fab',
      brief: '1 of 9',
      sentence: 'This version of the kit has no check of 1 of 9 normative rules.',
      items: [{ why: 'no check yet', names: ['fab:6.6.3c'] }]
    }
  ]
})

/** An engine that conforms, held against a list of which one entry does not hold any more. */
export const stale = (): Report => ({
  ...conformant(),
  expect: {
    file: 'known.json',
    stale: [{ ruleset: 'fab', check: 'never-twice', verdict: 'fail', reason: 'ticket 7', why: 'it passes now' }]
  }
})

/** An engine that conforms and reads an interpretation otherwise, of which every rule passes by another check. */
export const readsOtherwise = (): Report => {
  const report = conformant()
  const otherwise = attention.find(({ name }) => name === 'sub-events-first')!
  return {
    ...report,
    rulesets: report.rulesets.map(ruleset => ({
      ...ruleset,
      rules: ruleset.rules.map(each => (each.id === 'fab:6.4.1' ? { ...each, checks: [...each.checks, otherwise.name] } : each)),
      checks: [...ruleset.checks, { ...otherwise, rules: ['fab:6.4.1'] }]
    }))
  }
}
