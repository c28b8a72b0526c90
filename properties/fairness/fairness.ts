/** The checks that keep fixtures fair, over many of them. @module */
import type { Fixture } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { rulebooks } from '../../model/rulebook/index.js'
import { createModel } from '../../model/statechart/index.js'
import type { Model } from '../../model/statechart/index.js'
import { count } from '../../model/trace/text.js'
import { REACH, slackOf } from './slack.js'

/** The model of each ruleset, made once. */
const models = (): ((ruleset: string) => Model) => {
  const known = new Map<string, Model>()
  return ruleset => {
    const model = known.get(ruleset) ?? createModel(createBase(rulebooks[ruleset]!), { level: 'full', autonomous: [] })
    known.set(ruleset, model)
    return model
  }
}

/**
 * Walks fixtures that are normative, and tells what is found.
 * @returns whether none expects more than the charts demand
 */
export const fairness = (
  fixtures: readonly Fixture[],
  most: number = REACH.most,
  tell: (text: string) => void = () => undefined
): boolean => {
  const modelOf = models()
  const normative = fixtures.filter(({ scenario }) => scenario.standing === 'normative' && scenario.expect !== undefined)
  const found = normative.flatMap(fixture => {
    const slack = slackOf(modelOf(fixture.scenario.ruleset), fixture, { ...REACH, most })
    if (!slack) return []
    for (const finding of slack.findings) tell(`${slack.fixture}: ${finding}`)
    return [slack]
  })
  const strict = found.filter(each => each.findings.length > 0)
  const cut = found.filter(each => each.cut !== undefined)
  const traces = found.reduce((sum, each) => sum + each.traces, 0)
  for (const each of cut) tell(`${each.fixture}: not all was walked: ${each.cut}`)
  tell(
    `${count(found.length, 'normative fixture')}, ${count(traces, 'trace')}; ${strict.length} expect more than the charts demand; of ${cut.length} not all was walked`
  )
  return strict.length === 0
}
