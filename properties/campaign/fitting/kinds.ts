/** Things that are alike but for names which nothing else has. @module */
import { isOpen } from './names.js'
import type { Names } from './names.js'
import { namesIn, textOf } from './tagged.js'
import type { Tagged } from './tagged.js'

/** A thing, with the names that it alone has and of which nothing is known. */
export interface Item {
  readonly value: unknown
  readonly own: readonly string[]
}

/** Things of one kind: each could stand for each other one, names apart. */
export type Kind = readonly Item[]

const kindsOf = (values: readonly unknown[], isNew: (name: Tagged) => boolean): readonly Kind[] => {
  const names = values.map(value => [...new Map(namesIn(value).map(name => [name.key, name])).values()])
  const counts = new Map<string, number>()
  for (const { key } of names.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const kinds = new Map<string, Item[]>()
  for (const [at, value] of values.entries()) {
    const own = names[at]!.filter(name => isNew(name) && counts.get(name.key) === 1).map(({ key }) => key)
    const text = textOf(value, name => {
      const place = own.indexOf(name.key)
      return place >= 0
        ? `#${place} ${name.kind}`
        : name.marks.group === undefined
          ? JSON.stringify(name.key)
          : `#alike ${name.marks.group}`
    })
    kinds.set(text, [...(kinds.get(text) ?? []), { value, own }])
  }
  return [...kinds.values()]
}

const isHandle = ({ id, kind }: Tagged, handles: ReadonlySet<string>): boolean => kind === 'thing' && handles.has(id)

export const kindsExpected = (values: readonly unknown[], names: Names, handles: ReadonlySet<string>): readonly Kind[] =>
  kindsOf(values, name => name.marks.group === undefined && !isHandle(name, handles) && isOpen(names, name.key))

export const kindsThatCame = (values: readonly unknown[], names: Names, handles: ReadonlySet<string>): readonly Kind[] =>
  kindsOf(values, name => !isHandle(name, handles) && !names.taken[name.key])

/** Kinds that are expected and kinds that came, of which some fit each other and none fits any other. */
export interface Block {
  readonly wanted: readonly number[]
  readonly came: readonly number[]
}

/** The blocks into which a table falls that says which expected kind fits which that came. */
export const blocksOf = (table: readonly (readonly boolean[])[]): readonly Block[] => {
  const blocks: Block[] = []
  const done = new Set<number>()
  for (const first of table.keys()) {
    if (done.has(first)) continue
    const wanted = new Set([first])
    const came = new Set<number>()
    // a set goes on to what is added to it meanwhile
    for (const row of wanted)
      for (const [column, isFit] of table[row]!.entries())
        if (isFit && !came.has(column)) {
          came.add(column)
          for (const [other, fits] of table.entries()) if (fits[column]) wanted.add(other)
        }
    for (const row of wanted) done.add(row)
    blocks.push({ wanted: [...wanted], came: [...came] })
  }
  return blocks
}
