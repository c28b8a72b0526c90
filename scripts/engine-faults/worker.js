/**
 * Judges a copy of the reference engine with faults built into it, one on at a time. With none of them on, each game is played once without
 * judges, which tells by which faults it comes; a game in which a fault shows nothing else than that is not judged again, since charts,
 * expectations and invariants would say the same of it.
 * @module
 */
import { parentPort, workerData } from 'node:worker_threads'
import { recording } from '../../dist/properties/mutation/likeness.js'
import { playsAll } from './alike.js'
import { everyGame } from './games.js'
import { switches } from './switches.js'

const { engine: folder, beat, runs, jobs } = workerData
const pulse = new Int32Array(beat)

const switched = switches()
const { createReference } = await import(new URL('engine/reference/index.js', folder).href)
const { inProcess } = await import(new URL('engine/reference/iut.js', folder).href)

const games = everyGame(runs)

/** So many games are played at first: those that come first, and others that lie equally far apart. */
const MOST = { first: 200, others: 400 }

/** So many seconds of the processor are given to one game, and to the games of each kind of one fault. */
const GAME = 4 * jobs
const LONGEST = { given: 15 * jobs, random: 15 * jobs, whole: 60 * jobs }

const NONE = -1

const engineFor = ({ base }) => inProcess(createReference(base))

/** What is put down of each game with no fault on: all that was asked and shown, and by which faults it came. */
const sound = new Map()

const soundOf = async game => {
  const known = sound.get(game)
  if (known) return known
  Atomics.add(pulse, 0, 1)
  const transcripts = []
  switched.turnOn(NONE)
  const signs = await switched.within(Infinity, () => game.play(recording(engineFor(game), transcripts), false))
  const found = { transcripts, faults: switched.seen(), isSound: signs.length === 0 }
  sound.set(game, found)
  return found
}

/** Whether charts or invariants refuse a game of the engine without a fault, so that it tells of none. */
const refused = new Map()

const isRefused = async game => {
  if (!refused.has(game)) {
    switched.turnOn(NONE)
    refused.set(game, (await game.play(engineFor(game), true)).length > 0)
  }
  return refused.get(game)
}

/** What a fault shows in a game: nothing, something else than the engine shows without it, or what tells it. */
const shownIn = async (number, engine, game) => {
  const { transcripts } = await soundOf(game)
  Atomics.add(pulse, 0, 1)
  switched.turnOn(number)
  // what an exploration is answered in forks is not put down, so that it is judged whole
  if (!game.isExplored && (await switched.within(GAME, () => playsAll(engine, transcripts)))) return {}
  if (switched.isStopped()) return { differs: true, signs: ['the engine does not come to an end'] }
  Atomics.add(pulse, 0, 1)
  let signs
  try {
    signs = await switched.within(GAME, () => game.play(engine, true))
  } catch (error) {
    if (error?.name !== 'EngineFailure') throw error
    signs = [switched.isStopped() ? 'the engine does not come to an end' : 'the engine breaks down']
  }
  if (signs.length === 0 || (await isRefused(game))) return { differs: true, signs: [] }
  return { differs: true, signs }
}

/** The first of a list, and so many of the others that lie equally far apart. */
const someOf = list => {
  const rest = list.slice(MOST.first)
  const step = Math.max(1, rest.length / MOST.others)
  const others = Array.from({ length: Math.min(rest.length, MOST.others) }, (_, at) => rest[Math.floor(at * step)])
  return [...list.slice(0, MOST.first), ...others]
}

/** The games that come by a fault, those that cite its rules first, then those that come by few others. */
const comingBy = async ({ number, rules }, all) => {
  const found = []
  for (const game of all) {
    const { faults, isSound } = await soundOf(game)
    if (isSound && faults.has(number)) found.push({ game, cites: game.rules.some(rule => rules.includes(rule)), width: faults.size })
  }
  return found.sort((one, other) => other.cites - one.cites || one.width - other.width).map(({ game }) => game)
}

/** An engine with the fault, which is on as the engine is made; nothing where it can't be made. */
const faultyFor = (fault, game) => {
  switched.turnOn(fault.number)
  try {
    return engineFor(game)
  } catch {
    return undefined
  }
}

/** Has games played in turn until one tells the fault. */
const playUntilTold = async (fault, all, longest, told) => {
  const engines = new Map()
  const until = switched.seconds() + longest
  for (const game of all) {
    if (switched.seconds() > until) {
      told.isCutShort = true
      return
    }
    const { ruleset } = game
    if (!engines.has(ruleset)) engines.set(ruleset, faultyFor(fault, game))
    if (!engines.get(ruleset)) {
      const signs = ['the engine breaks down']
      return { killed: true, sign: signs[0], signs, by: game.id, hash: game.hash }
    }
    const { differs, signs = [] } = await shownIn(fault.number, engines.get(ruleset), game)
    if (differs) told.differing++
    if (signs.length > 0) return { killed: true, sign: signs[0], signs, by: game.id, hash: game.hash }
  }
}

const judge = async ({ fault, first, seen, isWhole }) => {
  const told = { differing: 0, isCutShort: false }
  const last = [...games.given, ...games.explored].filter(({ id }) => id === first)
  const again = await playUntilTold(fault, last, LONGEST.given, told)
  if (again) return { ...again, covering: last.length, ...told }
  told.differing = 0
  const before = new Set(seen)
  const given = await comingBy(fault, games.given)
  const fresh = given.filter(({ hash }) => !before.has(hash))
  const some = isWhole ? fresh : someOf(fresh)
  const found = await playUntilTold(fault, some, isWhole ? LONGEST.whole : LONGEST.given, told)
  if (found) return { ...found, covering: given.length, ...told }
  told.isCutShort ||= some.length < fresh.length
  const random = await comingBy(fault, games.random)
  const drawn = await playUntilTold(fault, random, LONGEST.random, told)
  if (drawn || given.length + random.length > 0) return { ...(drawn ?? { killed: false }), covering: given.length + random.length, ...told }
  // what no game comes by may be in what tells states apart
  const walks = await comingBy(fault, games.explored)
  const walked = await playUntilTold(fault, walks, LONGEST.whole, told)
  return { ...(walked ?? { killed: false }), covering: walks.length, ...told }
}

parentPort.on('message', async task => {
  try {
    parentPort.postMessage(
      task.kind === 'games' ? [...games.given, ...games.explored].map(({ id, hash }) => ({ id, hash })) : await judge(task)
    )
  } catch (error) {
    parentPort.postMessage({ broken: String(error?.stack ?? error) })
  }
})
