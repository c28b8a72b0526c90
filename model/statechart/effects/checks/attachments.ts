/** Checks of what is attached to what it may not be attached to. @module */
import * as rules from '../../../rules/checks-of-objects.js'
import type { Fate } from '../../../rules/checks-of-objects.js'
import type { ObjectView } from '../../../scenario/view.js'
import type { World } from '../../../world/index.js'
import { isWellAttached } from '../attachment.js'
import type { Check } from './check.js'
import { buries, viewsInArena } from './check.js'

/** Without a fit host, one goes to the graveyard. */
const NEEDS_HOST = 'aura'

/** These stay in the arena without a host; nothing else may be attached at all, and in some editions no creature. */
const MAY_HAVE_HOST: readonly string[] = ['equipment', 'fortification']

const fateOf = (world: World, { id, types }: ObjectView): Fate => {
  if (types.includes(NEEDS_HOST)) return isWellAttached(world, id) ? 'stays' : rules.auraWithoutHost(world)
  if (world.objects[id]?.attachedTo === undefined) return 'stays'
  const asCreature = types.includes('creature') ? rules.attachedCreature(world) : 'stays'
  if (asCreature !== 'stays') return asCreature
  if (!types.some(type => MAY_HAVE_HOST.includes(type))) return rules.otherAttached(world)
  return isWellAttached(world, id) ? 'stays' : rules.equipmentWithoutHost(world)
}

export const attachment: Check = {
  events: world => {
    const fates = viewsInArena(world).map(objectView => ({ id: objectView.id, fate: fateOf(world, objectView) }))
    return [
      ...fates.filter(({ fate }) => fate === 'goes').map(({ id }) => buries(id)),
      ...fates.filter(({ fate }) => fate === 'comes-off').map(({ id }) => ({ event: 'attach' as const, object: id }))
    ]
  }
}
