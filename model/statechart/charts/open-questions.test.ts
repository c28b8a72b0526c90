/** What no text says of delayed triggers, of what comes about "this way", and of choices: each answer is accepted, and nothing else. */
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../scenario/card.js'
import type { Change } from '../../scenario/effect.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { Step } from '../../scenario/step.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, life, modelOf, once, placed, quiet, resolving, triggers, whenever } from '../testing/games.js'
import { card, event, left, object, resolves } from '../testing/trace.js'

const [mtg, ga] = [modelOf('mtg'), modelOf('ga')]

const OPEN = 'the model does not cover what comes about "this way" and another effect has modified'

const gain: readonly Step[] = [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
const lose: readonly Step[] = [{ do: 'lose', player: 'opponent', of: 'life', amount: 1 }]

describe('a delayed trigger without a duration whose source leaves the field', () => {
  const vow = once('vow', [
    {
      do: 'start',
      ability: 'later',
      for: 'unstated',
      effect: { kind: 'trigger', trigger: { on: { event: 'gain', player: 'any', of: 'life' } }, steps: lose }
    }
  ])
  const tools = [
    card('Bell', ['item'], [vow, once('go', [{ do: 'move', what: 'self', to: 'banished' }])]),
    card('Well', ['item'], [once('a', gain), once('b', gain)])
  ]
  const objects = [object('bell', 'Bell', 'P1'), object('well', 'Well', 'P1')]
  const inGa = inMain(tools, objects, { ruleset: 'ga', start: { turnPlayer: 'P1', phase: 'main' } })
  const inMtg = inMain(tools, objects)

  const vowed = [...activating('bell', 'vow', 'l1'), ...resolving('l1')]
  const gone = [
    ...activating('bell', 'go', 'l2'),
    ...resolving('l2', event({ event: 'move', object: 'bell', from: 'arena', to: 'banished' }))
  ]
  const silent = (by: 'a' | 'b') => [...activating('well', by, by), ...resolving(by, life('P1', 1))]
  const answered = (by: 'a' | 'b', answer: string) => [
    ...activating('well', by, by),
    ...resolving(by, life('P1', 1), triggers('bell', 'later', answer)),
    placed('bell', 'later', answer),
    ...resolving(answer, life('P2', -1))
  ]
  const verdict = (trace: readonly Observation[], model = ga, scenario = inGa) => judge(model, scenario, [...trace, quiet()]).verdict

  it('waits on, or has ended', () => {
    expect(verdict([...vowed, ...gone, ...answered('a', 't1')])).toBe('pass')
    expect(verdict([...vowed, ...gone, ...silent('a')])).toBe('pass')
  })

  it('has not ended while the source is there, and is used up by one event', () => {
    expect(verdict([...vowed, ...silent('a')])).toBe('fail')
    expect(verdict([...vowed, ...answered('a', 't1'), ...answered('b', 't2')])).toBe('fail')
    expect(verdict([...vowed, ...gone, ...silent('a'), ...answered('b', 't1')])).toBe('fail')
  })

  it('waits on where the text says so', () => {
    expect(verdict([...vowed, ...gone, ...answered('a', 't1')], mtg, inMtg)).toBe('pass')
    expect(verdict([...vowed, ...gone, ...silent('a')], mtg, inMtg)).toBe('fail')
  })
})

/** A static ability by which an event happens otherwise. */
const replacing = (id: string, event: Pattern, change: Change): Ability => ({
  kind: 'static',
  id,
  effect: { kind: 'replacement', class: 'standard', event, change }
})

describe('"this way", where another effect has modified the event', () => {
  const more = replacing('more', { event: 'gain', of: 'life', player: 'you' }, { amount: { sum: [{ event: 'amount' }, 1] } })
  const watching = (on: Partial<Pattern>) => whenever('seen', { event: 'gain', player: 'you', of: 'life', ...on }, lose)
  const scenarioOf = (on: Partial<Pattern>, beside: readonly Ability[], own: readonly Ability[] = []): WireScenario =>
    inMain(
      [card('Spring', ['artifact'], [once('flow', gain), ...own, watching(on)]), card('Rain', ['artifact'], beside)],
      [object('spring', 'Spring', 'P1'), object('rain', 'Rain', 'P1')]
    )
  const told = { event: 'gain', player: 'P1', of: 'life', amount: 1 } as const
  const flows = (source: string | undefined, answers: boolean): readonly Observation[] => [
    ...activating('spring', 'flow', 'l1'),
    ...resolving(
      'l1',
      ...(source === undefined
        ? [life('P1', 1)]
        : ([
            { see: 'proposed', event: 'e1', what: told },
            {
              see: 'applied',
              effect: { source, ability: 'more' },
              class: 'standard',
              player: 'P1',
              to: 'e1',
              becomes: { event: 'e2', what: { ...told, amount: 2 } }
            },
            event({ ...told, amount: 2 }, 'e2')
          ] as const)),
      ...(answers ? [triggers('spring', 'seen', 't1')] : [])
    ),
    ...(answers ? [placed('spring', 'seen', 't1'), ...resolving('t1', life('P2', -1))] : []),
    quiet()
  ]
  const verdicts = (scenario: WireScenario, source?: string) =>
    [true, false].map(answers => {
      const found = judge(mtg, scenario, flows(source, answers))
      return 'why' in found ? found.why : found.verdict
    })

  it('is not judged: by what made the event, or by what modified it', () => {
    expect(verdicts(scenarioOf({ via: 'flow' }, [more]), 'rain')).toEqual([OPEN, OPEN])
    expect(verdicts(scenarioOf({ via: 'more' }, [], [more]), 'spring')).toEqual([OPEN, OPEN])
  })

  it('is judged where nothing has modified the event, or both readings agree', () => {
    expect(verdicts(scenarioOf({ via: 'flow' }, []))).toEqual(['pass', 'fail'])
    expect(verdicts(scenarioOf({}, [more]), 'rain')).toEqual(['pass', 'fail'])
    expect(verdicts(scenarioOf({ via: 'other' }, [more], [once('other', gain)]), 'rain')).toEqual(['fail', 'pass'])
  })
})

describe('"this way", of what took the place of a modified event, and of one of several', () => {
  const gained = (amount: number) => ({ event: 'gain', player: 'P1', of: 'life', amount }) as const
  const more = replacing('more', { event: 'gain', of: 'life', player: 'you', amount: { op: '=', value: 1 } }, { amount: 2 })
  const turn = replacing(
    'turn',
    { event: 'gain', of: 'life', player: 'you', amount: { op: '=', value: 2 } },
    { instead: [{ do: 'reveal', what: 'self' }] }
  )
  const applied = (
    source: string,
    ability: string,
    to: string,
    becomes: Extract<Observation, { see: 'applied' }>['becomes']
  ): Observation => ({
    see: 'applied',
    effect: { source, ability },
    class: 'standard',
    player: 'P1',
    to,
    becomes
  })

  it('is judged by what took its place', () => {
    const scenario = inMain(
      [
        card('Spring', ['artifact'], [once('flow', gain), turn, whenever('seen', { event: 'reveal', via: 'turn' }, lose)]),
        card('Rain', ['artifact'], [more])
      ],
      [object('spring', 'Spring', 'P1'), object('rain', 'Rain', 'P1')]
    )
    const flows = (...answer: readonly Observation[]): readonly Observation[] => [
      ...activating('spring', 'flow', 'l1'),
      ...resolving(
        'l1',
        { see: 'proposed', event: 'e1', what: gained(1) },
        applied('rain', 'more', 'e1', { event: 'e2', what: gained(2) }),
        applied('spring', 'turn', 'e2', null),
        event({ event: 'reveal', object: 'spring' }),
        ...answer
      )
    ]
    const answered = [placed('spring', 'seen', 't1'), ...resolving('t1', life('P2', -1)), quiet()]
    expect(judge(mtg, scenario, [...flows(triggers('spring', 'seen', 't1')), ...answered]).verdict).toBe('pass')
    expect(judge(mtg, scenario, [...flows(), quiet()]).verdict).toBe('fail')
  })

  it('is not judged of one of several events that another effect has modified', () => {
    const salt = replacing('salt', { event: 'move', to: 'graveyard', object: { types: ['land'] } }, { to: 'banished' })
    const sweep = once('sweep', [{ do: 'move', what: { all: { zone: 'arena', types: ['land'] } }, to: 'graveyard' }])
    const scenario = (beside: readonly Ability[]) =>
      inMain(
        [
          card('Broom', ['artifact'], [sweep, whenever('seen', { event: 'move', object: { types: ['land'] }, via: 'sweep' }, lose)]),
          card('Rain', ['artifact'], beside),
          card('Field', ['land'])
        ],
        [object('broom', 'Broom', 'P1'), object('rain', 'Rain', 'P1'), object('f', 'Field', 'P1'), object('g', 'Field', 'P1')]
      )
    const going = (id: string, to: 'graveyard' | 'banished') => ({ event: 'move', object: id, from: 'arena', to }) as const
    const both = (to: 'graveyard' | 'banished'): Observation => ({
      see: 'event',
      events: [
        { ...going('f', to), id: 'f2' },
        { ...going('g', to), id: 'g2' }
      ]
    })
    const plain = [...activating('broom', 'sweep', 'l1'), resolves('l1'), both('graveyard')]
    const salted = [
      ...activating('broom', 'sweep', 'l1'),
      resolves('l1'),
      ...['f', 'g'].flatMap(id => [
        { see: 'proposed', event: `${id}1`, what: going(id, 'graveyard') } as const,
        applied('rain', 'salt', `${id}1`, { event: `${id}2`, what: going(id, 'banished') })
      ]),
      both('banished')
    ]
    expect(judge(mtg, scenario([]), [...plain, left('l1')])).toMatchObject({ verdict: 'fail' })
    expect(judge(mtg, scenario([salt]), [...salted, left('l1')])).toMatchObject({ verdict: 'inconclusive', why: OPEN })
  })
})

describe('"choose" and "if you do"', () => {
  const stone = (types: string) =>
    inMain(
      [
        card(
          'Stone',
          ['artifact'],
          [
            once('pick', [
              { do: 'choose', from: { zone: 'arena', types: [types] }, as: 'it' },
              { do: 'if', if: { did: 'it' }, then: gain }
            ])
          ]
        )
      ],
      [object('stone', 'Stone', 'P1'), object('other', 'Stone', 'P1')]
    )
  const asked: readonly Observation[] = [
    { see: 'prompt', player: 'P1', decision: 'choose', options: ['stone', 'other'].map(id => ({ option: 'object', object: id })) },
    { see: 'answer', option: 0 }
  ]
  const picks = (during: readonly Observation[]) => [...activating('stone', 'pick', 'l1'), ...resolving('l1', ...during)]
  const verdict = (types: string, during: readonly Observation[]) => judge(mtg, stone(types), picks(during)).verdict

  it('may count the choice as done, or not', () => {
    expect(verdict('artifact', [...asked, life('P1', 1)])).not.toBe('fail')
    expect(verdict('artifact', asked)).not.toBe('fail')
  })

  it('counts nothing as done where nothing is chosen, and asks who may choose', () => {
    expect(verdict('creature', [])).not.toBe('fail')
    expect(verdict('creature', [life('P1', 1)])).toBe('fail')
    expect(verdict('artifact', [life('P1', 1)])).toBe('fail')
    expect(verdict('artifact', [...asked, life('P1', 2)])).toBe('fail')
  })
})
