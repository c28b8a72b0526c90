/**
 * Random boards for the layers: objects that modify each other, small enough that every order of their effects can be gone through.
 * @module
 */
import type { Card } from '../../../model/scenario/card.js'
import type { Amount, Condition, Filter } from '../../../model/scenario/amount.js'
import type { Modification } from '../../../model/scenario/effect.js'
import { SCENARIO_FORMAT } from '../../../model/scenario/scenario.js'
import type { WireScenario } from '../../../model/scenario/scenario.js'

/** What an object's ability does to others. */
export interface BoardEffect {
  readonly who: Filter
  readonly change: readonly Modification[]
  readonly while?: Condition
}

/** An object and its ability; those that are listed first are the older. */
export interface BoardObject {
  readonly id: string
  readonly owner: 'A' | 'B'
  readonly types: readonly string[]
  readonly marker?: string
  readonly power: number
  readonly counters: Readonly<Record<string, number>>
  readonly effect?: BoardEffect
}

export type Board = readonly BoardObject[]

export type Game = 'fab' | 'mtg' | 'ga'

/** The name of the ability of an object. */
export const abilityOf = (id: string): string => `own-${id}`

/** Numbers from a seed, each below a bound. */
export const drawer = (seed: number): ((bound: number) => number) => {
  let state = seed >>> 0
  return bound => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}

const KINDS = ['elf', 'orc', 'imp'] as const
/** Supertypes: of Grand Archive's layers none takes them. */
const SUPERTYPES = ['dusk', 'dawn'] as const
const MARKERS = ['edge', 'glow'] as const

const RECKONED = /^(add|subtract|multiply|divide)-base$/

/** The objects of one board, drawn from a seed. */
export const boardOf = (game: Game, seed: number): Board => {
  const draw = drawer(seed)
  const one = <T>(of: readonly T[]): T => of[draw(of.length)]!
  const some = <T>(of: readonly T[]): readonly T[] => of.filter(() => draw(2) === 0)
  const chance = (percent: number): boolean => draw(100) < percent
  const ids = Array.from({ length: 4 + draw(4) }, (_, at) => `o${at}`)
  // where effects of different layers read numbers, no rule says which they find; nor where counters stand among effects that read them
  const hasCounters = chance(40)
  const readsNumbers = !hasCounters

  const filter = (ofNumbers: boolean): Filter => ({
    ...(chance(55) && { types: [one(KINDS)] }),
    ...(chance(20) && { notTypes: [one(KINDS)] }),
    ...(game !== 'ga' && chance(15) && { supertypes: [one(SUPERTYPES)] }),
    ...(chance(20) && { marker: one(MARKERS) }),
    ...(chance(15) && { controller: one(['you', 'opponent'] as const) }),
    ...(chance(15) && { other: true as const }),
    ...(ofNumbers &&
      readsNumbers &&
      chance(30) && {
        number: { name: 'power' as const, op: one(['>=', '<'] as const), value: draw(6), ...(chance(50) && { base: true as const }) }
      })
  })
  const amount = (): Amount => {
    const isOf = draw(10)
    if (isOf < 6 || !readsNumbers) return draw(5)
    if (isOf < 8) return { count: { types: [one(KINDS)] } }
    return { number: 'power', of: 'self', ...(chance(50) && { base: true as const }) }
  }
  /** What only Flesh and Blood orders: division, and what is done to a base number but to set it. */
  const ofOrder = (): Modification => {
    const op = one(['divide', 'divide-base', 'add-base', 'subtract-base', 'multiply-base'] as const)
    if (op === 'divide' || op === 'divide-base') return { number: 'power', op, by: 2 + draw(2), round: one(['up', 'down'] as const) }
    return { number: 'power', op, by: op === 'multiply-base' ? 2 : 1 + draw(3) }
  }
  const ofNumber = (): Modification => {
    if (game === 'fab' && chance(25)) return ofOrder()
    const op = one(
      game === 'fab'
        ? (['add', 'subtract', 'set', 'set', 'set', 'set-base', 'set-base', 'set-base', 'multiply'] as const)
        : (['add', 'subtract', 'set', 'set-base'] as const)
    )
    return { number: 'power', op, by: op === 'multiply' ? 2 : amount() }
  }
  const other = (): Modification => {
    if (game !== 'ga' && chance(15)) return chance(65) ? { addSupertypes: [one(SUPERTYPES)] } : { removeSupertypes: [one(SUPERTYPES)] }
    switch (draw(game === 'mtg' || game === 'ga' ? 5 : 4)) {
      case 0:
      case 1:
        return { addTypes: [one(KINDS)] }
      case 2:
        return chance(50) ? { removeTypes: [one(KINDS)] } : { loses: one(MARKERS) }
      case 3:
        return { gains: one(MARKERS) }
      default:
        return { loses: abilityOf(one(ids)) }
    }
  }
  const effect = (): BoardEffect => {
    const isOfNumbers = chance(game === 'fab' ? 60 : 45)
    const change: Modification[] = [isOfNumbers ? ofNumber() : other()]
    const [first] = change
    // parts in one layer have one timestamp, and nothing orders them
    if (chance(25) && !isOfNumbers) change.push({ number: 'power', op: 'add', by: 1 + draw(3) })
    return {
      // of a base that is reckoned with by what a number has become no rule speaks
      who: filter(isOfNumbers && !(first && 'number' in first && RECKONED.test(first.op))),
      change,
      ...(chance(12) && { while: { exists: { types: [one(KINDS)] }, ...(chance(50) && { atLeast: 2 }) } })
    }
  }
  return ids.map(id => ({
    id,
    owner: one(['A', 'B'] as const),
    types: ['item', ...some(KINDS), ...(game === 'ga' ? [] : some(SUPERTYPES))],
    ...(chance(30) && { marker: one(MARKERS) }),
    power: draw(7),
    counters: hasCounters && chance(40) ? { [one(['+1/+1', '-1/-1'])]: 1 + draw(2) } : {},
    ...(chance(92) && { effect: effect() })
  }))
}

/** A board as a scenario, in which nothing happens. */
export const scenarioOf = (game: Game, board: Board): WireScenario =>
  ({
    format: SCENARIO_FORMAT,
    id: 'board',
    ruleset: game,
    players: ['A', 'B'].map(id => ({ id, life: 20 })),
    start: { turnPlayer: 'A', phase: { fab: 'action', mtg: 'precombat-main', ga: 'main' }[game] },
    objects: board.map(({ id, owner, counters }) => ({ id, card: id, zone: 'arena', owner, counters })),
    cards: board.map(({ id, types, power, marker, effect }): Card => ({
      name: id,
      types: [...types],
      power,
      text: '',
      abilities: [
        ...(marker === undefined ? [] : [{ kind: 'marker' as const, id: marker }]),
        ...(effect === undefined
          ? []
          : [
              {
                kind: 'static' as const,
                id: abilityOf(id),
                effect: {
                  kind: 'continuous' as const,
                  who: { all: effect.who },
                  change: effect.change,
                  ...(effect.while && { while: effect.while })
                }
              }
            ])
      ]
    })),
    until: { end: 'quiescent' }
  }) as unknown as WireScenario
