import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { WireScenario } from '../../../model/scenario/scenario.js'
import { splitCommand } from '../command.js'
import { launch } from '../process.js'
import { inMemory } from '../testing/in-memory.js'
import { duel } from '../testing/scenario.js'
import { LIMITS } from '../wire.js'
import type { Limits } from '../wire.js'
import { examine } from './examine.js'
import { STEPS } from './finding.js'
import type { Examination, StepId } from './finding.js'
import type { Adapter } from './visit.js'

const scenario: WireScenario = {
  ...duel,
  objects: ['ann', 'bob'].map(owner => ({ id: `spark-of-${owner}`, card: 'Spark', zone: 'hand', owner }))
}
const known = { rulesets: ['fab'], features: ['core', 'targets', 'triggers'], cards: () => ['Spark', 'Ember Bolt'] }

/** The fake adapter answers at once, or never: a short limit is as good as a long one. */
const limits: Limits = { ...LIMITS, start: 20, request: 20, stop: 20, line: 1_000, flood: 10_000 }

const patientWith = (fault: string): Adapter => ({
  named: `the command patient ${fault}`,
  medium: 'pipes',
  start: output => inMemory(fault, output),
  limits: fault === 'long-line' || fault === 'floods' ? limits : { ...limits, line: LIMITS.line, flood: LIMITS.flood },
  known,
  plain: () => [
    {
      scenario: { ...scenario, id: 'fab/doctor/all-pass' },
      said: 'all pass',
      lives: { ann: 20, bob: 20 },
      held: { 'spark-of-ann': true },
      damage: 0
    }
  ],
  scenarios: ({ rulesets, features, cards }) =>
    rulesets.includes('fab') && (features.includes('core') || cards?.['fab']?.length) ? [scenario] : []
})

const of = (result: 'wrong' | 'not-reached', { steps }: Examination): readonly StepId[] =>
  steps.filter(step => step.result === result).map(({ step }) => step)

const findings = ({ steps }: Examination, id: StepId) => {
  const step = steps.find(each => each.step === id)
  return step?.result === 'wrong' ? step.findings : []
}

describe('a sound adapter', () => {
  test.for(['none', 'sound-together'])('%s: every step is well, and has been gone through', async fault => {
    const { steps, statement } = await examine(patientWith(fault))
    expect(statement).toMatchObject({ name: 'patient', level: 'outcome' })
    const seen = ['all pass: it ended with "quiescent"; ann has 20 life; bob has 20 life']
    expect(steps).toEqual(Object.entries(STEPS).map(([step, title]) => ({ step, title, result: 'ok', ...(step === 'plain' && { seen }) })))
  })

  test('that claims nothing is not blamed, and what could not be reached is said', async () => {
    const examined = await examine(patientWith('claims-nothing'))
    expect(of('wrong', examined)).toEqual([])
    expect(of('not-reached', examined)).toEqual(['play', 'plain', 'same', 'reset', 'apart', 'refusals'])
    expect(examined.steps.find(({ step }) => step === 'play')).toMatchObject({ why: expect.stringContaining('claims no feature') })
  })
})

