import { expect, test } from 'vitest'
import type { NotCovered } from '../properties/campaign/report.js'
import { byKind, sayBriefly } from './not-covered.js'

const notCovered = (kind: NotCovered['kind'], ruleset: string, brief: string): NotCovered => ({
  kind,
  ruleset,
  brief,
  sentence: '.',
  items: []
})

const lines = (...all: readonly NotCovered[]): readonly string[] => byKind(all).map(sayBriefly)

test('a line a kind, in the order of the kinds, whatever the rulesets', () => {
  expect(
    lines(
      notCovered('rules', 'fab', '3 of 80'),
      notCovered('rules', 'fab', '14 of 102 neighbouring'),
      notCovered('fixtures', 'mtg', '2 of 9'),
      notCovered('rules', 'mtg', '1 of 50')
    )
  ).toEqual([
    'fixtures that need what the engine does not claim: mtg 2 of 9',
    'normative rules without a check: fab 3 of 80; fab 14 of 102 neighbouring; mtg 1 of 50'
  ])
})

test('what is to be said of several rulesets alike is said once', () => {
  const none = 'none, for none were asked for'
  expect(lines(notCovered('random-play', 'fab', none), notCovered('random-play', 'mtg', none))).toEqual([`random games: fab, mtg ${none}`])
})

test('a kind without numbers is only named', () => {
  expect(lines({ kind: 'interrupted', brief: '', sentence: '.', items: [] })).toEqual(['all that came after the interruption'])
})
