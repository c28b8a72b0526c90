/** What an effect does besides, as far as it may be one event with what is left of the replaced one. @module */
import type { GameEvent } from '../../trace/event.js'
import { living, viewFor, type World } from '../../world/index.js'
import type { Rider } from '../state.js'

/**
 * The gains and losses of points that further parts come to, or nothing if any of them does something else.
 * @see mtg-context:615.5 ga-context:DP.11
 */
export const pointsBeside = (world: World, riders: readonly Rider[]): readonly GameEvent[] => {
  const { base } = world.facts
  const events = riders.flatMap(({ steps, scope, instead }) =>
    steps.map((step): readonly GameEvent[] | undefined => {
      if (instead || (step.do !== 'gain' && step.do !== 'lose') || step.as !== undefined || step.instead) return undefined
      const points = base.amount(step.amount, viewFor(world, scope), scope) ?? 0
      const players =
        points > 0 ? base.refersTo(step.player, viewFor(world, scope), scope).filter(player => living(world).includes(player)) : []
      return players.map(player => ({ event: step.do, player, of: step.of, amount: points }))
    })
  )
  return events.every(each => each !== undefined) ? events.flat() : []
}
