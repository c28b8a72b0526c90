/** Hand-written traces for the model's own tests. @module */
import type { Ability, Card } from '../../scenario/card.js'
import type { StartObject, WireScenario } from '../../scenario/scenario.js'
import { SCENARIO_FORMAT } from '../../scenario/scenario.js'
import type { Observation } from '../../trace/observation.js'
import type { DecisionKind, Option } from '../../trace/option.js'

export const card = (name: string, types: readonly string[], abilities: readonly Ability[] = [], power?: number): Card => ({
  name,
  types: [...types],
  text: '',
  abilities: [...abilities],
  ...(power !== undefined && { power })
})

export const object = (id: string, name: string, owner: string, zone: StartObject['zone'] = 'arena'): StartObject => ({
  id,
  card: name,
  owner,
  zone
})

/** Two players with 20 life each in P1's action phase, until nothing is left to happen. */
export const scenarioOf = (cards: readonly Card[], objects: readonly StartObject[], more: Partial<WireScenario> = {}): WireScenario => ({
  format: SCENARIO_FORMAT,
  id: 'test',
  ruleset: 'fab',
  players: [
    { id: 'P1', life: 20, numbers: { 'action-points': 1 } },
    { id: 'P2', life: 20 }
  ],
  start: { turnPlayer: 'P1', phase: 'action' },
  objects: [...objects],
  until: { end: 'quiescent' },
  cards: [...cards],
  ...more
})

export const pass: Option = { option: 'pass' }
export const play = (id: string): Option => ({ option: 'play', object: id })
export const activate = (id: string, ability: string): Option => ({ option: 'activate', object: id, ability })
export const effect = (source: string, ability: string): Option => ({ option: 'effect', effect: { source, ability } })

/** A prompt with its answer. */
export const asks = (player: string, decision: DecisionKind, options: readonly Option[], answer: number): readonly Observation[] => [
  { see: 'prompt', player, decision, options: [...options] },
  { see: 'answer', option: answer }
]

/** Priority: the holder's options and the one taken. */
export const priority = (player: string, options: readonly Option[], answer = 0): readonly Observation[] =>
  asks(player, 'priority', options, answer)

type EventObservation = Extract<Observation, { see: 'event' }>

export const event = (what: EventObservation['events'][number], id?: string): Observation => ({
  see: 'event',
  events: [id === undefined ? what : { ...what, id }]
})

/** A card is played; P1's or P2's stack object is on the stack. */
export const playing = (player: string, id: string, targets?: Readonly<Record<string, string>>): readonly Observation[] => [
  event({ event: 'play', player, object: id }),
  { see: 'layer', layer: id, kind: 'card', controller: player, ...(targets && { targets }) }
]

export const resolves = (stackObject: string): Observation => ({ see: 'resolve', layer: stackObject })

export const left = (stackObject: string): Observation => ({ see: 'left', layer: stackObject, how: 'resolved' })

/** A resolved card goes to the graveyard. */
export const cleared = (id: string): readonly Observation[] => [
  left(id),
  event({ event: 'move', object: id, from: 'stack', to: 'graveyard' })
]

export const ends = (life: Readonly<Record<string, number>>): Observation => ({
  see: 'end',
  why: 'quiescent',
  state: { players: Object.fromEntries(Object.entries(life).map(([player, points]) => [player, { life: points }])), objects: {} }
})
