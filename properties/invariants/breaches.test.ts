import { describe, expect, it } from 'vitest'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Card } from '../../model/scenario/card.js'
import { SCENARIO_FORMAT } from '../../model/scenario/scenario.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import { FORMAL_TERMS, invariants } from './index.js'
import * as rounds from './testing/rounds.js'

const hurt = { event: 'damage', target: { player: 'you' } } as const

const cards: Card[] = [
  {
    name: 'Once',
    types: ['item'],
    text: '',
    abilities: [{ kind: 'static', id: 'once', effect: { kind: 'prevention', event: hurt, amount: 1, uses: 1 } }]
  },
  {
    name: 'Shield',
    types: ['item'],
    text: '',
    abilities: [{ kind: 'static', id: 'shield', effect: { kind: 'prevention', event: hurt, amount: 2, shield: true } }]
  },
  {
    name: 'Watcher',
    types: ['item'],
    text: '',
    abilities: [
      { kind: 'triggered', id: 'hit', effect: { kind: 'trigger', trigger: { on: hurt, limit: { times: 1, per: 'turn' } }, steps: [] } }
    ]
  },
  {
    name: 'Second',
    types: ['item'],
    text: '',
    abilities: [
      { kind: 'triggered', id: 'second', effect: { kind: 'trigger', trigger: { on: hurt, ordinal: { nth: [2], per: 'turn' } }, steps: [] } }
    ]
  },
  {
    name: 'Grudge',
    types: ['instant'],
    text: '',
    abilities: [
      {
        kind: 'resolution',
        id: 'play',
        steps: [{ do: 'start', ability: 'grudge', for: 'turn', effect: { kind: 'trigger', trigger: { on: hurt }, steps: [] } }]
      }
    ]
  },
  {
    name: 'Aura',
    types: ['aura'],
    text: '',
    abilities: [
      { kind: 'static', id: 'aura', effect: { kind: 'prevention', event: hurt, amount: 2, also: [{ do: 'destroy', what: 'self' }] } }
    ]
  }
]

const scenario: WireScenario = {
  format: SCENARIO_FORMAT,
  id: 'fab/broken',
  ruleset: 'fab',
  players: [{ id: 'A' }, { id: 'B' }],
  start: { turnPlayer: 'A', phase: 'action' },
  objects: [
    { id: 'once', card: 'Once', zone: 'arena', owner: 'B' },
    { id: 'shield', card: 'Shield', zone: 'arena', owner: 'B' },
    { id: 'watcher', card: 'Watcher', zone: 'arena', owner: 'B' },
    { id: 'second', card: 'Second', zone: 'arena', owner: 'B' },
    { id: 'grudge', card: 'Grudge', zone: 'hand', owner: 'B' },
    { id: 'aura', card: 'Aura', zone: 'arena', owner: 'B' }
  ],
  until: { end: 'quiescent' },
  cards
}

const damage = (amount: number) => ({ event: 'damage' as const, source: 'bolt', parts: [{ target: 'B', amount }] })
const proposed = (event: string, amount: number): Observation => ({ see: 'proposed', event, what: damage(amount) })
const applied = (
  source: string,
  ability: string,
  to: string,
  becomes: string,
  left: number,
  prevented: number,
  of: ObservationOf<'applied'>['class'] = 'prevention'
): ObservationOf<'applied'> => ({
  see: 'applied',
  effect: { source, ability },
  class: of,
  player: 'B',
  to,
  becomes: left === 0 ? null : { event: becomes, what: damage(left) },
  prevented
})
const occurs = (id: string, amount: number): Observation => ({ see: 'event', events: [{ ...damage(amount), id }] })
const triggered = (layer: string, by: string): Observation => ({
  see: 'triggered',
  effect: { source: 'watcher', ability: 'hit' },
  controller: 'B',
  layer,
  by
})
const suppressed = (why: 'limit' | 'effect', by: string): Observation => ({
  see: 'suppressed',
  effect: { source: 'watcher', ability: 'hit' },
  why,
  by
})
const placed = (layer: string): Observation => ({
  see: 'layer',
  layer,
  kind: 'triggered',
  controller: 'B',
  effect: { source: 'watcher', ability: 'hit' }
})
const priority: Observation = { see: 'prompt', player: 'A', decision: 'priority', options: [{ option: 'pass' }] }
const first = (event: string): Observation => ({
  see: 'prompt',
  player: 'A',
  decision: 'first-player',
  options: [
    { option: 'player', player: 'A' },
    { option: 'player', player: 'B' }
  ],
  about: { event }
})

