import { expect, it } from 'vitest'
import { decisions } from '../rules/index.js'
import { sayDecision, sayIfOtherwise } from './decision.js'

it.each([
  ['replacement.hadItsTurn', '“had its turn” (replacement)'],
  ['checks-of-players.teamsPoisoned', '“teams poisoned” (checks of players)']
])('%s is told as %s', (decision, words) => {
  expect(sayDecision(decision)).toBe(words)
  expect(sayIfOtherwise(decision)).toBe(`it would be allowed if ${words} were decided otherwise`)
})

it('every decision has words of its own', () => {
  const words = decisions.map(({ name }) => sayDecision(name))
  expect(new Set(words).size).toBe(decisions.length)
  expect(words.filter(each => !/^“[a-z0-9 ]+” \([a-z ]+\)$/u.test(each))).toEqual([])
})
