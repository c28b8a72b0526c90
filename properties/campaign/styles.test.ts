import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { atLevel, inProcess } from '../../engine/reference/iut.js'
import { inStyles, styles } from '../../engine/styles/index.js'
import { conformanceCards, fixturesOf } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { isDecision } from '../../model/scenario/script.js'
import { createModel } from '../../model/statechart/index.js'
import { Level } from '../../model/trace/observation.js'
import type { Observation } from '../../model/trace/observation.js'
import { invariants } from '../invariants/index.js'
import { relations } from '../metamorphic/index.js'
import { certify } from './certify.js'
import { runFixture } from './fixture.js'
import type { FixtureRun } from './fixture.js'
import { isChosen } from './play.js'

const rulebook = rulebooks.ga
const base = createBase(rulebook)

/** Fixtures in which prompts, causes, groups and orders count. */
const TELLING = [
  'conditions/false',
  'prevention/next',
  'prevention/shield',
  'delayed/negated',
  'each-may',
  'c08',
  'c10',
  'd07',
  'd20',
  'd33'
]
const chosen = fixturesOf('ga').filter(({ scenario }) => TELLING.some(part => scenario.id.includes(part)))

/** Each campaign has a seed of its own, so that together they play many games, though each plays one. */
const styled = styles
  .flatMap(style => style.levels.map(level => [style.name, level, style] as const))
  .map(([name, level, style], at) => [name, level, style, at + 1] as const)

