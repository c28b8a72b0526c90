/**
 * The games whose traces are judged: fixtures and random situations, on the reference engine and on faulty ones, at each level, with every
 * prompt and with none for what an engine may decide by itself. The same games each time.
 * @module
 */
import fc from 'fast-check'
import { autonomous } from '../../dist/engine/autonomous.js'
import { mutants } from '../../dist/engine/mutants/index.js'
import { createReference } from '../../dist/engine/reference/index.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { conformanceCards, fixturesOf, situationsOf, toWire } from '../../dist/fixtures/loader.js'
import { createBase } from '../../dist/model/base/base.js'
import { project } from '../../dist/model/trace/level.js'
import { choices, everythingIn, situation } from '../../dist/properties/arbitraries/situation.js'
import { drawn, play, scripted } from '../../dist/properties/campaign/play.js'

/** What an engine may decide by itself: who begins, in which order effects apply and layers are placed. */
export const HIDDEN = ['replacement', 'trigger-order', 'first-player']

/** The most answers of one game: a faulty engine may go on and on. */
const MOST_ANSWERS = 400

/** Random situations of a ruleset, each with the numbers that decide in it. */
export const randomOf = (book, runs, seed) => {
  const known = conformanceCards(book.id)
  const ground = { ruleset: book.id, ...everythingIn(book), cards: [...known.values()], known }
  const arbitrary = fc.noBias(fc.record({ scenario: situation(ground), how: choices() }))
  return fc
    .sample(arbitrary, { seed, numRuns: runs })
    .map(({ scenario, how }, at) => ({ name: `random ${at}`, scenario, policy: () => drawn(how) }))
}

/** The fixtures of a ruleset, with the situations that state no outcome. */
const writtenOf = book =>
  [...fixturesOf(book.id), ...situationsOf(book)].map(({ scenario, file }) => ({
    name: scenario.id,
    rules: scenario.rules,
    scenario: { ...toWire(scenario, file) },
    policy: hidden => scripted(scenario.script.filter(({ decision }) => !hidden.includes(decision)))
  }))

/** The reference engine with every game, and each faulty engine with the fixtures that cite the rule it breaks and some random games. */
function* engines(book, { random, faulty, every }) {
  const written = writtenOf(book)
  const base = createBase(book)
  yield { engine: 'reference', start: createReference(base), games: [...written, ...random] }
  const wrong = mutants.filter(each => each.ruleset === book.id && each.kind === 'engine').filter((_, at) => every > 0 && at % every === 0)
  for (const mutant of wrong) {
    const broken = mutant.breaks ?? [mutant.rule]
    const citing = written.filter(({ rules = [] }) => rules.some(rule => broken.includes(rule)))
    yield { engine: mutant.name, start: createReference(base, mutant.rules, mutant.patch), games: [...citing, ...random.slice(0, faulty)] }
  }
}

/** Each trace of a ruleset, with what the engine claims to show. */
export async function* tracesOf(book, plan) {
  const random = randomOf(book, plan.runs, plan.seed)
  for (const { engine, start, games } of engines(book, { ...plan, random }))
    for (const game of games.filter(({ name }) => `${book.id} | ${engine} | ${name}`.includes(plan.only)))
      for (const hidden of plan.hidden) {
        let trace
        try {
          const iut = autonomous(inProcess(start), hidden)
          trace = (await play(iut, game.scenario, game.policy(hidden), undefined, MOST_ANSWERS)).trace
        } catch {
          // A faulty engine may break down: then there is nothing to judge.
          continue
        }
        for (const level of plan.levels)
          yield {
            name: `${book.id} | ${engine} | ${game.name} | ${level}${hidden.length > 0 ? ' hidden' : ''}`,
            scenario: game.scenario,
            level,
            hidden,
            trace: project(trace, level)
          }
      }
}
