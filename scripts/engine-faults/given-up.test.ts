import { expect, test } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { GIVEN_UP, givenUp, OTHER_WORDS, PLAYED, signsOfStart } from './given-up.js'

const rulesets = ['fab', 'mtg'] as const

test.each(rulesets)('%s: the engine gives up what it does not know, and nothing else', async ruleset => {
  const engine = inProcess(createReference(createBase(rulebooks[ruleset])))
  const cases = givenUp(ruleset)
  expect(new Set(cases.map(({ says }) => says === undefined)).size).toBe(2)
  for (const { wire, says } of cases) expect(await signsOfStart(engine, wire, says), wire.title).toEqual([])
})

test('an engine that plays what it does not know is told, as is one that gives up what it knows', async () => {
  const engine = inProcess(createReference(createBase(rulebooks.mtg)))
  const known = givenUp('mtg').find(({ says }) => says === undefined)!
  const unknown = givenUp('mtg').find(({ says }) => says !== undefined)!
  expect(await signsOfStart(engine, known.wire, 'something')).toEqual([PLAYED])
  expect(await signsOfStart(engine, unknown.wire, undefined)).toEqual([GIVEN_UP])
  expect(await signsOfStart(engine, unknown.wire, 'something else')).toEqual([OTHER_WORDS])
})
