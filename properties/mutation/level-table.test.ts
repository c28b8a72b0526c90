import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { fixturesOf, packageRoot } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { MutantEvidence } from './evidence.js'
import { gatherEvidence } from './gather.js'
import { LEVEL_TABLE, levelTable, withLevelTable } from './level-table.js'

const nothing = { fixtures: [], invariants: [], transitions: [] }
const mutant = (name: string, levels: NonNullable<MutantEvidence['levels']>): MutantEvidence => ({
  name,
  ruleset: 'fab',
  rule: 'fab:6.4.5',
  kind: 'engine',
  killed: true,
  by: 'f',
  message: '',
  cases: 1,
  named: 1,
  killers: { fixtures: ['f'], invariants: ['i'], transitions: [] },
  levels
})

it('counts at each level the faults that a check tells, and names those that none does', () => {
  const seen = { fixtures: ['f'], invariants: [], transitions: ['t'] }
  expect(
    levelTable({ mutants: [mutant('loud', { outcome: seen, stack: seen }), mutant('quiet', { outcome: nothing, stack: seen })] })
  ).toBe(
    [
      '| level     | faults told | by a fixture | by an invariant | by the charts |',
      '| --------- | ----------- | ------------ | --------------- | ------------- |',
      '| `outcome` | 1 of 2      | 1            | 0               | 1             |',
      '| `stack`   | 2 of 2      | 2            | 0               | 2             |',
      '| `full`    | 2 of 2      | 2            | 2               | 0             |',
      '',
      'Not told at `outcome`: quiet (fab:6.4.5).'
    ].join('\n')
  )
})

it('says nothing where the levels were not measured', () => {
  const { levels: _levels, ...unmeasured } = mutant('old', { outcome: nothing, stack: nothing })
  expect(levelTable({ mutants: [unmeasured] })).toBeUndefined()
})

it('has its place in the guide, and replaces what is there', () => {
  const guide = readFileSync(join(packageRoot(), 'docs', 'guides', 'what-an-engine-reports.md'), 'utf8')
  const once = withLevelTable(guide, 'first')
  expect(once).toContain(`${LEVEL_TABLE.begin}\n\nfirst\n\n${LEVEL_TABLE.end}`)
  expect(withLevelTable(once, 'second')).toBe(withLevelTable(guide, 'second'))
})

it('finds that an effect applied twice is not told by invariants below full', async () => {
  const wrong = mutants.filter(each => each.name === 'applied-twice')
  const citing = fixturesOf('fab')
    .filter(({ scenario }) => scenario.rules.includes('fab:6.4.5'))
    .slice(0, 4)
  const { mutants: judged } = await gatherEvidence(
    wrong,
    () => rulebooks.fab,
    () => citing,
    'none'
  )
  expect(judged[0]?.killers.invariants).toContain('once-per-original-event')
  expect(judged[0]?.levels?.stack.invariants).toEqual([])
  expect(judged[0]?.levels?.outcome.fixtures).not.toEqual([])
}, 60_000)
