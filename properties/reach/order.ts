/**
 * In which order to code cards by hand: the next ones are those that bring most further situations and rules for each card.
 * @module
 */
import type { RuleId } from '../../model/scenario/names.js'

/** What a situation needs, and the rules that it shows. */
export interface Need {
  readonly id: string
  /** The cards that are in it from the start. */
  readonly cards: readonly string[]
  /** The normative rules that it shows. */
  readonly rules: readonly RuleId[]
}

/** A card in its place, with what it brings beyond the cards before it. */
export interface Placed {
  readonly card: string
  readonly situations: readonly string[]
  readonly rules: readonly RuleId[]
}

/** A rule that nothing before has shown counts as much as so many situations, until enough of the rules are shown. */
const RULE_COUNTS = 12

/** The share of the rules that is enough: of those beyond it only the situations count. */
const ENOUGH = 0.95

interface Progress {
  readonly have: Set<string>
  readonly shown: Set<RuleId>
  /** What is not within reach yet, by each of its cards. */
  readonly users: ReadonlyMap<string, readonly Need[]>
  left: ReadonlySet<Need>
  /** How many rules are to be shown, of all that these situations show. */
  readonly enough: number
}

const usersOf = (needs: Iterable<Need>): ReadonlyMap<string, readonly Need[]> => {
  const users = new Map<string, Need[]>()
  for (const need of needs) for (const card of need.cards) users.set(card, [...(users.get(card) ?? []), need])
  return users
}

const within = (need: Need, have: ReadonlySet<string>, more: readonly string[] = []): boolean =>
  need.cards.every(card => have.has(card) || more.includes(card))

const worth = (more: readonly string[], { have, shown, left, users, enough }: Progress): number => {
  // only a situation that needs one of these cards can come within reach with them
  const touched = [...new Set(more.flatMap(card => users.get(card) ?? []))]
  const brought = touched.filter(need => left.has(need) && within(need, have, more))
  const rules = new Set(brought.flatMap(need => need.rules.filter(rule => !shown.has(rule))))
  const counted = Math.min(rules.size, Math.max(0, enough - shown.size))
  return (brought.length + RULE_COUNTS * counted) / more.length
}

/** The cards that a situation lacks, which together bring most for each card; the first of equals in the order of the situations. */
const next = (progress: Progress): readonly string[] => {
  const tried = new Map<string, readonly string[]>()
  for (const { cards } of progress.left) {
    const missing = cards.filter(card => !progress.have.has(card)).sort()
    tried.set(JSON.stringify(missing), missing)
  }
  let best: readonly string[] = []
  let most = -1
  for (const missing of tried.values()) {
    const found = worth(missing, progress)
    if (found > most) [best, most] = [missing, found]
  }
  return best
}

/** Takes a card, and tells what has come within reach. */
const take = (card: string, progress: Progress): Placed => {
  progress.have.add(card)
  const brought = (progress.users.get(card) ?? []).filter(need => progress.left.has(need) && within(need, progress.have))
  progress.left = new Set([...progress.left].filter(need => !brought.includes(need)))
  const rules = [...new Set(brought.flatMap(need => need.rules))].filter(rule => !progress.shown.has(rule)).sort()
  for (const rule of rules) progress.shown.add(rule)
  return { card, situations: brought.map(({ id }) => id), rules }
}

/**
 * Cards in the order of what brings most.
 * @param groups situations; those of a later group count only when all of the earlier ones are within reach
 */
export const orderOfUse = (groups: readonly (readonly Need[])[]): readonly Placed[] => {
  const placed: Placed[] = []
  const have = new Set<string>()
  const shown = new Set<RuleId>()
  groups.forEach((group, at) => {
    // what a card brings of later groups is told with it, though it does not count for its place
    const later = groups.slice(at + 1).flat()
    const usersLater = usersOf(later)
    const users = usersOf(group)
    const enough = Math.ceil(ENOUGH * new Set(group.flatMap(need => need.rules)).size)
    const progress: Progress = { have, shown, users, left: new Set(group.filter(need => !within(need, have))), enough }
    const count = (card: string): number => users.get(card)?.length ?? 0
    while (progress.left.size > 0) {
      const cards = next(progress)
      for (const card of [...cards].sort((a, b) => count(b) - count(a))) {
        const own = take(card, progress)
        const beside = (usersLater.get(card) ?? []).filter(need => within(need, have)).map(({ id }) => id)
        placed.push({ ...own, situations: [...own.situations, ...beside] })
      }
    }
  })
  return placed
}
