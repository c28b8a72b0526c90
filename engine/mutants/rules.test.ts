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
