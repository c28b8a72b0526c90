/** The examples of the guides are what the formats say: each JSON block is read by the schema that it illustrates. */
import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { METHODS, isMethod } from '../../engine/protocol/messages.js'
import { serve } from '../../engine/protocol/server.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { toWire } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { FEATURES } from '../../model/scenario/features.js'
import { NumberName, PlayerNumber, Ref, Status, Zone } from '../../model/scenario/names.js'
import { Scenario } from '../../model/scenario/scenario.js'
import { isDecision, Wait } from '../../model/scenario/script.js'
import { createModel, judge } from '../../model/statechart/index.js'
import { DamagePart, EventName, GameEvent } from '../../model/trace/event.js'
import { DecisionKind } from '../../model/trace/option.js'
import { TraceFile } from '../../model/trace/file.js'
import { compareWithExpectation } from '../../properties/campaign/expectation.js'
import { compareFinalState } from '../../properties/campaign/final-state.js'
import { runFixture } from '../../properties/campaign/fixture.js'
import { play, scripted } from '../../properties/campaign/play.js'
import { CheckResult } from '../../properties/campaign/report.js'
import { sayRefusal } from '../../properties/campaign/sample.js'

const guide = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

const blocks = (text: string): readonly unknown[] => [...text.matchAll(/```json\n([^]*?)```/g)].map(match => JSON.parse(match[1]!))

interface Message {
  readonly id: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
}

const reference = () => inProcess(createReference(createBase(rulebooks.fab)))

const messages = blocks(guide('adapter-protocol.md')) as readonly Message[]
const requests = messages.filter(each => each.method !== undefined)
const resultOf = (request: Message): unknown => messages.find(each => each.id === request.id && each.method === undefined)?.result

describe('the adapter protocol', () => {
  test('shows every request', () => {
    expect(new Set(requests.map(each => each.method))).toEqual(new Set(Object.keys(METHODS)))
  })

  test.each(requests.map(each => [`${each.id} ${each.method}`, each] as const))('request %s and its answer are right', (_, request) => {
    const method = request.method!
    if (!isMethod(method)) throw new Error(`there is no method ${method}`)
    const { params, result } = METHODS[method] as { readonly params: z.ZodType; readonly result: z.ZodType }
    expect(params.parse(request.params)).toEqual(request.params)
    const answer = resultOf(request)
    expect(result.parse(answer)).toEqual(answer)
  })

  test('is what the reference engine answers', async () => {
    const input = new PassThrough()
    const output = new PassThrough()
    input.end(requests.map(each => `${JSON.stringify(each)}\n`).join(''))
    const served = serve(reference(), input, output).then(() => output.end())
    const lines = (await text(output)).trimEnd().split('\n')
    await served
    const answers = lines.map(line => JSON.parse(line) as Message)
    // fields that an engine may leave out need not be shown
    expect(answers.slice(1)).toMatchObject(messages.filter(each => each.method === undefined).slice(1))
  })

  test('tells the parameters and results in its table', () => {
    for (const [method, { params }] of Object.entries(METHODS))
      for (const name of Object.keys(params.shape))
        expect(guide('adapter-protocol.md')).toMatch(new RegExp(`\\| \`${method}\` +\\| .*\`${name}\``))
  })
})

describe('the fixture', () => {
  const fixture = Scenario.parse(blocks(guide('write-a-fixture.md'))[0])

  test('names cards, players and objects that exist', () => {
    expect(toWire(fixture).cards.map(card => card.name)).toEqual(['Spark', 'Ward'])
  })

  test('expects what happens', async () => {
    const { trace } = await play(reference(), toWire(fixture), scripted(fixture.script))
    expect(compareWithExpectation(fixture, fixture.expect!, trace, 'full', [])).toBeUndefined()
    expect(compareFinalState(fixture.expect!, trace)).toBeUndefined()
  })

  test('is the scenario that the adapter guide plays', () => {
    const start = requests.find(each => each.method === 'scenario/start')
    expect((start!.params as { scenario: unknown }).scenario).toEqual(toWire(fixture))
  })
})

test('the failed check is one that a report can hold', () => {
  const [check] = blocks(guide('read-a-report.md'))
  expect(CheckResult.parse(check)).toEqual(check)
})

test('what the ten minutes claim first is a statement of the protocol', () => {
  const [statement] = blocks(guide('certify-your-engine.md'))
  expect(METHODS.initialize.result.parse(statement)).toEqual(statement)
})

describe('the log', () => {
  const text = guide('judge-a-log.md')
  const log = TraceFile.parse(blocks(text)[0])
  const [headline, allowed, came] = [...text.matchAll(/```text\n([^]*?)\n```/g)].map(found => found[1]!)
  const model = createModel(createBase(rulebooks.fab), { level: log.level, autonomous: log.autonomous })

  test('is refused where the guide says, with these words', () => {
    const verdict = judge(model, log.scenario, log.observations)
    if (verdict.verdict !== 'fail') throw new Error(`the verdict is ${verdict.verdict}`)
    const { name, version } = log.engine
    expect(headline).toBe(`${name} ${version}, level ${log.level}, ${log.observations.length} observations: fail`)
    expect(text).toContain(`Step ${verdict.step + 1} is refused.`)
    const said = sayRefusal({ scenario: log.scenario, played: { trace: log.observations } }, verdict, rulebooks.fab)
    expect(said.expected).toContain(allowed)
    expect(said.came).toBe(came)
  })

  test('passes once it is mended as the guide says', () => {
    const mended = TraceFile.parse(
      JSON.parse(
        JSON.stringify(log)
          .replace('"target":"bob","amount":3', '"target":"bob","amount":2')
          .replace('"bob":{"life":17}', '"bob":{"life":18}')
      )
    )
    expect(judge(model, mended.scenario, mended.observations).verdict).toBe('pass')
  })
})

