/**
 * The pages of pairs: for each ruleset a picture of which ideas its situations bring together, and one that leads to them.
 * @module
 */
import { everyAspect } from '../../dist/properties/pairs/aspect.js'
import { readPairs } from '../../dist/properties/pairs/kept.js'
import { linksFrom, places } from './places.js'
import { bullets, code, count, front, html, md, page, table } from './text.js'

const titles = new Map(everyAspect.map(({ aspect, title }) => [aspect, title]))
const groups = new Map(everyAspect.map(({ aspect, group }) => [aspect, group]))

/** What the letters of a table say, in the order in which they are told. `.` is an empty cell. */
const LETTERS = {
  F: 'a fixture meets the pair',
  C: 'the corpus does, and no fixture',
  R: 'random play does, and nothing before',
  S: 'a search through composed games does, and nothing before',
  t: 'both took part together, and neither mattered',
  '.': 'they took part together nowhere'
}

const percent = (part, whole) => (whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`)

/** The picture: a row and a column an idea, a letter for each pair of them. Tags that HTML lets one leave out are left out. */
export const matrix = ({ aspects, rows }) => {
  const cells = row => [...row].map(letter => (letter === '.' ? '<td>' : `<td class=${letter}>${letter}`)).join('')
  return [
    '<table class="pairs"><caption>Which ideas meet: rows and columns are ideas, in the same order</caption>',
    `<thead><tr><td>${aspects
      .slice(0, -1)
      .map(aspect => `<th scope=col><span>${html(titles.get(aspect))}</span>`)
      .join('')}`,
    '<tbody>',
    ...rows.map((row, at) => `<tr><th scope=row>${html(titles.get(aspects[at]))}${cells(row)}`),
    '</table>'
  ].join('\n')
}

/** How often an idea meets others, by letter. */
const ofAspect = ({ aspects, rows }, at) => {
  const letters = [...rows[at], ...rows.slice(at + 1).map(row => row[at])]
  return [
    md(titles.get(aspects[at])),
    md(groups.get(aspects[at])),
    ...Object.keys(LETTERS).map(letter => letters.filter(each => each === letter).length)
  ]
}

const figures = ({ aspects, counts, games }) => {
  const { all, possible, fixtures, corpus, random, together, cards } = counts
  return bullets([
    `${count(aspects.length, 'idea')}, ${count(all, 'pair')}; ${possible}${percent(possible, all)} were met by a game of any kind`,
    `fixtures meet ${fixtures}${percent(fixtures, possible)} of these, the corpus ${corpus}, random play ${random}; the three together ${together}${percent(together, possible)}`,
    `with cards of the library alone, ${cards}${percent(cards, possible)}`,
    `counted in ${Object.entries(games)
      .map(([kind, number]) => `${number} ${kind}`)
      .join(', ')}`
  ])
}

const legend = bullets(Object.entries(LETTERS).map(([letter, words]) => `${letter === '.' ? 'nothing' : `<b>${letter}</b>`}: ${words}`))

const pairsPage = (title, ruleset, kept) => [
  places.pairsOf(ruleset),
  page(
    front(`Pairs of ideas: ${title}`),
    `# Pairs of ideas: ${md(title)}`,
    'An idea is a kind of event or effect, a limit, a duration, a zone, a circumstance. Two of them meet where both take part in one event, stack object or object, and what is observed from then on is otherwise without one of the two.',
    figures(kept),
    '## The picture',
    legend,
    matrix(kept),
    '## By idea',
    'How many others each idea meets, by the letters of the picture.',
    table(
      ['idea', 'of', ...Object.keys(LETTERS).map(letter => (letter === '.' ? 'never together' : letter))],
      kept.aspects.map((_, at) => ofAspect(kept, at))
    )
  )
]

/** @returns {[string, string][]} */
export const pairsPages = ({ books }) => {
  const { tables } = readPairs()
  const known = books.filter(({ rulebook }) => Object.hasOwn(tables, rulebook.id))
  const titleOf = ({ rulebook }) => `${rulebook.title}, ${rulebook.edition}`
  const { to } = linksFrom(places.pairs, { knowsRule: () => false })
  return [
    [
      places.pairs,
      page(
        front('Pairs of ideas'),
        '# Pairs of ideas',
        'Faults stand where two ideas meet that no situation has brought together. These pages show which the fixtures bring together, which the corpus and random play, and which nothing has.',
        `${code('npm run pairs')} counts them, ${code('npm run pairs -- --kept')} prints what was counted last and whether it is of the situations as they are. A pair that nothing has met may still be possible: that is no proof that it is not.`,
        bullets(
          known.map(
            book =>
              `${to(places.pairsOf(book.rulebook.id), md(titleOf(book)))}: fixtures meet ${tables[book.rulebook.id].counts.fixtures}, everything together ${tables[book.rulebook.id].counts.possible} of ${count(tables[book.rulebook.id].counts.all, 'pair')}`
          )
        )
      )
    ],
    ...known.map(book => pairsPage(titleOf(book), book.rulebook.id, tables[book.rulebook.id]))
  ]
}
