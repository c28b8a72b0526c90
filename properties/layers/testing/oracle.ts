/**
 * What the layers make of a board, by brute force: every order of the effects of a layer is tried, and those count that the rules
 * allow. Whether one effect depends on another is found by trying it. Written from the texts alone; neither witness has a part in it.
 * @module
 * @see mtg-context:613.1 mtg-context:613.8 ga-context:CE.layers fab:6.3.2 fab:6.3.3
 */
import type { Amount, Condition, Filter } from '../../../model/scenario/amount.js'
import type { Modification } from '../../../model/scenario/effect.js'
import type { Board, BoardObject, Game } from './board.js'
import { abilityOf } from './board.js'

/** What becomes of an object. */
export interface Seen {
  readonly types: readonly string[]
  readonly markers: readonly string[]
  readonly power: number
  readonly base: number
}

/** One modification of one object's ability. */
interface Part {
  readonly of: BoardObject
  readonly at: number
  readonly change: Modification
  /** The place of its object among all, which is its timestamp. */
  readonly age: number
}

interface Thing {
  readonly id: string
  readonly owner: string
  readonly types: ReadonlySet<string>
  readonly markers: ReadonlySet<string>
  /** What effects have given it. */
  readonly given: ReadonlySet<string>
  readonly lost: ReadonlySet<string>
  readonly power: number
  readonly base: number
}

interface State {
  readonly things: ReadonlyMap<string, Thing>
  /** The objects of each effect that has begun to apply. */
  readonly begun: ReadonlyMap<string, readonly string[]>
}

const compare = (a: number, op: string, b: number): boolean => (op === '>=' ? a >= b : a < b)

const valueOf = (amount: Amount, { things }: State, self: string): number => {
  if (typeof amount === 'number') return amount
  if ('count' in amount) return [...things.values()].filter(({ types }) => amount.count.types!.every(each => types.has(each))).length
  const it = things.get(self)!
  return 'base' in amount ? it.base : it.power
}

const fits = (filter: Filter, thing: Thing, state: State, self: BoardObject): boolean =>
  (filter.types ?? []).every(each => thing.types.has(each)) &&
  !(filter.notTypes ?? []).some(each => thing.types.has(each)) &&
  (filter.supertypes ?? []).every(each => thing.types.has(each)) &&
  (filter.marker === undefined || thing.markers.has(filter.marker)) &&
  (filter.controller === undefined || (filter.controller === 'you') === (thing.owner === self.owner)) &&
  (filter.other === undefined || thing.id !== self.id) &&
  (filter.number === undefined ||
    compare(filter.number.base ? thing.base : thing.power, filter.number.op, valueOf(filter.number.value, state, self.id)))

const isTrue = (condition: Condition, { things }: State): boolean =>
  'exists' in condition &&
  [...things.values()].filter(({ types }) => condition.exists.types!.every(each => types.has(each))).length >= (condition.atLeast ?? 1)

const keptParts = (game: Game): boolean => game === 'mtg'

/** The objects to which a part applies now. */
const subjects = (game: Game, { of }: Part, state: State): readonly string[] => {
  const known = keptParts(game) ? state.begun.get(of.id) : undefined
  if (known) return known
  if (game !== 'fab' && state.things.get(of.id)!.lost.has(abilityOf(of.id))) return []
  const effect = of.effect!
  if (effect.while && !isTrue(effect.while, state)) return []
  return [...state.things.values()].filter(thing => fits(effect.who, thing, state, of)).map(({ id }) => id)
}

const without = (from: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...from].filter(each => !gone.includes(each)))

const floored = (game: Game, value: number): number => (game === 'fab' ? Math.max(0, value) : value)

const quotient = (of: number, by: number, { round }: { readonly round: 'up' | 'down' }): number =>
  round === 'up' ? Math.ceil(of / by) : Math.floor(of / by)

/** Bases are settled before anything is done to the number. */
const rebased = (thing: Thing, base: number): Thing => ({ ...thing, base, power: base })

