import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { Step } from '../../scenario/step.js'
import { createModel, judge } from '../index.js'
import { card, object, scenarioOf } from '../testing/trace.js'

const target = [{ as: 'it', what: [{ types: ['creature'] }] }] as const

const spell = (name: string, step: Step) =>
  card(name, ['instant'], [{ kind: 'resolution', id: 's', targets: target, steps: [step] }] as never)

const change = (op: 'multiply' | 'add') =>
  ({
    do: 'start',
    effect: { kind: 'continuous', who: { ref: 'target:it' }, change: [{ number: 'power', op, by: 2 }] },
    ability: 's',
    for: 'turn'
  }) as unknown as Step

const doubles = spell('Redouble', change('multiply'))
const adds = spell('Up', change('add'))
const counts = spell('Grow', { do: 'counters', on: 'target:it', counter: '+1/+1', delta: 1 } as unknown as Step)

const verdictOf = (ruleset: 'mtg' | 'ga' | 'fab', phase: string, ...cards: readonly ReturnType<typeof card>[]) =>
  judge(
    createModel(createBase(rulebooks[ruleset]), { level: 'full', autonomous: [] }),
    scenarioOf(
      cards,
      cards.map(({ name }) => object(name, name, 'P1', 'hand')),
      { ruleset, start: { turnPlayer: 'P1', phase }, until: { end: 'quiescent' } }
    ),
    []
  )

/** @see mtg-context:701.10b */
it('how a doubled number goes on beside counters is not followed in Grand Archive, beside ordered modifications it is', () => {
  expect(verdictOf('ga', 'main', doubles, counts)).toMatchObject({
    verdict: 'inconclusive',
    why: 'the model does not cover numbers doubled by a started effect beside counters or static abilities'
  })
  expect(verdictOf('ga', 'main', doubles, adds)).toMatchObject({ why: 'the trace ends before the scenario does' })
})

it('a doubling of Magic adds what it found as it started: it is followed', () => {
  expect(verdictOf('mtg', 'precombat-main', doubles, counts)).toMatchObject({ why: 'the trace ends before the scenario does' })
})

it('multiplying is a stage of Flesh and Blood: it is followed', () => {
  expect(verdictOf('fab', 'action', doubles, counts)).toMatchObject({ why: 'the trace ends before the scenario does' })
})
