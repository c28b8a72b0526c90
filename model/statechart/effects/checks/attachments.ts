/** Checks of what is attached to what it may not be attached to. @module */
import { objectView } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import { isWellAttached } from '../attachment.js'
import type { Check } from './check.js'
import { buries, inArena } from './check.js'

/** Without a fit host, one goes to the graveyard. */
const NEEDS_HOST = 'aura'

/** These stay in the arena without a host; nothing else may be attached at all, and in some editions no creature. */
const MAY_HAVE_HOST: readonly string[] = ['equipment', 'fortification']

const typesOf = (world: World, id: string): readonly string[] => objectView(world, id)?.types ?? []

const isAttached = (world: World, id: string): boolean => world.objects[id]?.attachedTo !== undefined

const comesOff = (world: World, id: string): boolean => {
  const types = typesOf(world, id)
  if (types.includes(NEEDS_HOST) || !isAttached(world, id)) return false
  const { attachedCreatures } = world.facts.base.rulebook.structure.checks
  if (types.includes('creature') && attachedCreatures.value === 'come-off') return true
  return !types.some(type => MAY_HAVE_HOST.includes(type)) || !isWellAttached(world, id)
}

/** @see mtg-context:704.5m mtg-context:704.5n mtg-context:704.5p */
export const attachment: Check = {
  events: world => [
    ...inArena(world)
      .filter(id => typesOf(world, id).includes(NEEDS_HOST) && !isWellAttached(world, id))
      .map(buries),
    ...inArena(world)
      .filter(id => comesOff(world, id))
      .map(object => ({ event: 'attach' as const, object }))
  ]
}
