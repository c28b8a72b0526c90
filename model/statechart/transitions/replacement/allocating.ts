/** Between what the points of a prevention are divided. @module */
import { establish, undivided } from '../../effects/prevention.js'
import type { GameEvent } from '../../../trace/event.js'
import type { Option } from '../../../trace/option.js'
import type { ModelState } from '../../state.js'
import { isControllersToAllocate } from '../../../rules/prevention.js'
import { controllerOf } from '../../effects/replacing.js'
import { ask } from '../../frames.js'
import { dividesPrevention } from '../../../rules/asking.js'
import type { TransitionEffect } from '../../part.js'
import { internally } from '../../part.js'
import { update } from '../../state.js'
import type { OfReplacement } from './context.js'
import { chosen } from './pass.js'

/** The parts between which the chosen prevention's next point is to be divided. */
const places = (context: OfReplacement): readonly number[] => {
  const replacer = chosen(context)
  if (replacer?.kind !== 'prevention' || context.data.event?.event !== 'damage') return []
  return undivided(
    context.world,
    context.data.event,
    establish(context.world, replacer.instance, context.data.event),
    context.data.allocation
  )
}

const partOption = (event: GameEvent | null, place: number): Option => {
  const part = event?.event === 'damage' ? event.parts[place] : undefined
  return { option: 'part', target: part?.target ?? '', ...(part?.type !== undefined && { type: part.type }) }
}

export const divides = (context: OfReplacement): boolean => places(context).length > 0

export const asksToAllocate = (context: OfReplacement): ModelState => {
  const replacer = chosen(context)!
  const by = isControllersToAllocate(context.world) ? controllerOf(replacer) : (context.data.applier ?? controllerOf(replacer))
  return ask(
    context.state,
    dividesPrevention(context.world, by, context.world.turn.player, context.world.players),
    'allocate',
    places(context).map(place => partOption(context.data.event, place))
  )
}

export const allocates = (context: OfReplacement): readonly TransitionEffect[] =>
  internally(state => {
    const option = context.returned?.kind === 'option' ? context.returned.option : undefined
    const place = places(context).find(each => JSON.stringify(partOption(context.data.event, each)) === JSON.stringify(option))
    return update<'replacement'>(state, { allocation: [...context.data.allocation, place ?? 0].sort() })
  })
