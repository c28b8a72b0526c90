/** The games, played by several threads at a time and kept. @module */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { digestOfGames } from './digest.js'
import { parts } from './games.js'

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
      const { id, rules, verdict, ms } = JSON.parse(line)
      return { game, id, rules, verdict, ms }
    })

/**
 * Games that are read where they were played before.
 * @param {number} jobs
 * @param {ReadonlySet<string>} [wanted] the games; absent: all
 * @returns where they are written, and what is told of each
 */
export const playGames = async (jobs, wanted) => {
  mkdirSync(cache, { recursive: true })
  const some = wanted
    ? `-${createHash('sha256')
        .update([...wanted].sort().join('\n'))
        .digest('hex')
        .slice(0, 8)}`
    : ''
  const name = `${digestOfGames()}${some}`
  const file = new URL(`games-${name}.jsonl`, cache)
  if (!existsSync(file)) {
    console.error(wanted ? `plays ${wanted.size} games` : 'plays all games')
    const made = parts.map(part => [part, new URL(`games-${name}-${part}.part`, cache)])
    await inTurn(made, jobs, ([part, to]) => play(part, fileURLToPath(to), wanted))
    const whole = new URL(`games-${name}.part`, cache)
    rmSync(whole, { force: true })
    for (const [, of] of made) {
      appendFileSync(whole, readFileSync(of))
      rmSync(of)
    }
    renameSync(whole, file)
  }
  return { file: fileURLToPath(file), games: read(file) }
}
