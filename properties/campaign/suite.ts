/**
 * The test suite of a ruleset: what every campaign by it plays and is judged by, whoever starts it.
 * @module
 */
import { everyCard } from '../../fixtures/cards.js'
import { conformanceCards, corpusOf, judgingFixturesOf, situationsOf } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import type { TrustedBase } from '../../model/base/base.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Card } from '../../model/scenario/card.js'
import { readEvidence } from '../mutation/evidence.js'
import type { EvidenceFile } from '../mutation/evidence.js'
import { readPairs } from '../pairs/kept.js'
import type { PairsReport } from './report.js'

/**
 * What a campaign plays, and what it is judged by.
 * @public
 */
export interface Suite {
  /** The rulebook with what engine and model share. */
  readonly base: TrustedBase
  /** Scenarios of which an outcome is expected; each is a check. */
  readonly fixtures: readonly Fixture[]
  /** Scenarios of which no outcome is expected: charts and invariants alone judge what comes of them. None unless given. */
  readonly situations?: readonly Fixture[]
  /** Small situations that meet pairs of ideas. No outcome is expected of them either; each is a check of its own kind. None unless given. */
  readonly corpus?: readonly Fixture[]
  /** The cards that random games are drawn from; without any there are none. */
  readonly cards: readonly Card[]
  /** Cards that fixtures define for themselves: random games are drawn from those of them that are named. None unless given. */
  readonly fixtureCards?: readonly Card[]
  /** What is known of the checks: which fixture brings a situation about, so that one that does not come is told. */
  readonly evidence?: EvidenceFile | undefined
  /** Which pairs of ideas its situations bring together, as it was counted last. */
  readonly pairs?: PairsReport | undefined
}

/**
 * The suite that comes with the kit for a ruleset: its fixtures, those of a newer edition that hold in it, the other situations of
 * that edition, the conformance cards, and the evidence. For a rulebook of one's own the kit has neither fixtures nor cards.
 * @param evidence that of the kit unless given; it is the same for every ruleset
 * @throws InputProblem if a file of the kit is no fixture, card file or evidence
 * @public
 */
export const suiteOf = (rulebook: Rulebook, evidence: EvidenceFile | undefined = readEvidence()): Suite => ({
  base: createBase(rulebook),
  fixtures: judgingFixturesOf(rulebook),
  situations: situationsOf(rulebook),
  corpus: corpusOf(rulebook.id),
  cards: [...conformanceCards(rulebook.id).values()],
  fixtureCards: [...everyCard(rulebook).values()].filter(({ name }) => !conformanceCards(rulebook.id).has(name)),
  evidence,
  pairs: pairsOf(rulebook.id)
})

/** What was counted of a ruleset's pairs; nothing of a rulebook of one's own. */
const pairsOf = (ruleset: string): PairsReport | undefined => {
  const { tables } = readPairs()
  if (!Object.hasOwn(tables, ruleset)) return undefined
  const { aspects, counts } = tables[ruleset]!
  const { all, possible, ...met } = counts
  return { aspects: aspects.length, all, possible, ...met }
}