const changed = (game: Game, thing: Thing, change: Modification, by: number): Thing => {
  const { types, markers, given, lost } = thing
  /** In Flesh and Blood what another effect has given stays. */
  const takes = (what: readonly string[]): readonly string[] => (game === 'fab' ? what.filter(each => !given.has(each)) : what)
  if ('addTypes' in change)
    return { ...thing, types: new Set([...types, ...change.addTypes]), given: new Set([...given, ...change.addTypes]) }
  if ('addSupertypes' in change)
    return { ...thing, types: new Set([...types, ...change.addSupertypes]), given: new Set([...given, ...change.addSupertypes]) }
  if ('removeSupertypes' in change) return { ...thing, types: without(types, takes(change.removeSupertypes)) }
  if ('removeTypes' in change) return { ...thing, types: without(types, takes(change.removeTypes)) }
  if ('gains' in change) return { ...thing, markers: new Set([...markers, change.gains]), given: new Set([...given, change.gains]) }
  if ('loses' in change) return { ...thing, markers: without(markers, takes([change.loses])), lost: new Set([...lost, change.loses]) }
  if (!('number' in change)) return thing
  switch (change.op) {
    case 'add':
      return { ...thing, power: floored(game, thing.power + by) }
    case 'subtract':
      return { ...thing, power: floored(game, thing.power - by) }
    case 'multiply':
      return { ...thing, power: floored(game, thing.power * by) }
    case 'set':
      return game === 'fab' ? { ...thing, power: floored(game, by) } : { ...thing, power: by, base: by }
    case 'set-base':
      return { ...thing, power: floored(game, by), base: floored(game, by) }
    case 'divide':
      return { ...thing, power: quotient(thing.power, by, change) }
    case 'add-base':
      return rebased(thing, floored(game, thing.base + by))
    case 'subtract-base':
      return rebased(thing, floored(game, thing.base - by))
    case 'multiply-base':
      return rebased(thing, floored(game, thing.base * by))
    case 'divide-base':
      return rebased(thing, quotient(thing.base, by, change))
  }
}

/** The state after a part has been applied to some objects: to all at once, or one after another where applying is an event. */
const appliedTo = (game: Game, part: Part, state: State, to: readonly string[]): State => {
  let now = state
  for (const id of to) {
    const by = 'number' in part.change ? valueOf(part.change.by, game === 'fab' ? now : state, part.of.id) : 0
    now = { ...now, things: new Map([...now.things, [id, changed(game, now.things.get(id)!, part.change, by)]]) }
  }
  return to.length > 0 && !now.begun.has(part.of.id) ? { ...now, begun: new Map([...now.begun, [part.of.id, to]]) } : now
}

const applied = (game: Game, part: Part, state: State): State => appliedTo(game, part, state, subjects(game, part, state))

const doing = (game: Game, part: Part, state: State): string =>
  JSON.stringify([subjects(game, part, state), 'number' in part.change ? valueOf(part.change.by, state, part.of.id) : null])

/** Whether an effect depends on another: it does otherwise, or to others, once that is applied. */
const depends = (game: Game, one: Part, other: Part, state: State): boolean => {
  if (one.of === other.of) return false
  const then = appliedTo(game, other, state, subjects(game, other, state))
  return doing(game, one, state) !== doing(game, one, { ...then, begun: state.begun })
}

/** How a loop that depends on others besides goes on: both readings are allowed. */
const READINGS = ['waits-for-these', 'waits-for-nothing'] as const

/** The effects that may be the next one of a layer, by each reading: the oldest of those that wait for none. */
const nextOnes = (game: Game, left: readonly Part[], state: State): ReadonlySet<Part> => {
  const edges = new Map(left.map(each => [each, left.filter(other => other !== each && depends(game, each, other, state))]))
  const reaches = (from: Part, to: Part, been = new Set<Part>()): boolean =>
    edges.get(from)!.some(next => next === to || (!been.has(next) && reaches(next, to, been.add(next))))
  const waits = (each: Part, reading: (typeof READINGS)[number]): boolean => {
    if (edges.get(each)!.length === 0 || (reading === 'waits-for-nothing' && reaches(each, each))) return false
    return edges.get(each)!.some(other => !reaches(other, each))
  }
  const isOlder = (one: Part, other: Part): boolean => one.age < other.age || (one.age === other.age && one.at < other.at)
  const may = (one: Part, reading: (typeof READINGS)[number]): boolean =>
    !waits(one, reading) && left.every(other => other === one || !isOlder(other, one) || waits(other, reading))
  return new Set(left.filter(one => READINGS.some(reading => may(one, reading))))
}

/** Every state to which an order of these effects leads that the rules allow. */
const orders = (game: Game, parts: readonly Part[], state: State): readonly State[] =>
  parts.length === 0
    ? [state]
    : [...nextOnes(game, parts, state)].flatMap(one =>
        orders(
          game,
          parts.filter(each => each !== one),
          applied(game, one, state)
        )
      )

const LAYERS: Readonly<Record<'mtg' | 'ga', readonly ((change: Modification) => boolean)[]>> = {
  mtg: [change => isOfTypes(change) || isOfSupertypes(change), isOfAbilities, setsNumber, modifiesNumber],
  ga: [setsNumber, isOfTypes, isOfAbilities, modifiesNumber]
}

function isOfTypes(change: Modification): boolean {
  return 'addTypes' in change || 'removeTypes' in change
}
function isOfSupertypes(change: Modification): boolean {
  return 'addSupertypes' in change || 'removeSupertypes' in change
}
function isOfAbilities(change: Modification): boolean {
  return 'gains' in change || 'loses' in change
}
function setsNumber(change: Modification): boolean {
  return 'number' in change && (change.op === 'set' || change.op === 'set-base')
}
function modifiesNumber(change: Modification): boolean {
  return 'number' in change && !setsNumber(change)
}

