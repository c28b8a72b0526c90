/** Random games of Magic that begin with the declaration of attackers: engine and charts agree, and no invariant is broken. */
import { expect, it } from 'vitest'
import { createReference } from '../../engine/reference/index.js'
import { inProcess } from '../../engine/reference/iut.js'
import { conformanceCards } from '../../fixtures/loader.js'
import { createBase } from '../../model/base/base.js'
import { mtg } from '../../model/rulebook/mtg/index.js'
import { wrongAboutAttackers } from '../../model/scenario/attackers.js'
import type { Ability, Card } from '../../model/scenario/card.js'
import { DECLARE_ATTACKERS, HASTE } from '../../model/scenario/names.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { createModel } from '../../model/statechart/index.js'
import type { Observation } from '../../model/trace/observation.js'
import { gamesOf } from '../arbitraries/game.js'
import { everythingIn } from '../arbitraries/situation.js'
import { invariants } from '../invariants/index.js'
import { playGame } from './random.js'

const base = createBase(mtg)
const model = createModel(base, { level: 'full', autonomous: [] })
const GAMES = Number(process.env['ATTACKERS_GAMES'] ?? 30)

const all = [...conformanceCards('mtg').values()].filter(card => !/"(planeswalker|battle)"/.test(JSON.stringify(card)))
const known = new Map(all.map(card => [card.name, card]))

const gain = { do: 'gain', player: 'you', of: 'life', amount: 1 } as const

/** Whenever this attacks; whenever you attack; and whenever a creature becomes tapped. */
const added = {
  each: {
    kind: 'triggered',
    id: 'at-it',
    effect: { kind: 'trigger', trigger: { on: { event: 'attack', object: { ref: 'self' } } }, steps: [gain] }
  },
  once: {
    kind: 'triggered',
    id: 'at-them',
    effect: { kind: 'trigger', trigger: { on: { event: 'attack', object: { controller: 'you' } }, oneOrMore: true }, steps: [gain] }
  },
  tapped: {
    kind: 'triggered',
    id: 'down',
    effect: {
      kind: 'trigger',
      trigger: { on: { event: 'status', status: 'tapped', on: true, object: { types: ['creature'] } }, oneOrMore: true },
      steps: [gain]
    }
  },
  haste: { kind: 'marker', id: HASTE }
} as const satisfies Readonly<Record<string, Ability>>

/** Every third creature triggers as it attacks, every third one has haste; of other cards some answer attacks, and some tapping. */
const armed = (card: Card, at: number): Card => {
  const isCreature = card.types.includes('creature')
  const more: readonly Ability[] = isCreature
    ? [[added.each], [added.haste], []][at % 3]!
    : card.types.includes('artifact') || card.types.includes('enchantment')
      ? [at % 2 === 0 ? added.once : added.tapped]
      : []
  return { ...card, abilities: [...card.abilities, ...more] }
}

/** Two more creatures of the turn-player, so that several attack in some games. */
const joined = ({ start, objects, cards }: WireScenario): Pick<WireScenario, 'objects' | 'cards'> => {
  const more = ['Knight', 'Great Ox']
  return {
    objects: [...objects, ...more.map((card, at) => ({ id: `more${at}`, card, zone: 'arena' as const, owner: start.turnPlayer }))],
    cards: [...cards, ...more.filter(name => !cards.some(card => card.name === name)).map(name => known.get(name)!)]
  }
}

const declaring = (drawn: WireScenario): WireScenario => {
  const scenario = { ...drawn, ...joined(drawn) }
  const arrived = scenario.objects.filter(({ zone }, at) => zone === 'arena' && at % 4 === 0).map(({ id }) => id)
  return {
    ...scenario,
    cards: scenario.cards.map(armed),
    start: { turnPlayer: scenario.start.turnPlayer, phase: DECLARE_ATTACKERS, at: 'begin', ...(arrived.length > 0 && { arrived }) },
    until: { end: 'quiescent' }
  }
}

const attackersIn = (o: Observation): number => (o.see === 'event' ? o.events.filter(({ event }) => event === 'attack').length : 0)

it('is played as the charts have it, with several attackers at once, one and none', async () => {
  const iut = inProcess(createReference(base))
  const setting = { ...everythingIn(mtg), players: { least: 2, most: 2 } }
  const draw = gamesOf({ ruleset: 'mtg', seed: 508, cards: all, known, ...setting }, [])
  const found = new Map<number, number>()
  for (let at = 0; at < GAMES; at++) {
    const drawn = draw(at)
    const scenario = declaring(drawn.scenario)
    expect(wrongAboutAttackers(scenario, scenario.cards)).toBeUndefined()
    const { breaches, chart, played } = await playGame(iut, { model, rulebook: mtg, invariants }, { ...drawn, scenario })
    const attackers = Math.max(0, ...played.trace.map(attackersIn))
    if (chart.kind === 'accepted') found.set(attackers, (found.get(attackers) ?? 0) + 1)
    expect({ at, breaches, refused: chart.kind === 'refused' ? chart : undefined }).toEqual({ at, breaches: [], refused: undefined })
  }
  expect(found.get(0)).toBeGreaterThan(0)
  expect(found.get(1)).toBeGreaterThan(0)
  expect([...found].filter(([attackers]) => attackers > 1).reduce((sum, [, games]) => sum + games, 0)).toBeGreaterThan(GAMES / 10)
}, 600_000)
