/**
 * Which of the failing random games are made small and told as games that were found. It is decided in the order of the games, of what is
 * told of each alone, so that it comes out alike whoever has played them.
 * @module
 */

/** The most games of one kind of failure that are told: where other cards fail in the same way, another fault may be the reason. */
const MOST_ALIKE = 3

/** Random play has found enough once it has come upon more kinds of failure than these. */
const MOST_KINDS = 4

/** Games stand in blocks: of each kind of failure the first game of a block is a candidate. */
const LEAST_BLOCK = 5
const MOST_BLOCKS = 40

/** How many games a block has, of so many. */
export const blockOf = (runs: number): number => Math.max(LEAST_BLOCK, Math.ceil(runs / MOST_BLOCKS))

/** Which kinds of failure have been seen in each block. */
export interface Candidates {
  /** The kinds of failure of which this game is the first in its block; ask it of each game once, in order. */
  readonly first: (at: number, kinds: readonly string[]) => readonly string[]
  /** Whether so many kinds of failure were seen that no further game is told. */
  readonly isEnough: () => boolean
}

/** Candidates among so many games: whether a game is one depends on its block alone. */
export const candidatesAmong = (runs: number): Candidates => {
  const size = blockOf(runs)
  const seen = new Set<string>()
  const kindsSeen = new Set<string>()
  return {
    first: (at, kinds) => {
      const block = Math.floor(at / size)
      const first = kinds.filter(kind => !seen.has(`${block} ${kind}`))
      for (const kind of kinds) {
        seen.add(`${block} ${kind}`)
        kindsSeen.add(kind)
      }
      return first
    },
    isEnough: () => kindsSeen.size > MOST_KINDS
  }
}

/** Which games have been told. */
export interface Sieve {
  /** Whether a game of these cards that is the first of its block to fail in these ways tells something new. */
  readonly isNews: (kinds: readonly string[], cards: ReadonlySet<string>) => boolean
  /** Takes in the smallest form of such a game: the kinds of failure that it stands for, and its cards. */
  readonly take: (kinds: readonly string[], cards: ReadonlySet<string>) => void
  /** Whether enough has been found. */
  readonly isFull: () => boolean
}

/** What passes of the failing games. */
export const sieve = (): Sieve => {
  /** For each kind of failure the cards of the smallest games that show it. */
  const shown = new Map<string, readonly ReadonlySet<string>[]>()
  return {
    isNews: (kinds, cards) =>
      kinds.some(kind => {
        const alike = shown.get(kind) ?? []
        return alike.length < MOST_ALIKE && !alike.some(each => [...each].every(card => cards.has(card)))
      }),
    take: (kinds, cards) => {
      for (const kind of new Set(kinds)) shown.set(kind, [...(shown.get(kind) ?? []), cards])
    },
    isFull: () => shown.size > MOST_KINDS
  }
}
