import { expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { diagnosing, MOST_DIAGNOSED, rulesNamed } from './diagnosis.js'
import { failingIn } from './failing.js'
import { runFixture } from './fixture.js'

const base = createBase(rulebooks['mtg-2010'])
const model = createModel(base, { level: 'full', autonomous: [] })
const fixture = fixturesOf('mtg-2010').find(({ scenario }) => scenario.id === 'mtg-2010/questions/d10')!
const mutant = mutants.find(({ name }) => name === 'mtg-2010-suppression-ignored')!
if (mutant.kind !== 'engine') throw new Error('not an engine')
const engine = inProcess(createReference(base, mutant.rules, mutant.patch), mutant.name)
const { game } = await runFixture(engine, model, base.rulebook, [], fixture)
const judged = { rulebook: base.rulebook, model }
const [named] = diagnosing(model)(game!)

it('the evidence of what the charts refuse has the decisions that explain it, the most likely first', () => {
  expect(named).toMatchObject({ decision: 'triggering.isKeptFromTriggering' })
  const [check] = failingIn({ ...judged, diagnose: diagnosing(model) }, game!)
  expect(check?.evidence().broken?.[0]).toEqual(named)
  expect(failingIn(judged, game!)[0]?.evidence()).not.toHaveProperty('broken')
})

it('the rules of a check do not change by it', () => {
  const plain = failingIn(judged, game!)
  const explained = failingIn({ ...judged, diagnose: diagnosing(model) }, game!)
  const told = (all: typeof plain) => all.map(({ kind, name, concepts, message }) => ({ kind, name, concepts, message }))
  expect(told(explained)).toEqual(told(plain))
})

it('no more than some games are diagnosed, and one that was is told again', () => {
  const diagnose = diagnosing(model)
  const games = Array.from({ length: MOST_DIAGNOSED + 1 }, () => ({ ...game! }))
  const told = games.map(diagnose)
  expect(told.slice(0, -1).every(([first]) => first?.decision === named?.decision)).toBe(true)
  expect(told.at(-1)).toEqual([])
  expect(diagnose(games[0]!)).toBe(told[0])
})

it('the rules of each decision are named, the likeliest first; those of the step where there is none', () => {
  const broken = [['a', 'b'], ['c']].map((rules, at) => ({
    decision: `d${at}`,
    rules: rules.map(each => `mtg-2010:${each}` as const),
    back: 1,
    further: 0,
    changed: 1
  }))
  expect(rulesNamed(broken, game!, base.rulebook)).toEqual([['mtg-2010:a', 'mtg-2010:b'], ['mtg-2010:c']])
  const [told, ...more] = rulesNamed([], game!, base.rulebook)
  expect(more).toEqual([])
  expect(told!.length).toBeGreaterThan(0)
  expect(rulesNamed([], { chart: { kind: 'accepted' } }, base.rulebook)).toEqual([])
})