/** The part of a text from a heading to the next. */
const rowsOf = (text: string, heading: string): string => text.slice(text.indexOf(heading)).split('\n## ')[0] ?? ''

describe('the grammar', () => {
  const text = guide('grammar.md')
  const [value] = blocks(text)
  const scenario = Scenario.parse(value)

  test('is shown by a fixture that a right engine passes', async () => {
    const base = createBase(rulebooks.mtg)
    const iut = inProcess(createReference(base))
    const model = createModel(base, { level: 'full', autonomous: [] })
    const { check } = await runFixture(iut, model, rulebooks.mtg, [], { file: 'grammar.json', scenario })
    expect(check).toMatchObject({ verdict: 'pass' })
    const without = { ...scenario, script: scenario.script.filter(isDecision) }
    expect((await runFixture(iut, model, rulebooks.mtg, [], { file: 'grammar.json', scenario: without })).check).toMatchObject({
      verdict: 'fail'
    })
  })

  /** The rows of a table between two marks: the words of the first cell and those of the second. */
  const rows = (mark: string): ReadonlyMap<string, readonly string[]> => {
    const part = text.slice(text.indexOf(`<!-- ${mark} -->`), text.indexOf(`<!-- /${mark} -->`))
    const words = (cell: string | undefined): readonly string[] => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word!)
    const cells = part
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line => line.split('|'))
    return new Map(cells.map(([, first, second]) => [words(first)[0]!, words(second)]))
  }

  test('has every event with its fields', () => {
    const parts = Object.keys(DamagePart.shape)
    const told = rows('events')
    expect([...told.keys()]).toEqual(EventName.options)
    for (const { shape } of GameEvent.options) {
      const fields = Object.keys(shape).filter(field => field !== 'event')
      const wanted = fields.flatMap(field => (field === 'parts' ? ['parts', ...parts] : [field]))
      expect([...(told.get(shape.event.value) ?? [])].sort()).toEqual(wanted.sort())
    }
  })

  test('has every feature with what it brings', () => {
    expect([...rows('features').keys()]).toEqual(FEATURES)
  })

  test.each([
    ['zones', Zone.options],
    ['statuses', Status.options],
    ['numbers', [...NumberName.options, ...PlayerNumber.options]],
    ['decisions', DecisionKind.options],
    ['conditions', ['exists', 'compare', 'did', 'declared', 'during', 'happened', 'not', 'all', 'any']],
    [
      'references',
      ['self', 'you', 'opponent', 'attack', 'attacked', 'host', 'event:source', 'event:target', 'event:object', 'event:player']
    ]
  ])('names all %s', (_what, words) => {
    expect(words.filter(word => !text.includes(`\`${word}\``))).toEqual([])
  })

  test('names only references that there are', () => {
    const named = [...rowsOf(text, '## References').matchAll(/`((?:event|target|chosen):[a-zA-Z]+)`/g)].map(([, word]) =>
      word!.toLowerCase()
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(word => !Ref.safeParse(word).success)).toEqual([])
  })

  test('shows waits that there are', () => {
    const waits = [...text.matchAll(/`(\{ "until"[^`]*\})`/g)].map(([, json]) => JSON.parse(json!) as unknown)
    expect(waits.length).toBeGreaterThan(5)
    expect(waits.filter(wait => !Wait.safeParse(wait).success)).toEqual([])
    expect(new Set(waits.map(wait => (wait as { until: string }).until))).toEqual(
      new Set(Wait.options.map(({ shape }) => shape.until.value))
    )
  })
})

describe.each([
  ['map-a-magic-engine.md', rulebooks.mtg],
  ['map-a-flesh-and-blood-engine.md', rulebooks.fab]
] as const)('%s', (name, rulebook) => {
  const text = guide(name)
  const scenario = Scenario.parse(blocks(text)[0])
  const base = createBase(rulebook)
  const iut = inProcess(createReference(base))
  const model = createModel(base, { level: 'full', autonomous: [] })
  const judged = (fixture: Scenario) => runFixture(iut, model, rulebook, [], { file: name, scenario: fixture })

  test('shows a game as it is told, and no other one', async () => {
    expect((await judged(scenario)).check).toMatchObject({ verdict: 'pass' })
    const trace = scenario.expect!.trace
    for (const left of trace.keys()) {
      const shorter = { ...scenario, expect: { ...scenario.expect!, trace: trace.filter((_, at) => at !== left) } }
      expect((await judged(shorter)).check).toMatchObject({ verdict: 'fail' })
    }
  })

  test('names every phase of the game', () => {
    const { phases, combat } = rulebook.structure.turn
    const names = [...phases.value, ...combat.value].map(each => each.name)
    expect(names.filter(each => !text.includes(`\`${each}\``))).toEqual([])
  })

  test('calls events and zones as the kit does', () => {
    const events = [...text.matchAll(/`event ([a-z]+)`/g)].map(([, event]) => event!)
    expect(events.length).toBeGreaterThan(5)
    expect(events.filter(event => !EventName.safeParse(event).success)).toEqual([])
  })
})
