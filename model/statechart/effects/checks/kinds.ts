/** Checks of objects by what they are: planeswalkers, battles, worlds, schemes, phenomena. @module */
import * as rules from '../../../rules/checks-of-objects.js'
import type { ObjectView } from '../../../scenario/view.js'
import type { Id } from '../../../trace/event.js'
import { objectView } from '../../../world/index.js'
import type { OwnScope, World } from '../../../world/index.js'
import type { Check } from './check.js'
import { buries, viewsInArena } from './check.js'

const PLANESWALKER = 'planeswalker'
const WORLD = 'world'
const SCHEME = 'scheme'
const BATTLE = 'battle'
const PHENOMENON = 'phenomenon'
const ROLE = 'role'

const ofType = (world: World, type: string): readonly ObjectView[] => viewsInArena(world).filter(({ types }) => types.includes(type))

/** A planeswalker without loyalty is put into the graveyard. */
export const noLoyalty: Check = {
  events: world => rules.withoutLoyalty(world, ofType(world, PLANESWALKER)).map(({ id }) => buries(id))
}

/** Planeswalkers of which several are of one kind go, whoever controls them. */
export const sharedType: Check = {
  events: world => rules.ofSharedKind(world, ofType(world, PLANESWALKER)).map(({ id }) => buries(id))
}

/** Of several worlds only the newest stays; if several of them came at once, none does. */
export const newest: Check = {
  events: world => {
    const all = ofType(world, WORLD)
    const [first, second] = rules.worlds(
      world,
      // what came at once is as new as the rest of it, whoever orders its effects
      all.map(({ id }) => ({ id, since: Math.floor(world.objects[id]!.since) }))
    )
    if (!first || !second) return []
    const stays = rules.newestStays(world, first, second)
    return all.filter(({ id }) => !stays || id !== first.id).map(({ id }) => buries(id))
  }
}

const isScheme = (world: World, id: Id): boolean => objectView(world, id)?.types.includes(SCHEME) ?? false

/** Whether a triggered ability on the stack or pending keeps a scheme face up. */
const isKept = (world: World, scheme: Id): boolean => {
  const sources = [...world.stack.filter(stackObject => stackObject.kind === 'triggered'), ...world.pending].map(({ scope }) => scope.self)
  return rules.isSchemeKept(
    world,
    sources.includes(scheme),
    sources.some(id => isScheme(world, id))
  )
}

/** A scheme that has been set in motion goes back, unless it is ongoing. */
export const scheme: Check = {
  events: world =>
    (world.zones.command ?? [])
      .filter(id => isScheme(world, id) && !world.objects[id]?.statuses.includes('face-down'))
      .filter(id => rules.goesBack(world, objectView(world, id)!) && !isKept(world, id))
      .map(object => ({ event: 'move', object, from: 'command', to: 'schemes', position: 'bottom', status: 'face-down' }))
}

/** Whether an ability of an object that has triggered is still to leave the stack, of the object that it is now. */
const hasWaiting = (world: World, id: Id): boolean =>
  [...world.stack.filter(stackObject => stackObject.kind === 'triggered'), ...world.pending].some(
    ({ scope }) => scope.self === id && (scope as OwnScope).incarnation === world.objects[id]?.incarnation
  )

/** A battle without defense is put into the graveyard, unless an ability of its own is still to leave the stack. */
export const noDefense: Check = {
  events: world =>
    rules
      .withoutDefense(world, ofType(world, BATTLE))
      .filter(({ id }) => !rules.isKeptByItsOwn(world, hasWaiting(world, id)))
      .map(({ id }) => buries(id))
}

/** Players leave a phenomenon, which is turned face down, as soon as none of its abilities is still to leave the stack. */
export const phenomenon: Check = {
  events: world => {
    const faceUp = (world.zones.command ?? [])
      .filter(id => !world.objects[id]?.statuses.includes('face-down'))
      .flatMap(id => objectView(world, id) ?? [])
      .filter(({ types }) => types.includes(PHENOMENON))
    return rules
      .left(world, faceUp)
      .filter(({ id }) => !rules.isKeptByItsOwn(world, hasWaiting(world, id)))
      .map(({ id }) => ({ event: 'status', object: id, status: 'face-down', on: true }))
  }
}

/** Of the Roles that one player has on a permanent all but the newest are put into the graveyard. */
export const roles: Check = {
  events: world => {
    const attached = ofType(world, ROLE).flatMap(({ id, controller, attachedTo: host }) => {
      const { hostIncarnation, since, attachedSince = 0 } = world.objects[id]!
      return host !== undefined && objectView(world, host) && world.objects[host]?.incarnation === hostIncarnation
        ? [{ id, controller, host, since: Math.max(since, attachedSince) }]
        : []
    })
    return rules.olderRoles(world, attached).map(({ id }) => buries(id))
  }
}
