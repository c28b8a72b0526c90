/** What the page on which games are played loads before its first choices; it is built first (`npm run build`). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'
import { everyRulebook } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { charts } from '../model/statechart/index.js'
import type { Later } from '../play/later.js'

const built = (name: string): string => readFileSync(join(packageRoot(), 'dist', 'play', name), 'utf8')
const packed = (text: string): number => gzipSync(text, { level: 9 }).length

/** In bytes, compressed: the engine with the rulebook that it plays by. */
const MOST = 240_000

const books = JSON.parse(built('books.json')) as readonly Rulebook[]

test.each(everyRulebook.map(({ id }) => id))('the script with the rulebook %s has at most 240 kB, compressed', id => {
  expect(packed(built('bundle.js')) + packed(JSON.stringify(books.find(book => book.id === id)))).toBeLessThan(MOST)
})

test('the script has no schema in it: they are in the script that reads what a person has changed', () => {
  for (const words of ['ZodError', 'a trigger needs either', 'Unrecognized key']) {
    expect(built('bundle.js')).not.toContain(words)
    expect(built('reading.bundle.js')).toContain(words)
  }
})

test('the script has no rulebook and no drawing in it, and beside it are all', () => {
  const script = built('bundle.js')
  expect(books).toEqual(everyRulebook)
  for (const { rules } of books) expect(script).not.toContain(rules[0]!.statement)
  const { layouts, schema } = JSON.parse(built('later.json')) as Later
  expect(Object.keys(layouts).toSorted()).toEqual(charts.map(({ id }) => id).toSorted())
  expect(Object.keys(schema.properties ?? {})).toContain('cards')
})
