/**
 * The pages of the invariants and the metamorphic relations.
 * @module
 */
import { anchor, linksFrom, places } from './places.js'
import { bullets, code, front, html, md, page, section, table } from './text.js'

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
        caught.length > 0 && `Seen to catch: ${caught.map(each => links.to(places.mutant(each), code(each.name))).join(', ')}`
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
  )
]