/** The counters of one kind, or of both. */
const counted = (game: Game, board: Board, state: State, kinds: readonly string[]): State => ({
  ...state,
  things: new Map(
    board.map(({ id, counters }) => {
      const thing = state.things.get(id)!
      const plus = kinds.includes('+1/+1') ? (counters['+1/+1'] ?? 0) : 0
      const minus = kinds.includes('-1/-1') ? (counters['-1/-1'] ?? 0) : 0
      return [id, { ...thing, power: floored(game, thing.power + plus - minus) }]
    })
  )
})

const layered = (game: 'mtg' | 'ga', board: Board, parts: readonly Part[], start: State): readonly State[] => {
  let states: readonly State[] = [start]
  LAYERS[game].forEach((takes, at) => {
    if (at === LAYERS[game].length - 1) states = states.map(state => counted(game, board, state, ['+1/+1', '-1/-1']))
    const mine = parts.filter(({ change }) => takes(change))
    states = states.flatMap(state => orders(game, mine, state))
  })
  return states
}

/** The stages of Flesh and Blood that can be told apart here: types, supertypes, abilities, base numbers, numbers. */
const stageOf = (change: Modification): number => {
  if ('number' in change) return change.op.endsWith('-base') ? 7 : 8
  return isOfTypes(change) ? 4 : isOfSupertypes(change) ? 5 : 6
}

/** The stages of what an effect speaks of. */
const stagesRead = ({ effect }: BoardObject): readonly number[] => {
  const { who, while: given } = effect!
  return [
    ...(who.types || who.notTypes || given ? [4] : []),
    ...(who.supertypes ? [5] : []),
    ...(who.marker === undefined ? [] : [6]),
    ...(who.number === undefined ? [] : [who.number.base ? 7 : 8])
  ]
}

const SUBSTAGES = ['set', 'multiply', 'divide', 'add', 'subtract']

/** The substage in stages 7 and 8; dependent effects come last in every stage. */
const substageOf = (part: Part): number => {
  const own = stageOf(part.change)
  if (Math.max(own, ...stagesRead(part.of)) > own) return 7
  return 'number' in part.change ? SUBSTAGES.indexOf(part.change.op.replace('-base', '')) : 0
}

/** Effects of one substage, the oldest first, each once to each object; those that come to fit more join. */
const substage = (parts: readonly Part[], start: State): State => {
  const been = new Set<string>()
  let state = start
  for (let goesOn = true; goesOn;) {
    goesOn = false
    for (const part of parts) {
      const fresh = subjects('fab', part, state).filter(id => !been.has(`${part.of.id} ${part.at} ${id}`))
      for (const id of fresh) been.add(`${part.of.id} ${part.at} ${id}`)
      if (fresh.length > 0) goesOn = true
      state = appliedTo('fab', part, state, fresh)
    }
  }
  return state
}

const staged = (board: Board, parts: readonly Part[], start: State): State => {
  let state = start
  for (const stage of [4, 5, 6, 7, 8]) {
    const mine = parts.filter(part => Math.max(stageOf(part.change), ...stagesRead(part.of)) === stage)
    for (const at of [0, 1, 2, 3, 4, 7]) {
      if (stage === 8 && at === 3) state = counted('fab', board, state, ['+1/+1'])
      if (stage === 8 && at === 4) state = counted('fab', board, state, ['-1/-1'])
      state = substage(
        mine.filter(part => substageOf(part) === at),
        state
      )
    }
  }
  return state
}

const seen = ({ things }: State): Readonly<Record<string, Seen>> =>
  Object.fromEntries(
    [...things].map(([id, { types, markers, power, base }]) => [
      id,
      { types: [...types].sort(), markers: [...markers].sort(), power, base }
    ])
  )

/** Everything that a board may look like by the rules: one thing, unless these leave something open. */
export const outcomes = (game: Game, board: Board): readonly Readonly<Record<string, Seen>>[] => {
  const start: State = {
    things: new Map(
      board.map(({ id, owner, types, marker, power }) => [
        id,
        {
          id,
          owner,
          types: new Set(types),
          markers: new Set(marker === undefined ? [] : [marker]),
          given: new Set<string>(),
          lost: new Set<string>(),
          power,
          base: power
        }
      ])
    ),
    begun: new Map()
  }
  const parts = board.flatMap((of, age) => (of.effect?.change ?? []).map((change, at): Part => ({ of, age, at, change })))
  const states = game === 'fab' ? [staged(board, parts, start)] : layered(game, board, parts, start)
  return [...new Map(states.map(state => [JSON.stringify(seen(state)), seen(state)])).values()]
}
