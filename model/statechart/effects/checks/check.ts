/** What the game checks by itself: a condition, and the events by which it acts on it. @module */
import type { GameEvent, Id } from '../../../trace/event.js'
import type { ObjectView } from '../../../scenario/view.js'
import { objectView } from '../../../world/index.js'
import type { World } from '../../../world/index.js'

/** Objects of which a player keeps one as a check removes the others; where it `may`, of which they let any go. */
export interface Keeping {
  readonly player: Id
  readonly may?: true
  readonly among: readonly Id[]
}

/** One check. What it finds belongs to one group of events. */
export interface Check {
  /** What it looks at that has happened since it was last made. */
  readonly since?: 'drewFromEmptyLibrary' | 'dealtDeathtouch' | 'movedCommanders'
  /** What is to be chosen before the events, in turn order. */
  readonly keeps?: (world: World) => readonly Keeping[]
  /** @param kept what has been chosen to stay, or to go */
  readonly events: (world: World, kept: readonly Id[]) => readonly GameEvent[]
}

/** The objects of the arena, in its order; what has phased out is not there. */
export const inArena = (world: World): readonly Id[] =>
  (world.zones.arena ?? []).filter(id => !world.objects[id]?.statuses.includes('phased-out'))

const views = new WeakMap<World, readonly ObjectView[]>()

/** These as they are. */
export const viewsInArena = (world: World): readonly ObjectView[] => {
  const known = views.get(world) ?? inArena(world).flatMap(id => objectView(world, id) ?? [])
  views.set(world, known)
  return known
}

/** Lets an object of the arena go to the graveyard without being destroyed. */
export const buries = (object: Id): GameEvent => ({ event: 'move', object, from: 'arena', to: 'graveyard' })
