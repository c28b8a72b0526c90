import { describe, expect, it } from 'vitest'
import { differencesBetweenRulebooks } from './difference.js'
import { editionFrom } from './edition.js'
import { editions, everyRulebook, findRulebook, rulebooks } from './index.js'
import { everyRule } from './rulebook.js'

const { mtg } = rulebooks
const mtg2026 = findRulebook('mtg-2026')!
const told = { id: 'mtg-x', edition: 'x', renumbered: {}, rules: [], structure: {}, otherwise: [] }

describe('an edition that is made from differences', () => {
  it('is found by its name, and in no list of rulesets', () => {
    expect(editions).toContain(mtg2026)
    expect(everyRulebook.map(({ id }) => id)).toEqual(['fab', 'mtg', 'mtg-2010', 'ga', 'ga-older'])
  })

  it('has the rules of the other under their numbers here, what was folded into another once, and what is new in its place', () => {
    const ids = mtg2026.rules.map(({ id }) => id)
    expect(ids.slice(0, 4)).toEqual(['mtg-2026:603.1', 'mtg-2026:603.1a', 'mtg-2026:603.1b', 'mtg-2026:603.2'])
    expect(ids).not.toContain('mtg-2026:603.2i')
    expect(ids).toHaveLength(mtg.rules.length)
    const once = mtg2026.rules.find(({ id }) => id === 'mtg-2026:603.2h')
    expect(once?.title).toBe('Do this only once each turn')
    expect(mtg2026.rules.find(({ id }) => id === 'mtg-2026:603.2d')?.statement).toMatch('delayed or reflexive')
  })

  it('cites its own rules, in what it takes over as well', () => {
    const cited = [
      ...Object.values(mtg2026.structure).flatMap(part => Object.values(part as object).flatMap(({ rules }: { rules: string[] }) => rules)),
      ...Object.values(mtg2026.concepts).flat(),
      ...mtg2026.claims.flatMap(({ rules }) => rules),
      ...mtg2026.rules.flatMap(({ neighbours }) => neighbours)
    ]
    expect(cited.length).toBeGreaterThan(100)
    expect(cited.filter(rule => rule.startsWith('mtg:'))).toEqual([])
    const catalogued = new Set(everyRule(mtg2026).map(({ id }) => id))
    expect(cited.filter(rule => rule.startsWith('mtg-2026:') && !catalogued.has(rule))).toEqual([])
  })

  it('answers the questions as the other does', () => {
    expect(mtg2026.claims.map(({ question, answer }) => [question, answer])).toEqual(
      mtg.claims.map(({ question, answer }) => [question, answer])
    )
    expect(mtg2026.claims.find(({ question }) => question === 'D11')).toMatchObject({
      rules: ['mtg-2026:603.2h'],
      fixture: 'mtg-2026/questions/d11'
    })
  })

  it('differs in one value', () => {
    expect(differencesBetweenRulebooks(mtg, mtg2026).values.map(({ path }) => path)).toEqual(['triggers.additionalTimes'])
  })

  it('takes over an answer that is told otherwise, and no more of it', () => {
    const claim = { question: 'D11', answer: 'No.', standing: 'normative', rules: ['mtg-x:603.2i'], fixture: 'mtg-x/own' } as const
    const { claims } = editionFrom(mtg, { ...told, claims: [claim] })
    expect(claims.find(({ question }) => question === 'D11')).toBe(claim)
    expect(claims).toHaveLength(mtg.claims.length)
  })

  it('is refused where a value cites a rule that it has not', () => {
    const structure = { triggers: { doOnce: { value: 'action', rules: ['mtg-x:603.99'] } } } as const
    expect(() => editionFrom(mtg, { ...told, structure })).toThrow(
      'The rulebook "mtg-x": structure.triggers.doOnce cites mtg-x:603.99, which is not among its rules'
    )
  })
})
