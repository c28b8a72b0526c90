/**
 * Layers: how they resolve and leave the stack.
 * @module
 */
import type { Id } from '../../../model/trace/event.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { Structure } from '../../../model/rulebook/structure.js'

/** The layer that resolves next: the one added last. */
export const topOfStack = <L>(stack: readonly L[]): L | undefined => stack[stack.length - 1]

/** Whether a layer fails: it has targets, and none of them is legal any more, or not all where the structure asks for all. */
export const failsForTargets = (declared: number, legal: number, { targets }: Structure): boolean =>
  declared > 0 && (legal === 0 || (targets.partial.value === 'fails' && legal < declared))

/** Whether a state trigger's layer fails because its state no longer holds. @see fab:6.6.5c */
export const failsForState = (structure: Structure, holds: boolean): boolean => structure.triggers.stateRecheck.value && !holds

/** For whom a layer resolves: who controlled it as it was made, whoever controls its source now. */
export const resolvesFor = (controller: Id, _ofSource: Id | undefined): Id => controller

/** Where a card goes as its layer leaves the stack. @see fab-context:5.3.2 fab-context:5.3.6 */
export const leavesTo = (structure: Structure, types: readonly string[], how: 'resolved' | 'failed' | 'negated'): Zone => {
  const table = structure.zones.afterResolving.value
  const type = how !== 'resolved' ? undefined : types.find(each => table[each] !== undefined)
  return (type === undefined ? undefined : table[type]) ?? table['*']
}

/** Whether an object is gone as it leaves the arena: a token, in games where it can be nowhere else. @see fab-context:8.1.8a */
export const ceasesAsItLeaves = ({ zones }: Structure, object: { readonly token: boolean; readonly zone: Zone }, to: Zone): boolean =>
  zones.leavingTokens.value === 'cease' && object.token && object.zone === 'arena' && to !== 'arena'

/** Whether an object becomes a new one by this move. */
export const isNewObject = (from: Zone, to: Zone): boolean => from !== to && to !== 'arena' && to !== 'stack'

/** Whether a layer that is no card fails because its source is gone. @see fab-context:1.7.1a */
export const failsForSource = (_gone: boolean): boolean => false

/** The types of a layer that is no card. @see fab-context:2.15.4 mtg-context:405.4 ga:12 */
export const layerTypes = (ofSource: readonly string[], structure: Structure): readonly string[] =>
  structure.triggers.traits.value ? ofSource : []

/** Whether a layer has what its source has where a text asks what targets something. @see mtg-context:405.4 ga:12 */
export const targetsAsSource = (structure: Structure, kind: 'card' | 'activated' | 'triggered'): boolean =>
  kind === 'card' || structure.triggers.traits.value

/** Whether a layer leaves the stack before its effects. @see fab-context:5.3 */
export const leavesFirst = (): boolean => false

/** Whose a layer is: the player's who puts it on the stack. @see fab-context:1.6.1b */
export const layerController = (by: Id, _turnPlayer: Id): Id => by

/** The target that a layer has as it resolves: the one declared, while it is legal. @see fab-context:1.8.5 */
export const targetNow = (declared: Id, legal: readonly Id[]): Id | undefined => (legal.includes(declared) ? declared : undefined)

/** Whether an attack that all let pass becomes the active attack, and does not resolve. @see fab-context:7.1.3 */
export const becomesActive = (isAttack: boolean): boolean => isAttack

/** Whether the layers of a phase without priority resolve by themselves. @see fab-context:4.2.2 fab-context:4.4.2 fab-context:7.7.4 */
export const resolvesByItself = (_phase: string): boolean => true

/** Whether a layer may be announced: it has targets, and modes to choose that have theirs. @see fab-context:5.1 */
export const mayAnnounce = (hasTargets: boolean, hasModes: () => boolean): boolean => hasTargets && hasModes()

/** Whether a layer can be negated: its own text may say that it can't. @see fab-context:8.5.26 mtg:603.1a */
export const mayNegate = (layer: { readonly kind: 'card' | 'activated' | 'triggered'; readonly cantBeNegated?: true }): boolean =>
  layer.cantBeNegated !== true

/** Which objects a layer means once it has targeted one: that one as it is now, whatever it knew of it before. @see mtg:603.12 mtg:603.3d */
export const knownAsTargeted = (known: Readonly<Record<Id, number>>, target: Id, now: number): Readonly<Record<Id, number>> => ({
  ...known,
  [target]: now
})
