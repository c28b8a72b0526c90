/** What a plan counts as checks is what its report has. */
import { expect, test } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { createBase } from '../../model/base/base.js'
import { everyRulebook } from '../../model/rulebook/index.js'
import { namesOfChecks } from './check-names.js'
import { checkNamesIn, checksIn, narrowed } from './narrow.js'
import { planOf } from './plan.js'
import { suiteOf } from './suite.js'

test.each(everyRulebook.map(rulebook => [rulebook.id, rulebook] as const))(
  '%s: a check for each that a report has, and no other',
  (_, rulebook) => {
    const suite = suiteOf(rulebook)
    const plan = planOf({ suite, runs: 0, seed: 1, strict: false }, inProcess(createReference(createBase(rulebook))).statement)
    const names = namesOfChecks(suite)
    expect(checkNamesIn(plan).toSorted()).toEqual(names.toSorted())
    expect(checksIn(plan)).toBe(names.length)
    const charts = names.filter(name => name.startsWith('chart/'))
    expect(charts.length).toBeGreaterThan(10)
    expect(checksIn(narrowed(plan, { only: ['chart/*'] }))).toBe(charts.length)
  }
)
