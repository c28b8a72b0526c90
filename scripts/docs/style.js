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
.tsd-typography pre.story, .tsd-typography pre.formal { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.45; font-size: .875em }
.derivation > li > p { margin: .25rem 0 }
.tsd-typography .property { margin-top: 2rem; overflow-wrap: anywhere }
.tsd-typography table { display: block; max-width: 100%; overflow-x: auto; border: 0 }
.tsd-typography td:last-child { min-width: 10rem }
.readers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 0 2rem }
`
