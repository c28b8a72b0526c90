/** What the chart of the turn reads of the declaration of attackers, and what its transitions do. @module */
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import { attacking, possibleAttackers, tapping } from '../effects/attacking.js'
import { ask, happenTogether, inAnyWay } from '../frames.js'
import type { TransitionEffect } from '../part.js'
import { eachWay, internally } from '../part.js'
import type { ModelState } from '../state.js'
import { update } from '../state.js'
import type { OfTurn } from './turn.js'

const isDeclaring = ({ data }: OfTurn): boolean => data.actions?.[0] === 'declare-attackers'

const chosen = ({ data }: OfTurn): readonly Id[] => data.chosen ?? []

/** The creatures that may still be chosen. */
const left = (context: OfTurn): readonly Id[] => possibleAttackers(context.world).filter(id => !chosen(context).includes(id))

/** Whether a creature may still be declared as an attacker. */
export const isChoosing = (context: OfTurn): boolean =>
  isDeclaring(context) && context.data.attackers === undefined && left(context).length > 0

/** Whether all are chosen, and are to become tapped. */
export const isTapping = (context: OfTurn): boolean =>
  isDeclaring(context) && context.data.attackers !== 'tapped' && chosen(context).length > 0

/** Whether they have become tapped, and attack. */
export const isAttacking = (context: OfTurn): boolean => isDeclaring(context) && context.data.attackers === 'tapped'

/** Asks for the next creature that attacks; no more may be declared at any time. */
export const asksForAttacker = (context: OfTurn): ModelState =>
  ask(context.state, context.world.turn.player, 'choose', [
    ...left(context).map((object): Option => ({ option: 'object', object })),
    { option: 'done' }
  ])

/** Keeps the creature that was chosen; or all are. */
export const chooses = (context: OfTurn): readonly TransitionEffect[] =>
  internally(state => {
    const option = context.returned?.kind === 'option' ? context.returned.option : undefined
    return option?.option === 'object'
      ? update<'turn'>(state, { chosen: [...chosen(context), option.object] })
      : update<'turn'>(state, { attackers: 'chosen' })
  })

/** What follows once attackers are declared. */
const afterwards = (state: ModelState, { data }: OfTurn): ModelState =>
  update<'turn'>(state, { actions: data.actions?.slice(1) ?? [], chosen: [] })

/**
 * They become tapped and then attack, or do both in one event: the text has an order for the two, and nobody can act between. Whether
 * they become tapped at once or one after another, it does not say.
 */
export const taps = (context: OfTurn): readonly TransitionEffect[] => {
  const { state, world } = context
  const all = chosen(context)
  const apart = (now: ModelState): readonly ModelState[] =>
    inAnyWay(update<'turn'>(now, { attackers: 'tapped' }), tapping(all), { cause: { rule: 'turn' } })
  const inOne = (now: ModelState): ModelState =>
    happenTogether(afterwards(now, context), [...tapping(all), ...attacking(world, all)], { cause: { rule: 'turn' } })
  return eachWay(state, now => [...apart(now), inOne(now)]).map(next => ({ next }))
}

/** All of them attack at once. */
export const attacks = (context: OfTurn): readonly TransitionEffect[] =>
  internally(state => happenTogether(afterwards(state, context), attacking(context.world, chosen(context)), { cause: { rule: 'turn' } }))
