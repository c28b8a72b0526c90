/** Who could play a game otherwise: whoever is not named plays it as the reference engine does. */
import { expect, test } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { gamesOf } from '../../properties/arbitraries/game.js'
import { drawn, play } from '../../properties/campaign/play.js'
import { planOf } from '../../properties/campaign/plan.js'
import { suiteOf } from '../../properties/campaign/suite.js'
import { plays, recording } from '../../properties/mutation/likeness.js'
import type { Transcript } from '../../properties/mutation/likeness.js'
import { askedOf } from './asked.js'

const suite = suiteOf(rulebooks.ga)
const faulty = mutants.filter(each => each.ruleset === 'ga').filter(each => each.kind === 'engine')

test('who is not named plays a game alike, and some who are named play it otherwise', async () => {
  const { engine, take } = askedOf(suite.base, faulty)
  const games = gamesOf(planOf({ suite, seed: 1, runs: 1, strict: false, composed: true }, engine.statement).games, [])
  const { scenario, how } = games(0)
  const transcripts: Transcript[] = []
  take()
  await play(recording(engine, transcripts), scenario, drawn(how))
  const named = take()
  const otherwise: string[] = []
  for (const { name, rules, patch } of faulty)
    if (!(await plays(inProcess(createReference(suite.base, rules, patch)), transcripts[0]!))) otherwise.push(name)
  expect(otherwise.length).toBeGreaterThan(0)
  expect(otherwise.filter(name => !named.has(name))).toEqual([])
  // it is of use only if most need not be played
  expect(faulty.filter(({ name, patch }) => !patch && named.has(name)).length).toBeLessThan(faulty.length / 2)
})

test('once the time for a game is over, whoever is still to be asked could play it otherwise, and the next game has its own time', async () => {
  const clock = { now: 0, by: 1 }
  const { engine, take } = askedOf(suite.base, faulty, { longest: 10, now: () => (clock.now += clock.by) })
  const { scenario, how } = gamesOf(planOf({ suite, seed: 1, runs: 1, strict: false, composed: true }, engine.statement).games, [])(0)
  take()
  await play(engine, scenario, drawn(how))
  expect([...take()].sort()).toEqual(faulty.map(({ name }) => name).sort())
  clock.by = 0
  await play(engine, scenario, drawn(how))
  expect(take().size).toBeLessThan(faulty.length)
})

test('what is asked is of one game alone, and what is planted elsewhere is always named', () => {
  const { take } = askedOf(suite.base, faulty)
  const elsewhere = faulty.filter(({ patch }) => patch).map(({ name }) => name)
  expect(elsewhere.length).toBeGreaterThan(0)
  expect([...take()]).toEqual(elsewhere)
  expect([...take()]).toEqual(elsewhere)
})
