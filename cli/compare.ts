/** `stacklaw compare`. @module */
import type { Command } from 'commander'
import { holdsQuestion, questionFiles, readQuestion, readScenario, toWire } from '../fixtures/loader.js'
import { everyRulebook } from '../model/rulebook/index.js'
import type { Claim, Rulebook } from '../model/rulebook/rulebook.js'
import { phaseOf } from '../model/rulebook/structure.js'
import type { PhaseRole, Question } from '../model/scenario/question.js'
import { scenarioOfQuestion, situationOfQuestion } from '../model/scenario/question.js'
import { InputProblem } from '../model/scenario/problem.js'
import type { RuleId } from '../model/scenario/names.js'
import type { Scenario } from '../model/scenario/scenario.js'
import { conceptsOfSteps, createModel } from '../model/statechart/index.js'
import { tellGame } from '../model/telling/story/index.js'
import type { Observation } from '../model/trace/observation.js'
import { runCase } from '../properties/campaign/case.js'
import { compareGames } from '../model/trace/compare.js'
import type { Comparison } from '../model/trace/compare.js'
import { runFixture } from '../properties/campaign/fixture.js'
import { scripted } from '../properties/campaign/play.js'
import type { Verdict } from '../properties/campaign/report.js'
import { embedded, trustedBase } from './engine.js'
import { EXIT } from './exit.js'
import type { ExitCode } from './exit.js'
import { bold, dim, print, printJson, safe, verdictWord } from './screen.js'

interface Options {
  readonly all: boolean
  readonly json: boolean
}

/** One ruleset's game of the situation. */
interface Played {
  readonly name: string
  readonly rulebook: Rulebook
  readonly scenario: Scenario
  readonly trace: readonly Observation[]
  /** How the game stands to the outcome derived for this ruleset; `untested` where there is none. */
  readonly verdict: Verdict
  readonly message: string
}

/** What a ruleset's game shows where the games part. */
interface Shown {
  readonly rulesets: readonly string[]
  readonly step: number
  readonly says: string
  readonly rules: readonly RuleId[]
}

interface Row {
  readonly id?: string
  readonly title: string
  readonly games: readonly Played[]
  readonly comparison: Comparison
  readonly parting: readonly Shown[]
  /** What contradicts a claim, a sentence each. */
  readonly contradictions: readonly string[]
}

/** Plays a scenario of a ruleset on the reference engine; a derived outcome is judged. */
const playIn = async (rulebook: Rulebook, scenario: Scenario, file: string): Promise<Played> => {
  const iut = embedded(rulebook)
  const played = { name: rulebook.id, rulebook, scenario }
  if (scenario.expect && scenario.ruleset === rulebook.id && scenario.rules.length > 0) {
    const { check, game } = await runFixture(iut, undefined, rulebook, [], { file, scenario })
    return { ...played, trace: game?.played.trace ?? [], verdict: check.verdict, message: check.message }
  }
  const wire = { ...toWire(scenario, file), ruleset: rulebook.id }
  const game = await runCase(iut, undefined, rulebook, [], wire, scripted(scenario.script))
  return { ...played, trace: game.played.trace, verdict: 'untested', message: 'no outcome has been derived for this ruleset' }
}

/** The role of a phase of a scenario in its own game. */
const roleOf = (rulebook: Rulebook | undefined, phase: string): PhaseRole | undefined =>
  rulebook?.structure.turn.phases.value.find(each => each.name === phase)?.role

/** A scenario of one game as another would have it: phases by what they are for. */
const carriedOver = (scenario: Scenario, to: Rulebook): Scenario => {
  const home = everyRulebook.find(({ id }) => id === scenario.ruleset)
  const phase = (name: string): string => {
    const role = roleOf(home, name)
    return role === undefined ? name : phaseOf(to.structure)(role)
  }
  const { start, until } = scenario
  return {
    ...scenario,
    start: { ...start, phase: phase(start.phase) },
    until: until.end === 'boundary' ? { ...until, phase: phase(until.phase) } : until
  }
}

/** A question as the game has it; where it has no answer, with the decisions of the game of which it is an edition. */
const askedOf = (question: Question, rulebook: Rulebook): Scenario => {
  const phase = phaseOf(rulebook.structure)
  const own = scenarioOfQuestion(question, rulebook.id, phase)
  if (own) return own
  const script = question.games[rulebook.editionOf ?? '']?.script ?? Object.values(question.games)[0]?.script ?? []
  return { ...situationOfQuestion(question, rulebook.id, phase), script }
}

