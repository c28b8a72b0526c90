import { describe, expect, test } from 'vitest'
import { splitCommand } from './command.js'
import { printable } from './errors.js'

describe('splitCommand', () => {
  test.for([
    ['python3 engine.py --fast', ['python3', 'engine.py', '--fast']],
    ['  "/opt/my engine/run" \'a "b"\' ""  ', ['/opt/my engine/run', 'a "b"', '']],
    ['java -Dname="Ann Bob" a\\ b', ['java', '-Dname=Ann Bob', 'a b']],
    ['run "say \\"hi\\" \\n"', ['run', 'say "hi" \\n']],
    ['run $HOME *.js; rm x', ['run', '$HOME', '*.js;', 'rm', 'x']]
  ] as const)('%s', ([command, words]) => {
    expect(splitCommand(command)).toEqual(words)
  })

  test.for(['', '   ', '""', 'run "open', "run 'open", 'run \\'])('refuses %j', command => {
    expect(() => splitCommand(command)).toThrow(expect.objectContaining({ code: 'cannot-start' }))
  })
})

describe('printable', () => {
  test('escapes what a terminal would act on', () => {
    expect(printable('a\u001b[31m\t\u202eb\u2028')).toBe('a\\u{1b}[31m\\u{9}\\u{202e}b\\u{2028}')
  })
  test('keeps 200 characters', () => {
    expect(printable('😀'.repeat(300))).toBe(`${'😀'.repeat(200)}…`)
  })
})
