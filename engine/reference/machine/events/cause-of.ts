/**
 * What brought an event about, as it is kept with the event.
 * @module
 */
import type { Caused } from '../../../../model/scenario/view.js'
import type { GameEvent } from '../../../../model/trace/event.js'

/** An event with the effect that brought it about. */
export type WithCause = GameEvent & { readonly broughtBy?: Caused }

/** The effect that brought an event about. */
export const causeOf = (event: GameEvent): Caused | undefined => (event as WithCause).broughtBy
