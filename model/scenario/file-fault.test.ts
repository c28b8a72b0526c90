import { mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sayFault } from './file-fault.js'

const folder = mkdtempSync(join(tmpdir(), 'stacklaw-fault-'))
const file = join(folder, 'file')
writeFileSync(file, '')
const circle = join(folder, 'circle')
symlinkSync(circle, circle)

it.each([
  ['a missing file', () => readFileSync(join(folder, 'none')), 'there is no such file or folder'],
  ['a folder read as a file', () => readFileSync(folder), 'it is a folder'],
  ['a file read as a folder', () => readdirSync(file), 'a part of its path is a file and no folder'],
  ['a file below a file', () => readFileSync(join(file, 'below')), 'a part of its path is a file and no folder'],
  ['a link to itself', () => readFileSync(circle), 'its links lead in a circle'],
  ['a name that is too long', () => readFileSync(join(folder, 'x'.repeat(5_000))), 'its name is too long'],
  [
    'an error that no words are kept for',
    () => {
      throw Object.assign(new Error('x'), { code: 'EWHAT' })
    },
    'the system says EWHAT'
  ],
  [
    'an error of no system',
    () => {
      throw new Error('odd')
    },
    'the system says odd'
  ]
])('%s', (_, act, words) => {
  let came: unknown
  try {
    act()
  } catch (error) {
    came = error
  }
  expect(sayFault(came)).toBe(words)
})
