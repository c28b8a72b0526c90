import { describe, expect, it } from 'vitest'
import type { Ability, Card } from '../../scenario/card.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { Step, Target } from '../../scenario/step.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { GameEvent } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, life, modelOf, once, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

const mtg = modelOf('mtg')

const verdict = (scenario: WireScenario, trace: readonly Observation[], model = mtg) => judge(model, scenario, trace).verdict

const bear: Card = { ...card('Bear', ['creature'], [], 2), toughness: 2 }
const creature: readonly Target[] = [{ as: 'one', what: [{ types: ['creature'] }] }]
const gain: readonly Step[] = [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
const tool = (...abilities: readonly Ability[]): Card => card('Tool', ['artifact'], abilities)
const bears = ['b1', 'b2'].map(id => object(id, 'Bear', 'P1'))

describe('a delayed trigger whose event happens several times at once', () => {
  const wait = (duration: 'unstated' | 'turn'): Ability =>
    once('arm', [
      {
        do: 'start',
        ability: 'wait',
        for: duration,
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'destroy', object: { types: ['creature'] } } },
          steps: [{ do: 'move', what: 'event:object', to: 'hand' }]
        }
      }
    ])
  const sweep: Ability = once('sweep', [{ do: 'destroy', what: { all: { types: ['creature'] } } }])
  const scenario = (duration: 'unstated' | 'turn') => inMain([bear, tool(wait(duration), sweep)], [object('tool', 'Tool', 'P1'), ...bears])
  const destroyed: Observation = {
    see: 'event',
    events: [
      { event: 'destroy', object: 'b1', id: 'e1' },
      { event: 'destroy', object: 'b2', id: 'e2' }
    ]
  }
  const which: Observation = {
    see: 'prompt',
    player: 'P1',
    decision: 'occurrence',
    options: [
      { option: 'object', object: 'b1' },
      { option: 'object', object: 'b2' }
    ]
  }
  const swept = (...then: readonly Observation[]) => [
    ...activating('tool', 'arm', 'l1'),
    ...resolving('l1'),
    ...activating('tool', 'sweep', 'l2'),
    ...resolving('l2', destroyed, ...then)
  ]
  const returned = (id: string): readonly Observation[] => [
    placed('tool', 'wait', 't1'),
    ...resolving('t1', event({ event: 'move', object: id, from: 'graveyard', to: 'hand' })),
    quiet()
  ]
  const by = (stackObject: string, id: string): Observation => ({ ...triggers('tool', 'wait', stackObject), by: id }) as Observation

  it('triggers once, on the one that its controller chooses', () => {
    const chosen = swept(which, { see: 'answer', option: 1 }, by('t1', 'e2'))
    expect(verdict(scenario('unstated'), [...chosen, ...returned('b2')])).toBe('pass')
    expect(verdict(scenario('unstated'), [...chosen, ...returned('b1')])).toBe('fail')
    expect(verdict(scenario('unstated'), swept(by('t1', 'e1'), by('t2', 'e2')))).toBe('fail')
  })

  it('triggers on each of them while its duration lasts', () => {
    expect(verdict(scenario('turn'), swept(by('t1', 'e1'), by('t2', 'e2')))).toBe('inconclusive')
    expect(verdict(scenario('turn'), swept(which))).toBe('fail')
  })
})

describe('what can’t be targeted', () => {
  const shroud: Card = {
    ...bear,
    abilities: [
      {
        kind: 'static',
        id: 'shroud',
        effect: { kind: 'rule', rule: 'cant', event: { event: 'target', object: { ref: 'self' }, source: { types: ['spell'] } } }
      }
    ]
  }
  const scroll = (types: readonly string[]): Card =>
    card('Scroll', types, [
      {
        kind: 'triggered',
        id: 'strike',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'gain', player: 'you', of: 'life' } },
          targets: [...creature],
          steps: [{ do: 'destroy', what: 'target:one' }]
        }
      }
    ])
  const scenario = (types: readonly string[], ruleset: string, phase: string): WireScenario =>
    inMain(
      [shroud, scroll(types), tool(once('a', gain))],
      [object('tool', 'Tool', 'P1'), object('scroll', 'Scroll', 'P1'), object('bear', 'Bear', 'P2')],
      { ruleset, start: { turnPlayer: 'P1', phase } }
    )
  const gained: readonly Observation[] = [
    ...activating('tool', 'a', 'l1'),
    ...resolving('l1', life('P1', 1), triggers('scroll', 'strike', 't1'))
  ]
  const strikes: readonly Observation[] = [
    ...gained,
    {
      see: 'layer',
      layer: 't1',
      kind: 'triggered',
      controller: 'P1',
      effect: { source: 'scroll', ability: 'strike' },
      targets: { one: 'bear' }
    },
    ...resolving('t1', event({ event: 'destroy', object: 'bear' })),
    quiet()
  ]
  const misses: readonly Observation[] = [...gained, { see: 'ceased', layer: 't1', why: 'no-target' }, quiet()]

  it('is safe from the triggers of such objects, where these have the types of their source', () => {
    const ga = modelOf('ga')
    const of = (types: readonly string[]) => scenario(types, 'ga', 'main')
    expect([strikes, misses].map(trace => verdict(of(['spell']), trace, ga))).toEqual(['fail', 'pass'])
    expect([strikes, misses].map(trace => verdict(of(['item']), trace, ga))).toEqual(['pass', 'fail'])
  })

  it('is not safe from triggers that have no types', () => {
    expect([strikes, misses].map(trace => verdict(scenario(['spell'], 'mtg', 'precombat-main'), trace))).toEqual(['pass', 'fail'])
  })
})

