/** What engine and charts once took differently in composed games: the engine does what the rules say, and the charts accept that and no more. */
import { describe, expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { gain, sees } from '../../engine/reference/testing/dueling.js'
import { at, bolt, card, instant, play, situation, words, type Choice } from '../../engine/reference/testing/playing.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Ability } from '../../model/scenario/card.js'
import type { StartObject, WireScenario } from '../../model/scenario/scenario.js'
import type { Card } from '../../model/scenario/card.js'
import type { Step } from '../../model/scenario/step.js'
import { createModel, judge } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'

const PHASES: Readonly<Record<string, string>> = { fab: 'action', mtg: 'precombat-main', ga: 'main' }

const scenarioIn = (ruleset: string, cards: readonly Card[], objects: readonly StartObject[]): WireScenario => ({
  ...situation({ cards, objects, phase: PHASES[ruleset]! }),
  ruleset,
  players: [
    { id: 'A', life: 20 },
    { id: 'B', life: 20 }
  ]
})

const played = (scenario: WireScenario, script: readonly Choice[]) => {
  const base = createBase(rulebooks[scenario.ruleset]!)
  const game = play(scenario, script, createReference(base))
  expect(game.unused).toEqual([])
  const verdict = (trace: readonly Observation[]) => judge(createModel(base, { level: 'full', autonomous: [] }), scenario, trace).verdict
  return { told: words(game), trace: game.answered, verdict }
}

const activated = (id: string, steps: readonly Step[]): Ability => ({
  kind: 'activated',
  id,
  limit: { times: 2, per: 'turn' },
  steps: [...steps]
})
const isEvent = (seen: Observation, event: string): boolean => seen.see === 'event' && seen.events.some(each => each.event === event)
const slay = instant('slay', [{ do: 'destroy', what: 'target:it' }], [{ as: 'it', what: [{ types: ['creature'] }] }])
const whenItDies = (name: string, steps: readonly Step[]): Card =>
  card(name, [sees({ on: { event: 'destroy', object: { ref: 'self' } } }, steps)], { types: ['creature'], power: 2, toughness: 2 })

describe('mtg: what has left', () => {
  it('is found by the text that has brought it back from where it went (mtg-context:400.7, mtg:603.6)', () => {
    const phoenix = whenItDies('phoenix', [
      { do: 'move', what: 'event:object', to: 'arena' },
      { do: 'status', what: 'self', status: 'tapped', on: true }
    ])
    const scenario = scenarioIn('mtg', [phoenix, slay], [at('p phoenix arena A'), at('s slay hand A')])
    const { told, trace, verdict } = played(scenario, ['A s'])
    expect(told.slice(0, 5)).toEqual(['destroy p', 'triggered p/sees', 'layer p/sees', 'move p arena', 'status p'])
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.filter(seen => !isEvent(seen, 'status')))).toBe('fail')
  })

  it('is found by what a text says instead of its own instruction (mtg-context:614.15)', () => {
    const ghost = whenItDies('ghost', [
      {
        do: 'move',
        what: 'event:object',
        to: 'hand',
        instead: [{ if: { compare: [1, '=', 1] }, change: { instead: [{ do: 'move', what: 'self', to: 'banished' }] } }]
      }
    ])
    const scenario = scenarioIn('mtg', [ghost, slay], [at('g ghost arena A'), at('s slay hand A')])
    const { told, trace, verdict } = played(scenario, ['A s'])
    expect(told).toContain('move g banished')
    expect(verdict(trace)).toBe('pass')
    expect(
      verdict(trace.filter(seen => !(seen.see === 'event' && seen.events[0]?.event === 'move' && seen.events[0].to === 'banished')))
    ).toBe('fail')
  })

  it('deals damage as it last was (mtg-context:702.15c)', () => {
    const echo = card(
      'echo',
      [
        sees({ on: { event: 'damage', target: { player: 'any' } }, limit: { times: 1, per: 'turn' } }, [
          { do: 'damage', source: 'event:source', to: 'opponent', amount: 3 }
        ])
      ],
      { types: ['artifact'] }
    )
    const scenario = scenarioIn('mtg', [echo, bolt(1)], [at('e echo arena A'), at('x bolt_1 hand A')])
    const { told, trace, verdict } = played(scenario, ['A x'])
    expect(told.filter(each => each.startsWith('damage'))).toEqual(['damage B 1', 'damage B 3'])
    expect(verdict(trace)).toBe('pass')
    expect(
      verdict(trace.filter(seen => !(seen.see === 'event' && seen.events[0]?.event === 'damage' && seen.events[0].parts[0]?.amount === 3)))
    ).toBe('fail')
  })

  it('is not what an effect is started for (mtg-context:400.7)', () => {
    const later: Step = {
      do: 'start',
      ability: 'later',
      for: 'turn',
      effect: { kind: 'continuous', who: { ref: 'self' }, change: [{ number: 'power', op: 'add', by: 3 }] }
    }
    const mimic: Step = {
      ...later,
      effect: { ...later.effect, change: [{ copyOf: 'event:object' }, { number: 'power', op: 'add', by: 3 }] }
    } as Step
    for (const step of [later, mimic]) {
      const keen = card('keen', [sees({ on: { event: 'enter', object: { types: ['creature'], other: true } } }, [step])], {
        types: ['creature'],
        power: 2,
        toughness: 2
      })
      const bear = card('bear', [], { types: ['creature'], power: 4, toughness: 4 })
      const call = instant('call', [
        { do: 'choose', from: { zone: 'banished' }, as: 'it' },
        { do: 'move', what: 'chosen:it', to: 'arena' }
      ])
      const objects = [at('k keen arena A'), at('b bear banished A'), at('c call hand A'), at('s slay hand A')]
      const { told, trace, verdict } = played(scenarioIn('mtg', [keen, bear, call, slay], objects), [
        'A c',
        'A pass',
        'B pass',
        'A s',
        'A k'
      ])
      expect(told).toContain('destroy k')
      expect(told.filter(each => each.startsWith('apply'))).toEqual([])
      expect(trace.at(-1)).toMatchObject({ state: { objects: { k: { zone: 'graveyard', numbers: { power: 2 } } } } })
      expect(verdict(trace)).toBe('pass')
      const end = trace.at(-1)!
      const stronger = { ...end, state: { players: {}, objects: { k: { zone: 'graveyard', numbers: { power: 5 } } } } } as Observation
      expect(verdict([...trace.slice(0, -1), stronger])).toBe('fail')
    }
  })
})

