/**
 * The look of the page.
 * @module
 */

/** Each text colour has a contrast of at least 4.5 on the paper and on the ground that it stands on. */
const COLOURS = `
:root {
  color-scheme: light dark;
  --paper: #fff; --ground: #f6f7f8; --line: #d9dde2; --strong-line: #8a929c;
  --ink: #1a1e24; --soft: #555e69; --link: #1d4f91;
  --fail: #a8201a; --error: #85460a; --inconclusive: #6a5207; --untested: #4c5664; --otherwise: #5a3d8a; --pass: #17663a;
  --unsupported: #5a626c; --unchecked: #5a626c; --definition: #5a626c;
  --fail-ground: #fcf1f0; --now: #e9f0f9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171b; --ground: #1c2025; --line: #333940; --strong-line: #737c87;
    --ink: #e4e7eb; --soft: #a2abb6; --link: #8fb8ee;
    --fail: #ff948b; --error: #f0aa6a; --inconclusive: #dcc063; --untested: #aab6c6; --otherwise: #c3a8f0; --pass: #7cc999;
    --unsupported: #9ea7b2; --unchecked: #9ea7b2; --definition: #9ea7b2;
    --fail-ground: #2b1b1b; --now: #1f2c3d;
  }
}
.is-fail { --sign: var(--fail) } .is-error { --sign: var(--error) } .is-inconclusive { --sign: var(--inconclusive) }
.is-untested { --sign: var(--untested) } .is-otherwise { --sign: var(--otherwise) } .is-pass { --sign: var(--pass) } .is-unsupported { --sign: var(--unsupported) }
.is-unchecked, .is-unchosen { --sign: var(--unchecked) } .is-definition { --sign: var(--definition) }
`

const TYPE = `
* { box-sizing: border-box }
[hidden] { display: none !important }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 7rem }
body {
  margin: 0 auto; max-width: 68rem; padding: 0 1.5rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif; overflow-wrap: anywhere;
}
h1, h2, h3, p, ul, ol, dl, dd { margin: 0 }
ul, ol { padding: 0; list-style: none }
h1 { font-size: 1.75rem; line-height: 1.2; font-weight: 650; letter-spacing: -.015em }
h2 { font-size: 1.3rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em }
h3 { font-size: 1rem; font-weight: 650 }
code, kbd, .id, .digest { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace; font-size: .875em }
.soft, .version, .why, footer { color: var(--soft) }
.version { font-weight: 400 }
.soft { font-weight: 400; font-size: .875rem }
.number, td { font-variant-numeric: tabular-nums }
.label { font-size: .8125rem; font-weight: 650; color: var(--soft) }
.hidden, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.skip { position: absolute; top: .5rem; left: .5rem; z-index: 3; padding: .5rem 1rem; background: var(--paper); color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
main:focus { outline: none }
.shapes { position: absolute }
.shape, .shapes path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.shape { width: 1em; height: 1em; flex: none; vertical-align: -.125em }
.mark { color: var(--sign); font-size: .875rem; font-weight: 600; letter-spacing: 0; white-space: nowrap }
.mark .shape { margin-right: .35rem }
button {
  min-height: 2rem; padding: .2rem .7rem; border: 1px solid var(--strong-line); border-radius: .3rem;
  background: var(--paper); color: var(--ink); font: inherit; font-size: .875rem; cursor: pointer;
}
button:hover { background: var(--ground) }
button[aria-disabled="true"] { color: var(--soft); border-color: var(--line); cursor: default }
kbd { padding: 0 .35rem; border: 1px solid var(--line); border-radius: .25rem; color: var(--soft) }
summary { cursor: pointer }
`

