import { expect, test } from 'vitest'
import type { Unlooked } from '../properties/campaign/report.js'
import { byKind, sayBriefly } from './unlooked.js'

const unlooked = (kind: Unlooked['kind'], ruleset: string, brief: string): Unlooked => ({ kind, ruleset, brief, sentence: '.', items: [] })

const lines = (...all: readonly Unlooked[]): readonly string[] => byKind(all).map(sayBriefly)

test('a line a kind, in the order of the kinds, whatever the rulesets', () => {
  expect(
    lines(
      unlooked('rules', 'fab', '3 of 80'),
      unlooked('rules', 'fab', '14 of 102 neighbouring'),
      unlooked('fixtures', 'mtg', '2 of 9'),
      unlooked('rules', 'mtg', '1 of 50')
    )
  ).toEqual([
    'fixtures that need what the engine does not claim: mtg 2 of 9',
    'normative rules without a check: fab 3 of 80; fab 14 of 102 neighbouring; mtg 1 of 50'
  ])
})

test('what is to be said of several rulesets alike is said once', () => {
  const none = 'none, for none were asked for'
  expect(lines(unlooked('random-play', 'fab', none), unlooked('random-play', 'mtg', none))).toEqual([`random games: fab, mtg ${none}`])
})

test('a kind without numbers is only named', () => {
  expect(lines({ kind: 'interrupted', brief: '', sentence: '.', items: [] })).toEqual(['all that came after the interruption'])
})