/** What a game shows at a step, in words, with the rules that explain it. */
const shownAt = ({ rulebook, scenario, trace, name }: Played, at: number): Omit<Shown, 'rulesets'> => {
  const wire = { ...toWire(scenario), ruleset: name }
  const concepts = conceptsOfSteps(createModel(trustedBase(rulebook), { level: 'full', autonomous: [] }), wire, trace)
  const told = tellGame(wire, trace, rulebook, concepts)
  const entry = told.find(({ from, to }) => from <= at && at <= to)
  return { step: at + 1, says: entry?.text ?? 'Nothing more.', rules: entry?.rules ?? [] }
}

const ownNames = ({ players, objects }: Scenario): ReadonlySet<string> => new Set([...players, ...objects].map(({ id }) => id))

/** Sets games side by side; where they part, each side is told with the rules of every ruleset in it. */
const setSideBySide = (title: string, games: readonly Played[], shows?: Question['shows']): Omit<Row, 'contradictions'> => {
  const scenario = games[0]!.scenario
  const comparison = compareGames(
    games.map(({ name, trace }) => ({ name, trace })),
    ownNames(scenario),
    shows
  )
  const parting = comparison.parting.map((group): Shown => {
    const shown = group.map(({ name, at }) =>
      shownAt(
        games.find(game => game.name === name)!,
        at
      )
    )
    const rulesets = group.map(({ name }) => name)
    return { ...shown[0]!, rulesets, rules: [...new Set(shown.flatMap(({ rules }) => rules))] }
  })
  return { title, games, comparison, parting }
}

const isIn = (group: readonly string[], names: readonly string[]): boolean => names.every(name => group.includes(name))

/** Where the games contradict what is claimed of them. */
const contradictionsOf = (question: Question, games: readonly Played[], { groups }: Comparison): readonly string[] => {
  const id = question.question
  const verdicts = games.flatMap(({ name, verdict, message, scenario }) =>
    (verdict === 'fail' && scenario.standing !== 'undefined') || verdict === 'inconclusive' || verdict === 'error'
      ? [`${id}: ${name} does not show what is claimed (${verdict}): ${message}`]
      : []
  )
  const judged = new Set(games.filter(game => game.verdict === 'pass').map(({ name }) => name))
  const sides = question.sides.map(side => side.filter(name => judged.has(name)))
  const apart = sides.flatMap(side =>
    side.length > 1 && !groups.some(group => isIn(group, side)) ? [`${id}: ${side.join(' and ')} are claimed to be alike, and differ`] : []
  )
  const together = sides.flatMap((side, at) =>
    sides
      .slice(at + 1)
      .flatMap(other =>
        side[0] !== undefined && other[0] !== undefined && groups.some(group => isIn(group, [side[0]!, other[0]!]))
          ? [`${id}: ${side[0]} and ${other[0]} are claimed to differ, and are alike`]
          : []
      )
  )
  return [...verdicts, ...apart, ...together]
}

const rowOfQuestion = async (question: Question, file: string): Promise<Row> => {
  const games: Played[] = []
  for (const rulebook of everyRulebook) games.push(await playIn(rulebook, askedOf(question, rulebook), `${file}#${rulebook.id}`))
  const row = setSideBySide(question.title, games, question.shows)
  return { ...row, id: question.question, contradictions: contradictionsOf(question, games, row.comparison) }
}

const rowOfScenario = async (scenario: Scenario, file: string): Promise<Row> => {
  const games: Played[] = []
  for (const rulebook of everyRulebook) games.push(await playIn(rulebook, carriedOver(scenario, rulebook), file))
  return { ...setSideBySide(scenario.title, games), contradictions: [] }
}

/** `A` for the first group of games that are alike, `B` for the second. */
const letterOf = ({ groups }: Comparison, name: string): string => String.fromCharCode(65 + groups.findIndex(group => group.includes(name)))

const claimOf = (rulebook: Rulebook, id: string | undefined): Claim | undefined => rulebook.claims.find(claim => claim.question === id)

const rowJson = ({ id, title, games, comparison, parting, contradictions }: Row): object => ({
  ...(id !== undefined && { id }),
  title,
  rulesets: Object.fromEntries(
    games.map(({ name, rulebook, scenario, verdict, message, trace }) => {
      const claim = claimOf(rulebook, id)
      return [
        name,
        {
          outcome: letterOf(comparison, name),
          verdict,
          message,
          ...(verdict !== 'untested' && { standing: scenario.standing, rules: scenario.rules }),
          ...(claim && { answer: claim.answer }),
          end: trace.at(-1)
        }
      ]
    })
  ),
  parting,
  contradictions
})

