/**
 * The pages of the rulesets: the rules chapter by chapter, and the questions on which games differ.
 * @module
 */
import { pagesOfChapters } from './chapters.js'
import { LEGEND } from './drawing.js'
import { exampleOf } from './examples.js'
import { elsewhere, folded, nearMiss, running, standing, toldExample } from './parts.js'
import { anchor, bookOf, linksFrom, numberOf, places } from './places.js'
import { questionsPage } from './questions-page.js'
import { waysPage } from './ways-page.js'
import { rulePage } from './rule-page.js'
import { bullets, code, count, front, html, md, page, section, table } from './text.js'

/** The rules of the text and the neighbouring ones are two books. */
const booksOf = rules =>
  [...new Set(rules.map(rule => bookOf(rule.id)))].map(id => ({ id, rules: rules.filter(rule => bookOf(rule.id) === id) }))

const isEmpty = blocks => blocks.flat().filter(Boolean).length === 0

/** Blocks of a page, or, where a rule before it on the page has the same ones, a link to that rule. */
const saidOnce = () => {
  const said = new Map()
  return ({ id }, blocks) => {
    if (isEmpty(blocks)) return []
    const key = JSON.stringify(blocks)
    const earlier = said.get(key)
    if (earlier === undefined) said.set(key, id)
    return earlier === undefined ? blocks : [`<p>As for <a href="#${anchor(numberOf(earlier))}">${html(numberOf(earlier))}</a>.</p>`]
  }
}

const ruleBlock = (knowledge, book, links, from, rule, once) => {
  const example = exampleOf(book, rule.id)
  const labelled = (label, blocks) => (isEmpty(blocks) ? [] : [`<h3 class="part">${label}</h3>`, ...blocks])
  return [
    `<h2 id="${anchor(numberOf(rule.id))}">${links.html(places.rule(rule.id), numberOf(rule.id))} ${html(rule.title)}</h2>`,
    `<p class="statement">${html(rule.statement)}</p>`,
    standing(rule),
    ...labelled('What runs it', once(rule, running(knowledge, book, links, rule.id, from, 1))),
    ...labelled('An example', example === undefined ? [] : once(rule, toldExample(from, links, example))),
    ...labelled('The near miss', nearMiss(book, links, rule.id, from)),
    ...labelled('What other games do', elsewhere(knowledge, book, links, rule.id)),
    folded(book, links, rule.id)
  ]
}

const titleOf = (book, { title, part, parts }) => {
  const name = title === '' ? `${book.rulebook.title}: all rules` : title
  return parts === 1 ? name : `${name}, part ${part} of ${parts}`
}

const chapterPage = (knowledge, book, chapter, before, after) => {
  const from = places.chapter(chapter.book, chapter.id)
  const links = linksFrom(from, knowledge)
  const to = each => links.to(places.chapter(each.book, each.id), md(titleOf(book, each)))
  const title = titleOf(book, chapter)
  const once = saidOnce()
  return [
    from,
    page(
      front(title),
      `# ${md(title)}`,
      `${count(chapter.rules.length, 'rule')} of ${links.to(places.book(chapter.book), md(book.rulebook.title))}, to be read from top to bottom.`,
      bullets(
        chapter.rules.map(
          ({ id, title: says, standing: stands }) =>
            `[${code(numberOf(id))} ${md(says)}](#${anchor(numberOf(id))})${stands === 'normative' ? '' : ` (${stands})`}`
        )
      ),
      LEGEND,
      chapter.rules.flatMap(rule => ruleBlock(knowledge, book, links, from, rule, once)),
      [before && `Before: ${to(before)}`, after && `Next: ${to(after)}`].filter(Boolean).join(' · ')
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
      front(isText ? book.rulebook.title : `${book.rulebook.title}: neighbouring rules`),
      `# ${md(book.rulebook.title)}${isText ? '' : ': neighbouring rules'}`,
      isText
        ? `The ruleset ${code(id)}: ${md(book.rulebook.edition)}. It has ${count(rules.length, 'rule')}.`
        : `Rules of other chapters that those of the text lean on, so far as they were at hand: ${count(rules.length, 'rule')}. They are judged in the same way; we know them from a sibling edition, and only in part.`,
      chapters.flatMap(chapter => [
        `## ${links.to(places.chapter(id, chapter.id), md(titleOf(book, chapter)))}`,
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
      front('Rules'),
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
  const books = knowledge.books.flatMap(book => booksOf(book.rules).map(each => ({ ...each, book, chapters: pagesOfChapters(each.rules) })))
  return [
    rulesPage(knowledge, books),
    questionsPage(knowledge),
    waysPage(),
    ...books.flatMap(each => [
      bookPage(knowledge, each.book, each, each.chapters),
      ...each.chapters.map((chapter, at, all) => chapterPage(knowledge, each.book, chapter, all[at - 1], all[at + 1])),
      ...each.rules.map(rule => rulePage(knowledge, each.book, rule))
    ])
  ]
}
