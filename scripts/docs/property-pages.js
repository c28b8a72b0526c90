/**
 * The pages of the invariants, the metamorphic relations and the faulty engines.
 * @module
 */
import { anchor, linksFrom, places } from './places.js'
import { linkToFixture } from './examples.js'
import { bullets, code, count, front, html, md, page, section, table } from './text.js'

/** Faults are kept as clauses. */
const sentence = clause => `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/\.$/, '')}.`

/** Mutants by the invariant that was seen to kill them. */
const killedBy = (knowledge, name) =>
  knowledge.books.flatMap(({ mutants }) => mutants).filter(({ seen }) => seen?.killed && seen.killers.invariants.includes(name))

const rulesLine = (knowledge, links, property) =>
  knowledge
    .rulesOfProperty(property)
    .flatMap(({ rules }) => rules)
    .map(id => links.rule(id))
    .join(', ')

const LEVELS = { outcome: 'events and the end', stack: 'layers and priority as well', full: 'everything' }

const property = (knowledge, links, each) => {
  const rules = rulesLine(knowledge, links, each)
  const caught = killedBy(knowledge, each.name)
  return [
    `<h2 class="property" id="${anchor(each.name)}">${code(each.name)}</h2>`,
    `**${md(each.title)}**`,
    `<p class="statement">${html(each.statement)}</p>`,
    each.formal !== undefined && `<pre class="formal">${html(each.formal).replaceAll('\n', '&#10;')}</pre>`,
    bullets(
      [
        `Proves something only if: ${md(each.sometimes)}`,
        each.level !== undefined && `Decides from the level ${code(each.level)} on (${LEVELS[each.level]})`,
        `About ${each.concepts.length === 0 ? 'every rule alike' : each.concepts.map(code).join(', ')}`,
        rules !== '' && `Rules: ${rules}`,
        caught.length > 0 && `Seen to catch: ${caught.map(({ name }) => links.to(places.mutant(name), code(name))).join(', ')}`
      ].filter(Boolean)
    )
  ]
}

const propertyPage = (knowledge, from, title, intro, all, ...after) => {
  const links = linksFrom(from, knowledge)
  return [
    from,
    page(
      front(title),
      `# ${title}`,
      intro,
      bullets(all.map(({ name, title: says }) => `${links.to(`${from}#${anchor(name)}`, code(name))} ${md(says)}`)),
      all.flatMap(each => property(knowledge, links, each)),
      ...after
    )
  ]
}

const mutantBlock = (knowledge, book, links, { name, rule, kind, fault, seen }) => {
  const fixture = id => {
    const found = book.examples.find(({ scenario }) => scenario.id === id)
    return found ? linkToFixture(book, links, found.scenario, code(id)) : code(id)
  }
  return [
    `<h3 class="property" id="${anchor(name)}">${code(name)}</h3>`,
    `${md(sentence(fault))} Breaks ${links.rule(rule)}.${kind === 'common-mode' ? ' The fault is in what engine and model share, so only a fixture can tell.' : ''}`,
    seen?.killed
      ? bullets(
          [
            `Killed first by ${code(seen.by)}${seen.message === '' ? '' : `: ${md(seen.message)}`}`,
            seen.killers.fixtures.length > 0 && `Fixtures: ${seen.killers.fixtures.map(fixture).join(', ')}`,
            seen.killers.invariants.length > 0 &&
              `Invariants: ${seen.killers.invariants.map(each => links.to(places.invariant(each), code(each))).join(', ')}`,
            seen.killers.transitions.length > 0 && `Rows of the charts: ${seen.killers.transitions.map(code).join(', ')}`
          ].filter(Boolean)
        )
      : 'The evidence does not say what kills it.'
  ]
}

const mutantsPage = knowledge => {
  const from = places.mutants
  const links = linksFrom(from, knowledge)
  const all = knowledge.books.flatMap(({ mutants }) => mutants)
  return [
    from,
    page(
      front('Faulty engines'),
      '# Faulty engines',
      `A check that cannot fail says nothing. ${count(all.length, 'mutant')}, each the reference engine with one fault, show what the checks catch. A mutant is killed by a fixture, a row of the charts or an invariant that cites the rule it breaks.`,
      knowledge.books
        .filter(({ mutants }) => mutants.length > 0)
        .flatMap(book => [`## ${md(book.rulebook.title)}`, ...book.mutants.flatMap(mutant => mutantBlock(knowledge, book, links, mutant))])
    )
  ]
}

/** @returns {[string, string][]} */
export const propertyPages = knowledge => [
  propertyPage(
    knowledge,
    places.invariants,
    'Invariants',
    'What must hold of every trace of every engine, whatever the scenario. An invariant is stated over concepts, so it holds for every ruleset. Each has a situation without which a run proves nothing of it.',
    knowledge.invariants,
    section(
      'Terms of the formulas',
      Object.keys(knowledge.terms).length > 0 &&
        table(
          ['term', 'means'],
          Object.entries(knowledge.terms).map(([term, means]) => [code(term), md(means)])
        )
    )
  ),
  propertyPage(
    knowledge,
    places.relations,
    'Metamorphic relations',
    'Two games that the rules cannot tell apart must go the same way. A relation changes a game, plays it again, and compares.',
    knowledge.relations
  ),
  mutantsPage(knowledge)
]
