/**
 * The table of pairs of a ruleset: of each pair by what it is met.
 * @module
 */
import { everyAspect } from './aspect.js'
import type { Aspect } from './aspect.js'
import { pairOf } from './pair.js'
import type { Pair } from './pair.js'

/** By what a pair can be met, the first that applies in a cell. */
export const SOURCES = ['fixtures', 'corpus', 'random', 'search'] as const
export type Source = (typeof SOURCES)[number]

/** What met which pairs. `together`: those that took part together anywhere, whether they mattered or not. */
export type MetBySource = Readonly<Record<Source | 'cards' | 'together', ReadonlySet<string>>>

/** The letter of a cell: by what the pair is met; `t`: it took part and never mattered; `.`: never. */
const LETTERS: Readonly<Record<Source, string>> = { fixtures: 'F', corpus: 'C', random: 'R', search: 'S' }

/** How many pairs are met by what. */
export interface Counts {
  /** All pairs of aspects of the ruleset. */
  readonly all: number
  /** Those that anything met. */
  readonly possible: number
  readonly fixtures: number
  readonly corpus: number
  readonly random: number
  /** By fixtures, corpus and random games of a campaign together. */
  readonly together: number
  /** By fixtures and random games of library cards alone. */
  readonly cards: number
}

/** A ruleset's table. */
export interface Table {
  readonly aspects: readonly Aspect[]
  /** A row an aspect, a letter for each aspect before it. */
  readonly rows: readonly string[]
  readonly counts: Counts
}

/** The table of what was met. An aspect that took part nowhere is none of the ruleset. */
export const tableOf = (met: MetBySource): Table => {
  const seen = new Set([...met.together].flatMap(pair => pair.split(' ')))
  const aspects = everyAspect.map(({ aspect }) => aspect).filter(aspect => seen.has(aspect))
  const letter = (pair: Pair): string => {
    const source = SOURCES.find(each => met[each].has(pair))
    return source ? LETTERS[source] : met.together.has(pair) ? 't' : '.'
  }
  const rows = aspects.map((one, at) =>
    aspects
      .slice(0, at)
      .map(other => letter(pairOf(one, other)))
      .join('')
  )
  const all = (aspects.length * (aspects.length - 1)) / 2
  const campaign = new Set([...met.fixtures, ...met.corpus, ...met.random])
  return {
    aspects,
    rows,
    counts: {
      all,
      possible: new Set([...campaign, ...met.search, ...met.cards]).size,
      fixtures: met.fixtures.size,
      corpus: met.corpus.size,
      random: met.random.size,
      together: campaign.size,
      cards: met.cards.size
    }
  }
}
