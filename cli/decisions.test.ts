/** What the sources say of decisions is gathered by `npm run build`. */
import { describe, expect, it } from 'vitest'
import { everyRulebook, rulebooks } from '../model/rulebook/index.js'
import { everyRule } from '../model/rulebook/rulebook.js'
import { decisions, rulesOf } from '../model/rules/index.js'
import { decisionsOn, sayOutcome } from './decisions.js'

const told = everyRulebook.flatMap(rulebook => everyRule(rulebook).flatMap(({ id }) => decisionsOn(id, rulebook)))
const byName = new Map(told.map(each => [each.name, each]))

describe('every decision of the rules', () => {
  const telling = decisions.filter(({ decision }) => everyRulebook.some(rulebook => rulesOf(decision, rulebook).length > 0))

  it('is told with a docstring, its code and what asks it', () => {
    expect(telling.length).toBeGreaterThan(250)
    for (const { name } of telling) {
      const found = byName.get(name)
      expect(found, name).toBeDefined()
      expect(found!.says, name).toMatch(/^[A-Z].*\.$/)
      expect(found!.code, name).toContain(`export const ${name.split('.')[1]!} =`)
      expect(found!.askedIn.length, name).toBeGreaterThan(0)
    }
  })
})

it('comes to the guards and actions of charts, the nearest first', () => {
  expect(byName.get('checks.act')?.parts).toEqual([{ chart: 'checks', kind: 'guard', name: 'checksApply' }])
  expect(told.filter(({ parts }) => parts.length > 0).length / told.length).toBeGreaterThan(0.9)
})

it('begins with what tells the rule above all others', () => {
  const places = decisionsOn('mtg:603.4', rulebooks.mtg).map(({ name }) =>
    rulesOf(decisions.find(each => each.name === name)!.decision, rulebooks.mtg).indexOf('mtg:603.4')
  )
  expect(places.length).toBeGreaterThan(3)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

describe('the faults that were planted', () => {
  it('fell on decisions, each with what came of it', () => {
    const faults = [...byName.values()].flatMap(each => each.faults)
    expect(faults.length).toBeGreaterThan(200)
    expect(faults.filter(({ outcome, by, sign }) => outcome === 'killed' && by === undefined && sign === undefined)).toEqual([])
  })
  it.each([
    [{ what: 'always no', outcome: 'killed', sign: 'a right game is refused', by: 'mtg/a' } as const, 'killed by mtg/a'],
    [
      { what: 'always no', outcome: 'killed', sign: 'the model does not come to an end' } as const,
      'killed: the model does not come to an end'
    ],
    [{ what: 'always no', outcome: 'equivalent' } as const, 'no game can tell it'],
    [{ what: 'always no', outcome: 'survived' } as const, 'survived: no game told it'],
    [{ what: 'always no', outcome: 'unjudged' } as const, 'not judged yet']
  ])('are said: %j', (fault, said) => {
    expect(sayOutcome(fault)).toBe(said)
  })
})
