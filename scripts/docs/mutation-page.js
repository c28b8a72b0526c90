/**
 * The page of the faults that are planted in the model: how many there are, by file, and which no game tells.
 * @module
 */
import { byFile, count as outcomes, readEquivalent, readFigures, told } from '../mutation/figures.js'
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

/** @returns {[string, string]} the path of the page and its text */
export const mutationPage = () => {
  const figures = readFigures()
  return [
    places.mutation,
    page(
      front('Faults of the model'),
      '# Faults of the model',
      'The charts judge engines; here they are judged. A fault is planted in the model, and games are judged by it: right ones that the reference engine plays, wrong ones that faulty engines play, and those that the tests of the judge have by hand. A fault is killed where a right game is refused or not judged any more, where a wrong one is accepted, or where the model breaks down.',
      `${code('npm run mutation')} makes these figures, and ${code('npm run mutation -- --check')} says whether they are of the sources as they are.`,
      figures ? figuresOf(figures, readEquivalent()) : 'There are no figures yet.'
    )
  ]
}
