import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Filter } from '../../scenario/amount.js'
import { createModel, judge } from '../index.js'
import { card, object, scenarioOf } from '../testing/trace.js'

const adds = (types: Filter, type: string) =>
  [{ kind: 'static', id: 'e', effect: { kind: 'continuous', who: { all: types }, change: [{ addTypes: [type] }] } }] as const

const cards = [
  card('Elves', ['domain'], [...adds({ types: ['item'] }, 'elf')]),
  card('Goblins', ['domain'], [...adds({ types: ['elf'] }, 'goblin')]),
  card('Orcs', ['domain'], [...adds({ types: ['item'] }, 'orc')]),
  card('Thing', ['item'], [])
]

/** The first of two effects is the older. */
const verdictOf = (ruleset: 'mtg' | 'ga' | 'fab', phase: string, ...effects: readonly string[]) => {
  const objects = [...effects, 'Thing'].map(name => object(name, name, 'P1'))
  const scenario = scenarioOf(cards, objects, { ruleset, start: { turnPlayer: 'P1', phase }, until: { end: 'quiescent' } })
  return judge(createModel(createBase(rulebooks[ruleset]), { level: 'full', autonomous: [] }), scenario, [])
}

const TOO_SHORT = { verdict: 'inconclusive', why: 'the trace ends before the scenario does' }
const NOT_COVERED = {
  verdict: 'inconclusive',
  why: 'the model does not cover a continuous effect that depends on a newer one of its own layer'
}

describe.each([
  ['mtg', 'precombat-main'],
  ['ga', 'main']
] as const)('continuous effects of one layer in %s', (ruleset, phase) => {
  it('one that depends on a newer one is not followed', () => {
    expect(verdictOf(ruleset, phase, 'Goblins', 'Elves')).toMatchObject(NOT_COVERED)
  })

  it('one that depends on an older one, or on none, is', () => {
    expect(verdictOf(ruleset, phase, 'Elves', 'Goblins')).toMatchObject(TOO_SHORT)
    expect(verdictOf(ruleset, phase, 'Orcs', 'Elves')).toMatchObject(TOO_SHORT)
  })
})

it('where effects depend on those of other stages only, all are followed', () => {
  expect(verdictOf('fab', 'action', 'Goblins', 'Elves')).toMatchObject(TOO_SHORT)
})
