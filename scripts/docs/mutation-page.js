/**
 * The page of the faults that are planted in the model and in the reference engine: how many there are, by file, and which no game tells.
 * @module
 */
import { byFile, count as outcomes, readEquivalent, readFigures, told } from '../mutation/figures.js'
import { BOUNDS, bySign, judgedOf, readEquivalent as engineEquivalent, readFigures as engineFigures } from '../engine-faults/figures.js'
import { places } from './places.js'
import { bullets, code, count, front, md, page, section, table } from './text.js'

const KINDS = {
  decision: 'decisions of the table, each made as another of what its result could have been',
  syntax: 'syntax of decisions and instructions: comparisons, conditions, constants, methods of lists',
  chart: 'guards, targets, actions and order of the charts, changed in their definitions'
}

/** What the judge's judging comes to. */
const figuresOf = ({ faults, population, seed, digest }, equivalent) => {
  const open = faults.filter(({ name, killed }) => killed === false && !equivalent.has(name))
  const same = faults.filter(({ name, killed }) => !killed && equivalent.has(name))
  const left = faults.filter(({ name, killed }) => killed === undefined && !equivalent.has(name))
  const signs = [...new Set(faults.flatMap(({ sign }) => sign ?? []))]
  return [
    `**${md(told(faults, equivalent))}**, of ${count(faults.length, 'fault')} that were drawn by the seed ${code(seed)}; the sources that were judged have the digest ${code(digest)}.`,
    ...(left.length > 0 ? [`There was no time for ${count(left.length, 'fault')}: they count as survived.`] : []),
    table(
      ['fault', 'there are', 'drawn', 'killed'],
      Object.entries(KINDS).map(([kind, words]) => {
        const own = faults.filter(fault => fault.kind === kind)
        return [md(words), population[kind], own.length, outcomes(own, equivalent).killed]
      })
    ),
    section('What killed them', bullets(signs.map(sign => `${md(sign)}: ${faults.filter(fault => fault.sign === sign).length}`))),
    section(
      'By file',
      table(
        ['file', 'faults', 'killed', 'equivalent', 'survived', 'not judged'],
        byFile(faults, equivalent).map(each => [code(each.file), each.faults, each.killed, each.equivalent, each.survived, each.unjudged])
      )
    ),
    section('Survived', bullets(open.map(({ name, covering }) => `${md(name)}${covering === 0 ? ' (no game comes by it)' : ''}`))),
    section(
      'Equivalent',
      'No game could tell these from the model as it is.',
      bullets(same.map(({ name }) => `${md(name)}: ${md(equivalent.get(name))}`))
    )
  ].flat()
}

/** What came of the faults of the reference engine. */
const ofEngine = ({ faults, population, seed, digest, runs }, equivalent) => {
  const judged = judgedOf(faults)
  const killed = judged.filter(fault => fault.killed)
  const [same, open] = [true, false].map(is => judged.filter(fault => !fault.killed && equivalent.has(fault.name) === is))
  return [
    'Checks that engines pass are worth what they refuse. The faulty engines of each rule were thought of; here faults that nobody chose are planted in the reference engine: conditions negated, operands, calls and assignments left out, keys shortened, orders of iteration turned round, state remembered too late. A game tells one where an expectation is not met, charts or an invariant refuse it, a relation does not hold, or the engine breaks down or does not come to an end; what the engine does without the fault decides nothing.',
    `**${killed.length} of ${count(judged.length, 'fault')} that were judged are killed** (${((100 * killed.length) / Math.max(1, judged.length)).toFixed(1)} %), ${same.length} are declared equivalent, ${open.length} survived. Judged were ${judged.length} of ${faults.length}, by lot, which were drawn of ${population} by the seed ${code(seed)}; the sources have the digest ${code(digest)}. What fixtures, situations and corpus left was played in ${count(runs, 'random game')}. The aim is ${BOUNDS.killed * 100} %.`,
    table(
      ['what told it first', 'faults'],
      bySign(faults).map(([sign, number]) => [md(sign), number])
    ),
    table(
      ['file', 'judged', 'killed', 'equivalent', 'survived'],
      byFile(judged, equivalent).map(each => [code(each.file), each.faults, each.killed, each.equivalent, each.survived])
    ),
    section(
      'Faults of the engine that survived',
      bullets(
        open.map(
          ({ name, covering, differing, isCutShort }) =>
            `${md(name)} (${covering === 0 ? 'no game comes by it' : differing === 0 ? (isCutShort ? 'no game that was played shows anything else, and not all were' : 'no game shows anything else') : `in ${count(differing, 'game')} something else is shown, which the rules allow`})`
        )
      )
    ),
    section('Faults of the engine that nothing could tell', bullets(same.map(({ name }) => `${md(name)}: ${md(equivalent.get(name))}`)))
  ].flat()
}

/** @returns {[string, string]} the path of the page and its text */
export const mutationPage = () => {
  const figures = readFigures()
  const engine = engineFigures()
  return [
    places.mutation,
    page(
      front('Faults of model and engine'),
      '# Faults of model and engine',
      'The charts judge engines; here they are judged. A fault is planted in the model, and games are judged by it: right ones that the reference engine plays, wrong ones that faulty engines play, and those that the tests of the judge have by hand. A fault is killed where a right game is refused or not judged any more, where a wrong one is accepted, or where the model breaks down.',
      `${code('npm run mutation')} makes these figures, and ${code('npm run mutation -- --check')} says whether they are of the sources as they are.`,
      figures ? figuresOf(figures, readEquivalent()) : 'There are no figures yet.',
      section(
        'Faults of the reference engine',
        `${code('npm run mutation -- --engine')} makes these figures, ${code('npm run mutation -- --engine FILE')} judges every fault of a file.`,
        engine ? ofEngine(engine, engineEquivalent()) : 'There are no figures yet.'
      )
    )
  ]
}
