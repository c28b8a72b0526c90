/** Rules without a check say why. @module */
import { describe, expect, it } from 'vitest'
import { mutants } from '../../engine/mutants/index.js'
import { fixturesOf } from '../../fixtures/loader.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { everyRule, isNeighbouring } from '../../model/rulebook/rulebook.js'
import { ruleResults } from '../campaign/verdict.js'
import { structuralMutants } from './structural.js'

const { fab } = rulebooks
const broken = new Set<string>(mutants.map(mutant => mutant.rule))
const shown = new Set<string>(fixturesOf('fab').flatMap(({ scenario }) => scenario.rules))
const neighbouring = everyRule(fab).filter(({ id, standing }) => isNeighbouring(id) && standing === 'normative')

describe('a rule that says why it has no check', () => {
  it.each(everyRule(fab).filter(({ unchecked }) => unchecked !== undefined))(
    '$id is broken by no mutant, and shown by no fixture',
    rule => {
      expect(rule.standing).toBe('normative')
      expect(broken.has(rule.id)).toBe(false)
      expect(shown.has(rule.id)).toBe(false)
      expect(rule.unchecked).toMatch(/^[a-z].*\.$/)
    }
  )

  it('keeps its reason only as long as no check bears on it', () => {
    const rule = neighbouring.find(({ unchecked }) => unchecked !== undefined)!
    const [without] = ruleResults([rule], [])
    const check = {
      kind: 'fixture',
      name: 'x',
      title: 'x',
      rules: [rule.id],
      standing: 'normative',
      verdict: 'pass',
      message: '',
      cases: 1
    } as const
    const [checked] = ruleResults([rule], [{ ...check, rules: [...check.rules] }])
    expect(without?.unchecked).toBe(rule.unchecked)
    expect(checked?.unchecked).toBeUndefined()
  })
})

describe('each normative neighbouring rule', () => {
  it.each(neighbouring.filter(({ unchecked }) => unchecked === undefined))(
    '$id, of which nothing is said, is broken by a mutant',
    ({ id }) => {
      expect(broken.has(id)).toBe(true)
    }
  )
})

describe.each([rulebooks.mtg, rulebooks['mtg-2010'], rulebooks.ga, rulebooks['ga-older']])(
  'each normative rule of $title, $edition',
  rulebook => {
    const brokenHere = new Set<string>(mutants.filter(({ ruleset }) => ruleset === rulebook.id).map(({ rule }) => rule))
    // by a mutant of the engine, or by a change of a value of the structure that rests on it
    const told = new Set<string>([...brokenHere, ...structuralMutants(rulebook).flatMap(({ rules }) => rules)])
    // the neighbouring sections of an edition are those of the game, and broken there
    const rules = ['mtg', 'ga'].includes(rulebook.id) ? everyRule(rulebook) : rulebook.rules

    it.each(rules.filter(({ standing, unchecked }) => standing === 'normative' && unchecked === undefined))(
      '$id ($title), of which nothing is said, is broken by a mutant',
      ({ id }) => {
        expect(told.has(id)).toBe(true)
      }
    )

    it.each(everyRule(rulebook).filter(({ unchecked }) => unchecked !== undefined))('$id says why not, and is broken by none', ({ id }) => {
      expect(brokenHere.has(id)).toBe(false)
    })
  }
)
