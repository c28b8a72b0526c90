import { beforeAll, describe, expect, it } from 'vitest'
import type { ImplementationUnderTest, Session } from '../../engine/port.js'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { createModel } from '../../model/statechart/index.js'
import { gamesOf } from '../arbitraries/game.js'
import type { RandomGame } from '../arbitraries/game.js'
import { everythingIn } from '../arbitraries/situation.js'
import { invariants } from '../invariants/index.js'
import { isFailing, rulesOf } from './case.js'
import type { Case } from './case.js'
import { foundScenario } from './found.js'
import { runCase } from './case.js'
import { scripted } from './play.js'
import { kindsOf, leastOf, playGame } from './random.js'

const base = createBase(fab)
const model = createModel(base, { level: 'full', autonomous: [] })
const known = conformanceCards('fab')

const judges = { model, rulebook: fab, invariants }

/** Random games alone, until one breaks the rule; and that one made small. */
const findsFault = async (name: string): Promise<Case | undefined> => {
  const mutant = mutants.find(each => each.name === name)
  if (mutant?.kind !== 'engine') throw new Error(`no mutant ${name} of the engine`)
  const iut = inProcess(createReference(base, mutant.rules, mutant.patch), name)
  const draw = gamesOf(
    { ruleset: 'fab', seed: 1, cards: [...known.values()], known, ...everythingIn(fab), players: { least: 2, most: 2 } },
    []
  )
  const breaks = (game: Case): boolean =>
    [
      ...game.breaches.flatMap(({ invariant }) => rulesOf(invariant, fab)),
      ...(game.chart.kind === 'refused' ? game.chart.refused.rules : [])
    ].includes(mutant.rule)
  for (let at = 0; at < 300; at++) {
    const game = await playGame(iut, judges, draw(at))
    if (!breaks(game)) continue
    const least = await leastOf(iut, judges, known, game, [], kindsOf(game))
    if (breaks(least)) return least
  }
  return undefined
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
  const draw = gamesOf({ ruleset: 'fab', seed: 1, cards, known, ...everythingIn(fab) }, [])
  const mutant = mutants.find(each => each.name === 'applied-twice')
  if (mutant?.kind !== 'engine') throw new Error('applied-twice is no mutant of the engine')
  const reference = inProcess(createReference(base, mutant.rules, mutant.patch), mutant.name)

  let failing: RandomGame
  beforeAll(async () => {
    for (let at = 0; ; at++) {
      failing = draw(at)
      if (isFailing(await playGame(reference, judges, failing))) return
    }
  })

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
    const game = await playGame(iut, judges, failing)
    const least = await leastOf(iut, judges, known, game, [], kindsOf(game), {
      shrinking: tried => void (tries = tried),
      stop: () => isEnough(tries)
    })
    return { answers, tries, least }
  }

  it('and each game that is tried for it is told', async () => {
    const { answers, tries, least } = await watched((_, session) => session)
    expect(isFailing(least)).toBe(true)
    expect(tries).toBe(answers.length - 1)
    expect(least.scenario.objects.length).toBeLessThanOrEqual(4)
  }, 120_000)

  it('and an engine that goes on and on in smaller games is not waited for', async () => {
    const endless: Session = {
      observations: [{ see: 'prompt', player: 'A', decision: 'priority', options: [{ option: 'pass' }] }],
      answer: async () => endless,
      close: async () => undefined
    }
    const { answers, least } = await watched((played, session) => (played === 0 ? session : endless))
    const [first = 0, ...others] = answers
    expect(new Set(others)).toEqual(new Set([20 + 2 * first]))
    expect(isFailing(least)).toBe(true)
  }, 120_000)

  it('until it is stopped: the smallest so far is shown', async () => {
    const { tries, least } = await watched(
      (_, session) => session,
      tried => tried >= 5
    )
    expect(tries).toBe(5)
    expect(isFailing(least)).toBe(true)
  }, 120_000)
})
