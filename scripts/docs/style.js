/**
 * The look of the pages, beyond what TypeDoc brings.
 * @module
 */
import { CHART_STYLE } from '../../dist/reports/charts/style.js'

export const STYLE = `
.tsd-typography { --chart-ink: var(--color-text); --chart-paper: var(--color-background); --chart-state: var(--color-background-secondary); --chart-soft: var(--color-text-aside); --chart-line: var(--color-text-aside); --chart-link: var(--color-link); --chart-emphasis: var(--color-link) }
${CHART_STYLE}
.drawing { overflow-x: auto; margin: 1rem 0; padding: .5rem 0; border: 1px solid var(--color-accent); border-radius: .35rem }
.drawing:focus-visible { outline: 2px solid var(--color-link) }
.drawing .chart { margin: 0 auto }
.legend, .source, .caption, .id { color: var(--color-text-aside); font-size: .9em }
.tsd-typography p.statement { max-width: 46rem; font-size: 1.15em; line-height: 1.5 }
.standing strong { display: inline-block; margin-right: .5em; padding: 0 .55em; border: 1px solid currentColor; border-radius: 1em; font-size: .85em }
.unchecked { padding: .5rem .75rem; border-left: .25rem solid var(--color-warning-text, currentColor) }
.example { margin: .75rem 0; padding: .25rem 1rem; border: 1px solid var(--color-accent); border-radius: .35rem }
.example > summary { padding: .35rem 0; font-weight: 600; cursor: pointer }
.tsd-typography pre.formal { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.45; font-size: .875em }
.story { margin: .75rem 0; padding: .25rem 0 .25rem 1rem; border-left: .2rem solid var(--color-accent); font-size: .9375em }
.tsd-typography .story > p, .tsd-typography .story > ul { margin: .5rem 0 }
.tsd-typography .story .steps { margin: .75rem 0; padding-left: 2.5rem }
.story .step { padding-left: calc(var(--depth) * 1.1rem + .25rem); line-height: 1.5 }
.story .step::marker { color: var(--color-text-aside); font-size: .85em; font-variant-numeric: tabular-nums }
.story .is-passage .words { font-weight: 600 }
.story .is-pass .words, .story .waiting, .story .aside { color: var(--color-text-aside) }
.story .because { font-size: .8125em }
.story .because a { white-space: nowrap }
.story .waiting { display: block; font-size: .875em }
.derivation > li > p { margin: .25rem 0 }
.tsd-typography .property { margin-top: 2rem; overflow-wrap: anywhere }
.tsd-typography table { display: block; max-width: 100%; overflow-x: auto; border: 0 }
.tsd-typography td:last-child { min-width: 10rem }
/* the pages of this site: more room for what is told, less for the tree */
.tsd-navigation svg.tsd-kind-icon:has(use[href$="#icon-8388608"]) { display: none }
.tsd-nested-navigation { margin-left: 2.25rem }
@media (min-width: 1200px) {
  .container-main { max-width: 100rem; grid-template-columns: minmax(0, 18rem) minmax(0, 1fr) minmax(0, 15rem) }
  body:has(.drawing.alone) .container-main { grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); grid-template-areas: "sidebar content" }
  body:has(.drawing.alone) .col-sidebar {
    display: block; position: sticky; overflow: auto; top: calc(var(--dim-header-height) + var(--dim-container-main-margin-y));
    max-height: calc(100vh - var(--dim-header-height) - 2 * var(--dim-container-main-margin-y));
  }
  body:has(.drawing.alone) :is(.page-menu, .site-menu) { position: static; max-height: none; overflow: visible }
}
`
