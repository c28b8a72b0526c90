/** What effects do in addition, at once or after the event. @module */
import type { Step } from '../../../scenario/step.js'
import { entryOf } from '../../../instructions/instruction.js'
import { instructions } from '../../../instructions/index.js'
import type { AdditionalEffect, EventData, ModelState, Origin } from '../../state.js'
import { carryOut } from '../../frames.js'
import * as rules from '../../../rules/replacement.js'
import type { TransitionEffect } from '../../part.js'
import { update } from '../../state.js'
import type { OfReplacement } from './context.js'

const alters = (step: Step): boolean => {
  const { does } = entryOf(instructions, step)
  return does.kind === 'events' && does.alters === true
}

/** What takes the place of an event is one event: where its parts only change how the object lies there, they have no order. */
const orders = (additional: AdditionalEffect): readonly AdditionalEffect[] =>
  additional.instead && additional.steps.length > 1 && additional.steps.every(alters)
    ? [additional, { ...additional, steps: additional.steps.toReversed() }]
    : [additional]

/** What takes an event's place, no effect has modified yet. @see mtg-context:614.6 fab:6.4.6 */
const unmodified = ({ modifiers: _, ...origin }: Origin): Origin => origin

/** Carries out instructions that follow an application. */
export const follow = (state: ModelState, additional: AdditionalEffect, origin: EventData['origin'] | undefined): ModelState =>
  carryOut(state, additional.steps, additional.scope, {
    ability: additional.ref.ability,
    cause: { effect: additional.ref },
    ...(origin && rules.comesOfReplaced(state.world, additional.instead) && { origin: unmodified(origin) })
  })

export const isAnythingFurther = ({ data }: OfReplacement): boolean => data.additionalEffects.length > 0

/** Whether instructions follow that wait for the event, which does not occur itself. */
export const isOnlyFurther = ({ data }: OfReplacement): boolean => data.additionalAfter.length > 0 && !data.grouped

export const isAnyAdditional = ({ data }: OfReplacement): boolean => data.additionalAfter.length > 0

export const follows = ({ data }: OfReplacement): readonly TransitionEffect[] => {
  const [additional, ...additionalEffects] = data.additionalEffects
  return orders(additional!).map(additionalEffect => ({
    next: state => follow(update<'replacement'>(state, { additionalEffects }), additionalEffect, data.origin)
  }))
}

export const followsAdditional = ({ data }: OfReplacement): readonly TransitionEffect[] => {
  const [additional, ...additionalAfter] = data.additionalAfter
  return orders(additional!).map(additionalEffect => ({
    next: state => follow(update<'replacement'>(state, { additionalAfter }), additionalEffect, data.origin)
  }))
}
