/**
 * Which rules a fault breaks, by all fixtures that were played: the likeliest first.
 *
 * Two signs are added up. Faults are located as in spectrum-based fault localisation: a rule is the more suspect, the more of the
 * fixtures that fail cite it and the fewer of those that pass (the Ochiai coefficient). And what the refused step of a failing game
 * names, by the decisions that explain it, tells rules apart that the same fixtures cite.
 * @module
 */
import type { RuleId } from '../../model/scenario/names.js'

/** A fixture, by the rules that it cites: the first is what it is about. */
export interface Citing {
  readonly rules: readonly RuleId[]
}

/** How a fixture fared. */
export interface Fared {
  readonly fails: boolean
  /** It was drawn from those that cite a rule, and stands for those of them that were not played. */
  readonly isSample: boolean
}

/** What a failing game names: the rules of each decision that explains it, the likeliest first. */
export type Named = readonly (readonly RuleId[])[]

/** How much less each further rule says that a fixture cites, that a decision tells, and each further decision. */
const PER_CITED = 0.3
const PER_RULE = 0.6
const PER_DECISION = 0.6

/** What failing games name, against the most suspect by fixtures. */
const OF_GAMES = 0.8

/** So many decisions of a game are looked at. */
const MOST_DECISIONS = 8

const shareAt = (place: number, by: number): number => 1 / (1 + by * place)

/** How much a fixture says of a rule that it cites. */
const weight = ({ rules }: Citing, rule: RuleId): number => shareAt(rules.indexOf(rule), PER_CITED)

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)

/** How much the fixtures that cite a rule point at it. Those that were not played are taken to fail as often as those that were drawn. */
const pointing = <F extends Citing>(rule: RuleId, fixtures: readonly F[], fared: ReadonlyMap<F, Fared>): number => {
  const citing = fixtures.filter(({ rules }) => rules.includes(rule))
  if (citing.length === 0) return 0
  const drawn = citing.flatMap(each => (fared.get(each)?.isSample ? [fared.get(each)!] : []))
  const rate = drawn.length === 0 ? 0 : drawn.filter(({ fails }) => fails).length / drawn.length
  const failing = sum(citing.map(each => weight(each, rule) * (fared.has(each) ? Number(fared.get(each)!.fails) : rate)))
  return failing / Math.sqrt(sum(citing.map(each => weight(each, rule))))
}

/** How much a game points at each rule that it names. */
const namedIn = (named: Named): ReadonlyMap<RuleId, number> => {
  const found = new Map<RuleId, number>()
  for (const [place, rules] of named.slice(0, MOST_DECISIONS).entries())
    for (const [at, rule] of rules.entries())
      found.set(rule, Math.max(found.get(rule) ?? 0, shareAt(place, PER_DECISION) * shareAt(at, PER_RULE)))
  return found
}

/**
 * The suspects, the likeliest first: every rule that a failing fixture cites or a failing game names.
 * @param fixtures all that there are, played or not
 * @param fared how those fared that were played
 * @param games what failing games name
 */
export const suspects = <F extends Citing>(
  fixtures: readonly F[],
  fared: ReadonlyMap<F, Fared>,
  games: readonly Named[]
): readonly RuleId[] => {
  const failing = [...fared].flatMap(([fixture, { fails }]) => (fails ? [fixture] : []))
  const named = games.map(namedIn)
  const rules = [...new Set([...failing.flatMap(each => each.rules), ...named.flatMap(each => [...each.keys()])])]
  const byFixtures = new Map(rules.map(rule => [rule, pointing(rule, fixtures, fared)]))
  const most = Math.max(...byFixtures.values()) || 1
  const total = (rule: RuleId): number =>
    byFixtures.get(rule)! / most + (OF_GAMES * sum(named.map(each => each.get(rule) ?? 0))) / Math.max(1, named.length)
  const totals = new Map(rules.map(rule => [rule, total(rule)]))
  return rules.toSorted((a, b) => totals.get(b)! - totals.get(a)!)
}
