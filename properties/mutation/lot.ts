/**
 * What is made anew of evidence that is checked. It is a function of its sources, so that evidence with their digest is right unless
 * somebody has changed the file: every kill is played again, and of the rest a lot, drawn by the digest, is made anew whole.
 * @module
 */
import type { EvidenceFile } from './evidence.js'
import type { Kept } from './gather.js'

/** Of so many mutants one is judged whole, and of so many fixtures one is played for what it brings about. */
const ONE_OF = 12

/** What is kept beside the lot; nothing where the evidence is of other sources. */
export const keptBesidesLot = (evidence: EvidenceFile | undefined, digest: string): Kept => {
  if (evidence?.digest !== digest) return { fixtures: {}, mutants: new Map() }
  const drawn = Number.parseInt(digest.slice(0, 8), 16) % ONE_OF
  const isKept = (_: unknown, at: number): boolean => at % ONE_OF !== drawn
  return {
    fixtures: Object.fromEntries(Object.entries(evidence.fixtures).filter(isKept)),
    mutants: new Map(evidence.mutants.filter(isKept).map(mutant => [mutant.name, mutant]))
  }
}
