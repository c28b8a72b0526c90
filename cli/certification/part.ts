/** The part of a run that a shard plays, as a file. @module */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Statement } from '../../engine/port.js'
import { KIT } from '../../engine/protocol/kit.js'
import { sayFault } from '../../model/scenario/file-fault.js'
import { InputProblem, parseJson, sayIssue } from '../../model/scenario/problem.js'
import { digestOfKit } from '../digests.js'
import type { Shard } from '../options.js'
import { writeOutput } from '../output.js'
import type { Run } from './run.js'
import type { PlayedUnits } from './shards.js'

/** The version of the format: a part is read by the kit that has written it, and by no other. */
const PART_FORMAT = 'stacklaw/part@1'

/** What a shard of `certify` has played. */
export interface CertifyPart {
  readonly run: Run
  readonly statement: Statement
  readonly shard: Shard
  /** It was ended before it had played all of it. */
  readonly partial: boolean
  /** What came of its units, a record a ruleset. */
  readonly outcomes: Readonly<Record<string, PlayedUnits>>
}

const Kit = z.strictObject({ version: z.string(), digest: z.string() })

/** The head of a part; what is in it is as the same kit has written it. */
const PartFile = z.strictObject({
  format: z.literal(PART_FORMAT),
  kit: Kit,
  of: z.enum(['certify', 'mutants']),
  shard: z.strictObject({ index: z.int().min(1), of: z.int().min(1) }),
  partial: z.boolean(),
  /** What was asked for, and of which engine. */
  run: z.record(z.string(), z.unknown()),
  statement: z.record(z.string(), z.unknown()),
  outcomes: z.record(z.string(), z.record(z.string(), z.unknown()))
})
type PartFile = z.infer<typeof PartFile>

/** A part with the file that it was read from. */
export interface ReadPart extends PartFile {
  readonly file: string
}

const kit = (): PartFile['kit'] => ({ version: KIT.version, digest: digestOfKit() })

/**
 * Writes a part into a folder.
 * @returns the file
 */
export const writePart = (folder: string, { shard, partial, run, statement, outcomes }: CertifyPart): string => {
  const file = join(folder, `part-${shard.index}-of-${shard.of}.json`)
  writeOutput(file, `${JSON.stringify({ format: PART_FORMAT, kit: kit(), of: 'certify', shard, partial, run, statement, outcomes })}\n`)
  return relative(process.cwd(), file)
}

/**
 * Reads a part.
 * @throws InputProblem if it is none, or another kit has written it
 */
export const readPart = (file: string): ReadPart => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new InputProblem(`${file} cannot be read (${sayFault(error)}); name the files that the shards have written.`)
  }
  const value = parseJson(text, file)
  const format = (value as { readonly format?: unknown } | null)?.format
  if (format !== PART_FORMAT)
    throw new InputProblem(`${file} is no part of a run; "stacklaw certify --shard 1/2" writes one, as part-1-of-2.json.`)
  const parsed = PartFile.safeParse(value)
  if (!parsed.success) throw new InputProblem(`${file}: ${sayIssue(parsed.error, value)}; play the shard again.`)
  return { ...parsed.data, file }
}

/** Where two parts are not of one run; nothing if they are. */
const differs = (a: ReadPart, b: ReadPart): string | undefined => {
  const isSame = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y)
  if (!isSame(a.kit, b.kit)) return 'were played with different kits'
  if (a.of !== b.of) return `are parts of different commands, ${a.of} and ${b.of}`
  if (a.shard.of !== b.shard.of) return `are parts of different divisions, into ${a.shard.of} and into ${b.shard.of}`
  if (a.run['seed'] !== b.run['seed']) return `were played with different seeds, ${String(a.run['seed'])} and ${String(b.run['seed'])}`
  if (
    !isSame([a.run['engine'], a.run['connect']], [b.run['engine'], b.run['connect']]) ||
    a.statement['name'] !== b.statement['name'] ||
    a.statement['version'] !== b.statement['version']
  )
    return 'judge different engines'
  if (!isSame(a.statement, b.statement)) return 'judge an engine that claims something else in each'
  return isSame(a.run, b.run) ? undefined : 'were asked for different things'
}

/** Numbers in a row: `1, 3 and 4`. */
const inRow = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

/**
 * All parts of one run, in their order.
 * @throws InputProblem if they are of different runs, one is missing, there twice or not whole, or another kit has written them
 */
export const wholeOf = (files: readonly string[]): readonly ReadPart[] => {
  const parts = files.map(readPart)
  const [first, ...others] = parts
  if (!first) throw new InputProblem('Name the parts: the files that the shards have written.')
  for (const other of others) {
    const difference = differs(first, other)
    if (difference !== undefined)
      throw new InputProblem(`${first.file} and ${other.file} ${difference}; only parts of one run make a whole.`)
    const twin = parts.find(each => each !== other && each.shard.index === other.shard.index)
    if (twin)
      throw new InputProblem(`${twin.file} and ${other.file} are both part ${other.shard.index} of ${other.shard.of}; name each part once.`)
  }
  const { of } = first.shard
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter(index => !parts.some(({ shard }) => shard.index === index))
  if (missing.length > 0)
    throw new InputProblem(
      `${missing.length === 1 ? 'Part' : 'Parts'} ${inRow(missing)} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing; play ${missing.map(index => `--shard ${index}/${of}`).join(' and ')} as well.`
    )
  const cut = parts.find(({ partial }) => partial)
  if (cut) throw new InputProblem(`${cut.file} was ended before its end; play --shard ${cut.shard.index}/${of} again.`)
  if (JSON.stringify(first.kit) !== JSON.stringify(kit()))
    throw new InputProblem(`${first.file} was played with another kit, ${first.kit.version}; merge it with the kit that has played it.`)
  return [...parts].sort((a, b) => a.shard.index - b.shard.index)
}
