/**
 * What a trace alone tells of the state: numbers of players, and where objects are and what lies on them. A witness of its own:
 * neither the world of the model nor the engine is consulted.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { PlayerNumber, Zone } from '../../model/scenario/names.js'
import type { NamedEvent } from '../../model/trace/event.js'
import type { TraceView } from './invariant.js'

/** An object, as far as the trace tells. */
export interface Thing {
  readonly card: Card | undefined
  readonly zone: Zone
  readonly owner: string
  readonly counters: Readonly<Record<string, number>>
  readonly damage: number
  readonly statuses: readonly string[]
  readonly token: boolean
  /** It was given numbers or types of its own. */
  readonly defined: boolean
}

/** The state at a place of a trace. */
export interface Ledger {
  /** Numbers of players; one that the scenario does not give is not known. */
  readonly numbers: Readonly<Record<string, Partial<Readonly<Record<PlayerNumber, number>>>>>
  readonly defeated: readonly string[]
  readonly things: Readonly<Record<string, Thing>>
}

const cardOf = ({ cards }: TraceView['scenario'], name: string): Card | undefined => cards.find(each => each.name === name)

const initial = ({ scenario }: TraceView): Ledger => ({
  numbers: Object.fromEntries(
    // What one of a team gains or loses, all of it do.
    scenario.players.map(({ id, life, numbers, team }) => [id, { poison: 0, ...numbers, ...(life !== undefined && !team && { life }) }])
  ),
  defeated: [],
  things: Object.fromEntries(
    scenario.objects.map(({ id, card, zone, owner, counters, damage, statuses, token }) => [
      id,
      {
        card: cardOf(scenario, card),
        zone,
        owner,
        counters: counters ?? {},
        damage: damage ?? 0,
        statuses: statuses ?? [],
        token: token === true || (cardOf(scenario, card)?.types.includes('token') ?? false),
        defined: false
      }
    ])
  )
})

const withNumber = (state: Ledger, player: string, of: PlayerNumber, delta: number, floor: boolean): Ledger => {
  const had = state.numbers[player]?.[of]
  if (had === undefined) return state
  const has = floor ? Math.max(0, had + delta) : had + delta
  return { ...state, numbers: { ...state.numbers, [player]: { ...state.numbers[player], [of]: has } } }
}

const withThing = (state: Ledger, id: string, change: (thing: Thing) => Thing): Ledger => {
  const thing = state.things[id]
  return thing ? { ...state, things: { ...state.things, [id]: change(thing) } } : state
}

const moved =
  (zone: Zone, rest: Partial<Thing> = {}) =>
  (thing: Thing): Thing => ({ ...thing, zone, counters: {}, damage: 0, statuses: [], defined: false, ...rest })

/** Puts an object somewhere else; a token that leaves the arena is nowhere, where it ceases to exist with that. @see fab-context:8.1.8a */
const goes = (state: Ledger, { zones }: Structure, id: string, to: Zone, rest: Partial<Thing> = {}): Ledger => {
  const thing = state.things[id]
  if (!thing?.token || thing.zone !== 'arena' || to === 'arena' || zones.leavingTokens.value !== 'cease')
    return withThing(state, id, moved(to, rest))
  return without(state, id)
}

const without = (state: Ledger, id: string): Ledger => {
  const { [id]: _, ...things } = state.things
  return { ...state, things }
}

const leavesWith = (state: Ledger, player: string): Ledger => ({
  ...state,
  defeated: [...state.defeated, player],
  things: Object.fromEntries(
    Object.entries(state.things).map(([id, thing]) => [id, thing.owner === player ? moved('outside')(thing) : thing])
  )
})

/** Whether damage wears off in a phase, which no observation tells. */
const wearsOff = (structure: Structure, name: string): boolean =>
  structure.turn.phases.value.some(phase => phase.name === name && phase.actions.includes('wear-off-damage'))

const healed = (state: Ledger): Ledger => ({
  ...state,
  things: Object.fromEntries(Object.entries(state.things).map(([id, thing]) => [id, { ...thing, damage: 0 }]))
})

