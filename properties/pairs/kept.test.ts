/** The kept tables hold together, floors are looked at, and what is no file of tables is said so. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { belowFloor } from './floors.js'
import { readPairs } from './kept.js'
import { tableOf } from './table.js'

const none: ReadonlySet<string> = new Set()
const table = tableOf({
  fixtures: new Set(['damage draw']),
  corpus: new Set(['damage limit']),
  random: none,
  search: new Set(['draw limit']),
  cards: none,
  together: new Set(['damage draw', 'damage limit', 'draw limit', 'draw may'])
})

describe('a table of pairs', () => {
  it('says by a letter what met a pair first, and counts', () => {
    expect(table.aspects).toEqual(['damage', 'draw', 'limit', 'may'])
    expect(table.rows).toEqual(['', 'F', 'CS', '.t.'])
    expect(table.counts).toEqual({ all: 6, possible: 3, fixtures: 1, corpus: 1, random: 0, together: 2, cards: 0 })
  })

  it('is held against its floors', () => {
    expect(belowFloor('fab', table, { aspects: 4, fixtures: 1, together: 2 })).toEqual([])
    expect(belowFloor('fab', table, { aspects: 5, fixtures: 2 })).toEqual([
      'fab: aspects 4, and at least 5 are wanted',
      'fab: fixtures 1, and at least 2 are wanted'
    ])
  })
})

describe('the kept tables', () => {
  it('have a row for each aspect, and counts that are those of their letters', () => {
    const tables = Object.entries(readPairs().tables)
    expect(tables.length).toBeGreaterThan(0)
    for (const [ruleset, { aspects, rows, counts }] of tables) {
      const letters = [...rows.join('')]
      const count = (letter: string): number => letters.filter(each => each === letter).length
      expect([ruleset, rows.map(({ length }) => length)]).toEqual([ruleset, aspects.map((_, at) => at)])
      expect([ruleset, letters.length, count('F')]).toEqual([ruleset, counts.all, counts.fixtures])
      expect([ruleset, count('F') + count('C') + count('R') + count('S')]).toEqual([ruleset, counts.possible])
      expect(aspects.length).toBeGreaterThanOrEqual(60)
    }
  })

  it('are none where there is no file, and anything else is told', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stacklaw-pairs-'))
    try {
      expect(readPairs(join(folder, 'none.json')).tables).toEqual({})
      writeFileSync(join(folder, 'pairs.json'), '{"format":"stacklaw/pairs@1","tables":{"fab":{}}}')
      expect(() => readPairs(join(folder, 'pairs.json'))).toThrow(/npm run pairs/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
