/**
 * A lot of faults, each judged by the games that come by it, the most telling first: at first by those few that told faults last time,
 * then what is left by all games, one part of them after another.
 * @module
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { everyRulebook } from '../../dist/model/rulebook/index.js'
import { decisions } from '../../dist/model/rules/index.js'
import { buildWith } from './build.js'
import { digest, digestOfJudge } from './digest.js'
import { readFigures } from './figures.js'
import { juror } from './jury.js'
import { parts } from './games.js'
import { cache, inTurn, playGames } from './played.js'
import { standing, survivals } from './standing.js'

/** A fault that so many games do not tell is taken for one that none tells; so many seconds of the processor are given to each. */
const ALL_GAMES = { most: 1000, longest: 10 }
const TOLD_BEFORE = { most: 100, longest: 2 }

/** The rules that a fault is about. */
const rulesOf = ({ kind, entry, concept, file, name }) => {
  if (kind === 'chart') return concept === undefined ? [] : everyRulebook.flatMap(({ concepts }) => concepts[concept] ?? [])
  const placed = kind === 'decision' ? entry : `${file.replace(/^.*\/|\.ts$/g, '')}.${name.split(' ')[1].replace(':', '')}`
  const { cites = [], reads = [] } = decisions.find(each => each.name === placed)?.decision ?? {}
  const values = reads.flatMap(path => {
    const [part, value] = path.split('.')
    return everyRulebook.flatMap(({ structure }) => structure[part][value].rules)
  })
  return [...cites, ...values]
}

const alternating = (one, other) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter(Boolean)

/**
 * The game that told the fault last time comes first, then those that cite a rule of it, then those that come by few faults; right and
 * wrong ones in turn.
 */
const inOrder = (games, rules, width, told, most) => {
  const cited = new Set(rules)
  const order = games
    .map(game => ({ game, cites: game.rules.some(rule => cited.has(rule)) }))
    .sort((one, other) => other.cites - one.cites || width[one.game.game] - width[other.game.game])
    .map(({ game }) => game)
  const rest = alternating(
    order.filter(({ verdict }) => verdict !== 'fail'),
    order.filter(({ verdict }) => verdict === 'fail')
  )
  return [...order.filter(({ id }) => id === told), ...rest].slice(0, most)
}

/** Which games come by which faults, found once and kept. */
const coverOf = async (faults, games, name, jury) => {
  const of = createHash('sha256')
    .update([...faults.map(fault => fault.name), ...games.map(({ id }) => id)].join('\n'))
    .digest('hex')
    .slice(0, 16)
  const file = new URL(`cover-${name}-${of}.json`, cache)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  console.error(`judges ${games.length} games as they are`)
  const shares = Array.from({ length: Math.ceil(games.length / SHARE) }, (_, at) => games.slice(at * SHARE, (at + 1) * SHARE))
  const found = []
  await inTurn(shares, jury.length, async (share, job) => void found.push(...(await jury[job].ask({ kind: 'cover', games: share }))))
  writeFileSync(file, JSON.stringify(found))
  return found
}

/** So many games are given to one of the jury at a time. */
const SHARE = 200

/** A jury, on a copy of the model with these faults, which are numbered. */
const seat = (faults, games, jobs) => {
  const folder = new URL(`${process.pid}/`, cache)
  const model = buildWith(faults, folder).href
  const jury = Array.from({ length: jobs }, () => juror({ model, games, faults, jobs }))
  return {
    jury,
    end: async () => {
      await Promise.all(jury.map(each => each.end()))
      rmSync(folder, { recursive: true })
    }
  }
}

const numbered = faults => faults.map((fault, number) => ({ ...fault, number }))

/** Which games come by each fault, and by how many faults each game comes. */
const meet = (faults, games, covered) => {
  const by = faults.map(() => [])
  const width = []
  for (const { game, numbers } of covered) {
    // a game that is judged otherwise although no fault is on tells nothing
    width[game] = numbers?.length ?? 0
    for (const number of numbers ?? []) by[number].push(games[game])
  }
  return { by, width }
}

/** A fault that has left something behind would tell of others: some of the games are judged once more. */
const isSound = async (jury, games) => {
  const some = games.filter((_, at) => at % 100 === 0)
  for (const each of jury) {
    const changed = await each.ask({ kind: 'again', games: some })
    if (changed.length > 0) throw new Error(`a fault has left something behind: ${changed.map(at => games[at].id).join(', ')}`)
  }
}

