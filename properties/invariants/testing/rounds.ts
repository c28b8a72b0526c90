/**
 * Traces written by hand for invariants about games that check until nothing changes: each case has one in which its situation
 * occurs and it holds, and one that breaks it at the step given.
 * @module
 */
import type { Card } from '../../../model/scenario/card.js'
import { SCENARIO_FORMAT, type WireScenario } from '../../../model/scenario/scenario.js'
import type { NamedEvent } from '../../../model/trace/event.js'
import type { Cause, Observation } from '../../../model/trace/observation.js'

export interface Case {
  readonly holds: readonly Observation[]
  readonly breaks: readonly Observation[]
  readonly at: number
}

const creature = (name: string, abilities: Card['abilities'] = []): Card => ({
  name,
  types: ['creature'],
  power: 2,
  toughness: 2,
  text: '',
  abilities
})

const cards: Card[] = [
  creature('Bear'),
  creature('Mourner', [
    {
      kind: 'triggered',
      id: 'mourn',
      effect: { kind: 'trigger', trigger: { on: { event: 'move', from: 'arena', to: 'graveyard' } }, steps: [] }
    },
    { kind: 'triggered', id: 'hear', effect: { kind: 'trigger', trigger: { on: { event: 'gain' } }, steps: [] } }
  ]),
  creature('Echo', [{ kind: 'triggered', id: 'echo', effect: { kind: 'trigger', trigger: { on: { event: 'triggered' } }, steps: [] } }]),
  creature('Saint', [
    {
      kind: 'triggered',
      id: 'bless',
      effect: {
        kind: 'trigger',
        trigger: { on: { event: 'begin', name: 'upkeep' }, if: { compare: [{ player: 'life', of: 'you' }, '>=', 20] } },
        steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
      }
    },
    {
      kind: 'triggered',
      id: 'lonely',
      effect: { kind: 'trigger', trigger: { when: { exists: { counters: { kind: 'time', op: '>=', value: 1 } } } }, steps: [] }
    }
  ]),
  {
    name: 'Omen',
    types: ['instant'],
    text: '',
    abilities: [
      {
        kind: 'resolution',
        id: 'omen',
        steps: [
          { do: 'start', ability: 'later', for: 'unstated', effect: { kind: 'trigger', trigger: { on: { event: 'draw' } }, steps: [] } }
        ]
      }
    ]
  }
]

export const scenario: WireScenario = {
  format: SCENARIO_FORMAT,
  id: 'mtg/broken',
  ruleset: 'mtg',
  players: [
    { id: 'A', life: 20 },
    { id: 'B', life: 20 }
  ],
  start: { turnPlayer: 'A', phase: 'precombat-main' },
  objects: [
    { id: 'bear', card: 'Bear', zone: 'arena', owner: 'A' },
    { id: 'mourner', card: 'Mourner', zone: 'arena', owner: 'A' },
    { id: 'late', card: 'Mourner', zone: 'hand', owner: 'B' },
    { id: 'echo', card: 'Echo', zone: 'arena', owner: 'A' },
    { id: 'saint', card: 'Saint', zone: 'arena', owner: 'A' },
    { id: 'omen', card: 'Omen', zone: 'hand', owner: 'A' }
  ],
  until: { end: 'quiescent' },
  cards
}

const CHECK: Cause = { rule: 'check' }
const occur = (cause: Cause | undefined, ...events: readonly NamedEvent[]): Observation => ({
  see: 'event',
  events: [...events],
  ...(cause && { cause })
})
const dies = (object: string, id: string): NamedEvent => ({ event: 'move', object, from: 'arena', to: 'graveyard', id })
const begins = (name: string, id?: string): Observation =>
  occur({ rule: 'turn' }, { event: 'begin', what: 'phase', name, player: 'A', ...(id !== undefined && { id }) })
const loses = (player: string, amount: number): Observation => occur({ layer: 'x' }, { event: 'lose', player, of: 'life', amount })
const counters = (counter: string, delta: number): NamedEvent => ({ event: 'counters', object: 'bear', counter, delta })
const defeat = (...players: readonly string[]): Observation =>
  occur(CHECK, ...players.map((player): NamedEvent => ({ event: 'defeat', player })))
