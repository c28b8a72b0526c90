/**
 * The word that a misspelt one was meant to be.
 * @module
 */

/** The least number of letters to add, drop, change or swap with their neighbour to make one word of the other. */
const distance = (a: string, b: string): number => {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity
      next.push(Math.min(changed, swapped, row[j]! + 1, next[j - 1]! + 1))
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** How much of a long word is compared. */
const COMPARED = 60

/** The known word nearest to one that is not known, if it is near enough to be a slip. Case does not count. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const wanted = word.slice(0, COMPARED).toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1
  for (const each of known) {
    const d = distance(wanted, each.slice(0, COMPARED).toLowerCase())
    if (d < least) [best, least] = [each, d]
  }
  return best
}
