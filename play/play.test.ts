/** What a person plays, without the page around it. */
import { describe, expect, test } from 'vitest'
import { fixturesOf, toWire } from '../fixtures/loader.js'
import { Scenario } from '../model/scenario/scenario.js'
import { isDecision } from '../model/scenario/script.js'
import { textOf } from './edited.js'
import { carried, sidesOf } from './elsewhere.js'
import { bookOf, reference } from './engine.js'
import { withCards, wireOf } from './example.js'
import type { Example } from './example.js'
import { hashOf, linkedBy } from './link.js'
import { readEdited } from './read-edited.js'
import { fixtureOf, scenarioOf, scriptOf } from './saved.js'
import { viewOf } from './view.js'

const exampleOf = (id: string): Example => {
  const { scenario, file } = fixturesOf(id.slice(0, id.indexOf('/'))).find(each => each.scenario.id === id)!
  const { title, purpose, rules } = scenario
  return { ...toWire(scenario, file), title, purpose, rules, way: [] }
}

const feign = exampleOf('fab/6.4/feign-death')
const viewed = async (answers: readonly number[], example = feign): ReturnType<typeof viewAfter> => viewAfter(answers, example)
const viewAfter = async (answers: readonly number[], example: Example) => {
  const trace = await reference(wireOf(example), answers)
  return { trace, view: viewOf(wireOf(example), bookOf(example.ruleset), trace) }
}

describe('a game', () => {
  test('begins with the choice of who has priority', async () => {
    const { view } = await viewed([])
    expect(view.asked).toBe('A has priority')
    expect(view.options).toEqual(['pass', 'play Ember Bolt'])
    expect(view.told).toEqual([])
    expect(view.refused).toBeUndefined()
  })

  test('goes on with each choice: what happened, the stack, and where the charts are', async () => {
    const { view } = await viewed([1, 1])
    expect(view.told.map(({ text }) => text).join(' ')).toMatch(/announces Ember Bolt.*chooses a target/)
    expect(view.panel.stack).toHaveLength(1)
    expect(view.panel.players.join(' ')).toContain('20')
    expect(view.panel.charts.join(' ')).toContain('priority')
  })

  test('what comes after its end is left out', async () => {
    const { trace } = await viewed(Array.from({ length: 50 }, () => 0))
    expect(trace.at(-1)?.see).toBe('end')
    expect((await viewed(Array.from({ length: 50 }, () => 0))).view.options).toEqual([])
  })

  test('a game that the rules do not allow is refused by the charts, with rules', async () => {
    const { trace } = await viewed([1, 1])
    const wrong = trace.map(o => (o.see === 'layer' ? { ...o, controller: 'B' } : o))
    expect(viewOf(wireOf(feign), bookOf('fab'), wrong).refused).toMatch(/^The charts refuse step \d+: .*fab/)
  })
})

describe('what is saved', () => {
  test('is a scenario whose script leads through the same game', async () => {
    const { trace } = await viewed([1, 1, 0, 1])
    const saved = Scenario.parse(JSON.parse(JSON.stringify(scenarioOf(feign, trace))))
    expect(saved.script).toEqual(scriptOf(trace))
    expect(saved.script.slice(0, 2)).toMatchObject([
      { player: 'A', decision: 'priority', choose: { option: 'play', object: 'bolt' } },
      { player: 'A', decision: 'target' }
    ])
    expect(saved.expect).toBeUndefined()
  })

  test('as a fixture leaves the outcome to a person', async () => {
    const { trace } = await viewed([0])
    expect(Scenario.parse(JSON.parse(JSON.stringify(fixtureOf(feign, trace))))).toMatchObject({
      standing: 'undefined',
      title: expect.stringContaining('TODO') as string
    })
  })

  test('as a link leads to the same game again, also where the situation was changed', () => {
    expect(linkedBy(hashOf([0, 1, 12]))).toEqual({ answers: [0, 1, 12] })
    const changed = { ...feign, players: feign.players.map(player => ({ ...player, life: 3 })) }
    const linked = linkedBy(hashOf([2], changed))
    expect(linked.answers).toEqual([2])
    expect(readEdited(linked.changed!, feign, bookOf)).toEqual({ example: { ...changed, way: [] } })
  })

  test.each([
    ['#x.1', [1], undefined],
    ['#1,%7B', [1], '{'],
    ['#1,%', [1], ''],
    ['', [], undefined]
  ])('as a link %s leaves out what cannot be read', (hash, answers, changed) => {
    expect(linkedBy(hash)).toEqual({ answers, ...(changed !== undefined && { changed }) })
  })
})

describe('the editor', () => {
  const edited = (from: string, to: string) => readEdited(textOf(feign).replace(from, to), feign, bookOf)

  test('takes what it shows', () => {
    expect(readEdited(textOf(feign), feign, bookOf)).toEqual({ example: feign })
  })

  test.each([
    ['{', '', /^This is no JSON/],
    ['"hand"', '"hnd"', /zone.*"hnd"/],
    ['"Feign Death"', '"Feign Deaths"', /there is no card "Feign Deaths"/],
    ['"turnPlayer": "A"', '"turnPlayer": "Z"', /there is no player "Z"/],
    ['"phase": "action"', '"phase": "nap"', /no phase "nap"; it has/],
    ['"ruleset": "fab"', '"ruleset": "chess"', /no ruleset "chess"/]
  ])('says in a sentence what is wrong with %s as %s', (from, to, sentence) => {
    const result = edited(from, to)
    expect('wrong' in result && result.wrong).toMatch(sentence)
  })
})

test('conformance cards are filled in, and cards of its own kept', () => {
  const [first, ...others] = feign.cards
  const deck = { [first!.name]: first! }
  expect(withCards({ ...feign, cards: [first!.name, ...others] }, deck)).toEqual(feign)
})

test('the same in every game, and where the games part', async () => {
  const d02 = exampleOf('fab/questions/d02')
  const { script } = fixturesOf('fab').find(({ scenario }) => scenario.id === d02.id)!.scenario
  const sides = await sidesOf(d02, script.filter(isDecision))
  expect(sides.map(({ ruleset }) => ruleset).sort()).toEqual(['fab', 'ga', 'ga-older', 'mtg', 'mtg-2010'])
  expect(new Set(sides.map(({ letter }) => letter)).size).toBeGreaterThan(1)
  for (const { parts } of sides) expect(parts).toBeDefined()
  expect(carried(d02, bookOf('mtg')).start.phase).not.toBe(d02.start.phase)
})
