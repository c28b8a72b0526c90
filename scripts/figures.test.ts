/** Figures are read where their command prints them, and one that is worse than its floor, or not shown, is told and ends with 1. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { problems, read } from './figures/figure.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'stacklaw-figures-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Listed {
  readonly name: string
  readonly command: string
  readonly pick: string
}

const kept = JSON.parse(readFileSync(join(root, 'scripts/figures/figures.json'), 'utf8')) as readonly Listed[]
const figure = { name: 'birds', command: 'watch', pick: '(\\d+) of (\\d+) birds' }

describe('a figure', () => {
  it.each([
    [{ least: 3 }, '3 of 4 birds', true],
    [{ least: 4 }, '3 of 4 birds', false],
    [{ most: 3 }, '3 of 4 birds', true],
    [{ most: 2 }, '3 of 4 birds', false],
    [{ percent: 75 }, '3 of 4 birds', true],
    [{ percent: 76 }, '3 of 4 birds', false],
    [{ percent: 0 }, '0 of 0 birds', false]
  ])('with the floor %j holds in "%s": %s', (floor, printed, holds) => {
    expect(read({ ...figure, ...floor }, `first\n${printed}\nlast`)).toMatchObject({ name: 'birds', command: 'watch', holds })
  })

  it('may be a word, or how often something is printed', () => {
    expect(read({ ...figure, pick: '^it is (\\w+)$', is: 'pass' }, 'it is pass').holds).toBe(true)
    expect(read({ ...figure, pick: '^it is (\\w+)$', is: 'pass' }, 'it is fail')).toMatchObject({ value: 'fail', holds: false })
    expect(read({ ...figure, pick: '^bird', every: true, least: 2 }, 'bird\nbird\nno bird')).toMatchObject({ value: 2, holds: true })
  })

  it('does not hold where its command does not show it', () => {
    for (const floor of [{ least: 0 }, { most: 9 }, { percent: 0 }]) expect(read({ ...figure, ...floor }, 'Killed').holds).toBe(false)
  })

  it('has a name of its own and one floor', () => {
    expect(problems([{ ...figure, least: 1, most: 2 }, { ...figure }])).toEqual([
      expect.stringContaining('birds needs one floor'),
      expect.stringContaining('two figures are called birds'),
      expect.stringContaining('birds needs one floor')
    ])
    expect(problems(kept)).toEqual([])
  })

  it('is shown by a command that there is', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    expect(kept.length).toBeGreaterThan(30)
    for (const { command, pick } of kept) {
      const [program, ...words] = command.split(' ')
      if (program === 'npm') expect(Object.keys(scripts)).toContain(words[1])
      else if (program === 'node') expect(existsSync(join(root, words[0]!)), command).toBe(true)
      else expect(['npx stacklaw', 'npx vitest', 'grep -c'], command).toContain(`${program} ${words[0]}`)
      expect(() => new RegExp(pick, 'gm')).not.toThrow()
    }
  })
})

describe('the command', () => {
  const figures = (list: readonly object[], ...args: readonly string[]) => {
    const file = join(folder, 'figures.json')
    writeFileSync(file, JSON.stringify(list))
    return spawnSync(process.execPath, [join(root, 'scripts/figures.js'), '--figures', file, ...args], { encoding: 'utf8' })
  }
  const one = { name: 'one', command: 'echo 1 of 2 birds', pick: figure.pick, least: 1 }

  it('prints each figure under the command that shows it, and ends with 0 where all hold', () => {
    const { status, stdout } = figures([one, { ...one, name: 'half', least: undefined, percent: 50 }])
    expect(stdout.split('\n')).toEqual([
      'echo 1 of 2 birds',
      '  holds  one: 1 of 2 (at least 1)',
      '  holds  half: 1 of 2 (at least 50 %)',
      '2 figures, 0 worse than their floor',
      ''
    ])
    expect(status).toBe(0)
  })

  it('ends with 1 where one is worse than its floor, or is not shown', () => {
    const { status, stdout } = figures([one, { ...one, name: 'two', least: 2 }, { ...one, name: 'none', command: 'echo no' }], '--json')
    expect(JSON.parse(stdout)).toMatchObject([
      { name: 'one', value: 1, of: 2, holds: true },
      { name: 'two', floor: 'at least 2', holds: false },
      { name: 'none', value: null, holds: false }
    ])
    expect(status).toBe(1)
  })

  it('leaves out what is slow if asked, takes those that are named, and gives the number of games on', () => {
    const list = [one, { ...one, name: 'slow', command: 'echo {runs} of 9 birds', slow: true }]
    expect(figures(list, '--quick').stdout).not.toContain('slow')
    expect(figures(list, '--runs', '7', 'slow').stdout).toContain('slow: 7 of 9')
    expect(figures(list, '--quick', 'slow')).toMatchObject({ status: 2, stdout: '' })
    expect(figures(list, '--runs', 'many')).toMatchObject({ status: 2, stdout: '' })
  })
})
