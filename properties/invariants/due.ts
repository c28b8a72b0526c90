/**
 * Which checks a state calls for, as far as a trace alone tells: only those that look at numbers, damage, counters and zones.
 * @module
 */
import { piecesOf } from '../../model/scenario/pieces.js'
import type { StateCheck } from '../../model/rulebook/structure.js'
import type { TraceView } from './invariant.js'
import { said } from './reading.js'
import { opposites, type Ledger, type Thing } from './ledger.js'

/** A check that is called for, of whom, and why. */
export interface Due {
  readonly check: StateCheck
  /** The player or object that it acts on. */
  readonly of: string
  readonly why: string
}

const POISON = 10

/** Judges the state of a game's scenario; effects that change rules or objects leave things untold. */
export const dueIn = ({ scenario, structure }: TraceView): ((state: Ledger) => readonly Due[]) => {
  const pieces = piecesOf(scenario.cards)
  const untold = pieces.some(piece => piece['rule'] === 'cant' || 'copyOf' in piece)
  const modified = pieces.some(piece => piece['kind'] === 'continuous')
  const { list, vital, damageNeedsVital, tokens } = structure.checks
  const { counted } = structure.continuous
  const has = (check: StateCheck): boolean => list.value.includes(check)

  const ofPlayer = (id: string, { numbers }: Ledger): readonly Due[] => {
    const { life, poison } = numbers[id] ?? {}
    const isOfTeam = scenario.players.some(player => player.id === id && player.team !== undefined)
    return [
      ...(has('player-dead') && life !== undefined && life <= 0
        ? [{ check: 'player-dead', of: id, why: `${id} has ${life} life` } as const]
        : []),
      ...(has('player-poisoned') && poison !== undefined && poison >= POISON && !(has('team-poisoned') && isOfTeam)
        ? [{ check: 'player-poisoned', of: id, why: `${id} has ${poison} poison` } as const]
        : [])
    ]
  }

  const dies = (id: string, { card, counters, damage, defined }: Thing): readonly Due[] => {
    const printed = card?.[vital.value]
    if (modified || defined || printed === undefined) return []
    const number = printed + (counted.value.includes(vital.value) ? (counters['+1/+1'] ?? 0) - (counters['-1/-1'] ?? 0) : 0)
    const marked = damage > 0 && damage >= number && (!damageNeedsVital.value || number > 0)
    const check: StateCheck = has('object-destroyed-by-damage') ? 'object-destroyed-by-damage' : 'object-dead'
    if (marked && has(check)) return [{ check, of: id, why: `${id} has ${damage} damage and ${vital.value} ${number}` }]
    return has('object-dead') && number <= 0 ? [{ check: 'object-dead', of: id, why: `${id} has ${vital.value} ${number}` }] : []
  }

  const inArena = (id: string, thing: Thing): readonly Due[] => {
    if (thing.statuses.includes('phased-out') || thing.statuses.includes('face-down')) return []
    const isWithout = !modified && thing.card?.types.includes('planeswalker') === true && (thing.counters['loyalty'] ?? 0) <= 0
    return [
      ...dies(id, thing),
      ...(has('no-loyalty') && isWithout ? [{ check: 'no-loyalty', of: id, why: `${id} has no loyalty` } as const] : []),
      ...(has('counter-pairs') && opposites(thing) > 0
        ? [{ check: 'counter-pairs', of: id, why: `${id} has counters of both kinds` } as const]
        : [])
    ]
  }

  const elsewhere = (id: string, { token, zone }: Thing): readonly Due[] =>
    token && zone !== 'outside' && has('token-elsewhere') && said(tokens) !== undefined
      ? [{ check: 'token-elsewhere', of: id, why: `the token ${id} is in the zone ${zone}` }]
      : []

  return state => {
    if (untold) return []
    const players = scenario.players.filter(({ id }) => !state.defeated.includes(id))
    return [
      ...players.flatMap(({ id }) => ofPlayer(id, state)),
      ...Object.entries(state.things).flatMap(([id, thing]) => (thing.zone === 'arena' ? inArena(id, thing) : elsewhere(id, thing)))
    ]
  }
}
