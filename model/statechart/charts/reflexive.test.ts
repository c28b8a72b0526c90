import { describe, expect, it } from 'vitest'
import type { Ability, Card } from '../../scenario/card.js'
import type { Step } from '../../scenario/step.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, life, modelOf, once, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

const mtg = modelOf('mtg')
const ga = modelOf('ga')

const verdict = (scenario: WireScenario, trace: readonly Observation[], model = mtg) => judge(model, scenario, trace).verdict

const lose: readonly Step[] = [{ do: 'lose', player: 'opponent', of: 'life', amount: 1 }]
const tool = (...abilities: readonly Ability[]): Card => card('Tool', ['artifact'], abilities)
const withTool = (...abilities: readonly Ability[]): WireScenario => inMain([tool(...abilities)], [object('tool', 'Tool', 'P1')])
const gains = (times: number): readonly Observation[] => Array.from({ length: times }, () => life('P1', 1))
const stackObjects = (times: number): readonly string[] => Array.from({ length: times }, (_, n) => `t${n}`)

describe('"when you do"', () => {
  const twice = (oneOrMore: boolean): WireScenario =>
    withTool(
      once('do', [
        { do: 'repeat', times: 2, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1, as: 'gained' }] },
        { do: 'when', did: 'gained', ability: 'then', steps: lose, ...(oneOrMore && { oneOrMore }) }
      ])
    )
  const trace = (times: number): readonly Observation[] => [
    ...activating('tool', 'do', 'l1'),
    ...resolving('l1', ...gains(2), ...stackObjects(times).map(stackObject => triggers('tool', 'then', stackObject))),
    ...stackObjects(times).map(stackObject => placed('tool', 'then', stackObject)),
    ...[...stackObjects(times)].reverse().flatMap(stackObject => resolving(stackObject, life('P2', -1))),
    quiet()
  ]

  it('triggers once for each time', () => {
    expect([1, 2, 3].map(times => verdict(twice(false), trace(times)))).toEqual(['fail', 'pass', 'fail'])
  })

  it('triggers once for one or more times', () => {
    expect([1, 2].map(times => verdict(twice(true), trace(times)))).toEqual(['pass', 'fail'])
  })

  it('is open where the game does not speak of it', () => {
    const scenario = { ...twice(false), ruleset: 'ga', start: { turnPlayer: 'P1', phase: 'main' } }
    expect([1, 2, 3].map(times => verdict(scenario, trace(times), ga))).toEqual(['pass', 'pass', 'fail'])
  })

  it('does not trigger on what was not done', () => {
    const none = withTool(
      once('do', [
        { do: 'heal', what: 'self', as: 'healed' },
        { do: 'when', did: 'healed', ability: 'then', steps: lose }
      ])
    )
    expect(verdict(none, [...activating('tool', 'do', 'l1'), ...resolving('l1'), quiet()])).toBe('pass')
    expect(verdict(none, [...activating('tool', 'do', 'l1'), ...resolving('l1', triggers('tool', 'then', 't0'))])).toBe('fail')
  })
})

describe('"when" of a state', () => {
  const rich: Step = { do: 'when', holds: { compare: [{ player: 'life', of: 'you' }, '>=', 21] }, ability: 'then', steps: lose }
  const more: Step = { do: 'gain', player: 'you', of: 'life', amount: 1 }
  const resolves = (...during: readonly Observation[]) => [...activating('tool', 'do', 'l1'), ...resolving('l1', ...during)]
  const answered = [placed('tool', 'then', 't0'), ...resolving('t0', life('P2', -1))]
  const is = triggers('tool', 'then', 't0')
  const inGa = (scenario: WireScenario): WireScenario => ({
    ...scenario,
    ruleset: 'ga',
    players: scenario.players.map(player => ({ ...player, damage: 10 })),
    start: { turnPlayer: 'P1', phase: 'main' }
  })

  it('triggers if it is there', () => {
    const scenario = withTool(once('do', [more, rich]))
    const trace = [...resolves(life('P1', 1), is), ...answered, quiet()]
    expect([verdict(scenario, trace), verdict(inGa(scenario), trace, ga)]).toEqual(['pass', 'pass'])
    expect(verdict(inGa(scenario), [...resolves(life('P1', 1)), quiet()], ga)).toBe('fail')
  })

  it('is looked at once, or waited for where it is delayed', () => {
    const scenario = withTool(once('do', [rich, more]))
    const [waits, looks] = [
      [...resolves(life('P1', 1), is), ...answered, quiet()],
      [...resolves(life('P1', 1)), quiet()]
    ]
    expect([waits, looks].map(trace => verdict(scenario, trace))).toEqual(['pass', 'fail'])
    expect([waits, looks].map(trace => verdict(inGa(scenario), trace, ga))).toEqual(['fail', 'pass'])
  })
})

