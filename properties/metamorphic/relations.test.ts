import { describe, expect, it } from 'vitest'
import type { ImplementationUnderTest } from '../../engine/port.js'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards, readScenario, toWire, packageRoot } from '../../fixtures/loader.js'
import { join } from 'node:path'
import { autonomous } from '../../engine/autonomous.js'
import { createBase } from '../../model/base/base.js'
import { fab } from '../../model/rulebook/fab/index.js'
import type { StartObject, WireScenario } from '../../model/scenario/scenario.js'
import { play, scripted } from '../campaign/play.js'
import { relate } from '../campaign/relate.js'
import { relations } from './index.js'

const reference = inProcess(createReference(createBase(fab)))

/** An engine that plays another situation than it is told. */
const told = (change: (scenario: WireScenario, time: number) => WireScenario): ImplementationUnderTest => {
  let time = 0
  return { ...reference, start: scenario => reference.start(change(scenario, time++)) }
}

const at = (id: string, card: string, zone: StartObject['zone'], owner: string): StartObject => ({ id, card, zone, owner })

/** Somebody is damaged, somebody heeds it, and nothing draws. */
const plain: WireScenario = {
  format: 'stacklaw/scenario@1',
  id: 'fab/test',
  ruleset: 'fab',
  players: [
    { id: 'A', life: 20 },
    { id: 'B', life: 20 }
  ],
  start: { turnPlayer: 'A', phase: 'action' },
  objects: [
    at('chalice', 'Blood Chalice', 'arena', 'B'),
    at('vest', 'Padded Vest', 'arena', 'B'),
    at('bolt', 'Ember Bolt', 'hand', 'A'),
    at('a1', 'Blank Page', 'deck', 'A')
  ],
  until: { end: 'quiescent' },
  cards: ['Blood Chalice', 'Padded Vest', 'Ember Bolt', 'Blank Page'].map(name => conformanceCards('fab').get(name)!)
}

const script = [
  { player: 'A', decision: 'priority' as const, choose: { option: 'play', object: 'bolt' } },
  { player: 'A', decision: 'target' as const, choose: { option: 'player', player: 'B' } }
]

/** The names of the relations that apply, and of those that do not hold. */
const judged = async (iut: ImplementationUnderTest, scenario = plain): Promise<{ applied: string[]; broken: string[] }> => {
  const found = await relate(iut, relations, scenario, await play(iut, scenario, scripted(script)))
  return {
    applied: found.map(({ relation }) => relation.name),
    broken: found.filter(({ difference }) => difference !== undefined).map(({ relation }) => relation.name)
  }
}

/** Faulty engines, and the relation that each cannot keep. */
const faulty: readonly (readonly [string, string, ImplementationUnderTest])[] = [
  [
    'played-again',
    'its second game begins with a life more',
    told((scenario, time) => ({ ...scenario, players: scenario.players.map(player => ({ ...player, life: (player.life ?? 0) + time })) }))
  ],
  [
    'ids-renamed',
    'the first in the alphabet has a life more',
    told(scenario => {
      const first = scenario.players.map(({ id }) => id).sort()[0]
      return { ...scenario, players: scenario.players.map(player => (player.id === first ? { ...player, life: 21 } : player)) }
    })
  ],
  [
    'declarations-permuted',
    'the last card of the file has no abilities',
    told(scenario => ({
      ...scenario,
      cards: scenario.cards.map((card, i) => (i === scenario.cards.length - 1 ? { ...card, abilities: [] } : card))
    }))
  ],
  [
    'idle-listener',
    'what listens to draws hears damage',
    told(scenario => ({
      ...scenario,
      cards: JSON.parse(JSON.stringify(scenario.cards).replaceAll('"event":"draw"', '"event":"damage"')) as WireScenario['cards']
    }))
  ],
  [
    'seats-swapped',
    'the first seat has a life more',
    told(scenario => ({ ...scenario, players: scenario.players.map((player, i) => (i === 0 ? { ...player, life: 21 } : player)) }))
  ]
]

describe('metamorphic relations', () => {
  it('hold of the reference engine, and all apply', async () => {
    expect(await judged(reference)).toEqual({ applied: relations.map(({ name }) => name), broken: [] })
  })
  it.each(faulty)('%s fails where %s', async (name, _fault, iut) => {
    expect((await judged(iut)).broken).toContain(name)
  })
  it('have a faulty engine each', () => {
    expect(faulty.map(([name]) => name).sort()).toEqual(relations.map(({ name }) => name).sort())
  })
  it.each(relations.map(relation => [relation.name, relation] as const))('%s is stated', (_name, relation) => {
    expect(relation.statement).toMatch(/^If .+, then .+\.$/)
    expect(relation.title.length).toBeGreaterThan(10)
  })
  it('do not apply to an engine that decides by itself', async () => {
    expect(await judged(autonomous(reference, ['target']))).toEqual({ applied: [], broken: [] })
  })
  it('the idle listener needs something in the arena', async () => {
    const bare = { ...plain, objects: plain.objects.filter(object => object.zone !== 'arena') }
    expect((await judged(reference, bare)).applied).not.toContain('idle-listener')
  })
  it('hold of three players who wait for each other', async () => {
    const three = { ...plain, players: [...plain.players, { id: 'C', life: 20 }] }
    expect(await judged(reference, three)).toEqual({ applied: relations.map(({ name }) => name), broken: [] })
  })
  it('hold where the turn passes', async () => {
    const file = join(packageRoot(), 'fixtures', 'fab', '6.6', 'thaw.json')
    const scenario = readScenario(file)
    const wire = toWire(scenario, file)
    const found = await relate(reference, relations, wire, await play(reference, wire, scripted(scenario.script)))
    expect(found.filter(({ difference }) => difference)).toEqual([])
  })
})
