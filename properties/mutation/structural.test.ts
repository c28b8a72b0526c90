import { describe, expect, it } from 'vitest'
import { fixturesOf } from '../../fixtures/loader.js'
import { everyRulebook, rulebooks } from '../../model/rulebook/index.js'
import type { Cited } from '../../model/rulebook/structure.js'
import { judgeStructure, rightGames } from './judge-structure.js'
import { alternativesOf, structuralMutants } from './structural.js'
import { EQUIVALENT, whyEquivalent } from './equivalent.js'

type Path = readonly (string | number)[]

/** Every value at the bottom of a structure, with its path; what is not there has none. */
const leavesOf = (value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] => {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[path, value]]
  const entries = Array.isArray(value) ? value.map((each, at) => [at, each] as const) : Object.entries(value)
  return entries.flatMap(([name, each]) => leavesOf(each, [...path, name]))
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((within, name) => (within as Readonly<Record<string | number, unknown>> | undefined)?.[name], value)

/** What is told for readers, or names a step for scenarios, or is for questions that name no phase, and makes no difference to a game. */
const isForReaders = (path: string, leaf: Path, value: unknown): boolean =>
  (['continuous.stages', 'turn.attackers'].includes(path) && leaf.at(-1) === 'name') ||
  (path === 'turn.phases' && leaf.at(-1) === 'role' && value !== 'main')

describe.each(everyRulebook)('the structure of $id', ({ structure }) => {
  it.each(alternativesOf(structure).map(each => [each.path, each] as const))(
    'has an alternative for all of %s',
    (path, { cited, others }) => {
      const leaves = leavesOf(cited.value).filter(([leaf, value]) => !isForReaders(path, leaf, value))
      const missing = leaves.filter(([leaf, value]) => others.every(other => at(other.value, leaf) === value))
      expect(missing.map(([leaf]) => leaf.join('.'))).toEqual([])
    }
  )

  it('changes one value at a time, into another one, each under its own name', () => {
    const names = alternativesOf(structure).flatMap(({ path, others }) => others.map(({ at: name }) => path + name))
    expect(new Set(names).size).toBe(names.length)
    for (const { cited, others } of alternativesOf(structure))
      for (const other of others) expect(JSON.stringify(other.value)).not.toBe(JSON.stringify(cited.value))
  })

  it('lists every value, those without alternatives only where there is nothing', () => {
    const values = Object.values(structure).flatMap(part => Object.values(part as Record<string, Cited<unknown>>))
    expect(alternativesOf(structure)).toHaveLength(values.length)
    for (const { cited, others } of alternativesOf(structure))
      if (others.length === 0) expect([null, '[]']).toContain(cited.value === null ? null : JSON.stringify(cited.value))
  })
})

describe('what nothing tells', () => {
  it('is a mutant of its ruleset, each with a reason', () => {
    for (const { of, names, why } of EQUIVALENT) {
      expect(why).toMatch(/\w/)
      for (const id of of) {
        const known = structuralMutants(rulebooks[id]!).map(({ name }) => name)
        for (const name of names) expect(known).toContain(`${id}:${name}`)
      }
    }
  })

  it('is little', () => {
    const all = everyRulebook.flatMap(rulebook => structuralMutants(rulebook))
    expect(all.filter(mutant => whyEquivalent(mutant) !== undefined).length).toBeLessThan(all.length / 30)
  })

  it('has no mutant where the text leaves the value open', () => {
    const open = alternativesOf(rulebooks.ga.structure).filter(({ cited }) => cited.standing === 'undefined')
    const paths = structuralMutants(rulebooks.ga).map(({ path }) => path)
    expect(open.map(({ path }) => path)).toContain('triggers.lookBack')
    expect(paths.filter(path => open.some(each => each.path === path))).toEqual([])
  })
})

describe('a structural mutant', () => {
  const { fab } = rulebooks
  const right = rightGames(fab)
  const named = (name: string) => structuralMutants(fab).find(each => each.name === name)!
  const some = (...ids: readonly string[]) => fixturesOf('fab').filter(({ scenario }) => ids.includes(scenario.id))

  it('is killed by the fixture that expects the value, and refused by charts that read it', async () => {
    const verdict = await judgeStructure(named('fab:numbers.floor=none'), some('fab/6.3/power-not-below-zero'), right)
    expect(verdict).toMatchObject({ killed: true, by: 'fab/6.3/power-not-below-zero', citing: true, charts: 'refuse' })
    expect(verdict.message).toMatch(/power/)
  })

  it('survives fixtures that do not depend on the value', async () => {
    const verdict = await judgeStructure(named('fab:numbers.floor=none'), some('fab/6.3/set-before-double'), right)
    expect(verdict).toMatchObject({ killed: false, cases: 1 })
  })

  it('is not killed by a fixture that the right game does not pass', async () => {
    const [fixture] = some('fab/6.3/power-not-below-zero')
    const { expect: expected } = fixture!.scenario
    const wrong = {
      ...fixture!,
      scenario: { ...fixture!.scenario, expect: { ...expected!, final: { players: { A: { life: 7 } }, objects: {} } } }
    }
    expect((await judgeStructure(named('fab:numbers.floor=none'), [wrong], right)).killed).toBe(false)
  })
})
