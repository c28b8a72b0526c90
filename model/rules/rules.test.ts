import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { everyRule } from '../rulebook/rulebook.js'
import { rulebooks } from '../rulebook/index.js'
import { decisions, rulesOf } from './index.js'

const books = Object.values(rulebooks)
const known = new Set(books.flatMap(book => everyRule(book).map(({ id }) => id)))
const values = Object.entries(books[0]!.structure).flatMap(([part, of]) => Object.keys(of).map(name => `${part}.${name}`))

/** The text of a decision, from its name to the next one. */
const source = (name: string): string => {
  const [chapter, own] = name.split('.')
  const text = readFileSync(new URL(`${chapter}.ts`, import.meta.url), 'utf8')
  const from = text.indexOf(`export const ${own} = `)
  const to = text.indexOf('\nexport const ', from + 1)
  return text.slice(from, to < 0 ? undefined : to)
}

describe('the table of decisions', () => {
  test.each(decisions.map(({ name, decision }) => ({ name, decision })))(
    '$name tells rules of a game, each of them known',
    ({ decision }) => {
      expect(books.flatMap(book => rulesOf(decision, book))).not.toEqual([])
      expect((decision.cites ?? []).filter(id => !known.has(id))).toEqual([])
    }
  )

  test.each(decisions)('$name is about no more than a decision hands on', ({ decision }) => {
    expect(decision.decide.length).toBeLessThanOrEqual(6)
  })

  test.each(decisions)('$name says which values of the structure it reads', ({ name, decision }) => {
    const text = source(name)
    const direct = [...text.matchAll(/structure\.(\w+\.\w+)/g)].map(match => match[1]!)
    const named = [...text.matchAll(/(?:is|given|anyOf|mayBeSo)\(\s*'(\w+\.\w+)'/g)].map(match => match[1]!)
    const read = new Set([...direct.map(each => each.replace(/\.value$/, '')), ...named])
    expect([...read].filter(each => !decision.reads?.includes(each as never))).toEqual([])
    expect(decision.reads?.filter(structureValue => !values.includes(structureValue)) ?? []).toEqual([])
  })

  test.each(Object.keys(books[0]!.structure))('reads every value of the structure of %s', part => {
    const read = new Set<string>(decisions.flatMap(({ decision }) => decision.reads ?? []))
    const own = values.filter(each => each.startsWith(`${part}.`))
    expect(own).not.toEqual([])
    expect(own.filter(each => !read.has(each))).toEqual([])
  })

  test('of an edition its own rules come before those that it borrows', () => {
    const { decision } = decisions.find(({ name }) => name === 'checks-of-players.poisoned')!
    const told = (id: string) =>
      rulesOf(
        decision,
        books.find(book => book.id === id)!
      )
    expect(decision.cites?.slice(0, 2)).toEqual(['mtg-context:704.5c', 'mtg-2010:sba.3'])
    expect(told('mtg-2010')[0]).toBe('mtg-2010:sba.3')
    expect(told('mtg')[0]).toBe('mtg-context:704.5c')
  })
})
