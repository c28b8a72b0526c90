import { describe, expect, it } from 'vitest'
import { NOT_DERIVED } from '../../fixtures/derived.js'
import { conformanceCards, toWire } from '../../fixtures/loader.js'
import { fixtureNamed } from '../../fixtures/testing/named.js'
import type { Card } from '../../model/scenario/card.js'
import { Scenario } from '../../model/scenario/scenario.js'
import { promoted } from './promote.js'

const fixture = fixtureNamed('fab/6.4/vambrace-feign-death').scenario
const own: Card = { name: 'Own Card', types: ['item'], text: '', abilities: [] }
/** As random play keeps it: every card spelled out, no outcome. */
const found: Scenario = {
  ...fixture,
  id: 'fab/found/1',
  rules: ['fab:unknown', 'fab-context:1.11.3', 'fab:6.4.10g'],
  cards: [...toWire(fixture).cards, own]
}

describe('a promoted scenario', () => {
  const begun = promoted(found)
  it('is a scenario with the same situation and script', () => {
    expect(Scenario.parse(begun)).toEqual(begun)
    expect(begun.script).toEqual(found.script)
    expect(toWire(begun)).toMatchObject({ players: fixture.players, objects: fixture.objects, start: fixture.start })
  })
  it('has no outcome, whatever the file said', () => {
    expect(begun).not.toHaveProperty('expect')
    expect(begun).not.toHaveProperty('derivation')
    expect(begun).toMatchObject({ standing: 'undefined', reason: NOT_DERIVED })
  })
  it('names the rules that a catalogue has', () => {
    expect(begun.rules).toEqual(['fab-context:1.11.3', 'fab:6.4.10g'])
  })
  it('names conformance cards only, and keeps its own', () => {
    expect(begun.cards).toEqual([own])
    expect(conformanceCards('fab').has('Feign Death')).toBe(true)
    const changed = { ...conformanceCards('fab').get('Feign Death')!, text: 'Changed.' }
    expect(promoted({ ...found, cards: [changed] }).cards).toEqual([changed])
  })
  it('is called by the section of its rule and by its content, always in the same way', () => {
    expect(begun.id).toMatch(/^fab\/6\.4\/found-[0-9a-f]{8}$/)
    expect(promoted(found).id).toBe(begun.id)
    expect(promoted({ ...found, script: [] }).id).not.toBe(begun.id)
    expect(promoted({ ...found, rules: ['fab-context:1.11.3'] }).id).toContain('fab/context/')
    expect(promoted({ ...found, rules: ['fab:unknown'] }).id).toContain('fab/found/')
    expect(promoted(found, 'fab/6.4/mine').id).toBe('fab/6.4/mine')
  })
})
