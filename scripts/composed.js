/**
 * Plays games of composed cards on the reference engine, and tells of each that is refused: one of the two is wrong, or the text is open.
 * Ends with 1 if any is refused, or does not come to an end.
 *
 *     node scripts/composed.js [RULESET...] [--seed N] [--games N] [--from N] [--seconds N] [--minutes N]
 *
 * Of each ruleset so many games (1,000) of a seed are played, from one on; a game that takes longer than so many seconds (20) is given up,
 * and a ruleset after so many minutes (60).
 * @module
 */
import { Worker } from 'node:worker_threads'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { readOptions, stop, wholeNumber } from './options.js'

const { values, positionals } = readOptions(
  import.meta.url,
  {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' }
  },
  Object.keys(rulebooks).length
)
const seed = wholeNumber('--seed', values.seed)
const games = wholeNumber('--games', values.games, 1)
const from = wholeNumber('--from', values.from, 1)
const seconds = wholeNumber('--seconds', values.seconds, 1)
const minutes = wholeNumber('--minutes', values.minutes, 1)
const unknown = positionals.find(id => !rulebooks[id])
if (unknown !== undefined) stop(`There is no ruleset "${unknown}"; there are ${Object.keys(rulebooks).join(', ')}.`)

/** Plays games in a thread, which ends by itself at the last, and is ended at one that takes too long. */
const playing = (ruleset, first, last, told, until) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./composed/worker.js', import.meta.url), { workerData: { ruleset, seed, first, last } })
    let at = first
    let timer
    const giveUp = () => {
      told({ at, slow: true })
      at++
      void worker.terminate()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, seconds * 1000)
    }
    worker.on('message', game => {
      if (game.ready) return wait()
      told(game)
      at = game.at + 1
      wait()
      if (performance.now() < until) return
      clearTimeout(timer)
      void worker.terminate()
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(at)
    })
  })

for (const ruleset of positionals.length > 0 ? positionals : Object.keys(rulebooks)) {
  const count = { played: 0, refused: 0, open: 0, slow: 0 }
  const began = performance.now()
  const until = began + minutes * 60_000
  const told = ({ at, slow, kinds = [], why, error, ms }) => {
    if (count.played >= games) return
    count.played++
    const again = `npx stacklaw replay --thorough --ruleset ${ruleset} --seed ${seed} --game ${2 * at}`
    if (slow) count.slow++
    if (why) count.open++
    if (kinds.length > 0 || error) count.refused++
    const says = slow ? `takes longer than ${seconds} s` : error ? `breaks down: ${error}` : kinds.length > 0 ? kinds.join(', ') : why
    if (says || ms > 5000) console.log(`${ruleset} ${at}: ${says ?? `took ${Math.round(ms / 1000)} s`}\n  ${again}`)
  }
  const last = from + games - 1
  for (let next = from; next <= last && performance.now() < until;) next = await playing(ruleset, next, last, told, until)
  const took = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${ruleset}, seed ${seed}: ${count.played} games in ${took} s; ${count.refused} refused, ${count.open} inconclusive, ${count.slow} without end`
  )
  if (count.refused + count.slow > 0) process.exitCode = 1
}
