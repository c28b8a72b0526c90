import { steps } from '../../rules/turn.js'
import { expireChain, expireLink } from '../lasting.js'
import { place } from '../place.js'
import type { Fold } from './occurrence.js'

/** A new chain link: the former one is no longer active, so what lasted for it ends. Where attacks make no chain, nothing changes. */
export const attack: Fold<'attack'> = (world, event) => {
  if (steps(world).length === 0) return world
  const ended = expireLink(world)
  const placed = ended.objects[event.object]?.zone === 'stack' ? place(ended, event.object, 'arena') : ended
  return {
    ...placed,
    chain: world.combat?.attacks.length ? world.chain : world.chain + 1,
    link: world.link + 1,
    combat: {
      step: world.combat?.step ?? 'attack',
      attack: { object: event.object, target: event.target },
      attacks: [...(world.combat?.attacks ?? []), event.object]
    }
  }
}

export const close: Fold<'close'> = world => {
  const ended = expireChain(world)
  return { ...ended, combat: ended.combat && { ...ended.combat, attack: undefined } }
}
