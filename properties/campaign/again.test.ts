/** A failure is played again, and an engine that does otherwise then is told to be not deterministic. */
import { expect, it } from 'vitest'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { certify } from './certify.js'
import type { Campaign } from './certify.js'

const base = createBase(fab)
const mutant = mutants.find(({ name }) => name === 'applied-twice')!
const right = inProcess(createReference(base))
if (mutant.kind === 'common-mode') throw new Error('the mutant must be one of the engine')
const wrong = inProcess(createReference(base, mutant.rules, mutant.patch))

/** An engine whose games are played in turn by each of some. */
const inTurn = (...engines: readonly ImplementationUnderTest[]): ImplementationUnderTest => {
  let games = 0
  return { ...right, start: scenario => engines[games++ % engines.length]!.start(scenario) }
}

const failing = fixturesOf('fab').filter(({ scenario }) => scenario.id === 'fab/6.4/once-through-chain')

const judge = (engine: ImplementationUnderTest, over: Partial<ImplementationUnderTest['statement']> = {}): Promise<Campaign> =>
  certify({
    engine: { ...engine, statement: { ...engine.statement, ...over } },
    suite: { base, fixtures: failing, cards: [] },
    seed: 1,
    runs: 0,
    strict: false
  })

it('an engine that fails each time is as deterministic as one that does not', async () => {
  expect(failing).toHaveLength(1)
  const { report } = await judge(wrong)
  expect(report.checks.find(({ kind }) => kind === 'fixture')).toMatchObject({ verdict: 'fail' })
  expect(report.unsteady).toBeUndefined()
  expect((await judge(right)).report.unsteady).toBeUndefined()
})

it('an engine that fails once and then does not is not deterministic, and fails', async () => {
  const { report } = await judge(inTurn(wrong, right))
  expect(report.unsteady).toMatchObject([{ situation: 'fab/6.4/once-through-chain', again: 'it passed' }])
  expect(report.verdict).toBe('fail')
})

it('an engine that decides something by itself may do otherwise each time', async () => {
  const { report } = await judge(inTurn(wrong, right), { autonomous: ['mode'] })
  expect(report.checks.find(({ kind }) => kind === 'fixture')).toMatchObject({ verdict: 'fail' })
  expect(report.unsteady).toBeUndefined()
})
