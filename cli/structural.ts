/** `stacklaw mutants --structure`. @module */
import { judgingFixturesOf } from '../fixtures/loader.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { judgeStructure, rightGames } from '../properties/mutation/judge-structure.js'
import type { StructureVerdict } from '../properties/mutation/judge-structure.js'
import { structuralMutants } from '../properties/mutation/structural.js'
import type { StructuralMutant } from '../properties/mutation/structural.js'
import { whyEquivalent } from '../properties/mutation/equivalent.js'
import { chosenBy } from './choose.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { progress } from './progress.js'
import { bold, dim, print, printJson, safe, verdictWord } from './screen.js'

/** A verdict, and why nothing is expected to tell the mutant, if so. */
type Judged = StructureVerdict & { readonly excluded: string | undefined }

const CHARTS = {
  refuse: 'with the same change, the charts refuse the right game',
  accept: 'with the same change, the charts accept the right game: they do not read the value',
  'not covered': 'the charts do not cover the situation'
} as const

const say = ({ mutant: { name, fault, rules }, killed, by, message, charts, chartsBy, excluded }: Judged): readonly string[] => {
  if (excluded !== undefined)
    return [
      `${verdictWord(killed ? 'fail' : 'pass')} ${bold(name)} ${killed ? `is said to be equivalent, but killed by ${by}` : 'excluded'}`,
      `       ${dim(safe(excluded))}`
    ]
  if (!killed)
    return [
      `${verdictWord('fail')} ${bold(name)} survived: no fixture tells it; its rules are ${rules.join(', ')}`,
      `       ${dim(safe(fault))}`
    ]
  const where = chartsBy === by ? '' : ` (${chartsBy})`
  return [
    `${verdictWord('pass')} ${bold(name)} killed by ${by}`,
    `       ${dim(safe(fault))}`,
    `       ${safe(message ?? '')}`,
    ...(charts === undefined ? [] : [`       ${CHARTS[charts]}${where}`])
  ]
}

const count = (judged: readonly Judged[]): string => {
  const counted = judged.filter(each => each.excluded === undefined)
  const killed = counted.filter(each => each.killed)
  const refused = killed.filter(each => each.charts === 'refuse')
  return `${killed.length} of ${counted.length} killed, ${refused.length} of them by the charts too, ${judged.length - counted.length} excluded`
}

/** The structural mutants of these rulebooks that the words name: by their names, by the value that is changed, or by its rules. */
const chosen = (rulebooks: readonly Rulebook[], words: readonly string[]): readonly StructuralMutant[] =>
  chosenBy(rulebooks.flatMap(structuralMutants), words, {
    called: ({ name, path, rules }) => [name, path, ...rules],
    none: word => `No value in the structure of ${rulebooks.map(({ id }) => id).join(', ')} is named ${word} or given by a rule of that id`,
    all: '"stacklaw mutants --structure --list" tells them.'
  })

/** Tells structural mutants without playing anything. */
export const listStructural = (rulebooks: readonly Rulebook[], words: readonly string[], json: boolean): ExitCode => {
  const found = chosen(rulebooks, words)
  if (json) printJson(found.map(({ name, path, fault, rules, rulebook }) => ({ name, ruleset: rulebook.id, path, fault, rules })))
  else print(...found.map(({ name, fault, rules }) => `${bold(name)} (${rules.join(', ')}): ${fault}`), `${found.length} mutants`)
  return EXIT.holds
}

/** Changes values of the structure of these rulebooks in turn, each or those that the words name, and shows which fixture tells it. */
export const runStructural = async (rulebooks: readonly Rulebook[], words: readonly string[], json: boolean): Promise<ExitCode> => {
  const found = chosen(rulebooks, words)
  const all = rulebooks.flatMap(rulebook => {
    const mutants = found.filter(mutant => mutant.rulebook.id === rulebook.id)
    return mutants.length === 0 ? [] : [{ rulebook, mutants }]
  })
  const bar = progress('structural mutants')
  const judged: Judged[] = []
  try {
    for (const { rulebook, mutants } of all) {
      const fixtures = judgingFixturesOf(rulebook)
      const right = rightGames(rulebook)
      for (const mutant of mutants) {
        judged.push({ ...(await judgeStructure(mutant, fixtures, right)), excluded: whyEquivalent(mutant) })
        bar.step(judged.length, found.length, mutant.name)
      }
    }
  } finally {
    bar.stop()
  }
  const bad = judged.filter(({ killed, excluded }) => killed === (excluded !== undefined))
  if (json)
    printJson(
      judged.map(({ mutant: { name, path, fault, rules, rulebook }, excluded, ...verdict }) => ({
        name,
        ruleset: rulebook.id,
        path,
        fault,
        rules,
        ...verdict,
        ...(excluded !== undefined && { excluded })
      }))
    )
  else
    print(
      ...judged.flatMap(say),
      ...all.map(({ rulebook: { id } }) => `${id}: ${count(judged.filter(({ mutant }) => mutant.rulebook.id === id))}`)
    )
  return bad.length === 0 ? EXIT.holds : EXIT.doesNot
}
