/**
 * Judges many traces by the charts, and writes for each what came of it and at which step, so that a change of the acceptor can be held
 * against what it said before: an explanation that is lost fails right engines, and one that is gained misses faults.
 *
 *     node scripts/verdicts.js [--ruleset ID] [--runs N] [--seed N] [--faulty N] [--every N] [--level LEVEL] [--decided shown|hidden]
 *                              [--only WORDS] [--bound N] [--write FILE] [--against FILE]
 *
 * `--runs`: random games of each ruleset (40). `--faulty`: how many of them each faulty engine plays (1), beside the fixtures that cite
 * the rule that it breaks. `--every`: every so manieth faulty engine (1); `0` takes none. `--bound`: how many model states are followed.
 * `--against FILE` tells what differs from what an earlier `--write` kept, and makes the exit code 1: a trace that was given up before
 * may have any verdict now. What is said of a refusal is compared for itself.
 * @module
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createBase } from '../dist/model/base/base.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { createModel } from '../dist/model/statechart/index.js'
import { Level } from '../dist/model/trace/observation.js'
import { readOptions, stop, wholeNumber } from './options.js'
import { HIDDEN, tracesOf } from './verdicts/games.js'

const { values } = readOptions(import.meta.url, {
  ruleset: { type: 'string' },
  runs: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  faulty: { type: 'string', default: '1' },
  every: { type: 'string', default: '1' },
  level: { type: 'string' },
  decided: { type: 'string' },
  only: { type: 'string', default: '' },
  bound: { type: 'string' },
  write: { type: 'string' },
  against: { type: 'string' }
})

const whole = (name, least) => wholeNumber(`--${name}`, values[name], least)

const books = Object.values(rulebooks).filter(({ id }) => values.ruleset === undefined || id === values.ruleset)
if (books.length === 0) stop(`There is no ruleset ${values.ruleset}; there are ${Object.keys(rulebooks).join(', ')}.`)
const levels = Level.options.filter(level => values.level === undefined || level === values.level)
if (levels.length === 0) stop(`There is no level ${values.level}; there are ${Level.options.join(', ')}.`)
const decided = { shown: [[]], hidden: [HIDDEN] }
if (values.decided !== undefined && !decided[values.decided]) stop('--decided takes shown or hidden.')
const plan = {
  runs: whole('runs', 0),
  seed: whole('seed', 0),
  faulty: whole('faulty', 0),
  every: whole('every', 0),
  levels,
  only: values.only,
  hidden: values.decided === undefined ? [[], HIDDEN] : decided[values.decided]
}
const bound = values.bound === undefined ? undefined : whole('bound', 1)

const digest = value => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What the charts say of a trace, with what the longest observation took, in milliseconds of the processor. */
const judged = (model, scenario, trace) => {
  let slowest = 0
  let widest = 0
  let most = 0
  let steps = 0
  const timed = work => {
    const start = processor()
    const result = work()
    slowest = Math.max(slowest, processor() - start)
    return result
  }
  const from = processor()
  const done = (verdict, step, told) => ({ verdict, step, ...(told && { told }), widest, steps, most, slowest, time: processor() - from })
  const given = frontier =>
    frontier.exceeded ? 'over the bound' : frontier.unsupported === undefined ? undefined : `not covered: ${frontier.unsupported}`
  let frontier = timed(() => model.start({ ...scenario }))
  for (const [step, observation] of trace.entries()) {
    widest = Math.max(widest, frontier.states.length)
    most = Math.max(most, frontier.steps - steps)
    steps = frontier.steps
    const why = given(frontier)
    if (why !== undefined) return done(why, step)
    const next = timed(() => model.accept(frontier, observation))
    if (next.kind === 'refused') {
      const { message, blamed, concepts, rules } = next
      return done(
        'refused',
        step,
        digest([message.split('. What came')[0].split('; or ').sort(), [...blamed].sort(), [...concepts].sort(), [...rules].sort()])
      )
    }
    frontier = next.frontier
  }
  return done(given(frontier) ?? (model.complete(frontier) ? 'accepted' : 'not ended'), trace.length)
}