const HEAD = `
.banner { margin: 2rem 0 2.5rem; padding: 0 0 0 1.5rem; border-left: .35rem solid var(--sign) }
.banner .kind { color: var(--soft); font-size: .875rem }
.banner .verdict { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .6rem; margin-top: .75rem; color: var(--sign); font-size: 2rem; line-height: 1.2 }
.banner .verdict strong { overflow-wrap: normal; font-weight: 700; text-transform: uppercase; letter-spacing: .01em }
.banner .headline { margin-top: .25rem; font-size: 1.125rem }
.partial { margin-top: .5rem; font-weight: 600; color: var(--error) }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr)); gap: .75rem 1.5rem; margin: 1.5rem 0 1.25rem }
dt { font-size: .8125rem; font-weight: 650; color: var(--soft) }
dd b { font-weight: 600 }
dd .soft { display: block; line-height: 1.35 }
.command { display: flex; align-items: center; gap: .35rem .75rem }
.command .label, .command button { flex: none }
.command code { flex: 0 1 auto; padding: .3rem .6rem; border: 1px solid var(--line); border-radius: .3rem; background: var(--ground) }
.claims { margin-top: .75rem; font-size: .875rem }
.claims summary { color: var(--soft); width: fit-content }
.claims dl { margin-top: .5rem }
.claims dd { margin-bottom: .5rem }
a { color: var(--link) }
.contents { display: grid; gap: .25rem; margin-top: 1rem; font-size: .9375rem }
`

const FILTERS = `
.filters {
  position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding: .75rem 0;
  background: var(--paper); border-bottom: 1px solid var(--line);
}
.find { position: relative; flex: 1 1 14rem }
.find input {
  width: 100%; min-height: 2.25rem; padding: .3rem 2.25rem .3rem .7rem; border: 1px solid var(--strong-line); border-radius: .3rem;
  background: var(--paper); color: var(--ink); font: inherit; font-size: .9375rem;
}
.find input::placeholder { color: var(--soft); opacity: 1 }
.find kbd { position: absolute; right: .6rem; top: 50%; transform: translateY(-50%) }
.find input:focus + kbd, .find input:not(:placeholder-shown) + kbd { display: none }
.choices { display: flex; flex-wrap: wrap; gap: .35rem }
.choices button { display: inline-flex; align-items: center; gap: .35rem; padding: .2rem .55rem; color: var(--sign); font-size: .8125rem; font-weight: 600 }
.choices button .number { color: var(--soft); font-weight: 400 }
.choices button[aria-pressed="true"] { background: var(--sign); border-color: var(--sign); color: var(--paper) }
.choices button[aria-pressed="true"] .number { color: inherit }
.found { flex-basis: 100%; color: var(--soft); font-size: .875rem }
`

const RULES = `
.ruleset { margin-top: 2.5rem }
.ruleset > h2 .version { font-size: .9375rem; letter-spacing: 0 }
.ruleset > h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem }
.counts { margin: 1rem 0 2rem; max-width: 46rem }
.beginning { max-width: 46rem; padding: .75rem 1rem; border: 1px solid var(--strong-line); border-left-width: .35rem; border-radius: .3rem }
.beginning.is-otherwise { border-left-color: var(--sign); margin-top: .75rem }
.beginning .label { margin-right: .35rem }
.beginning p + p { margin-top: .25rem }
.stale { max-width: 46rem; margin-bottom: 2rem; padding: 1rem 1.25rem; border: 1px solid var(--sign); border-left-width: .35rem; border-radius: .3rem; background: var(--fail-ground) }
.stale li { margin-top: .6rem }
.bar { display: block; width: 100%; height: .5rem; margin-bottom: .75rem }
.bar rect { fill: var(--sign); stroke: var(--paper); stroke-width: 2; vector-effect: non-scaling-stroke }
.bar .is-unchecked, .bar .is-unchosen, .bar .is-definition, .bar .is-unsupported { fill: var(--line) }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); font-weight: 400 }
thead th { color: var(--soft); font-size: .8125rem; font-weight: 650 }
td:not(.meaning), thead th:nth-child(2), thead th:nth-child(3) { width: 5.5rem; padding-right: 1.5rem; text-align: right; white-space: nowrap }
.counts th:first-child { width: 9.5rem }
.total th, .total td { border-bottom: 0; color: var(--soft) }
td.meaning { color: var(--soft); font-size: .875rem }
.group { margin-top: 1.75rem }
.group > h3 { padding-bottom: .35rem; border-bottom: 1px solid var(--strong-line) }
.group > h3::first-letter { text-transform: uppercase }
.rule { border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-block-size: auto 2.9rem }
.rule > summary {
  display: grid; grid-template-columns: 1rem 7rem 11rem minmax(0, 1fr) auto; gap: 0 .75rem; align-items: baseline; padding: .6rem .25rem; list-style: none;
}
.rule > summary::-webkit-details-marker { display: none }
.rule > summary::before { content: ""; width: .4rem; height: .4rem; margin: 0 0 .15rem .1rem; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(-45deg) }
.rule[open] > summary::before { transform: rotate(45deg) }
.rule > summary:hover { background: var(--ground) }
.rule > summary:focus-visible { outline-offset: -2px }
.id { color: var(--soft) }
.notes { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 .75rem; text-align: right }
.standing { font-size: .875rem; font-style: italic; color: var(--soft) }
.rule .body { padding: .25rem 0 1.75rem 1.85rem }
.statement { max-width: 46rem; font-size: 1.0625rem }
.why { max-width: 46rem; margin-top: .35rem; font-size: .9375rem }
.checks { margin-top: 1rem }
.check { padding: .75rem .35rem .75rem 1rem; border-left: 2px solid var(--line); content-visibility: auto; contain-intrinsic-block-size: auto 6rem }
.check.is-fail, .check.is-error, .check.is-otherwise { border-left-color: var(--sign) }
.check + .check { margin-top: .5rem }
.check .line { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem }
.check .line .title { font-weight: 600 }
.check .message, .check .purpose { white-space: pre-line; max-width: 46rem }
.more { margin-top: 1rem }
`

