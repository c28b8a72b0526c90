/** What came of planted faults is told by the decision that they lie in. */
import { describe, expect, it, test } from 'vitest'
import { decisions } from '../../model/rules/index.js'
import { readEquivalent, readFigures } from '../mutation/figures.js'
import { faultsIn, gameOf, withFaults } from './faults.js'

interface Told {
  readonly what: string
  readonly outcome: string
  readonly by?: string
}
type Faults = ReadonlyMap<string, readonly Told[]>

const others = (entry: string): readonly (() => unknown)[] =>
  (decisions.find(({ name }) => name === entry)?.decision.others ?? []) as unknown as readonly (() => unknown)[]

const told = (...faults: readonly object[]): Faults =>
  faultsIn({ faults } as never, new Map([['turn.tooMany, made otherwise (1 of 3)', 'a reason']]), others)

describe('a fault', () => {
  it('of a decision says what was decided instead', () => {
    const fault = (place: number) => ({
      name: `checks.act, made otherwise (${place} of 3)`,
      kind: 'decision',
      killed: true,
      by: 'mtg/a full'
    })
    expect(told(fault(1), fault(2)).get('checks.act')).toEqual(
      others('checks.act')
        .slice(0, 2)
        .map(other => expect.objectContaining({ outcome: 'killed', by: 'mtg/a', what: words[String(other)] }) as unknown)
    )
  })
  it('of syntax says which piece is changed', () => {
    const name = 'model/rules/checks-of-players.ts isWithoutLife: life <= 0, <= as <'
    expect(told({ name, kind: 'syntax', killed: false })).toEqual(
      new Map([['checks-of-players.isWithoutLife', [{ what: 'life <= 0, <= as <', outcome: 'survived' }]]])
    )
  })
  it('of a chart or an instruction is none of a decision', () => {
    const chart = { name: 'chart turn, act: unless somethingToDo', kind: 'chart', killed: true, by: 'mtg/a full' }
    expect(told(chart, { name: 'model/instructions/if.ts isSettled: a, b', kind: 'syntax', killed: true, by: 'mtg/a full' }).size).toBe(0)
  })
  it('is told apart by what came of it', () => {
    const fault = (name: string, more: object) => ({ name: `turn.tooMany, made otherwise (${name})`, kind: 'decision', ...more })
    expect(
      told(fault('1 of 3', { killed: false }), fault('2 of 3', { killed: false }), fault('3 of 3', {}))
        .get('turn.tooMany')!
        .map(({ outcome }) => outcome)
    ).toEqual(['equivalent', 'survived', 'unjudged'])
  })
})

/** How others are told. */
const words: Readonly<Record<string, string>> = {
  '() => false': 'always no',
  '() => true': 'always yes',
  'result => !result': 'yes as no'
}

test.each([
  ['mtg/603/felidar-39 full', 'mtg/603/felidar-39'],
  ['fab/6.3/several-objects, walked full', 'fab/6.3/several-objects, walked'],
  ['by hand 0fcbf0305d', 'a trace of the tests of the judge'],
  ['mtg-states-seen-late on mtg/603/a full', 'mtg/603/a, as the faulty engine mtg-states-seen-late plays it'],
  ['mtg:turn.phases.untap.priority=true on mtg/603/a full', 'mtg/603/a, played with mtg:turn.phases.untap.priority=true'],
  ['mtg:zones.untilReturns=false seen from mtg/603/a full', 'mtg/603/a, played with mtg:zones.untilReturns=false'],
  ['fab:triggers.reflexive=each-time sees fab/6.6/a full', 'fab/6.6/a, as a game with fab:triggers.reflexive=each-time sees it'],
  ['fab scene Foreign Pick alone, walked 1 full', "the judge's scene Foreign Pick alone, walked 1 (fab)"],
  ['mtg corner 10 full', "the judge's corner 10 (mtg)"]
])('the game %s is told as %s', (by, said) => {
  expect(gameOf(by)).toBe(said)
})

test('a fault of what only helps is one of the decisions that ask it', () => {
  const source = (file: string, ...asked: readonly string[]) => ({ file, askedIn: asked.map(name => ({ file: 'a.ts', name })) })
  const sources = { 'a.helps': source('a.ts', 'one'), 'a.one': source('a.ts'), 'a.two': source('a.ts'), 'b.one': source('b.ts') }
  const faults = new Map([['a.helps', [{ what: 'less', outcome: 'killed' }]]])
  const all = withFaults(sources, faults, (name: string) => name !== 'a.helps') as Readonly<Record<string, { faults: readonly Told[] }>>
  expect(Object.entries(all).filter(([, { faults: own }]) => own.length > 0)).toEqual([
    ['a.helps', expect.anything()],
    ['a.one', expect.anything()]
  ])
})

test('the faults that were judged are found again', () => {
  const figures = readFigures()!
  const found = faultsIn(figures as never, readEquivalent(), others) as Faults
  const own = figures.faults.filter(({ name }) => /^model\/rules\/|, made otherwise/.test(name))
  expect(own.length).toBeGreaterThan(200)
  expect([...found.values()].flat()).toHaveLength(own.length)
  expect([...found.values()].flat().filter(({ outcome, by }) => outcome === 'killed' && by !== undefined).length).toBeGreaterThan(
    own.length * 0.8
  )
})
