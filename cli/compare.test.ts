import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot, questionFiles } from '../fixtures/loader.js'
import { everyRulebook } from '../model/rulebook/index.js'
import type { Question } from '../model/scenario/question.js'
import { stacklaw } from './testing/capture.js'

interface Row {
  readonly id?: string
  readonly rulesets: Readonly<Record<string, { readonly outcome: string; readonly verdict: string }>>
  readonly parting: readonly { readonly rulesets: readonly string[]; readonly says: string; readonly rules: readonly string[] }[]
  readonly contradictions: readonly string[]
}

const question = (id: string): string => join(packageRoot(), 'fixtures', 'questions', `${id}.json`)

/** A question file with something of it changed. */
const changed = (id: string, change: (question: Question) => Question): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'stacklaw-compare-')), `${id}.json`)
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(question(id), 'utf8')) as Question)))
  return file
}

describe('stacklaw compare', () => {
  it('--all plays every question under every ruleset, and no game contradicts what is claimed of it', async () => {
    const { code, out } = await stacklaw('compare', '--all', '--json')
    const rows = JSON.parse(out) as readonly Row[]
    expect(rows.flatMap(({ contradictions }) => contradictions)).toEqual([])
    expect(code).toBe(0)
    expect(rows.map(({ id }) => id)).toEqual(questionFiles().map(each => each.question.question))
    for (const { id, rulesets } of rows) {
      expect(Object.keys(rulesets)).toEqual(everyRulebook.map(rulebook => rulebook.id))
      // every ruleset's outcome has been derived, and is claimed
      expect(Object.values(rulesets).filter(({ verdict }) => verdict === 'untested')).toEqual([])
      // what all games agree on has one outcome, a question more than one unless the rules leave it open
      if (id?.startsWith('C')) expect(new Set(Object.values(rulesets).map(({ outcome }) => outcome)).size).toBe(1)
    }
    expect(rows.find(({ id }) => id === 'D32')?.rulesets).toMatchObject({
      fab: { outcome: 'A', verdict: 'pass' },
      mtg: { outcome: 'B', verdict: 'pass' },
      'mtg-2010': { outcome: 'C', verdict: 'pass' },
      ga: { outcome: 'D', verdict: 'pass' }
    })
  })

  it('shows the first step at which the games part, with the rules of each side', async () => {
    const { code, out } = await stacklaw('compare', question('d35'), '--json')
    const { parting } = JSON.parse(out) as Row
    expect(code).toBe(0)
    expect(parting.map(({ rulesets }) => rulesets)).toEqual([['fab'], ['mtg', 'mtg-2010', 'ga', 'ga-older']])
    expect(parting[0]?.rules).toContain('fab:6.5.2')
    expect(parting[1]?.rules).toContain('mtg-context:616.1')
  })

  it('plays a scenario of one game under all, whatever each calls its phases', async () => {
    const { code, out } = await stacklaw('compare', join(packageRoot(), 'fixtures', 'fab', '6.4', 'feign-death.json'), '--json')
    const { rulesets } = JSON.parse(out) as Row
    expect(code).toBe(0)
    expect(rulesets['fab']?.verdict).toBe('pass')
    expect(Object.keys(rulesets)).toContain('mtg')
  })

  it('fails where a game is not what is claimed of it', async () => {
    const file = changed('d01', each => ({ ...each, games: { ...each.games, mtg: { ...each.games['fab']!, rules: ['mtg:603.3b'] } } }))
    const { code, out } = await stacklaw('compare', file)
    expect(out).toMatch(/D01: mtg does not show what is claimed: ".*active.*" Live \(fail\): step/)
    expect(code).toBe(1)
  })

  it('fails where games are claimed to be alike and differ, or the other way round', async () => {
    const alike = await stacklaw(
      'compare',
      changed('d01', each => ({ ...each, sides: [['fab', 'mtg', 'ga']] }))
    )
    expect(alike.out).toMatch(/D01: fab and mtg and ga are claimed to be alike, and differ/)
    expect(alike.code).toBe(1)
    const apart = await stacklaw(
      'compare',
      changed('d01', each => ({ ...each, sides: [['fab'], ['mtg'], ['ga']] }))
    )
    expect(apart.out).toMatch(/D01: mtg and ga are claimed to differ, and are alike/)
    expect(apart.code).toBe(1)
  })

  it('--all fails where a live outcome contradicts a claim, and names the question, the ruleset, the claim and what came', async () => {
    const swapped = changed('d01', each => ({
      ...each,
      games: { ...each.games, mtg: { ...each.games['fab']!, rules: ['mtg:603.3b'] } }
    }))
    const { code, out } = await stacklaw('compare', '--all', '--questions', dirname(swapped))
    const claim = everyRulebook.find(({ id }) => id === 'mtg')!.claims.find(each => each.question === 'D01')!
    expect(code).toBe(1)
    expect(out).toContain(`D01: mtg does not show what is claimed: "${claim.answer}" Live (fail): step`)
    // the others are what is claimed of them
    expect(out.match(/does not show/g)).toHaveLength(1)
    const asJson = await stacklaw('compare', '--all', '--questions', dirname(swapped), '--json')
    expect(asJson.code).toBe(1)
    const [row] = JSON.parse(asJson.out) as readonly Row[]
    expect(row?.rulesets['mtg']?.verdict).toBe('fail')
    expect(row?.contradictions).toHaveLength(1)
  })

  it('--all passes on the same question as it stands', async () => {
    const { code, out } = await stacklaw('compare', '--all', '--questions', dirname(changed('d01', each => each)))
    expect(out).not.toMatch(/does not show|claimed to/)
    expect(code).toBe(0)
  })

  it('says what is wrong with a folder of questions', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'stacklaw-compare-'))
    for (const [args, says] of [
      [['--all', '--questions', empty], /has no question files/],
      [['--all', '--questions', join(empty, 'none')], /cannot be read: there is no such file or folder; name the folder/],
      [[question('d01'), '--questions', empty], /give --all with it/]
    ] as const) {
      const { code, err } = await stacklaw('compare', ...args)
      expect(err).toMatch(says)
      expect(code).toBe(2)
    }
  })

  it('wants a file or --all, not both and not neither', async () => {
    for (const args of [['compare'], ['compare', '--all', question('d01')]]) {
      const { code, err } = await stacklaw(...args)
      expect(err).toMatch(/Name one file to compare, or give --all/)
      expect(code).toBe(2)
    }
  })
})
