import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import ts from 'typescript'
import { compiledWith, faultsIn, syntaxFaults } from './syntax.js'

const all = syntaxFaults()

test('each fault has a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('what only tells is left out', () => {
  expect(all.map(({ name }) => name).filter(name => / say[A-Z]\w*: |model\/rules\/decision\.ts/.test(name))).toEqual([])
})

test('neither is what else a result could have been', () => {
  const text = `const other = (all: readonly number[]) => all.slice(1)
const both = (all: readonly number[]) => all.slice(2)
export const one = given('replacement.passes', [all => other(all)])
export const two = decision({}, [all => both(all), all => all.slice(3)], all => both(all).slice(4))
`
  expect(faultsIn('few.ts', text).map(({ name }) => name.replace('few.ts ', ''))).toEqual([
    'both: all.slice(2), without slice',
    'both: 2, one more',
    'both: 2, one less',
    'two: both(all).slice(4), without slice',
    'two: 4, one more',
    'two: 4, one less'
  ])
})

const TEXT = `export const isFew = (many: number, list: readonly number[] | undefined): boolean => !(many > 2) && list?.filter(each => each > many).length === 0`

/** What the function says with one fault on, or none. */
const saying = (on: number) => {
  const faults = faultsIn('few.ts', TEXT).map((fault, number) => ({ ...fault, number }))
  const text = compiledWith('few.ts', faults, TEXT).replace('export const isFew =', 'isFew =')
  const context = createContext({ judged: { is: (number: number) => number === on }, isFew: undefined })
  runInContext(text, context)
  const isFew = context['isFew'] as (many: number, list?: readonly number[]) => unknown
  return [isFew(1, []), isFew(2, []), isFew(3, []), isFew(1, [1]), isFew(1, [2]), isFew(1)]
}

test('with no fault on, a function is as it is', () => {
  expect(saying(-1)).toEqual([true, true, false, true, false, false])
})

test('each fault at its place', () => {
  const said = Object.fromEntries(faultsIn('few.ts', TEXT).map(({ name }, number) => [name.replace('few.ts isFew: ', ''), saying(number)]))
  expect(said['many > 2, > as >=']).toEqual([true, false, false, true, false, false])
  expect(said['!(many > 2), without !']).toEqual([false, false, true, false, false, false])
  expect(said['each > many, > as >=']).toEqual([true, true, false, false, false, false])
  expect(Object.keys(said).filter(name => name.endsWith('without filter'))).toEqual([])
})

test('every file compiles with all its faults', () => {
  const files = [...new Set(all.map(({ file }) => file))]
  const broken = files.filter(file => {
    const own = all.filter(each => each.file === file).map((fault, number) => ({ ...fault, number }))
    const { diagnostics = [] } = ts.transpileModule(compiledWith(file, own), { reportDiagnostics: true })
    return diagnostics.length > 0
  })
  expect(files.length).toBeGreaterThan(40)
  expect(broken).toEqual([])
})