const sayRow = ({ title, games, comparison, parting, contradictions }: Row): readonly string[] => [
  bold(safe(title)),
  '',
  ...(parting.length === 0
    ? [`All are alike: ${games.map(({ name }) => name).join(', ')}.`]
    : [
        'Where they first part:',
        ...parting.map(
          ({ rulesets, step, says, rules }) =>
            `  ${bold(rulesets.join(', '))} ${dim(`step ${step}`)}  ${safe(says)}${rules.length === 0 ? '' : `  ${dim(`[${rules.join(', ')}]`)}`}`
        )
      ]),
  '',
  ...comparison.groups.map(names => `${String.fromCharCode(65 + comparison.groups.indexOf(names))}: ${names.join(', ')}`),
  ...games
    .filter(({ verdict }) => verdict !== 'untested')
    .map(({ name, verdict, message }) => `${name}: ${verdictWord(verdict)} - ${safe(message)}`),
  ...contradictions.map(each => `${verdictWord('fail')} ${safe(each)}`)
]

/** What stands in a cell: the outcome's letter, `?` where the game was not played to its end, `∅` where the rules leave it open. */
const cellOf = ({ comparison }: Row, { name, verdict, scenario }: Played): string => {
  if (verdict === 'inconclusive' || verdict === 'error') return '?'
  const open = verdict !== 'untested' && scenario.standing === 'undefined' ? '∅' : ''
  return `${letterOf(comparison, name)}${open}${verdict === 'fail' && open === '' ? '!' : ''}${verdict === 'untested' ? '·' : ''}`
}

const sayTable = (rows: readonly Row[]): readonly string[] => {
  const names = everyRulebook.map(({ id }) => id)
  const widths = names.map(name => Math.max(name.length, 3) + 2)
  const line = (first: string, cells: readonly string[], last: string): string =>
    `${first.padEnd(5)}${cells.map((cell, i) => cell.padEnd(widths[i]!)).join('')}${last}`
  return [
    bold(line('', names, 'question')),
    ...rows.map(row =>
      line(
        row.id ?? '',
        names.map(name =>
          cellOf(
            row,
            row.games.find(game => game.name === name)!
          )
        ),
        safe(row.title)
      )
    ),
    '',
    dim(
      'One letter in a row: the same was observed. ∅: the rules leave it open. ·: no outcome is claimed. !: not what is claimed. ?: not played to its end.'
    ),
    ...rows.flatMap(({ contradictions }) => contradictions.map(each => `${verdictWord('fail')} ${safe(each)}`))
  ]
}

const compareAll = async (json: boolean): Promise<ExitCode> => {
  const rows: Row[] = []
  for (const { file, question } of questionFiles()) rows.push(await rowOfQuestion(question, file))
  if (json) printJson(rows.map(rowJson))
  else print(...sayTable(rows))
  return rows.every(({ contradictions }) => contradictions.length === 0) ? EXIT.holds : EXIT.doesNot
}

const compareOne = async (file: string, json: boolean): Promise<ExitCode> => {
  const row = await (holdsQuestion(file) ? rowOfQuestion(readQuestion(file), file) : rowOfScenario(readScenario(file), file))
  if (json) printJson(rowJson(row))
  else print(...sayRow(row))
  return row.contradictions.length === 0 ? EXIT.holds : EXIT.doesNot
}

export const compareCommand = (program: Command, done: (code: ExitCode) => void): void => {
  program
    .command('compare')
    .summary('play one situation under every ruleset')
    .description(
      'Plays a scenario or a question file under every ruleset and edition on the reference engine and shows the first step at which they part, with the rules on each side. With --all: every question on which games differ, as a table; fails where a game contradicts what is claimed of it.'
    )
    .argument('[file]', 'a scenario or question file')
    .option('--all', 'every question, as a table of questions and rulesets', false)
    .option('--json', 'print as JSON: {id, title, rulesets, parting, contradictions}, with --all an array of them', false)
    .addHelpText('after', '\nExamples:\n  npx stacklaw compare fixtures/questions/d25.json\n  npx stacklaw compare --all')
    .action(async (file: string | undefined, { all, json }: Options) => {
      if (all === (file !== undefined)) throw new InputProblem('Name one file to compare, or give --all for every question; not both.')
      done(file === undefined ? await compareAll(json) : await compareOne(file, json))
    })
}
