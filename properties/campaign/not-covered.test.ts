import { expect, test } from 'vitest'
import type { Statement } from '../../engine/port.js'
import { invariants } from '../invariants/index.js'
import { emptyLedger } from './ledger.js'
import { notLookedAt } from './not-covered.js'
import type { Looked } from './not-covered.js'
import type { NotCovered } from './report.js'

const statement: Statement = { name: 'an engine', version: '1', rulesets: ['fab'], features: ['*'], level: 'full', autonomous: [] }
const cards = ['A', 'B', 'C', 'D', 'E'].map(name => ({ name, types: [], text: '.', abilities: [] }))
const seats = { least: 2, most: 4 }
const all: Looked = {
  statement,
  rules: [],
  ledger: { ...emptyLedger, randomCases: 50, inPlay: { fixture: new Set(['A', 'B', 'C']), random: new Set(['C', 'D', 'E']) } },
  ladder: { cases: 9, claimed: 9, rungs: [] },
  invariants,
  known: new Set([...cards.map(({ name }) => name), 'F']),
  random: { asked: 50, usable: cards, claimed: cards, named: [], chosen: false, players: { asked: seats, seated: seats }, cut: false }
}
const said = (more: Partial<Looked>): readonly NotCovered[] => notLookedAt('fab', { ...all, ...more })

test('a run that looked at everything names nothing', () => {
  expect(said({})).toEqual([])
})

const rule = { title: 'T', statement: 'S.', standing: 'normative' as const, checks: [] }

test('of a ruleset that the engine does not claim, only that', () => {
  const unclaimed = { ladder: { cases: 9, claimed: 0, rungs: [] }, random: { ...all.random, usable: [], claimed: [] } }
  const sentences = (rulesets: readonly string[]) => said({ ...unclaimed, statement: { ...statement, rulesets: [...rulesets] } })
  expect(sentences(['chess', 'go'])).toEqual([
    {
      kind: 'ruleset',
      ruleset: 'fab',
      brief: '',
      sentence: 'Nothing was played, for the engine does not claim this ruleset; it claims chess, go.',
      items: []
    }
  ])
  expect(sentences([])[0]?.sentence).toMatch(/it claims none\.$/)
})

test('rules without a check are named, those of the text apart from neighbouring ones', () => {
  const rules = [
    { ...rule, id: 'fab:1' },
    { ...rule, id: 'fab:2', checks: ['c'] },
    { ...rule, id: 'fab:3', standing: 'definition' as const },
    { ...rule, id: 'fab-context:4' }
  ]
  expect(said({ rules })).toEqual([
    {
      kind: 'rules',
      ruleset: 'fab',
      brief: '1 of 2',
      sentence: 'This version of the kit has no check of 1 of 2 normative rules.',
      items: [{ why: 'no check yet', names: ['fab:1'] }]
    },
    {
      kind: 'rules',
      ruleset: 'fab',
      brief: '1 of 1 neighbouring',
      sentence: 'This version of the kit has no check of 1 of 1 normative neighbouring rules.',
      items: [{ why: 'no check yet', names: ['fab-context:4'] }]
    }
  ])
})

test('rules without a check for a reason stand under it', () => {
  const one = { ...rule, id: 'fab:1', unchecked: 'nobody can see it.' }
  expect(said({ rules: [one, { ...rule, id: 'fab:2' }, { ...one, id: 'fab:3' }] })[0]?.items).toEqual([
    { why: 'nobody can see it', names: ['fab:1', 'fab:3'] },
    { why: 'no check yet', names: ['fab:2'] }
  ])
})

test('what the engine does not claim, does not show and does not ask', () => {
  expect(said({ ladder: { cases: 9, claimed: 7, rungs: [] } })).toMatchObject([{ kind: 'fixtures', brief: '2 of 9', items: [] }])
  const [level] = said({ statement: { ...statement, level: 'outcome' } })
  expect(level?.sentence).toMatch(/^At level outcome .* properties could not be tried\.$/)
  expect(level?.items[0]?.names).toContain('once-per-original-event')
  expect(level?.brief).toBe(`at level outcome ${level?.items[0]?.names.length} properties not tried`)
  expect(said({ statement: { ...statement, autonomous: ['may'] } })).toMatchObject([
    { kind: 'decisions', brief: 'may', sentence: expect.stringContaining('takes these decisions by itself: may;') as string }
  ])
})

