/** What is told as allowed to an engine that leaves prompts with a single option out, and to one that shows them. */
import { expect, it } from 'vitest'
import { createBase } from '../../base/base.js'
import type { Observation } from '../../trace/observation.js'
import { judge } from '../index.js'
import { activating, inMain, once, rulebookOf } from '../testing/games.js'
import { activate, card, event, object, pass, priority } from '../testing/trace.js'
import { createModel } from './model.js'

const pin = card('Pin', ['artifact'], [once('pin', [{ do: 'damage', to: 'opponent', amount: 1 }])])
const scenario = inMain([pin], [object('pin', 'Pin', 'P1')])
const model = createModel(createBase(rulebookOf('mtg')), { level: 'outcome', autonomous: [] })
const [activated] = activating('pin', 'pin', 'l1')
const opening: readonly Observation[] = [...priority('P1', [pass, activate('pin', 'pin')], 1), activated!]
const wrong = event({ event: 'damage', source: 'pin', parts: [{ target: 'P2', amount: 2 }] })

const allowed = (...trace: readonly Observation[]): readonly string[] => {
  const verdict = judge(model, scenario, [...opening, ...trace, wrong])
  return 'refused' in verdict && verdict.refused ? verdict.refused.expected.map(({ what }) => what) : [verdict.verdict]
}

it('passes that an engine leaves out are not told as allowed, but what comes after them', () => {
  expect(allowed()).toEqual(['pin deals 1 damage to P2'])
})

it('an engine that shows its passes is told the next one', () => {
  expect(allowed(...priority('P1', [pass]))).toEqual(['P2 has priority: pass'])
})
