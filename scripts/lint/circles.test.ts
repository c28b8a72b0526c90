/** No file of the project is part of a circle of imports by value; no comment and no list exempts one. */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inCircles } from './import-circles.js'

const root = new URL('../..', import.meta.url).pathname

const filesOf = (part: string): readonly string[] =>
  readdirSync(join(root, part), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map(entry => join(entry.parentPath, entry.name))

/** Of each part at least so many files are there, so that the test cannot pass by looking at none. */
test.each([
  ['model', 400],
  ['engine', 200],
  ['properties', 200],
  ['cli', 80],
  ['reports', 50],
  ['fixtures', 20],
  ['scripts', 80]
])('no file of %s is part of a circle', (part, least) => {
  const files = filesOf(part)
  expect(files.length).toBeGreaterThanOrEqual(least)
  expect(inCircles(files)).toEqual([])
})

test('a circle of three is found, what leads to it and from it is none, and a type closes none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stacklaw-circles-'))
  const file = (name: string, text: string): string => {
    const path = join(folder, `${name}.ts`)
    writeFileSync(path, text)
    return path
  }
  const [to, ...circle] = [
    file('to', "export * from './a.js'\n"),
    file('a', "import './b.js'\n"),
    file('b', "import { c } from './c.js'\nexport const b = c\n"),
    file('c', "export { a } from './a.js'\nimport './from.js'\n"),
    file('from', "import type { T } from './a.js'\nexport type U = T\n")
  ]
  expect(inCircles([to]).toSorted()).toEqual(circle.slice(0, 3))
})
