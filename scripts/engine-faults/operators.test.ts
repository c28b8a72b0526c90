import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import ts from 'typescript'
import { compiledWith } from '../mutation/syntax.js'
import { allEngineFaults, faultsOf, LOT, lotOf } from './lot.js'
import { engineFaultsIn } from './operators.js'
import { engineFiles, read, withSemicolons } from './sources.js'

/** What stands in place of what, by the names of the faults. */
const insteadIn = (text: string): Record<string, string> =>
  Object.fromEntries(engineFaultsIn('few.ts', text).map(({ name, instead }) => [name.replace('few.ts ', ''), instead]))

test('a condition is negated, and either operand is left out', () => {
  expect(insteadIn('const isFew = (a: boolean, b: boolean) => { if (a && b) return a ? 1 : 2 }')).toEqual({
    'isFew: a && b, if negated': '!(a && b)',
    'isFew: a && b, without what is on the right': 'a',
    'isFew: a && b, without what is on the left': 'b',
    'isFew: a, condition negated': '!(a)'
  })
})

test('calls, assignments and parts of lists and objects are left out', () => {
  const text = `const add = (run: Run, more: object): void => { push(run); run.w = more; const all = [...run.list]; const one = { ...more }; return end(run) }
const last = (run: Run): void => end(run)
const given = (run: Run) => end(run)`
  expect(insteadIn(text)).toEqual({
    'add: push(run), call left out': 'undefined',
    'add: run.w = more, assignment left out': 'undefined',
    'add: run.list, left out of the list': '[]',
    'add: more, left out of the object': '{}',
    'add: end(run), call left out': 'undefined',
    'last: end(run), call left out': 'undefined'
  })
})

test('a field stays as it was in what the object is made of', () => {
  const text = `const next = (w: World, more: World, key: string) => ({ turn: 1, ...w, phase: 'end', ...more, [key]: 2, 'a b': 3 })`
  const found = Object.entries(insteadIn(text)).filter(([name]) => name.includes('stays'))
  expect(Object.fromEntries(found)).toEqual({
    "next: 'end', phase stays as it was": 'w.phase',
    'next: 2, [key] stays as it was': 'more[key]',
    "next: 3, 'a b' stays as it was": "more['a b']"
  })
})

test('a key is shortened by each of its parts; what is said is not', () => {
  const text = `const keyOf = (a: string, b: string) => { if (!a) throw new Error(\`no \${a}\`); return \`uses:\${a}/\${b} of\` }`
  const found = Object.entries(insteadIn(text)).filter(([name]) => name.includes('key without'))
  expect(Object.fromEntries(found)).toEqual({
    [`keyOf: \`uses:\${a}/\${b} of\`, key without a`]: `\`uses:/\${b} of\``,
    [`keyOf: \`uses:\${a}/\${b} of\`, key without b`]: `\`uses:\${a}/ of\``
  })
})

test('what is gone through in order is gone through backwards', () => {
  const text = 'const all = (list: string[]) => { for (const each of list) put(each); return [...list.flatMap(each => each), list[0]] }'
  const found = Object.entries(insteadIn(text)).filter(([name]) => name.includes('backwards'))
  expect(Object.fromEntries(found)).toEqual({
    'all: list, backwards': '[...(list)].reverse()',
    'all: [...list.flatMap(each => each), list[0]], backwards': '[list[0], ...list.flatMap(each => each)]',
    'all: list.flatMap(each => each), backwards': '[...(list)].reverse().flatMap(each => each)'
  })
})

test('state is that before the event or after it, where a function has both', () => {
  const text = `const trigger = (run: Run, before: World) => { run.w = see(before, run.w) }
const moved = (run: Run) => see(run.w)
const known = (before: World) => see(before)`
  const found = Object.entries(insteadIn(text)).filter(([name]) => / as it (was|is) /.test(name))
  expect(Object.fromEntries(found)).toEqual({
    'trigger: before, as it is after': 'run.w',
    'trigger: run.w, as it was before': 'before'
  })
})

test('what is counted in a turn is counted in the game, and the other way round', () => {
  const text = `const uses = (w: World, per: string, key: string) => w.counts[per][key] + w.counts.game[key]`
  const found = Object.entries(insteadIn(text)).filter(([name]) => name.includes('counted'))
  expect(Object.fromEntries(found)).toEqual({
    'uses: w.counts[per], counted in the turn': 'w.counts.turn',
    'uses: w.counts[per], counted in the game': 'w.counts.game',
    'uses: w.counts.game, counted in the turn': 'w.counts.turn'
  })
})

test('statements that begin with a bracket are statements of their own', () => {
  const text = `export const both = (told) => {
  told('one')
  told('two')
  return told
}`
  const whole = withSemicolons(text)
  expect(whole.split('\n').map(line => line.at(-1))).toEqual(['{', ';', ';', ';', ';'])
  expect(withSemicolons(whole)).toBe(whole)
  const faults = faultsOf('few.ts', whole).map((fault, number) => ({ ...fault, number }))
  const toldWith = (on: number): readonly string[] => {
    const told: string[] = []
    const context = createContext({ judged: { is: (number: number) => number === on }, both: undefined, told })
    runInContext(
      `${compiledWith('few.ts', faults, whole).replace('export const both =', 'both =')}; both(each => told.push(each))`,
      context
    )
    return told
  }
  expect([-1, 0, 1].map(toldWith)).toEqual([['one', 'two'], ['two'], ['one']])
})

test('each fault has a name of its own, and there are enough of them in every part of the engine', () => {
  const all = allEngineFaults() as unknown as readonly { readonly name: string; readonly file: string }[]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  const lot = lotOf(all) as unknown as readonly { readonly file: string }[]
  expect(lot.length).toBe(LOT)
  expect(LOT).toBeGreaterThanOrEqual(1000)
  const parts = engineFiles().map(file => file.split('/').slice(0, 4).join('/'))
  const drawn = new Set(lot.map(({ file }) => file.split('/').slice(0, 4).join('/')))
  expect(parts.filter(part => part.split('/').length === 4 && !part.endsWith('.ts') && !drawn.has(part))).toEqual([])
})

test('every file compiles with all its faults', () => {
  const broken = engineFiles().filter(file => {
    const text = withSemicolons(read(file))
    const own = faultsOf(file, text).map((fault, number) => ({ ...fault, number }))
    const { diagnostics = [] } = ts.transpileModule(compiledWith(file, own, text), { reportDiagnostics: true })
    return diagnostics.length > 0
  })
  expect(broken).toEqual([])
})
