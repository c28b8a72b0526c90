/**
 * The pages of the rulesets: the rules chapter by chapter, and the questions on which games differ.
 * @module
 */
import { chaptersOf } from './chapters.js'
import { bookOf, linksFrom, places, way } from './places.js'
import { questionsPage } from './questions-page.js'
import { waysPage } from './ways-page.js'
import { rulePage } from './rule-page.js'
import { bullets, code, count, front, html, md, page, section, table } from './text.js'

/** The rules of the text and the neighbouring ones are two books. */
const booksOf = rules =>
  [...new Set(rules.map(rule => bookOf(rule.id)))].map(id => ({ id, rules: rules.filter(rule => bookOf(rule.id) === id) }))

const shown = ({ checkedBy }, id) => {
  const { mutants } = checkedBy(id)
  return mutants.length === 0 ? '' : count(mutants.length, 'faulty engine')
}

const ruleTable = (book, rules, links) =>
  table(
    ['rule', 'title', 'standing', 'caught'],
    rules.map(rule => [links.rule(rule.id), md(rule.title), rule.standing, shown(book, rule.id)])
  )

const chapterPage = (knowledge, book, chapter) => {
  const from = places.chapter(chapter.book, chapter.id)
  const links = linksFrom(from, knowledge)
  return [
    from,
    page(
      front(
        chapter.title,
        chapter.rules.map(rule => way(from, places.rule(rule.id)))
      ),
      `# ${md(chapter.title)}`,
      `${count(chapter.rules.length, 'rule')} of ${html(book.rulebook.title)}. The last column says how many engines with a fault in that rule the checks were seen to catch.`,
      ruleTable(book, chapter.rules, links)
    )
  ]
}

const valueTable = (book, links) =>
  table(
    ['value', 'is', 'given by'],
    book.values.map(({ path, value, rules, note, standing }) => [
      code(path),
      `${code(JSON.stringify(value))}${note === undefined ? '' : ` ${md(note)}`}`,
      `${rules.map(id => links.rule(id)).join(', ')}${standing === undefined ? '' : ` (${standing})`}`
    ])
  )

const bookPage = (knowledge, book, { id, rules }, chapters) => {
  const from = places.book(id)
  const links = linksFrom(from, knowledge)
  const isText = id === book.rulebook.id
  return [
    from,
    page(
      front(
        isText ? book.rulebook.title : `${book.rulebook.title}: neighbouring rules`,
        chapters.flatMap(chapter =>
          chapter.title === '' ? chapter.rules.map(rule => way(from, places.rule(rule.id))) : [way(from, places.chapter(id, chapter.id))]
        )
      ),
      `# ${md(book.rulebook.title)}${isText ? '' : ': neighbouring rules'}`,
      isText
        ? `The ruleset ${code(id)}: ${md(book.rulebook.edition)}. It has ${count(rules.length, 'rule')}.`
        : `Rules of other chapters that those of the text lean on, so far as they were at hand: ${count(rules.length, 'rule')}. They are judged in the same way; we know them from a sibling edition, and only in part.`,
      chapters.flatMap(chapter => [
        chapter.title !== '' && `## ${links.to(places.chapter(id, chapter.id), md(chapter.title))}`,
        bullets(chapter.rules.map(rule => `${links.titled(rule)}${rule.standing === 'normative' ? '' : ` (${rule.standing})`}`))
      ]),
      isText &&
        section(
          'Structure',
          'In what games differ is a value of the structure. Model and engine read these values and never ask which game it is.',
          valueTable(book, links)
        )
    )
  ]
}

const rulesPage = (knowledge, books) => {
  const links = linksFrom(places.rules, knowledge)
  return [
    places.rules,
    page(
      front('Rules', [
        ...books.map(({ id }) => way(places.rules, places.book(id))),
        way(places.rules, places.questions),
        way(places.rules, places.ways)
      ]),
      '# Rules',
      'Every catalogued rule in our own words, with what shows it and what checks it.',
      bullets(
        books.map(
          ({ id, book, rules }) =>
            `${links.to(places.book(id), md(id === book.rulebook.id ? book.rulebook.title : `${book.rulebook.title}: neighbouring rules`))}, ${count(rules.length, 'rule')}`
        )
      ),
      `${links.to(places.questions, 'Questions on which games differ')} sets the answers of several games side by side.`,
      'How firmly a rule stands:',
      bullets([
        '_normative_: the text says so, and an engine that breaks it fails;',
        '_interpretation_: our reading of several rules, or a point on which careful readers differ; advice;',
        '_undefined_: the text is silent or contradicts itself; observed, never judged;',
        '_definition_: nothing to check.'
      ])
    )
  ]
}

/** @returns {[string, string][]} */
export const rulePages = knowledge => {
  const books = knowledge.books.flatMap(book => booksOf(book.rules).map(each => ({ ...each, book, chapters: chaptersOf(each.rules) })))
  return [
    rulesPage(knowledge, books),
    questionsPage(knowledge),
    waysPage(),
    ...books.flatMap(each => [
      bookPage(knowledge, each.book, each, each.chapters),
      ...each.chapters.filter(({ title }) => title !== '').map(chapter => chapterPage(knowledge, each.book, chapter)),
      ...each.rules.map(rule => rulePage(knowledge, each.book, rule))
    ])
  ]
}
