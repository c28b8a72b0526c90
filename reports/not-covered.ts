/**
 * What a run did not look at, by kind.
 * @module
 */
import { NotCoveredKind } from '../properties/campaign/report.js'
import type { NotCovered } from '../properties/campaign/report.js'

/** What each kind is, in words that stand before its numbers. */
export const NOT_COVERED_WORDS: Readonly<Record<NotCoveredKind, string>> = {
  claims: 'claims that cannot be right',
  ruleset: 'rulesets that the engine does not claim',
  fixtures: 'fixtures that need what the engine does not claim',
  level: 'what the level of observation hides',
  decisions: 'decisions that the engine takes by itself',
  charts: 'games that the charts did not judge',
  unsupported: 'games that the engine ended as unsupported',
  'random-play': 'random games',
  cards: 'cards never in play',
  rules: 'normative rules without a check',
  interrupted: 'all that came after the interruption'
}

/** All of one kind. */
export interface NotCoveredGroup {
  readonly kind: NotCoveredKind
  readonly words: string
  readonly all: readonly NotCovered[]
}

/** By kind, in the order of the kinds. */
export const byKind = (notCovered: readonly NotCovered[]): readonly NotCoveredGroup[] =>
  NotCoveredKind.options
    .map(kind => ({ kind, words: NOT_COVERED_WORDS[kind], all: notCovered.filter(each => each.kind === kind) }))
    .filter(({ all }) => all.length > 0)

/** A kind in one line: rulesets of which the same is to be said stand together. */
export const sayBriefly = ({ words, all }: NotCoveredGroup): string => {
  const told = new Map<string, Set<string>>()
  for (const { ruleset = '', brief } of all) told.set(brief, (told.get(brief) ?? new Set()).add(ruleset))
  const parts = [...told].map(([brief, rulesets]) => [[...rulesets].join(', '), brief].filter(Boolean).join(' '))
  return `${words}${parts.some(Boolean) ? `: ${parts.join('; ')}` : ''}`
}
