/**
 * Fits what came to what is expected: fields by fields, lists without order in whatever order, names by what they stand for.
 * @module
 */
import { UNORDERED } from '../../../model/trace/sets.js'
import { blocksOf, kindsExpected, kindsThatCame } from './kinds.js'
import type { Block, Item, Kind } from './kinds.js'
import { bind, join } from './names.js'
import type { Names, Pool } from './names.js'
import { isSpelled, mayBeLeftOut, sayWhose, saysMore, SPELLED } from './optional.js'
import { Bag, isPlain, Tagged } from './tagged.js'

/** The most steps in which one trace is fitted to one expectation; the fixtures of the kit need at most some 1200. */
export const MOST_STEPS = 100_000

/** How much is done to tell whether something fits, and how much is done at most. */
export interface Effort {
  readonly most: number
  steps: number
}

export interface Search {
  /** Names of the scenario, which stand for themselves. */
  readonly handles: ReadonlySet<string>
  readonly effort: Effort
}

export const isSpent = ({ effort: { steps, most } }: Search): boolean => steps > most

/** All ways in which `came` matches `expected` by fields, given the names bound so far; none any more once the search is spent. */
export function* unify(expected: unknown, came: unknown, names: Names, search: Search): Generator<Names> {
  search.effort.steps++
  if (isSpent(search)) return
  if (expected instanceof Tagged) {
    if (!(came instanceof Tagged) || came.kind !== expected.kind) return
    if (expected.marks.group !== undefined) yield* join(names, expected.marks.group, came)
    else if (expected.kind === 'event') yield* bind(names, expected, came)
    else if (search.handles.has(expected.id)) {
      if (came.id === expected.id) yield names
    }
    // what the scenario has a name for goes by it, so that a slip in a name of the expectation stands for nothing
    else if (!search.handles.has(came.id)) yield* bind(names, expected, came)
    return
  }
  if (expected instanceof Bag) {
    if (came instanceof Bag && came.items.length === expected.items.length) yield* inAnyOrder(expected.items, came.items, names, search)
    return
  }
  if (Array.isArray(expected)) {
    if (Array.isArray(came) && came.length === expected.length) yield* inOrder(expected, came, names, search)
    return
  }
  if (isPlain(expected)) {
    if (!isPlain(came) || saysMore(expected, came)) return
    const free = isSpelled(expected) && isSpelled(came) ? SPELLED : []
    const isFree = (key: string): boolean =>
      free.includes(key) ||
      (came[key] === undefined && mayBeLeftOut(expected, key)) ||
      (key === 'cause' && !sayWhose(expected[key], came[key]))
    const keys = Object.keys(expected).filter(key => !isFree(key))
    const bag = (key: string, value: unknown): unknown => (UNORDERED.has(key) && Array.isArray(value) ? new Bag(value) : value)
    yield* inOrder(
      keys.map(key => bag(key, expected[key])),
      keys.map(key => bag(key, came[key])),
      names,
      search
    )
    return
  }
  if (expected === came) yield names
}

function* inOrder(expected: readonly unknown[], came: readonly unknown[], names: Names, search: Search): Generator<Names> {
  if (expected.length === 0) {
    yield names
    return
  }
  for (const bound of unify(expected[0], came[0], names, search)) yield* inOrder(expected.slice(1), came.slice(1), bound, search)
}

/** The only way in which something fits. */
const onlyWay = (expected: unknown, came: unknown, names: Names, search: Search): Names | undefined => {
  const ways = unify(expected, came, names, search)
  const first = ways.next()
  return first.done === true || ways.next().done !== true ? undefined : first.value
}

/** What fits where a thing of one kind stands for one of another: what it says of other names, and which of their own names go together. */
interface Link {
  readonly names: Names
  readonly places: readonly (number | undefined)[]
}

/** `undefined` where their own names are not all that is left open. */
const linkOf = (wanted: Item, came: Item, names: Names, search: Search): Link | undefined => {
  const way = onlyWay(wanted.value, came.value, names, search)
  if (!way || way.pools !== names.pools) return undefined
  const news = Object.entries(way.bound).filter(([key]) => names.bound[key] === undefined)
  const others = news.filter(([key]) => !wanted.own.includes(key))
  if (others.some(([, key]) => came.own.includes(key))) return undefined
  const images = wanted.own.map(key => way.bound[key])
  if (images.some(key => key !== undefined && !came.own.includes(key))) return undefined
  const bound = { ...names.bound, ...Object.fromEntries(others) }
  const taken = { ...names.taken, ...Object.fromEntries(others.map(([, key]) => [key, true as const])) }
  return { names: { ...names, bound, taken }, places: images.map(key => (key === undefined ? undefined : came.own.indexOf(key))) }
}

const sizeOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { length }) => sum + length, 0)

/** The names after a block in which any thing may be any other is left open; `undefined` if it can't be. */
const leftOpen = (wanted: readonly Kind[], came: readonly Kind[], before: Names, search: Search): Names | undefined => {
  let names = before
  const places: (readonly (number | undefined)[])[][] = []
  for (const want of wanted) {
    const row: (readonly (number | undefined)[])[] = []
    for (const each of came) {
      const link = linkOf(want[0]!, each[0]!, names, search)
      if (!link) return undefined
      names = link.names
      row.push(link.places)
    }
    places.push(row)
  }
  const told = (row: number, column: number): string =>
    places[row]![column]!.filter(place => place !== undefined)
      .toSorted()
      .join()
  const isEven = came.every((_, column) => wanted.every((__, row) => told(row, column) === told(0, column)))
  if (!isEven) return undefined
  if (wanted.every(([first]) => first!.own.length === 0)) return names
  const entries = (kinds: readonly Kind[]): Pool['wanted'] => kinds.flatMap((items, kind) => items.map(({ own }) => ({ keys: own, kind })))
  const taken = came.flatMap((items, kind) => items.flatMap(({ own }) => own.filter((_, at) => places[0]![kind]!.includes(at))))
  return {
    ...names,
    taken: { ...names.taken, ...Object.fromEntries(taken.map(key => [key, true as const])) },
    pools: [...names.pools, { wanted: entries(wanted), came: entries(came), places }]
  }
}

/** A block of which each kind that is expected fits each that came. */
const isFull = (table: readonly (readonly boolean[])[], { wanted, came }: Block): boolean =>
  wanted.every(row => came.every(column => table[row]![column]))

/**
 * Lists in any order. What can't fit at all ends it at once; what is alike but for names is not tried in each order; of the rest the
 * one comes first that the fewest fit.
 */
function* inAnyOrder(expected: readonly unknown[], arrived: readonly unknown[], before: Names, search: Search): Generator<Names> {
  if (expected.length < 2) {
    yield* inOrder(expected, arrived, before, search)
    return
  }
  const wanted = kindsExpected(expected, before, search.handles)
  const came = kindsThatCame(arrived, before, search.handles)
  const table: boolean[][] = []
  for (const [want] of wanted) {
    if (isSpent(search)) return
    table.push(came.map(([each]) => unify(want!.value, each!.value, before, search).next().done !== true))
  }
  const blocks = blocksOf(table)
  const kindsOf = (block: Block) => ({ wants: block.wanted.map(row => wanted[row]!), comes: block.came.map(column => came[column]!) })
  if (blocks.some(block => sizeOf(kindsOf(block).wants) !== sizeOf(kindsOf(block).comes))) return
  let names = before
  const rest: Block[] = []
  for (const block of blocks) {
    const { wants, comes } = kindsOf(block)
    const [only] = wants
    const single = sizeOf(wants) === 1 ? onlyWay(only![0]!.value, comes[0]![0]!.value, names, search) : undefined
    const open = single ?? (isFull(table, block) ? leftOpen(wants, comes, names, search) : undefined)
    if (open) names = open
    else rest.push(block)
  }
  if (rest.length === 0) {
    yield names
    return
  }
  const rows = rest.flatMap(block => block.wanted)
  const columns = rest.flatMap(block => block.came)
  const fitting = (row: number): readonly Kind[] => came.filter((_, column) => table[row]![column])
  const [fewest] = rows.toSorted((a, b) => sizeOf(fitting(a)) - sizeOf(fitting(b)))
  const [first] = wanted[fewest!]!
  const without = (kinds: readonly Kind[], item: Item): readonly unknown[] =>
    kinds.flat().flatMap(each => (each === item ? [] : [each.value]))
  const left = without(
    rows.map(row => wanted[row]!),
    first!
  )
  for (const kind of fitting(fewest!))
    for (const item of kind[0]!.own.length === 0 ? kind.slice(0, 1) : kind) {
      const others = without(
        columns.map(column => came[column]!),
        item
      )
      for (const bound of unify(first!.value, item.value, names, search)) yield* inAnyOrder(left, others, bound, search)
    }
}
