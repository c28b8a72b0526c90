/** What an effect does besides may come before, after or in the event that is left, where a text does not say which. */
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../scenario/effect.js'
import type { GameEvent } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, modelOf, once, quiet, resolving } from '../testing/games.js'
import { card, event, object } from '../testing/trace.js'

type Also = NonNullable<Extract<Effect, { readonly kind: 'prevention' }>['also']>

const gain: Also = [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
const balm = (also: Also) =>
  card(
    'Balm',
    ['enchantment'],
    [{ kind: 'static', id: 'balm', effect: { kind: 'prevention', event: { event: 'damage', target: { player: 'you' } }, amount: 1, also } }]
  )
const pin = card('Pin', ['artifact'], [once('pin', [{ do: 'damage', to: 'you', amount: 3 }])])
const gained: GameEvent = { event: 'gain', player: 'P1', of: 'life', amount: 1 }
const dealt = (amount: number): GameEvent => ({ event: 'damage', source: 'pin', parts: [{ target: 'P1', amount }] })
const prevented: readonly Observation[] = [
  { see: 'proposed', event: 'e1', what: dealt(3) },
  {
    see: 'applied',
    effect: { source: 'balm', ability: 'balm' },
    class: 'prevention',
    player: 'P1',
    to: 'e1',
    becomes: { event: 'e2', what: dealt(2) },
    prevented: 1
  }
]
const left: GameEvent & { readonly id: string } = { ...dealt(2), id: 'e2' }

const after = (ruleset: 'mtg' | 'mtg-2010' | 'ga', also: Also, ...what: readonly Observation[]): string =>
  judge(
    modelOf(ruleset),
    inMain([balm(also), pin], [object('balm', 'Balm', 'P1'), object('pin', 'Pin', 'P1')], {
      ruleset,
      players: ['P1', 'P2'].map(id => ({ id, life: 10, ...(ruleset === 'ga' && { damage: 10 }) })),
      ...(ruleset === 'ga' && { start: { turnPlayer: 'P1', phase: 'main' } })
    }),
    [...activating('pin', 'pin', 'l1'), ...resolving('l1', ...prevented, ...what), quiet()]
  ).verdict

describe.each(['mtg', 'mtg-2010', 'ga'] as const)('%s: what a prevention does besides', ruleset => {
  it('comes before what is left of the damage, after it, or with it', () => {
    expect(after(ruleset, gain, event(gained), event(left))).toBe('pass')
    expect(after(ruleset, gain, event(left), event(gained))).toBe('pass')
    expect(after(ruleset, gain, { see: 'event', events: [left, gained] })).toBe('pass')
  })

  it('comes once, and not with another number', () => {
    expect(after(ruleset, gain, event(left))).toBe('fail')
    expect(after(ruleset, gain, event(gained), event(left), event(gained))).toBe('fail')
    expect(after(ruleset, gain, { see: 'event', events: [left, gained] }, event(gained))).toBe('fail')
    expect(after(ruleset, gain, { see: 'event', events: [left, { ...gained, amount: 2 }] })).toBe('fail')
  })

  it('is no part of the event where it is more than points', () => {
    const also: Also = [...gain, { do: 'destroy', what: 'self' }]
    const gone = event({ event: 'destroy', object: 'balm' })
    expect(after(ruleset, also, event(gained), gone, event(left))).toBe('pass')
    expect(after(ruleset, also, { see: 'event', events: [left, gained] }, gone)).toBe('fail')
  })
})

describe('mtg: what a prevention does besides, where damage is dealt from several sources at once', () => {
  const duel = card(
    'Duel',
    ['artifact'],
    [
      once(
        'duel',
        [
          {
            do: 'damage-each',
            parts: [
              { to: 'you', amount: 3 },
              { to: 'opponent', amount: 1, source: 'target:one' }
            ]
          }
        ],
        [{ as: 'one', what: [{ types: ['enchantment'] }] }]
      )
    ]
  )
  const other: GameEvent = { event: 'damage', source: 'balm', parts: [{ target: 'P2', amount: 1 }] }
  const of = (amount: number): GameEvent => ({ event: 'damage', source: 'duel', parts: [{ target: 'P1', amount }] })
  const verdict = (...what: readonly Observation[]): string =>
    judge(modelOf('mtg'), inMain([balm(gain), duel], [object('balm', 'Balm', 'P1'), object('duel', 'Duel', 'P1')]), [
      ...activating('duel', 'duel', 'l1', { one: 'balm' }),
      ...resolving(
        'l1',
        { see: 'proposed', event: 'e1', what: of(3) },
        {
          see: 'applied',
          effect: { source: 'balm', ability: 'balm' },
          class: 'prevention',
          player: 'P1',
          to: 'e1',
          becomes: { event: 'e2', what: of(2) }
        },
        ...what
      ),
      quiet()
    ]).verdict

  it('comes before them, after them, or with them', () => {
    expect(verdict(event(gained), { see: 'event', events: [of(2), other] })).toBe('pass')
    expect(verdict({ see: 'event', events: [of(2), other] }, event(gained))).toBe('pass')
    expect(verdict({ see: 'event', events: [of(2), other, gained] })).toBe('pass')
  })

  it('comes once, and not between them', () => {
    expect(verdict({ see: 'event', events: [of(2), other] })).toBe('fail')
    expect(verdict({ see: 'event', events: [of(2), other, gained] }, event(gained))).toBe('fail')
    expect(verdict(event(of(2)), event(gained), event(other))).toBe('fail')
  })
})