describe('mtg: a state that effects wait for', () => {
  it('triggers each started effect by itself (mtg:603.7a, mtg:603.8)', () => {
    const altar = card(
      'altar',
      [
        activated('vow', [
          {
            do: 'start',
            ability: 'later',
            for: 'unstated',
            effect: {
              kind: 'trigger',
              trigger: { when: { compare: [{ player: 'life', of: 'you' }, '<', 30] } },
              uses: 1,
              steps: [gain(1)]
            }
          }
        ])
      ],
      { types: ['artifact'] }
    )
    const { told, trace, verdict } = played(scenarioIn('mtg', [altar], [at('a altar arena A')]), ['A a', 'A pass', 'A a'])
    expect(told.filter(each => /later|gain/.test(each))).toEqual([
      'triggered a/later',
      'layer a/later',
      'triggered a/later~2',
      'layer a/later~2',
      'gain A 1 life',
      'gain A 1 life'
    ])
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.filter(seen => !(seen.see === 'triggered' && seen.effect.n === 2)))).toBe('fail')
  })
})

describe('ga: which time it is that something triggers', () => {
  it('is the same for all that answer, whatever has answered before (ga:8)', () => {
    const first = (name: string): Card =>
      card(name, [sees({ on: { event: 'gain', player: 'any' } }, [{ do: 'lose', player: 'opponent', of: 'life', amount: 1 }])], {
        types: ['item']
      })
    const second = card(
      'second',
      [
        sees(
          {
            on: { event: 'triggered', object: { controller: 'any', other: true } },
            ordinal: { nth: [2], per: 'turn' },
            limit: { times: 1, per: 'turn' }
          },
          [gain(0)]
        )
      ],
      { types: ['item'] }
    )
    const objects = [at('f one arena A'), at('g two arena A'), at('s second arena A'), at('t second arena A'), at('h health hand A')]
    const scenario = scenarioIn('ga', [first('one'), first('two'), second, instant('health', [gain(1)])], objects)
    const { told, trace, verdict } = played(scenario, ['A h'])
    expect(told.filter(each => each.startsWith('triggered'))).toEqual([
      'triggered f/sees',
      'triggered g/sees',
      'triggered s/sees',
      'triggered t/sees'
    ])
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.filter(seen => !(seen.see === 'triggered' && seen.effect.source === 't')))).toBe('fail')
  })
})

