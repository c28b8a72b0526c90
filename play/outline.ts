/**
 * Stands for zod in the script of a page (`scripts/play.js`): of a schema it keeps what the engine and the charts read there, which
 * is the names of a list, the alternatives, the fields of an object and the value of a literal. Nothing is held against a schema by
 * that script; what is, such as the text of the editor, is in a script of its own, with zod.
 * @module
 */

interface Known {
  /** The names of a list, or the alternatives of a union. */
  readonly options?: readonly unknown[]
  /** The fields of an object. */
  readonly shape?: Fields
  /** The value of a literal. */
  readonly value?: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** A schema as far as it is kept. A use that is not here is an error as the script begins. */
class Outline {
  readonly options: Known['options']
  readonly shape: Known['shape']
  readonly value: unknown

  constructor({ options, shape, value }: Known = {}) {
    this.options = options
    this.shape = shape
    this.value = value
  }

  readonly check = (): this => this
  readonly describe = (): this => this
  readonly exactOptional = (): this => this
  readonly max = (): this => this
  readonly meta = (): this => this
  readonly min = (): this => this
  readonly refine = (): this => this
  readonly regex = (): this => this
  readonly transform = (): this => this

  readonly extend = (more: Fields): Outline => new Outline({ shape: { ...this.shape, ...more } })
  readonly exclude = (names: readonly unknown[]): Outline =>
    new Outline({ options: (this.options ?? []).filter(name => !names.includes(name)) })
}

const plain = (): Outline => new Outline()

/** What the kit's schemas are made with. */
export const z = {
  array: plain,
  boolean: plain,
  discriminatedUnion: (_key: string, options: readonly unknown[]): Outline => new Outline({ options }),
  enum: (options: readonly unknown[]): Outline => new Outline({ options }),
  int: plain,
  lazy: plain,
  literal: (value: unknown): Outline => new Outline({ value }),
  null: plain,
  partialRecord: plain,
  record: plain,
  strictObject: (shape: Fields): Outline => new Outline({ shape }),
  string: plain,
  tuple: plain,
  union: (options: readonly unknown[]): Outline => new Outline({ options }),
  unknown: plain
}
