/**
 * The pages of the statecharts.
 * @module
 */
import { waysIn } from '../../dist/model/statechart/index.js'
import { LEGEND, drawing } from './drawing.js'
import { homeOf, toldAt } from './examples.js'
import { anchor, linksFrom, places } from './places.js'
import { code, count, front, html, md, page, section, table } from './text.js'

const rulesCell = (knowledge, links, concept) =>
  knowledge
    .rulesOf(concept)
    .flatMap(({ rules }) => rules)
    .map(id => links.rule(id))
    .join(', ')

/** How many games of a transition are named. */
const GAMES = 2

/** The shortest games that take a transition, of each book. */
const takers = (knowledge, links, id) =>
  knowledge.books.flatMap(book => {
    const taking = book.examples.filter(({ fired, scenario }) => fired.has(id) && homeOf(book, scenario) !== undefined)
    const shortest = [...taking].sort((a, b) => a.telling.told.length - b.telling.told.length).slice(0, GAMES)
    const named = shortest.map(({ scenario }) => links.html(toldAt(book, scenario), scenario.title)).join(', ')
    return taking.length === 0 ? [] : [`<li>${html(book.rulebook.title)}, ${count(taking.length, 'game')}: ${named}</li>`]
  })

const transition = (knowledge, links, row, { through }) => {
  const rules = [...new Set(knowledge.rulesOf(row.concept).flatMap(each => each.rules))]
  const games = takers(knowledge, links, row.id)
  const before = through.map(each => each.slice(each.indexOf('.') + 1)).join(', ')
  return [
    `<div class="transition" id="${anchor(row.id)}"><h3>${html(row.id)}</h3><p>${html(row.description)}</p>`,
    `<p class="source">From <code>${html(row.from)}</code> to <code>${html(row.to)}</code>${row.on === 'internal' ? ', a step that nobody sees' : `, on <code>${html(row.on)}</code>`}${row.guard === undefined ? '' : `, if <code>${html(row.guard)}</code>`}${row.calls === undefined ? '' : `, through <code>${html(row.calls)}</code>`}. ${before === '' ? 'It comes first.' : `A shortest way to it, guards not looked at: ${html(before)}.`}</p>`,
    `<p>${html(row.concept)}: ${rules.map(id => links.anchor(id)).join(', ')}</p>`,
    games.length === 0
      ? '<p>No example takes it.</p>'
      : `<details><summary>Games that take it</summary><ul>${games.join('')}</ul></details>`,
    '</div>'
  ].join('')
}

const chartPage = (knowledge, chart) => {
  const from = places.chart(chart.id)
  const links = linksFrom(from, knowledge)
  const concepts = [...new Set(chart.transitions.map(row => row.concept))]
  const ways = waysIn(chart)
  return [
    from,
    page(
      front(chart.id),
      `# Chart ${md(chart.id)}`,
      `${count(chart.states.length, 'state')}, ${count(chart.transitions.length, 'transition')}. It begins in ${code(chart.initial)} and ends in ${chart.final.map(code).join(' or ')}. The name of a transition links to the rule that says most directly what it does.`,
      drawing(knowledge, chart, from),
      LEGEND,
      `The same in words: [the states](#states) and [the transitions](#transitions), a sentence each.`,
      section(
        'States',
        `<dl class="states">${chart.states.map(state => `<dt id="${anchor(`state ${state}`)}">${html(state)}</dt><dd>${html(chart.descriptions[state])}</dd>`).join('')}</dl>`
      ),
      section('Transitions', ...chart.transitions.map(row => transition(knowledge, links, row, ways.get(row.id)))),
      section(
        'What the transitions stand for',
        table(
          ['concept', 'rules'],
          concepts.map(concept => [code(concept), rulesCell(knowledge, links, concept)])
        )
      )
    )
  ]
}

const indexPage = knowledge => {
  const links = linksFrom(places.charts, knowledge)
  const carried = new Set(knowledge.charts.flatMap(chart => chart.transitions.map(row => row.concept)))
  return [
    places.charts,
    page(
      front('Statecharts'),
      '# Statecharts',
      'The formal model is a set of small statecharts, each an XState definition, which `stacklaw charts --json` writes. A game is followed by a stack of them: the chart on top accepts an observation or takes a step that nobody sees, and may put another chart on top of itself. Of the transitions on one event the first is taken whose guard holds; where the rules leave something open, the alternatives are different events. Every transition carries a concept, and each ruleset says which of its rules that concept is.',
      table(
        ['chart', 'states', 'transitions', 'concepts'],
        knowledge.charts.map(chart => [
          links.to(places.chart(chart.id), md(chart.id)),
          chart.states.length,
          chart.transitions.length,
          [...new Set(chart.transitions.map(row => row.concept))].map(code).join(', ')
        ])
      ),
      section(
        'Concepts',
        'What the charts speak of, whatever a game calls it, and the rules that it is. A concept that no transition carries is what invariants or guards are about.',
        table(
          ['concept', 'in a chart', 'rules'],
          knowledge.concepts.map(concept => [code(concept), carried.has(concept) ? 'yes' : 'no', rulesCell(knowledge, links, concept)])
        )
      )
    )
  ]
}

/** @returns {[string, string][]} */
export const chartPages = knowledge => [indexPage(knowledge), ...knowledge.charts.map(chart => chartPage(knowledge, chart))]
