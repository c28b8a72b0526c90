import { expect, test } from 'vitest'
import { fixturesOf } from '../../fixtures/loader.js'
import { CONCEPTS } from '../../model/rulebook/concept.js'
import { HINTS } from '../../model/rulebook/hints.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import { hintsForConcepts, hintsForRules } from './hints.js'

test.each(Object.values(rulebooks))('$id: a failure of any fixture says where to look', rulebook => {
  const silent = fixturesOf(rulebook.id).filter(({ scenario }) => hintsForRules(rulebook, scenario.rules).length === 0)
  expect(silent.map(({ file }) => file)).toEqual([])
})

test.each(Object.values(rulebooks))('$id: hints are of rules that there are', rulebook => {
  const known = new Set(everyRule(rulebook).map(rule => rule.id))
  expect(Object.keys(rulebook.hints ?? {}).filter(id => !known.has(id))).toEqual([])
})

test('each hint completes the words that stand before it', () => {
  const all = [...Object.values(HINTS), ...Object.values(rulebooks).flatMap(({ hints = {} }) => Object.values(hints))]
  for (const hint of all) expect(hint).toMatch(/^[a-z“][^\n]*[^.\s]$/)
  expect(Object.keys(HINTS)).toEqual([...CONCEPTS])
})

test('what the rulebook says of a rule comes before what is said of its concept', () => {
  const { fab } = rulebooks
  const [own] = hintsForRules(fab, ['fab:6.6.5d'])
  expect(own).toBe(fab.hints!['fab:6.6.5d'])
  expect(hintsForRules(fab, ['fab:6.4.10g'])).toEqual([HINTS['prevention.less']])
})

test('no hint is given twice, and no more than three', () => {
  expect(hintsForConcepts(['stack.add', 'stack.add'])).toHaveLength(1)
  expect(hintsForConcepts(['stack.add', 'stack.fails', 'combat.hit', 'game.over'])).toHaveLength(3)
})
