import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Filter } from '../../scenario/amount.js'
import { createModel, judge } from '../index.js'
import { card, object, scenarioOf } from '../testing/trace.js'

const adds = (types: Filter, type: string) =>
  [{ kind: 'static', id: 'e', effect: { kind: 'continuous', who: { all: types }, change: [{ addTypes: [type] }] } }] as const

const removes = (all: Filter, type: string) =>
  [{ kind: 'static', id: 'e', effect: { kind: 'continuous', who: { all }, change: [{ removeTypes: [type] }] } }] as const

const cards = [
  card('Elves', ['domain'], [...adds({ types: ['item'] }, 'elf')]),
  card('Goblins', ['domain'], [...adds({ types: ['elf'] }, 'goblin')]),
  card('Orcs', ['domain'], [...adds({ types: ['item'] }, 'orc')]),
  card('Peace', ['domain'], [...removes({ types: ['knight'] }, 'soldier')]),
  card('War', ['domain'], [...removes({ types: ['soldier'] }, 'knight')]),
  card('Rally', ['domain'], [...adds({ types: ['item'] }, 'soldier')]),
  card('Both', ['knight', 'soldier'], []),
  card('Thing', ['item'], [])
]

/** The first of two effects is the older. */
const verdictOf = (ruleset: 'mtg' | 'ga' | 'fab', phase: string, ...effects: readonly string[]) => {
  const objects = [...effects, 'Thing'].map(name => object(name, name, 'P1'))
  const scenario = scenarioOf(cards, objects, { ruleset, start: { turnPlayer: 'P1', phase }, until: { end: 'quiescent' } })
  return judge(createModel(createBase(rulebooks[ruleset]), { level: 'full', autonomous: [] }), scenario, [])
}

const TOO_SHORT = { verdict: 'inconclusive', why: 'the trace ends before the scenario does' }
const OPEN_LOOP = {
  verdict: 'inconclusive',
  why: 'the model does not cover a loop of continuous effects that depend on another one besides'
}

describe.each([
  ['mtg', 'precombat-main'],
  ['ga', 'main']
] as const)('continuous effects of one layer in %s', (ruleset, phase) => {
  it.each([
    ['one that depends on a newer one', ['Goblins', 'Elves']],
    ['one that depends on an older one', ['Elves', 'Goblins']],
    ['some that depend on none', ['Orcs', 'Elves']],
    ['a loop', ['Peace', 'War', 'Both']]
  ])('%s: they are followed', (_, effects) => {
    expect(verdictOf(ruleset, phase, ...effects)).toMatchObject(TOO_SHORT)
  })

  it('whether a loop waits for another effect, no text says', () => {
    expect(verdictOf(ruleset, phase, 'Peace', 'War', 'Both', 'Rally')).toMatchObject(OPEN_LOOP)
  })
})

it('where effects depend on those of other stages only, all are followed', () => {
  expect(verdictOf('fab', 'action', 'Goblins', 'Elves')).toMatchObject(TOO_SHORT)
})
