/** The look of the pages of the book, and of a game that is played there or from `stacklaw play`. @module */

/** Colours, text, buttons and tables: light or dark as the reader has it. */
export const BASE_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1e21, #e6e7e9); --paper: light-dark(#fff, #17191c); --soft: light-dark(#5a6068, #a5abb3); --line: light-dark(#d5d9de, #3a3f46); --ground: light-dark(#f4f5f7, #202327); --link: light-dark(#0b57b0, #86b7f5); --lit: light-dark(#fff3c9, #43391a); --bad: light-dark(#a4161a, #ff9c9c); --chart-ink: var(--ink); --chart-paper: var(--paper); --chart-state: var(--ground); --chart-soft: var(--soft); --chart-line: var(--soft); --chart-link: var(--link); --chart-emphasis: light-dark(#b04a00, #ffb066) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
a { color: var(--link) }
input, textarea, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .35rem; padding: .3rem .6rem; max-width: 100% }
button { cursor: pointer } button:disabled { opacity: .55; cursor: default }
main { max-width: 64rem; margin: 0 auto; padding: 1rem 1rem 5rem } main:focus { outline: 0 }
h1 { line-height: 1.2; font-size: 1.8rem } h2 { margin-top: 2.5rem; padding-top: .5rem; border-top: 1px solid var(--line); line-height: 1.25; font-size: 1.35rem } h3 { margin: 1.5rem 0 .5rem; font-size: 1.05rem } h4 { margin: .25rem 0 }
h3.part { color: var(--soft) }
p, ul, ol, dl { max-width: 52rem }
code, pre { font-family: ui-monospace, "Cascadia Mono", Menlo, "DejaVu Sans Mono", monospace; font-size: .875em }
pre { padding: .75rem; background: var(--ground); border-radius: .35rem; overflow-x: auto }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top } td:last-child { min-width: 10rem } thead th, th button { overflow-wrap: normal }
.example, .checks { margin: .75rem 0; padding: .4rem 1rem; border: 1px solid var(--line); border-radius: .35rem } summary { padding: .25rem 0; font-weight: 600; cursor: pointer }
.zoom, .stepper { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: .5rem 0 } .zoom button, .stepper button { padding: .1rem .6rem; font-size: .875em }
.because { font-size: .8125em } .because a { white-space: nowrap } .source { color: var(--soft); font-size: .9em } .step { padding-left: calc(var(--depth, 0) * 1.1rem + .25rem) }
`

/** A game that is played. */
export const PLAY_STYLE = `
.table { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) }
@media (max-width: 50rem) { .table { grid-template-columns: minmax(0, 1fr) } }
.table h2 { margin-top: 1rem; border: 0 } .table h2:focus { outline: 0 }
.choices { padding: 0; list-style: none } .choices li { margin: .35rem 0 } .choices button { min-height: 2.25rem; text-align: left }
.played { max-height: 26rem; overflow: auto; padding: .25rem .5rem .25rem 2.75rem; border: 1px solid var(--line); border-radius: .35rem }
.board { padding: .25rem 1rem; background: var(--ground); border-radius: .35rem; align-self: start } .board h3 { margin: .75rem 0 .25rem } .board ul { margin: 0; padding-left: 1.1rem }
[role=alert] { padding: .5rem .75rem; border-left: .25rem solid var(--bad) }
.help { margin: .5rem 0; padding: .1rem .75rem; border-left: .25rem solid var(--line) } .help p { margin: .25rem 0 } .help dt small { color: var(--soft) } .help dd { margin: 0 0 .4rem 1.25rem }
.standing-chart { margin: .5rem 0 } .standing-chart p { margin: .25rem 0 } .legend, .caption { color: var(--soft); font-size: .9em }
.drawing { overflow: auto; max-height: 24rem; margin: .5rem 0 1rem; padding: .5rem 0; border: 1px solid var(--line); border-radius: .35rem }
textarea { display: block; width: 100%; margin: .5rem 0; font: .8125rem/1.4 ui-monospace, Menlo, "DejaVu Sans Mono", monospace }
`
