/**
 * What the search finds: rules, cards, examples, questions, invariants, relations, faulty engines, charts, guides with their
 * messages, and decisions.
 * @module
 */
import { cardsOf } from '../card-pages.js'
import { chapterOf } from '../chapters.js'
import { toldAt } from '../examples.js'
import { anchor, numberOf, places } from '../places.js'
import { addressOf } from '../render.js'
import { wordsOf } from '../text.js'

const address = place => {
  const [path, hash] = place.split('#')
  return `${addressOf(path)}${hash === undefined ? '' : `#${hash}`}`
}

/** `about` is the page of the thing where the path leads to another place. */
const found = (kind, place, title, text, number = '', about = place) => ({
  kind,
  path: address(place),
  about: address(about),
  title,
  text,
  number
})

const ofBook = book => [
  ...book.rules.map(({ id, title, statement, reason = '' }) =>
    found(
      'rule',
      places.inChapter(id, chapterOf(book.rules, id)),
      `${id} ${title}`,
      `${statement} ${reason}`,
      numberOf(id),
      places.rule(id)
    )
  ),
  ...book.mutants.map(mutant => found('faulty engine', places.mutant(mutant), mutant.name, mutant.fault)),
  ...book.examples.flatMap(({ scenario }) => {
    const at = toldAt(book, scenario)
    return at === undefined ? [] : [found('example', at, scenario.title, scenario.purpose)]
  })
]

/** A guide by its sections: a section is found by its own heading. */
const ofGuide = ({ name, title, text }) =>
  text.split(/^(?=## )/m).map((section, at) => {
    const heading = /^## +(.+)$/m.exec(section)?.[1].replaceAll('`', '')
    const place = at === 0 || heading === undefined ? places.guide(name) : `${places.guide(name)}#${anchor(heading)}`
    return found('guide', place, at === 0 || heading === undefined ? title : `${title}: ${heading}`, wordsOf(section))
  })

/** Everything that can be found, each with a path below the folder of the book. Examples of several editions stand once. */
export const documentsOf = (knowledge, guides, decisions) => {
  const all = [
    ...knowledge.books.flatMap(ofBook),
    ...cardsOf(knowledge).map(({ ruleset, card }) =>
      found('card', places.card(ruleset, card.name), card.name, `${card.types} ${card.text}`)
    ),
    ...knowledge.questions.map(({ question, title }) =>
      found('question', `${places.questions}#${anchor(question)}`, `${question} ${title}`, '')
    ),
    ...knowledge.invariants.map(({ name, title, statement }) => found('invariant', places.invariant(name), title, `${name} ${statement}`)),
    ...knowledge.relations.map(({ name, title, statement }) => found('relation', places.relation(name), title, `${name} ${statement}`)),
    ...knowledge.charts.map(({ id, transitions }) =>
      found('chart', places.chart(id), `Chart ${id}`, transitions.map(row => row.description).join(' '))
    ),
    ...guides.flatMap(ofGuide),
    ...decisions.map(({ name, title, text }) => found('decision', places.decision(name), title, wordsOf(text)))
  ]
  const seen = new Set()
  return all.filter(({ path, title }) => !seen.has(`${path} ${title}`) && seen.add(`${path} ${title}`)).map((each, id) => ({ id, ...each }))
}
