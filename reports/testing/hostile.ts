/**
 * A report full of text that tries to be more than text.
 * @module
 */
import type { Report } from '../../properties/campaign/report.js'
import { sampleCards, sampleTrace } from './game.js'
import { mixed } from './sample.js'

/** What an engine might put into any free text. `attacked` is set if a script in it ever runs. */
export const HOSTILE = [
  '</script><script>globalThis.attacked = 1</script>',
  '<img src=x onerror="globalThis.attacked = 1">',
  '<!-- <script>',
  ']]>',
  '"\'><svg onload=globalThis.attacked=1>',
  '\u001b[31mred\u001b[0m\u0000\u009b2J\u202egnp.exe',
  '\ud800',
  '`code` **bold** | [link](javascript:alert(1))',
  'averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongword'
].join(' ')

/** The mixed report with hostile text wherever the format takes free text. */
export const hostile = (): Report => {
  const report = mixed()
  const id = HOSTILE.slice(0, 190)
  return {
    ...report,
    kit: { version: HOSTILE, digest: HOSTILE },
    engine: {
      ...report.engine,
      name: HOSTILE,
      version: HOSTILE,
      command: HOSTILE,
      features: [HOSTILE],
      cards: { [HOSTILE]: [HOSTILE] },
      autonomous: [HOSTILE]
    },
    run: { ...report.run, command: HOSTILE },
    rulesets: report.rulesets.map(ruleset => ({
      ...ruleset,
      id: HOSTILE,
      title: HOSTILE,
      edition: HOSTILE,
      rules: ruleset.rules.map(r => ({
        ...r,
        title: HOSTILE,
        statement: HOSTILE,
        reason: HOSTILE,
        unchecked: HOSTILE,
        checks: r.checks.map(name => name + HOSTILE)
      })),
      checks: ruleset.checks.map(c => ({
        ...c,
        name: c.name + HOSTILE,
        title: HOSTILE,
        purpose: HOSTILE,
        message: HOSTILE,
        hints: [HOSTILE],
        needs: [HOSTILE],
        evidence: {
          scenario: HOSTILE,
          title: HOSTILE,
          broken: [{ decision: HOSTILE, rules: [] }],
          cards: sampleCards.map(card => ({ ...card, name: HOSTILE.slice(0, 60), text: HOSTILE })),
          trace: [
            { see: 'event', events: [{ event: 'draw', player: id, object: id }], cause: { layer: id } },
            ...sampleTrace,
            { see: 'end', why: 'unsupported', note: HOSTILE, winner: id, state: { players: { [id]: { life: 1 } }, objects: {} } }
          ],
          players: [{ id: 'ann' }, { id: 'bob' }],
          start: { turnPlayer: 'ann', phase: HOSTILE },
          objects: [{ id: 'c3', card: HOSTILE.slice(0, 60), zone: 'arena', owner: 'ann', counters: { [HOSTILE.slice(0, 32)]: 1 } }],
          derivation: [{ because: 'fab:6.4.1', so: HOSTILE }],
          moments: [
            {
              players: { [id]: { numbers: { life: 1 }, zones: { hand: [id] }, deck: 1 } },
              stack: [id],
              pending: [id],
              event: { event: 'draw', player: id, object: id },
              charts: [[HOSTILE], [HOSTILE, HOSTILE]],
              more: 1
            }
          ],
          step: 4,
          expected: [HOSTILE, HOSTILE],
          came: HOSTILE,
          replay: HOSTILE
        }
      })),
      coverage: [
        { chart: HOSTILE, transitions: 3, fired: 1, never: [HOSTILE, HOSTILE] },
        { chart: 'constructor', transitions: 0, fired: 0, never: [] }
      ],
      ladder: { cases: 2, claimed: 1, rungs: [{ kind: 'card', name: HOSTILE, unlocks: 1, neededBy: 1, beside: [HOSTILE] }] }
    })),
    expect: { file: HOSTILE, stale: [{ ruleset: HOSTILE, check: HOSTILE, verdict: 'fail', reason: HOSTILE, why: HOSTILE }] },
    notLookedAt: [{ kind: 'charts', ruleset: HOSTILE, brief: HOSTILE, sentence: HOSTILE, items: [{ why: HOSTILE, names: [HOSTILE] }] }]
  }
}
