import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { stacklaw } from './testing/capture.js'

const fixture = join(packageRoot(), 'fixtures', 'fab', '6.4', 'feign-death.json')

/** Options that say nothing together, and what the sentence names. */
const REFUSED: readonly (readonly [readonly string[], RegExp])[] = [
  ...['run', 'replay'].flatMap(command => [
    [[command, fixture, '--engine', 'node', '--mutant', 'never-complete'], /--mutant.*--engine.*give one of the two/] as const,
    [[command, fixture, '--engine', 'node', '--connect', '127.0.0.1:7357'], /--engine.*--connect.*give one of the two/] as const,
    [[command, fixture, '--connect', '127.0.0.1:7357', '--mutant', 'never-complete'], /--mutant.*--connect.*give one of the two/] as const,
    [[command, fixture, '--timeout', '5'], /--timeout.*give --engine/] as const,
    [[command, fixture, '--start-timeout', '5', '--mutant', 'never-complete'], /--start-timeout.*give --engine/] as const
  ]),
  [['run', fixture, '--abilities', '--json'], /--abilities.*--json/],
  ...['certify', 'doctor'].map(
    command => [[command, '--engine', 'node', '--connect', '127.0.0.1:7357'], /--engine.*--connect.*give one of the two/] as const
  ),
  [['mutants', '--list', '--levels'], /--list.*--levels/],
  [['mutants', '--list', '--style', 'terse'], /--list.*--style/],
  [['mutants', '--write', '--check'], /--write.*--check/],
  [['cards', '--ruleset', 'ga', '--json', '--markdown'], /--json.*--markdown/],
  [['compare', fixture, '--questions', '.'], /--questions.*--all/]
]

describe('options of which one would be passed over', () => {
  it.each(REFUSED)('%j', async (args, said) => {
    const { code, out, err } = await stacklaw(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.split('\n')[0]).toMatch(said)
  })
})

it.each([['run', fixture], ['replay', fixture], ['doctor'], ['certify']])(
  'an empty command of an engine is wrong usage: %s',
  async (...args) => {
    for (const empty of ['', '  ']) {
      const { code, err } = await stacklaw(...args, '--engine', empty)
      expect(code).toBe(2)
      expect(err).toContain('Give the command that starts the engine')
    }
  }
)

it.each([['run', fixture], ['replay', fixture], ['doctor'], ['certify']])('only this machine is connected to: %s', async (...args) => {
  for (const other of ['192.168.0.7:7357', '0.0.0.0:7357', 'example.org:7357']) {
    const { code, err, out } = await stacklaw(...args, '--connect', other)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('Only an engine on this machine can be connected to')
  }
})

it('a ruleset that there is not is told with the nearest one by compare, as everywhere', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'stacklaw-')), 'gaa.json')
  writeFileSync(file, JSON.stringify(wrong))
  const { code, err } = await stacklaw('compare', file)
  expect(code).toBe(2)
  expect(err).toMatch(/^stacklaw: There is no ruleset "gaa"; did you mean ga\? The rulesets are fab, /)
})

const wrong = {
  format: 'stacklaw/scenario@1',
  id: 'gaa/x/y',
  title: 'T',
  purpose: 'P.',
  standing: 'normative',
  rules: ['ga:1'],
  ruleset: 'gaa',
  players: [{ id: 'ann' }, { id: 'bob' }],
  start: { turnPlayer: 'ann', phase: 'main' },
  objects: [{ id: 'x', card: 'Spark', zone: 'hand', owner: 'ann' }],
  until: { end: 'quiescent' },
  script: []
}

it('schema without a name lists the names', async () => {
  const { code, out } = await stacklaw('schema')
  expect(code).toBe(0)
  const names = out.trim().split('\n')
  expect(names).toContain('scenario')
  for (const name of names) expect((await stacklaw('schema', name)).code).toBe(0)
})
