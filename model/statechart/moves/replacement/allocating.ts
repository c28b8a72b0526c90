/** Between what the points of a prevention are divided. @module */
import { establish, undivided } from '../../effects/prevention.js'
import type { GameEvent } from '../../../trace/event.js'
import type { Option } from '../../../trace/option.js'
import type { ModelState } from '../../state.js'
import { isControllersToAllocate } from '../../../rules/prevention.js'
import { controllerOf } from '../../effects/replacing.js'
import { ask } from '../../frames.js'
import { dividesPrevention } from '../../../rules/asking.js'
import type { Move } from '../../part.js'
import { silently } from '../../part.js'
import { update } from '../../state.js'
import type { OfReplacement } from './context.js'
import { chosen } from './pass.js'

/** The parts between which the chosen prevention's next point is to be divided. */
const places = (c: OfReplacement): readonly number[] => {
  const replacer = chosen(c)
  if (replacer?.kind !== 'prevention' || c.data.event?.event !== 'damage') return []
  return undivided(c.world, c.data.event, establish(c.world, replacer.instance, c.data.event), c.data.allocation)
}

const partOption = (event: GameEvent | null, place: number): Option => {
  const part = event?.event === 'damage' ? event.parts[place] : undefined
  return { option: 'part', target: part?.target ?? '', ...(part?.type !== undefined && { type: part.type }) }
}

export const divides = (c: OfReplacement): boolean => places(c).length > 0

export const asksToAllocate = (c: OfReplacement): ModelState => {
  const replacer = chosen(c)!
  const by = isControllersToAllocate(c.world) ? controllerOf(replacer) : (c.data.applier ?? controllerOf(replacer))
  return ask(
    c.state,
    dividesPrevention(c.world, by, c.world.turn.player, c.world.players),
    'allocate',
    places(c).map(place => partOption(c.data.event, place))
  )
}

export const allocates = (c: OfReplacement): readonly Move[] =>
  silently(state => {
    const option = c.returned?.kind === 'option' ? c.returned.option : undefined
    const place = places(c).find(each => JSON.stringify(partOption(c.data.event, each)) === JSON.stringify(option))
    return update<'replacement'>(state, { allocation: [...c.data.allocation, place ?? 0].sort() })
  })
