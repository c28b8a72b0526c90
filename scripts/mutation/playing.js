/** Plays the games of one ruleset, or has those of the judge's own tests, and writes each down; in a thread of its own. @module */
import { closeSync, openSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { gamesOf } from './games.js'

const { part, file, wanted } = workerData
const out = openSync(file, 'w')
await gamesOf(part, game => writeSync(out, `${JSON.stringify(game)}\n`), wanted)
closeSync(out)
parentPort.postMessage('done')
