/**
 * Where each fixture is told. Its home is the page of the first rule that it names and that has a page.
 * @module
 */
import { places } from './places.js'

/** The rule on whose page a fixture stands always; `undefined` if the catalogue has none of its rules. */
export const homeOf = (book, fixture) => fixture.rules.find(book.hasPage)

const rank = ({ scenario, telling }) => {
  const kind = scenario.standing !== 'normative' ? 2 : scenario.source?.example === undefined ? 1 : 0
  return [kind, telling.told.length]
}

const byRank = (a, b) => {
  const [kind, length] = rank(a)
  const [otherKind, otherLength] = rank(b)
  return kind - otherKind || length - otherLength
}

/** The examples of a rule, the first to be read first: the text's own, then normative ones, then readings; the shortest of each. */
export const examplesOf = (book, id) => {
  const all = book.examples.filter(({ scenario }) => scenario.rules.includes(id))
  const own = all.filter(({ scenario }) => homeOf(book, scenario) === id).sort(byRank)
  return [...own, ...all.filter(each => !own.includes(each)).sort(byRank)].sort((a, b) => rank(a)[0] - rank(b)[0])
}

/** The example that is told. */
export const exampleOf = (book, id) => examplesOf(book, id)[0]

/** The place where a fixture stands; `undefined` if it has none. */
export const toldAt = (book, fixture) => {
  const rule = homeOf(book, fixture)
  return rule === undefined ? undefined : places.example(rule, fixture.id)
}

/** A link to where a fixture stands, or its words alone. */
export const linkToFixture = (book, links, fixture, words) => {
  const at = toldAt(book, fixture)
  return at === undefined ? words : links.to(at, words)
}
