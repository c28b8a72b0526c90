/** What the state of the game triggers. @module */
import type { Condition } from '../scenario/amount.js'
import type { Scope, View } from '../scenario/view.js'
import type { Game } from './decision.js'
import { is, yesNo } from './decision.js'

/** Whether states are looked at all the time, not only before priority. */
export const areStatesAlwaysSeen = is('triggers.stateSampled', 'always')

/** Whether the state is there that a trigger waits for. */
export const isStateThere = yesNo(
  { cites: ['mtg:603.8', 'fab:6.6.5c', 'mtg-2010:trigger.13', 'fab-context:1.10.2d', 'ga:1', 'ga-older:1'] },
  ({ facts }: Game, state: Condition, seen: View, scope: Scope) => facts.base.condition(state, seen, scope)
)

/** Whether a trigger that looks at the state triggers again only once that was gone, not once its ability has left the stack. */
export const rearmsOnChange = is('triggers.stateRearms', 'on-change')

/** Whether a trigger may not trigger on a state now: the state has merely stayed, or its ability is still on the stack. */
export const isNotYetAgain = yesNo(
  { cites: ['mtg:603.8', 'fab:6.6.5c', 'mtg-2010:trigger.13', 'ga:1'], reads: ['triggers.stateRearms'] },
  ({ facts }: Game, wasThere: boolean, isOnStack: boolean) =>
    wasThere || (isOnStack && facts.base.rulebook.structure.triggers.stateRearms.value !== 'on-change')
)

/** Whether states are looked at as an ability leaves the stack, since one may trigger again then. */
export const rearmsAsItLeaves = yesNo(
  { cites: ['mtg:603.8', 'mtg-2010:trigger.13'], reads: ['triggers.stateRearms', 'triggers.stateSampled'] },
  ({ facts }: Game) => {
    const { stateSampled, stateRearms } = facts.base.rulebook.structure.triggers
    return stateSampled.value === 'always' && stateRearms.value === 'on-leaving-stack'
  }
)
