import { describe, expect, it } from 'vitest'
import { createBase } from '../base/base.js'
import { rulebooks } from '../rulebook/index.js'
import type { Ability } from '../scenario/card.js'
import { SCENARIO_FORMAT } from '../scenario/scenario.js'
import { startWorld } from './start.js'
import type { Facts } from './world.js'

/** What is known of a scenario with a card that has these abilities. */
const factsOf = (abilities: readonly unknown[]): Facts =>
  startWorld(createBase(rulebooks.mtg), {
    format: SCENARIO_FORMAT,
    id: 'test',
    ruleset: 'mtg',
    players: [{ id: 'A', life: 20 }],
    start: { turnPlayer: 'A', phase: 'precombat-main' },
    until: { end: 'quiescent' },
    cards: [{ name: 'Old Briar', types: ['aura'], text: '', abilities: abilities as Ability[] }],
    objects: []
  }).facts

/** The same data, the keys of every object the other way round. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, turned(each)])
        )
      : value

const controls = {
  kind: 'static',
  id: 'takes',
  effect: { kind: 'continuous', who: { ref: 'host' }, change: [{ addTypes: ['golem'] }, { controller: 'you' }] }
}
const forbids = {
  kind: 'static',
  id: 'hexproof',
  effect: { kind: 'rule', rule: 'cant', event: { event: 'target', object: { ref: 'self' } } }
}
const watches = {
  kind: 'triggered',
  id: 'wary',
  effect: { kind: 'trigger', trigger: { on: { event: 'target', object: { ref: 'self' } } }, steps: [] }
}
const grows = {
  kind: 'static',
  id: 'grows',
  effect: { kind: 'replacement', class: 'self', event: { event: 'enter' }, change: { with: { numbers: { toughness: 1 } } } }
}

describe('what is known of a scenario before it is played', () => {
  it.each([
    { name: 'control changes, though not by the first of its changes', abilities: [controls], fact: 'takes' },
    { name: 'targeting is forbidden', abilities: [forbids], fact: 'forbidsTargets' },
    { name: 'targeting is watched', abilities: [watches], fact: 'watchesTargets' },
    { name: 'an object may get what keeps it alive as it enters', abilities: [grows], fact: 'mortal' }
  ] as const)('$name, whatever the order of keys', ({ abilities, fact }) => {
    expect(factsOf(abilities)[fact]).toBe(true)
    expect(factsOf(turned(abilities) as readonly unknown[])[fact]).toBe(true)
    expect(factsOf([])[fact]).toBe(false)
  })

  it.each([[[forbids]], [turned([forbids])]])('what forbids to target does not watch it', abilities => {
    expect(factsOf(abilities as readonly unknown[]).watchesTargets).toBe(false)
  })
})
