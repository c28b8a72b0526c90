/**
 * All that the pages tell, gathered from the kit as it is built: rulebooks, charts, fixtures and the games that the reference
 * engine plays of them, invariants, relations, mutants, and the evidence of what kills them.
 * @module
 */
import { decisionsOn } from '../../dist/cli/decisions.js'
import { mutants } from '../../dist/engine/mutants/index.js'
import { createReference } from '../../dist/engine/reference/index.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { fixturesOf, questionFiles, toWire } from '../../dist/fixtures/loader.js'
import { createBase } from '../../dist/model/base/base.js'
import { borrowersOf } from '../../dist/model/rulebook/borrowed.js'
import { CONCEPTS } from '../../dist/model/rulebook/concept.js'
import { everyRulebook } from '../../dist/model/rulebook/index.js'
import { conceptsOf, everyRule } from '../../dist/model/rulebook/rulebook.js'
import { charts, createModel } from '../../dist/model/statechart/index.js'
import { rulesOf } from '../../dist/properties/campaign/case.js'
import { play, scripted } from '../../dist/properties/campaign/play.js'
import * as properties from '../../dist/properties/invariants/index.js'
import { relations } from '../../dist/properties/metamorphic/index.js'
import { checkedBy } from '../../dist/properties/mutation/catalogue.js'
import { readEvidence } from '../../dist/properties/mutation/evidence.js'
import { layouts } from '../../dist/reports/charts/layouts/index.js'
import { tellingOf } from './story.js'

const { invariants, FORMAL_TERMS: terms = {} } = properties

/** What the charts say of each step of a game, and the transitions that explain it. */
const followed = (model, wire, trace) => {
  let frontier = model.start(wire)
  const concepts = []
  for (const observation of trace) {
    const next = model.accept(frontier, observation)
    if (next.kind === 'refused' || next.frontier.exceeded || next.frontier.unsupported !== undefined) break
    frontier = next.frontier
    concepts.push(frontier.concepts)
  }
  return { concepts, fired: frontier.fired }
}

/** Every fixture with the game that the reference engine makes of it, told. */
const examplesOf = async rulebook => {
  const base = createBase(rulebook)
  const iut = inProcess(createReference(base))
  const model = createModel(base, { level: iut.statement.level, autonomous: [] })
  const examples = []
  for (const { file, scenario } of fixturesOf(rulebook.id)) {
    const wire = toWire(scenario, file)
    const { trace } = await play(iut, wire, scripted(scenario.script))
    const { concepts, fired } = followed(model, wire, trace)
    const way = trace.flatMap(each => (each.see === 'answer' ? [each.option] : []))
    examples.push({ file, scenario, wire, way, fired: new Set(fired), telling: tellingOf(wire, trace, rulebook, concepts) })
  }
  return examples
}

/** Values of the structure, each by its path with the rules that give it. */
const valuesOf = (structure, path = '') =>
  Object.entries(structure).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`
    if (typeof value !== 'object' || value === null) return []
    return 'value' in value && 'rules' in value ? [{ path: at, ...value }] : valuesOf(value, at)
  })

const bookKnowledge = async (rulebook, evidence) => ({
  rulebook,
  rules: everyRule(rulebook),
  values: valuesOf(rulebook.structure),
  examples: await examplesOf(rulebook),
  conceptsOf: id => conceptsOf(rulebook, id),
  decisionsOn: id => decisionsOn(id, rulebook),
  checkedBy: id => checkedBy(id, evidence),
  invariantsOf: id => invariants.filter(invariant => rulesOf(invariant, rulebook).includes(id)),
  mutants: mutants
    .filter(mutant => mutant.ruleset === rulebook.id)
    .map(mutant => ({ ...mutant, seen: evidence?.mutants.find(each => each.name === mutant.name && each.ruleset === mutant.ruleset) }))
})

/**
 * Editions of one game share their neighbouring rules. Those are told once, in the book of the first, with the examples of all.
 */
const withoutRepeats = books =>
  books.map((book, place) => {
    const ids = new Set(book.rules.map(rule => rule.id))
    const before = new Set(books.slice(0, place).flatMap(({ rules }) => rules.map(rule => rule.id)))
    const editions = books.slice(place + 1).filter(({ rules }) => rules.some(rule => ids.has(rule.id)))
    return {
      ...book,
      rules: book.rules.filter(rule => !before.has(rule.id)),
      examples: [book, ...editions].flatMap(({ examples }) => examples)
    }
  })

/** Gathers it; takes as long as the reference engine needs for every fixture. */
export const gather = async () => {
  const evidence = readEvidence()
  const gathered = []
  for (const rulebook of everyRulebook) gathered.push(await bookKnowledge(rulebook, evidence))
  const known = new Set(gathered.flatMap(({ rules }) => rules.map(rule => rule.id)))
  const books = withoutRepeats(gathered).map(book => ({ ...book, hasPage: id => known.has(id) }))
  const homes = new Map()
  for (const { rules, decisionsOn: on } of books)
    for (const { id } of rules) for (const { name } of on(id)) if (!homes.has(name)) homes.set(name, id)
  return {
    books,
    /** The rule on whose page a decision of the model is shown. */
    homeOfDecision: name => homes.get(name),
    charts,
    layouts,
    invariants,
    /** What the words of the invariants' formulas mean. */
    terms,
    relations,
    concepts: CONCEPTS,
    claims: everyRulebook.map(({ id, title, claims }) => ({
      id,
      title,
      claims
    })),
    questions: questionFiles().map(({ question }) => question),
    borrowedBy: id => borrowersOf(everyRulebook, id),
    knowsRule: id => known.has(id),
    ruleOf: id => books.flatMap(({ rules }) => rules).find(rule => rule.id === id),
    /** The rules of a concept in every ruleset that has pages. */
    rulesOf: concept => books.map(({ rulebook }) => ({ ruleset: rulebook.id, rules: rulebook.concepts[concept] })),
    rulesOfProperty: property => books.map(({ rulebook }) => ({ ruleset: rulebook.id, rules: rulesOf(property, rulebook) }))
  }
}
