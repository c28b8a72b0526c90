/** What is to trigger later, or on what is being done: delayed and reflexive triggers. @module */
import type { Condition } from '../scenario/amount.js'
import type { Duration, Trigger } from '../scenario/effect.js'
import type { Scope, View } from '../scenario/view.js'
import type { Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { decision, listed, yesNo } from './decision.js'

/** Whether an effect waits for a phase, step or chain to change, and so needs no duration. */
export const waitsForChange = yesNo(
  { cites: ['fab:6.6.3a', 'mtg:603.7b', 'ga:8', 'ga-context:EP.1.1'] },
  (_: Game, { on }: Trigger, duration: Duration) => duration === 'unstated' && (on?.event === 'begin' || on?.event === 'close')
)

/** Whether an effect that names no number triggers once only. */
export const isOnce = yesNo(
  {
    cites: ['mtg:603.7b', 'ga:8', 'ga-older:8', 'fab:6.6.3a', 'mtg-2010:trigger.12'],
    reads: ['triggers.delayedWithDuration', 'triggers.delayedWithoutDuration']
  },
  ({ facts }: Game, duration: Duration) => {
    const { delayedWithDuration, delayedWithoutDuration } = facts.base.rulebook.structure.triggers
    return delayedWithDuration.value === 'once' || (duration === 'unstated' && delayedWithoutDuration.value === 'until-it-triggers')
  }
)

/** Whether an effect without a stated duration waits until it has triggered, however long. */
export const waitsUntilItTriggers = yesNo(
  { cites: ['mtg:603.7b', 'fab:6.6.3a', 'ga:8', 'ga-older:8', 'mtg-2010:trigger.12'], reads: ['triggers.delayedWithoutDuration'] },
  ({ facts }: Game, duration: Duration) =>
    duration === 'unstated' && facts.base.rulebook.structure.triggers.delayedWithoutDuration.value === 'until-it-triggers'
)

/** Whether an effect has triggered as often as it was to, or has ended. */
export const isSpent = yesNo(
  {
    cites: ['mtg:603.7b', 'fab:6.6.3a', 'fab:6.6.3', 'ga:8', 'ga-older:8', 'mtg-2010:trigger.12', 'ga-older:7', 'ga:7', 'fab:6.6.5a']
  },
  (_: Game, used: number, uses: number, hasEnded: boolean) => used >= uses || hasEnded
)

/** Whether an event is one of the objects that an effect was made for, as the objects that they were then. */
export const isOfItsObjects = yesNo({ cites: ['mtg:603.7c', 'mtg:603.7a', 'mtg-context:400.7'] }, (_: Game, isOfThem: boolean) => isOfThem)

/** Whether the controller says on which of several events that happen at once an effect triggers. */
export const isToBeChosen = yesNo(
  { cites: ['mtg:603.7b', 'mtg-2010:trigger.12'] },
  (_: Game, events: number, uses: number, duration: Duration | undefined) => duration === 'unstated' && uses < events
)

/** In which order players choose such events. */
export const choosers = listed(
  { cites: ['mtg-context:101.4', 'ga-context:SS.1'] },
  (_: Game, clockwise: readonly Id[], choosing: readonly Id[]) => clockwise.filter(player => choosing.includes(player))
)

/** Whether what "when you do" speaks of was done in this resolution, to the end. */
export const isDone = yesNo(
  {
    cites: ['mtg:603.12', 'fab:6.6.2', 'fab:6.6.2a', 'ga:11', 'ga-older:11', 'ga-context:GL.reflexive', 'fab-context:5.4.4c']
  },
  (_: Game, did: string, done: readonly string[], begun: readonly string[] | undefined) => done.includes(did) && !begun?.includes(did)
)

/** Whether a "when" of an instruction that speaks of a state waits for it, as a delayed effect does. */
export const waitsForState = yesNo(
  {
    cites: ['mtg:603.7', 'mtg:603.8', 'mtg:603.12', 'mtg-2010:trigger.12', 'fab:6.6.2a', 'ga:11', 'ga-older:11'],
    reads: ['triggers.inlineState']
  },
  ({ facts }: Game) => facts.base.rulebook.structure.triggers.inlineState.value === 'waits'
)

/** Whether the state holds of which a "when" speaks that looks at it once, as it is generated. */
export const isStateMet = yesNo(
  { cites: ['fab:6.6.2', 'fab:6.6.2a', 'fab:6.6.5a', 'fab:6.6.5c', 'ga:11', 'ga-older:11', 'ga-context:GL.reflexive'] },
  ({ facts }: Game, state: Condition, seen: View, scope: Scope) => facts.base.condition(state, seen, scope)
)

/** How often "when you do" triggers on what was done so many times: every number that the rules allow. */
export const timesReflexive = decision(
  { cites: ['mtg:603.12a', 'mtg:603.12'], reads: ['triggers.reflexive'] },
  [() => [0], () => [1], ([times = 0]) => [times + 1]],
  ({ facts }: Game, times: number, isOneOrMore: boolean): readonly number[] => {
    const { reflexive } = facts.base.rulebook.structure.triggers
    if (isOneOrMore || times <= 1) return [1]
    return reflexive.standing === 'undefined' ? [1, times] : [reflexive.value === 'each-time' ? times : 1]
  }
)

/** Whether this is the resolution, by number, that is to make a trigger. */
export const isItsResolution = yesNo({ cites: ['mtg:603.7h'] }, (_: Game, number: number, resolved: number) => resolved === number)

/** Whether what triggers as something resolves waits until that has left the stack. */
export const waitsForResolution = yesNo(
  { cites: ['mtg-context:608.2p', 'ga:11', 'ga-older:11'] },
  (_: Game, isOnResolution: boolean) => isOnResolution
)
