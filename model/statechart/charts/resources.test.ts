import { describe, expect, it } from 'vitest'
import type { Ability } from '../../scenario/card.js'
import type { Step } from '../../scenario/step.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, modelOf, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

const mtg = modelOf('mtg')

const verdict = (scenario: WireScenario, trace: readonly Observation[], model = mtg) => judge(model, scenario, trace).verdict

const makes = (amount: number): readonly Step[] => [{ do: 'gain', player: 'you', of: 'resources', amount }]
const taps: Ability = {
  kind: 'activated',
  id: 'tap',
  speed: 'resource',
  cost: [{ do: 'status', what: 'self', status: 'tapped', on: true }],
  steps: [...makes(1)]
}
const land = card('Land', ['land'], [taps])
const growth = (steps: readonly Step[]) =>
  card('Growth', ['enchantment'], [whenever('grow', { event: 'activate', object: { types: ['land'] } }, steps)])
const withGrowth = (steps: readonly Step[]): WireScenario =>
  inMain([land, growth(steps)], [object('land', 'Land', 'P1'), object('growth', 'Growth', 'P1')])

const gains = (amount: number): Observation => event({ event: 'gain', player: 'P1', of: 'resources', amount })
const tapped: readonly Observation[] = [
  event({ event: 'status', object: 'land', status: 'tapped', on: true }),
  event({ event: 'activate', player: 'P1', object: 'land', ability: 'tap' })
]
const done = quiet({}, { P1: { resources: 1 } })

describe('an ability that makes resources', () => {
  const scenario = inMain([land], [object('land', 'Land', 'P1')])

  it('is carried out at once', () => {
    expect(verdict(scenario, [...tapped, gains(1), done])).toBe('pass')
  })

  it('makes no layer', () => {
    expect(verdict(scenario, [...tapped.slice(0, 1), ...activating('land', 'tap', 'l1')])).toBe('fail')
    expect(verdict(scenario, [...tapped, quiet()])).toBe('fail')
  })
})

describe('an effect that triggers on it', () => {
  it('is carried out after it without a layer, if it makes resources itself', () => {
    expect(verdict(withGrowth(makes(2)), [...tapped, gains(1), gains(2), quiet({}, { P1: { resources: 3 } })])).toBe('pass')
    expect(verdict(withGrowth(makes(2)), [...tapped, gains(1), done])).toBe('fail')
    expect(verdict(withGrowth(makes(2)), [...tapped, triggers('growth', 'grow', 't1')])).toBe('fail')
  })

  it('goes on the stack if it does anything else', () => {
    const other: readonly Step[] = [{ do: 'counters', on: 'self', counter: 'time', delta: 1 }]
    const counted = [
      placed('growth', 'grow', 't1'),
      ...resolving('t1', event({ event: 'counters', object: 'growth', counter: 'time', delta: 1 })),
      quiet()
    ]
    expect(verdict(withGrowth(other), [...tapped, triggers('growth', 'grow', 't1'), gains(1), ...counted])).toBe('pass')
    expect(verdict(withGrowth(other), [...tapped, gains(1), quiet()])).toBe('fail')
  })

  it('goes on the stack in a game without such an exception', () => {
    const strict = modelOf('mtg', structure => ({
      ...structure,
      triggers: { ...structure.triggers, resourcesSkipStack: { value: false, rules: [] } }
    }))
    const [cost, activate, stackObject] = [...tapped.slice(0, 1), ...activating('land', 'tap', 'l1')] as [
      Observation,
      Observation,
      Observation
    ]
    const resolved = [...resolving('t1', gains(2)), ...resolving('l1', gains(1)), quiet()]
    const trace = [cost, activate, triggers('growth', 'grow', 't1'), stackObject, placed('growth', 'grow', 't1'), ...resolved]
    expect(verdict(withGrowth(makes(2)), trace, strict)).toBe('pass')
    expect(verdict(withGrowth(makes(2)), trace)).toBe('fail')
    expect(verdict(withGrowth(makes(2)), [...tapped, gains(1), gains(2), quiet()], strict)).toBe('fail')
  })
})
