import { expect, it } from 'vitest'
import { mutants } from '../../../engine/mutants/index.js'
import { createReference } from '../../../engine/reference/index.js'
import { inProcess } from '../../../engine/reference/iut.js'
import { createBase } from '../../../model/base/base.js'
import { rulebooks } from '../../../model/rulebook/index.js'
import { createModel } from '../../../model/statechart/index.js'
import { invariants } from '../../invariants/index.js'
import { EFFECTS } from './effects.js'
import { NOTHING, proveSituation, together } from './prove.js'
import type { Proof } from './prove.js'
import { sequences, situationOf } from './situations.js'

const rulebook = rulebooks.fab
const base = createBase(rulebook)
const judges = { model: createModel(base, { level: 'full', autonomous: [] }), rulebook, invariants }

const engine = (name?: string) => {
  const mutant = mutants.find(each => each.name === name)
  if (name !== undefined && mutant?.kind !== 'engine') throw new Error(`there is no faulty engine ${name}`)
  return inProcess(mutant?.kind === 'engine' ? createReference(base, mutant.rules, mutant.patch) : createReference(base))
}

const proven = async (name: string | undefined, lists: readonly (readonly string[])[]): Promise<Proof> => {
  let proof = NOTHING
  for (const names of lists) {
    const effects = names.map(each => EFFECTS.find(effect => effect.name === each)!)
    proof = together(proof, await proveSituation(engine(name), judges, situationOf(rulebook, effects)))
  }
  return proof
}

it('has every list of so many effects, in every order', () => {
  const all = sequences(2).map(effects => effects.map(({ name }) => name).join())
  expect(all).toHaveLength(1 + EFFECTS.length + EFFECTS.length ** 2)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain('ward,echo')
  expect(all).toContain('echo,ward')
})

it('proves the reference engine in small situations', async () => {
  const proof = await proven(undefined, [[], ['ward', 'echo'], ['veil', 'thorn'], ['chalice', 'spring']])
  expect(proof).toMatchObject({ situations: 4, violations: [], undecided: [] })
  expect(proof.games).toBeGreaterThan(8)
  expect(proof.met.length).toBeGreaterThan(5)
})

it.each([
  ['prevention-before-standard', ['ward', 'echo']],
  ['applied-twice', ['echo']],
  ['two-layers', ['chalice']],
  ['may-not-decline', ['veil']]
])('finds a faulty engine: %s', async (name, effects) => {
  const { violations } = await proven(name, [effects])
  expect(violations.map(({ what }) => what)).toContain('charts')
})

it('tells what an engine never reaches, and what it reaches that the rules do not allow', async () => {
  const reference = engine()
  const scenario = situationOf(rulebook, [EFFECTS.find(({ name }) => name === 'veil')!])
  // knows of the situation with another bolt than the engine is given
  const other = { ...scenario, players: scenario.players.map(player => ({ ...player, life: (player.life ?? 0) + 1 })) }
  const misled = { ...reference, start: async () => reference.start(other) }
  const blind = { ...judges, model: { ...judges.model, accept: (frontier: never) => ({ kind: 'accepted' as const, frontier }) } }
  const { violations } = await proveSituation(misled, blind, scenario)
  expect(new Set(violations.map(({ what }) => what))).toEqual(new Set(['stray', 'missing']))
})
