import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AdapterError } from '../engine/protocol/errors.js'
import { packageRoot } from '../fixtures/loader.js'
import { InputProblem } from '../model/scenario/problem.js'
import { explainError } from './errors.js'
import { EXIT } from './exit.js'
import { stacklaw } from './testing/capture.js'

describe('an error', () => {
  it.each([
    ['of the input', new InputProblem('no such file'), EXIT.usage, 'no such file'],
    ['of the adapter', new AdapterError('exited', 'it is gone'), EXIT.adapter, 'it is gone'],
    [
      'that nobody foresaw',
      new TypeError('x is not a function'),
      EXIT.bug,
      'This is a bug in the kit, not in your engine: x is not a function. Run again with --debug and report what it prints.'
    ],
    [
      'that is no error at all',
      'oops',
      EXIT.bug,
      'This is a bug in the kit, not in your engine: oops. Run again with --debug and report what it prints.'
    ]
  ])('%s', (_, error, code, sentence) => {
    expect(explainError(error)).toEqual({ code, sentence })
  })

  it('shows where it came from with --debug alone', async () => {
    const { err } = await stacklaw('run', '/nowhere/x.json')
    expect(err).toMatch(/^stacklaw: [^\n]+\n$/)
    const debugged = await stacklaw('--debug', 'run', '/nowhere/x.json')
    expect(debugged.code).toBe(2)
    expect(debugged.err.startsWith(err)).toBe(true)
    expect(debugged.err).toMatch(/\n +at .*readText/)
  })
})

describe('the table of exit codes', () => {
  const codes = Object.values(EXIT).sort((a, b) => a - b)
  it.each(['README.md', 'docs/guides/read-a-report.md', 'docs/guides/certify-your-engine.md'])('of %s has each and no other', file => {
    const text = readFileSync(join(packageRoot(), file), 'utf8')
    expect([...text.matchAll(/^\| (\d+) +\| /gm)].map(([, code]) => Number(code))).toEqual(codes)
  })

  it('of --help has each and no other', async () => {
    const { out } = await stacklaw('--help')
    const told = /Exit codes: ([^]*?)\.$/m.exec(out)?.[1] ?? ''
    expect([...told.matchAll(/(?:^|, )(\d+) /g)].map(([, code]) => Number(code))).toEqual(codes)
  })
})
