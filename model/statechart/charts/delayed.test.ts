import { describe, expect, it } from 'vitest'
import type { Ability, Card } from '../../scenario/card.js'
import type { Duration } from '../../scenario/effect.js'
import type { Step, Target } from '../../scenario/step.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { GameEvent } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, life, modelOf, once, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

const mtg = modelOf('mtg')

const moves = (
  id: string,
  from: 'arena' | 'graveyard' | 'hand' | 'banished',
  to: 'arena' | 'graveyard' | 'hand' | 'banished'
): GameEvent => ({
  event: 'move',
  object: id,
  from,
  to
})

const bear: Card = { ...card('Bear', ['creature'], [], 2), toughness: 2 }
const creature: readonly Target[] = [{ as: 'one', what: [{ types: ['creature'] }] }]
const gain: readonly Step[] = [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
const tool = (...abilities: readonly Ability[]): Card => card('Tool', ['artifact'], abilities)

const verdict = (scenario: WireScenario, trace: readonly Observation[], model = mtg) => judge(model, scenario, trace).verdict

describe('an effect that waits without a stated duration', () => {
  const arm = (duration: Duration): Ability =>
    once('arm', [
      {
        do: 'start',
        ability: 'wait',
        for: duration,
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'gain', player: 'any', of: 'life' } },
          steps: [{ do: 'lose', player: 'opponent', of: 'life', amount: 1 }]
        }
      }
    ])
  const scenario = (duration: Duration) => inMain([tool(arm(duration), once('a', gain), once('b', gain))], [object('tool', 'Tool', 'P1')])
  const armed = [...activating('tool', 'arm', 'l1'), ...resolving('l1')]
  const first = [
    ...activating('tool', 'a', 'l2'),
    ...resolving('l2', life('P1', 1), triggers('tool', 'wait', 't1')),
    placed('tool', 'wait', 't1'),
    ...resolving('t1', life('P2', -1))
  ]
  const second = [...activating('tool', 'b', 'l3'), ...resolving('l3', life('P1', 1))]
  const again = [
    ...activating('tool', 'b', 'l3'),
    ...resolving('l3', life('P1', 1), triggers('tool', 'wait', 't2')),
    placed('tool', 'wait', 't2'),
    ...resolving('t2', life('P2', -1))
  ]

  it('triggers once, the next time', () => {
    expect(verdict(scenario('unstated'), [...armed, ...first, ...second, quiet()])).toBe('pass')
    expect(verdict(scenario('unstated'), [...armed, ...first, ...again, quiet()])).toBe('fail')
  })

  it('triggers each time for as long as it is said to last', () => {
    expect(verdict(scenario('turn'), [...armed, ...first, ...again, quiet()])).toBe('pass')
    expect(verdict(scenario('turn'), [...armed, ...first, ...second, quiet()])).toBe('fail')
  })

  it('triggers once even so where the game says that', () => {
    const strict = modelOf('mtg', structure => ({
      ...structure,
      triggers: { ...structure.triggers, delayedWithDuration: { value: 'once', rules: [] } }
    }))
    expect(verdict(scenario('turn'), [...armed, ...first, ...second, quiet()], strict)).toBe('pass')
    expect(verdict(scenario('turn'), [...armed, ...first, ...again, quiet()], strict)).toBe('fail')
  })

  it('does not trigger on what happened before it was there', () => {
    const none = [...activating('tool', 'a', 'l2'), ...resolving('l2', life('P1', 1))]
    expect(verdict(scenario('unstated'), [...none, ...armed, quiet()])).toBe('pass')
    expect(
      verdict(scenario('unstated'), [...activating('tool', 'a', 'l2'), ...resolving('l2', life('P1', 1), triggers('tool', 'wait', 't1'))])
    ).toBe('fail')
  })
})

describe('an effect that waits for one object', () => {
  const blink: Ability = once(
    'blink',
    [
      { do: 'move', what: 'target:one', to: 'banished' },
      { do: 'move', what: 'target:one', to: 'arena' }
    ],
    creature
  )
  const bury: Ability = once('bury', [{ do: 'move', what: 'target:one', to: 'graveyard' }], creature)
  const mark: Ability = once(
    'mark',
    [
      {
        do: 'start',
        ability: 'gone',
        for: 'unstated',
        effect: {
          kind: 'trigger',
          trigger: { on: { event: 'move', object: { ref: 'target:one' }, from: 'arena', to: 'graveyard' } },
          steps: [{ do: 'move', what: 'target:one', to: 'hand' }]
        }
      }
    ],
    creature
  )
  const scenario = inMain([bear, tool(mark, blink, bury)], [object('tool', 'Tool', 'P1'), object('bear', 'Bear', 'P1')])
  const marked = [...activating('tool', 'mark', 'l1', { one: 'bear' }), ...resolving('l1')]
  const blinked = [
    ...activating('tool', 'blink', 'l2', { one: 'bear' }),
    ...resolving('l2', event(moves('bear', 'arena', 'banished')), event(moves('bear', 'banished', 'arena')))
  ]
  const buried = (...then: readonly Observation[]) => [
    ...activating('tool', 'bury', 'l3', { one: 'bear' }),
    ...resolving('l3', event(moves('bear', 'arena', 'graveyard')), ...then)
  ]

  it('finds it where it went', () => {
    const returned = [placed('tool', 'gone', 't1'), ...resolving('t1', event(moves('bear', 'graveyard', 'hand')))]
    expect(verdict(scenario, [...marked, ...buried(triggers('tool', 'gone', 't1')), ...returned, quiet({ bear: { zone: 'hand' } })])).toBe(
      'pass'
    )
    expect(
      verdict(scenario, [...marked, ...buried(triggers('tool', 'gone', 't1')), placed('tool', 'gone', 't1'), ...resolving('t1')])
    ).toBe('fail')
  })

  it('takes what has left and returned for another', () => {
    expect(verdict(scenario, [...marked, ...blinked, ...buried(), quiet({ bear: { zone: 'graveyard' } })])).toBe('pass')
    expect(verdict(scenario, [...marked, ...blinked, ...buried(triggers('tool', 'gone', 't1'))])).toBe('fail')
  })
})

