import { describe, expect, it, vi } from 'vitest'
import { complain, print, printJson, safe } from './screen.js'

/** What a stream was given. */
const written = (stream: NodeJS.WriteStream, act: () => void): string => {
  let text = ''
  const spy = vi.spyOn(stream, 'write').mockImplementation(more => {
    text += String(more)
    return true
  })
  act()
  spy.mockRestore()
  return text
}

/** What an engine may call itself. */
const EVIL = 'x\n::error::forged\r\nverdict: pass\u2028again\u001b[2J\u001b[32mpass\u009b1m\u202e'

describe('what an engine says', () => {
  it('stays on one line, and none of it is obeyed', () => {
    expect(safe(EVIL)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u)
  })

  it('makes no line of its own on the terminal, whether it was made safe before or not', () => {
    for (const stream of [process.stdout, process.stderr]) {
      const told = written(stream, () => (stream === process.stdout ? print(`name: ${EVIL}`) : complain(EVIL)))
      expect(told.split(/[\n\r\u2028]/)).toHaveLength(2)
      expect(told.trimEnd()).not.toMatch(/[\p{Cc}\u202e]/u)
    }
  })

  it.each([
    '::error::forged',
    '  ::set-output name=x::1',
    '##[error]forged',
    'x ##vso[task.complete result=Succeeded;]',
    '##teamcity[testFailed]'
  ])('is no command to CI: %s', command => {
    for (const told of [
      written(process.stdout, () => print(command)),
      written(process.stderr, () => complain(command)),
      written(process.stdout, () => printJson([command, `x${command}`]))
    ])
      expect(told).not.toMatch(/^\s*::|##\w*\[/m)
    // what says the same in JSON is read as it was
    expect(JSON.parse(written(process.stdout, () => printJson(command)))).toBe(command)
  })

  it('comes whole in JSON, as escapes', () => {
    const told = written(process.stdout, () => printJson({ name: EVIL }))
    expect(told).not.toMatch(/[^\n\P{Cc}]|[\u2028\u202e]/u)
    expect(JSON.parse(told)).toEqual({ name: EVIL })
  })
})

it('a line that would be too long has its middle left out, and says so', () => {
  const told = written(process.stdout, () => print('x'.repeat(15_016), 'short'))
  expect(told.split('\n')).toEqual([expect.stringContaining('13016 characters left out'), 'short', ''])
  expect(Math.max(...told.split('\n').map(line => line.length))).toBeLessThan(2_100)
  expect(written(process.stderr, () => complain('x'.repeat(15_016))).length).toBeLessThan(2_100)
})
