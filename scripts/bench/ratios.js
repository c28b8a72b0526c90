/**
 * What is fast or slow beside what, as ratios that hold on any machine: each is of processor time within this process (pipes and jobs
 * apart, which need the clock), and has a floor; that of jobs holds on an idle machine.
 * Ends with 1 if a ratio is below its floor, or a search has other counts than it must have.
 *
 *     node scripts/bench/ratios.js [--size XS|S|M] [--only WORDS]
 * @module
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '../../dist/engine/protocol/client.js'
import { createReference } from '../../dist/engine/reference/index.js'
import { inProcess } from '../../dist/engine/reference/iut.js'
import { createBase } from '../../dist/model/base/base.js'
import { rulebooks } from '../../dist/model/rulebook/index.js'
import { createModel } from '../../dist/model/statechart/index.js'
import { runCase } from '../../dist/properties/campaign/case.js'
import { defaults, play, scripted } from '../../dist/properties/campaign/play.js'
import { EXPECTED, searched, SIZES } from '../../dist/properties/exploration/common/measured.js'
import { countsOf, newGraph, projected } from '../../dist/properties/exploration/common/projection.js'
import { scenarioOf } from '../../dist/properties/exploration/common/scenario.js'
import { engineSpace } from '../../dist/properties/exploration/engine-space.js'
import { walk } from '../../dist/properties/exploration/walk.js'
import { invariants } from '../../dist/properties/invariants/index.js'
import { readOptions, stop } from '../options.js'
import { searchedByXState } from './measured-machine.js'

const { values } = readOptions(import.meta.url, { size: { type: 'string', default: 'XS' }, only: { type: 'string', default: '' } })
const size = SIZES[values.size]
if (!size) stop(`There is no size ${values.size}; there are ${Object.keys(SIZES).join(', ')}.`)

/** The processor time of some work in seconds, and what came of it. */
const timed = async work => {
  const start = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(start)
  return { seconds: Math.max((user + system) / 1e6, 1e-4), result }
}

const wrong = []
const tell = (name, ratio, floor, told) => {
  const isBelow = ratio < floor
  console.log(`${name.padEnd(46)} ${ratio.toPrecision(3).padStart(9)}  (floor ${floor}; ${told})${isBelow ? '  BELOW' : ''}`)
  if (isBelow) wrong.push(name)
}
const isAsked = name => name.includes(values.only)

const base = createBase(rulebooks.mtg)
const explored = async of => {
  const scenario = scenarioOf(of)
  const graph = newGraph()
  const session = await inProcess(createReference(base)).start(scenario)
  const found = await walk(projected(engineSpace(session, scenario), of, graph), { limit: 2_000_000 })
  return { decisions: found.states, ...countsOf(graph) }
}

if (isAsked('exploration')) {
  // what is measured is compiled first
  await explored(SIZES.XS)
  const kit = await timed(() => explored(size))
  const text = await timed(() => searched(size))
  const xstate = await timed(() => searchedByXState(size))
  const { decisions, ...counts } = kit.result
  const want = JSON.stringify(EXPECTED[values.size])
  if (JSON.stringify(counts) !== want) wrong.push(`exploration: the counts of the kit are ${JSON.stringify(counts)} and not ${want}`)
  if (JSON.stringify(text.result) !== want) wrong.push('exploration: the counts of the string search')
  if (xstate.result.states !== counts.states) wrong.push(`exploration: xstate/graph has ${xstate.result.states} states`)
  const rate = ({ seconds }, states) => states / seconds
  const own = rate(kit, decisions)
  const said = (name, each) => `${Math.round(own)} decision states a second, ${name} ${Math.round(each)} states`
  tell(`exploration, ${values.size}: kit / xstate/graph`, own / rate(xstate, counts.states), 0.01, said('it', rate(xstate, counts.states)))
  tell(`exploration, ${values.size}: kit / string search`, own / rate(text, counts.states), 0.0008, said('it', rate(text, counts.states)))
}

/** The bolt is played. */
const BOLT = [{ player: 'A', decision: 'priority', choose: { option: 'play', object: 'bolt' } }]

