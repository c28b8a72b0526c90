/** What is compared of an observation: plain values, with its names and its lists without order marked. @module */
import type { IdKind } from '../../../model/trace/ids.js'

/** A name. Things and events are named apart: one of each may have the same name. */
export class Tagged {
  readonly key: string
  constructor(
    readonly id: string,
    readonly kind: IdKind,
    readonly marks: Marks = {}
  ) {
    this.key = `${kind} ${id}`
  }
}

/** What is known of a stack object as it triggers. */
interface Marks {
  /** It is pending together with others of its effect: its name does not tell which of them is placed first. */
  readonly isTwin?: boolean
  /** Of a stack object that is expected: the place of the group of those that nothing tells apart. */
  readonly group?: number | undefined
}

/** A list whose order does not matter. */
export class Bag {
  constructor(readonly items: readonly unknown[]) {}
}

export type Fields = Readonly<Record<string, unknown>>

export const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Tagged) && !(value instanceof Bag)

/** Every name in a value, in the order in which they come. */
export const namesIn = (value: unknown): readonly Tagged[] => {
  if (value instanceof Tagged) return [value]
  if (value instanceof Bag) return value.items.flatMap(namesIn)
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return isPlain(value) ? Object.values(value).flatMap(namesIn) : []
}

/** A value as text, with its names as `nameOf` has them. */
export const textOf = (value: unknown, nameOf: (name: Tagged) => string): string => {
  const text = (each: unknown): string => textOf(each, nameOf)
  if (value instanceof Tagged) return nameOf(value)
  if (value instanceof Bag) return `<${value.items.map(text).join()}>`
  if (Array.isArray(value)) return `[${value.map(text).join()}]`
  if (!isPlain(value)) return JSON.stringify(value) ?? ''
  const told = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${told.map(([key, inner]) => `${JSON.stringify(key)}:${text(inner)}`).join()}}`
}
