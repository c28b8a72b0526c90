/** How much of damage is prevented, of which of it, and what is left of a shield. @module */
import type { PreventionEffect } from '../scenario/effect.js'
import type { Pattern } from '../scenario/pattern.js'
import type { Scope, View } from '../scenario/view.js'
import type { DamagePart, EventOf } from '../trace/event.js'
import type { Game } from './decision.js'
import { amount, anyOf, decision, given, is, listed, yesNo } from './decision.js'

type Damage = EventOf<'damage'>

/** The parts of damage that a prevention speaks of: of its types, from its sources, to those that it shields. */
export const partsMeant = decision(
  { cites: ['fab:6.4.10e', 'fab:6.4.10c', 'fab:6.4.10d', 'mtg-context:615.9'] },
  [() => [], (_: readonly DamagePart[], __: Pattern, event: Damage) => event.parts],
  ({ facts }: Game, pattern: Pattern, event: Damage, seen: View, scope: Scope): readonly DamagePart[] =>
    facts.base.matchingParts(pattern, event, seen, scope)
)

/** Whether a part of the damage can be prevented: no effect says that it can't. */
export const canBePrevented = yesNo(
  { cites: ['fab:6.4.10h', 'mtg-context:615.12', 'ga-context:DP.7'] },
  (_: Game, isBarred: boolean) => !isBarred
)

/** How much a prevention may prevent: its amount, or all that there is of the damage where it states none. */
export const stated = decision(
  { cites: ['fab:6.4.10b', 'mtg-context:615.8', 'fab:6.4.2a', 'ga-context:DP.1'] },
  [() => 0, () => 1, (result: number) => result + 1, () => Infinity],
  (_: Game, its: number | undefined) => its ?? Infinity
)

/** Whether each of those that a shield is given to has a shield of its own. */
export const hasShieldOfItsOwn = yesNo(
  { cites: ['mtg-context:615.11', 'fab:6.4.10a'] },
  (_: Game, { shield, each }: Pick<PreventionEffect, 'shield' | 'each'>) => shield === true && each === true
)

/** Whether an effect has its amount for each of several that are damaged at once, not for all of them together. */
export const hasAmountForEach = yesNo(
  { cites: ['fab:6.4.10a', 'mtg-context:615.10', 'mtg-context:615.11', 'ga-context:DP.8'] },
  (_: Game, hasShieldForEach: boolean, isStaticForEach: boolean) => hasShieldForEach || isStaticForEach
)

/** The total that an application prevents, point by point: no more than the effect can, and than there is. */
export const established = amount(
  { cites: ['fab:6.4.10a', 'mtg-context:615.7', 'ga-context:DP.9'] },
  (_: Game, left: number, damage: number) => Math.min(left, damage)
)

/** What is prevented of it after all that makes the effect prevent less. */
export const preventedOf = decision(
  { cites: ['fab:6.4.10g'] },
  [(_: number, total: number) => total, () => 0, (_: number, total: number, [first = 0]: readonly number[]) => Math.max(0, total - first)],
  (_: Game, total: number, reductions: readonly number[]): number => reductions.reduce((left, by) => Math.max(0, left - by), total)
)

/** Whether what makes the next prevention prevent less is used up: only by one that would have prevented something. */
export const usesUpReducers = yesNo({ cites: ['fab:6.4.10g'] }, (_: Game, total: number) => total > 0)

/** Whether it has to be declared which points are prevented: of several parts, where not all of them are. */
export const isToBeDivided = yesNo(
  { cites: ['fab:6.4.10f', 'mtg-context:615.7'] },
  (_: Game, parts: number, prevented: number, damage: number) => parts > 1 && prevented < damage
)

/** Whether a prevention that works once, or so often, has worked as it is applied, however little it prevented. */
export const isUsedUp = yesNo(
  { cites: ['fab:6.4.10i', 'mtg-context:615.8', 'ga-context:DP.5.2'] },
  (_: Game, uses: number | undefined) => uses !== undefined
)

/** What an application takes of a shield. */
export const paid = decision(
  { cites: ['fab:6.4.10j', 'mtg-context:615.7', 'ga-context:DP.5.1'] },
  [() => 0, (_: number, __: number, left: number) => left],
  (_: Game, due: number, _left: number) => due
)

/** Whether a shield is gone: nothing of it is left. */
export const isShieldSpent = yesNo(
  { cites: ['fab:6.4.10j', 'mtg-context:615.11', 'mtg-context:615.7', 'ga-context:DP.5.1'] },
  (_: Game, left: number) => left <= 0
)

/** What a prevention that can prevent nothing of an event does further: all that its text says. */
export const furtherThoughUnpreventable = listed(
  { cites: ['fab:6.4.10h', 'mtg-context:615.12', 'mtg-context:615.5', 'ga-context:DP.7'] },
  (_: Game, further: readonly unknown[]) => further
)

/** Of what the further part of a prevention speaks: of the damage as far as it was prevented. */
export const spokenOf = decision(
  { cites: ['fab:6.4.1a', 'mtg-context:615.5', 'ga-context:DP.11'] },
  [(_: Damage, __: Damage, before: Damage) => before],
  (_: Game, prevented: Damage, _before: Damage) => prevented
)

/** Who declares which points of damage are prevented. */
export const isControllersToAllocate = is('prevention.allocator', 'effect-controller')

/** Whether a static effect has its amount for each of several that are damaged at once. */
export const isStaticFromEach = is('prevention.staticAmount', 'from-each')

/** Whether damage that can't be prevented uses up a prevention that works once. */
export const unpreventableUsesOneOff = anyOf('prevention.unpreventableUsesOneOff', [true, false])

/** Whether damage that can't be prevented uses up a shield: nothing to say where a shield pays what is prevented. */
export const unpreventableUsesShield = given('prevention.unpreventableUsesShield', [uses => !uses])

/** Whether a shield pays what was established, not what was prevented in the end. */
export const paysEstablished = is('prevention.shieldPays', 'established-total')