const priority = (player = 'A'): Observation => ({ see: 'prompt', player, decision: 'priority', options: [{ option: 'pass' }] })
const triggered = (source: string, ability: string, layer: string, by?: string, controller = 'A'): Observation => ({
  see: 'triggered',
  effect: { source, ability },
  controller,
  layer,
  ...(by !== undefined && { by })
})
const placed = (layer: string, source: string, ability: string, controller = 'A'): Observation => ({
  see: 'layer',
  layer,
  kind: 'triggered',
  controller,
  effect: { source, ability }
})
const resolves = (layer: string): Observation => ({ see: 'resolve', layer })
const left = (layer: string, how: 'resolved' | 'failed'): Observation => ({ see: 'left', layer, how })
const over = (winner?: string): Observation => ({
  see: 'end',
  why: 'game-over',
  ...(winner !== undefined && { winner }),
  state: { players: {}, objects: {} }
})
const draws = (id: string): Observation => occur({ rule: 'turn' }, { event: 'draw', player: 'A', id })
const hurt = (amount: number): Observation => occur({ layer: 'x' }, { event: 'damage', source: 'x', parts: [{ target: 'bear', amount }] })

const blessed = [begins('upkeep', 'u'), triggered('saint', 'bless', 'l', 'u'), placed('l', 'saint', 'bless')] as const
const gains = (cause: Cause): Observation => occur(cause, { event: 'gain', player: 'A', of: 'life', amount: 1, id: 'g' })
const bothDie = occur(CHECK, dies('bear', 'd1'), dies('mourner', 'd2'))

export const cases: Readonly<Record<string, Case>> = {
  'checks-leave-nothing': {
    holds: [hurt(2), occur(CHECK, { event: 'destroy', object: 'bear' }), priority()],
    breaks: [hurt(2), priority()],
    at: 1
  },
  'condition-checked-twice': {
    holds: [...blessed, resolves('l'), gains({ layer: 'l' }), left('l', 'resolved')],
    breaks: [...blessed, loses('A', 1), resolves('l'), gains({ layer: 'l' }), left('l', 'resolved')],
    at: 5
  },
  'delayed-triggers-once': {
    holds: [resolves('omen'), draws('d'), triggered('omen', 'later', 'l', 'd'), draws('e')],
    breaks: [resolves('omen'), draws('d'), triggered('omen', 'later', 'l', 'd'), draws('e'), triggered('omen', 'later', 'm', 'e')],
    at: 4
  },
  'looks-back': {
    holds: [bothDie, triggered('mourner', 'mourn', 'l', 'd1')],
    breaks: [
      occur(CHECK, dies('mourner', 'd'), { event: 'gain', player: 'A', of: 'life', amount: 1, id: 'g' }),
      triggered('mourner', 'hear', 'l', 'g')
    ],
    at: 1
  },
  'opposites-cancel': {
    holds: [
      occur({ layer: 'x' }, counters('+1/+1', 2)),
      occur({ layer: 'x' }, counters('-1/-1', 1)),
      occur(CHECK, counters('+1/+1', -1), counters('-1/-1', -1))
    ],
    breaks: [
      occur({ layer: 'x' }, counters('+1/+1', 2)),
      occur({ layer: 'x' }, counters('-1/-1', 1)),
      occur(CHECK, counters('+1/+1', -2), counters('-1/-1', -1))
    ],
    at: 2
  },
  'pending-comes-first': {
    holds: [bothDie, triggered('mourner', 'mourn', 'l', 'd1'), placed('l', 'mourner', 'mourn'), resolves('l')],
    breaks: [bothDie, triggered('mourner', 'mourn', 'l', 'd1'), resolves('x')],
    at: 2
  },
  'state-trigger-waits': {
    holds: [triggered('saint', 'lonely', 'l'), placed('l', 'saint', 'lonely'), left('l', 'resolved'), triggered('saint', 'lonely', 'm')],
    breaks: [triggered('saint', 'lonely', 'l'), placed('l', 'saint', 'lonely'), triggered('saint', 'lonely', 'm')],
    at: 2
  },
  'triggers-use-the-stack': {
    holds: [...blessed, resolves('l'), gains({ layer: 'l' })],
    breaks: [begins('upkeep', 'u'), gains({ effect: { source: 'saint', ability: 'bless' } })],
    at: 1
  },
  'unscheduled-priority': {
    holds: [begins('cleanup'), bothDie, priority()],
    breaks: [begins('cleanup'), priority()],
    at: 1
  },
  'winner-is-left': { holds: [loses('B', 20), defeat('B'), over('A')], breaks: [loses('B', 20), defeat('A', 'B'), over('A')], at: 2 }
}