const EVIDENCE = `
.evidence { display: grid; gap: 1.25rem; margin-top: 1rem }
.evidence > * { min-width: 0 }
.evidence .scenario { font-weight: 600 }
.evidence .scenario code { font-weight: 400; color: var(--soft) }
.verdicts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 1px; border: 1px solid var(--line); background: var(--line) }
.verdicts > div { padding: .75rem 1rem; background: var(--paper); white-space: pre-line }
.verdicts .came { background: var(--fail-ground); box-shadow: inset .2rem 0 var(--sign) }
.expected li + li { margin-top: .25rem }
.expected p + ul { padding-left: 1.1rem; list-style: disc }
.expected .label, .came .label { display: block }
.hints { max-width: 46rem }
.hints ul { padding-left: 1.1rem; list-style: disc }
.hints li + li { margin-top: .25rem }
.game > summary { width: fit-content; font-weight: 600 }
.game > .body { display: grid; gap: 1.25rem; padding: .75rem 0 0 }
.game > .body > * { min-width: 0 }
.seats { margin-top: .25rem }
.derivation { margin-top: .25rem; padding-left: 1.5rem; list-style: decimal; max-width: 46rem }
.derivation li + li { margin-top: .5rem }
.side-by-side { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: stretch; border: 1px solid var(--line) }
.side-by-side > .panel[hidden] { display: none }
.side-by-side:has(> .panel[hidden]) { grid-template-columns: minmax(0, 1fr) }
.panel { display: grid; align-content: start; gap: .6rem; padding: .6rem .8rem; border-left: 1px solid var(--line); background: var(--ground); font-size: .9375rem; line-height: 1.4 }
.panel dd p + p { margin-top: .15rem }
.field-note { color: var(--soft); font-size: .875rem }
.field-note dt { display: none }
.news { margin-left: .35rem; padding: 0 .3rem; border: 1px solid currentColor; border-radius: .25rem; color: var(--link); font-weight: 400; font-size: .75rem }
.steps-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .35rem 1rem; min-height: 2rem; margin-bottom: .35rem }
.controls { display: inline-flex; flex-wrap: wrap; align-items: center; gap: .35rem .5rem }
.controls [data-place] { min-width: 6.5rem }
.steps { position: relative; max-height: 28rem; overflow-y: auto }
.steps:focus-visible { outline-offset: -2px }
.steps > li { display: grid; grid-template-columns: 2.25rem 5rem minmax(0, 1fr); gap: 0 .75rem; padding: .3rem .75rem .3rem 0; font-size: .9375rem; cursor: default }
.steps > li::before { content: attr(data-n); color: var(--soft); font-size: .8125rem; font-variant-numeric: tabular-nums; text-align: right }
.steps > li + li { border-top: 1px solid var(--line) }
.steps .see { color: var(--soft); font-size: .8125rem; line-height: 1.5rem }
.steps .later .words { color: var(--soft) }
.steps [data-see="event"] .words { font-weight: 550 }
.steps [aria-current] { background: var(--now); box-shadow: inset .2rem 0 var(--link) }
.steps .decides { box-shadow: inset .2rem 0 var(--sign) }
.steps .decides:not([aria-current]) { background: var(--fail-ground) }
.here { grid-column: 3; color: var(--sign); font-size: .875rem }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: .75rem; margin-top: .35rem }
.cards li { padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .3rem; background: var(--ground) }
.cards .soft { display: block }
.cards p { margin-top: .35rem; font-size: .9375rem; white-space: pre-line }
`

