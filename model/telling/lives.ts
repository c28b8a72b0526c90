/**
 * The players' life, kept up as a trace is told. Other numbers are paid without an event, so they are told at the end only.
 * @module
 */
import type { Structure } from '../rulebook/structure.js'
import type { WireScenario } from '../scenario/scenario.js'
import type { GameEvent } from '../trace/event.js'

/** Each player's life, so far as the scenario gives it. */
export interface Lives {
  readonly now: Readonly<Record<string, number>>
  /** How much it can be at most by what is gained; nothing where it may rise without end. @see ga-context:GL.recover */
  readonly most: Readonly<Record<string, number>>
}

/** A life before and after. */
export interface Changed {
  readonly player: string
  readonly from: number
  readonly to: number
}

/** The lives that the scenario begins with. */
export const startLives = ({ players }: WireScenario, structure?: Pick<Structure, 'numbers'>): Lives => {
  const known = players.flatMap(({ id, life, damage = 0 }) => (life === undefined ? [] : [{ id, life, full: life + damage }]))
  return {
    now: Object.fromEntries(known.map(({ id, life }) => [id, life])),
    most: structure?.numbers.lifeGained.value === 'recovered' ? Object.fromEntries(known.map(({ id, full }) => [id, full])) : {}
  }
}

interface Delta {
  readonly player: string
  readonly by: number
}

const deltas = (event: GameEvent): readonly Delta[] => {
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

/** A life after a change: what is gained never brings it above the most, nor lets one fall that is above it. */
const after = (life: number, by: number, most = Infinity): number => (by > 0 ? Math.max(life, Math.min(life + by, most)) : life + by)

/** The lives after some events, and those that changed. */
export const live = (before: Lives, events: readonly GameEvent[]): { readonly lives: Lives; readonly changed: readonly Changed[] } => {
  const known = events.flatMap(deltas).filter(({ player }) => Object.hasOwn(before.now, player))
  const now = known.reduce((lives, { player, by }) => ({ ...lives, [player]: after(lives[player]!, by, before.most[player]) }), before.now)
  const changed = Object.entries(before.now).flatMap(([player, from]) => (now[player] === from ? [] : [{ player, from, to: now[player]! }]))
  return { lives: { ...before, now }, changed }
}
