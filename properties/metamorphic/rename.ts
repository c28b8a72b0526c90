/**
 * Things of a scenario under other ids.
 * @module
 */
import type { StartEffect, WireScenario } from '../../model/scenario/scenario.js'

/** A map of ids that leaves those it does not know. */
export const byMap =
  (map: ReadonlyMap<string, string>): ((id: string) => string) =>
  id =>
    map.get(id) ?? id

const renameEffect = (effect: StartEffect, rename: (id: string) => string): StartEffect => ({
  ...effect,
  source: rename(effect.source),
  ...(effect.controller !== undefined && { controller: rename(effect.controller) }),
  ...(effect.after !== undefined && { after: rename(effect.after) }),
  ...(effect.named && { named: Object.fromEntries(Object.entries(effect.named).map(([name, id]) => [name, rename(id)])) })
})

/** The scenario with its things renamed; nothing else of it changes. */
export const renameScenario = (scenario: WireScenario, rename: (id: string) => string): WireScenario => ({
  ...scenario,
  players: scenario.players.map(player => ({ ...player, id: rename(player.id) })),
  start: {
    ...scenario.start,
    turnPlayer: rename(scenario.start.turnPlayer),
    ...(scenario.start.effects && { effects: scenario.start.effects.map(effect => renameEffect(effect, rename)) }),
    ...(scenario.start.arrived && { arrived: scenario.start.arrived.map(rename) })
  },
  until: scenario.until.end === 'boundary' ? { ...scenario.until, player: rename(scenario.until.player) } : scenario.until,
  objects: scenario.objects.map(object => ({
    ...object,
    id: rename(object.id),
    owner: rename(object.owner),
    ...(object.controller !== undefined && { controller: rename(object.controller) }),
    ...(object.attachedTo !== undefined && { attachedTo: rename(object.attachedTo) })
  }))
})
