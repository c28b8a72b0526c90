/** The declaration of attackers: which creatures may be declared, and what then happens to them. @module */
import { HASTE } from '../../scenario/names.js'
import { attackingOf, mayAttack } from '../../rules/turn.js'
import type { EventOf, Id } from '../../trace/event.js'
import { isHeldSinceTheTurnBegan, living, objectView } from '../../world/index.js'
import type { World } from '../../world/index.js'
import { isInArena } from './attachment.js'
import { forbidden } from './replacing.js'

/** The creatures that the turn-player controls. */
const own = (world: World): readonly Id[] =>
  (world.zones.arena ?? []).filter(id => {
    const object = objectView(world, id)
    return object !== undefined && object.controller === world.turn.player && object.types.includes('creature') && isInArena(world, id)
  })

/** The one other player, who is attacked. */
const defender = (world: World): Id => living(world).find(player => player !== world.turn.player) ?? world.turn.player

const attackBy = (world: World, object: Id): EventOf<'attack'> => ({ event: 'attack', object, target: defender(world) })

/** The creatures that may be declared as attackers. */
export const possibleAttackers = (world: World): readonly Id[] =>
  own(world).filter(
    id =>
      mayAttack(
        world,
        world.objects[id]!.statuses.includes('tapped'),
        isHeldSinceTheTurnBegan(world, id),
        objectView(world, id)!.markers.includes(HASTE)
      ) && !forbidden(world, attackBy(world, id))
  )

/** The chosen creatures become tapped. */
export const tapping = (chosen: readonly Id[]): readonly EventOf<'status'>[] =>
  chosen.map(object => ({ event: 'status', object, status: 'tapped', on: true }))

/** Those of them attack that the turn-player still controls. */
export const attacking = (world: World, chosen: readonly Id[]): readonly EventOf<'attack'>[] =>
  attackingOf(world, chosen, own(world)).map(object => attackBy(world, object))
