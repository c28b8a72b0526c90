import { expect, test } from 'vitest'
import { fixturesOf } from '../../fixtures/loader.js'
import { CONCEPTS } from '../../model/rulebook/concept.js'
import { HINTS } from '../../model/rulebook/hints.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { everyRule, isNeighbouring } from '../../model/rulebook/rulebook.js'
import { hintsForConcepts, hintsForRules } from './hints.js'

test('fab: a failure of a rule of the text says where to look', () => {
  const { fab } = rulebooks
  const cited = new Set(fixturesOf('fab').flatMap(({ scenario }) => scenario.rules))
  const silent = [...cited].filter(id => !isNeighbouring(id) && hintsForRules(fab, [id]).length === 0)
  expect(silent).toEqual([])
})

test.each(Object.values(rulebooks))('$id: hints are of rules that there are, or of what some are a part of', rulebook => {
  const known = everyRule(rulebook).map(rule => rule.id)
  expect(Object.keys(rulebook.hints ?? {}).filter(id => !known.some(each => each.startsWith(id)))).toEqual([])
})

test('a rule of which nothing is said gets the hint of what it is a part of', () => {
  const { fab } = rulebooks
  expect(hintsForRules(fab, ['fab-context:1.9.3b'])).toEqual([fab.hints!['fab-context:1.9.3']])
  expect(hintsForRules(fab, ['fab-context:9'])).toEqual([])
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