test('traces that the charts could not judge, each by name under the reason', () => {
  const inconclusive = ['a: the game did not end', 'b: the game did not end', 'c: too wide']
  expect(said({ ledger: { ...all.ledger, inconclusive } })).toEqual([
    {
      kind: 'charts',
      ruleset: 'fab',
      brief: '3',
      sentence: 'In 3 cases the charts did not judge the trace; fixtures and invariants did.',
      items: [
        { why: 'the game did not end', names: ['a', 'b'] },
        { why: 'too wide', names: ['c'] }
      ]
    }
  ])
})

test.each([
  [{ asked: 0 }, 'No random games were played, for none were asked for.', 'none, for none were asked for'],
  [
    { claimed: [], usable: [] },
    'No random games were played, for the engine claims no cards to draw them from.',
    'none, for the engine claims no cards to draw them from'
  ],
  [
    { usable: [] },
    'No random games were played, for the engine claims none of the cards that were named.',
    'none, for the engine claims none of the cards that were named'
  ],
  [
    { players: { asked: seats, seated: { least: 2, most: 2 } } },
    'Random games seat 2 players at most, for the engine does not claim more.',
    '2 players at most'
  ],
  [
    { players: { asked: { least: 2, most: 3 }, seated: { least: 2, most: 3 } } },
    'Random games seat 3 players at most.',
    '3 players at most'
  ],
  [
    { players: { asked: { least: 3, most: 4 }, seated: { least: 3, most: 4 } } },
    'Random games seat 3 players at least, as asked.',
    '3 players at least'
  ],
  [
    { players: { asked: { least: 3, most: 4 }, seated: { least: 3, most: 2 } } },
    'No random games were played, for the engine does not claim games of 3 players or more.',
    'none, for the engine does not claim games of 3 players or more'
  ],
  [{ asked: 60 }, 'Random play ended after 50 of 60 games, when it had found enough different failures.', 'ended after 50 of 60']
])('random play: %o', (random, sentence, brief) => {
  expect(said({ random: { ...all.random, ...random } })).toEqual([{ kind: 'random-play', ruleset: 'fab', sentence, brief, items: [] }])
})

test.each([
  [{ named: ['X', 'Y'] }, 'Some cards were named for random games that the engine does not claim.', ['X', 'Y']],
  [{ usable: cards.slice(2) }, 'Random games were drawn from 3 of the 5 cards that the engine claims; 2 are left out.', ['A', 'B']]
])('cards without random play: %o', (random, sentence, names) => {
  expect(said({ random: { ...all.random, ...random } })).toMatchObject([{ sentence, items: [{ names }] }])
})

test('cards that came into play in no game, each by name under the reason, whatever the level', () => {
  const claims = { ...statement, cards: { fab: ['A', 'D', 'E', 'F', 'G'] } }
  const ledger = { ...all.ledger, inPlay: { fixture: new Set(['A']), random: new Set(['D']) } }
  for (const level of ['outcome', 'full'] as const)
    expect(said({ statement: { ...claims, level }, ledger }).filter(({ kind }) => kind === 'cards')).toEqual([
      {
        kind: 'cards',
        ruleset: 'fab',
        brief: '3 of 5',
        sentence: '3 of 5 cards that the engine claims came into play in no game.',
        items: [
          { why: 'no random game came to it', names: ['E'] },
          { why: 'no fixture that was played has it in play, and no random game was drawn from it', names: ['F'] },
          { why: 'the kit has no card of this name', names: ['G'] }
        ]
      }
    ])
  expect(said({ ledger }).find(({ kind }) => kind === 'cards')?.items).toEqual([
    { why: 'no random game came to it', names: ['B', 'C', 'E'] }
  ])
})

test('cards that were named and that no random game brought into play', () => {
  expect(said({ random: { ...all.random, chosen: true } })).toEqual([
    {
      kind: 'random-play',
      ruleset: 'fab',
      brief: '2 of 5 named cards not in play',
      sentence: 'No random game brought 2 of the 5 cards that were named into play.',
      items: [{ names: ['A', 'B'] }]
    }
  ])
})

test('a campaign that was cut short says so elsewhere', () => {
  expect(said({ random: { ...all.random, asked: 60, cut: true } })).toEqual([])
})