const FOOT = `
.conformance-profile, .coverage { margin-top: 2.5rem }
.conformance-profile, .coverage > p { max-width: 46rem }
.conformance-profile p { margin: .35rem 0 .75rem }
.conformance-profile details { margin-top: .5rem }
.coverage > ul { margin-top: .5rem }
.drawing .chart-state[data-emphasis] rect { fill: var(--now); stroke-width: 4 }
.coverage > ul > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .15rem 1rem; padding: .5rem 0; border-top: 1px solid var(--line) }
.coverage progress { grid-column: 1 / -1; width: 100%; height: .4rem; border: 0; background: var(--line); appearance: none }
.coverage progress::-webkit-progress-bar { background: var(--line) }
.coverage progress::-webkit-progress-value { background: var(--link) }
.coverage progress::-moz-progress-bar { background: var(--link) }
.coverage details { grid-column: 1 / -1; font-size: .9375rem; color: var(--soft) }
.drawing {
  margin: .5rem 0 0; padding: .5rem; overflow: auto; max-height: 40rem; border: 1px solid var(--line); background: var(--paper);
  --chart-paper: var(--paper); --chart-ink: var(--ink); --chart-soft: var(--soft); --chart-line: var(--strong-line); --chart-state: var(--ground);
  --chart-link: var(--link); --chart-fired: var(--pass); --chart-never: var(--fail); --chart-emphasis: var(--link);
}
.never { columns: 20rem; padding: .35rem 0 0 1rem }
.unseen { margin-top: 3rem }
.unseen h3 { margin-top: 1.25rem }
.unseen h3::first-letter { text-transform: uppercase }
.unseen > section > ul { margin-top: .25rem; max-width: 46rem }
.unseen > section > ul > li + li { margin-top: .5rem }
.unseen details { color: var(--soft); font-size: .9375rem }
.unseen summary { width: fit-content }
.unseen .reason { margin: .35rem 0 .5rem 1.1rem }
.unseen .reason ul { padding-left: 1.1rem; list-style: disc }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .875rem }
`

const NARROW = `
@media (max-width: 44rem) {
  body { padding: 0 1rem 3rem }
  html { scroll-padding-top: 1rem }
  .banner { margin-top: 1.25rem; padding-left: 1rem }
  .filters { position: static }
  .command { flex-wrap: wrap }
  .choices button, .controls button, .command button { min-height: 2.5rem }
  .meaning { display: none }
  .counts th:first-child { width: auto }
  .rule > summary { grid-template-columns: 1rem minmax(0, 1fr) auto; gap: .1rem .75rem }
  .rule > summary > .title, .rule > summary > .notes { grid-column: 2 / -1 }
  .notes { justify-content: flex-start; text-align: left }
  .rule .body { padding-left: .25rem; padding-right: .25rem }
  .check { padding-left: .75rem; padding-right: 0 }
  .side-by-side { grid-template-columns: minmax(0, 1fr) }
  .side-by-side .panel { border-left: 0; border-top: 1px solid var(--line) }
  .side-by-side:has(> .panel:not([hidden])) .steps { max-height: 13rem }
  .steps > li { grid-template-columns: 1.75rem minmax(0, 1fr); gap: 0 .6rem }
  .steps .see, .steps .words, .steps .here { grid-column: 2 }
  .controls kbd { display: none }
}
@media print {
  .filters, button, .skip { display: none !important }
  .rule, .check { content-visibility: visible }
  .drawing { max-height: none; overflow: visible }
  .steps { max-height: none }
}
`

/** The whole style sheet. */
export const STYLE = [COLOURS, TYPE, HEAD, FILTERS, RULES, EVIDENCE, FOOT, NARROW].join('')
