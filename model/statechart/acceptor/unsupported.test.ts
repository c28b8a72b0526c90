/** What the model does not follow is recognised by what a card says, not by the order in which its fields are written. */
import { describe, expect, it } from 'vitest'
import { conformanceCards, fixturesOf, toWire } from '../../../fixtures/loader.js'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { beyondStart, unsupportedIn } from './unsupported.js'

/** The same data, each record's fields in reverse. */
const reversed = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(reversed) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, reversed(each)])
  ) as T
}

const withCards = (cards: unknown): WireScenario => ({ cards, start: {}, until: { end: 'quiescent' } }) as WireScenario

const LOSES_A_TAKER = {
  name: 'Dull Field',
  abilities: [
    { kind: 'static', id: 'rise', effect: { kind: 'continuous', who: 'self', change: [{ controller: 'you' }] } },
    { kind: 'static', id: 'dull', effect: { kind: 'continuous', who: { all: {} }, change: [{ loses: 'rise' }] } }
  ]
}

const mtg = createBase(rulebooks.mtg)

describe('an ability that is lost and takes objects itself', () => {
  it('is not followed, in whatever order it is written', () => {
    expect(unsupportedIn(withCards([LOSES_A_TAKER]), mtg)).toMatch(/^abilities lost/)
    expect(unsupportedIn(withCards([reversed(LOSES_A_TAKER)]), mtg)).toMatch(/^abilities lost/)
  })
  it('is followed if it takes nothing', () => {
    const [, dull] = LOSES_A_TAKER.abilities
    expect(unsupportedIn(withCards([{ ...LOSES_A_TAKER, abilities: [dull] }]), mtg)).toBeUndefined()
  })
})

it('how an effect with several parts goes on whose ability is lost is not followed where no text says it', () => {
  const parts = { kind: 'continuous', who: { all: {} }, change: [{ addTypes: ['elf'] }, { number: 'power', op: 'add', by: 1 }] }
  const lost = withCards([{ name: 'Field', abilities: [{ kind: 'static', id: 'rise', effect: parts }, LOSES_A_TAKER.abilities[1]] }])
  expect(unsupportedIn(lost, createBase(rulebooks.ga))).toMatch(/^parts of an effect/)
  expect(unsupportedIn(lost, mtg)).toBeUndefined()
})

it('how often a delayed trigger happens that names a number is not followed where delayed triggers happen once [ga:8]', () => {
  const later = (uses: number) => ({ kind: 'trigger', uses, trigger: { on: { event: 'draw' } }, steps: [] })
  const starts = (uses: number) => [{ do: 'start', duration: 'turn', effect: later(uses) }]
  const named = (uses: number) => withCards([{ name: 'Later', abilities: [{ kind: 'resolution', id: 'later', steps: starts(uses) }] }])
  expect(unsupportedIn(named(2), createBase(rulebooks.ga))).toMatch(/^delayed triggers that name/)
  expect(unsupportedIn(named(1), createBase(rulebooks.ga))).toBeUndefined()
  expect(unsupportedIn(named(2), mtg)).toBeUndefined()
})

it('what another player may do is not followed where a text asks who does it', () => {
  const may = (by: string, steps: readonly object[]) => ({ kind: 'resolution', id: 'offer', steps: [{ do: 'may', by, steps }] })
  const asks = { kind: 'triggered', id: 'mine', effect: { trigger: { on: { event: 'destroy', by: 'you' } }, steps: [] } }
  const destroy = { do: 'destroy', what: { ref: 'target', name: 't' } }
  const beside = (...abilities: readonly object[]) => withCards([{ name: 'Offer', abilities }])
  expect(unsupportedIn(beside(may('opponent', [destroy]), asks), mtg)).toMatch(/^what another player may do/)
  expect(unsupportedIn(beside(may('opponent', [destroy])), mtg)).toBeUndefined()
  expect(unsupportedIn(beside(may('you', [destroy]), asks), mtg)).toBeUndefined()
})

it('what an effect brings about is not suppressed, nor what comes off as it leaves', () => {
  const suppressing = (event: object) =>
    withCards([{ name: 'Hush', abilities: [{ kind: 'static', id: 'hush', effect: { kind: 'rule', rule: 'suppress', event } }] }])
  expect(unsupportedIn(suppressing({ event: 'destroy', via: 'slay' }), mtg)).toMatch(/^triggers that are suppressed/)
  expect(unsupportedIn(suppressing({ event: 'attach', on: false }), mtg)).toMatch(/^triggers that are suppressed/)
  expect(unsupportedIn(suppressing({ event: 'destroy' }), mtg)).toBeUndefined()
})

it('the turn that follows the start of a game is not followed', () => {
  const base = createBase(rulebooks.fab)
  const start = { turnPlayer: 'A', phase: 'start-of-game' }
  expect(beyondStart({ start, until: { end: 'quiescent' } }, base)).toMatch(/^the turn that follows/)
  expect(beyondStart({ start, until: { end: 'boundary', phase: 'start', player: 'A' } }, base)).toBeUndefined()
  expect(beyondStart({ start: { ...start, phase: 'start' }, until: { end: 'quiescent' } }, base)).toBeUndefined()
})

it('attackers are declared where nothing but that is open', () => {
  const declaring = (change: object) => ({
    ...withCards([]),
    players: [{ id: 'A' }, { id: 'B' }],
    start: { turnPlayer: 'A', phase: 'declare-attackers', at: 'begin' as const },
    until: { end: 'quiescent' as const },
    ...change
  })
  expect(unsupportedIn(declaring({}), mtg)).toBeUndefined()
  expect(unsupportedIn(declaring({ until: { end: 'game-over' } }), mtg)).toMatch(/^a declaration of attackers .*until\/end/)
})

describe.each(Object.keys(rulebooks))('%s', ruleset => {
  it('says the same of every scenario and card with its fields in reverse', () => {
    const base = createBase(rulebooks[ruleset]!)
    const scenarios = fixturesOf(ruleset).map(({ scenario, file }) => toWire(scenario, file))
    const each = [...conformanceCards(ruleset).values()].map(card => withCards([card]))
    const all = [...scenarios, ...each]
    const said = (from: readonly WireScenario[]) => from.map(scenario => unsupportedIn(scenario, base) !== undefined)
    expect(said(all.map(scenario => withCards(reversed(scenario.cards))))).toEqual(said(all))
  })
})