/** What looks like a breach and is none. */
export const sound: readonly (readonly [string, string, readonly Observation[]])[] = [
  ['silent-phases', 'a phase without priority in which something may happen', [begins('cleanup'), priority()]],
  ['placed-before-priority', 'whose layer it was has left', [triggered('late', 'mourn', 'm', 'd', 'B'), defeat('B'), priority()]],
  ['looks-back', 'an object sees its own leaving', [bothDie, triggered('mourner', 'mourn', 'l', 'd2')]],
  ['pending-comes-first', 'a phase holds it back', [begins('untap'), triggered('mourner', 'mourn', 'l', 'd'), begins('upkeep')]],
  [
    'pending-comes-first',
    'it has triggered as the turn began',
    [
      bothDie,
      occur(undefined, { event: 'begin', what: 'turn', name: 'turn', player: 'A' }),
      triggered('mourner', 'mourn', 'l', 'd'),
      begins('upkeep')
    ]
  ],
  [
    'unscheduled-priority',
    'a check acts, and nothing tells that it is one',
    [begins('cleanup'), occur(undefined, { event: 'destroy', object: 'bear' }), priority()]
  ],
  [
    'opposites-cancel',
    'what a check does at once is told one by one',
    [
      occur({ layer: 'x' }, counters('+1/+1', 2)),
      occur({ layer: 'x' }, counters('-1/-1', 1)),
      occur(CHECK, { event: 'destroy', object: 'bear' }),
      occur(CHECK, { event: 'destroy', object: 'mourner' }),
      occur(CHECK, counters('+1/+1', -1)),
      occur(CHECK, { event: 'destroy', object: 'saint' }),
      occur(CHECK, counters('-1/-1', -1))
    ]
  ],
  ['condition-checked-twice', 'a layer fails', [...blessed, loses('A', 1), resolves('l'), left('l', 'failed')]],
  [
    'state-trigger-waits',
    'the source has come anew',
    [triggered('saint', 'lonely', 'l'), occur(undefined, { event: 'destroy', object: 'saint' }), triggered('saint', 'lonely', 'm')]
  ],
  ['winner-is-left', 'all lose at once', [defeat('A', 'B'), over()]],
  ['winner-is-left', 'an effect lets a player win', [occur({ layer: 'x' }, { event: 'win', player: 'B' }), over('B')]]
]

/** Other ways to break an invariant that says more than one thing. */
export const further: readonly (readonly [string, string, readonly Observation[], number])[] = [
  ['silent-phases', 'a phase holds all back', [begins('untap'), priority()], 1],
  ['checks-leave-nothing', 'a player without life', [loses('B', 20), priority()], 1],
  ['checks-leave-nothing', 'counters of both kinds', [occur(undefined, counters('+1/+1', 1), counters('-1/-1', 1)), priority()], 1],
  ['checks-leave-nothing', 'no toughness', [occur(undefined, counters('-1/-1', 2)), priority()], 1],
  [
    'checks-leave-nothing',
    'a token elsewhere',
    [
      occur(undefined, { event: 'create', player: 'A', object: 't', card: 'Bear' }),
      occur(undefined, { event: 'move', object: 't', from: 'arena', to: 'hand' }),
      priority()
    ],
    2
  ],
  ['checks-leave-nothing', 'a second round is due', [hurt(2), loses('B', 20), defeat('B'), priority()], 3],
  [
    'condition-checked-twice',
    'it triggers although the condition is not met',
    [loses('A', 1), begins('upkeep', 'u'), triggered('saint', 'bless', 'l', 'u')],
    2
  ],
  [
    'looks-back',
    'what comes sees what has left',
    [
      occur(undefined, dies('bear', 'd1'), { event: 'move', object: 'late', from: 'hand', to: 'arena', id: 'd2' }),
      triggered('late', 'mourn', 'l', 'd1', 'B')
    ],
    1
  ],
  ['pending-comes-first', 'a phase begins', [bothDie, triggered('mourner', 'mourn', 'l', 'd1'), begins('end')], 2],
  [
    'unscheduled-priority',
    'no check discards',
    [begins('cleanup'), occur(undefined, { event: 'discard', player: 'A', object: 'late' }), priority()],
    2
  ],
  [
    'opposites-cancel',
    'told one by one, one kind of a pair only',
    [
      occur({ layer: 'x' }, counters('+1/+1', 2)),
      occur({ layer: 'x' }, counters('-1/-1', 1)),
      occur(CHECK, counters('-1/-1', -1)),
      priority()
    ],
    2
  ],
  ['winner-is-left', 'the game is over while several are left', [over('A')], 0],
  ['winner-is-left', 'nobody wins though one is left', [defeat('B'), over()], 1]
]
