/** Whether costs are paid. @module */
import type { Game } from './decision.js'
import { decision, listed } from './decision.js'

/** Whether the costs of an ability are paid, so that it is activated: also where other events have replaced those that were to pay them. */
export const arePaid = decision(
  { cites: ['fab-context:1.14.4c'] },
  [(_: boolean, haveOccurred: boolean) => haveOccurred],
  (_: Game, _haveOccurred: boolean): boolean => true
)

/** The additional costs that count as paid for a card: all that were declared, whatever has replaced the events that paid them. */
export const extrasPaid = listed({ cites: ['fab-context:5.1.9a'] }, (_: Game, declared: readonly string[]) => declared)
