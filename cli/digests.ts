/** Digests of files, for certificates. @module */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../fixtures/loader.js'
import { sayFault } from '../model/scenario/file-fault.js'
import { InputProblem } from '../model/scenario/problem.js'
import type { Subject } from '../reports/certificate/statement.js'

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** SHA-256 of a text, in hexadecimal. */
export const digestOfText = (text: string): string => sha256(text)

/**
 * A file with its digest.
 * @throws InputProblem if there is no such file
 */
export const subjectOf = (file: string): Subject => {
  try {
    if (!statSync(file).isFile()) throw new InputProblem(`${file} is no file; name the files that the engine is made of.`)
    return { name: file, digest: { sha256: sha256(readFileSync(file)) } }
  } catch (error) {
    if (error instanceof InputProblem) throw error
    throw new InputProblem(`${file} cannot be read: ${sayFault(error)}; name the files that the engine is made of.`)
  }
}

/** What of the kit decides a verdict: its built code with rules and properties, and its fixtures. */
const PARTS = { dist: /\.js$/, fixtures: /\.json$/ } as const

/** SHA-256 of the kit's code and fixtures, in hexadecimal: the same in a checkout and in the package that is made of it. */
export const digestOfKit = (): string => {
  const hash = createHash('sha256')
  for (const [part, counts] of Object.entries(PARTS)) {
    const folder = join(packageRoot(), part)
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => counts.test(name))
      .map(name => name.replaceAll('\\', '/'))
      .sort()
    for (const name of names)
      hash
        .update(`${part}/${name}\0`)
        .update(readFileSync(join(folder, name)))
        .update('\0')
  }
  return hash.digest('hex')
}
