import { expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import { createModel } from '../../model/statechart/index.js'
import { invariants } from '../invariants/index.js'
import { rulesOf } from './case.js'
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
  const iut = inProcess(createReference(base, mutant.rules), name)
  let found: Case | undefined
  const plan = { seed: 1, runs: 300, cards: [...known.values()], known, phase: 'action', players: { least: 2, most: 2 }, turns: true }
  const see = (game: Case): void => {
    const cited = [
      ...game.breaches.flatMap(({ invariant }) => rulesOf(invariant, fab)),
      ...(game.chart.kind === 'refused' ? game.chart.refused.rules : [])
    ]
    if (cited.includes(mutant.rule)) found ??= game
  }
  await playRandom(iut, { model, rulebook: fab, invariants, relations: [] }, plan, see, () => found !== undefined)
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
