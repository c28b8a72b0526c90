/** What an effect does in addition, as far as it may be one event with what is left of the replaced one. @module */
import { instructions } from '../../instructions/index.js'
import { entryOf } from '../../instructions/instruction.js'
import type { GameEvent } from '../../trace/event.js'
import type { World } from '../../world/index.js'
import type { AdditionalEffect } from '../state.js'

/**
 * The gains and losses of points that further parts come to, or nothing if any of them does something else.
 * @see mtg-context:615.5 ga-context:DP.11
 */
export const pointsOfAdditional = (world: World, additionalEffects: readonly AdditionalEffect[]): readonly GameEvent[] => {
  const events = additionalEffects.flatMap(({ steps, scope, instead }) =>
    steps.map((step): readonly GameEvent[] | undefined => {
      if (instead || step.as !== undefined || step.instead) return undefined
      const { does } = entryOf(instructions, step)
      return does.kind === 'events' ? does.additional?.({ world, scope }, step) : undefined
    })
  )
  return events.every(each => each !== undefined) ? events.flat() : []
}
