import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultRules } from '../engine/reference/rules/index.js'
import { packageRoot } from '../fixtures/loader.js'
import * as evidence from '../properties/mutation/evidence.js'
import * as gather from '../properties/mutation/gather.js'
import * as equivalent from '../properties/mutation/equivalent.js'
import { dealtBack, partOf, partsOf } from './mutant-jobs.js'
import { stacklaw } from './testing/capture.js'

// two mutants more: one has no fault that could be seen, the other crashes in every game
vi.mock('../engine/mutants/index.js', async original => {
  const { mutants } = await original<typeof import('../engine/mutants/index.js')>()
  const of = { kind: 'engine', ruleset: 'ga-older' } as const
  const crash = (): never => {
    throw new Error('crashed')
  }
  const crashing = Object.fromEntries(Object.keys(defaultRules).map(name => [name, crash]))
  return {
    mutants: [
      ...mutants,
      { ...of, name: 'without-a-fault', rule: 'ga-older:4', fault: 'it has none', rules: {} },
      { ...of, name: 'crashing', rule: 'ga-older:4', fault: 'it breaks down', rules: crashing }
    ]
  }
})
vi.mock('../properties/mutation/evidence.js', { spy: true })
vi.mock('../properties/mutation/gather.js', { spy: true })
vi.mock('../properties/mutation/equivalent.js', { spy: true })

beforeEach(() => vi.clearAllMocks())
const parse = (text: string): unknown => JSON.parse(text)

