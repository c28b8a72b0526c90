/** Checks of objects by what they are: planeswalkers, worlds, schemes. @module */
import type { Id } from '../../../trace/event.js'
import { objectView } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'
import { buries, inArena } from './check.js'

const PLANESWALKER = 'planeswalker'
const LOYALTY = 'loyalty'
const WORLD = 'world'
const SCHEME = 'scheme'
const ONGOING = 'ongoing'

const typesOf = (world: World, id: Id): readonly string[] => objectView(world, id)?.types ?? []

const ofType = (world: World, type: string): readonly Id[] => inArena(world).filter(id => typesOf(world, id).includes(type))

/** A planeswalker without loyalty is put into the graveyard. */
export const noLoyalty: Check = {
  events: world =>
    ofType(world, PLANESWALKER)
      .filter(id => (objectView(world, id)?.counters[LOYALTY] ?? 0) === 0)
      .map(buries)
}

/** The kinds of planeswalker that an object is of. */
const kindsOf = (world: World, id: Id): readonly string[] => typesOf(world, id).filter(type => type.startsWith(`${PLANESWALKER} `))

/** Planeswalkers of which several are of one kind go, whoever controls them. */
export const sharedType: Check = {
  events: world => {
    const all = ofType(world, PLANESWALKER)
    const isShared = (kind: string): boolean => all.filter(id => kindsOf(world, id).includes(kind)).length > 1
    return all.filter(id => kindsOf(world, id).some(isShared)).map(buries)
  }
}

/** Of several worlds only the newest stays; if several of them came at once, none does. */
export const newest: Check = {
  events: world => {
    const all = ofType(world, WORLD)
    if (all.length < 2) return []
    const latest = Math.max(...all.map(id => world.objects[id]!.since))
    const last = all.filter(id => world.objects[id]!.since === latest)
    return all.filter(id => last.length > 1 || id !== last[0]).map(buries)
  }
}

/** Whether a triggered ability that the structure names, on the stack or pending, keeps a scheme face up. */
const isHeld = (world: World, scheme: Id): boolean => {
  const sources = [...world.stack.filter(layer => layer.kind === 'triggered'), ...world.pending].map(({ scope }) => scope.self)
  switch (world.facts.base.rulebook.structure.checks.schemes.value) {
    case null:
    case 'none':
      return false
    case 'own-trigger':
      return sources.includes(scheme)
    case 'any-trigger':
      return sources.some(id => typesOf(world, id).includes(SCHEME))
  }
}

/** A scheme that has been set in motion goes back, unless it is ongoing. */
export const scheme: Check = {
  events: world =>
    (world.zones.command ?? [])
      .filter(id => typesOf(world, id).includes(SCHEME) && !typesOf(world, id).includes(ONGOING))
      .filter(id => !world.objects[id]?.statuses.includes('face-down') && !isHeld(world, id))
      .map(object => ({ event: 'move', object, from: 'command', to: 'schemes', position: 'bottom', status: 'face-down' }))
}
