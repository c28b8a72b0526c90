/**
 * Every normative rule of chapter 6 has a faulty engine that breaks that very rule.
 * @module
 */
import { describe, expect, it } from 'vitest'
import { fab } from '../../model/rulebook/fab/index.js'
import { mutants } from './index.js'

const checked = fab.rules.filter(({ standing, unchecked }) => standing === 'normative' && unchecked === undefined)

describe('normative rules of chapter 6', () => {
  it.each(checked)('$id ($title) is broken by a mutant of its own', ({ id }) => {
    expect(mutants.filter(({ ruleset, rule }) => ruleset === 'fab' && rule === id).map(({ name }) => name)).not.toEqual([])
  })
})

describe('faulty engines', () => {
  const place = (name: string): number => mutants.findIndex(each => each.name === name)

  it.each([
    ['mtg-prevents-more-than-dealt', 'two-layers'],
    ['ga-no-look-back', 'priority-before-placing'],
    ['mtg-2010-checks-once', 'empty-deck-loses'],
    ['ga-older-placed-for-another', 'oldest-layer-first']
  ])('stand by families of rules, whichever game has them: %s before %s', (one, other) => {
    expect(place(one)).toBeGreaterThan(-1)
    expect(place(one)).toBeLessThan(place(other))
  })
})
