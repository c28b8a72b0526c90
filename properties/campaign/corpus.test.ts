/** The corpus: the reference engine passes it, faulty engines do not, and only a thorough campaign plays it. */
import { describe, expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { certify } from './certify.js'
import type { CheckResult } from './report.js'
import { suiteOf } from './suite.js'

describe.each([
  ['fab', 'replaced-event-occurs', 4],
  ['mtg', 'mtg-replaced-event-occurs', 4],
  ['ga', 'ga-triggers-though-replaced', 1]
] as const)('the corpus of %s', (ruleset, fault, among) => {
  const whole = suiteOf(rulebooks[ruleset])
  const suite = { ...whole, fixtures: [], situations: [] }
  /** @param of of so many situations one is played */
  const checksOf = async (name: string | undefined, composed: boolean, of = 1): Promise<readonly CheckResult[]> => {
    const mutant = mutants.find(each => each.name === name)
    const engine = inProcess(
      mutant?.kind === 'engine' ? createReference(suite.base, mutant.rules, mutant.patch) : createReference(suite.base)
    )
    const { report } = await certify({
      engine,
      suite: { ...suite, corpus: suite.corpus?.filter((_, at) => at % of === 0) ?? [] },
      seed: 1,
      runs: 0,
      strict: false,
      relations: 'in-turn',
      composed
    })
    return report.checks
  }
  const corpus = (checks: readonly CheckResult[]) => checks.filter(({ kind }) => kind === 'corpus')

  it('is whole, and the reference engine passes it', async () => {
    const checks = corpus(await checksOf(undefined, true))
    expect(checks.length).toBeGreaterThan(40)
    expect(checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([])
  })

  it('fails a faulty engine, by the names of what judged its game', async () => {
    const checks = await checksOf(fault, true, among)
    const failed = corpus(checks).filter(({ verdict }) => verdict === 'fail')
    expect(failed.length).toBeGreaterThan(0)
    const judges = checks
      .filter(({ kind, verdict }) => kind !== 'corpus' && verdict === 'fail')
      .map(({ name }) => name.replace('chart/', ''))
    for (const { name, message } of failed)
      expect([name, message, judges.some(judge => message?.includes(judge))]).toEqual([name, message, true])
  })

  it('is left out of a campaign that is not thorough', async () => {
    expect(corpus(await checksOf(undefined, false))).toEqual([])
  })
})
