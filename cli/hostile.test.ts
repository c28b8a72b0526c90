/** Hostile engines and files end with their exit code and one sentence, and nothing that they say is obeyed. */
import { expect, it } from 'vitest'
import { stacklaw } from './testing/capture.js'
import { FAILURES } from './testing/failures.js'
import { HOSTILE } from './testing/hostile.js'

it('there are eighty at least, beside those that the guide has', () => {
  expect(new Set(HOSTILE.map(({ name }) => name)).size).toBe(HOSTILE.length)
  expect(HOSTILE.length).toBeGreaterThanOrEqual(80)
  expect(HOSTILE.filter(({ name }) => FAILURES.some(failure => failure.name === name))).toEqual([])
})

it.each(HOSTILE.map(each => [each.name, each] as const))(
  '%s',
  async (_, { args, code, says }) => {
    const ran = await stacklaw(...args())
    const sentences = ran.err.replace(/^stacklaw: warning: .*\n/gm, '')
    expect(ran.code, ran.err).toBe(code)
    expect(sentences).toMatch(/^stacklaw: [^\n]+\n$/)
    expect(sentences).toMatch(says)
    expect(sentences.length).toBeLessThan(2_100)
    expect(ran.err + ran.out).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e]/u)
    expect(ran.err + ran.out).not.toMatch(/^\s*::|##\[|This is a bug in the kit|\n +at /m)
  },
  30_000
)
