/** Mutants judged by several processes at once, a part each. @module */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '../fixtures/loader.js'
import type { Shard } from './options.js'

/** Every n-th thing from the i-th on. */
export const partOf = <T>(all: readonly T[], { index, of }: Shard): readonly T[] => all.filter((_, at) => at % of === index - 1)

/** The parts of a part, one for each process: together they are that part. */
export const partsOf = ({ index, of }: Shard, jobs: number): readonly Shard[] =>
  Array.from({ length: jobs }, (_, job) => ({ index: index + of * job, of: of * jobs }))

/** Puts the things of parts back into the order in which they were dealt out. */
export const dealtBack = <T>(parts: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: parts[0]?.length ?? 0 }, (_, at) => parts.flatMap(part => part.slice(at, at + 1))).flat()

/** What a process of the kit prints as JSON. */
const printed = (words: readonly string[]): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(packageRoot(), 'dist', 'cli.js'), ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0 || code === 1) resolve(JSON.parse(out) as readonly unknown[])
      else reject(new Error(`a process that judges mutants ended with ${code ?? 'a signal'}: ${err.trim().split('\n').at(-1) ?? ''}`))
    })
  })

/**
 * Judges mutants in so many processes.
 * @param words the words of the command that choose what is judged
 * @returns what each mutant's judgement is as JSON, in the order in which one process tells it
 */
export const judgedByJobs = async (words: readonly string[], shard: Shard, jobs: number): Promise<readonly unknown[]> =>
  dealtBack(
    await Promise.all(partsOf(shard, jobs).map(({ index, of }) => printed(['mutants', ...words, '--json', '--shard', `${index}/${of}`])))
  )
