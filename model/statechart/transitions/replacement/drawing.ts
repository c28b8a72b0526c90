/** Draws: card by card, and of nothing. @module */
import type { World } from '../../../world/index.js'
import type { GameEvent } from '../../../trace/event.js'
import { living, topOfDeck } from '../../../world/index.js'
import { emptyDeck } from '../../../rules/events.js'
import type { ModelState } from '../../state.js'
import { inWorld, pop } from '../../state.js'
import { happen, happenInTurn } from '../../frames.js'
import type { TransitionEffect } from '../../part.js'
import { internally } from '../../part.js'
import { occursAfterAll } from '../../effects/times.js'
import * as rules from '../../../rules/replacement.js'
import type { OfReplacement } from './context.js'
import { cannotOccur } from './allowed.js'

/** So many draws one instruction may make; beyond, the charts do not follow. */
const MOST = 1_000

/** Events of a number of cards are carried out card by card. */
export const isCompound = ({ data }: OfReplacement): boolean =>
  data.event?.event === 'draw' && data.event.count !== undefined && data.event.count !== 1

/** A draw names the card only as it occurs. */
export const settled = (world: World, event: GameEvent): GameEvent | undefined => {
  if (event.event !== 'draw' || event.object !== undefined) return event
  const object = topOfDeck(world, event.player)
  if (object === undefined) return undefined
  const { count: _, ...rest } = event
  return { ...rest, object }
}

/** Whether it means something that there is no card to draw. */
const minds = ({ world }: OfReplacement): boolean => emptyDeck(world) !== 'nothing'

/** A draw from an empty deck: its player has lost, at once or when that is checked. */
const withoutCard = (state: ModelState, { data, world }: OfReplacement): ModelState => {
  const player = data.event?.event === 'draw' ? data.event.player : world.turn.player
  const done = pop(state, { kind: 'happened', happened: false, amount: 0 })
  if (!living(world).includes(player)) return done
  if (emptyDeck(world) === 'lose-at-once') return happen(done, { event: 'defeat', player }, { cause: { rule: 'check' } })
  return inWorld(done, { ...done.world, drewFromEmptyLibrary: [...new Set([...done.world.drewFromEmptyLibrary, player])] })
}

export const lacksCard = ({ world, data }: OfReplacement): boolean => data.event !== null && settled(world, data.event) === undefined

/** A draw, from nothing, in a game that minds. */
export const isEmpty = (context: OfReplacement): boolean =>
  minds(context) && !cannotOccur(context) && context.data.event?.event === 'draw' && !isCompound(context) && lacksCard(context)

/** A draw, from nothing, in a game that does not mind. */
export const isDrawOfNothing = (context: OfReplacement): boolean =>
  !minds(context) && context.data.event?.event === 'draw' && !isCompound(context) && lacksCard(context)

export const isOfSeveralCards = (context: OfReplacement): boolean => !context.data.grouped && !cannotOccur(context) && isCompound(context)

export const findsNoCard = (context: OfReplacement): readonly TransitionEffect[] => internally(state => withoutCard(state, context))

/**
 * Whether a number of draws has become a single one: an engine may tell it as that, or as the only part of what it was.
 * @see fab-context:1.9.2
 */
export const isReducedToOne = (context: OfReplacement): boolean =>
  context.data.event?.event === 'draw' &&
  context.data.event.count === 1 &&
  !context.data.grouped &&
  !cannotOccur(context) &&
  !lacksCard(context)

/** Events of a number of cards come card by card. */
export const expands = ({ data }: OfReplacement): readonly TransitionEffect[] => {
  const { event } = data
  if (event?.event !== 'draw') return []
  if ((event.count ?? 1) > MOST) return internally(state => ({ ...state, unsupported: `more than ${MOST} draws at once` }))
  const parts = Array.from({ length: Math.max(0, event.count ?? 1) }, () => ({ event: 'draw' as const, player: event.player }))
  const { declined } = data.origin
  // whether who has declined for the whole may still apply an effect to a part is not said
  const readings = declined.length > 0 ? [declined, []] : [declined]
  return readings.map(declined => ({
    next: state =>
      happenInTurn(inWorld(state, occursAfterAll(state.world, event, data.origin.applied)), parts, event.player, {
        ...(data.cause && { cause: data.cause }),
        origin: { ...data.origin, applied: rules.appliedToWhole(state.world, data.origin.applied), declined },
        within: data.id,
        ordered: true
      })
  }))
}
