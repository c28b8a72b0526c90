/** Each lint rule of our own is shown to fail on the smallest file that breaks it, and to leave the nearest right file alone. */
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** The project's configuration; types are not needed here, and the files exist only in these tests. */
const eslint = new ESLint({ cwd: root, overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*'] }] })

const messages = async (rule: string, file: string, code: string): Promise<readonly string[]> => {
  const results = await eslint.lintText(code, { filePath: `${root}${file}` })
  const found = results.flatMap(result => result.messages)
  expect(found.filter(each => each.fatal)).toEqual([])
  return found.filter(each => each.ruleId === rule).map(each => each.message)
}

/** The import specifier that leads from a file to another. */
const specifier = (file: string, target: string): string =>
  '../'.repeat(file.split('/').length - 1).replace(/^$/, './') + target.replace(/\.ts$/, '.js')

const directions = 'stacklaw/import-directions'

const imports = (file: string, target: string): Promise<readonly string[]> =>
  messages(directions, file, `import { x } from '${specifier(file, target)}'\nexport const y = x\n`)

describe('import directions', () => {
  test.each([
    ['model/world/x.ts', 'engine/port.ts'],
    ['model/world/x.ts', 'engine/reference/step.ts'],
    ['model/statechart/x.ts', 'fixtures/loader.ts'],
    ['model/statechart/x.ts', 'properties/campaign/report.ts'],
    ['model/world/x.ts', 'reports/write.ts'],
    ['model/world/x.ts', 'index.ts'],
    ['model/world/x.test.ts', 'engine/port.ts'],
    ['model/base/x.ts', 'model/world/world.ts'],
    ['model/statechart/transitions/x.ts', 'model/statechart/charts/turn.ts'],
    ['model/statechart/transitions/x.ts', 'model/statechart/machine.ts'],
    ['model/statechart/effects/x.ts', 'model/statechart/transitions/turn.ts'],
    ['model/statechart/effects/x.ts', 'model/statechart/frames.ts'],
    ['model/instructions/x.ts', 'model/statechart/transitions/resolution.ts'],
    ['model/instructions/x.ts', 'model/statechart/frames.ts'],
    ['model/statechart/effects/x.ts', 'model/instructions/index.ts'],
    ['model/base/x.ts', 'model/instructions/index.ts'],
    ['model/scenario/x.ts', 'model/statechart/acceptor.ts'],
    ['model/trace/x.ts', 'model/world/world.ts'],
    ['model/rulebook/fab/x.ts', 'model/statechart/acceptor.ts'],
    ['fixtures/loader.ts', 'engine/port.ts'],
    ['fixtures/loader.ts', 'properties/campaign/report.ts'],
    ['engine/port.ts', 'model/world/world.ts'],
    ['engine/port.ts', 'model/statechart/acceptor.ts'],
    ['engine/reference/x.ts', 'model/world/world.ts'],
    ['engine/reference/x.ts', 'model/instructions/index.ts'],
    ['engine/reference/x.ts', 'model/statechart/acceptor.ts'],
    ['engine/reference/x.ts', 'engine/protocol/messages.ts'],
    ['engine/reference/x.ts', 'engine/mutants/mutants.ts'],
    ['engine/reference/x.ts', 'fixtures/loader.ts'],
    ['engine/reference/x.ts', 'properties/campaign/report.ts'],
    ['engine/reference/x.test.ts', 'model/world/world.ts'],
    ['engine/mutants/x.ts', 'model/statechart/acceptor.ts'],
    ['engine/mutants/x.ts', 'engine/protocol/messages.ts'],
    ['engine/protocol/x.ts', 'model/world/world.ts'],
    ['engine/protocol/x.ts', 'engine/reference/step.ts'],
    ['engine/protocol/x.ts', 'properties/campaign/report.ts'],
    ['properties/campaign/x.ts', 'engine/reference/step.ts'],
    ['properties/campaign/x.ts', 'engine/mutants/mutants.ts'],
    ['properties/campaign/x.ts', 'engine/protocol/messages.ts'],
    ['properties/campaign/x.ts', 'reports/write.ts'],
    ['properties/mutation/x.ts', 'engine/protocol/messages.ts'],
    ['properties/mutation/x.ts', 'reports/write.ts'],
    ['reports/x.tsx', 'properties/campaign/campaign.ts'],
    ['reports/x.tsx', 'engine/port.ts'],
    ['reports/x.tsx', 'fixtures/loader.ts'],
    ['model/world/x.ts', 'cli.ts'],
    ['fixtures/loader.ts', 'cli/arguments.ts'],
    ['engine/reference/x.ts', 'cli.ts'],
    ['engine/protocol/x.ts', 'cli/arguments.ts'],
    ['properties/campaign/x.ts', 'cli/arguments.ts'],
    ['reports/x.ts', 'cli/arguments.ts'],
    ['reports/x.test.ts', 'cli/arguments.ts'],
    ['docs/x.ts', 'cli.ts'],
    ['index.ts', 'cli/arguments.ts']
  ])('%s may not import %s', async (file, target) => {
    expect(await imports(file, target)).toEqual([expect.stringMatching(`^${file} may not import ${target}: .+`)])
  })

  test.each([
    ['model/world/x.ts', 'model/base/base.ts'],
    ['model/statechart/x.ts', 'model/world/world.ts'],
    ['model/base/x.ts', 'model/rulebook/rulebook.ts'],
    ['fixtures/loader.ts', 'model/scenario/scenario.ts'],
    ['engine/reference/x.ts', 'engine/port.ts'],
    ['engine/reference/x.ts', 'model/base/base.ts'],
    ['engine/reference/x.test.ts', 'fixtures/loader.ts'],
    ['engine/mutants/x.ts', 'engine/reference/step.ts'],
    ['engine/protocol/x.ts', 'engine/port.ts'],
    ['engine/protocol/x.ts', 'model/trace/observation.ts'],
    ['engine/protocol/x.test.ts', 'engine/reference/step.ts'],
    ['engine/protocol/testing/x.ts', 'engine/reference/step.ts'],
    ['properties/campaign/x.ts', 'engine/port.ts'],
    ['properties/campaign/x.ts', 'fixtures/loader.ts'],
    ['properties/campaign/x.ts', 'model/statechart/acceptor.ts'],
    ['properties/campaign/x.test.ts', 'engine/reference/step.ts'],
    ['properties/mutation/x.ts', 'engine/mutants/mutants.ts'],
    ['reports/x.tsx', 'properties/campaign/report.ts'],
    ['reports/x.tsx', 'model/rulebook/rule.ts'],
    ['cli/x.ts', 'engine/reference/step.ts'],
    ['cli.ts', 'cli/arguments.ts'],
    ['index.ts', 'reports/write.ts']
  ])('%s may import %s', async (file, target) => {
    expect(await imports(file, target)).toEqual([])
  })

  test.each([
    ['a type import', "import type { X } from '../../engine/port.js'\nexport type Y = X\n"],
    ['an inline type import', "export type Y = import('../../engine/port.js').X\n"],
    ['a re-export', "export { x } from '../../engine/port.js'\n"],
    ['a re-export of everything', "export * from '../../engine/port.js'\n"],
    ['a dynamic import', "export const x = import('../../engine/port.js')\n"]
  ])('%s counts as an import', async (_, code) => {
    expect(await messages(directions, 'model/world/x.ts', code)).toEqual([expect.stringContaining('engine/port.ts')])
  })

  test.each(['model/world/x.ts', 'model/base/x.ts', 'engine/reference/x.ts'])('%s may not import Node modules', async file => {
    expect(await messages(directions, file, "import 'node:fs'\n")).toEqual([expect.stringContaining('node:fs')])
    expect(await messages(directions, file, "import 'fs'\n")).toEqual([expect.stringContaining('node:fs')])
    expect(await messages(directions, file.replace('.ts', '.test.ts'), "import 'node:fs'\n")).toEqual([])
  })

  test('the edge may import Node modules', async () => {
    expect(await messages(directions, 'fixtures/loader.ts', "import 'node:fs'\n")).toEqual([])
  })
})

const circles = 'stacklaw/import-circles'

describe('no circles of imports by value', () => {
  const resources = 'engine/reference/machine/triggers/resources.ts'

  test('a file that imports what imports it', async () => {
    expect(await messages(circles, resources, "import { x } from './trigger.js'\nexport const y = x\n")).toEqual([
      expect.stringContaining(`${resources} → engine/reference/machine/triggers/trigger.ts → ${resources}`)
    ])
  })

  test('by way of others, and by a re-export', async () => {
    expect(await messages(circles, resources, "export { x } from '../events/occurring.js'\n")).toEqual([
      expect.stringContaining(`${resources} → `)
    ])
    expect(await messages(circles, resources, "export * from '../events/occurring.js'\n")).toHaveLength(1)
  })

  test.each([
    ['a type', "import type { X } from './trigger.js'\nexport type Y = X\n"],
    ['an inline type', "import { type X } from './trigger.js'\nexport type Y = X\n"],
    ['what imports something else', "import { x } from '../../objects.js'\nexport const y = x\n"]
  ])('%s may be imported', async (_, code) => {
    expect(await messages(circles, resources, code)).toEqual([])
  })

  test('what is defined by each other is one module, or is handed over', async () => {
    expect(await messages(circles, 'model/world/view.ts', "import { x } from './staging.js'\nexport const y = x\n")).toEqual([
      expect.stringContaining('model/world/view.ts → model/world/staging.ts → ')
    ])
  })
})

const syntax = 'no-restricted-syntax'

describe('no branch on the name of a ruleset', () => {
  const branches = [
    "export const x = (book: { id: string }) => book.id === 'fab'\n",
    "export const x = (rulesetId: string) => 'mtg-2010' !== rulesetId\n",
    "export const x = (id: string) => { switch (id) { case 'ga': return 1; default: return 2 } }\n",
    "export const x = (id: string) => id.startsWith('mtg')\n",
    "export const x = (id: string) => ['mtg', 'mtg-2010'].includes(id)\n",
    "export const x = (id: string) => id === 'ga-older'\n",
    "export const x = (rule: string) => rule.startsWith('fab:')\n",
    "export const x = (id: string) => ({ fab: 1, 'mtg-2010': 2 })[id]\n",
    'export const x = (of: { mtg: number }) => of.mtg\n'
  ]
  const cases = ['model/statechart/x.ts', 'model/world/x.ts', 'model/base/x.ts', 'engine/reference/x.ts'].flatMap(file =>
    branches.map(code => [file, code] as const)
  )

  test.each(cases)('%s: %s', async (file, code) => {
    const found = await messages(syntax, file, code)
    expect(found.length).toBeGreaterThan(0)
    for (const message of found) expect(message).toContain('a new ruleset is data')
  })

  test('the name may stand where nothing branches on it', async () => {
    expect(await messages(syntax, 'engine/reference/x.ts', "export const rulesets = ['fab']\n")).toEqual([])
  })

  test('a rulebook may name itself', async () => {
    expect(await messages(syntax, 'model/rulebook/fab/x.ts', "export const x = (id: string) => id === 'fab'\n")).toEqual([])
  })
})

describe('the core is pure', () => {
  test.each([
    ['chance', 'export const x = () => Math.random()\n'],
    ['a clock', 'export const x = () => Date.now()\n'],
    ['a clock', 'export const x = () => new Date()\n'],
    ['a clock', 'export const x = () => performance.now()\n'],
    ['state in a class', 'export class Game { life = 20 }\n'],
    ['a variable of the module', 'let life = 20\nexport const x = () => ++life\n'],
    ['a variable that a module exports', 'export let life = 20\n']
  ])('%s: %s', async (_, code) => {
    for (const file of ['model/base/x.ts', 'model/world/x.ts', 'engine/reference/x.ts', 'engine/mutants/x.ts']) {
      expect(await messages(syntax, file, code), file).toHaveLength(1)
    }
    expect(await messages(syntax, 'reports/x.ts', code)).toEqual([])
  })

  test('an error may be a class', async () => {
    expect(await messages(syntax, 'model/base/x.ts', 'export class Problem extends Error {}\n')).toEqual([])
  })
})

describe('a rule function of the reference engine decides something', () => {
  const deciding = 'stacklaw/deciding'
  const file = 'engine/reference/rules/x.ts'
  test.each([
    ['a constant', 'export const x = (): boolean => true\n'],
    ['a list of none', 'export const x = <E>(all: readonly E[]): readonly E[] => []\n'],
    ['nothing', 'export const x = (): undefined => undefined\n'],
    ['a constant in a block', "export function x(): string {\n  return 'none'\n}\n"],
    ['what it was given', 'export const x = (placer: string, turnPlayer: string): string => placer\n'],
    ['a part of what it was given', 'export const x = ({ now }: { now: number }): number => now\n'],
    ['a list of what it was given', 'export const x = <E>(event: E): readonly E[] => [event]\n'],
    ['a copy of what it was given', 'export const x = <E>(all: readonly E[]): readonly E[] => [...all]\n'],
    ['a decision that does not read all it takes', 'export const x = (passes: number, _phase: string): boolean => passes > 0\n']
  ])('%s', async (_, code) => {
    expect(await messages(deciding, file, code)).toEqual([expect.stringMatching(/^x (gives|hands on|takes) .+: .+/)])
    expect(await messages(deciding, 'engine/reference/machine/x.ts', code)).toEqual([])
  })

  test.each([
    ['a comparison', 'export const x = (passes: number): boolean => passes > 0\n'],
    ['a value of the structure', 'export const x = (structure: { first: boolean }): boolean => structure.first\n'],
    ['a choice of what it was given', 'export const x = (is: boolean, a: number, b: number): number => (is ? a : b)\n'],
    ['a figure of the rules', 'export const HAND = 7\n'],
    [
      'what it works out before',
      'export const x = (all: number[]): number[] => {\n  const found = all.filter(each => each > 0)\n  return found\n}\n'
    ]
  ])('but %s may stand', async (_, code) => {
    expect(await messages(deciding, file, code)).toEqual([])
  })
})

describe('only the command line writes to the console', () => {
  const code = "console.log('x')\n"

  test.each([
    'model/base/x.ts',
    'fixtures/loader.ts',
    'engine/reference/x.ts',
    'engine/protocol/x.ts',
    'properties/campaign/x.ts',
    'reports/x.ts',
    'index.ts'
  ])('%s', async file => {
    expect(await messages('no-console', file, code)).toHaveLength(1)
  })

  test.each(['cli.ts', 'cli/run.ts'])('%s may', async file => {
    expect(await messages('no-console', file, code)).toEqual([])
  })
})
