/**
 * Stack objects: how they resolve and leave the stack.
 * @module
 */
import type { Id } from '../../../model/trace/event.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { Structure } from '../../../model/rulebook/structure.js'

/** The stack object that resolves next: the one added last. */
export const topOfStack = <L>(stack: readonly L[]): L | undefined => stack[stack.length - 1]

/** Whether a stack object fails: it has targets, and none of them is legal any more, or not all where the structure asks for all. */
export const failsForTargets = (declared: number, legal: number, { targets }: Structure): boolean =>
  declared > 0 && (legal === 0 || (targets.partial.value === 'fails' && legal < declared))

/** Whether a state trigger's stack object fails because its state no longer holds. @see fab:6.6.5c */
export const failsForState = (structure: Structure, holds: boolean): boolean => structure.triggers.stateRecheck.value && !holds

/** Where a card goes as its stack object leaves the stack. @see fab-context:5.3.2 fab-context:5.3.6 */
export const leavesTo = (structure: Structure, types: readonly string[], how: 'resolved' | 'failed' | 'negated'): Zone => {
  const table = structure.zones.afterResolving.value
  const type = how === 'resolved' ? types.find(each => table[each] !== undefined) : undefined
  return table[type ?? '*']!
}

/** Whether an object is gone as it leaves the arena: a token, in games where it can be nowhere else. @see fab-context:8.1.8a */
export const ceasesAsItLeaves = ({ zones }: Structure, object: { readonly token: boolean; readonly zone: Zone }, to: Zone): boolean =>
  zones.leavingTokens.value === 'cease' && object.token && object.zone === 'arena' && to !== 'arena'

/** Whether texts no longer find an object that has moved so: where it is played, what speaks of it follows it onto the stack. */
export const isNewObject = ({ zones }: Structure, from: Zone, to: Zone): boolean =>
  from !== to && to !== 'stack' && (to !== 'arena' || (zones.newObject.value === 'any-move' && from !== 'stack'))

/**
 * Whether an object that moves so leaves behind what has been put on it: by every move but from the stack into the arena; or only by one
 * that brings it elsewhere than into the arena or onto the stack.
 * @see mtg-context:400.7 fab-context:3.0.9
 */
export const shedsMarks = ({ zones }: Structure, from: Zone, to: Zone): boolean =>
  from !== to && (zones.newObject.value === 'elsewhere' ? to !== 'arena' && to !== 'stack' : from !== 'stack' || to !== 'arena')

/** The types of a stack object that is no card. @see fab-context:2.15.4 mtg-context:405.4 ga:12 */
export const stackObjectTypes = (ofSource: readonly string[], structure: Structure): readonly string[] =>
  structure.triggers.traits.value ? ofSource : []

/** Whether a stack object has what its source has where a text asks what targets something. @see mtg-context:405.4 ga:12 */
export const targetsAsSource = (structure: Structure, kind: 'card' | 'activated' | 'triggered'): boolean =>
  kind === 'card' || structure.triggers.traits.value

/** The target that a stack object has as it resolves: the one declared, while it is legal. @see fab-context:1.8.5 */
export const targetNow = (declared: Id, legal: readonly Id[]): Id | undefined => (legal.includes(declared) ? declared : undefined)

/** Whether a stack object may be announced: it has targets, and modes to choose that have theirs. @see fab-context:5.1 */
export const mayAnnounce = (hasTargets: boolean, hasModes: () => boolean): boolean => hasTargets && hasModes()

/** Whether a stack object can be negated: its own text may say that it can't. @see fab-context:8.5.26 mtg:603.1a */
export const mayNegate = (stackObject: { readonly kind: 'card' | 'activated' | 'triggered'; readonly cantBeNegated?: true }): boolean =>
  stackObject.cantBeNegated !== true

/** Which objects a stack object means once it has targeted one: that one as it is now, whatever it knew of it before. @see mtg:603.12 mtg:603.3d */
export const knownAsTargeted = (
  known: Readonly<Record<Id, number>>,
  targeted: Readonly<Record<Id, number>>
): Readonly<Record<Id, number>> => ({ ...known, ...targeted })
