/**
 * What engine and charts make of a board is what the oracle by brute force makes of it: so many boards a game, or as many as
 * `LAYERS_BOARDS` says, from the seed `LAYERS_SEED` on.
 * @module
 */
import { describe, expect, it } from 'vitest'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { ObjectView } from '../../model/scenario/view.js'
import { hasOpenLoop, startWorld } from '../../model/world/index.js'
import type { Context } from '../../engine/reference/context.js'
import { instructions } from '../../engine/reference/machine/instructions/language/index.js'
import { sound } from '../../engine/reference/machine/sound.js'
import { defaultRules, type Rules } from '../../engine/reference/rules/index.js'
import { initial } from '../../engine/reference/setup.js'
import { viewOf } from '../../engine/reference/view.js'
import type { Board, BoardObject, Game } from './testing/board.js'
import { boardOf, scenarioOf } from './testing/board.js'
import type { Seen } from './testing/oracle.js'
import { outcomes } from './testing/oracle.js'

const BOARDS = Number(process.env.LAYERS_BOARDS ?? 200)
const FIRST = Number(process.env.LAYERS_SEED ?? 1)

const games = ['fab', 'mtg', 'ga'] as const

type Look = Readonly<Record<string, Seen>>

const bases = Object.fromEntries(games.map(game => [game, createBase(rulebooks[game])])) as unknown as Readonly<
  Record<Game, ReturnType<typeof createBase>>
>

const lookOf = (board: Board, object: (id: string) => ObjectView | undefined): Look =>
  Object.fromEntries(
    board
      .map(({ id }) => id)
      .sort()
      .map(id => {
        const { types, markers, numbers, baseNumbers } = object(id)!
        return [id, { types: [...types].sort(), markers: [...new Set(markers)].sort(), power: numbers.power!, base: baseNumbers.power! }]
      })
  )

const engineOf = (game: Game, faults: Partial<Rules> = {}) => {
  const ctx: Context = {
    base: bases[game],
    structure: rulebooks[game].structure,
    rules: { ...defaultRules, ...faults },
    does: sound,
    instructions,
    views: new WeakMap(),
    calm: new WeakSet(),
    projections: new WeakMap()
  }
  return (board: Board): string => {
    const { w } = initial(ctx, scenarioOf(game, board))
    return JSON.stringify(lookOf(board, id => viewOf(ctx, w).object(id)))
  }
}

/** What the charts make of a board; nothing, where they leave it open. */
const charts = (game: Game, board: Board): string | undefined => {
  const world = startWorld(bases[game], scenarioOf(game, board))
  return hasOpenLoop(world) ? undefined : JSON.stringify(lookOf(board, id => world.facts.derived.modified(world).get(id)))
}

const allowedOn = (game: Game, board: Board): readonly string[] =>
  outcomes(game, board).map(look => JSON.stringify(Object.fromEntries(Object.entries(look).sort(([a], [b]) => (a < b ? -1 : 1)))))

function* boards(game: Game, many: number): Generator<readonly [number, Board]> {
  for (let seed = FIRST; seed < FIRST + many; seed++) yield [seed, boardOf(game, seed)]
}

describe.each(games)('the layers of %s', game => {
  it(`are what every order that the rules allow makes of them, on ${BOARDS} boards`, { timeout: 0 }, () => {
    const engine = engineOf(game)
    let told = 0
    let open = 0
    for (const [seed, board] of boards(game, BOARDS)) {
      const allowed = allowedOn(game, board)
      const made = engine(board)
      expect(allowed, `board ${seed}, engine`).toContain(made)
      const look = charts(game, board)
      if (look !== undefined) expect(allowed, `board ${seed}, charts`).toContain(look)
      if (allowed.length > 1 || look === undefined) open++
      if (made !== engine(board.toReversed())) told++
    }
    process.stdout.write(`${game}: ${BOARDS} boards agree; the order of the effects is told on ${told}, and left open on ${open}\n`)
    // what has been compared is worth comparing: the order of the effects matters on many boards, and hardly ever is it left open
    expect(told).toBeGreaterThan(BOARDS / 12)
    expect(open).toBeLessThan(BOARDS / 12)
  })

  const faults: Readonly<Record<Game, readonly Partial<Rules>[]>> = {
    fab: [{ joinsSubstage: () => false }, { takenAway: (_, removed) => removed }],
    mtg: [
      { nextOfStage: ([first]) => first! },
      { nextOfStage: (waiting, dependsOn) => waiting.find(each => dependsOn(each).length === 0) ?? waiting.at(-1)! },
      { isOverInStage: () => false },
      { goesOnAsBegun: () => false },
      { setsBase: () => false }
    ],
    ga: [{ nextOfStage: ([first]) => first! }, { isOverInStage: () => false }, { setsBase: () => false }]
  }

  it.each(faults[game].map(fault => [Object.keys(fault).join(), fault] as const))(
    'are not those of an engine that decides %s otherwise',
    (_, fault) => {
      const engine = engineOf(game, fault)
      expect([...boards(game, 2000)].some(([, board]) => !allowedOn(game, board).includes(engine(board)))).toBe(true)
    }
  )
})

/** @see fab:6.3.5 mtg-context:613.7 */
describe.each(games)('whatever the layers of %s are', game => {
  const engine = engineOf(game)
  const some = [...boards(game, 60)]
  const without = (board: Board, id: string): Board =>
    board.map(({ effect, ...each }): BoardObject => (each.id === id || !effect ? each : { ...each, effect }))

  it('what is worked out twice is worked out once', () => {
    for (const [seed, board] of some) expect(engine(board), `board ${seed}`).toBe(engine(board))
  })

  it('an effect that changes nothing may as well not be there', () => {
    for (const [seed, board] of some) {
      const idle = board.map(each => ({ ...each, types: [...each.types] }))
      const idler: BoardObject = {
        id: 'zz',
        owner: 'A',
        types: [],
        power: 0,
        counters: {},
        effect: { who: { types: ['nothing'] }, change: [{ gains: 'edge' }] }
      }
      const [plain, beside] = [engine([...idle, { ...idler, effect: undefined } as unknown as BoardObject]), engine([...idle, idler])]
      expect(beside, `board ${seed}`).toBe(plain)
    }
  })

  it('additions alone come to their sum, in whatever order they came', () => {
    for (const [seed] of some) {
      const added = [1, 2, 3, 4].map(n => (seed * n) % 7)
      const board = added.map((by, at): BoardObject => ({
        id: `o${at}`,
        owner: 'A',
        types: ['item'],
        power: 5,
        counters: {},
        effect: { who: {}, change: [{ number: 'power', op: 'add', by }] }
      }))
      const sum = added.reduce((a, b) => a + b, 5)
      for (const each of [board, board.toReversed()])
        expect(Object.values(JSON.parse(engine(each)) as Look).map(({ power }) => power)).toEqual(added.map(() => sum))
    }
  })

  it('an object that has lost its ability by being taken from the board leaves the rest as if it had never had it', () => {
    for (const [seed, board] of some) {
      const [{ id }] = board as [BoardObject]
      expect(allowedOn(game, without(board, id)), `board ${seed}`).toContain(engine(without(board, id)))
    }
  })
})