const answer = (option: number): Observation => ({ see: 'answer', option })
const by = (player: string, o: Observation): Observation =>
  o.see === 'applied' ? { ...o, player } : o.see === 'layer' ? { ...o, controller: player } : o
const triggers = (source: string, ability: string, layer: string, event: string): Observation => ({
  see: 'triggered',
  effect: { source, ability },
  controller: 'B',
  layer,
  by: event
})
const passing = (player: string): readonly Observation[] => [
  { see: 'prompt', player, decision: 'priority', options: [{ option: 'pass' }] },
  answer(0)
]
const placing: Observation = { ...first('e'), about: {} } as Observation
const ending: Observation = { see: 'event', events: [{ event: 'begin', what: 'phase', name: 'end', player: 'A' }] }
const starting: Observation = { see: 'layer', layer: 'grudge', kind: 'card', controller: 'B' }
const destroyed: Observation = { see: 'event', events: [{ event: 'destroy', object: 'aura' }] }

const redirected = { event: 'f', what: { event: 'damage' as const, source: 'bolt', parts: [{ target: 'A', amount: 3 }] } }
const ordering = (player: string): Observation => ({
  see: 'prompt',
  player,
  decision: 'trigger-order',
  options: [
    { option: 'trigger', effect: { source: 'watcher', ability: 'hit' } },
    { option: 'trigger', effect: { source: 'second', ability: 'second' } }
  ]
})
const placedSecond: readonly Observation[] = [
  { see: 'layer', layer: 'm', kind: 'triggered', controller: 'B', effect: { source: 'second', ability: 'second' } },
  placed('l')
]

const choosing = (player: string): Observation => ({
  see: 'prompt',
  player,
  decision: 'replacement',
  options: [
    { option: 'effect', effect: { source: 'once', ability: 'once' } },
    { option: 'effect', effect: { source: 'shield', ability: 'shield' } }
  ],
  about: { event: 'e' }
})
const nothing = { event: 'f', what: damage(0) }
const drawn: Observation = { see: 'event', events: [{ event: 'draw', player: 'B', id: 'd' }] }
const back: readonly Observation[] = [
  { see: 'event', events: [{ event: 'move', object: 'watcher', from: 'arena', to: 'banished' }] },
  { see: 'event', events: [{ event: 'move', object: 'watcher', from: 'banished', to: 'arena' }] }
]
const created: Observation = { see: 'event', events: [{ event: 'create', player: 'A', object: 'token', card: 'Aura', id: 'c' }] }

