/**
 * What is judged anew of evidence that is checked. It is a function of its sources, so that evidence with their digest is right unless
 * somebody has changed the file: every kill is played again, and of the rest a lot, drawn by the digest, is judged whole.
 * @module
 */
import type { EvidenceFile, MutantEvidence } from './evidence.js'

/** Of so many mutants one is judged whole. */
const ONE_OF = 12

/** What is kept of the mutants that the lot leaves out; nothing where the evidence is of other sources. */
export const keptBesidesLot = (evidence: EvidenceFile | undefined, digest: string): ReadonlyMap<string, MutantEvidence> => {
  if (evidence?.digest !== digest) return new Map()
  const drawn = Number.parseInt(digest.slice(0, 8), 16) % ONE_OF
  return new Map(evidence.mutants.filter((_, at) => at % ONE_OF !== drawn).map(mutant => [mutant.name, mutant]))
}