/** A bolt and things that each trigger on it. */
const triggering = count => ({
  format: 'stacklaw/scenario@1',
  id: 'fab/bench-triggers',
  ruleset: 'fab',
  players: ['A', 'B'].map(id => ({ id, life: 40 })),
  start: { turnPlayer: 'A', phase: 'action' },
  objects: [
    { id: 'bolt', card: 'Bench Bolt', zone: 'hand', owner: 'A' },
    ...Array.from({ length: count }, (_, at) => ({ id: `cup${at}`, card: 'Bench Cup', zone: 'arena', owner: 'B' }))
  ],
  until: { end: 'quiescent' },
  cards: [
    {
      name: 'Bench Bolt',
      types: ['instant'],
      text: 'Deal 1 damage to the opposing hero.',
      abilities: [{ kind: 'resolution', id: 'bolt', steps: [{ do: 'damage', to: 'opponent', amount: 1 }] }]
    },
    {
      name: 'Bench Cup',
      types: ['item'],
      text: 'Whenever you are dealt damage, gain 1 life.',
      abilities: [
        {
          kind: 'triggered',
          id: 'cup',
          effect: {
            kind: 'trigger',
            trigger: { on: { event: 'damage', target: { player: 'you' } } },
            steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }]
          }
        }
      ]
    }
  ]
})

/** The trace of the event that concerns so many, up to where the first of them is placed. */
const eventOf = async count => {
  const fab = createBase(rulebooks.fab)
  const scenario = triggering(count)
  const { trace } = await play(inProcess(createReference(fab)), scenario, scripted(BOLT), {
    see: o => !(o.see === 'prompt' && o.decision === 'trigger-order')
  })
  const model = createModel(fab, { level: 'full', autonomous: [] })
  return () => {
    let frontier = model.start(scenario)
    for (const o of trace) {
      const next = model.accept(frontier, o)
      if (next.kind === 'refused') throw new Error(next.message)
      frontier = next.frontier
    }
    return trace.length
  }
}

/** How much time a size takes for each of its things beside a greater one: 1 were linear, and less is worse. */
const grows = async (name, [few, many], floor, work) => {
  const [small, great] = [await work(few), await work(many)]
  await small()
  const [a, b] = [await timed(small), await timed(great)]
  tell(
    `growth, ${name}`,
    (a.seconds * (many / few)) / b.seconds,
    floor,
    `1 were linear; ${few} in ${a.seconds.toFixed(2)} s, ${many} in ${b.seconds.toFixed(2)} s of the processor`
  )
}

/** A game with so many objects in which nothing happens, played and judged. */
const standing = async count => {
  const fab = createBase(rulebooks.fab)
  const scenario = triggering(count)
  const model = createModel(fab, { level: 'full', autonomous: [] })
  return () => runCase(inProcess(createReference(fab)), model, rulebooks.fab, invariants, scenario, defaults)
}

/** A game of an engine that tells an event so often in one answer, judged. */
const flooding = async count => {
  const fab = createBase(rulebooks.fab)
  const reference = inProcess(createReference(fab))
  const again = session => ({
    ...session,
    observations: session.observations.flatMap(o => (o.see === 'event' ? Array.from({ length: count }, () => o) : [o])),
    answer: async option => again(await session.answer(option))
  })
  const engine = { ...reference, start: async scenario => again(await reference.start(scenario)) }
  const model = createModel(fab, { level: 'full', autonomous: [] })
  return () => runCase(engine, model, rulebooks.fab, invariants, triggering(1), scripted(BOLT))
}

if (isAsked('growth')) {
  await grows('triggers that one event concerns', [250, 1_000], 0.4, eventOf)
  await grows('objects', [1_000, 10_000], 0.4, standing)
  await grows('events of one answer', [10_000, 100_000], 0.4, flooding)
}

