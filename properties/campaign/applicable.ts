/**
 * Whether a check applies to what an engine claims: whether some fixture that brings its situation about is within the claim.
 * Every such fixture is played, so that the situation of a check that applies occurs in an engine that plays it right.
 * @module
 */
import type { Statement } from '../../engine/port.js'
import type { Fixture } from '../../fixtures/loader.js'
import { toWire } from '../../fixtures/loader.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { Card } from '../../model/scenario/card.js'
import { featuresOfCard } from '../../model/scenario/features.js'
import { isDecision } from '../../model/scenario/script.js'
import type { Level } from '../../model/trace/observation.js'
import { invariants } from '../invariants/index.js'
import type { Invariant } from '../invariants/index.js'
import type { EvidenceFile } from '../mutation/evidence.js'
import { levelShows } from './case.js'
import { claims, missingFor, usableCards } from './claims.js'
import type { Reachable } from './ledger.js'

/** The least level at which the situation of an invariant can be seen. */
const leastLevel = (invariant: Invariant, structure: Structure): Level => invariant.shownAt?.(structure) ?? invariant.level

/** The invariants whose situation a fixture brings about, as far as the level shows it. */
const broughtAt = (seen: EvidenceFile['fixtures'][string], level: Level): readonly string[] =>
  level === 'full' ? seen.invariants : (seen.lower?.[level] ?? seen.invariants)

/** What an invariant needs that neither the engine's features nor any of its cards has. */
const lackingOf = ({ needs = [] }: Invariant, statement: Statement, cards: readonly Card[]): readonly string[] =>
  needs.filter(feature => !claims(statement, feature) && !cards.some(card => featuresOfCard(card).has(feature)))

/** What a situation needs that the engine does not claim; decisions of its script that the engine takes by itself may lead elsewhere. */
const missingOf = (statement: Statement, { scenario, file }: Fixture): readonly string[] => [
  ...missingFor(statement, toWire(scenario, file)),
  ...statement.autonomous
    .filter(decision => scenario.script.some(each => isDecision(each) && each.decision === decision))
    .map(decision => `that the decision ${decision} is asked`)
]

/**
 * Tells of each check whether it applies, and what it needs if not.
 * @param played all that the campaign plays if the engine claims it
 * @param known cards by name, of which the engine may claim some
 */
export const applicability = (
  statement: Statement,
  ruleset: string,
  structure: Structure,
  played: readonly Fixture[],
  known: Iterable<Card>,
  evidence: EvidenceFile | undefined
): Reachable => {
  const missing = new Map(played.map(fixture => [fixture.scenario.id, missingOf(statement, fixture)]))
  const inPlay = played.flatMap(({ scenario }) => scenario.cards ?? [])
  const cards = usableCards(statement, ruleset, new Map([...known, ...inPlay].map(card => [card.name, card])).values())
  const not = (needs: readonly string[]): ReturnType<Reachable> => ({ reachable: false, needs })
  return (kind, name) => {
    if (kind === 'relation') return not([...statement.autonomous.map(decision => `the decision ${decision}`), 'a game to which it applies'])
    const invariant = kind === 'invariant' ? invariants.find(each => each.name === name) : undefined
    if (invariant) {
      const level = leastLevel(invariant, structure)
      if (!levelShows(level, statement.level)) return not([`level ${level}`])
      const lacking = lackingOf(invariant, statement, cards)
      if (lacking.length > 0) return not(lacking)
    }
    const bringing = Object.entries(evidence?.fixtures ?? {}).filter(
      ([id, seen]) => missing.has(id) && (invariant ? broughtAt(seen, statement.level) : seen.concepts).includes(name)
    )
    if (bringing.length === 0) return { reachable: true, needs: [] }
    const needs = bringing.map(([id]) => missing.get(id)!)
    const least = needs.reduce((best, each) => (each.length < best.length ? each : best))
    return { reachable: least.length === 0, needs: least }
  }
}
