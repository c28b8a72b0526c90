/**
 * The look of the book.
 * @module
 */
import { CHART_STYLE } from '../../dist/reports/charts/style.js'
import { PLAY_STYLE } from '../../dist/play/style.js'

export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1e21, #e6e7e9); --paper: light-dark(#fff, #17191c); --soft: light-dark(#5a6068, #a5abb3); --line: light-dark(#d5d9de, #3a3f46); --ground: light-dark(#f4f5f7, #202327); --link: light-dark(#0b57b0, #86b7f5); --lit: light-dark(#fff3c9, #43391a); --bad: light-dark(#a4161a, #ff9c9c); --chart-ink: var(--ink); --chart-paper: var(--paper); --chart-state: var(--ground); --chart-soft: var(--soft); --chart-line: var(--soft); --chart-link: var(--link); --chart-emphasis: light-dark(#b04a00, #ffb066) }
* { box-sizing: border-box }
html { scroll-padding-top: 4rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.skip { position: absolute; left: -99rem } .skip:focus { left: .5rem; top: .5rem; z-index: 3; padding: .5rem; background: var(--paper) }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .6rem 1rem; border-bottom: 1px solid var(--line); background: var(--ground) }
header .home { font-weight: 700; text-decoration: none }
header nav { display: flex; flex-wrap: wrap; gap: 0 .9rem }
header nav a { padding: .25rem 0; text-decoration: none } header nav a[aria-current] { font-weight: 650; text-decoration: underline }
.find { position: relative; flex: 1 1 14rem; max-width: 26rem; margin-left: auto }
input, textarea, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .35rem; padding: .3rem .6rem; max-width: 100% }
button { cursor: pointer } button:disabled { opacity: .55; cursor: default }
#find { width: 100% }
.found { position: absolute; right: 0; left: 0; z-index: 2; min-width: 16rem; margin-top: .25rem; padding: .5rem .75rem; background: var(--paper); border: 1px solid var(--soft); border-radius: .35rem; box-shadow: 0 .5rem 1.5rem #0004; max-height: 75vh; overflow: auto }
.found p { margin: 0; color: var(--soft) } .found ol { margin: .25rem 0; padding: 0; list-style: none } .found a { display: inline-block; padding: .25rem 0 } .found small { color: var(--soft) }
main { max-width: 64rem; margin: 0 auto; padding: 1rem 1rem 5rem } main:focus { outline: 0 }
h1 { line-height: 1.2; font-size: 1.8rem } h2 { margin-top: 2.5rem; padding-top: .5rem; border-top: 1px solid var(--line); line-height: 1.25; font-size: 1.35rem } h3 { margin: 1.5rem 0 .5rem; font-size: 1.05rem } h4 { margin: .25rem 0 }
h3.part { color: var(--soft) }
p, ul, ol, dl { max-width: 52rem }
code, pre { font-family: ui-monospace, "Cascadia Mono", Menlo, "DejaVu Sans Mono", monospace; font-size: .875em }
pre { padding: .75rem; background: var(--ground); border-radius: .35rem; overflow-x: auto }
pre.formal { white-space: pre-wrap }
blockquote { margin: .75rem 0; padding: .1rem 1rem; border-left: .25rem solid var(--bad) }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top } td:last-child { min-width: 10rem }
${CHART_STYLE}
.drawing { overflow: auto; max-height: 24rem; margin: .5rem 0 1rem; padding: .5rem 0; border: 1px solid var(--line); border-radius: .35rem } .drawing.alone { max-height: 85vh }
.drawing[data-chart]:not([data-scale]) { min-height: 24rem; padding: .5rem 1rem } .drawing .chart { margin: 0 auto }
.zoom, .stepper { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: .5rem 0 } .zoom button, .stepper button { padding: .1rem .6rem; font-size: .875em }
.legend, .source, .caption, .id { color: var(--soft); font-size: .9em }
.statement { font-size: 1.12em }
.standing strong { display: inline-block; margin-right: .4em; padding: 0 .55em; border: 1px solid currentColor; border-radius: 1em; font-size: .85em }
.unchecked { padding: .5rem .75rem; border-left: .25rem solid var(--bad) }
.example, .checks { margin: .75rem 0; padding: .4rem 1rem; border: 1px solid var(--line); border-radius: .35rem } summary { padding: .25rem 0; font-weight: 600; cursor: pointer }
.play { display: inline-block; margin-left: .5rem; padding: .1rem .8rem; border: 1px solid var(--link); border-radius: 1em; font-weight: 650; text-decoration: none }
.story { font-size: .9375em } .story .steps { padding-left: 2.5rem; max-width: none }
.step { padding-left: calc(var(--depth, 0) * 1.1rem + .25rem) } .step[data-later] { opacity: .55 } .step[aria-current] { background: var(--lit) }
.step::marker { color: var(--soft); font-variant-numeric: tabular-nums } .is-passage .words { font-weight: 600 } .is-pass .words, .waiting, .aside { color: var(--soft) } .because { font-size: .8125em } .waiting { display: block; font-size: .875em }
.transition { margin: 1rem 0 } .transition h3, .transition p { margin: .25rem 0 } .transition:target, .example:target { background: var(--lit) }
.states dt { font-weight: 650 } .states dd { margin: 0 0 .5rem 1.5rem }
${PLAY_STYLE}.readers { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)) }
`
