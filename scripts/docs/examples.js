/**
 * Where each fixture is told. Its home is the page of the rule that it names first; there it is told always. Pages of its other
 * rules tell it while there is room, and link to it otherwise.
 * @module
 */
import { places } from './places.js'

/** A page tells more only if more are at home on it. */
const ROOM = 4

const isHome = ({ scenario }, id) => scenario.rules[0] === id

/** The examples of a rule: those that its page tells, those at home first, and those that it links to. */
export const examplesOf = (book, id) => {
  const all = book.examples
    .filter(({ scenario }) => scenario.rules.includes(id))
    .sort((a, b) => a.scenario.rules.indexOf(id) - b.scenario.rules.indexOf(id))
  const room = Math.max(ROOM, all.filter(each => isHome(each, id)).length)
  return { told: all.slice(0, room), others: all.slice(room) }
}

/** The place where a fixture is told: on the page of a rule if it is told there, else at home. */
export const toldAt = (book, fixture, id) => {
  const here = id !== undefined && examplesOf(book, id).told.some(({ scenario }) => scenario.id === fixture.id)
  return places.example(here ? id : fixture.rules[0], fixture.id)
}
