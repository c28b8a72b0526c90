/** The recipes of the guide "Change the rules", followed word for word in a copy of the checkout. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../fixtures/loader.js'

const guide = readFileSync(join(packageRoot(), 'docs', 'guides', 'change-the-rules.md'), 'utf8')

/** A block of the guide: what is typed, what comes of it, or a file or a part of one. */
interface Block {
  readonly language: string
  readonly file: string
  readonly text: string
}

const blocksOf = (recipe: string): readonly Block[] => {
  const section = guide.split(/^## /m).find(each => each.startsWith(recipe)) ?? ''
  return [...section.matchAll(/^ *```(\w+) ?(.*)\n([^]*?)\n *```$/gm)].map(([, language, file, text]) => ({
    language: language!,
    file: file!,
    text: text!.replace(/^ {3}/gm, '')
  }))
}

/** A line that goes or comes. */
const lines = (text: string, sign: string): string =>
  text
    .split('\n')
    .filter(line => line.startsWith(sign))
    .map(line => line.slice(1))
    .join('\n')

/** What of the checkout is not needed, or is linked to. */
const LEFT_OUT = ['node_modules', '.git', 'docs', 'examples', 'coverage']

/** A copy of the checkout, built, in a folder of its own. */
const copied = (): string => {
  const copy = join(mkdtempSync(join(tmpdir(), 'stacklaw-recipe-')), 'kit')
  mkdirSync(copy)
  for (const name of readdirSync(packageRoot()))
    if (!LEFT_OUT.includes(name)) cpSync(join(packageRoot(), name), join(copy, name), { recursive: true })
  symlinkSync(join(packageRoot(), 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** A run that has not the minutes for two builds says so; by default the recipes are followed. */
const isShort = process.env['STACKLAW_RECIPES'] === 'no'

/** Codes that a command of a recipe may end with: it holds, or tells a difference or a failure; or the checks that were chosen hold. */
const ENDS = [0, 1, 5]

const follow = (kit: string, recipe: string): void => {
  let printed = ''
  for (const { language, file, text } of blocksOf(recipe)) {
    const path = join(kit, file)
    if (language === 'sh') {
      printed = ''
      for (const command of text.split('\n')) {
        const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: kit, encoding: 'utf8' })
        printed += `${stdout}${stderr}`
        expect(ENDS, `${command}\n${stdout}\n${stderr}`).toContain(status)
      }
    } else if (language === 'text') {
      for (const line of text.split('\n')) expect(printed).toContain(line)
    } else if (language === 'diff') {
      const before = readFileSync(path, 'utf8')
      expect(before.split(lines(text, '-')), `${file} has what goes, once`).toHaveLength(2)
      writeFileSync(
        path,
        before.replace(lines(text, '-'), () => lines(text, '+'))
      )
    } else {
      expect(existsSync(path)).toBe(false)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}

describe.skipIf(isShort).each(['Change a rule', 'Add an edition'])('the recipe "%s"', recipe => {
  let kit = ''
  beforeAll(() => {
    kit = copied()
  }, 120_000)

  it('is followed from its words alone', () => {
    expect(blocksOf(recipe).filter(({ language }) => language === 'sh').length).toBeGreaterThan(2)
    follow(kit, recipe)
  }, 1_200_000)
})
