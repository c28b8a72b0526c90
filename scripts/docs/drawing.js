/**
 * Drawings of charts on pages: each row links to the rule that says most directly what it does.
 * @module
 */
import { drawChart } from '../../dist/reports/charts/draw.js'
import { places, way } from './places.js'

/** The first rule of a concept that has a page. */
const leading = (knowledge, concept) =>
  knowledge
    .rulesOf(concept)
    .flatMap(({ rules }) => rules)
    .find(id => knowledge.knowsRule(id))

/** A drawing in a frame that scrolls where the page is narrower. One that is what its page is about gets the width of the page. */
export const drawing = (knowledge, layout, from, emphasis) => {
  const svg = drawChart(layout, {
    emphasis,
    prefix: 'drawn.',
    href: row => {
      const rule = leading(knowledge, row.concept)
      return rule === undefined ? undefined : way(from, places.rule(rule))
    }
  })
  return `<div class="drawing${emphasis ? '' : ' alone'}" tabindex="0" role="region" aria-label="Drawing of the chart ${layout.chart}">${svg}</div>`
}

/** How to read a drawing. */
export const LEGEND =
  '<p class="legend">A filled dot is an observation that the engine reports, a hollow one a step that nobody sees. A row gives its name, the observation that moves it, its guard in brackets, and after a stroke the chart that it puts on top; <code>events</code> is that of one event or of several. The state with a double line is where the chart ends.</p>'
