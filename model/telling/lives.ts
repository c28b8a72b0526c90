/**
 * The players' life, kept up as a trace is told. Other numbers are paid without an event, so they are told at the end only.
 * @module
 */
import type { WireScenario } from '../scenario/scenario.js'
import type { GameEvent } from '../trace/event.js'

/** Each player's life, so far as the scenario gives it. */
export type Lives = Readonly<Record<string, number>>

/** A life before and after. */
export interface Changed {
  readonly player: string
  readonly from: number
  readonly to: number
}

/** The lives that the scenario begins with. */
export const startLives = (scenario: WireScenario): Lives =>
  Object.fromEntries(scenario.players.flatMap(({ id, life }) => (life === undefined ? [] : [[id, life]])))

const deltas = (event: GameEvent): readonly { readonly player: string; readonly by: number }[] => {
  switch (event.event) {
    case 'damage':
      return event.parts.map(({ target, amount }) => ({ player: target, by: -amount }))
    case 'gain':
      return event.of === 'life' ? [{ player: event.player, by: event.amount }] : []
    case 'lose':
      return event.of === 'life' ? [{ player: event.player, by: -event.amount }] : []
    default:
      return []
  }
}

/** The lives after some events, and those that changed. */
export const live = (before: Lives, events: readonly GameEvent[]): { readonly lives: Lives; readonly changed: readonly Changed[] } => {
  const known = events.flatMap(deltas).filter(({ player }) => Object.hasOwn(before, player))
  const lives = known.reduce<Lives>((now, { player, by }) => ({ ...now, [player]: now[player]! + by }), before)
  const changed = Object.keys(before).flatMap(player =>
    lives[player] === before[player] ? [] : [{ player, from: before[player]!, to: lives[player]! }]
  )
  return { lives, changed }
}
