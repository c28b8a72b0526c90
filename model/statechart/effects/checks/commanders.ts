/** The check of commanders that have gone where their owners may fetch them. @module */
import type { Id } from '../../../trace/event.js'
import { mayReturn } from '../../../rules/checks-of-objects.js'
import { living } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'

const isThere = (world: World, id: Id): boolean => mayReturn(world, world.objects[id]?.zone ?? '')

/** Each owner may put theirs into the command zone if it has moved since the last checks. */
export const commanderReturns: Check = {
  since: 'movedCommanders',
  keeps: world =>
    living(world).flatMap(player => {
      const among = world.movedCommanders.filter(id => world.objects[id]?.owner === player && isThere(world, id))
      return among.length > 0 ? [{ player, may: true as const, among }] : []
    }),
  events: (world, kept) =>
    kept
      .filter(id => world.movedCommanders.includes(id) && isThere(world, id))
      .map(object => ({ event: 'move', object, from: world.objects[object]!.zone, to: 'command' }))
}
