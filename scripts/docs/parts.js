/**
 * What is told of a rule, part by part; the chapter has the parts that one reads, the page of the rule has all of them.
 * @module
 */
import { DRAWN } from './drawing.js'
import { exampleOf, homeOf, linkToFixture } from './examples.js'
import { anchor, places, way } from './places.js'
import { story } from './story.js'
import { bullets, code, count, html, md } from './text.js'

const STANDING = {
  normative: 'An engine that breaks this rule fails.',
  interpretation: 'This is our reading, given as advice: an engine that differs does not fail by it.',
  undefined: 'What an engine does here is reported and never judged.',
  definition: 'There is nothing to check.'
}

export const standing = rule =>
  `<p class="standing"><strong>${rule.standing}</strong> ${html(STANDING[rule.standing])}${rule.reason === undefined ? '' : ` ${html(rule.reason)}`}</p>`

const sourceOf = source => {
  if (source === undefined) return 'derived from the rules below'
  if (source.example !== undefined) return `a worked example of the text, at ${code(source.example)}`
  if (source.rule !== undefined) return `derived from ${code(source.rule)}`
  if (source.question !== undefined) return `the question ${code(source.question)}`
  return `a defect that a real engine had (${code(source.defect)})`
}

const derivation = (links, steps) =>
  steps.length === 0
    ? ''
    : `<details><summary>Why it must be so</summary><ol class="derivation">${steps.map(({ because, so }) => `<li>${links.anchor(because)} ${html(so)}</li>`).join('')}</ol></details>`

/** Examples whose home is another rule's page. */
export const otherExamples = (book, links, id, all) =>
  bullets(
    all
      .filter(({ scenario }) => homeOf(book, scenario) !== id)
      .map(({ scenario }) => linkToFixture(book, links, scenario, md(scenario.title)))
  )

/** To the page where a fixture is played. */
export const playLink = (from, scenario) => `<a class="play" href="${way(from, places.play)}?${scenario.id}">Play</a>`

const about = (from, { scenario, file }) =>
  `<p class="source">${scenario.standing}; ${sourceOf(scenario.source)} · ${code(`npx stacklaw run ${file}`)} ${playLink(from, scenario)}</p>`

/** A game told from top to bottom; a script makes it one that is stepped through. */
export const toldExample = (from, links, example) => [
  `<div class="example" id="${anchor(example.scenario.id)}"><h4>${html(example.scenario.title)}</h4>`,
  md(example.scenario.purpose),
  `${story(example.telling, links)}${about(from, example)}`,
  '</div>'
]

/** A game in a sentence or two; Play tells it. */
export const namedExample = (from, links, example, isOpen = false) => [
  `<details class="example" id="${anchor(example.scenario.id)}"${isOpen ? ' open' : ''}><summary>${html(example.scenario.title)}</summary><p>${html(example.scenario.purpose)}</p>${about(from, example)}${derivation(links, example.scenario.derivation ?? [])}</details>`
]

/** What runs the rule: a sentence for each transition, and a place that a script draws the chart into. */
export const running = (knowledge, book, links, id, from, most = Infinity) => {
  const concepts = book.conceptsOf(id)
  const found = knowledge.charts
    .flatMap(chart => {
      const rows = chart.transitions.filter(row => concepts.includes(row.concept))
      return rows.length === 0 ? [] : [{ chart, rows }]
    })
    .sort((a, b) => b.rows.length - a.rows.length)
  return found.flatMap(({ chart, rows }, at) => [
    `In ${links.to(places.chart(chart.id), `chart ${md(chart.id)}`)}:`,
    bullets(rows.map(row => `${links.to(places.transition(chart.id, row.id), code(row.id))} ${md(row.description)}`)),
    at < most && DRAWN(chart.id, rows, from)
  ])
}

/** A game in which the rule does not act though it nearly would, and the nearest wrong one: an engine with a fault. */
export const nearMiss = (book, links, id, from) => {
  const miss = book.examples
    .filter(({ scenario }) => scenario.negative?.includes(id))
    .sort((a, b) => a.telling.told.length - b.telling.told.length)[0]
  const own = book.mutants.filter(({ rule, seen }) => rule === id && seen?.killed)
  const example = exampleOf(book, id)?.scenario.id
  const mutant = own.find(({ seen }) => seen.killers.fixtures.includes(example)) ?? own[0]
  const shown = mutant && book.examples.find(({ scenario }) => scenario.id === mutant.seen.killers.fixtures[0])?.scenario
  const where = mutant?.seen.killers.fixtures.includes(example)
    ? ' in this example'
    : shown === undefined
      ? ''
      : ` in ${linkToFixture(book, links, shown, md(shown.title))}`
  return [
    miss &&
      `It does not act in ${linkToFixture(book, links, miss.scenario, md(miss.scenario.title))}: ${md(miss.scenario.purpose)} ${playLink(from, miss.scenario)}`,
    mutant &&
      `An engine goes wrong${where} in which ${md(mutant.fault.replace(/\.$/, ''))} (${links.to(places.mutant(mutant), code(mutant.name))}).`,
    mutant && mutant.seen.message !== '' && `> ${md(mutant.seen.message)}`
  ].filter(Boolean)
}

/** Rules of other games that are the same concepts, and the questions that this one answers. */
export const elsewhere = (knowledge, book, links, id) => {
  const game = book.rulebook.id.replace(/-.*/, '')
  const others = book
    .conceptsOf(id)
    .flatMap(concept => knowledge.rulesOf(concept))
    .filter(({ ruleset }) => ruleset.replace(/-.*/, '') !== game)
    .flatMap(({ rules }) => rules)
  const rules = [...new Set(others)].filter(other => !book.rules.some(rule => rule.id === other)).slice(0, 3)
  const claims = book.rulebook.claims.filter(({ rules: cited }) => cited.includes(id))
  return [
    bullets(rules.flatMap(other => knowledge.ruleOf(other) ?? []).map(rule => `${links.titled(rule)}: ${md(rule.statement)}`)),
    bullets(
      claims.map(
        ({ question, answer }) =>
          `${links.to(`${places.questions}#${anchor(question)}`, code(question))} Here: ${md(answer)} The question shows what each game answers.`
      )
    )
  ].filter(Boolean)
}

/** What was seen to catch a faulty engine, and the engines. */
export const folded = (book, links, id) => {
  const { fixtures, transitions, invariants } = book.checkedBy(id)
  const own = book.mutants.filter(mutant => mutant.rule === id)
  const lines = own.map(mutant => `<li>${links.html(places.mutant(mutant), mutant.name)}: ${html(mutant.fault)}</li>`).join('')
  return `<details class="checks"><summary>Checks and faulty engines</summary><p>${count(fixtures.length, 'fixture')}, ${count(transitions.length, 'transition')} and ${count(invariants.length, 'invariant')} were seen to catch an engine that breaks this rule.</p>${lines === '' ? '' : `<ul>${lines}</ul>`}</details>`
}
