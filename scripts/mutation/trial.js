/** A lot of faults, each judged by the games that come by it, the most telling first. @module */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync
} from 'node:fs'
import { fileURLToPath } from 'node:url'
import { everyRulebook } from '../../dist/model/rulebook/index.js'
import { decisions } from '../../dist/model/rules/index.js'
import { buildWith } from './build.js'
import { readFigures } from './figures.js'
import { gamesOf } from './games.js'
import { juror } from './jury.js'

const root = new URL('../../', import.meta.url)
const cache = new URL('node_modules/.cache/stacklaw-mutation/', root)

/** A fault that so many games do not tell is taken for one that none tells. */
const MOST = 1000

/** So long, in seconds of the processor, are games judged for one fault. */
const LONGEST = 10

const LEFT_OUT = /\.second\.json$|^evidence\.json$|^(figures|equivalent)\.js(on)?$/

export const digestOf = (folders, isRead = () => true) => {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map(each => each.replaceAll('\\', '/'))
      .filter(each => /\.(ts|js|json)$/.test(each) && !LEFT_OUT.test(each) && isRead(folder + each))
      .sort())
      hash.update(`${folder}${name}\0`).update(readFileSync(new URL(folder + name, root)))
  return hash.digest('hex').slice(0, 16)
}

/** The digest of what games and faults come from. */
export const digest = () => digestOf(['model/', 'engine/', 'fixtures/', 'scripts/mutation/'])

/** The same of the games alone. */
const digestOfGames = () =>
  digestOf(
    ['model/', 'engine/', 'fixtures/', 'scripts/mutation/'],
    name => !name.startsWith('scripts/') || /\/(games|hand|hand\.config|near-misses|seed|situations|walk)\.js$/.test(name)
  )

/** The games, played once and kept. */
const readGames = async () => {
  const name = digestOfGames()
  const file = new URL(`games-${name}.jsonl`, cache)
  if (!existsSync(file)) {
    console.error('plays the games')
    const made = new URL(`games-${name}.part`, cache)
    const out = openSync(made, 'w')
    await gamesOf(game => writeSync(out, `${JSON.stringify(game)}\n`))
    closeSync(out)
    renameSync(made, file)
  }
  const games = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line, game) => {
      const { id, rules, verdict, ms } = JSON.parse(line)
      return { game, id, rules, verdict, ms }
    })
  return { file: fileURLToPath(file), games }
}

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
const inOrder = (games, rules, width, told) => {
  const cited = new Set(rules)
  const order = games
    .map(game => ({ game, cites: game.rules.some(rule => cited.has(rule)) }))
    .sort((one, other) => other.cites - one.cites || width[one.game.game] - width[other.game.game])
    .map(({ game }) => game)
  const rest = alternating(
    order.filter(({ verdict }) => verdict !== 'fail'),
    order.filter(({ verdict }) => verdict === 'fail')
  )
  return [...order.filter(({ id }) => id === told), ...rest].slice(0, MOST)
}

/** Which games come by which faults, found once and kept. */
const coverOf = async (faults, games, name, one) => {
  const of = createHash('sha256')
    .update(faults.map(fault => fault.name).join('\n'))
    .digest('hex')
    .slice(0, 16)
  const file = new URL(`cover-${name}-${of}.json`, cache)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  console.error(`judges ${games.length} games as they are`)
  const found = await one.ask({ kind: 'cover', games })
  writeFileSync(file, JSON.stringify(found))
  return found
}

/** A jury of one, on a copy of the model with these faults, which are numbered. */
const seat = (faults, games) => {
  const folder = new URL(`${process.pid}/`, cache)
  const one = juror({ model: buildWith(faults, folder).href, games, faults })
  return {
    ask: one.ask,
    end: async () => {
      await one.end()
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

/** @returns each fault with what came of it; nothing for those for which there was no time */
export const trial = async (lot, minutes) => {
  const until = Date.now() + minutes * 60_000
  mkdirSync(cache, { recursive: true })
  const name = digest()
  const { file, games } = await readGames()
  const known = new URL(`results-${name}.json`, cache)
  const results = existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : {}
  const faults = numbered(lot)
  const open = faults.filter(fault => results[fault.name] === undefined)
  if (open.length > 0) {
    const before = new Map((readFigures()?.faults ?? []).map(fault => [fault.name, fault.by]))
    const one = seat(faults, file)
    const { by, width } = meet(faults, games, await coverOf(faults, games, name, one))
    for (const [done, fault] of open.entries()) {
      if (Date.now() > until) break
      if (done % 20 === 0) console.error(`${done} of ${open.length}`)
      const order = inOrder(by[fault.number], rulesOf(fault), width, before.get(fault.name))
      const {
        killed,
        sign,
        by: game
      } = order.length === 0 ? { killed: false } : await one.ask({ kind: 'fault', fault, games: order, longest: LONGEST })
      results[fault.name] = { killed, sign, by: games[game]?.id, covering: by[fault.number].length }
      writeFileSync(known, JSON.stringify(results))
    }
    const changed = await one.ask({ kind: 'again', games: games.filter((_, at) => at % 100 === 0) })
    if (changed.length > 0) throw new Error(`a fault has left something behind: ${changed.map(at => games[at].id).join(', ')}`)
    await one.end()
  }
  return faults.map(({ kind, file: of, name: fault }) => ({ name: fault, kind, file: of, ...results[fault] }))
}

/** @returns the names of faults that the game by which each was killed does not kill any more */
export const confirm = async drawn => {
  mkdirSync(cache, { recursive: true })
  const file = new URL(`confirmed-${process.pid}.jsonl`, cache)
  const games = []
  const out = openSync(file, 'w')
  await gamesOf(
    game => {
      games.push({ game: games.length, id: game.id, verdict: game.verdict })
      writeSync(out, `${JSON.stringify(game)}\n`)
    },
    new Set(drawn.map(({ by }) => by))
  )
  closeSync(out)
  const faults = numbered(drawn)
  const one = seat(faults, fileURLToPath(file))
  const lost = []
  for (const fault of faults) {
    const own = games.filter(({ id }) => id === fault.by)
    const { killed } = own.length === 0 ? {} : await one.ask({ kind: 'fault', fault, games: own, longest: LONGEST })
    if (!killed) lost.push(fault.name)
  }
  await one.end()
  rmSync(file)
  return lost
}
