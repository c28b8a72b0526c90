/**
 * Effects as they are generated: options, conditions, targets and picks.
 * @module
 */
import type { Condition } from '../../../model/scenario/amount.js'
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Status, Zone } from '../../../model/scenario/names.js'
import type { Step } from '../../../model/scenario/step.js'

/**
 * Whether an option is offered whose instruction can't be carried out. Drawing from an empty deck does something where it is lost by.
 * @see mtg-context:608.2d ga-context:RS.6
 */
export const mayTryImpossible = (structure: Structure, first: Step | undefined): boolean =>
  structure.options.impossible.value === 'allowed' || (first?.do === 'draw' && structure.events.emptyDeck.value !== 'nothing')

/**
 * Whether an optional instruction for all of some things is offered where there is none for which it would do anything.
 * @see fab-context:1.8.3b
 */
export const mayTrySweep = (structure: Structure, isEmpty: boolean): boolean => !isEmpty || structure.options.emptySweep.value === 'allowed'

/**
 * Whether putting an object into a zone would move it: what is there already stays, unless it gets another place in its deck.
 * @see fab-context:1.8.3b mtg-context:608.2d
 */
export const wouldMove = (from: Zone, to: Zone): boolean => from !== to || to === 'deck'

/** The instructions under a condition that was found to hold; one with a condition of its own is no item of the list. @see fab-context:1.8.4 */
export const underCondition = (structure: Structure, condition: Condition, list: readonly Step[]): readonly Step[] =>
  structure.options.listCondition.value === 'each-item' && list.length > 1
    ? list.map(step => (step.do === 'if' || step.do === 'when' ? step : { do: 'if', if: condition, then: [step] }))
    : list

/** The instructions of a conditional effect that are carried out: its condition is tested once. @see fab:6.1.3 fab:6.2.2d fab-context:1.8.4a */
export const branchOf = (holds: boolean, then: readonly Step[], otherwise: readonly Step[]): readonly Step[] => (holds ? then : otherwise)

/** The instructions of "unless" that are carried out: what it offers was taken, or else what it avoids is done. @see fab-context:1.8.4b */
export const unlessOf = (taken: boolean, offered: readonly Step[], otherwise: readonly Step[]): readonly Step[] =>
  taken ? offered : otherwise

/** The subjects of an effect with "while". @see fab-context:1.8.4c */
export const subjectsWhile = <S>(subjects: readonly S[], meets: (subject: S) => boolean): readonly S[] => subjects.filter(meets)

/** Whether an object may be a target: one that is not public only where the text asks for such. @see fab-context:1.8.5a */
export const mayBeTarget = (statuses: readonly Status[], asked: Status | undefined): boolean =>
  !statuses.includes('face-down') || asked === 'face-down'

/** How many are picked. @see fab-context:1.8.6c */
export const howManyPicked = (wanted: number, there: number): number => Math.min(wanted, there)

/** Zones whose objects are not public. */
const PRIVATE: readonly Zone[] = ['hand', 'deck', 'arsenal', 'memory', 'material']

/** Whether an effect that saw an object move can follow it there. @see fab-context:3.0.9a */
export const mayFollow = (to: Zone): boolean => to !== 'arena' && to !== 'stack' && !PRIVATE.includes(to)

/** How many modes are to be chosen: as many as the text comes to as they are, of which there are so many, unless one may be repeated. @see fab-context:1.7.5e */
export const modesToPick = (said: () => number | undefined, different: number | undefined): number =>
  Math.max(0, Math.min(said() ?? 0, different ?? Infinity))

/** The modes that were chosen of each modal instruction, in the order in which they run: as they are printed, each as often as it was chosen. @see fab-context:1.7.5 fab-context:1.7.5c */
export const modeOrder = (printed: readonly (readonly string[])[], chosen: readonly (readonly string[])[]): readonly string[] =>
  printed.flatMap((modes, at) => modes.flatMap(mode => (chosen[at] ?? []).filter(each => each === mode)))

/** The instruction at a place of a list, with what belongs to it alone. @see fab:6.4.7a */
export const instructionAt = (list: readonly Step[], at: number): Step | undefined => list[at]
