/** Parts of a run make the report of the whole, and parts of different runs make none. */
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { Report } from '../properties/campaign/report.js'
import { stacklaw } from './testing/capture.js'

const folder = (): string => mkdtempSync(join(tmpdir(), 'stacklaw-parts-'))
const faulty = `"${process.execPath}" "${join(packageRoot(), 'bin', 'stacklaw.js')}" serve --mutant ga-applied-twice`
const options = ['--ruleset', 'ga', '--runs', '30', '--seed', '3', '--engine', faulty]

/** The parts of one run, each a file. */
const parts = folder()
const file = (index: number, of = 3): string => join(parts, `part-${index}-of-${of}.json`)
beforeAll(async () => {
  for (const index of [1, 2, 3]) {
    const { code, out, err } = await stacklaw('certify', ...options, '--jobs', '1', '--shard', `${index}/3`, '--out', parts)
    expect({ code, err }).toMatchObject({ code: 0 })
    expect(out).toContain(`part ${index} of 3: `)
  }
}, 900_000)

/** A part that was changed, as a file. */
const changed = (index: number, change: (part: Record<string, Record<string, unknown>>) => void): string => {
  const part = JSON.parse(readFileSync(file(index), 'utf8')) as Record<string, Record<string, unknown>>
  change(part)
  const written = join(folder(), 'part.json')
  writeFileSync(written, JSON.stringify(part))
  return written
}

/** All that a run wrote, the folder that it wrote to left out of it. */
const written = (out: string): Readonly<Record<string, string>> => {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.'))
  return Object.fromEntries(
    names.sort().map(name => [
      name,
      readFileSync(join(out, name), 'utf8')
        .replaceAll(/[^" ]*stacklaw-parts-\w+/g, 'OUT')
        .replaceAll(/ time="[\d.]+"/g, '')
    ])
  )
}

it('the report of three parts of a failing engine is that of the whole, byte for byte, whatever the order of the parts', async () => {
  const [merged, whole] = [folder(), folder()]
  expect((await stacklaw('merge', file(2), file(3), file(1), '--out', merged)).code).toBe(1)
  expect((await stacklaw('certify', ...options, '--jobs', '2', '--out', whole)).code).toBe(1)
  const { found, checks } = Report.parse(JSON.parse(readFileSync(join(merged, 'report.json'), 'utf8'))).rulesets[0]!
  expect(found!.length).toBeGreaterThan(0)
  expect(checks.some(({ kind, verdict }) => kind === 'fixture' && verdict === 'fail')).toBe(true)
  expect(written(merged)).toEqual(written(whole))
}, 900_000)

describe('merge refuses', () => {
  const refused = async (...files: readonly string[]): Promise<string> => {
    const { code, err, out } = await stacklaw('merge', ...files, '--out', folder())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    return err
  }
  it('what is not whole, and says what is missing', async () => {
    expect(await refused(file(2))).toContain('Parts 1 and 3 of 3 are missing; play --shard 1/3 and --shard 3/3 as well.')
    expect(await refused(file(1), file(2))).toContain('Part 3 of 3 is missing')
    expect(await refused(file(1), file(2), file(2))).toContain('are both part 2 of 3; name each part once.')
    const cut = changed(3, part => Object.assign(part, { partial: true }))
    expect(await refused(file(1), file(2), cut)).toContain('was ended before its end; play --shard 3/3 again.')
  })
  it.each([
    ['seeds', (part: Record<string, Record<string, unknown>>) => Object.assign(part['run']!, { seed: 4 }), 'different seeds, 3 and 4'],
    ['kits', (part: Record<string, Record<string, unknown>>) => Object.assign(part['kit']!, { digest: 'other' }), 'different kits'],
    [
      'engines',
      (part: Record<string, Record<string, unknown>>) => Object.assign(part['statement']!, { version: '2' }),
      'different engines'
    ],
    [
      'claims',
      (part: Record<string, Record<string, unknown>>) => Object.assign(part['statement']!, { level: 'outcome' }),
      'claims something else'
    ],
    ['numbers of games', (part: Record<string, Record<string, unknown>>) => Object.assign(part['run']!, { runs: 1 }), 'different things'],
    ['divisions', (part: Record<string, Record<string, unknown>>) => Object.assign(part['shard']!, { of: 4 }), 'into 3 and into 4'],
    ['commands', (part: Record<string, Record<string, unknown>>) => Object.assign(part, { of: 'mutants' }), 'certify and mutants']
  ])('parts of different %s', async (_, change, sentence) => {
    expect(await refused(file(1), file(2), changed(3, change))).toContain(sentence)
  })
  it('parts of another kit', async () => {
    const other = (index: number) => changed(index, part => Object.assign(part['kit']!, { version: '0.0.1' }))
    expect(await refused(other(1), other(2), other(3))).toContain('was played with another kit, 0.0.1')
  })
  it('what is no part', async () => {
    expect(await refused(join(packageRoot(), 'package.json'))).toContain('is no part of a run')
    expect(await refused(join(parts, 'nothing.json'))).toContain('nothing.json cannot be read')
    expect(await refused(changed(1, part => Object.assign(part, { shard: 1 })))).toContain('play the shard again')
  })
})

it.each(['0/2', '3/2', '1', 'a/b'])('--shard %s is no part', async shard => {
  const { code, err } = await stacklaw('certify', '--shard', shard)
  expect(code).toBe(2)
  expect(err).toContain('such as 2/4 for the second of four')
})

it('a shard makes no report, and says which command does', async () => {
  const { code, err } = await stacklaw('certify', '--shard', '1/2', '--json')
  expect(code).toBe(2)
  expect(err).toContain('give --json to "stacklaw merge"')
})
