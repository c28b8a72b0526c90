/**
 * The page of a rule.
 * @module
 */
import { sayOutcome } from '../../dist/cli/decisions.js'
import { chapterOf } from './chapters.js'
import { examplesOf, homeOf, linkToFixture } from './examples.js'
import { namedExample, otherExamples, standing } from './parts.js'
import { linksFrom, numberOf, places } from './places.js'
import { bullets, code, count, fenced, front, html, md, page, section } from './text.js'

/** The first example stands open, wherever its home is. */
const examples = (book, links, from, id) => {
  const [first, ...others] = examplesOf(book, id)
  if (first === undefined) return false
  return section(
    'Examples',
    ...namedExample(from, links, first, true),
    ...others.filter(({ scenario }) => homeOf(book, scenario) === id).flatMap(each => namedExample(from, links, each)),
    otherExamples(book, links, id, others)
  )
}

const usedIn = (book, links, id) =>
  book.examples
    .filter(({ scenario }) => !scenario.rules.includes(id) && (scenario.derivation ?? []).some(({ because }) => because === id))
    .map(({ scenario }) => linkToFixture(book, links, scenario, md(scenario.title)))

const sayPart = (links, { chart, kind, name }) => `${kind} ${code(name)} of ${links.to(places.chart(chart), `chart ${md(chart)}`)}`

const HOW_TO_READ =
  '`cites` are rules of every game, `reads` values of the structure. The last function decides; a list before it holds other answers, by which a refusal is explained; `yesNo`, `listed`, `amount` and `oneOf` say what kind of answer it gives.'

/** How many faults were planted in it, and what came of them. */
const sayFaults = faults =>
  faults.length === 0
    ? 'no planted fault'
    : `${count(faults.length, 'planted fault')}: ${faults.map(each => md(sayOutcome(each))).join('; ')}`

const decisions = (knowledge, book, links, id) => {
  const cited = book.decisionsOn(id)
  const all = cited.filter(({ name }) => knowledge.homeOfDecision(name) === id)
  const others = cited.filter(each => !all.includes(each))
  return section(
    'What the model decides by it',
    ...(all.length === 0 ? [] : [`${HOW_TO_READ} ${links.to(places.mutation, 'Faults')} were planted by lot.`]),
    ...all.flatMap(({ name, says, file, line, code: text, values, askedIn, parts, faults }) => [
      `### ${md(name)}`,
      md(says),
      `<p class="source">${code(`${file}:${line}`)}</p>`,
      fenced(text),
      bullets([
        ...values.map(
          value => `${code(value.name)} ${value.value === null ? 'has no value' : `is ${code(JSON.stringify(value.value))}`} in this game`
        ),
        ...(parts.length === 0 ? [] : [parts.map(part => sayPart(links, part)).join(', ')]),
        ...(askedIn.length === 0 ? [] : [`asked in ${askedIn.map(each => `${code(each.name)} (${code(each.file)})`).join(', ')}`]),
        sayFaults(faults)
      ])
    ]),
    bullets(others.map(({ name, says }) => `${links.to(places.decided(knowledge.homeOfDecision(name), name), code(name))} ${md(says)}`))
  )
}

const values = (book, id) =>
  section(
    'Values that it gives',
    bullets(
      book.values
        .filter(({ rules }) => rules.includes(id))
        .map(
          ({ path, value, note, borrowed }) =>
            `${code(path)}: ${code(JSON.stringify(value))}${borrowed === undefined ? '' : `, borrowed from ${code(borrowed)}`}${note === undefined ? '' : ` ${md(note)}`}`
        )
    )
  )

/** Older editions whose own text does not give the rule. */
const borrowedBy = (knowledge, id) =>
  section(
    'Borrowed by older editions',
    bullets(
      knowledge
        .borrowedBy(id)
        .map(
          ({ ruleset, values }) =>
            `${code(ruleset)}, whose own text does not give it: there it is no more than advice${values.length === 0 ? '' : `. It gives ${values.map(code).join(', ')}`}`
        )
    )
  )

const nameOfFixture = (book, links, name) => {
  const found = book.examples.find(({ scenario }) => scenario.id === name)
  return found ? linkToFixture(book, links, found.scenario, code(name)) : code(name)
}

/** How many fixtures are named. */
const MOST = 8

/** What was seen to catch a faulty engine, by the evidence. */
const checks = (book, links, id) => {
  const { fixtures, transitions } = book.checkedBy(id)
  const seen = new Set(book.checkedBy(id).invariants)
  const about = book.invariantsOf(id)
  return section(
    'Checks',
    fixtures.length > 0 &&
      `Fixtures seen to catch an engine that breaks it: ${fixtures
        .slice(0, MOST)
        .map(name => nameOfFixture(book, links, name))
        .join(', ')}${fixtures.length > MOST ? ` and ${count(fixtures.length - MOST, 'other')}` : ''}.`,
    transitions.length > 0 && `Rows of the charts seen to refuse such an engine: ${transitions.map(code).join(', ')}.`,
    about.length > 0 && 'Invariants about it:',
    bullets(
      about.map(
        ({ name, title }) =>
          `${links.to(places.invariant(name), code(name))} ${md(title)}${seen.has(name) ? ' (seen to catch such an engine)' : ''}`
      )
    )
  )
}

const unchecked = (book, rule) =>
  rule.standing !== 'definition' && book.checkedBy(rule.id).mutants.length === 0
    ? `<p class="unchecked">No faulty engine was seen to be caught for breaking this rule: nothing shows that it is checked.${rule.unchecked === undefined ? '' : ` The reason: ${html(rule.unchecked)}`}</p>`
    : false

/** @returns {[string, string]} the path of the page and its text */
export const rulePage = (knowledge, book, rule) => {
  const from = places.rule(rule.id)
  const links = linksFrom(from, knowledge)
  const neighbours = rule.neighbours.map(id => {
    const found = knowledge.ruleOf(id)
    return found ? links.titled(found) : code(id)
  })
  const also = usedIn(book, links, rule.id)
  const text = page(
    front(`${numberOf(rule.id)} ${rule.title}`),
    `# ${md(rule.title)}`,
    `<p class="id">${code(rule.id)} ${html(book.rulebook.title)}</p>`,
    `<p class="statement">${html(rule.statement)}</p>`,
    `${links.to(places.inChapter(rule.id, chapterOf(book.rules, rule.id)), 'Read it in its chapter')}: with an example to step through, the drawing of what runs it, the near miss, and what other games do.`,
    standing(rule),
    unchecked(book, rule),
    examples(book, links, from, rule.id),
    section('See also', bullets(neighbours)),
    section('Also used in the derivation of', bullets(also)),
    decisions(knowledge, book, links, rule.id),
    values(book, rule.id),
    borrowedBy(knowledge, rule.id),
    checks(book, links, rule.id)
  )
  return [from, text]
}
