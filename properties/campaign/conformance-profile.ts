/**
 * The conformance profile: what an engine would gain by claiming more.
 * @module
 */
import type { Statement } from '../../engine/port.js'
import type { Card } from '../../model/scenario/card.js'
import { FEATURES, featuresOf, STRUCTURAL, structuralIn } from '../../model/scenario/features.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { claims, missingFor } from './claims.js'
import type { ConformanceProfile, ProfileEntry } from './report.js'

/** What one case needs and the engine does not claim, by one of the two ways to claim it. */
type Missing = readonly string[]

/** The names in some cases, the most frequent first, then in the order given. */
const byFrequency = (cases: readonly Missing[], order: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const name of cases.flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, n], [b, m]) => m - n || order.indexOf(a) - order.indexOf(b)).map(([name]) => name)
}

const entriesOf = (kind: ProfileEntry['kind'], unclaimed: readonly Missing[], order: readonly string[]): readonly ProfileEntry[] =>
  byFrequency(unclaimed, order).map(name => {
    const needing = unclaimed.filter(missing => missing.includes(name))
    return {
      kind,
      name,
      unlocks: needing.filter(missing => missing.length === 1).length,
      neededBy: needing.length,
      beside: byFrequency(needing, order).filter(other => other !== name)
    }
  })

const isStructural = (name: string): boolean => STRUCTURAL.some(feature => feature === name)

const byGain = (a: ProfileEntry, b: ProfileEntry): number => b.unlocks - a.unlocks || b.neededBy - a.neededBy

/**
 * Counts, for each feature that the engine does not claim, the cases that it keeps from being played; for an engine that names
 * the cards it knows, for each card too.
 * @param cards the ruleset's conformance cards: only they can be claimed by name
 */
export const conformanceProfileOf = (
  statement: Statement,
  ruleset: string,
  scenarios: readonly WireScenario[],
  cards: ReadonlyMap<string, Card>
): ConformanceProfile => {
  const unclaimed = scenarios.filter(scenario => missingFor(statement, scenario).length > 0)
  const known = statement.cards?.[ruleset]
  const features = unclaimed.map(scenario => featuresOf(scenario).filter(feature => !claims(statement, feature)))
  const byName =
    known === undefined
      ? []
      : unclaimed
          .map(scenario => ({ used: [...new Set(scenario.objects.map(object => object.card))], structural: structuralIn(scenario) }))
          .filter(({ used }) => used.every(card => cards.has(card)))
          .map(({ used, structural }) => [
            ...used.filter(card => !known.includes(card)),
            ...structural.filter(feature => !claims(statement, feature))
          ])
  const named = entriesOf('card', byName, [...cards.keys(), ...STRUCTURAL]).map(entry =>
    isStructural(entry.name) ? { ...entry, kind: 'feature' as const } : entry
  )
  // beside cards a structural feature unlocks what it never would beside features
  const isBetter = (entry: ProfileEntry): boolean =>
    named.some(({ kind, name, unlocks }) => kind === 'feature' && name === entry.name && unlocks > entry.unlocks)
  const byFeature = entriesOf('feature', features, FEATURES).filter(entry => !isBetter(entry))
  const entries = [...byFeature, ...named.filter(entry => entry.kind === 'card' || !byFeature.some(({ name }) => name === entry.name))]
  return { cases: scenarios.length, claimed: scenarios.length - unclaimed.length, rungs: entries.toSorted(byGain) }
}
