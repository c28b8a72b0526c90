/** A lot of faults of the reference engine, each located by the fixtures. @module */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildEngine } from '../engine-faults/build.js'
import { read } from '../engine-faults/sources.js'
import { juror } from '../mutation/jury.js'
import { digestOf } from '../mutation/digest.js'

const root = new URL('../../', import.meta.url)
const cache = new URL('node_modules/.cache/stacklaw-diagnosis/', root)

/** The digest of what faults, fixtures and diagnoses come from. */
export const digest = () =>
  digestOf(['model/', 'engine/', 'fixtures/', 'properties/', 'scripts/diagnosis/'], name => !/\.test\.[jt]s$|\/testing\//.test(name))

/**
 * @param lot the faults, of which those that were judged before are kept
 * @returns each fault with what came of it; nothing for those for which there was no time
 */
export const trial = async (lot, minutes) => {
  const until = Date.now() + minutes * 60_000
  mkdirSync(cache, { recursive: true })
  const kept = new URL(`results-${digest()}.json`, cache)
  const results = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
  const faults = lot.map((fault, number) => ({ ...fault, number }))
  const open = faults.filter(({ name }) => results[name] === undefined)
  if (open.length > 0) {
    const folder = new URL(`${process.pid}/`, cache)
    const one = juror({ engine: buildEngine(faults, folder, read) }, new URL('worker.js', import.meta.url))
    for (const [done, fault] of open.entries()) {
      if (Date.now() > until) break
      if (done % 20 === 0) console.error(`${done} of ${open.length}`)
      const answer = await one.ask({ fault })
      if (answer.broken !== undefined) throw new Error(`${fault.name}: ${answer.broken}`)
      // an engine that does not come to an end is told by no game
      results[fault.name] = answer.sign === undefined ? answer : { by: null }
      writeFileSync(kept, JSON.stringify(results))
    }
    await one.end()
    rmSync(folder, { recursive: true })
  }
  return faults.map(({ name, rules }) => ({ name, rules, ...results[name] }))
}