describe('stacklaw mutants', () => {
  it('judges only those that are named, and ends with 0 where each is killed', async () => {
    const { code, out, err } = await stacklaw('mutants', 'ga-older-oldest-layer-first', 'ga-older-only-cards-negated')
    expect(out).toMatch(
      /^pass ga-older-oldest-layer-first engine breaks ga-older:4: killed by ga-older\/\S+ after \d+ cases?\n +step \d+: /
    )
    expect(out).toContain('\npass ga-older-only-cards-negated engine breaks ga-older:9: killed by ')
    expect(out).toMatch(
      /\n2 of 2 mutants killed\nthe broken rule is named first for \d of 2 faulty engines, among the first three for \d\n$/
    )
    expect(err).toContain('mutants: 2 of 2 (ga-older-only-cards-negated)')
    expect(code).toBe(0)
    // what nobody asked for is not played
    expect(gather.gatherEvidence).not.toHaveBeenCalled()
  })

  it('by the id of a rule judges all that break it', async () => {
    const { code, out } = await stacklaw('mutants', 'ga-older:9', '--json')
    expect(parse(out)).toEqual([
      {
        name: 'ga-older-only-cards-negated',
        ruleset: 'ga-older',
        rule: 'ga-older:9',
        kind: 'engine',
        killed: true,
        by: expect.stringMatching(/^ga-older\//) as string,
        message: expect.stringMatching(/^step \d+: expected .*; came /) as string,
        cases: expect.any(Number) as number,
        named: 1
      }
    ])
    expect(code).toBe(0)
  })

  it('judges at the lower levels too where asked', async () => {
    const { code, out } = await stacklaw('mutants', 'ga-older:9', '--levels')
    for (const level of ['outcome', 'stack', 'full']) expect(out).toMatch(new RegExp(`\\| \`${level}\` +\\| 1 of 1 `))
    expect(code).toBe(0)
    const [judged] = parse((await stacklaw('mutants', 'ga-older:9', '--levels', '--json')).out) as { levels: Record<string, object> }[]
    expect(Object.keys(judged!.levels)).toEqual(['outcome', 'stack', 'full'])
  })

  it('judges them in a style, what kills them otherwise first', async () => {
    const { code, out } = await stacklaw('mutants', '--style', 'terse', 'ga-older-only-cards-negated', 'without-a-fault')
    expect(out).toMatch(/^pass ga-older-only-cards-negated engine breaks ga-older:9: killed by ga-older\/\S+ after 1 case$/m)
    expect(out).toMatch(/^fail without-a-fault engine breaks ga-older:4: survived \d+ cases$/m)
    expect(code).toBe(1)
  })

  it('ends with 1 where one survives, which a crash does too', async () => {
    const { code, out } = await stacklaw('mutants', 'without-a-fault', 'crashing', 'ga-older-only-cards-negated')
    expect(out).toMatch(
      /^fail without-a-fault engine breaks ga-older:4: survived \d+ cases\n +no check that cites ga-older:4 saw the fault$/m
    )
    expect(out).toMatch(/^fail crashing engine breaks ga-older:4: survived \d+ cases$/m)
    expect(out).toMatch(/\n1 of 3 mutants killed\nthe broken rule is named first for \d of 3 faulty engines, /)
    expect(code).toBe(1)
  })

  it('in parts, and by several processes, judges the same ones to the same end', async () => {
    const list = ['mutants', '--list', '--ruleset', 'ga', '--json']
    const whole = JSON.parse((await stacklaw(...list)).out) as unknown[]
    const parts: unknown[][] = []
    for (const shard of ['1/3', '2/3', '3/3']) parts.push(JSON.parse((await stacklaw(...list, '--shard', shard)).out) as unknown[])
    expect(whole.length).toBeGreaterThan(20)
    expect(dealtBack(parts)).toEqual(whole)
    const two = ['ga-older-oldest-layer-first', 'ga-older-only-cards-negated']
    const byJobs = await stacklaw('mutants', ...two, '--json', '--jobs', '2')
    expect([byJobs.code, JSON.parse(byJobs.out)]).toEqual([0, two.map(name => expect.objectContaining({ name, killed: true }))])
  })

  it('a part of a part for each process makes the part', () => {
    const all = Array.from({ length: 23 }, (_, at) => at)
    for (const shard of [
      { index: 1, of: 1 },
      { index: 2, of: 3 }
    ])
      expect(dealtBack(partsOf(shard, 4).map(each => partOf(all, each)))).toEqual(partOf(all, shard))
  })

  it('lists them with their faults, and plays nothing', async () => {
    const { code, out } = await stacklaw('mutants', '--list', '--ruleset', 'ga-older')
    expect(out).toContain('ga-older-oldest-layer-first breaks ga-older:4: the stack object that was added first resolves first\n')
    expect(out).not.toContain('fab:')
    expect(out).toMatch(/\n24 mutants\n$/)
    expect(code).toBe(0)
    expect(gather.judgeMutants).not.toHaveBeenCalled()
    expect(parse((await stacklaw('mutants', '--list', 'without-a-fault', '--json')).out)).toEqual([
      { name: 'without-a-fault', ruleset: 'ga-older', rule: 'ga-older:4', kind: 'engine', fault: 'it has none' }
    ])
  })

  it.each<readonly [readonly string[], string]>([
    [['prevents-les-ignored'], 'No mutant is named "prevents-les-ignored" or breaks a rule of that id; did you mean prevents-less-ignored'],
    [['prevents-less'], 'did you mean prevents-less-ignored, prevents-less-once-for-many, prevents-less-forever?'],
    [['fab:6.4.10gg'], 'did you mean fab:6.4.10g'],
    [['zzzzqqqq'], 'or breaks a rule of that id; "stacklaw mutants --list" tells them.'],
    [['prevents-less-ignored', '--ruleset', 'ga'], 'No mutant of ga is named "prevents-less-ignored"'],
    [['--ruleset', 'chess'], 'There is no ruleset "chess"'],
    [
      ['--structure', '--ruleset', 'fab', 'numbers.flor'],
      'No value in the structure of fab is named "numbers.flor" or given by a rule of that id; did you mean numbers.floor?'
    ],
    [['--structure', 'zzzz'], '"stacklaw mutants --structure --list" tells them.'],
    [['--structure', '--levels'], '--levels judges faulty engines, and --structure makes none; give one of the two.'],
    [['--style', 'terse', '--levels'], '--style judges faulty engines at level full; give neither'],
    ...[['crashing'], ['--ruleset', 'ga'], ['--structure'], ['--list']].flatMap(more =>
      ['--write', '--check'].map(
        option => [[...more, option], '--write and --check keep the evidence of all mutants; give neither'] as const
      )
    )
  ])('%j is refused with a sentence, before anything is played', async (args, sentence) => {
    const { code, err, out } = await stacklaw('mutants', ...args)
    expect(err).toMatch(/^stacklaw: [^\n]+\n$/)
    expect(err).toContain(sentence)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

describe('stacklaw mutants --check', () => {
  const kept = evidence.readEvidence()!
  const guide = readFileSync(join(packageRoot(), 'docs', 'guides', 'what-an-engine-reports.md'), 'utf8')
  const check = async (found: evidence.EvidenceFile) => {
    vi.mocked(gather.gatherEvidence).mockResolvedValueOnce(found)
    return stacklaw('mutants', '--check')
  }

  it('holds where the run gives what is kept', async () => {
    const { code, out, err } = await check(kept)
    expect(err).toBe('')
    expect(out).toContain(`${kept.mutants.length} of ${kept.mutants.length} mutants killed`)
    expect(code).toBe(0)
    expect(guide).toContain(`| \`full\`    | ${kept.mutants.length} of ${kept.mutants.length} `)
  })

  it('fails where the evidence was made from other sources', async () => {
    const { code, err } = await check({ ...kept, digest: 'another' })
    expect(err).toMatch(/^stacklaw: The evidence in fixtures\/evidence.json is stale: .*"npm run evidence".*\n$/)
    expect(code).toBe(1)
  })

  it('fails where the table of levels in the guide is another', async () => {
    const fewer = { ...kept, mutants: kept.mutants.slice(1) }
    vi.mocked(evidence.readEvidence).mockReturnValueOnce(fewer)
    const { code, err } = await check(fewer)
    expect(err).toMatch(/^stacklaw: The table of levels in .*what-an-engine-reports.md is stale/)
    expect(code).toBe(1)
  })

  it('needs the sources', async () => {
    vi.mocked(evidence.digestOfSources).mockReturnValueOnce(undefined)
    const { code, err } = await stacklaw('mutants', '--check')
    expect(err).toContain('Evidence is written and checked in a checkout')
    expect(code).toBe(2)
  })
})

describe('stacklaw mutants --structure', () => {
  const structure = (...more: readonly string[]) => stacklaw('mutants', '--structure', '--ruleset', 'ga-older', ...more)

  it('changes the values that are named, and shows which fixture tells each', async () => {
    const { code, out } = await structure('numbers.floor')
    expect(out).toMatch(/^pass ga-older:numbers.floor=zero killed by ga-older\/\S+\n +numbers.floor is zero, not none\n +step \d+: /)
    expect(out).toContain('with the same change, the charts refuse the right game')
    expect(out).toContain('\nga-older: 1 of 1 killed, 1 of them by the charts too, 0 excluded\n')
    expect(code).toBe(0)
  })

  it('gives JSON', async () => {
    const { out } = await structure('numbers.floor', '--json')
    expect(parse(out)).toMatchObject([
      { name: 'ga-older:numbers.floor=zero', ruleset: 'ga-older', path: 'numbers.floor', killed: true, charts: 'refuse', cases: 1 }
    ])
  })

  it('leaves out what nothing can tell, and says why', async () => {
    const { code, out } = await structure('ga-older:turn.phases.end.actions:expire-this-turn<wear-off-damage')
    expect(out).toMatch(/^pass ga-older:\S+ excluded\n +\S.*\nga-older: 0 of 0 killed, 0 of them by the charts too, 1 excluded\n$/)
    expect(code).toBe(0)
  })

  it('ends with 1 where nothing tells a value', async () => {
    vi.mocked(equivalent.whyEquivalent).mockReturnValueOnce(undefined)
    const { code, out } = await structure('ga-older:turn.phases.end.actions:expire-this-turn<wear-off-damage')
    expect(out).toMatch(/^fail ga-older:\S+ survived: no fixture tells it; its rules are ga/)
    expect(out).toContain('ga-older: 0 of 1 killed')
    expect(code).toBe(1)
  })

  it('ends with 1 where a value is told that is said to be equivalent', async () => {
    vi.mocked(equivalent.whyEquivalent).mockReturnValueOnce('nobody could see it')
    const { code, out } = await structure('numbers.floor')
    expect(out).toMatch(/^fail ga-older:numbers.floor=zero is said to be equivalent, but killed by ga-older\//)
    expect(code).toBe(1)
    vi.mocked(equivalent.whyEquivalent).mockReturnValueOnce('nobody could see it')
    expect(parse((await structure('numbers.floor', '--json')).out)).toMatchObject([{ killed: true, excluded: 'nobody could see it' }])
  })

  it('lists them, by a rule too', async () => {
    const { code, out } = await structure('--list', 'ga-context:GL.level.3')
    expect(out).toContain('ga-older:numbers.floor=zero (ga-context:GL.level.3, ga-context:DM.6): numbers.floor is zero, not none\n')
    expect(out).toMatch(/\n\d+ mutants\n$/)
    expect(code).toBe(0)
    expect(parse((await structure('--list', 'numbers.floor', '--json')).out)).toMatchObject([
      {
        name: 'ga-older:numbers.floor=zero',
        ruleset: 'ga-older',
        path: 'numbers.floor',
        rules: ['ga-context:GL.level.3', 'ga-context:DM.6']
      }
    ])
  })
})