describe('fab: damage that can not be prevented if it is little (6.4.10h)', () => {
  const doubt = card(
    'doubt',
    [
      {
        kind: 'static',
        id: 'doubt',
        effect: { kind: 'rule', rule: 'unpreventable', event: { event: 'damage', amount: { op: '<=', value: 2 } } }
      }
    ],
    { types: ['item'] }
  )
  const ward = card(
    'ward',
    [{ kind: 'static', id: 'ward', effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 2 } }],
    { types: ['item'] }
  )
  const hit = (amount: number) =>
    played(scenarioIn('fab', [doubt, ward, bolt(amount)], [at('d doubt arena B'), at('w ward arena B'), at(`x bolt_${amount} hand A`)]), [
      'A x'
    ])

  const preventing = (prevented: number) => (seen: Observation) => (seen.see === 'applied' ? { ...seen, prevented } : seen)

  it('is prevented if it is much', () => {
    const { told, trace, verdict } = hit(4)
    expect(told).toEqual(['applied w/ward prevents 2', 'damage B 2'])
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.map(preventing(0)))).toBe('fail')
  })

  it('is not if it is little', () => {
    const { told, trace, verdict } = hit(2)
    expect(told).toEqual(['applied w/ward prevents 0', 'damage B 2'])
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.map(preventing(2)))).toBe('fail')
  })
})

describe('fab: an object that others have moved twice (3.0.9a)', () => {
  const idol = card(
    'idol',
    [
      activated('go', [
        { do: 'move', what: 'self', to: 'graveyard' },
        { do: 'move', what: 'self', to: 'banished' }
      ])
    ],
    { types: ['item'] }
  )
  const twice = () => {
    const { trace, verdict } = played(scenarioIn('fab', [idol], [at('i idol arena A')]), ['A i', 'A i'])
    const cause = trace.flatMap(seen => (seen.see === 'left' ? [{ layer: seen.layer }] : []))[1]!
    const last = trace.findLastIndex(seen => seen.see === 'left')
    const moved = (id: string, from: 'banished' | 'graveyard', to: 'banished' | 'graveyard'): Observation => ({
      see: 'event',
      events: [{ event: 'move', object: 'i', from, to, id }],
      cause
    })
    return { trace, verdict, last, back: moved('e98', 'banished', 'graveyard'), on: moved('e99', 'graveyard', 'banished') }
  }

  it('is found, or is not', () => {
    const { trace, verdict, last, back, on } = twice()
    expect(verdict(trace)).toBe('pass')
    expect(verdict([...trace.slice(0, last), back, on, ...trace.slice(last)])).toBe('pass')
  })

  it('is not found by halves', () => {
    const { trace, verdict, last, back } = twice()
    expect(verdict([...trace.slice(0, last), back, ...trace.slice(last)])).toBe('fail')
  })
})

describe('a game that is over', () => {
  it('shows its objects as texts see them with those who have lost, or without', () => {
    const proud = card(
      'proud',
      [
        {
          kind: 'static',
          id: 'proud',
          if: { compare: [{ player: 'life', of: 'opponent' }, '!=', 21] },
          effect: { kind: 'continuous', who: { ref: 'self' }, change: [{ number: 'power', op: 'add', by: 1 }] }
        }
      ],
      { types: ['item'], power: 2 }
    )
    const { trace, verdict } = played(scenarioIn('fab', [proud, bolt(20)], [at('p proud arena A'), at('x bolt_20 hand A')]), ['A x'])
    const end = trace.at(-1)!
    const ending = (power: number): readonly Observation[] => [
      ...trace.slice(0, -1),
      { ...end, state: { players: {}, objects: { p: { numbers: { power } } } } } as Observation
    ]
    expect(end).toMatchObject({ why: 'game-over', winner: 'A' })
    expect(verdict(trace)).toBe('pass')
    expect([1, 2, 3, 4].filter(power => verdict(ending(power)) === 'pass')).toEqual([2, 3])
  })
})

