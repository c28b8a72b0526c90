/**
 * What a case adds to the ledger: what of it is counted, as plain data, and the whole game only where it fails. So a case may be
 * played in one process, or on one machine, and counted in another.
 * @module
 */
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import { invariants } from '../invariants/index.js'
import type { Breach, Invariant } from '../invariants/index.js'
import { relations } from '../metamorphic/index.js'
import { isFailing } from './case.js'
import type { Case, ChartVerdict } from './case.js'
import { cardsInPlay } from './in-play.js'
import type { Related } from './relate.js'
import { sayerOf } from './sample.js'

/** A case as the ledger counts it. */
export interface Note {
  /** The id of its scenario. */
  readonly scenario: string
  /** The names of the invariants whose situation occurred. */
  readonly met: readonly string[]
  /** Transitions of the charts that explain the trace. */
  readonly fired: readonly string[]
  /** The relations for which it was played again. */
  readonly related: readonly { readonly name: string; readonly undecided: boolean }[]
  /** The names of the invariants of which the engine has told what they read and it might leave out. */
  readonly told: readonly string[]
  /** The names of the cards that came into play. */
  readonly inPlay: readonly string[]
  /** Why the charts did not judge it, if they did not. */
  readonly inconclusive?: string
  /** What the engine notes, where it ended the game as unsupported. */
  readonly unsupported?: string
  /** The whole game, if it fails. */
  readonly failing?: Case
}

/** The invariants that read what an engine may leave out. */
const reading: readonly Invariant[] = invariants.filter(({ reads }) => reads !== undefined)

/** What a case adds to the ledger. */
export const noteOf = (game: Case): Note => {
  const { scenario, chart, met, fired, related = [], unsupported, played } = game
  return {
    scenario: scenario.id,
    met: [...met],
    fired: [...fired],
    related: related.map(({ relation: { name }, undecided = false }) => ({ name, undecided })),
    told: reading.filter(({ reads }) => reads!.isIn(played.trace)).map(({ name }) => name),
    inPlay: [...cardsInPlay(scenario, played.trace)],
    ...(chart.kind === 'inconclusive' && unsupported === undefined && { inconclusive: chart.why }),
    ...(unsupported !== undefined && { unsupported }),
    ...(isFailing(game) && { failing: game })
  }
}

/** A case as plain data: what judges it goes by its name. */
export interface PlainCase extends Omit<Case, 'fired' | 'met' | 'breaches' | 'related'> {
  readonly fired: readonly string[]
  readonly met: readonly string[]
  readonly breaches: readonly { readonly invariant: string; readonly breach: Breach }[]
  readonly related?: readonly (Omit<Related, 'relation'> & { readonly relation: string })[]
}

/** What the charts would have accepted is put in words where the game is known; the patterns stay behind. */
const plainChart = ({ chart, scenario, played }: Case, rulebook: Rulebook): ChartVerdict => {
  if (chart.kind !== 'refused') return chart
  const { allowed } = sayerOf(scenario, played.trace, rulebook)
  const expected = chart.refused.expected.map(each => ({ ...each, what: allowed(each), pattern: null }))
  return { ...chart, refused: { ...chart.refused, expected } }
}

/** A case as data that can be written down and sent. */
export const plainCase = (game: Case, rulebook: Rulebook): PlainCase => {
  const { breaches, related, fired, met, ...rest } = game
  return {
    ...rest,
    chart: plainChart(game, rulebook),
    fired: [...fired],
    met: [...met],
    breaches: breaches.map(({ invariant, breach }) => ({ invariant: invariant.name, breach })),
    ...(related && { related: related.map(({ relation, ...each }) => ({ ...each, relation: relation.name })) })
  }
}

/** What goes by a name; a game is read by the kit that has written it, so that it is there. */
const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T => {
  const found = all.find(each => each.name === name)
  if (!found) throw new Error(`a game names ${name}, which this version of the kit does not have`)
  return found
}

/** The case that was made plain. */
export const caseOf = ({ breaches, related, fired, met, ...rest }: PlainCase): Case => ({
  ...rest,
  fired: new Set(fired),
  met: new Set(met),
  breaches: breaches.map(({ invariant, breach }) => ({ invariant: named(invariants, invariant), breach })),
  ...(related && { related: related.map(({ relation, ...each }) => ({ ...each, relation: named(relations, relation) })) })
})
