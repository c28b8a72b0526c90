/**
 * The rulebooks that a page has, each brought by a script of its own when it is wanted. In the bundle this module stands for that
 * of the kit's rulebooks, whose names it has.
 * @module
 */
import type { Rule } from '../model/rulebook/rule.js'
import { everyRule } from '../model/rulebook/rulebook.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'

const shelf: Record<string, Rulebook> = {}
const inOrder: Rulebook[] = []

/** Those that are here, by id. */
export const rulebooks: Readonly<Record<string, Rulebook>> = shelf

/** Those that are here, in the order of the kit once all are. */
export const everyRulebook: readonly Rulebook[] = inOrder

/** Puts rulebooks here, before those that were here already. */
export const shelve = (books: readonly Rulebook[]): void => {
  const others = inOrder.filter(({ id }) => !books.some(book => book.id === id))
  inOrder.splice(0, inOrder.length, ...books, ...others)
  for (const book of books) shelf[book.id] = book
}

/** The rulebook of that id, if it is here. */
export const findRulebook = (id: string | undefined): Rulebook | undefined => inOrder.find(book => book.id === id)

/** The rule of that id, if its rulebook is here. */
export const findRule = (id: string): Rule | undefined => inOrder.flatMap(everyRule).find(rule => rule.id === id)