describe('fab: an outcome that is replaced the first two times in a turn (6.4.11)', () => {
  const isGain = (seen: Observation): boolean => isEvent(seen, 'gain')
  const clashing = (script: readonly Choice[]) => {
    const consolation = card(
      'consolation',
      [
        {
          kind: 'static',
          id: 'twice',
          effect: {
            kind: 'replacement',
            class: 'outcome',
            event: { event: 'contest', name: 'clash', player: 'you', result: 'fail' },
            ordinal: { nth: [1, 2], per: 'turn' },
            change: { instead: [gain(1)] }
          }
        }
      ],
      { types: ['item'] }
    )
    const trial = instant('trial', [{ do: 'contest', name: 'clash', with: 'opponent' }])
    const cards = [consolation, trial, card('jab', [], { power: 1 }), card('blow', [], { power: 3 })]
    const objects = ['c consolation arena A', 'j jab deck A', 'b blow deck B', 't trial hand A', 'u trial hand A', 'v trial hand A']
    return played(
      scenarioIn(
        'fab',
        cards,
        objects.map(line => at(line))
      ),
      script
    )
  }

  it('is replaced twice, and then no more: it has been counted already', () => {
    const { told, trace, verdict } = clashing(['A t', 'A pass', 'A u', 'A pass', 'A v'])
    const replaced = ['contest', 'applied c/twice', 'gain A 1 life']
    expect(told).toEqual([...replaced, ...replaced, 'contest'])
    expect(verdict(trace)).toBe('pass')
  })

  it('is not replaced once only', () => {
    const { trace, verdict } = clashing(['A t', 'A pass', 'A u'])
    const second = trace.findLastIndex(seen => seen.see === 'applied')
    expect(verdict(trace)).toBe('pass')
    expect(verdict(trace.filter((seen, step) => step < second || !(seen.see === 'applied' || isGain(seen))))).toBe('fail')
  })
})

describe('damage by what an event speaks of, once that is in a private zone', () => {
  const echo = card(
    'echo',
    [
      sees({ on: { event: 'damage', target: { player: 'any' } }, limit: { times: 1, per: 'turn' } }, [
        { do: 'damage', source: 'event:source', to: 'opponent', amount: 3 }
      ])
    ],
    { types: ['item'] }
  )
  const spark = instant('spark', [
    { do: 'damage', to: 'opponent', amount: 1 },
    { do: 'move', what: 'self', to: 'hand' }
  ])
  const isEcho = (seen: Observation): boolean =>
    seen.see === 'event' && seen.events[0]?.event === 'damage' && seen.events[0].parts[0]?.amount === 3
  const sparking = (ruleset: string) => played(scenarioIn(ruleset, [echo, spark], [at('e echo arena A'), at('x spark hand A')]), ['A x'])

  const toHand = (seen: Observation): boolean => seen.see === 'event' && seen.events[0]?.event === 'move' && seen.events[0].to === 'hand'
  const withoutEcho = (trace: readonly Observation[]): readonly Observation[] =>
    trace
      .filter(seen => !isEcho(seen) && seen.see !== 'suppressed')
      .map(seen => (seen.see === 'end' ? { ...seen, state: { players: { B: { life: 19 } }, objects: {} } } : seen))

  for (const [ruleset, undealt] of [
    ['fab', 'pass'],
    ['ga', 'pass'],
    ['mtg', 'fail']
  ] as const)
    it(undealt === 'pass' ? `is dealt, or is not, for no text says (${ruleset})` : 'is dealt (mtg-context:702.15c)', () => {
      const { trace, verdict } = sparking(ruleset)
      expect(trace.findIndex(isEcho)).toBeGreaterThan(trace.findIndex(toHand))
      expect(trace.findIndex(toHand)).toBeGreaterThan(0)
      expect(verdict(trace)).toBe('pass')
      expect(verdict(withoutEcho(trace))).toBe(undealt)
      expect(verdict(trace.filter(seen => !isEcho(seen)))).toBe('fail')
    })
})