/** Judges faults by games; `keep` is told what comes of each. */
const judgeBy = async ({ faults: open, file, games, fresh = games, name, bounds, before, jobs, until, keep }) => {
  const faults = numbered(open)
  const { jury, end } = seat(faults, file, jobs)
  const { by, width } = meet(faults, games, await coverOf(faults, fresh, name, jury))
  let done = 0
  await inTurn(faults, jobs, async (fault, job) => {
    if (Date.now() > until) return
    if (done++ % 20 === 0) console.error(`${done - 1} of ${faults.length}`)
    const order = inOrder(by[fault.number], rulesOf(fault), width, before.get(fault.name), bounds.most)
    const {
      killed,
      sign,
      by: game
    } = order.length === 0 ? { killed: false } : await jury[job].ask({ kind: 'fault', fault, games: order, longest: bounds.longest })
    keep(fault, { killed, sign, by: games[game]?.id, hash: games[game]?.hash, covering: by[fault.number].length })
  })
  await isSound(jury, games)
  await end()
}

/** @returns each fault with what came of it; nothing for those for which there was no time */
export const trial = async (lot, minutes, jobs) => {
  const until = Date.now() + minutes * 60_000
  mkdirSync(cache, { recursive: true })
  const name = digest()
  const known = new URL(`results-${name}.json`, cache)
  const results = existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : {}
  const keep = (fault, result) => {
    results[fault.name] = result
    writeFileSync(known, JSON.stringify(results))
  }
  const open = () => lot.filter(fault => results[fault.name] === undefined)
  const last = readFigures()?.faults ?? []
  const before = new Map(last.map(fault => [fault.name, fault.by]))
  const survived = new Set(last.filter(({ killed }) => killed === false).map(fault => fault.name))
  const judged = { name, before, jobs, until }
  const told = new Set(open().flatMap(fault => before.get(fault.name) ?? []))
  const judge = digestOfJudge()
  if (told.size > 0) {
    const { file, games } = await playGames(jobs, told)
    const stands = new Map(standing(readFigures(), games, judge).map(({ name: of, ...result }) => [of, result]))
    for (const fault of open()) if (stands.has(fault.name)) keep(fault, stands.get(fault.name))
    console.error(`${stands.size} are told as before`)
    const killed = (fault, result) => result.killed && keep(fault, result)
    // what was told last time comes first
    const faults = open().toSorted((one, other) => (before.get(other.name) !== undefined) - (before.get(one.name) !== undefined))
    if (faults.length > 0) await judgeBy({ ...judged, faults, file, games, bounds: TOLD_BEFORE, keep: killed })
  }
  const past = survivals(new URL(`survived-${judge}.json`, cache))
  const lived = []
  for (const part of parts) {
    if (open().length === 0 || Date.now() >= until) break
    const { file, games } = await playGames(jobs, undefined, [part])
    // what survived last time comes last
    const faults = open().toSorted((one, other) => survived.has(one.name) - survived.has(other.name))
    const fresh = past.unseen(
      games,
      faults.map(fault => fault.name)
    )
    const here = []
    const told = (fault, result) => (result.killed ? keep(fault, result) : here.push([fault.name, result.covering]))
    await judgeBy({ ...judged, faults, file, games, fresh, bounds: ALL_GAMES, keep: told })
    past.add(
      here.map(([of]) => of),
      fresh
    )
    lived.push(new Map(here))
    console.error(`${part}: ${open().length} are left`)
  }
  // what no part tells has survived
  for (const fault of open())
    if (lived.length === parts.length && lived.every(part => part.has(fault.name)))
      keep(fault, { killed: false, covering: lived.reduce((sum, part) => sum + part.get(fault.name), 0) })
  // what there was no time for keeps the game that told it last time, for the next run
  return lot.map(({ kind, file: of, name: fault }) => ({ name: fault, kind, file: of, ...(results[fault] ?? { by: before.get(fault) }) }))
}

/** @returns the names of faults that the game by which each was killed does not kill any more */
export const confirm = async (drawn, jobs) => {
  const { file, games } = await playGames(jobs, new Set(drawn.flatMap(({ by }) => by ?? [])))
  const faults = numbered(drawn)
  const { jury, end } = seat(faults, file, jobs)
  const lost = []
  await inTurn(faults, jobs, async (fault, job) => {
    const own = games.filter(({ id }) => id === fault.by)
    const { killed } = own.length === 0 ? {} : await jury[job].ask({ kind: 'fault', fault, games: own, longest: ALL_GAMES.longest })
    if (!killed) lost.push(fault.name)
  })
  await end()
  return lost
}