describe('a trigger that does something to what triggered it', () => {
  const shrine = card(
    'Shrine',
    ['enchantment'],
    [
      whenever('bless', { event: 'counters', object: { types: ['creature'] }, counter: 'time' }, [
        { do: 'move', what: 'event:object', to: 'hand' }
      ])
    ]
  )
  const ticks: Ability = once('tick', [{ do: 'counters', on: 'target:one', counter: 'time', delta: 1 }], creature)
  const blink: Ability = once(
    'blink',
    [
      { do: 'move', what: 'target:one', to: 'banished' },
      { do: 'move', what: 'target:one', to: 'arena' }
    ],
    creature
  )
  const scenario = inMain(
    [bear, shrine, tool(ticks, blink)],
    [object('tool', 'Tool', 'P1'), object('bear', 'Bear', 'P1'), object('shrine', 'Shrine', 'P1')]
  )
  const ticked: readonly Observation[] = [
    ...activating('tool', 'tick', 'l1', { one: 'bear' }),
    ...resolving('l1', event({ event: 'counters', object: 'bear', counter: 'time', delta: 1 }), triggers('shrine', 'bless', 't1')),
    placed('shrine', 'bless', 't1')
  ]
  const blinked = [
    ...activating('tool', 'blink', 'l2', { one: 'bear' }),
    ...resolving('l2', event(moves('bear', 'arena', 'banished')), event(moves('bear', 'banished', 'arena')))
  ]

  it('finds it while it is the same object, and no longer', () => {
    const back = resolving('t1', event(moves('bear', 'arena', 'hand')))
    expect(verdict(scenario, [...ticked, ...back, quiet()])).toBe('pass')
    expect(verdict(scenario, [...ticked, ...blinked, ...resolving('t1'), quiet()])).toBe('pass')
    expect(verdict(scenario, [...ticked, ...blinked, ...back])).toBe('fail')
  })
})

describe('what a replacement starts', () => {
  const guard = card(
    'Guard',
    ['enchantment'],
    [
      {
        kind: 'static',
        id: 'spare',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'gain', player: 'any', of: 'life' },
          change: {
            instead: [
              {
                do: 'start',
                ability: 'later',
                for: 'unstated',
                effect: {
                  kind: 'trigger',
                  trigger: { on: { event: 'lose', player: 'any', of: 'life' } },
                  steps: [{ do: 'lose', player: 'opponent', of: 'life', amount: 3 }]
                }
              }
            ]
          }
        }
      }
    ]
  )
  const scenario = inMain(
    [guard, tool(once('a', gain), once('b', [{ do: 'lose', player: 'you', of: 'life', amount: 1 }]))],
    [object('tool', 'Tool', 'P1'), object('guard', 'Guard', 'P2')]
  )
  const replaced: readonly Observation[] = [
    ...activating('tool', 'a', 'l1'),
    ...resolving(
      'l1',
      { see: 'proposed', event: 'e1', what: { event: 'gain', player: 'P1', of: 'life', amount: 1 } },
      { see: 'applied', effect: { source: 'guard', ability: 'spare' }, class: 'standard', player: 'P1', to: 'e1', becomes: null }
    )
  ]
  const lost = (controller: string): readonly Observation[] => [
    ...activating('tool', 'b', 'l2'),
    ...resolving('l2', life('P1', -1), triggers('guard', 'later', 't1', controller)),
    placed('guard', 'later', 't1', controller),
    ...resolving('t1', life(controller === 'P2' ? 'P1' : 'P2', -3)),
    quiet()
  ]

  it('is of the object with the static ability, and its controller', () => {
    expect(verdict(scenario, [...replaced, ...lost('P2')])).toBe('pass')
    expect(verdict(scenario, [...replaced, ...lost('P1')])).toBe('fail')
  })
})
