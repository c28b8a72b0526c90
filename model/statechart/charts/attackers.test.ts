/** Attackers whose becoming tapped is replaced: what attacks then, and what one event may hold. */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import { DECLARE_ATTACKERS } from '../../scenario/names.js'
import type { Step } from '../../scenario/step.js'
import type { EventOf } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import type { Option } from '../../trace/option.js'
import { createModel, judge } from '../index.js'
import { asks, card, ends, event, object, scenarioOf } from '../testing/trace.js'

const model = createModel(createBase(rulebooks.mtg), { level: 'full', autonomous: [] })

/** Something else happens instead of its becoming tapped. */
const shy = (instead: readonly Step[]) => ({
  ...card(
    'Goat',
    ['creature'],
    [
      {
        kind: 'static',
        id: 'shy',
        effect: {
          kind: 'replacement',
          class: 'standard',
          event: { event: 'status', status: 'tapped', on: true, object: { ref: 'self' } },
          change: { instead: [...instead] }
        }
      }
    ],
    1
  ),
  toughness: 1
})

const drummer = { ...card('Drummer', ['creature'], [], 1), toughness: 2 }

const attack = (id: string): EventOf<'attack'> => ({ event: 'attack', object: id, target: 'P2' })
const tap = (id: string): EventOf<'status'> => ({ event: 'status', object: id, status: 'tapped', on: true })
const turn = { rule: 'turn' } as const

const atOnce = (...events: readonly (EventOf<'attack'> | EventOf<'status'>)[]): Observation => ({
  see: 'event',
  events: events.map((each, at) => ({ ...each, id: `${each.event}-${each.object}-${at}` })),
  cause: turn
})

const proposed: Observation = { see: 'proposed', event: 'p', what: tap('goat') }
const applied: Observation = {
  see: 'applied',
  effect: { source: 'goat', ability: 'shy' },
  class: 'standard',
  player: 'P1',
  to: 'p',
  becomes: null
}

const goat: Option = { option: 'object', object: 'goat' }
const drum: Option = { option: 'object', object: 'drum' }
const done: Option = { option: 'done' }

/** Both are declared; the rest follows. */
const judging = (instead: readonly Step[], rest: readonly Observation[]): ReturnType<typeof judge> => {
  const scenario = scenarioOf([shy(instead), drummer], [object('goat', 'Goat', 'P1'), object('drum', 'Drummer', 'P1')], {
    ruleset: 'mtg',
    start: { turnPlayer: 'P1', phase: DECLARE_ATTACKERS, at: 'begin' }
  })
  const begins = event({ event: 'begin', what: 'phase', name: DECLARE_ATTACKERS, player: 'P1' }, 'b')
  const declared = [begins, ...asks('P1', 'choose', [goat, drum, done], 0), ...asks('P1', 'choose', [drum, done], 0)]
  return judge(model, scenario, [...declared, proposed, applied, ...rest])
}

const verdict = (instead: readonly Step[], rest: readonly Observation[]): string => judging(instead, rest).verdict

describe('a creature that is sacrificed instead of becoming tapped', () => {
  const gone = event({ event: 'sacrifice', object: 'goat' }, 's')
  const judged = (...rest: readonly Observation[]) =>
    verdict([{ do: 'sacrifice', what: 'self' }], [gone, ...rest, ends({ P1: 20, P2: 20 })])

  it('does not attack: the others become tapped, and attack then or at once', () => {
    expect(judged(atOnce(tap('drum')), atOnce(attack('drum')))).toBe('pass')
    expect(judged(atOnce(tap('drum'), attack('drum')))).toBe('pass')
  })

  it('is blamed on the declaration where it attacks', () => {
    const said = judging([{ do: 'sacrifice', what: 'self' }], [gone, atOnce(tap('drum')), atOnce(attack('goat'), attack('drum'))])
    expect(said).toMatchObject({ verdict: 'fail', refused: { concepts: expect.arrayContaining(['turn.attackers']) as unknown } })
  })

  it('attacks in no event, with or after the tapping', () => {
    expect(judged(atOnce(tap('drum')), atOnce(attack('goat'), attack('drum')))).toBe('fail')
    expect(judged(atOnce(tap('drum'), attack('goat'), attack('drum')))).toBe('fail')
  })
})

describe('a creature that the other player gains control of instead of its becoming tapped', () => {
  const taken: Observation = { see: 'event', events: [{ event: 'control', object: 'goat', player: 'P2', from: 'P1', id: 'c' }] }
  const steps: readonly Step[] = [
    {
      do: 'start',
      ability: 'taken',
      for: 'game',
      effect: { kind: 'continuous', who: { ref: 'self' }, change: [{ controller: 'opponent' }] }
    }
  ]
  const judged = (...rest: readonly Observation[]) => verdict(steps, [taken, ...rest, ends({ P1: 20, P2: 20 })])

  it('does not attack, with the tapping or after it', () => {
    expect(judged(atOnce(tap('drum')), atOnce(attack('drum')))).toBe('pass')
    expect(judged(atOnce(tap('drum'), attack('drum')))).toBe('pass')
    expect(judged(atOnce(tap('drum')), atOnce(attack('goat'), attack('drum')))).toBe('fail')
    expect(judged(atOnce(tap('drum'), attack('goat'), attack('drum')))).toBe('fail')
  })
})

describe('a creature that stays untapped', () => {
  const gain = event({ event: 'gain', player: 'P1', of: 'life', amount: 1 }, 'g')
  const judged = (...rest: readonly Observation[]) =>
    verdict([{ do: 'gain', player: 'you', of: 'life', amount: 1 }], [gain, ...rest, ends({ P1: 21, P2: 20 })])

  it('attacks with those that become tapped', () => {
    expect(judged(atOnce(tap('drum')), atOnce(attack('goat'), attack('drum')))).toBe('pass')
    expect(judged(atOnce(tap('drum'), attack('goat'), attack('drum')))).toBe('pass')
    expect(judged(atOnce(tap('drum'), attack('drum')))).toBe('fail')
  })
})
