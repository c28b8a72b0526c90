/**
 * A situation that a person has changed: its text, and what reading it comes to.
 * @module
 */
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { Example } from './example.js'

/** The text of the editor. */
export const textOf = ({ ruleset, players, start, objects, until, cards }: Example): string =>
  JSON.stringify({ ruleset, players, start, objects, until, cards }, null, 2)

/** An example, or the sentence that says what is wrong with the text. */
export type Edited = { readonly example: Example } | { readonly wrong: string }

/** Reads the text of the editor; the rest is of the example that was changed, whose way may no longer lead anywhere. */
export type Read = (text: string, before: Example, bookOf: (id: string) => Rulebook) => Edited

/** Fetches what reads it, once: the schemas are a script of their own. */
export type Reading = () => Promise<Read>
