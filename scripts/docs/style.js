/**
 * The look of the book.
 * @module
 */
import { CHART_STYLE } from '../../dist/reports/charts/style.js'
import { BASE_STYLE, PLAY_STYLE } from '../../dist/play/style.js'

export const STYLE = `
${BASE_STYLE}html { scroll-padding-top: 4rem }
a { color: var(--link) }
.skip { position: absolute; left: -99rem } .skip:focus { left: .5rem; top: .5rem; z-index: 3; padding: .5rem; background: var(--paper) }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .6rem 1rem; border-bottom: 1px solid var(--line); background: var(--ground) }
header .home { font-weight: 700; text-decoration: none }
header nav { display: flex; flex-wrap: wrap; gap: 0 .9rem }
header nav a { padding: .25rem 0; text-decoration: none } header nav a[aria-current] { font-weight: 650; text-decoration: underline }
.find { position: relative; flex: 1 1 14rem; max-width: 26rem; margin-left: auto }
#find { width: 100% }
.found { position: absolute; right: 0; left: 0; z-index: 2; min-width: 16rem; margin-top: .25rem; padding: .5rem .75rem; background: var(--paper); border: 1px solid var(--soft); border-radius: .35rem; box-shadow: 0 .5rem 1.5rem #0004; max-height: 75vh; overflow: auto }
.found p { margin: 0; color: var(--soft) } .found ol { margin: .25rem 0; padding: 0; list-style: none } .found a { display: inline-block; padding: .25rem 0 } .found small { color: var(--soft) }
pre.formal { white-space: pre-wrap }
blockquote { margin: .75rem 0; padding: .1rem 1rem; border-left: .25rem solid var(--bad) }
${CHART_STYLE}
.drawing[data-chart]:not([data-scale]) { min-height: 24rem; padding: .5rem 1rem } .drawing .chart { margin: 0 auto }
.id { color: var(--soft); font-size: .9em }
.statement { font-size: 1.12em }
.standing strong { display: inline-block; margin-right: .4em; padding: 0 .55em; border: 1px solid currentColor; border-radius: 1em; font-size: .85em }
.unchecked { padding: .5rem .75rem; border-left: .25rem solid var(--bad) }
.play { display: inline-block; margin-left: .5rem; padding: .1rem .8rem; border: 1px solid var(--link); border-radius: 1em; font-weight: 650; text-decoration: none }
.story { font-size: .9375em } .story .steps { padding-left: 2.5rem; max-width: none }
.step { padding-left: calc(var(--depth, 0) * 1.1rem + .25rem) } .step[data-later] { opacity: .55 } .step[aria-current] { background: var(--lit) }
.step::marker { color: var(--soft); font-variant-numeric: tabular-nums } .steps .is-passage { font-weight: 600 } .steps .is-pass, .waiting, .aside { color: var(--soft) } .steps small { font-size: .8125em; font-weight: 400 } .waiting { display: block; font-size: .875em }
.transition { margin: 1rem 0 } .transition h3, .transition p { margin: .25rem 0 } .transition:target, .example:target { background: var(--lit) }
.states dt { font-weight: 650 } .states dd { margin: 0 0 .5rem 1.5rem }
${PLAY_STYLE}.drawing.alone { max-height: 85vh }
.pairs { font-size: .625rem; line-height: 1 } .pairs caption { text-align: left; font-size: .875rem } .pairs th, .pairs td { padding: 0 .15rem; border: 0; font-weight: 400; white-space: nowrap } .pairs td { min-width: 0; width: 1em; text-align: center } .pairs td:last-child { min-width: 0 } .pairs thead th { vertical-align: bottom } .pairs thead span { writing-mode: vertical-rl; transform: rotate(180deg) } .pairs tr:hover { background: var(--lit) }
.pairs .F { background: light-dark(#1f6f3a, #7fd79b); color: light-dark(#fff, #10281a) } .pairs .C { background: light-dark(#2b5fa8, #8fbcf7); color: light-dark(#fff, #0d1f38) } .pairs .R { background: light-dark(#8a4b00, #f2b566); color: light-dark(#fff, #2b1700) } .pairs .S { background: light-dark(#e7d9f2, #4a3360); color: var(--ink) } .pairs .t { color: var(--soft) }
.readers { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)) }
`
