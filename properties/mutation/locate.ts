/** Where the fault of an engine is, by its games. Where several rules are suspect, what tells them apart is played. @module */
import type { Fixture } from '../../fixtures/loader.js'
import type { RuleId } from '../../model/scenario/names.js'
import { suspects } from '../campaign/suspects.js'
import type { Citing, Fared, Named } from '../campaign/suspects.js'

/** What came of a fixture. */
export interface Outcome {
  readonly fails: boolean
  /** What the game names, if it fails; made only where it is asked for, since it takes time. */
  readonly named: () => Named
}

/** So many failing games are asked what they name. */
const ASKED = 2

/** So many suspects are told apart, each by so many of the fixtures that cite it. */
const TOLD_APART = 8
const OF_EACH = 8

/** Those that cite a rule, first those that are about it. */
const citing = <F extends Citing>(fixtures: readonly F[], rule: RuleId): readonly F[] =>
  fixtures.filter(({ rules }) => rules.includes(rule)).toSorted((a, b) => a.rules.indexOf(rule) - b.rules.indexOf(rule))

/**
 * The rules that a fault is held to break, the likeliest first; none if no game fails.
 * @param fixtures all that the ruleset has
 * @param known what was played before
 * @param play plays a further one; without it none is played
 */
export const locate = async (
  fixtures: readonly Fixture[],
  known: ReadonlyMap<Fixture, Outcome>,
  play?: (fixture: Fixture) => Promise<Outcome>
): Promise<readonly RuleId[]> => {
  const all = fixtures.map(fixture => ({ fixture, rules: fixture.scenario.rules }))
  const failing = all.flatMap(({ fixture }) => (known.get(fixture)?.fails ? [known.get(fixture)!] : []))
  if (failing.length === 0) return []
  const games = failing.slice(0, ASKED).map(({ named }) => named())
  const fared = new Map<(typeof all)[number], Fared>()
  for (const each of all) {
    const outcome = known.get(each.fixture)
    if (outcome) fared.set(each, { fails: outcome.fails, isSample: false })
  }
  const first = suspects(all, fared, games)
  if (!play) return first
  for (const rule of first.slice(0, TOLD_APART)) {
    const those = citing(all, rule)
    const open = those.filter(each => !fared.has(each))
    for (const each of open.slice(0, Math.max(0, OF_EACH - (those.length - open.length))))
      fared.set(each, { fails: (await play(each.fixture)).fails, isSample: true })
  }
  return suspects(all, fared, games)
}
