/**
 * How the book is searched, here and in the page.
 * @module
 */

/** Words that readers type for those of the book. */
const SAME = new Map([
  ['per', 'each'],
  ['zero', '0']
])

const termOf = word => {
  const term = word.toLowerCase()
  return SAME.get(term) ?? term
}

/** For MiniSearch. What stands in a title counts most; of two that fit alike a rule comes first. */
export const OPTIONS = { fields: ['title', 'number', 'text'], storeFields: ['path', 'title', 'kind'], processTerm: termOf }

/** How much a kind of page counts: a reader of rules looks for rules first. */
const KINDS = {
  rule: 3,
  card: 1.5,
  question: 1.2,
  chart: 1.2,
  guide: 1,
  invariant: 1,
  relation: 1,
  decision: 0.6,
  example: 0.6,
  'faulty engine': 0.4
}

/** So long is a word at least that may be the beginning of another; the last one may always, since it is being typed. */
const BEGINS = 4

export const SEARCHED = {
  prefix: (term, at, terms) => at === terms.length - 1 || term.length >= BEGINS,
  fuzzy: term => (term.length > 4 ? 0.2 : false),
  boost: { title: 4, number: 6 },
  combineWith: 'AND',
  boostDocument: (_id, _term, { kind }) => KINDS[kind] ?? 1
}

/** What fits every word, else what fits some. */
export const searched = (index, words) => {
  const all = index.search(words, SEARCHED)
  return all.length > 0 ? all : index.search(words, { ...SEARCHED, combineWith: 'OR' })
}
