/** Players who have lost leaving a game that goes on. @module */
import type { Id } from '../trace/event.js'
import { leavesWithController, leavesWithOwner, takenByLost } from '../rules/zones.js'
import { place } from './place.js'
import { objectView, viewFor } from './view.js'
import type { Lasting, World } from './world.js'

/** Whether control effects of players who have lost end, rather than all that they control being cleared. */
const givesBack = (world: World): boolean => takenByLost(world) === 'back-or-banished'

/** Whether an effect gives one of these players control of something. */
const gives = (world: World, { effect, scope }: Lasting, lost: readonly Id[]): boolean =>
  effect.kind === 'continuous' &&
  effect.change.some(
    modification =>
      'controller' in modification &&
      world.facts.base.refersTo(modification.controller, viewFor(world, scope), scope).some(id => lost.includes(id))
  )

/**
 * What players who have lost own leaves the game, their stack objects with it, and what gives them control of something ends.
 * @see fab-context:4.5.1a mtg-context:800.4a
 */
export const leaveGame = (world: World, lost: readonly Id[]): World => {
  const lasting = givesBack(world) ? world.lasting.filter(each => !gives(world, each, lost)) : world.lasting
  const own = Object.values(world.objects).filter(object => object.zone !== 'outside' && leavesWithOwner(world, lost, object.owner))
  const left = own.reduce((now, object) => place(now, object.id, 'outside'), { ...world, lasting })
  const stays = ({ controller }: { readonly controller: Id }): boolean => !leavesWithController(world, lost, controller)
  return { ...left, stack: left.stack.filter(stays), pending: left.pending.filter(stays) }
}

/** What of others' players who have lost still control. */
export const abandoned = (world: World): readonly Id[] =>
  world.defeated.length === 0
    ? []
    : (world.zones.arena ?? []).filter(id => {
        const object = objectView(world, id)
        return object !== undefined && world.defeated.includes(object.controller) && !world.defeated.includes(object.owner)
      })
