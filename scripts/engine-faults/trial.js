/** A lot of faults of the reference engine, each judged by the games that come by it. @module */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rulesIn } from '../diagnosis/faults.js'
import { ENDLESS } from '../mutation/figures.js'
import { juror } from '../mutation/jury.js'
import { inTurn } from '../mutation/played.js'
import { standing, survivals } from '../mutation/standing.js'
import { buildEngine } from './build.js'
import { digest, digestOfJudge } from './digest.js'
import { readFigures } from './figures.js'
import { read, withSemicolons } from './sources.js'

const cache = new URL('../../node_modules/.cache/stacklaw-engine-faults/', import.meta.url)

/** What is said where an engine had to be ended from outside. */
const ENDED = { [ENDLESS[0]]: 'the engine does not come to an end', [ENDLESS[1]]: 'the engine fills the memory' }

/** The rules of the function that each fault is in, where it says which they are. */
const withRules = faults => {
  const byFile = new Map([...new Set(faults.map(({ file }) => file))].map(file => [file, rulesIn(file, read(file))]))
  return faults.map((fault, number) => {
    const [top] = fault.name.slice(fault.file.length + 1).split(':')
    return { ...fault, number, rules: byFile.get(fault.file).get(top) ?? [] }
  })
}

/** A jury on a copy of the engine with these faults. */
const seat = (faults, runs, jobs) => {
  const folder = new URL(`${process.pid}/`, cache)
  const engine = buildEngine(faults, folder, file => withSemicolons(read(file)))
  const jury = Array.from({ length: jobs }, () => juror({ engine, runs, jobs }, new URL('worker.js', import.meta.url)))
  return {
    jury,
    end: async () => {
      await Promise.all(jury.map(each => each.end()))
      rmSync(folder, { recursive: true })
    }
  }
}

const lotOf = ({ name }) => createHash('sha256').update(name).digest('hex')

const drawnOrder = faults => faults.toSorted((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1))

const sound = answer => {
  if (answer.broken !== undefined) throw new Error(answer.broken)
  return answer
}

/**
 * @param lot the faults, of which those that were judged before are kept
 * @param runs so many random games are played with what all others leave
 * @param isKept whether what comes of it is kept
 * @returns each fault with what came of it; nothing for those for which there was no time
 */
export const trial = async (lot, minutes, jobs, runs, isKept = true) => {
  const until = Date.now() + minutes * 60_000
  mkdirSync(cache, { recursive: true })
  const known = new URL(`results-${digest()}-${runs}.json`, cache)
  const results = isKept && existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : {}
  const keep = (name, result) => {
    results[name] = result
    if (isKept) writeFileSync(known, JSON.stringify(results))
  }
  const faults = withRules(lot)
  const open = () => faults.filter(({ name }) => results[name] === undefined)
  const isLeft = ({ name }) => results[name]?.killed === false && results[name].isCutShort
  if (open().length > 0 || faults.some(isLeft)) {
    const { jury, end } = seat(faults, runs, jobs)
    const games = sound(await jury[0].ask({ kind: 'games' }))
    const last = isKept ? readFigures() : undefined
    const judge = digestOfJudge()
    const names = new Set(open().map(({ name }) => name))
    for (const { name, ...result } of standing(last, games, judge)) if (names.has(name)) keep(name, result)
    const before = new Map((last?.faults ?? []).map(({ name, by }) => [name, by]))
    const past = survivals(new URL(`survived-${judge}-${runs}.json`, cache))
    const seenBy = name => {
      const fresh = new Set(past.unseen(games, [name]).map(({ hash }) => hash))
      return games.map(({ hash }) => hash).filter(hash => !fresh.has(hash))
    }
    // those that survived last time first, or a run that is ended early would have judged those alone that are told; the others by lot
    const survived = new Set((last?.faults ?? []).filter(({ killed }) => killed === false).map(({ name }) => name))
    const left = drawnOrder(open()).toSorted((one, other) => survived.has(other.name) - survived.has(one.name))
    const lived = []
    const round = async (some, isWhole) => {
      let done = 0
      await inTurn(some, jobs, async (fault, job) => {
        if (Date.now() > until) return
        if (done++ % 20 === 0) console.error(`${done - 1} of ${some.length}`)
        const task = { kind: 'fault', fault, first: before.get(fault.name), seen: isKept ? seenBy(fault.name) : [], isWhole }
        const { sign, ...answer } = sound(await jury[job].ask(task))
        if (answer.killed === false && !answer.isCutShort) lived.push(fault.name)
        keep(fault.name, { ...answer, sign: ENDED[sign] ?? sign })
      })
    }
    await round(left, false)
    // what some games leave is played in all
    await round(drawnOrder(faults.filter(isLeft)), true)
    if (isKept && lived.length > 0) past.add(lived, games)
    await end()
  }
  return faults.map(({ name, file, kind }) => ({ name, file, kind, ...results[name] }))
}
