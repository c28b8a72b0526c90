/**
 * How the cost of working objects out grows with the effects that modify them: each modifies the one object of its kind, or none; and
 * where all modify one object, one after another.
 * @module
 */
import { bench, describe } from 'vitest'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Filter } from '../../model/scenario/amount.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Context } from './context.js'
import { compute } from './machine/continuous/projection.js'
import { instructions } from './machine/instructions/language/index.js'
import { sound } from './machine/sound.js'
import { defaultRules } from './rules/index.js'
import { initial } from './setup.js'

const boardOf = (ruleset: 'fab' | 'mtg', effects: number, who: (at: number) => Filter): WireScenario =>
  ({
    format: SCENARIO_FORMAT,
    id: 'growth',
    ruleset,
    players: ['A', 'B'].map(id => ({ id, life: 20 })),
    start: { turnPlayer: 'A', phase: ruleset === 'fab' ? 'action' : 'precombat-main' },
    objects: Array.from({ length: effects }, (_, at) => ({ id: `o${at}`, card: `c${at}`, zone: 'arena', owner: 'A', counters: {} })),
    cards: Array.from({ length: effects }, (_, at) => ({
      name: `c${at}`,
      types: ['item', `kind ${at}`],
      power: 1,
      text: '',
      abilities: [
        {
          kind: 'static',
          id: 'e',
          effect: { kind: 'continuous', who: { all: who(at) }, change: [{ number: 'power', op: 'add', by: 1 }] }
        }
      ]
    })),
    until: { end: 'quiescent' }
  }) as unknown as WireScenario

const recalculation = (ruleset: 'fab' | 'mtg', effects: number, who: (at: number) => Filter): (() => void) => {
  const ctx: Context = {
    base: createBase(rulebooks[ruleset]),
    structure: rulebooks[ruleset].structure,
    rules: defaultRules,
    does: sound,
    instructions,
    views: new WeakMap(),
    calm: new WeakSet(),
    projections: new WeakMap()
  }
  const { w } = initial(ctx, boardOf(ruleset, effects, who))
  return () => void compute(ctx, w)
}

const SIZES = [10, 100, 1_000, 10_000]

describe.each(['fab', 'mtg'] as const)('recalculation in %s, each effect on one object', ruleset => {
  for (const size of SIZES) {
    let run: (() => void) | undefined
    bench(`${size} effects`, () => (run ??= recalculation(ruleset, size, at => ({ types: [`kind ${at}`] })))(), {
      time: 300,
      iterations: 3,
      warmupIterations: 1,
      warmupTime: 0
    })
  }
})

describe.each(['fab', 'mtg'] as const)('recalculation in %s, all effects on one object', ruleset => {
  for (const size of SIZES) {
    let run: (() => void) | undefined
    bench(`${size} effects`, () => (run ??= recalculation(ruleset, size, () => ({ types: ['kind 0'] })))(), {
      time: 300,
      iterations: 3,
      warmupIterations: 1,
      warmupTime: 0
    })
  }
})
