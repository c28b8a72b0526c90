import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deckOf, fixturesOf, packageRoot } from '../fixtures/loader.js'
import { cardsInOrder } from '../properties/reach/index.js'
import { rulebooks } from '../model/rulebook/index.js'
import { everyRule } from '../model/rulebook/rulebook.js'
import { stacklaw } from './testing/capture.js'

interface Listed {
  readonly place: number
  readonly name: string
  readonly types: readonly string[]
  readonly text: string
  readonly abilities: readonly { readonly told: string }[]
  readonly checks: readonly string[]
  readonly rules: readonly string[]
  readonly deck: boolean
}

const cards = (...args: readonly string[]) => stacklaw('cards', '--ruleset', 'ga', ...args)

describe('stacklaw cards', () => {
  it('lists every card once, with what its abilities do and the checks that it brings, in the order of what brings most', async () => {
    const { code, out } = await cards('--json')
    const listed = JSON.parse(out) as readonly Listed[]
    expect(code).toBe(0)
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
    const order = cardsInOrder(rulebooks.ga)
    expect(listed.slice(0, order.length).map(({ name }) => name)).toEqual(order.map(({ card }) => card))
    const checks = listed.flatMap(each => each.checks)
    expect(new Set(checks).size).toBe(checks.length)
    expect(checks).toContain('ga/questions/c01')
    expect(listed.find(({ name }) => name === 'Short Lesson')).toMatchObject({
      text: 'Draw a card.',
      abilities: [{ told: 'Draw a card.' }]
    })
  })

  it('lists the deck alone, in the same order', async () => {
    const listed = JSON.parse((await cards('--json', '--deck')).out) as readonly Listed[]
    expect(listed.map(({ name }) => name).sort()).toEqual([...deckOf('ga')].sort())
    expect(listed.map(({ place }) => place)).toEqual(listed.map(({ place }) => place).sort((a, b) => a - b))
  })

  it('prints text, what is read in the abilities, and the checks by name in Markdown', async () => {
    const [first] = JSON.parse((await cards('--json', '--first', '1')).out) as readonly [Listed]
    const plain = (await cards('--first', '1')).out
    expect(plain).toContain(`1. ${first.name}`)
    expect(plain).toContain(`brings ${first.checks.length} situation`)
    const { out } = await cards('--markdown', '--first', '1')
    expect(out).toContain(`## 1. ${first.name}`)
    for (const each of [...first.checks, ...first.rules, ...first.abilities.map(({ told }) => told)]) expect(out).toContain(each)
  })

  it('says what is wrong with its options', async () => {
    expect((await cards('--json', '--markdown')).code).toBe(2)
    expect((await stacklaw('cards')).code).toBe(2)
    expect((await stacklaw('cards', '--ruleset', 'chess')).code).toBe(2)
  })
})

it('names what instructions of an ability make: the ids that traces need', async () => {
  const { out } = await stacklaw('cards', '--ruleset', 'ga', '--json')
  const cards = JSON.parse(out) as readonly { name: string; abilities: readonly { id: string; starts: readonly string[] }[] }[]
  const bell = cards.find(({ name }) => name === 'Vowing Bell')
  expect(bell?.abilities).toEqual([expect.objectContaining({ id: 'vow', starts: ['later'] })])
})

it.each(['fab', 'mtg', 'ga'])('tells abilities of %s in words that agree in number', async ruleset => {
  const { out } = await stacklaw('cards', '--ruleset', ruleset)
  const told = out.split('\n').filter(line => line.startsWith('     = '))
  expect(told.length).toBeGreaterThan(100)
  expect(
    told.filter(line =>
      /each of (?!the |them|those|these|your|its)\w+s\b|[^aeiou]ys\b|(?<![\d.])1 \S+ counters|with \w+ no\b|: {2}/i.test(line)
    )
  ).toEqual([])
})

it('says why a rule has no check, which no fixture shows then', async () => {
  const { out } = await stacklaw('explain', 'fab-context:1.10.3')
  expect(out).toContain('It has no check: an engine asks by listing what is legal')
  const reasoned = everyRule(rulebooks.fab).filter(rule => rule.unchecked !== undefined)
  expect(reasoned.length).toBeGreaterThan(3)
  for (const { id } of reasoned) expect(fixturesOf('fab').filter(({ scenario }) => scenario.rules.includes(id))).toEqual([])
})

it('tells what a seat has lost before the scenario', async () => {
  const { out } = await stacklaw('run', join(packageRoot(), 'fixtures', 'ga', 'context', 'continuous', 'abilities-before-increases.json'))
  expect(out).toContain('A: 20 life, 10 lost')
})
