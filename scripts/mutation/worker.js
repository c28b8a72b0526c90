/**
 * Judges games by a copy of the model with faults built into it: first with none of them on, and notes which game comes by which fault;
 * then with one on at a time.
 * @module
 */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { faultyMachine } from './charts.js'
import { told, UNCOVERED } from './verdict.js'
import { opensOthers } from './ways.js'

const { model, games: file, faults, beat, jobs } = workerData
const pulse = new Int32Array(beat)

/** Seconds of the processor. */
const seconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const seen = new Set()
/** Which fault is on, and where decisions are made otherwise. */
const judged = {
  on: -1,
  decided: undefined,
  is: number => {
    seen.add(number)
    return number === judged.on
  }
}
globalThis.judged = judged

const load = path => import(new URL(path, model).href)
const { createBase } = await load('base/base.js')
const { rulebooks } = await load('rulebook/index.js')
const { createModel, judge, definitions, parts } = await load('statechart/index.js')
const { partOf } = await load('statechart/machine.js')
const { decisions } = await load('rules/index.js')

const sound = { ...parts }
const entries = new Map(decisions.map(({ name, decision }) => [name, decision]))

const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** The rulebook of a game; one value of its structure may be another. */
const inGame = (ruleset, structure) => (structure ? { ...rulebooks[ruleset], structure } : rulebooks[ruleset])

/** What the model says of a game. Nothing of what it is given is kept from one game to the next. */
const verdictOf = game => {
  Atomics.add(pulse, 0, 1)
  const { ruleset, structure, rulebook = inGame(ruleset, structure), level, autonomous, wire, trace } = JSON.parse(lines[game])
  return told(judge(createModel(createBase(rulebook), { level, autonomous }), wire, trace))
}

/** The part of the model that a chart with a fault makes. */
const faultyPart = fault =>
  partOf(
    faultyMachine(
      definitions.find(({ id }) => id === fault.chart),
      fault
    )
  )

const isSame = (one, other) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((each, at) => each === other[at]))

const differs = (other, result, about) => {
  try {
    return !isSame(other(result, ...about), result)
  } catch {
    return true
  }
}

/** Notes which faults a game comes by: a decision or the transitions of a state that would be others, syntax that is run. */
const watch = () => {
  const byEntry = new Map()
  const byState = new Map()
  const add = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value])
  for (const fault of faults) {
    if (fault.kind === 'decision') add(byEntry, entries.get(fault.entry), fault.number)
    if (fault.kind === 'chart') {
      const watched = { number: fault.number, faulty: faultyPart(fault) }
      for (const state of fault.states) add(byState, `${fault.chart} ${state}`, watched)
    }
  }
  const other = new Map(
    faults.filter(({ kind }) => kind === 'decision').map(each => [each.number, entries.get(each.entry).others[each.other]])
  )
  judged.decided = (of, result, about) => {
    for (const number of byEntry.get(of) ?? []) if (!seen.has(number) && differs(other.get(number), result, about)) seen.add(number)
    return result
  }
  for (const [id, part] of Object.entries(sound))
    parts[id] = {
      ...part,
      enabled: context => {
        const unseen = byState.get(`${id} ${context.frame.at}`)?.filter(({ number }) => !seen.has(number)) ?? []
        if (unseen.length > 0) {
          const open = part.taken(context)
          for (const { number, faulty } of unseen) if (opensOthers(faulty, open, context)) seen.add(number)
        }
        return part.enabled(context)
      }
    }
}

const allSound = () => {
  judged.on = -1
  judged.decided = undefined
  Object.assign(parts, sound)
}

const turnOn = fault => {
  allSound()
  if (fault.kind === 'syntax') judged.on = fault.number
  if (fault.kind === 'decision') {
    const entry = entries.get(fault.entry)
    const other = entry.others[fault.other]
    judged.decided = (of, result, about) => (of === entry ? other(result, ...about) : result)
  }
  if (fault.kind === 'chart') parts[fault.chart] = faultyPart(fault)
}

/** How a game tells a fault. */
const signOf = (expected, game) => {
  let verdict
  try {
    verdict = verdictOf(game)
  } catch {
    return 'the model breaks down'
  }
  if (expected === 'pass')
    return verdict === 'fail' ? 'a right game is refused' : verdict === 'pass' ? undefined : 'a right game is not judged'
  if (expected === UNCOVERED) return verdict === 'pass' || verdict === 'fail' ? 'a game is judged of which no text tells' : undefined
  if (expected === 'fail') return { pass: 'a wrong game is accepted' }[verdict]
  return { fail: 'a game that the rules leave open is refused' }[verdict]
}

/** Judges the games in turn until one tells the fault. */
const judgeFault = ({ fault, games, longest }) => {
  turnOn(fault)
  const until = seconds() + longest * jobs
  for (const { game, verdict } of games) {
    if (seconds() > until) break
    const sign = signOf(verdict, game)
    if (sign !== undefined) return { killed: true, sign, by: game }
  }
  return { killed: false }
}

parentPort.on('message', task => {
  if (task.kind === 'cover') {
    watch()
    const found = task.games.map(({ game, verdict }) => {
      seen.clear()
      return { game, numbers: verdictOf(game) === verdict ? [...seen] : undefined }
    })
    allSound()
    parentPort.postMessage(found)
  } else if (task.kind === 'again') {
    allSound()
    parentPort.postMessage(task.games.filter(({ game, verdict }) => verdictOf(game) !== verdict).map(({ game }) => game))
  } else parentPort.postMessage(judgeFault(task))
})
