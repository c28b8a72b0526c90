/**
 * The kit's evidence: which check was seen to tell a faulty engine from the reference engine, and which situations each
 * fixture brings about. Kept as a file with the digest of what it was made from; stale evidence fails CI.
 * @module
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '../../fixtures/loader.js'
import { InputProblem, parseJson, sayIssue } from '../../model/scenario/problem.js'
import type { Level } from '../../model/trace/observation.js'
import { RuleId } from '../../model/scenario/names.js'

export const EVIDENCE_FORMAT = 'stacklaw/evidence@1'

/** Checks that told a mutant from the reference engine, citing the rule that it breaks. */
export const Killers = z.strictObject({ fixtures: z.array(z.string()), invariants: z.array(z.string()), transitions: z.array(z.string()) })
export type Killers = z.infer<typeof Killers>

/** The levels of observation below `full`, at which the same games are judged again. */
export const LOWER_LEVELS = ['outcome', 'stack'] as const satisfies readonly Level[]
export type LowerLevel = (typeof LOWER_LEVELS)[number]

export const MutantEvidence = z.strictObject({
  name: z.string(),
  ruleset: z.string(),
  rule: RuleId,
  /** `engine`: a fault of the engine alone. `common-mode`: a fault of the trusted base, in engine and model at once. */
  kind: z.enum(['engine', 'common-mode']),
  killed: z.boolean(),
  /** The check that killed it first. */
  by: z.string().nullable(),
  /** What that check said. */
  message: z.string(),
  /** Cases played until then; all of them if it survived. */
  cases: z.int().min(0),
  /** The place of the broken rule, from 1, among those that the failing games point at; null if it is not among them. */
  named: z.int().min(1).nullable(),
  killers: Killers,
  /** The checks that still tell it, on the fixtures that cite its rule or killed it, where less is observed; absent if not measured. */
  levels: z.record(z.enum(LOWER_LEVELS), Killers).exactOptional()
})
export type MutantEvidence = z.infer<typeof MutantEvidence>

/**
 * What is known of the kit's own strength: what each fixture brings about, and what kills each faulty engine.
 * @public
 */
export const EvidenceFile = z.strictObject({
  format: z.literal(EVIDENCE_FORMAT),
  digest: z.string(),
  /** What each fixture brings about in the reference engine. */
  fixtures: z.record(
    z.string(),
    z.strictObject({
      invariants: z.array(z.string()),
      concepts: z.array(z.string()),
      /** Of the invariants those whose situation can still be seen where less is observed. */
      lower: z.record(z.enum(LOWER_LEVELS), z.array(z.string())).exactOptional()
    })
  ),
  mutants: z.array(MutantEvidence)
})
export type EvidenceFile = z.infer<typeof EvidenceFile>

/** Where the evidence is kept. */
export const evidencePath = (): string => join(packageRoot(), 'fixtures', 'evidence.json')

/**
 * The evidence that comes with the kit.
 * @public
 */
export const readEvidence = (): EvidenceFile | undefined => {
  const file = evidencePath()
  if (!existsSync(file)) return undefined
  const value = parseJson(readFileSync(file, 'utf8'), file)
  const parsed = EvidenceFile.safeParse(value)
  if (!parsed.success) throw new InputProblem(`${file}: ${sayIssue(parsed.error, value)}; make it anew with "npm run evidence".`)
  return parsed.data
}

const ROOMS = ['model', 'engine', 'properties', 'fixtures'] as const

/**
 * The digest of all that the evidence was made from: sources and fixtures of a checkout.
 * `undefined` in an installed package, which has no sources.
 */
export const digestOfSources = (): string | undefined => {
  const root = packageRoot()
  if (!existsSync(join(root, 'model'))) return undefined
  const hash = createHash('sha256')
  for (const room of ROOMS) {
    const names = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(ts|tsx|json)$/.test(name) && !/\.test\.tsx?$|\.second\.json$|(^|\/)testing\/|^(evidence|pairs)\.json$/.test(name))
      .map(name => name.replaceAll('\\', '/'))
      .sort()
    for (const name of names)
      hash
        .update(`${room}/${name}\0`)
        .update(readFileSync(join(root, room, name)))
        .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