if (isAsked('stdio')) {
  const scenario = triggering(8)
  const near = inProcess(createReference(createBase(rulebooks.fab)))
  const program = [process.execPath, fileURLToPath(new URL('../../dist/cli.js', import.meta.url)), 'serve']
  const far = await connect(program.map(word => `'${word}'`).join(' '))
  const times = async engine => {
    for (let round = 0; round < 100; round++) await play(engine, scenario, scripted(BOLT))
  }
  await times(near)
  await times(far)
  const wall = async work => {
    const start = performance.now()
    await work()
    return (performance.now() - start) / 1000
  }
  const [inside, outside] = [await wall(() => times(near)), await wall(() => times(far))]
  await far.shutdown()
  const told = `of the clock, 100 games: in process ${inside.toFixed(2)} s, over pipes ${outside.toFixed(2)} s`
  tell('stdio: time in process / time over pipes', inside / outside, 0.02, told)
}

if (isAsked('acceptor')) {
  const fab = createBase(rulebooks.fab)
  const scenario = triggering(8)
  const engine = inProcess(createReference(fab))
  const played = async () => (await play(engine, scenario, scripted(BOLT))).trace
  const trace = await played()
  const model = createModel(fab, { level: 'full', autonomous: [] })
  const follow = () => {
    let frontier = model.start(scenario)
    for (const o of trace) {
      const next = model.accept(frontier, o)
      if (next.kind === 'refused') throw new Error(next.message)
      frontier = next.frontier
    }
  }
  const times = async work => {
    for (let round = 0; round < 20; round++) await work()
  }
  await times(played)
  await times(follow)
  const engineTime = await timed(() => times(played))
  const judged = await timed(() => times(follow))
  tell(
    'acceptor: time of the engine / time of the charts',
    engineTime.seconds / judged.seconds,
    0.05,
    `engine ${engineTime.seconds.toFixed(2)} s, charts ${judged.seconds.toFixed(2)} s for 20 games`
  )
}

if (isAsked('jobs')) {
  const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
  const out = mkdtempSync(join(tmpdir(), 'stacklaw-bench-'))
  /** How long a campaign takes by the clock, and of the processors, with all its processes; in seconds. */
  const campaign = jobs =>
    new Promise((resolve, reject) => {
      const start = performance.now()
      const options = ['certify', '--ruleset', 'fab', '--runs', '60', '--jobs', String(jobs), '--out', join(out, String(jobs))]
      // the shell tells what its children took of the processors
      const shell = spawn('sh', ['-c', '"$0" "$@" >/dev/null 2>&1 && times', process.execPath, cli, ...options], {
        stdio: ['ignore', 'pipe', 'inherit']
      })
      let told = ''
      shell.stdout.on('data', part => (told += part))
      shell.on('error', reject).on('close', code => {
        if (code !== 0) return reject(new Error(`certify ended with ${code}`))
        const taken = [...told.split('\n')[1].matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, seconds]) => 60 * minutes + Number(seconds))
        resolve({ clock: (performance.now() - start) / 1000, processors: taken.reduce((sum, each) => sum + each, 0) })
      })
    })
  // this process itself may still count as one that runs
  const BUSY = 1.5
  // two jobs share what others leave of the machine: only an idle one shows what they are worth
  const cores = availableParallelism()
  const isIdle = cores >= 2 && loadavg()[0] < BUSY
  const [one, two] = [await campaign(1), await campaign(2)]
  rmSync(out, { recursive: true })
  // kit and engine of one job work at the same time: so many times faster two jobs can be at best
  const best = Math.min(2, cores / (one.processors / one.clock))
  const said = ({ clock, processors }) => `${clock.toFixed(1)} s of the clock and ${processors.toFixed(1)} of the processors`
  const told = `one job ${said(one)}, two jobs ${said(two)}; ${best.toFixed(2)} at best with ${cores} cores`
  tell(
    'jobs: time of one / time of two',
    one.clock / two.clock,
    isIdle ? 0.8 * best : 0,
    isIdle ? told : `${told}; the machine is not idle, where the floor is ${(0.8 * best).toFixed(2)}`
  )
}

if (wrong.length > 0) {
  console.error(`not as it must be: ${wrong.join('; ')}`)
  process.exitCode = 1
}