const OVER = 'over the bound'
const before =
  values.against === undefined ? undefined : new Map(JSON.parse(readFileSync(values.against, 'utf8')).map(each => [each.name, each]))
const lines = []
const sums = new Map()
let heap = 0
const differing = { verdict: [], traces: 0, absent: 0, told: 0, given: 0 }

const compare = line => {
  const known = before?.get(line.name)
  if (!known) return void (before && differing.absent++)
  if (known.trace !== line.trace) return void differing.traces++
  if (known.verdict === OVER && line.verdict !== OVER) return void differing.given++
  if (known.verdict !== line.verdict || (known.step !== line.step && line.verdict !== OVER))
    differing.verdict.push(`${line.name}: ${known.verdict} at ${known.step} before, ${line.verdict} at ${line.step} now`)
  else if (known.told !== line.told) differing.told++
}

for (const book of books) {
  const base = createBase(book)
  const models = new Map()
  for await (const { name, scenario, level, hidden, trace } of tracesOf(book, plan)) {
    const key = `${level} ${hidden.length}`
    const model = models.get(key) ?? createModel(base, { level, autonomous: hidden, ...(bound && { bound }) })
    models.set(key, model)
    const { time, slowest, ...said } = judged(model, scenario, trace)
    const line = { name, trace: digest(trace), length: trace.length, ...said }
    lines.push(line)
    compare(line)
    heap = Math.max(heap, process.memoryUsage().heapUsed)
    const group = `${book.id} ${name.split(' | ')[1] === 'reference' ? 'reference' : 'faulty'} ${level}${hidden.length > 0 ? ' hidden' : ''}`
    const sum = sums.get(group) ?? {
      traces: 0,
      refused: 0,
      given: 0,
      open: 0,
      widest: 0,
      slowest: 0,
      slow: '',
      time: 0,
      steps: 0,
      most: 0,
      told: new Set(),
      engines: new Set()
    }
    sums.set(group, {
      traces: sum.traces + 1,
      refused: sum.refused + (line.verdict === 'refused'),
      given: sum.given + (line.verdict === OVER),
      open: sum.open + line.verdict.startsWith('not'),
      widest: Math.max(sum.widest, line.widest),
      slowest: Math.max(sum.slowest, slowest),
      slow: slowest > sum.slowest ? name : sum.slow,
      time: sum.time + time,
      steps: Math.max(sum.steps, line.steps),
      most: Math.max(sum.most, line.most),
      told: line.verdict === 'refused' ? sum.told.add(name.split(' | ')[1]) : sum.told,
      engines: sum.engines.add(name.split(' | ')[1])
    })
  }
}

for (const [group, { traces, refused, given, open, widest, slowest, slow, time, steps, most, told, engines }] of sums)
  console.log(
    `${group.padEnd(34)} ${traces} traces, ${refused} refused, ${given} over the bound, ${open} inconclusive for another reason; at most ${widest} states, ${steps} moves in a game, ${most} for an observation; ${(time / 1000).toFixed(1)} s, the slowest observation ${slowest.toFixed(0)} ms (${slow.split(' | ').slice(1, 3).join(', ')})${group.includes('faulty') ? `; ${told.size} of ${engines.size} faulty engines refused` : ''}`
  )
console.log(`${lines.length} traces; at most ${(heap / 2 ** 20).toFixed(0)} MB in use`)
if (values.write !== undefined) writeFileSync(values.write, `[\n${lines.map(line => JSON.stringify(line)).join(',\n')}\n]\n`)
if (before) {
  const { verdict, traces, absent, told, given } = differing
  for (const each of verdict.slice(0, 50)) console.log(each)
  console.log(
    `${verdict.length} verdicts differ; ${told} refusals are told otherwise; ${given} were over the bound before and are not now; ${traces} traces are others, ${absent} are new`
  )
  if (verdict.length > 0) process.exitCode = 1
}
