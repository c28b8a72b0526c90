/** What effects do besides, at once or after the event. @module */
import type { Step } from '../../../scenario/step.js'
import { entryOf } from '../../../instructions/instruction.js'
import { instructions } from '../../../instructions/index.js'
import type { EventData, ModelState, Rider } from '../../state.js'
import { carryOut } from '../../frames.js'
import * as rules from '../../../rules/replacement.js'
import type { Move } from '../../part.js'
import { update } from '../../state.js'
import type { OfReplacement } from './context.js'

const alters = (step: Step): boolean => {
  const { does } = entryOf(instructions, step)
  return does.kind === 'events' && does.alters === true
}

/** What takes the place of an event is one event: where its parts only change how the object lies there, they have no order. */
const orders = (rider: Rider): readonly Rider[] =>
  rider.instead && rider.steps.length > 1 && rider.steps.every(alters) ? [rider, { ...rider, steps: rider.steps.toReversed() }] : [rider]

/** Carries out instructions that follow an application. */
export const follow = (state: ModelState, rider: Rider, origin: EventData['origin'] | undefined): ModelState =>
  carryOut(state, rider.steps, rider.scope, {
    ability: rider.ref.ability,
    cause: { effect: rider.ref },
    ...(origin && rules.comesOfReplaced(state.world, rider.instead) && { origin })
  })

export const isAnythingFurther = ({ data }: OfReplacement): boolean => data.riders.length > 0

/** Whether instructions follow that wait for the event, which does not occur itself. */
export const isOnlyFurther = ({ data }: OfReplacement): boolean => data.later.length > 0 && !data.grouped

export const isAnythingLater = ({ data }: OfReplacement): boolean => data.later.length > 0

export const follows = ({ data }: OfReplacement): readonly Move[] => {
  const [rider, ...riders] = data.riders
  return orders(rider!).map(each => ({ go: state => follow(update<'replacement'>(state, { riders }), each, data.origin) }))
}

export const followsLater = ({ data }: OfReplacement): readonly Move[] => {
  const [rider, ...later] = data.later
  return orders(rider!).map(each => ({ go: state => follow(update<'replacement'>(state, { later }), each, data.origin) }))
}
