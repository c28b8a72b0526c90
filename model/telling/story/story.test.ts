/** Stories of hand-written traces, with the lines that a judge would expect. */
import { describe, expect, it, test } from 'vitest'
import { fixturesOf, toWire } from '../../../fixtures/loader.js'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { conceptsOfSteps, createModel } from '../../statechart/index.js'
import { before, feignDeath, trace } from '../../statechart/testing/feign-death.js'
import { asks, card, ends, event, left, object, resolves, scenarioOf } from '../../statechart/testing/trace.js'
import type { Observation } from '../../trace/observation.js'
import { tellGame } from './index.js'
import type { Told } from './index.js'

const model = createModel(createBase(rulebooks.fab), { level: 'full', autonomous: [] })
const story = (scenario: WireScenario, trace: readonly Observation[]): readonly Told[] =>
  tellGame(scenario, trace, rulebooks.fab, conceptsOfSteps(model, scenario, trace))
const lines = (told: readonly Told[]): readonly string[] => told.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`)
const at = (told: readonly Told[], text: string): Told => told.find(told => told.text.startsWith(text))!

describe('Feign Death with the Vambrace', () => {
  const told = story(feignDeath, trace)
  it('is told line by line', () => {
    expect(lines(told)).toEqual([
      'P1 has priority and activates Vambrace of Determination’s “brace” (other options: pass, play Bolt).',
      'The activated layer of Vambrace of Determination goes on the stack.',
      'P1 and P2 pass.',
      'The activated layer of Vambrace of Determination resolves.',
      'The activated layer of Vambrace of Determination has resolved.',
      'P1 has priority and announces Bolt (other options: pass).',
      'P1 has played it: Bolt goes on the stack.',
      'P1 passes.',
      'P2 has priority and announces Feign Death (other options: pass).',
      'P2 has played it: Feign Death goes on the stack.',
      'P2 and P1 pass.',
      'Feign Death resolves.',
      'Feign Death has resolved and goes to the graveyard.',
      'P1 and P2 pass.',
      'Bolt resolves.',
      '  About to happen: Bolt deals 3 damage to P2.',
      '    P2 applies Feign Death (prevention) and prevents 2; the event is now: Bolt deals 1 damage to P2.',
      '  So it happens: Bolt deals 1 damage to P2. P2’s life: 20 → 19.',
      'Bolt has resolved and goes to the graveyard.',
      'P1 and P2 pass.',
      'The end: the stack is empty and nothing is left to happen.'
    ])
  })
  it('tells every observation once', () => {
    expect(told.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))).toEqual(trace.map((_, i) => i))
  })
  it('shows the stack from the top where it changes', () => {
    expect(at(told, 'P2 has played it').stack).toEqual(['Feign Death (P2’s)', 'Bolt (P1’s)'])
    expect(at(told, 'Bolt has resolved').stack).toEqual([])
    expect(at(told, 'Bolt resolves').stack).toBeUndefined()
  })
  it('cites the rules that explain a step', () => {
    expect(at(told, 'P2 applies Feign Death').rules).toEqual(['fab:6.4.10a', 'fab:6.4.10b', 'fab:6.4.10g', 'fab:6.4.10i'])
    expect(at(told, 'About to happen').rules).toEqual(['fab:6.4.2'])
    expect(at(told, 'P1 and P2 pass').rules).toEqual(['fab-context:1.11.4a'])
  })
  it('cites nothing from the step on that the charts refuse, and tells it all the same', () => {
    const wrong = event({ event: 'damage', source: 'bolt', parts: [{ target: 'P2', amount: 3 }] }, 'e7')
    const broken = story(feignDeath, [...before, wrong, left('bolt')])
    const damage = at(broken, 'So it happens: Bolt deals 3 damage')
    expect(damage.text).toContain('P2’s life: 20 → 17.')
    expect(damage.rules).toEqual([])
    expect(broken.at(-1)).toMatchObject({ text: 'Bolt has resolved.', rules: [], depth: 0 })
  })
})

describe('events within events', () => {
  const bell = card('Bell', ['item'])
  const scenario = scenarioOf(
    [bell, card('Lesson', ['instant'])],
    [object('muse', 'Bell', 'P1'), object('b1', 'Bell', 'P2'), object('b2', 'Bell', 'P2'), object('lesson', 'Lesson', 'P1', 'hand')]
  )
  const muse = { source: 'muse', ability: 'muse' }
  const bells = ['b1', 'b2'].map(source => ({ source, ability: 'bell' }))
  const told = tellGame(
    scenario,
    [
      resolves('lesson'),
      { see: 'proposed', event: 'e1', what: { event: 'draw', player: 'P1' } },
      { see: 'applied', effect: muse, class: 'standard', player: 'P1', to: 'e1', becomes: null },
      { see: 'event', events: [{ event: 'gain', player: 'P1', of: 'life', amount: 2, id: 'e2' }], cause: { effect: muse } },
      ...bells.map(effect => ({ see: 'triggered' as const, effect, controller: 'P2', layer: `l:${effect.source}`, by: 'e2' })),
      { see: 'suppressed', effect: muse, why: 'limit', by: 'e2' },
      left('lesson'),
      ...asks(
        'P2',
        'trigger-order',
        bells.map(effect => ({ option: 'trigger' as const, effect })),
        1
      ),
      { see: 'layer', layer: 'l:b2', kind: 'triggered', controller: 'P2', effect: bells[1]! },
      { see: 'ceased', layer: 'l:b1', why: 'no-target' },
      event({ event: 'create', player: 'P2', object: 'new:1', card: 'Moth' }),
      ends({ P1: 22, P2: 20 })
    ],
    rulebooks.fab
  )
  it('are set in, and end with what is no part of them', () => {
    expect(lines(told)).toEqual([
      'Lesson resolves.',
      '  About to happen: P1 draws a card.',
      '    P1 applies P1’s Bell (standard-replacement); the event does not happen.',
      '    P1 gains 2 life. P1’s life: 20 → 22.',
      '    Bell (b1) triggers for P2.',
      '    Bell (b2) triggers for P2.',
      '    P1’s Bell would trigger but does not: its limit is used up.',
      'Lesson has resolved.',
      'P2 chooses which layer goes on the stack next: Bell (b2) (other options: Bell (b1)).',
      'The triggered layer of Bell (b2) goes on the stack.',
      'The triggered layer of Bell (b1) ceases to exist: there is no legal target for it.',
      'P2 creates a Moth.',
      'The end: the stack is empty and nothing is left to happen.'
    ])
  })
  it('shows the pending layers as they change', () => {
    expect(at(told, 'Bell (b2) triggers').pending).toEqual([
      'the triggered layer of Bell (b1) (P2’s)',
      'the triggered layer of Bell (b2) (P2’s)'
    ])
    expect(at(told, 'The triggered layer of Bell (b2) goes')).toMatchObject({
      pending: ['the triggered layer of Bell (b1) (P2’s)'],
      stack: ['the triggered layer of Bell (b2) (P2’s)']
    })
    expect(at(told, 'The triggered layer of Bell (b1) ceases').pending).toEqual([])
  })
})

it('tells an answer that was not listed, and a prompt without one', () => {
  const scenario = scenarioOf([], [])
  const [prompt] = asks('P1', 'target', [{ option: 'player', player: 'P2' }], 0)
  expect(lines(tellGame(scenario, [prompt!, { see: 'answer', option: 7 }, prompt!], rulebooks.fab))).toEqual([
    'P1 chooses a target: option 7, which was not listed (options: P2).',
    'P1 chooses a target: P2; no answer came.'
  ])
})

test('a game is told in its own words, whatever the protocol calls things', () => {
  const told = (ruleset: string, id: string): string => {
    const [fixture] = fixturesOf(ruleset).filter(({ scenario }) => scenario.id === id)
    const wire = toWire(fixture!.scenario)
    const script = fixture!.scenario.expect!.trace as readonly Observation[]
    return lines(tellGame(wire, script, rulebooks[ruleset]!)).join('\n')
  }
  expect(told('ga', 'ga/traits/spellshroud')).toContain('The triggered ability of Stratagem of Myriad Ice goes on the Effects Stack')
  expect(told('mtg', 'mtg/603/felidar-40')).toContain('The triggered ability of Felidar Sovereign goes on the stack')
})
