/**
 * Where each fixture is told. Its home is the page of the first rule that it names and that has a page; there it is told always.
 * Pages of its other rules tell it while there is room, and link to it otherwise.
 * @module
 */
import { places } from './places.js'

/** A page tells more only if more are at home on it. */
const ROOM = 4

/** The rule on whose page a fixture is told always; `undefined` if the catalogue has none of its rules. */
export const homeOf = (book, fixture) => fixture.rules.find(book.hasPage)

/** The examples of a rule: those that its page tells, those at home first, and those that it links to. */
export const examplesOf = (book, id) => {
  const all = book.examples.filter(({ scenario }) => scenario.rules.includes(id))
  const home = all.filter(({ scenario }) => homeOf(book, scenario) === id)
  const sorted = [...home, ...all.filter(each => !home.includes(each))]
  const room = Math.max(ROOM, home.length)
  return { told: sorted.slice(0, room), others: sorted.slice(room) }
}

/** The place where a fixture is told: on the page of a rule if it is told there, else at home; `undefined` if it has none. */
export const toldAt = (book, fixture, id) => {
  const here = id !== undefined && examplesOf(book, id).told.some(({ scenario }) => scenario.id === fixture.id)
  const rule = here ? id : homeOf(book, fixture)
  return rule === undefined ? undefined : places.example(rule, fixture.id)
}

/** A link to where a fixture is told, or its words alone. */
export const linkToFixture = (book, links, fixture, words, id) => {
  const at = toldAt(book, fixture, id)
  return at === undefined ? words : links.to(at, words)
}
