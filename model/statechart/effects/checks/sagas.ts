/** The check of Sagas that are over. @module */
import type { Effect } from '../../../scenario/effect.js'
import { isSagaOver } from '../../../rules/checks-of-objects.js'
import type { Id } from '../../../trace/event.js'
import { effectsOf, objectView, type Instance, type World } from '../../../world/index.js'
import { inArena, type Check } from './check.js'

/** The number of a chapter ability: it triggers as lore counters on its own object reach it. */
const chapterOf = (effect: Effect): number | undefined => {
  if (effect.kind !== 'trigger' || effect.trigger.on?.event !== 'counters') return undefined
  const { object, counter, reaches } = effect.trigger.on
  return counter === 'lore' && object !== undefined && 'ref' in object && object.ref === 'self' ? reaches : undefined
}

const isOver = (world: World, id: Id): boolean => {
  const seen = objectView(world, id)
  if (!seen?.types.includes('saga')) return false
  const chapters = effectsOf(world, id).flatMap((instance: Instance) => {
    const number = chapterOf(instance.effect)
    return number === undefined ? [] : [{ key: instance.key, number }]
  })
  const waiting = [...world.stack, ...world.pending].map(({ key }) => key)
  const isAnyWaiting = chapters.some(({ key }) => waiting.includes(key))
  return isSagaOver(
    world,
    seen.counters['lore'] ?? 0,
    chapters.map(({ number }) => number),
    isAnyWaiting
  )
}

/** A Saga whose last chapter has come is sacrificed, unless a chapter of it is still to resolve. */
export const saga: Check = {
  events: world =>
    inArena(world)
      .filter(id => isOver(world, id))
      .map(object => ({ event: 'sacrifice', object }))
}
