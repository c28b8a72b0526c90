import { expect, test } from 'vitest'
import type { Statement } from '../../engine/port.js'
import { invariants } from '../invariants/index.js'
import { emptyLedger } from './ledger.js'
import { notLookedAt } from './unlooked.js'
import type { Looked } from './unlooked.js'

const statement: Statement = { name: 'an engine', version: '1', rulesets: ['fab'], features: ['*'], level: 'full', autonomous: [] }
const cards = ['A', 'B', 'C', 'D', 'E'].map(name => ({ name, types: [], text: '.', abilities: [] }))
const seats = { least: 2, most: 4 }
const all: Looked = {
  statement,
  rules: [],
  ledger: { ...emptyLedger, randomCases: 50 },
  ladder: { cases: 9, claimed: 9, rungs: [] },
  invariants,
  random: { asked: 50, usable: cards, claimed: cards, named: [], players: { asked: seats, seated: seats }, cut: false }
}
const said = (more: Partial<Looked>): readonly string[] => notLookedAt('fab', { ...all, ...more })

test('a run that looked at everything names nothing', () => {
  expect(said({})).toEqual([])
})

test('of a ruleset that the engine does not claim, only that', () => {
  const unclaimed = { ladder: { cases: 9, claimed: 0, rungs: [] }, random: { ...all.random, usable: [], claimed: [] } }
  expect(said({ ...unclaimed, statement: { ...statement, rulesets: ['chess', 'go'] } })).toEqual([
    'fab: nothing was played, for the engine does not claim this ruleset; it claims chess, go.'
  ])
  expect(said({ ...unclaimed, statement: { ...statement, rulesets: [] } })[0]).toMatch(/it claims none\.$/)
})

test('rules without a check are named, those of the text apart from neighbouring ones', () => {
  const rule = { title: 'T', statement: 'S.', standing: 'normative' as const, checks: [] }
  const rules = [
    { ...rule, id: 'fab:1' },
    { ...rule, id: 'fab:2', checks: ['c'] },
    { ...rule, id: 'fab:3', standing: 'definition' as const },
    { ...rule, id: 'fab-context:4' }
  ]
  expect(said({ rules })).toEqual([
    'fab: this version of the kit has no check of 1 of 2 normative rules.',
    'fab: no check yet: fab:1.',
    'fab: this version of the kit has no check of 1 of 1 normative neighbouring rules.',
    'fab: no check yet: fab-context:4.'
  ])
})

test('rules without a check for a reason stand under it', () => {
  const rule = { title: 'T', statement: 'S.', standing: 'normative' as const, checks: [] }
  const one = { ...rule, id: 'fab:1', unchecked: 'nobody can see it.' }
  expect(said({ rules: [one, { ...rule, id: 'fab:2' }, { ...one, id: 'fab:3' }] })).toEqual([
    'fab: this version of the kit has no check of 3 of 3 normative rules.',
    'fab: no check, because nobody can see it: fab:1, fab:3.',
    'fab: no check yet: fab:2.'
  ])
})

test('what the engine does not claim, does not show and does not ask', () => {
  expect(said({ ladder: { cases: 9, claimed: 7, rungs: [] } })[0]).toContain('2 of 9 fixtures were not played')
  const [level] = said({ statement: { ...statement, level: 'outcome' } })
  expect(level).toMatch(/at level outcome .* properties could not be tried: .*once-per-original-event/)
  expect(said({ statement: { ...statement, autonomous: ['may'] } })[0]).toContain('takes these decisions by itself: may;')
})

test('traces that the charts could not judge, by the reason', () => {
  const inconclusive = ['a: the game did not end', 'b: the game did not end', 'c: too wide']
  expect(said({ ledger: { ...all.ledger, inconclusive } })).toEqual([
    'fab: in 2 cases the charts did not judge the trace, because the game did not end; fixtures and invariants did.',
    'fab: in 1 case the charts did not judge the trace, because too wide; fixtures and invariants did.'
  ])
})

test.each([
  [{ asked: 0 }, 'no random games were played, for none were asked for.'],
  [{ claimed: [], usable: [] }, 'no random games were played, for the engine claims no cards to draw them from.'],
  [{ usable: [] }, 'no random games were played, for the engine claims none of the cards that were named.'],
  [
    { players: { asked: seats, seated: { least: 2, most: 2 } } },
    'random games seat 2 players at most, for the engine does not claim more.'
  ],
  [{ players: { asked: { least: 2, most: 3 }, seated: { least: 2, most: 3 } } }, 'random games seat 3 players at most.'],
  [{ players: { asked: { least: 3, most: 4 }, seated: { least: 3, most: 4 } } }, 'random games seat 3 players at least, as asked.'],
  [
    { players: { asked: { least: 3, most: 4 }, seated: { least: 3, most: 2 } } },
    'no random games were played, for the engine does not claim games of 3 players or more.'
  ],
  [{ named: ['X', 'Y'] }, 'of the cards named for random games, the engine does not claim X, Y.'],
  [{ usable: cards.slice(2) }, 'random games were drawn from 3 of the 5 cards that the engine claims; left out: A, B.'],
  [{ asked: 60 }, 'random play ended after 50 of 60 games, when it had found enough different failures.']
])('random play: %o', (random, sentence) => {
  expect(said({ random: { ...all.random, ...random } })).toEqual([`fab: ${sentence}`])
})

test('a campaign that was cut short says so elsewhere', () => {
  expect(said({ random: { ...all.random, asked: 60, cut: true } })).toEqual([])
})
