/**
 * The pages of the statecharts.
 * @module
 */
import { waysIn } from '../../dist/model/statechart/index.js'
import { LEGEND, drawing } from './drawing.js'
import { linksFrom, places, way } from './places.js'
import { code, count, front, md, page, section, table } from './text.js'

const rulesCell = (knowledge, links, concept) =>
  knowledge
    .rulesOf(concept)
    .flatMap(({ rules }) => rules)
    .map(id => links.rule(id))
    .join(', ')

const wayTo = ({ through }) => through.map(each => code(each.slice(each.indexOf('.') + 1))).join(', ')

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
      drawing(knowledge, knowledge.layouts[chart.id], from),
      LEGEND,
      section(
        'States',
        table(
          ['state', 'what it means'],
          chart.states.map(state => [code(state), md(chart.descriptions[state])])
        )
      ),
      section(
        'Transitions',
        table(
          ['transition', 'what it means', 'from', 'to', 'through', 'on', 'guard', 'concept', 'a shortest way to it'],
          chart.transitions.map(row => [
            code(row.id),
            md(row.description),
            code(row.from),
            code(row.to),
            row.calls === undefined ? '' : code(row.calls),
            row.on === 'silent' ? 'silent' : code(row.on),
            row.guard === undefined ? '' : code(row.guard),
            code(row.concept),
            wayTo(ways.get(row.id))
          ])
        ),
        'A way tells the transitions that come before. Guards are not looked at, so it says what to aim at.'
      ),
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
      front(
        'Statecharts',
        knowledge.charts.map(chart => way(places.charts, places.chart(chart.id)))
      ),
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