describe('what waits for a number of resolutions', () => {
  const scenario = withTool({
    kind: 'activated',
    id: 'do',
    limit: { times: 3, per: 'turn' },
    steps: [{ do: 'when', resolved: { times: 2, per: 'turn' }, ability: 'then', steps: lose }]
  })
  const plain = (stackObject: string) => [...activating('tool', 'do', stackObject), ...resolving(stackObject)]
  const second = [
    ...activating('tool', 'do', 'l2'),
    ...resolving('l2'),
    triggers('tool', 'then', 't1'),
    placed('tool', 'then', 't1'),
    ...resolving('t1', life('P2', -1))
  ]
  const tooEarly = [...activating('tool', 'do', 'l2'), ...resolving('l2', triggers('tool', 'then', 't1'))]

  it('triggers once the ability has left the stack, not before', () => {
    expect(verdict(scenario, [...plain('l1'), ...second.slice(0, -1)])).not.toBe('fail')
    expect(verdict(scenario, [...plain('l1'), ...tooEarly])).toBe('fail')
  })

  it('triggers at exactly that one', () => {
    expect(verdict(scenario, [...plain('l1'), ...second, ...plain('l3'), quiet()])).toBe('pass')
    expect(verdict(scenario, [...plain('l1'), ...plain('l2'), ...plain('l3'), quiet()])).toBe('fail')
    expect(verdict(scenario, second)).toBe('fail')
  })
})

describe('what is to be done once each turn', () => {
  const watch = whenever(
    'watch',
    { event: 'gain', player: 'you', of: 'life' },
    [{ do: 'may', steps: [{ do: 'counters', on: 'self', counter: 'time', delta: 1, as: 'marked' }] }],
    { doOnce: { did: 'marked', per: 'turn' } }
  )
  const gain: readonly Step[] = [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
  const scenario = withTool(watch, once('a', gain), once('b', gain))
  const first = (answer: 0 | 1): readonly Observation[] => [
    ...activating('tool', 'a', 'l1'),
    ...resolving('l1', life('P1', 1), triggers('tool', 'watch', 't1')),
    placed('tool', 'watch', 't1'),
    ...resolving(
      't1',
      { see: 'prompt', player: 'P1', decision: 'may', options: [{ option: 'yes' }, { option: 'no' }] },
      { see: 'answer', option: answer },
      ...(answer === 0 ? [event({ event: 'counters', object: 'tool', counter: 'time', delta: 1 })] : [])
    )
  ]
  const again = [...activating('tool', 'b', 'l2'), ...resolving('l2', life('P1', 1), triggers('tool', 'watch', 't2'))]
  const silent = [...activating('tool', 'b', 'l2'), ...resolving('l2', life('P1', 1)), quiet()]

  it('triggers as long as it has not been done', () => {
    expect(verdict(scenario, [...first(0), ...silent])).toBe('pass')
    expect(verdict(scenario, [...first(0), ...again])).toBe('fail')
    expect(verdict(scenario, [...first(1), ...silent])).toBe('fail')
    expect(verdict(scenario, [...first(1), ...again])).toBe('inconclusive')
  })

  it('triggers once, done or not, where triggerings are counted', () => {
    const counting = modelOf('mtg', structure => ({
      ...structure,
      triggers: { ...structure.triggers, doOnce: { value: 'triggering', rules: [] } }
    }))
    const limited: Observation = { see: 'suppressed', effect: { source: 'tool', ability: 'watch' }, why: 'limit' }
    const beyond = [...activating('tool', 'b', 'l2'), ...resolving('l2', life('P1', 1), limited), quiet()]
    for (const answer of [0, 1] as const) {
      expect(verdict(scenario, [...first(answer), ...beyond], counting)).toBe('pass')
      expect(verdict(scenario, [...first(answer), ...again], counting)).toBe('fail')
      expect(verdict(scenario, [...first(answer), ...beyond])).toBe('fail')
    }
  })
})

describe('"this way"', () => {
  const tower = card(
    'Tower',
    ['enchantment'],
    [
      once('show', [{ do: 'reveal', what: 'self' }]),
      once('other', [{ do: 'reveal', what: 'self' }]),
      whenever('seen', { event: 'reveal', via: 'show' }, lose)
    ]
  )
  const scenario = inMain([tower], [object('tower', 'Tower', 'P1')])
  const reveals = (ability: string, ...then: readonly Observation[]) => [
    ...activating('tower', ability, 'l1'),
    ...resolving('l1', event({ event: 'reveal', object: 'tower' }), ...then)
  ]
  const seen = [placed('tower', 'seen', 't1'), ...resolving('t1', life('P2', -1)), quiet()]

  it('is by the ability named, and no other', () => {
    expect(verdict(scenario, [...reveals('show', triggers('tower', 'seen', 't1')), ...seen])).toBe('pass')
    expect(verdict(scenario, [...reveals('other'), quiet()])).toBe('pass')
    expect(verdict(scenario, [...reveals('show'), quiet()])).toBe('fail')
    expect(verdict(scenario, [...reveals('other', triggers('tower', 'seen', 't1'))])).toBe('fail')
  })
})
