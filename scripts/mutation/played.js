/** The games, played by several threads at a time and kept. @module */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { digestOfGames } from './digest.js'
import { HAND, parts } from './games.js'

/** What is kept from one run to the next. */
export const cache = new URL('../../node_modules/.cache/stacklaw-mutation/', import.meta.url)

/** Does something for each of several, so many at a time. */
export const inTurn = async (all, jobs, work) => {
  const left = [...all]
  const one = async job => {
    for (let each = left.shift(); each !== undefined; each = left.shift()) await work(each, job)
  }
  await Promise.all(Array.from({ length: jobs }, (_, job) => one(job)))
}

const play = (part, file, wanted) =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('playing.js', import.meta.url), { workerData: { part, file, wanted } })
    worker.on('message', done)
    worker.on('error', fail)
  })

const read = file =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line, game) => {
      const { rules, ms, ...told } = JSON.parse(line)
      const hash = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 12)
      return { game, id: told.id, rules, verdict: told.verdict, ms, hash }
    })

/**
 * Games that are read where they were played before.
 * @param {number} jobs
 * @param {ReadonlySet<string>} [wanted] the games; absent: all
 * @param {readonly string[]} [some] the parts that they are of; absent: all
 * @returns where they are written, and what is told of each; `hash` is of all that a verdict depends on
 */
export const playGames = async (jobs, wanted, some = parts) => {
  mkdirSync(cache, { recursive: true })
  const lot = wanted
    ? `-${createHash('sha256')
        .update([...wanted].sort().join('\n'))
        .digest('hex')
        .slice(0, 8)}`
    : ''
  const [byHand, others] = [digestOfGames(true), digestOfGames(false)]
  const played = some.map(part => [part, new URL(`games-${part === HAND ? byHand : others}${lot}-${part}.jsonl`, cache)])
  const open = played.filter(([, to]) => !existsSync(to))
  if (open.length > 0) {
    console.error(wanted ? `plays ${wanted.size} games` : `plays the games of ${open.map(([part]) => part).join(', ')}`)
    await inTurn(open, jobs, async ([part, to]) => {
      const begun = new URL(`${to.href}.part`)
      await play(part, fileURLToPath(begun), wanted)
      renameSync(begun, to)
    })
  }
  const file = some.length === 1 ? played[0][1] : new URL(`games-${byHand}-${others}${lot}.jsonl`, cache)
  if (!existsSync(file)) {
    const whole = new URL(`${file.href}.part`)
    rmSync(whole, { force: true })
    for (const [, of] of played) appendFileSync(whole, readFileSync(of))
    renameSync(whole, file)
  }
  return { file: fileURLToPath(file), games: read(file) }
}