describe('a target of an optional effect', () => {
  const hunts: Ability = {
    kind: 'triggered',
    id: 'hunt',
    effect: {
      kind: 'trigger',
      trigger: { on: { event: 'gain', player: 'you', of: 'life' } },
      targets: [{ as: 'one', what: [{ types: ['creature'] }], optional: true }],
      steps: [{ do: 'destroy', what: 'target:one' }]
    }
  }
  const scenario = inMain([bear, tool(hunts, once('a', gain))], [object('tool', 'Tool', 'P1'), object('b1', 'Bear', 'P2')])
  const gained = [...activating('tool', 'a', 'l1'), ...resolving('l1', life('P1', 1), triggers('tool', 'hunt', 't1'))]
  const stackObject = (targets: Readonly<Record<string, string>>): Observation =>
    ({ ...placed('tool', 'hunt', 't1'), targets }) as Observation

  it('must be declared, unless the game lets it be', () => {
    const without = [...gained, stackObject({}), ...resolving('t1'), quiet()]
    expect(verdict(scenario, without)).toBe('fail')
    expect(
      verdict(scenario, [...gained, stackObject({ one: 'b1' }), ...resolving('t1', event({ event: 'destroy', object: 'b1' })), quiet()])
    ).toBe('pass')
    const loose = modelOf('mtg', structure => ({
      ...structure,
      placement: { ...structure.placement, optionalTarget: { value: true, rules: [] } }
    }))
    expect(verdict(scenario, without, loose)).toBe('pass')
  })
})

describe('an option that comes to nothing', () => {
  const tries = (first: Step): WireScenario => inMain([tool(once('try', [{ do: 'may', steps: [first] }]))], [object('tool', 'Tool', 'P1')])
  const may: readonly Observation[] = [
    { see: 'prompt', player: 'P1', decision: 'may', options: [{ option: 'yes' }, { option: 'no' }] },
    { see: 'answer', option: 0 }
  ]
  const asked = [...activating('tool', 'try', 'l1'), ...resolving('l1', ...may), quiet()]
  const discard: Step = { do: 'discard', player: 'you' }

  it('may be chosen only where the game says so', () => {
    const ga = { ...tries(discard), ruleset: 'ga', start: { turnPlayer: 'P1', phase: 'main' } }
    expect(verdict(tries(discard), asked)).toBe('fail')
    expect(verdict(ga, asked, modelOf('ga'))).toBe('pass')
  })

  it('may be to draw from an empty deck, where that loses the game', () => {
    expect(verdict(tries({ do: 'draw', player: 'you', count: 1 }), asked.slice(0, -1))).toBe('inconclusive')
  })
})

describe('control that changes', () => {
  const steal: Ability = once(
    'steal',
    [
      {
        do: 'start',
        ability: 'have',
        for: 'game',
        effect: { kind: 'continuous', who: { ref: 'target:one' }, change: [{ controller: 'you' }] }
      }
    ],
    creature
  )
  const watches = (id: string, on: Pattern): Ability => whenever(id, on, gain)
  const pet: Card = { ...bear, abilities: [watches('mourn', { event: 'control', object: { ref: 'self' }, player: 'opponent' })] }
  const scenario = inMain(
    [pet, tool(steal, watches('greet', { event: 'control', object: { types: ['creature'] }, player: 'you' }))],
    [object('tool', 'Tool', 'P1'), object('pet', 'Bear', 'P2')]
  )
  const takes: GameEvent = { event: 'control', object: 'pet', player: 'P1', from: 'P2' }
  const stolen = (...then: readonly Observation[]): readonly Observation[] => [
    ...activating('tool', 'steal', 'l1', { one: 'pet' }),
    ...resolving('l1', ...then)
  ]
  const both = [event(takes), triggers('tool', 'greet', 't1'), triggers('pet', 'mourn', 't2', 'P2')]
  const rest: readonly Observation[] = [
    placed('tool', 'greet', 't1'),
    placed('pet', 'mourn', 't2', 'P2'),
    ...resolving('t2', life('P2', 1)),
    ...resolving('t1', life('P1', 1)),
    quiet({ pet: { controller: 'P1' } })
  ]

  it('is told as it changes, to who gets and who loses', () => {
    expect(verdict(scenario, [...stolen(...both), ...rest])).toBe('pass')
    expect(verdict(scenario, stolen())).toBe('fail')
    expect(verdict(scenario, stolen(event(takes), triggers('tool', 'greet', 't1'), triggers('pet', 'mourn', 't2', 'P1')))).toBe('fail')
  })
})

describe('counters on an object', () => {
  it('add to its numbers', () => {
    const scenario = inMain([bear], [{ ...object('b1', 'Bear', 'P1'), counters: { '+1/+1': 2 } }])
    expect(verdict(scenario, [quiet({ b1: { numbers: { power: 4, toughness: 4 } } })])).toBe('pass')
    expect(verdict(scenario, [quiet({ b1: { numbers: { power: 2 } } })])).toBe('fail')
  })

  it('add to what effects have set before', () => {
    const rule = card(
      'Rule',
      ['enchantment'],
      [
        {
          kind: 'static',
          id: 'set',
          effect: { kind: 'continuous', who: { all: { types: ['creature'] } }, change: [{ number: 'power', op: 'set-base', by: 1 }] }
        }
      ]
    )
    const scenario = inMain([bear, rule], [{ ...object('b1', 'Bear', 'P1'), counters: { '-1/-1': 1 } }, object('r', 'Rule', 'P1')])
    expect(verdict(scenario, [quiet({ b1: { numbers: { power: 0, toughness: 1 } } })])).toBe('pass')
    expect(verdict(scenario, [quiet({ b1: { numbers: { power: 1 } } })])).toBe('fail')
  })
})
