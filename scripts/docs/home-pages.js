/**
 * The home page, and the pages that list the guides and the decisions.
 * @module
 */
import { link, linksFrom, places } from './places.js'
import { bullets, count, front, md, page } from './text.js'

/** The reading order of the guides; others follow by name. */
const ORDER = [
  'certify-your-engine',
  'adapter-protocol',
  'read-a-report',
  'judge-a-log',
  'write-a-fixture',
  'grammar',
  'meaning-of-the-language',
  'what-an-engine-reports',
  'map-a-magic-engine',
  'map-a-flesh-and-blood-engine'
]

const place = name => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** Guides in reading order. */
export const inReadingOrder = guides => [...guides].sort((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name))

const listPage = (from, title, intro, placeOf, files) => [
  from,
  page(front(title), `# ${title}`, intro, bullets(files.map(({ name, title: says }) => link(from, placeOf(name), md(says)))))
]

const homePage = knowledge => {
  const { to } = linksFrom(places.home, knowledge)
  const guide = (name, words) => to(places.guide(name), words)
  const title = ({ rulebook }) => `${md(rulebook.title)}, ${count(rulebook.rules.length, 'rule')}`
  const own = knowledge.books.map(({ rulebook }) => rulebook.rules.length).reduce((a, b) => a + b, 0)
  const all = knowledge.books.map(({ rules }) => rules.length).reduce((a, b) => a + b, 0)
  const examples = new Set(knowledge.books.flatMap(book => book.examples).map(({ scenario }) => scenario.id)).size
  const mutants = knowledge.books.map(book => book.mutants.length).reduce((a, b) => a + b, 0)
  return [
    places.home,
    page(
      'Stacklaw is a conformance test kit for the rules engines of trading card games that resolve effects on a stack. It answers one question, with evidence: does this engine apply replacement effects, triggered effects, continuous effects and state-based checks as the rules say?',
      '<div class="readers">',
      [
        '<section>',
        '## You write an engine',
        'In any language. Stacklaw runs against it and gives a verdict for each rule, and for each failure the smallest situation that shows it.',
        bullets([
          guide('certify-your-engine', 'Certify your engine in ten minutes'),
          guide('adapter-protocol', 'The adapter protocol, with a whole exchange'),
          guide('map-a-magic-engine', 'Map a Magic engine'),
          guide('map-a-flesh-and-blood-engine', 'Map a Flesh and Blood engine'),
          guide('what-an-engine-reports', 'What an engine reports, and when'),
          guide('grammar', 'The grammar of a situation'),
          guide('meaning-of-the-language', 'What the scenario language means'),
          guide('certify-in-vitest', 'Certify an engine in TypeScript in Vitest'),
          guide('judge-a-log', 'Judge a log of an engine that cannot be driven'),
          guide('certificates', 'Issue and check a certificate'),
          guide('read-a-report', 'Read a report'),
          to(places.engines, 'Engines tried so far'),
          guide('when-things-go-wrong', 'When things go wrong: what each message means')
        ]),
        '</section>'
      ],
      [
        '<section>',
        '## You keep the rules',
        'Run Stacklaw in CI, ask it what a combination of effects does, and change the rules data when the rules change.',
        bullets([
          guide('write-a-fixture', 'Write a fixture'),
          guide('change-the-rules', 'Change a rule, or add an edition'),
          guide('new-ruleset', 'A ruleset of your own'),
          to(places.invariants, count(knowledge.invariants.length, 'invariant')),
          to(places.relations, count(knowledge.relations.length, 'metamorphic relation')),
          to(places.mutants, `${count(mutants, 'faulty engine')}, and what kills each`),
          to(places.mutation, 'Faults of the model, and what kills them'),
          to(places.pairs, 'Pairs of ideas, and what brings them together'),
          to(places.questions, 'Questions on which games differ'),
          to(places.ways, 'Ways in which events come about, and keys that count'),
          to(places.decisions, 'Decisions, and why'),
          '<a href="interfaces/index.html">The interfaces, in TypeScript</a>'
        ]),
        '</section>'
      ],
      [
        '<section>',
        '## You read the rules',
        'Every rule in our own words, the statechart that runs it, the examples that show it, and what checks it.',
        bullets([
          ...knowledge.books.map(book => to(places.book(book.rulebook.id), title(book))),
          to(places.rules, `All ${all} rules, ${all - own} neighbouring ones among them`),
          to(places.charts, count(knowledge.charts.length, 'statechart')),
          to(places.cards, 'The cards that the examples use'),
          `${count(examples, 'example')}, each to be played on the page of its rule`
        ]),
        '</section>'
      ],
      '</div>',
      'The rules are cited by number and told in our own words. The texts themselves are their publishers’. All pages but the guides and the decisions are written from the data that the kit runs on.'
    )
  ]
}

/** @returns {[string, string][]} */
export const homePages = (knowledge, guides, decisions) => [
  homePage(knowledge),
  listPage(places.guides, 'Guides', 'How to use the kit, from a first run to a log of your own.', places.guide, inReadingOrder(guides)),
  listPage(places.decisions, 'Decisions', 'What was decided, and why, for those who come after.', places.decision, decisions)
]
