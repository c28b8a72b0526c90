/** What one run of `stacklaw certify` is: what is judged, and with what. @module */
import type { Statement } from '../../engine/port.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Seats } from '../../properties/arbitraries/situation.js'
import { planOf } from '../../properties/campaign/plan.js'
import { checkNamesIn, narrowed, watchingChosenIn } from '../../properties/campaign/narrow.js'
import type { Narrowing } from '../../properties/campaign/narrow.js'
import type { Plan } from '../../properties/campaign/plan.js'
import { suiteOf } from '../../properties/campaign/suite.js'
import type { EvidenceFile } from '../../properties/mutation/evidence.js'
import { sayAddress } from '../../engine/protocol/address.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { InputProblem } from '../../model/scenario/problem.js'
import { suggest } from '../choose.js'
import { rulebookOf } from '../engine.js'
import type { RulesetSettings } from '../jobs/certifying.js'
import { engineAt, sayEngine } from '../options.js'
import type { Named } from '../options.js'

/** What a run is repeated with. */
export interface Run extends Named {
  readonly ruleset?: string
  readonly runs: number
  readonly seed: number
  readonly strict: boolean
  readonly thorough: boolean
  readonly players: Seats
  /** The words for the cards of random games, and the names that they stand for. */
  readonly cards?: readonly string[]
  readonly drawnFrom?: readonly string[]
  /** What the run is narrowed to. */
  readonly narrowing?: Narrowing
}

/** Words as they are typed after an option, in quotes where a shell would take them for something else. */
const typed = (words: readonly string[]): string => words.map(word => (/^[\w:./-]+$/.test(word) ? word : JSON.stringify(word))).join(' ')

/** The options that narrow a run, as they are typed; nothing where none do. */
export const sayNarrowing = ({ rules, sections, only, names }: Narrowing = {}): string =>
  [
    ...(rules ? [`--rule ${typed(rules)}`] : []),
    ...(sections ? [`--section ${typed(sections)}`] : []),
    ...(only ? [`--only ${typed(only)}`] : []),
    ...(names ? ['--last-failed'] : [])
  ].join(' ')

/** The option that repeats a choice of players; nothing if it is the usual one. */
const sayPlayers = ({ least, most }: Seats): string =>
  least === 2 && most === 4 ? '' : ` --players ${least === most ? least : `${least}-${most}`}`

/** The command line that repeats a run. */
export const commandOf = ({ ruleset, runs, seed, thorough, cards, players, narrowing, ...named }: Run): string => {
  const at = engineAt(named)
  return `npx stacklaw certify${at ? ` ${sayEngine(at)}` : ''}${ruleset === undefined ? '' : ` --ruleset ${ruleset}`} --runs ${runs} --seed ${seed}${thorough ? ' --thorough' : ''}${cards ? ` --cards ${JSON.stringify(cards.join(','))}` : ''}${sayPlayers(players)}${narrowing ? ` ${sayNarrowing(narrowing)}` : ''}`
}

/** The rulesets that an engine claims; all of them if it claims none that this kit knows, so that the report says what is not claimed. */
const claimed = ({ rulesets }: Statement): readonly Rulebook[] => {
  const known = Object.values(rulebooks)
  const some = known.filter(({ id }) => rulesets.includes(id))
  return some.length > 0 ? some : known
}

/** The rulesets that an engine is judged by in a run. */
export const judgedIn = ({ ruleset }: Run, statement: Statement): readonly Rulebook[] =>
  ruleset === undefined ? claimed(statement) : [rulebookOf(ruleset)]

/** What a ruleset is judged with. */
export const settingsFor = (
  { id }: Rulebook,
  { seed, runs, strict, players, thorough, drawnFrom, engine, connect }: Run
): RulesetSettings => ({
  ruleset: id,
  seed,
  runs,
  strict,
  players,
  relations: thorough ? 'every' : 'in-turn',
  composed: thorough,
  ...(drawnFrom && { cards: drawnFrom }),
  ...(engine !== undefined && { command: engine }),
  ...(connect && { address: sayAddress(connect) })
})

/** The plan of the campaign by one ruleset. */
export const planFor = (rulebook: Rulebook, run: Run, statement: Statement, evidence: EvidenceFile | undefined): Plan => {
  const plan = planOf({ ...settingsFor(rulebook, run), suite: suiteOf(rulebook, evidence) }, statement)
  return run.narrowing ? narrowed(plan, run.narrowing) : plan
}

/**
 * Refuses a run that is narrowed to nothing.
 * @throws InputProblem if no check of the plans is chosen
 */
export const demandChosen = (plans: readonly Plan[], { narrowing }: Run): void => {
  if (!narrowing || plans.some(plan => plan.units.length > 0)) return
  const { rules = [], only = [], names } = narrowing
  const asked = sayNarrowing(narrowing)
  const of = plans.map(({ rulebook }) => rulebook.id).join(', ')
  if (names && rules.length + only.length === 0 && !narrowing.sections)
    throw new InputProblem('Nothing failed in the last run that .stacklaw/ remembers of this engine; run without --last-failed.')
  const watching = [...new Set(plans.flatMap(watchingChosenIn))]
  if (watching.length > 0)
    throw new InputProblem(
      `${asked} chooses ${watching.join(', ')}, which ${watching.length === 1 ? 'judges' : 'judge'} every game, and no game of ${of}; --only with such a name plays all games.`
    )
  const known = rules.length > 0 ? plans.flatMap(({ rulebook }) => everyRule(rulebook).map(({ id }) => id)) : plans.flatMap(checkNamesIn)
  const word = rules[0] ?? only[0]
  const all =
    only.length > 0 && rules.length === 0 ? '"stacklaw explain RULE" names the checks of a rule.' : '"stacklaw rules" lists the rules.'
  throw new InputProblem(`${asked} chooses no game of ${of}; ${word === undefined ? all : suggest(word, known, all)}`)
}
