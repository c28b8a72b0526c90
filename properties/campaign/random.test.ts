import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { createModel } from '../../model/statechart/index.js'
import { everythingIn } from '../arbitraries/situation.js'
import { invariants } from '../invariants/index.js'
import { isFailing, rulesOf } from './case.js'
import type { Case } from './case.js'
import { foundScenario } from './found.js'
import { runCase } from './case.js'
import { scripted } from './play.js'
import { playRandom } from './random.js'

const base = createBase(fab)
const model = createModel(base, { level: 'full', autonomous: [] })
const known = conformanceCards('fab')

/** Random games alone, until one breaks the rule. */
const findsFault = async (name: string): Promise<Case | undefined> => {
  const mutant = mutants.find(each => each.name === name)
  if (mutant?.kind !== 'engine') throw new Error(`no mutant ${name} of the engine`)
  const iut = inProcess(createReference(base, mutant.rules, mutant.patch), name)
  let found: Case | undefined
  const plan = {
    seed: 1,
    runs: 300,
    cards: [...known.values()],
    known,
    ...everythingIn(fab),
    players: { least: 2, most: 2 }
  }
  const see = (game: Case): void => {
    const cited = [
      ...game.breaches.flatMap(({ invariant }) => rulesOf(invariant, fab)),
      ...(game.chart.kind === 'refused' ? game.chart.refused.rules : [])
    ]
    if (cited.includes(mutant.rule)) found ??= game
  }
  await playRandom(iut, { model, rulebook: fab, invariants, relations: [] }, plan, { see, stop: () => found !== undefined })
  return found
}

it.each(['applied-twice', 'limit-ignored'])(
  'random play alone finds %s and makes it small',
  async name => {
    const found = await findsFault(name)
    expect(found).toBeDefined()
    const { scenario, script } = found!
    expect(scenario.objects.length).toBeLessThanOrEqual(6)
    expect(script?.length).toBeLessThanOrEqual(12)
    // The reference engine plays the same game without fault.
    const sound = await runCase(inProcess(createReference(base)), model, fab, invariants, scenario, scripted(script ?? []))
    expect(sound).toMatchObject({ breaches: [], chart: { kind: 'accepted' } })
    expect(foundScenario(found!, fab, 1)).toMatchObject({ id: 'fab/found/1', script, objects: scenario.objects })
    expect(foundScenario(found!, fab, 1).rules).not.toContain('fab:unknown')
    expect(foundScenario(found!, fab, 1).purpose).toMatch(/broke a rule: step \d+: .* \([a-z -]+\)$/)
  },
  240_000
)

describe('a failing game is made smaller', () => {
  const cards = ['Grudge', 'Thorned Hide', 'Forked Sparks', 'Cruel Echo'].map(name => known.get(name)!)
  const plan = { seed: 1, runs: 1, cards, known, ...everythingIn(fab) }
  const mutant = mutants.find(each => each.name === 'applied-twice')
  if (mutant?.kind !== 'engine') throw new Error('applied-twice is no mutant of the engine')
  const reference = inProcess(createReference(base, mutant.rules, mutant.patch), mutant.name)

  /** How many answers each game took, the failing one and those tried after it; how often a try was told, and what was seen at last. */
  const watched = async (reached: (played: number, session: Session) => Session, isEnough: (tried: number) => boolean = () => false) => {
    const answers: number[] = []
    const counting = (session: Session): Session => ({
      ...session,
      answer: async option => {
        answers[answers.length - 1]!++
        return counting(await session.answer(option))
      }
    })
    const iut: ImplementationUnderTest = {
      ...reference,
      start: async scenario => counting(reached(answers.push(0) - 1, await reference.start(scenario)))
    }
    let tries = 0
    const seen: Case[] = []
    await playRandom(iut, { model, rulebook: fab, invariants, relations: [] }, plan, {
      see: game => void seen.push(game),
      shrinking: tried => void (tries = tried),
      stop: () => isEnough(tries)
    })
    return { answers, tries, seen }
  }

  it('and each game that is tried for it is told', async () => {
    const { answers, tries, seen } = await watched((_, session) => session)
    expect(seen.map(isFailing)).toEqual([true])
    expect(tries).toBe(answers.length - 1)
    expect(seen[0]!.scenario.objects.length).toBeLessThanOrEqual(4)
  }, 120_000)

  it('and an engine that goes on and on in smaller games is not waited for', async () => {
    const endless: Session = {
      observations: [{ see: 'prompt', player: 'A', decision: 'priority', options: [{ option: 'pass' }] }],
      answer: async () => endless,
      close: async () => undefined
    }
    const { answers, seen } = await watched((played, session) => (played === 0 ? session : endless))
    const [first = 0, ...others] = answers
    expect(new Set(others)).toEqual(new Set([20 + 2 * first]))
    expect(seen.map(isFailing)).toEqual([true])
  }, 120_000)

  it('until it is stopped: the smallest so far is shown', async () => {
    const { tries, seen } = await watched(
      (_, session) => session,
      tried => tried >= 5
    )
    expect(tries).toBe(5)
    expect(seen.map(isFailing)).toEqual([true])
  }, 120_000)
})
