import { expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import { brokenIn, rulesNamed } from '../campaign/diagnosis.js'
import { runFixture } from '../campaign/fixture.js'

const play = async (name: string, fixture: string) => {
  const mutant = mutants.find(each => each.name === name)
  const base = createBase(rulebooks[fixture.slice(0, fixture.indexOf('/'))]!)
  const model = createModel(base, { level: 'full', autonomous: [] })
  const found = fixturesOf(base.rulebook.id).find(({ scenario }) => scenario.id === fixture)
  if (mutant?.kind !== 'engine' || !found) throw new Error(`no ${name} or no ${fixture}`)
  const { game } = await runFixture(inProcess(createReference(base, mutant.rules, mutant.patch), name), model, base.rulebook, [], found)
  return { rule: mutant.rule, model, game: game!, rulebook: base.rulebook }
}

it.each([
  ['applied-again-to-substitute', 'fab/6.4/b02-substitute-not-replaced-again', 'replacement.comesOfReplaced'],
  ['turn-player-orders-all', 'fab/6.6/each-orders-their-own', 'placement.orderers'],
  ['mtg-resources-on-the-stack', 'mtg/603/two-growths', 'triggering.skipsStack'],
  ['mtg-2010-suppression-ignored', 'mtg-2010/questions/d10', 'triggering.isKeptFromTriggering'],
  ['ga-when-you-do-undone', 'ga/placing/reflexive-not-met', 'delayed.isDone'],
  ['ga-older-only-cards-negated', 'ga-older/page/delayed-negated', 'resolving.mayBeNegated']
])('of %s the rule that it breaks is named first, with the decision that explains it', async (name, fixture, decision) => {
  const { rule, model, game, rulebook } = await play(name, fixture)
  expect(rulesNamed(brokenIn(model, game), game, rulebook)[0]![0]).toBe(rule)
  expect(brokenIn(model, game)[0]!.decision).toBe(decision)
})

it('where no decision explains it, what the observation itself tells is named', async () => {
  const { model, game, rulebook } = await play('turn-player-orders-all', 'fab/6.6/each-orders-their-own')
  if (game.chart.kind !== 'refused') throw new Error('the charts have not refused it')
  const told = game.chart.refused.blamed.flatMap(concept => rulebook.concepts[concept])
  expect(rulesNamed([], game, rulebook)).toEqual([[...new Set(told)]])
  expect(told.length).toBeGreaterThan(0)
  expect(rulesNamed(brokenIn(model, game), game, rulebook).length).toBe(brokenIn(model, game).length)
})

it('a game that the charts allow names nothing', async () => {
  const { model, game, rulebook } = await play('mtg-resources-on-the-stack', 'mtg/603/answers-its-neighbour')
  expect(game.chart.kind).toBe('accepted')
  expect(rulesNamed(brokenIn(model, game), game, rulebook)).toEqual([])
})