/** The state after one event. */
const after = ({ structure, scenario }: TraceView, state: Ledger, event: NamedEvent): Ledger => {
  const floor = structure.numbers.floor.value === 'zero'
  switch (event.event) {
    case 'damage':
      return event.parts.reduce((now, { target, amount }) => {
        const hurt = withNumber(now, target, 'life', -amount, floor)
        return withThing(hurt, target, thing => ({ ...thing, damage: thing.damage + amount }))
      }, state)
    case 'gain': {
      const seat = scenario.players.find(({ id }) => id === event.player)
      const had = state.numbers[event.player]?.[event.of]
      const isBounded = event.of === 'life' && structure.numbers.lifeGained.value === 'recovered' && had !== undefined
      const most = isBounded ? Math.max(0, (seat?.life ?? 0) + (seat?.damage ?? 0) - had) : event.amount
      return withNumber(state, event.player, event.of, Math.min(event.amount, most), floor)
    }
    case 'lose':
      return withNumber(state, event.player, event.of, -event.amount, floor)
    case 'move':
      return goes(state, structure, event.object, event.to, {
        counters: event.counters ?? {},
        statuses: event.status ? [event.status] : [],
        defined: event.numbers !== undefined || event.types !== undefined
      })
    case 'destroy':
    case 'sacrifice':
      return goes(state, structure, event.object, event.to ?? 'graveyard')
    case 'discard':
      return event.object === undefined ? state : withThing(state, event.object, moved(event.to ?? 'graveyard'))
    case 'draw':
      return event.object === undefined ? state : withThing(state, event.object, moved('hand'))
    case 'play':
      return withThing(state, event.object, moved('stack'))
    case 'attack':
      return withThing(state, event.object, moved('arena'))
    case 'create': {
      const card = scenario.cards.find(each => each.name === event.card)
      const token: Thing = {
        card,
        zone: 'arena',
        owner: event.player,
        counters: event.counters ?? {},
        damage: 0,
        statuses: event.status ? [event.status] : [],
        token: true,
        defined: event.numbers !== undefined || event.types !== undefined || event.copyOf !== undefined
      }
      return { ...state, things: { ...state.things, [event.object]: token } }
    }
    case 'cease':
      return without(state, event.object)
    case 'counters':
      return withThing(state, event.object, thing => ({
        ...thing,
        counters: { ...thing.counters, [event.counter]: (thing.counters[event.counter] ?? 0) + event.delta }
      }))
    case 'status': {
      const { status, on } = event
      return withThing(state, event.object, thing => {
        const others = thing.statuses.filter(each => each !== status)
        return { ...thing, statuses: on ? [...others, status] : others }
      })
    }
    case 'heal':
      return withThing(state, event.object, thing => ({ ...thing, damage: 0 }))
    case 'defeat':
      return leavesWith(state, event.player)
    case 'begin':
      return event.what === 'phase' && wearsOff(structure, event.name) ? healed(state) : state
    default:
      return state
  }
}

/** The state before each observation, and after the last. */
export const ledgers = (view: TraceView): readonly Ledger[] => {
  let state = initial(view)
  let phase = view.scenario.start.phase
  // Who has been asked for priority since something happened: one who is asked again has seen a clean-up go by.
  let asked: readonly string[] = []
  const states: Ledger[] = []
  for (const o of view.trace) {
    if (o.see === 'prompt' && o.decision === 'priority') {
      if (asked.includes(o.player) && wearsOff(view.structure, phase)) state = healed(state)
      asked = [...asked.filter(player => player !== o.player), o.player]
    } else if (o.see !== 'answer') asked = []
    states.push(state)
    if (o.see !== 'event') continue
    for (const event of o.events) {
      if (event.event === 'begin' && event.what === 'phase') phase = event.name
      state = after(view, state, event)
    }
  }
  return [...states, state]
}

/** How many pairs of opposite counters lie on an object. */
export const opposites = ({ counters }: Pick<Thing, 'counters'>): number => Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0)
