/** Models and scenarios of games that check until nothing changes. @module */
import { createBase } from '../../base/base.js'
import { everyRulebook } from '../../rulebook/index.js'
import type { Rulebook } from '../../rulebook/rulebook.js'
import type { Structure } from '../../rulebook/structure.js'
import type { Card } from '../../scenario/card.js'
import type { Step } from '../../scenario/step.js'
import type { StartObject, WireScenario } from '../../scenario/scenario.js'
import type { EffectRef } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { createModel } from '../acceptor/model.js'
import type { Model } from '../acceptor/model.js'
import { activate, event, pass, priority, resolves, scenarioOf } from './trace.js'

export const rulebookOf = (ruleset: string): Rulebook => everyRulebook.find(({ id }) => id === ruleset)!

/** The model of a game, all of which an engine shows; `change` alters values of its structure. */
export const modelOf = (ruleset: string, change: (structure: Structure) => Structure = structure => structure): Model => {
  const rulebook = rulebookOf(ruleset)
  return createModel(createBase({ ...rulebook, structure: change(rulebook.structure) }), { level: 'full', autonomous: [] })
}

/** P1's main phase with priority. */
export const inMain = (cards: readonly Card[], objects: readonly StartObject[], more: Partial<WireScenario> = {}): WireScenario =>
  scenarioOf(cards, objects, {
    ruleset: 'mtg',
    players: [
      { id: 'P1', life: 20 },
      { id: 'P2', life: 20 }
    ],
    start: { turnPlayer: 'P1', phase: 'main' },
    ...more
  })

/** An ability that can be activated once, so that it is an option no longer. */
export const once = (id: string, steps: readonly Step[]): Card['abilities'][number] => ({
  kind: 'activated',
  id,
  limit: { times: 1, per: 'turn' },
  steps: [...steps]
})

/** P1 activates an ability, and both pass. */
export const activating = (
  source: string,
  ability: string,
  layer: string,
  options: Parameters<typeof priority>[1],
  targets?: Readonly<Record<string, string>>
): readonly Observation[] => [
  ...priority(
    'P1',
    options,
    options.findIndex(each => each.option === 'activate' && each.ability === ability)
  ),
  event({ event: 'activate', player: 'P1', object: source, ability }),
  { see: 'layer', layer, kind: 'activated', controller: 'P1', effect: { source, ability }, ...(targets && { targets }) }
]

/** Both players pass, and the top layer begins to resolve. */
export const bothPass = (layer: string, first = [pass], second = [pass]): readonly Observation[] => [
  ...priority('P1', first),
  ...priority('P2', second),
  resolves(layer)
]

export const triggers = (effect: EffectRef, controller: string, layer: string, by?: string): Observation => ({
  see: 'triggered',
  effect,
  controller,
  layer,
  ...(by !== undefined && { by })
})

export const placed = (effect: EffectRef, controller: string, layer: string): Observation => ({
  see: 'layer',
  layer,
  kind: 'triggered',
  controller,
  effect
})

export { activate }