/** For each invariant: a trace in which its situation occurs and it holds, and one that breaks it at the step given. */
const cases: Readonly<Record<string, { holds: readonly Observation[]; breaks: readonly Observation[]; at: number }>> = {
  'once-per-original-event': {
    holds: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), applied('shield', 'shield', 'f', 'g', 0, 2)],
    breaks: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), applied('once', 'once', 'f', 'g', 1, 1)],
    at: 2
  },
  'replaced-event-never-occurs': {
    holds: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), occurs('f', 2)],
    breaks: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), occurs('e', 3)],
    at: 2
  },
  'order-of-classes': {
    holds: [proposed('e', 3), applied('x', 'x', 'e', 'f', 4, 0, 'standard'), applied('once', 'once', 'f', 'g', 3, 1)],
    breaks: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), applied('x', 'x', 'f', 'g', 3, 0, 'standard')],
    at: 2
  },
  'first-player-once-per-event': {
    holds: [proposed('e', 3), first('e'), applied('once', 'once', 'e', 'f', 2, 1)],
    breaks: [proposed('e', 3), first('e'), applied('once', 'once', 'e', 'f', 2, 1), first('f')],
    at: 3
  },
  'nothing-is-no-event': { holds: [proposed('e', 1), applied('once', 'once', 'e', 'f', 0, 1)], breaks: [occurs('e', 0)], at: 0 },
  'prevention-balances': {
    holds: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1)],
    breaks: [proposed('e', 3), applied('once', 'once', 'e', 'f', 1, 1)],
    at: 1
  },
  'fixed-prevention-is-spent': {
    holds: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1)],
    breaks: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), proposed('h', 3), applied('once', 'once', 'h', 'i', 2, 1)],
    at: 3
  },
  'shield-never-exceeds-amount': {
    holds: [proposed('e', 1), applied('shield', 'shield', 'e', 'f', 0, 1), proposed('h', 3), applied('shield', 'shield', 'h', 'i', 2, 1)],
    breaks: [proposed('e', 1), applied('shield', 'shield', 'e', 'f', 0, 1), proposed('h', 3), applied('shield', 'shield', 'h', 'i', 1, 2)],
    at: 3
  },
  'trigger-limit': {
    holds: [occurs('e', 1), triggered('l', 'e'), occurs('f', 1), suppressed('limit', 'f'), ...back, occurs('h', 1), triggered('m', 'h')],
    breaks: [occurs('e', 1), triggered('l', 'e'), occurs('f', 1), triggered('m', 'f')],
    at: 3
  },
  'suppressed-triggerings-count': {
    holds: [occurs('e', 1), suppressed('effect', 'e'), occurs('f', 1), suppressed('limit', 'f')],
    breaks: [occurs('e', 1), suppressed('effect', 'e'), occurs('f', 1), triggered('m', 'f')],
    at: 3
  },
  'trigger-needs-occurrence': {
    holds: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), occurs('f', 2), triggered('l', 'f')],
    breaks: [proposed('e', 1), applied('once', 'once', 'e', 'f', 0, 1), triggered('l', 'e')],
    at: 2
  },
  'one-layer-per-triggering': {
    holds: [occurs('e', 1), triggered('l', 'e'), placed('l')],
    breaks: [occurs('e', 1), triggered('l', 'e'), placed('l'), placed('l')],
    at: 3
  },
  'placed-before-priority': {
    holds: [occurs('e', 1), triggered('l', 'e'), placed('l'), priority],
    breaks: [occurs('e', 1), triggered('l', 'e'), priority],
    at: 2
  },
  'last-in-first-out': {
    holds: [placed('l'), placed('m'), { see: 'resolve', layer: 'm' }],
    breaks: [placed('l'), placed('m'), { see: 'resolve', layer: 'l' }],
    at: 2
  },
  'applied-by-controller': {
    holds: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1)],
    breaks: [proposed('e', 3), by('A', applied('once', 'once', 'e', 'f', 2, 1))],
    at: 1
  },
  'layer-resolves-after-all-pass': {
    holds: [placed('l'), ...passing('A'), ...passing('B'), { see: 'resolve', layer: 'l' }],
    breaks: [placed('l'), ...passing('A'), { see: 'resolve', layer: 'l' }],
    at: 3
  },
  'not-retroactive': {
    holds: [starting, { see: 'resolve', layer: 'grudge' }, occurs('e', 1), triggers('grudge', 'grudge', 'l', 'e')],
    breaks: [occurs('e', 1), starting, { see: 'resolve', layer: 'grudge' }, triggers('grudge', 'grudge', 'l', 'e')],
    at: 3
  },
  'ordinal-names-occurrence': {
    holds: [occurs('e', 1), occurs('f', 1), triggers('second', 'second', 'l', 'f')],
    breaks: [
      occurs('e', 1),
      occurs('f', 1),
      triggers('second', 'second', 'l', 'f'),
      occurs('g', 1),
      triggers('second', 'second', 'm', 'g')
    ],
    at: 4
  },
  'placed-clockwise': {
    holds: [placing, answer(1), placed('l'), by('A', placed('m'))],
    breaks: [placing, answer(1), by('A', placed('m')), placed('l')],
    at: 3
  },
  'replaced-event-triggers-nothing': {
    holds: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), occurs('f', 2), triggered('l', 'f')],
    breaks: [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), occurs('f', 2), triggered('l', 'e')],
    at: 3
  },
  'selected-player-applies-first': {
    holds: [proposed('e', 3), first('e'), answer(1), applied('once', 'once', 'e', 'f', 4, 0), by('A', applied('y', 'y', 'f', 'g', 5, 0))],
    breaks: [proposed('e', 3), first('e'), answer(1), by('A', applied('y', 'y', 'e', 'f', 4, 0)), applied('once', 'once', 'f', 'g', 5, 0)],
    at: 3
  },
  'shield-pays-established-total': {
    holds: [proposed('e', 3), applied('shield', 'shield', 'e', 'f', 2, 1)],
    breaks: [proposed('e', 3), applied('shield', 'shield', 'e', 'f', 2, 1), proposed('h', 1), applied('shield', 'shield', 'h', 'i', 0, 1)],
    at: 3
  },
  'active-when-applied': {
    holds: [proposed('e', 3), applied('x', 'x', 'e', 'f', 4, 0, 'standard'), applied('once', 'once', 'f', 'g', 3, 1)],
    breaks: [
      proposed('e', 3),
      { ...applied('x', 'x', 'e', 'f', 3, 0, 'standard'), becomes: redirected },
      applied('once', 'once', 'f', 'g', 2, 1)
    ],
    at: 2
  },
  'orders-own-layers': {
    holds: [triggered('l', 'e'), triggers('second', 'second', 'm', 'e'), ordering('B'), answer(1), ...placedSecond],
    breaks: [triggered('l', 'e'), triggers('second', 'second', 'm', 'e'), ordering('A'), answer(1), ...placedSecond],
    at: 2
  },
  'all-pass-resolves-top': {
    holds: [placed('l'), ...passing('A'), ...passing('B'), { see: 'resolve', layer: 'l' }, ...passing('A')],
    breaks: [placed('l'), ...passing('A'), ...passing('B'), ...passing('A')],
    at: 5
  },
  'silent-phases': { holds: [priority, ending], breaks: [ending, priority], at: 1 },
  'unpreventable-keeps-damage': {
    holds: [proposed('e', 3), applied('aura', 'aura', 'e', 'f', 3, 0), destroyed, occurs('f', 3)],
    breaks: [proposed('e', 3), applied('aura', 'aura', 'e', 'f', 3, 0), occurs('f', 3)],
    at: 2
  }
}

