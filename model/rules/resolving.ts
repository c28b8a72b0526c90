/** Whether what comes to resolve does, and what it is as it lies on the stack. @module */
import type { Condition } from '../scenario/amount.js'
import type { Step } from '../scenario/step.js'
import type { Scope, View } from '../scenario/view.js'
import type { Game } from './decision.js'
import { decision, listed, yesNo } from './decision.js'

/** Whether the conditions hold again, as it resolves, that were tested as it triggered. */
export const holdsAgain = yesNo(
  { cites: ['mtg:603.4', 'ga:3.2', 'ga-older:3', 'mtg-2010:trigger.5', 'mtg-context:608.2a'] },
  ({ facts }: Game, needed: Condition | undefined, unless: Condition | undefined, seen: View, scope: Scope) =>
    (!needed || facts.base.condition(needed, seen, scope)) && !(unless && facts.base.condition(unless, seen, scope))
)

/** Whether the state is over on which something triggered, where that is tested as it resolves. */
export const isStateOver = yesNo(
  { cites: ['fab-context:5.3.2b', 'mtg:603.8', 'mtg-2010:trigger.13'], reads: ['triggers.stateRecheck'] },
  ({ facts }: Game, state: Condition, seen: View, scope: Scope) =>
    facts.base.rulebook.structure.triggers.stateRecheck.value && !facts.base.condition(state, seen, scope)
)

/** Whether the conditions of its effects hold as these would be generated. */
export const generates = yesNo(
  { cites: ['fab:6.6.1d', 'fab:6.1.3', 'ga:2.1', 'ga-older:2', 'ga:5.2', 'fab-context:1.8.4', 'mtg:603.5', 'mtg-context:608.2c'] },
  ({ facts }: Game, needed: Condition | undefined, unless: Condition | undefined, seen: View, scope: Scope) =>
    (!needed || facts.base.condition(needed, seen, scope)) && !(unless && facts.base.condition(unless, seen, scope))
)

/** The instructions of what resolves, in the order in which they are carried out. */
export const inOrder = listed(
  { cites: ['mtg-context:608.2c', 'fab-context:5.3.4', 'ga-context:RS.2', 'ga:11', 'ga-older:11', 'fab-context:5.3.4b'] },
  (_: Game, printed: readonly Step[]) => printed
)

/** How often each of them acts: a discrete effect acts once, and is over. */
export const eachOnce = decision(
  { cites: ['fab:6.1.1'] },
  [(steps: readonly Step[]) => [...steps, ...steps.slice(0, 1)]],
  (_: Game, steps: readonly Step[]) => steps
)

/** Whether what is on the stack resolves whether or not its source is still there. */
export const outlivesSource = decision(
  { cites: ['fab-context:1.7.1a'] },
  [(_: boolean, isThere: boolean) => isThere],
  (_: Game, _isThere: boolean): boolean => true
)

/** Whether an instruction has been done: any event of it has happened. If all have failed, so has it. */
export const isDone = yesNo(
  { cites: ['fab-context:1.8.9', 'mtg-context:608.2c'] },
  (_: Game, wasDone: boolean, happens: boolean) => wasDone || happens
)

/** Whether "if you do" goes by the decision: an option counts as done whose player chose it and began, whatever became of it. */
export const isBegun = yesNo({ cites: ['mtg-context:118.12'] }, (_: Game, isTaken: boolean) => isTaken)

/** Whether the static abilities of what resolves function meanwhile: those of a card do. */
export const functionsMeanwhile = yesNo({ cites: ['fab-context:5.3.3'] }, (_: Game, isCard: boolean) => isCard)

/** Whether a condition that a keyword makes no part of what triggers leaves nothing of what resolves. */
export const isKeywordsEffectEmpty = yesNo(
  { cites: ['ga:2.1', 'ga-older:2'], reads: ['triggers.keyworded'] },
  ({ facts }: Game, isTestedAgain: boolean, hasEffects: boolean) =>
    facts.base.rulebook.structure.triggers.keyworded.value === 'triggers-regardless' && !isTestedAgain && !hasEffects
)

/** Whether a triggered ability on the stack has the types of its source. */
export const hasTraitsOfSource = yesNo(
  { cites: ['ga:12', 'mtg-context:405.4', 'fab-context:2.15.4', 'fab-context:2.6.4'], reads: ['triggers.traits'] },
  ({ facts }: Game) => facts.base.rulebook.structure.triggers.traits.value
)

/** Whether something on the stack can be negated, whatever it is; its own text may say that it can't. */
export const mayBeNegated = yesNo(
  { cites: ['mtg:603.1a', 'fab-context:8.5.26', 'ga:9', 'ga-older:9', 'mtg:603.3', 'ga-context:GL.negate'] },
  (_: Game, says: boolean | undefined) => says !== true
)
