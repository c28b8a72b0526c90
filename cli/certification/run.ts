/** What one run of `stacklaw certify` is: what is judged, and with what. @module */
import type { Statement } from '../../engine/port.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Seats } from '../../properties/arbitraries/situation.js'
import { planOf } from '../../properties/campaign/plan.js'
import type { Plan } from '../../properties/campaign/plan.js'
import { suiteOf } from '../../properties/campaign/suite.js'
import type { EvidenceFile } from '../../properties/mutation/evidence.js'
import { sayAddress } from '../../engine/protocol/address.js'
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
}

/** The option that repeats a choice of players; nothing if it is the usual one. */
const sayPlayers = ({ least, most }: Seats): string =>
  least === 2 && most === 4 ? '' : ` --players ${least === most ? least : `${least}-${most}`}`

/** The command line that repeats a run. */
export const commandOf = ({ ruleset, runs, seed, thorough, cards, players, ...named }: Run): string => {
  const at = engineAt(named)
  return `npx stacklaw certify${at ? ` ${sayEngine(at)}` : ''}${ruleset === undefined ? '' : ` --ruleset ${ruleset}`} --runs ${runs} --seed ${seed}${thorough ? ' --thorough' : ''}${cards ? ` --cards ${JSON.stringify(cards.join(','))}` : ''}${sayPlayers(players)}`
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
  ...(drawnFrom && { cards: drawnFrom }),
  ...(engine !== undefined && { command: engine }),
  ...(connect && { address: sayAddress(connect) })
})

/** The plan of the campaign by one ruleset. */
export const planFor = (rulebook: Rulebook, run: Run, statement: Statement, evidence: EvidenceFile | undefined): Plan =>
  planOf({ ...settingsFor(rulebook, run), suite: suiteOf(rulebook, evidence) }, statement)