const step: Observation = { see: 'event', events: [{ event: 'begin', what: 'step', name: 'close', player: 'A' }] }

/** What looks like a breach and is none. */
const sound: readonly (readonly [string, string, readonly Observation[]])[] = [
  [
    'all-pass-resolves-top',
    'the layer has left with the player who lost',
    [placed('l'), { see: 'event', events: [{ event: 'defeat', player: 'B' }] }, ...passing('A'), ...passing('A')]
  ],
  ['layer-resolves-after-all-pass', 'nobody has priority in a step', [...passing('A'), step, placed('l'), { see: 'resolve', layer: 'l' }]]
]

/** Other ways to break an invariant that says more than one thing. */
const further: readonly (readonly [string, string, readonly Observation[], number])[] = [
  ['active-when-applied', 'the source has left', [destroyed, proposed('e', 3), applied('aura', 'aura', 'e', 'f', 1, 2)], 2],
  ['applied-by-controller', 'another player chooses', [proposed('e', 3), choosing('A'), answer(0)], 1],
  [
    'orders-own-layers',
    'another layer is placed than was chosen',
    [triggered('l', 'e'), triggers('second', 'second', 'm', 'e'), ordering('B'), answer(0), ...placedSecond],
    4
  ],
  ['one-layer-per-triggering', 'an effect triggers twice on an event', [occurs('e', 1), triggered('l', 'e'), triggered('m', 'e')], 2],
  [
    'replaced-event-never-occurs',
    'what occurs is not what it became',
    [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), occurs('f', 3)],
    2
  ],
  ['nothing-is-no-event', 'nothing goes on', [proposed('e', 1), { ...applied('once', 'once', 'e', 'f', 0, 1), becomes: nothing }], 1],
  [
    'trigger-needs-occurrence',
    'an effect triggers though nothing has occurred for which it waits',
    [drawn, { see: 'triggered', effect: { source: 'watcher', ability: 'hit' }, controller: 'B', layer: 'l' }],
    1
  ],
  ['trigger-needs-occurrence', 'an effect triggers on what it does not wait for', [drawn, triggered('l', 'd')], 1],
  ['ordinal-names-occurrence', 'an ordinal triggers on the first occurrence', [occurs('e', 1), triggers('second', 'second', 'l', 'e')], 1],
  ['not-retroactive', 'a token replaces the outcome of what made it', [created, applied('token', 'x', 'c', 'f', 0, 0, 'outcome')], 1]
]

const inLaps = { scenario, structure: rulebooks.fab.structure }
const inRounds = { scenario: rounds.scenario, structure: rulebooks.mtg.structure }

