/** What may be chosen to be done. @module */
import type { Condition } from '../scenario/amount.js'
import type { Mode } from '../scenario/step.js'
import type { Scope, View } from '../scenario/view.js'
import type { Option } from '../trace/option.js'
import type { Game } from './decision.js'
import { amount, anyOf, listed, yesNo } from './decision.js'

/** Whether an optional instruction may be chosen: it can be carried out, or the game lets a player try. */
export const mayBeTaken = yesNo(
  { cites: ['mtg-context:608.2d', 'fab-context:1.8.3b', 'ga-context:RS.6'], reads: ['options.impossible'] },
  ({ facts }: Game, isPossible: boolean) => isPossible || facts.base.rulebook.structure.options.impossible.value !== 'barred'
)

/** Whether one for all of some things may be, where there are none. */
export const emptySweeps = anyOf('options.emptySweep', ['barred', 'allowed'])

/** What may be said to an option: that it is taken, or not. */
export const answers = listed(
  { cites: ['fab-context:1.8.3', 'ga:1.1', 'mtg:603.5', 'mtg-2010:trigger.6'] },
  (_: Game, both: readonly Option[]) => both
)

/** Whether what was to be avoided is avoided: what follows "unless" was chosen. */
export const isAvoided = yesNo({ cites: ['mtg:603.5', 'fab-context:1.8.4b'] }, (_: Game, isTaken: boolean) => isTaken)

/** Whether what follows "unless" may be chosen at all: it can be done. */
export const mayAvoid = yesNo({ cites: ['fab-context:1.8.4b', 'mtg:603.5'] }, (_: Game, isPossible: boolean) => isPossible)

/** Among what a player picks that the text does not call a target: what is there as the effect is generated. */
export const mayBePicked = listed({ cites: ['fab-context:1.8.5c', 'mtg-context:608.2d'] }, (_: Game, there: readonly Option[]) => there)

/** Among which cards of a hand a player picks: those that are there as the effect is generated. */
export const mayBePickedOfHand = listed(
  { cites: ['fab-context:1.8.6', 'mtg-context:608.2d'] },
  (_: Game, there: readonly Option[]) => there
)

/** How many are picked: all that there are, where these are fewer than are to be picked. */
export const howMany = amount({ cites: ['fab-context:1.8.6c', 'mtg-context:609.3'] }, (_: Game, wanted: number, there: number) =>
  Math.min(wanted, there)
)

/** Whether the condition of an instruction holds as that is carried out; if not, what stands for "otherwise" is. */
export const holds = yesNo(
  { cites: ['fab-context:1.8.4', 'fab-context:1.8.4a', 'ga:5.2', 'fab:6.1.3', 'mtg-context:608.2c'] },
  ({ facts }: Game, condition: Condition, seen: View, scope: Scope) => facts.base.condition(condition, seen, scope)
)

/** The modes that are carried out: those that were named, as they are printed; one that was named again is carried out again, by itself. */
export const modesNamed = listed(
  { cites: ['mtg-context:700.2', 'fab-context:1.7.5', 'fab-context:1.7.5c', 'ga:5.1'] },
  (_: Game, printed: readonly Mode[], named: readonly string[]) =>
    printed.flatMap(mode => named.filter(id => id === mode.id).map(() => mode))
)

/** Whether the condition at the head of a list is tested once, or for each item as that is generated. */
export const listConditions = anyOf('options.listCondition', ['once', 'each-item'])
