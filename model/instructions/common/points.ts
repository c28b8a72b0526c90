/** Points of a player that are gained or lost. @module */
import { isAnything } from '../../rules/events.js'
import type { GameEvent } from '../../trace/event.js'
import { living, viewFor } from '../../world/index.js'
import { sayAmount } from '../../telling/card/amount.js'
import { instruct, sayRef, type Speech } from '../../telling/card/speech.js'
import type { Place, StepOf } from '../instruction.js'
import { inOrderOfActing } from './place.js'
import { number } from './words.js'

type Points = StepOf<'gain'> | StepOf<'lose'>

/** The gains or losses: none of nothing, and none of who has left the game. */
export const pointsOf = ({ world, scope }: Place, step: Points): readonly GameEvent[] => {
  const { base } = world.facts
  const points = base.amount(step.amount, viewFor(world, scope), scope) ?? 0
  const meant = isAnything(world, points) ? base.refersTo(step.player, viewFor(world, scope), scope) : []
  const players = inOrderOfActing(
    world,
    scope.you,
    living(world).filter(player => meant.includes(player))
  )
  return players.map(player => ({ event: step.do, player, of: step.of, amount: points }))
}

/** `gain 2 life`, `lose 1 resource`. */
export const sayPoints = (step: Points, speech: Speech): string => {
  const amount = sayAmount(step.amount, speech)
  const points =
    step.of === 'life' || step.of === 'poison' || step.of === 'speed'
      ? `${amount} ${step.of}`
      : number(amount, step.of.replaceAll('-', ' ').replace(/s$/, ''))
  return instruct(sayRef(step.player, speech), `${step.do} ${points}`)
}