describe('the whole campaign passes', () => {
  it('has fixtures to play', () => expect(chosen.length).toBeGreaterThanOrEqual(TELLING.length))

  it.each(styled)('in the style %s at level %s', async (_name, level, style, seed) => {
    const iut = inStyles(atLevel(inProcess(createReference(base)), level), [style])
    const suite = { base, fixtures: chosen, cards: [...conformanceCards('ga').values()] }
    const { report } = await certify({ engine: iut, suite, seed, runs: 1, strict: true, relations: 'in-turn' })
    expect(report.checks.filter(({ kind, verdict }) => kind === 'fixture' && verdict !== 'pass')).toEqual([])
    expect(report.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')).toEqual([])
  })
})

it.each(Level.options)('what outlasts its source may know it by its old name or by its new one, at level %s', async level => {
  const lasting = fixturesOf('ga').filter(({ scenario }) => scenario.id.includes('/delayed/'))
  expect(lasting.length).toBeGreaterThan(3)
  const iut = inStyles(atLevel(inProcess(createReference(base)), level), [styles.find(({ name }) => name === 'renamed')!])
  const { report } = await certify({ engine: iut, suite: { base, fixtures: lasting, cards: [] }, seed: 1, runs: 0, strict: true })
  const played = report.checks.filter(({ kind }) => kind === 'fixture')
  expect(played.map(({ name, verdict }) => [name, verdict])).toEqual(played.map(({ name }) => [name, 'pass']))
  expect(report.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')).toEqual([])
})

it.each([
  ['every', true],
  ['in-turn', false]
] as const)('plays a fixture again for relations: %s', async (which, isAll) => {
  const suite = { base, fixtures: chosen, cards: [] }
  const { report } = await certify({ engine: inProcess(createReference(base)), suite, seed: 1, runs: 0, strict: true, relations: which })
  const again = report.checks.filter(({ kind }) => kind === 'relation')
  expect(again.map(({ name, verdict }) => [name, verdict])).toEqual(relations.map(({ name }) => [name, 'pass']))
  const least = Number(/it applied to (\d+)/.exec(again.find(({ name }) => name === 'played-again')!.message)?.[1])
  expect(least > chosen.length / 2).toBe(isAll)
})

/** Takes the first option of a decision that a player should have had, without asking. */
const silenced = async (open: Session, hushes: (o: Observation) => boolean, before: readonly Observation[] = []): Promise<Session> => {
  const last = open.observations.at(-1)
  if (last && hushes(last)) return silenced(await open.answer(0), hushes, [...before, ...open.observations.slice(0, -1)])
  return {
    observations: [...before, ...open.observations],
    answer: async option => silenced(await open.answer(option), hushes),
    close: () => open.close()
  }
}

describe('a prompt with two options that does not come', () => {
  it('fails, however terse the engine is', async () => {
    const reference = inProcess(createReference(base))
    const isSecondPlayers = (o: Observation): boolean =>
      o.see === 'prompt' && (o.options.length === 1 || (o.decision === 'priority' && o.player === 'q'))
    const iut: ImplementationUnderTest = {
      ...reference,
      start: async scenario => silenced(await reference.start(scenario), isSecondPlayers)
    }
    const fixture = fixturesOf('ga').find(({ scenario }) => scenario.id === 'ga/context/prevention/next-instance')!
    const { check } = await runFixture(iut, createModel(base, { level: 'full', autonomous: [] }), rulebook, [], fixture)
    expect(check.verdict).toBe('fail')
  })
})

describe('a prompt for which the script has a pass does not come, alone of all', () => {
  const model = createModel(base, { level: 'full', autonomous: [] })
  const run = (iut: ImplementationUnderTest, fixture: Fixture): Promise<FixtureRun> => runFixture(iut, model, rulebook, [], fixture)

  /** The places among the prompts of those at which a pass of the script is taken, with how many options each has. */
  const passesOf = ({ scenario }: Fixture, trace: readonly Observation[]): readonly { readonly at: number; readonly options: number }[] => {
    const prompts = trace.filter(o => o.see === 'prompt')
    const script = (scenario.script ?? []).filter(isDecision)
    let next = 0
    return prompts.flatMap(({ player, decision, options }, at) => {
      const head = script[next]
      const option = head?.player === player && head.decision === decision ? options.findIndex(each => isChosen(each, head)) : -1
      if (option < 0) return []
      next++
      return options[option]?.option === 'pass' ? [{ at, options: options.length }] : []
    })
  }

  /** The engine, which takes the first option of one prompt without asking. */
  const hushedAt = (iut: ImplementationUnderTest, place: number): ImplementationUnderTest => ({
    ...iut,
    start: async scenario => {
      let prompts = 0
      return silenced(await iut.start(scenario), o => o.see === 'prompt' && prompts++ === place)
    }
  })

  it('passes where it had one legal option, and fails where it had more', async () => {
    const reference = inProcess(createReference(base))
    const forced: string[] = []
    const real: string[] = []
    for (const fixture of fixturesOf('ga').filter(({ scenario }) => scenario.script?.every(isDecision))) {
      const { scenario } = fixture
      const { game } = await run(reference, fixture)
      for (const { at, options } of passesOf(fixture, game?.played.trace ?? [])) {
        const { check, game: hushed } = await run(hushedAt(reference, at), fixture)
        const said = [check.verdict, hushed?.chart.kind]
        if (options === 1) {
          forced.push(scenario.id)
          expect(said, `${scenario.id}, prompt ${at}`).toEqual(['pass', 'accepted'])
        } else {
          real.push(scenario.id)
          // a pass may find another prompt, and the expectation hold all the same: then the charts refuse the game
          expect(said.includes('fail') || said.includes('refused'), `${scenario.id}, prompt ${at} of ${options}: ${said.join()}`).toBe(true)
        }
      }
    }
    expect(forced.length).toBeGreaterThan(30)
    expect(real.length).toBeGreaterThan(50)
  })
})

describe('where the charts do not follow an engine that leaves prompts out', () => {
  const mtg = createBase(rulebooks.mtg)
  const played = async (style: string, rules: object = {}) => {
    const iut = inStyles(inProcess(createReference(mtg, rules)), [styles.find(({ name }) => name === style)!])
    const fixture = fixturesOf('mtg').find(({ scenario }) => scenario.id === 'mtg/context/continuous/own-come-together')!
    const run = await runFixture(iut, createModel(mtg, { level: 'full', autonomous: [] }), rulebooks.mtg, invariants, fixture)
    expect(run.game?.chart.kind).toBe('inconclusive')
    return run
  }
  const verdictOn = async (rules: object): Promise<string> => (await played('terse', rules)).check.verdict

  it.each(['terse', 'fitful'])('nobody knows who would have passed: %s', async style => {
    const { game } = await played(style)
    expect(game?.breaches).toEqual([])
  })

  it('a script that only plays and activates tells its faults all the same', async () => {
    const faulty = mutants.find(({ name }) => name === 'mtg-own-ties-as-printed')
    expect(await verdictOn({})).toBe('pass')
    expect(await verdictOn(faulty?.kind === 'engine' ? faulty.rules : {})).toBe('fail')
  })
})
