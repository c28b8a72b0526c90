/**
 * What a run did not look at, by kind.
 * @module
 */
import { UnlookedKind } from '../properties/campaign/report.js'
import type { NotCovered } from '../properties/campaign/report.js'

/** What each kind is, in words that stand before its numbers. */
export const UNLOOKED_WORDS: Readonly<Record<UnlookedKind, string>> = {
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
export interface UnlookedGroup {
  readonly kind: UnlookedKind
  readonly words: string
  readonly all: readonly NotCovered[]
}

/** By kind, in the order of the kinds. */
export const byKind = (notCovered: readonly NotCovered[]): readonly UnlookedGroup[] =>
  UnlookedKind.options
    .map(kind => ({ kind, words: UNLOOKED_WORDS[kind], all: notCovered.filter(each => each.kind === kind) }))
    .filter(({ all }) => all.length > 0)

/** A kind in one line: rulesets of which the same is to be said stand together. */
export const sayBriefly = ({ words, all }: UnlookedGroup): string => {
  const told = new Map<string, Set<string>>()
  for (const { ruleset = '', brief } of all) told.set(brief, (told.get(brief) ?? new Set()).add(ruleset))
  const parts = [...told].map(([brief, rulesets]) => [[...rulesets].join(', '), brief].filter(Boolean).join(' '))
  return `${words}${parts.some(Boolean) ? `: ${parts.join('; ')}` : ''}`
}