/** Fault of the fake adapter, the step that finds it, what was sent, what came, what to change. */
const FAULTS: readonly (readonly [string, StepId, RegExp, RegExp, RegExp])[] = [
  ['dies-at-once', 'start', /the command patient/, /exited with status 2/, /keep it running/],
  ['mute', 'handshake', /"initialize"/, /no answer within 20 ms$/, /answer each request/],
  ['echoes', 'handshake', /"initialize"/, /^the request itself, and no answer to it$/, /read each request and answer it/],
  ['echoes-first', 'output', /"initialize"/, /answers no request: .*"method":"initialize"/, /only answers/],
  ['wont-say', 'handshake', /"initialize"/, /not today/, /what the engine is and claims/],
  ['old-protocol', 'handshake', /"initialize"/, /stacklaw\/protocol@0/, /"protocol": "stacklaw\/protocol@1"/],
  ['buffers', 'flush', /"initialize"/, /it came when standard input was closed/, /flush standard output/],
  ['a-line-behind', 'flush', /"initialize"/, /it came when the next request was sent/, /flush standard output/],
  ['no-line-feed', 'flush', /"initialize"/, /a line without a line feed: \{"jsonrpc"/, /end each message with a line feed/],
  ['greets', 'output', /"initialize"/, /not JSON: ready/, /logs to standard error/],
  ['logs', 'output', /"scenario\/start"/, /not JSON: starting a game/, /logs to standard error/],
  ['greets-in-latin', 'output', /"initialize"/, /not UTF-8/, /UTF-8/],
  ['notifies', 'output', /"scenario\/start"/, /answers no request: .*"method":"log"/, /only answers/],
  ['unasked', 'output', /"initialize"/, /nothing that was asked: .*"news"/, /not asked for/],
  ['long-line', 'output', /"scenario\/start"/, /beyond the limit of length: xxx/, /below the limit/],
  ['deep', 'output', /"scenario\/start"/, /nested more than 200 deep: \[\[\[/, /what the schema has/],
  ['floods', 'output', /"scenario\/start"/, /more output than any answer/, /only answers/],
  ['twice', 'ids', /"scenario\/start"/, /a second answer to one request/, /once/],
  ['counts', 'ids', /"initialize"/, /another id: .*"id":1,/, /id of the request as it came/],
  ['text-id', 'ids', /"initialize"/, /another id: .*"id":"1001"/, /as a number/],
  ['feature', 'statement', /"initialize"/, /"trigers" is not a feature of this kit, at \/features\/1/, /did you mean "triggers"\?/],
  ['other-game', 'statement', /"initialize"/, /"chess" is not a ruleset of this kit/, /name a ruleset that this kit knows \(fab\)/],
  ['schema-of-claims', 'statement', /"initialize"/, /at \/maxConcurrent/, /what the schema has/],
  ['dies-at-start', 'play', /"scenario\/start"/, /exited with status 4/, /catch what the request throws/],
  ['dies-midway', 'play', /"scenario\/answer"/, /exited with status 5/, /catch what the request throws/],
  ['refuses-to-play', 'play', /"scenario\/start"/, /no such card/, /"why": "unsupported"/],
  ['nothing-seen', 'play', /"scenario\/start"/, /at \/observations of the result/, /what the schema has/],
  ['strange-handle', 'play', /"scenario\/start"/, /no such handle among its objects at \/objects\/nobody/, /handles of the scenario/],
  ['unsupported', 'play', /up to 5 scenarios within its claims/, /each ended with "why": "unsupported"/, /claim only/],
  ['endless', 'play', /300 answers/, /another prompt \(priority to /, /end the scenario/],
  ['hangs', 'play', /"scenario\/answer".*"option":1/, /no answer within 20 ms/, /answer each request/],
  ['loses-life', 'plain', /all-pass: all pass/, /it ended with "game-over".*ann has 0 life at the end, not 20/, /set the game up/],
  ['chance', 'same', /again, with the same answers, in a new process/, /observation 1 is: .* the first time it was: /, /fixed seed/],
  ['remembers', 'reset', /again, with the same answers, in the same process/, /observation 1 is: /, /make each game anew/],
  ['unclosed', 'apart', /closed after \d+ answers, then another/, /observation 1 is: /, /forget all of a scenario/],
  ['shared', 'apart', /two scenarios in turns/, /observation \d+ is: /, /in its session/],
  ['dies-of-unknown', 'unknown', /no-such-request/, /exited with status 1/, /-32601/],
  ['deaf-to-unknown', 'unknown', /no-such-request/, /no answer within/, /-32601/],
  ['agrees-to-unknown', 'unknown', /no-such-request/, /"result":\{\}/, /-32601, not with a result/],
  ['other-code', 'unknown', /no-such-request/, /"code":-32000/, /use the code -32601/],
  ['takes-anything', 'refusals', /"scenario\/answer"/, /"result"/, /an option that is not offered with the JSON-RPC error -32602/],
  ['dies-of-session', 'refusals', /"scenario\/answer".*-unknown/, /exited with status 1/, /a session that is not open/],
  ['dies-of-no-scenario', 'refusals', /"scenario\/start"/, /exited with status 1/, /a start without a scenario/],
  ['touches-first', 'refusals', /wrong answers, which it refused/, /observation \d+ is: /, /before the game is touched/],
  ['wont-end', 'shutdown', /"shutdown"/, /never/, /answer shutdown with \{\}/],
  ['leaves-without-a-word', 'shutdown', /"shutdown"/, /exited with status 0, without an answer/, /flush, and exit/],
  ['fails-at-last', 'shutdown', /"shutdown"/, /exited with status 7 after its answer/, /status 0/],
  ['waits-for-the-end', 'shutdown', /"shutdown"/, /it ended when standard input was closed/, /exit once shutdown is answered/],
  ['stays', 'shutdown', /"shutdown"/, /nor when standard input was closed/, /exit once shutdown is answered/]
]

describe('each fault is found by its step', () => {
  test.for(FAULTS)('%s: %s', async ([fault, step, sent, came, change]) => {
    const examined = await examine(patientWith(fault))
    expect(of('wrong', examined)).toEqual([step])
    const [first] = findings(examined, step)
    expect(first?.sent).toMatch(sent)
    expect(first?.came).toMatch(came)
    expect(first?.change).toMatch(change)
    expect(JSON.stringify(examined)).not.toMatch(/\\u00/)
  })

  test('steps that a fault leaves out say why', async () => {
    const other = await examine(patientWith('other-game'))
    expect(other.steps.find(({ step }) => step === 'play')).toMatchObject({
      result: 'not-reached',
      why: 'it claims no ruleset of this kit'
    })
    const { steps } = await examine(patientWith('buffers'))
    const why = new Set(steps.flatMap(step => (step.result === 'not-reached' ? [step.why] : [])))
    expect([...why]).toEqual(['flush comes before it'])
    expect((await examine(patientWith('chance'))).steps.find(({ step }) => step === 'apart')).toMatchObject({
      why: expect.stringContaining('cannot be compared')
    })
  })

  test('every step has a fault that it finds', () => {
    expect(new Set(FAULTS.map(([, step]) => step))).toEqual(new Set(Object.keys(STEPS)))
  })
})

describe('a real process', () => {
  const script = fileURLToPath(new URL('../testing/patient-process.mjs', import.meta.url))
  const started = (command: string): Adapter => ({
    ...patientWith('none'),
    named: `the command ${command}`,
    limits: LIMITS,
    start: (output, linger) => launch(splitCommand(command), output, linger)
  })
  const withFault = (fault: string): Adapter => started(`"${process.execPath}" "${script}" ${fault}`)

  test('that is sound is well', { timeout: 60_000 }, async () => {
    const examined = await examine(withFault('none'))
    expect([...of('wrong', examined), ...of('not-reached', examined)]).toEqual([])
  })

  test('that leaves a child behind is told so', { timeout: 60_000 }, async () => {
    const examined = await examine(withFault('leaves-a-child'))
    expect(of('wrong', examined)).toEqual(['shutdown'])
    expect(findings(examined, 'shutdown')[0]).toMatchObject({
      came: 'a process that it had started went on running, and was ended by the kit',
      change: 'end what it starts before it exits'
    })
  })

  test('that is none is told with its reason', async () => {
    const examined = await examine(started('stacklaw-no-such-program'))
    expect(findings(examined, 'start')[0]?.came).toMatch(
      /could not be started \(there is no program stacklaw-no-such-program, or not the one that its first line names\)/
    )
    expect(of('not-reached', examined)).toHaveLength(Object.keys(STEPS).length - 1)
  })
})