describe('each invariant can fail', () => {
  it('has a case for every invariant', () => {
    expect([...Object.keys(cases), ...Object.keys(rounds.cases)].sort()).toEqual(invariants.map(invariant => invariant.name).sort())
  })

  it.each(invariants.map(invariant => [invariant.name, invariant] as const))('%s', (name, invariant) => {
    const game = cases[name] ? inLaps : inRounds
    const { holds, breaks, at } = (cases[name] ?? rounds.cases[name])!
    expect(invariant.check({ ...game, trace: holds })).toEqual([])
    expect(invariant.met({ ...game, trace: holds }), 'its situation occurs').toBe(true)
    expect(invariant.met({ ...game, trace: [] }), 'its situation does not occur in nothing').toBe(false)
    expect(invariant.check({ ...game, trace: breaks }).map(breach => breach.step)).toEqual([at])
  })

  const breachesOf = (name: string, game: typeof inLaps, trace: readonly Observation[]): readonly number[] =>
    invariants
      .find(each => each.name === name)!
      .check({ ...game, trace })
      .map(breach => breach.step)

  it.each(sound)('%s holds: %s', (name, _what, trace) => expect(breachesOf(name, inLaps, trace)).toEqual([]))
  it.each(rounds.sound)('%s holds: %s', (name, _what, trace) => expect(breachesOf(name, inRounds, trace)).toEqual([]))

  it.each(further)('%s: %s', (name, _what, trace, at) => expect(breachesOf(name, inLaps, trace)).toEqual([at]))
  it.each(rounds.further)('%s: %s', (name, _what, trace, at) => expect(breachesOf(name, inRounds, trace)).toEqual([at]))

  const withoutCause = (trace: readonly Observation[]): readonly Observation[] =>
    trace.map(o => (o.see === 'event' ? { see: o.see, events: o.events } : o))

  it('without causes each holds as before; only what is said of the cause of an event is not judged', () => {
    const unmet: string[] = []
    const unjudged: string[] = []
    for (const invariant of invariants) {
      const game = cases[invariant.name] ? inLaps : inRounds
      const { holds, breaks, at } = (cases[invariant.name] ?? rounds.cases[invariant.name])!
      expect(invariant.check({ ...game, trace: withoutCause(holds) }), invariant.name).toEqual([])
      if (!invariant.met({ ...game, trace: withoutCause(holds) })) unmet.push(invariant.name)
      if (!invariant.check({ ...game, trace: withoutCause(breaks) }).some(({ step }) => step === at)) unjudged.push(invariant.name)
    }
    // nothing in the first one's trace calls for the check
    expect(unmet).toEqual(['pending-comes-first', 'triggers-use-the-stack'])
    expect(unjudged).toEqual(['condition-checked-twice', 'opposites-cancel', 'triggers-use-the-stack'])
    expect(invariants.filter(({ reads }) => reads !== undefined).map(({ name }) => name)).toEqual([
      'first-player-once-per-event',
      'prevention-balances',
      'fixed-prevention-is-spent',
      'layer-resolves-after-all-pass',
      'selected-player-applies-first',
      'shield-pays-established-total',
      'looks-back',
      'triggers-use-the-stack'
    ])
  })

  it('an effect of which it is not told on what it triggered had but modified events to trigger on', () => {
    const invariant = invariants.find(({ name }) => name === 'trigger-needs-occurrence')!
    const untold: Observation = { see: 'triggered', effect: { source: 'watcher', ability: 'hit' }, controller: 'B', layer: 'l' }
    const modified = [proposed('e', 3), applied('once', 'once', 'e', 'f', 2, 1), occurs('f', 2)]
    const told = (...trace: readonly Observation[]) => [invariant.met({ ...inLaps, trace }), invariant.check({ ...inLaps, trace }).length]
    expect(told(...modified, untold)).toEqual([true, 0])
    expect(told(occurs('d', 1), ...modified, untold)).toEqual([false, 0])
    expect(told(drawn, untold)).toEqual([false, 1])
  })

  it('nobody who may have passed without being asked is missed', () => {
    const [game, name] = [inLaps, 'layer-resolves-after-all-pass']
    const invariant = invariants.find(each => each.name === name)!
    const { breaks, at } = cases[name]!
    expect(invariant.check({ ...game, trace: breaks, asked: at + 1 })).toHaveLength(1)
    expect(invariant.check({ ...game, trace: breaks, asked: at })).toEqual([])
  })

  it('states every invariant in terms that are explained, and explains no others', () => {
    const used = new Set(invariants.flatMap(({ formal }) => formal.match(/[a-z][a-z-]+/g) ?? []))
    expect([...used].sort()).toEqual(Object.keys(FORMAL_TERMS).sort())
  })

  it('cites a rule of every ruleset, but for what the game does not have', () => {
    const idle = (rulebook: Rulebook): readonly string[] =>
      invariants
        .filter(
          invariant =>
            invariant.applies?.(rulebook.structure) === false ||
            invariant.concepts.every(concept => rulebook.concepts[concept].length === 0)
        )
        .map(({ name }) => name)
    const selecting = ['order-of-classes', 'first-player-once-per-event', 'suppressed-triggerings-count', 'selected-player-applies-first']
    const unsaid = [...selecting.slice(0, 2), 'trigger-limit', ...selecting.slice(2), 'silent-phases', 'looks-back', 'state-trigger-waits']
    expect(Object.fromEntries(Object.values(rulebooks).map(rulebook => [rulebook.id, idle(rulebook)]))).toEqual({
      fab: ['condition-checked-twice', 'looks-back', 'state-trigger-waits', 'unscheduled-priority'],
      mtg: selecting,
      'mtg-2010': selecting,
      ga: unsaid,
      'ga-older': unsaid
    })
  })
})
