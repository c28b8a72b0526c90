/** What the model does not follow is recognised by what a card says, not by the order in which its fields are written. */
import { describe, expect, it } from 'vitest'
import { conformanceCards, fixturesOf, toWire } from '../../../fixtures/loader.js'
import { createBase } from '../../base/base.js'
import { rulebooks } from '../../rulebook/index.js'
import type { WireScenario } from '../../scenario/scenario.js'
import { unsupportedIn } from './unsupported.js'

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

const withCards = (cards: unknown): WireScenario => ({ cards }) as WireScenario

const LOSES_A_MODIFIER = {
  name: 'Dull Field',
  abilities: [
    { kind: 'static', id: 'rise', effect: { kind: 'continuous', who: 'self', change: [{ number: 'power', op: 'add', by: 1 }] } },
    { kind: 'static', id: 'dull', effect: { kind: 'continuous', who: { all: {} }, change: [{ loses: 'rise' }] } }
  ]
}

const mtg = createBase(rulebooks.mtg)

describe('an ability that is lost and modifies objects itself', () => {
  it('is not followed, in whatever order it is written', () => {
    expect(unsupportedIn(withCards([LOSES_A_MODIFIER]), mtg)).toMatch(/^abilities lost/)
    expect(unsupportedIn(withCards([reversed(LOSES_A_MODIFIER)]), mtg)).toMatch(/^abilities lost/)
  })
  it('is followed if it modifies nothing', () => {
    const [, dull] = LOSES_A_MODIFIER.abilities
    expect(unsupportedIn(withCards([{ ...LOSES_A_MODIFIER, abilities: [dull] }]), mtg)).toBeUndefined()
  })
})

describe.each(Object.keys(rulebooks) as (keyof typeof rulebooks)[])('%s', ruleset => {
  it('says the same of every scenario and card with its fields in reverse', () => {
    const base = createBase(rulebooks[ruleset]!)
    const scenarios = fixturesOf(ruleset).map(({ scenario, file }) => toWire(scenario, file))
    const each = [...conformanceCards(ruleset).values()].map(card => withCards([card]))
    const all = [...scenarios, ...each]
    const said = (from: readonly WireScenario[]) => from.map(scenario => unsupportedIn(scenario, base) !== undefined)
    expect(said(all.map(scenario => withCards(reversed(scenario.cards))))).toEqual(said(all))
  })
})
