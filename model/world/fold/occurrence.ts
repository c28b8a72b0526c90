/** Folds of single event kinds. @module */
import type { EventOf, GameEvent } from '../../trace/event.js'
import type { World } from '../world.js'

/** How one kind of event changes the world. */
export type Fold<K extends GameEvent['event']> = (world: World, event: EventOf<K>) => World
