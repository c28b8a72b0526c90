/** What may replace an event, in which order, and who says so. @module */
import type { ReplacementPass } from '../rulebook/structure.js'
import type { Condition } from '../scenario/amount.js'
import type { ReplacementEffect } from '../scenario/effect.js'
import type { Pattern } from '../scenario/pattern.js'
import type { Scope, View } from '../scenario/view.js'
import type { GameEvent, Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { amount, anyOf, decision, given, is, listed, mayBeSo, yesNo } from './decision.js'
import { mayBe } from './readings.js'

const matches = ({ facts }: Game, pattern: Pattern, event: GameEvent, seen: View, scope: Scope): boolean =>
  facts.base.matchesEvent(pattern, event, seen, scope)

/** Whether an event that is about to occur is one that an effect is able to replace. */
export const isItsEvent = yesNo({ cites: ['fab:6.4.2', 'mtg-context:614.1', 'ga-context:RE.1', 'mtg-2010:trigger.11'] }, matches)

/** Whether what other effects have made of an event is one that an effect is able to replace, whatever it was before. */
export const isItsModifiedEvent = yesNo(
  { cites: ['fab:6.4.4', 'mtg-context:616.2', 'ga-context:RE.3.1', 'mtg-context:616.1f', 'fab:6.4.2'] },
  matches
)

/** Whether the condition of an effect is met, as it is worked out for each application. */
export const isConditionMet = yesNo(
  { cites: ['fab:6.4.2', 'fab:6.4.2a', 'mtg-context:614.4', 'mtg-context:616.2', 'ga-context:RE.3.1'] },
  ({ facts }: Game, condition: Condition, seen: View, scope: Scope) => facts.base.condition(condition, seen, scope)
)

/** Whether an event is one of the times of which an effect speaks: the first, the second and so on. */
export const isItsTime = yesNo(
  { cites: ['fab:6.4.2', 'mtg-context:614.1', 'ga-context:RE.1'] },
  (_: Game, nth: readonly number[], time: number) => nth.includes(time)
)

/** Whether an event that an effect has replaced was one of the times of which the effect speaks, though it has not occurred. */
export const countsThoughReplaced = yesNo({ cites: ['fab:6.4.2'] }, (_: Game) => true)

/** Whether it and what an effect has made of it are one such time together. */
export const countsOnce = yesNo({ cites: ['fab:6.4.2'] }, (_: Game) => true)

/** Whether an effect on the next event of a kind is over once it has replaced one. */
export const isOnlyForNext = yesNo({ cites: ['fab:6.4.2', 'mtg-context:614.5'] }, (_: Game, uses: number | undefined) => uses !== undefined)

/** Whether an effect was there before the event: one that this has brought comes too late for its outcome. */
export const existedBefore = yesNo({ cites: ['fab:6.4.3', 'mtg-context:614.4'] }, (_: Game, existed: readonly string[], key: string) =>
  existed.includes(key)
)

/** Whether an effect replaces the move of an object wherever this is: one that is of the object, and speaks of it alone. */
export const worksOnOwnMove = yesNo(
  { cites: ['fab-context:1.7.4j', 'mtg:603.6d', 'mtg-2010:trigger.11', 'mtg-context:614.4', 'mtg-context:614.1', 'mtg-context:614.12'] },
  (_: Game, speaksOfItself: boolean) => speaksOfItself
)

/** Whether damage would be redirected to what is no longer there, so that an effect does nothing. */
export const isRedirectedToNobody = yesNo({ cites: ['mtg-context:614.9'] }, (_: Game, isThere: boolean) => !isThere)

/** How much of some damage an effect deals to another that speaks of so much of it. */
export const dealtToAnother = amount(
  { cites: ['mtg-context:614.9', 'fab:6.4.6', 'ga-context:RE.1'] },
  (_: Game, most: number, damage: number) => Math.min(most, damage)
)

/** Whether damage that is dealt to another only up to so much in all is dealt so no more: all of it has been. */
export const isAllDealtToAnother = yesNo(
  { cites: ['mtg-context:614.9', 'fab:6.4.2', 'ga-context:RE.1'] },
  (_: Game, left: number) => left <= 0
)

/** Whether counters with which something enters come to those that it would have besides. */
export const addsToOthers = yesNo({ cites: ['mtg-context:614.1', 'fab:6.4.8'] }, (_: Game, isExactly: boolean) => !isExactly)

/** A pass exchanged with the one after it. */
const swapped = (all: readonly ReplacementPass[], at: number): readonly ReplacementPass[] => {
  const [pass, after] = [all[at], all[at + 1]]
  return pass && after ? all.with(at, after).with(at + 1, pass) : all
}

/** The passes in which effects are looked for, in order. */
export const passes = given('replacement.passes', [
  all => swapped(all, 0),
  all => swapped(all, 1),
  all => swapped(all, 2),
  all => [{ classes: all.flatMap(({ classes }) => classes), when: 'before' }]
])

/** Of which class a replacement effect is: one by which an object is something as it enters is no standard one. */
export const classOf = decision<[Game, ReplacementEffect['class']], ReplacementEffect['class']>(
  { cites: ['fab:6.4.8', 'fab:6.4.9'] },
  [its => (its === 'identity' ? 'standard' : its)],
  (_, its) => its
)

/** Whether a pass takes self-replacements. */
export const takesSelf = yesNo(
  { cites: ['fab:6.5.3', 'mtg-context:616.1a', 'mtg-context:614.15', 'ga-context:RE.3'] },
  (_: Game, { classes }: ReplacementPass) => classes.includes('self')
)

/** Whether it takes those by which an object enters under the control of another player. */
export const takesControl = yesNo({ cites: ['mtg-context:616.1b'] }, (_: Game, { classes }: ReplacementPass) => classes.includes('control'))

/** Whether the text of a game says when effects are applied by which something enters under the control of another player. */
export const speaksOfEnteringUnder = yesNo({ cites: ['mtg-context:616.1b'], reads: ['replacement.passes'] }, ({ facts }: Game) =>
  facts.base.rulebook.structure.replacement.passes.value.some(({ classes }) => classes.includes('control'))
)

/** Whether it takes those by which an object enters as a copy. */
export const takesCopy = yesNo({ cites: ['mtg-context:616.1c', 'fab:6.5.3', 'ga-context:RE.3'] }, (_: Game, { classes }: ReplacementPass) =>
  classes.includes('copy')
)

/** Whether it takes others by which an object is something as it enters. */
export const takesIdentity = yesNo(
  { cites: ['fab:6.5.3', 'fab:6.4.8', 'mtg-context:616.1e', 'ga-context:RE.3'] },
  (_: Game, { classes }: ReplacementPass) => classes.includes('identity')
)

/** Whether it takes other replacements of the event. */
export const takesStandard = yesNo(
  { cites: ['fab:6.5.4', 'mtg-context:616.1e', 'fab:6.5.8', 'ga-context:RE.3'] },
  (_: Game, { classes }: ReplacementPass) => classes.includes('standard')
)

/** Whether it takes preventions. */
export const takesPrevention = yesNo(
  { cites: ['fab:6.5.5', 'fab:6.5.4', 'mtg-context:616.1e', 'ga-context:RE.3'] },
  (_: Game, { classes }: ReplacementPass) => classes.includes('prevention')
)

/** Whether it takes replacements of the outcome. */
export const takesOutcome = yesNo({ cites: ['fab:6.5.7', 'fab:6.4.11'] }, (_: Game, { classes }: ReplacementPass) =>
  classes.includes('outcome')
)

/** Whether the effects of a pass are applied once the event has occurred. */
export const comesAfterwards = yesNo(
  { cites: ['fab:6.4.11', 'fab:6.5.6', 'fab:6.5.7'] },
  (_: Game, { when }: ReplacementPass) => when === 'after'
)

/** Whether an effect has had its one opportunity to replace an event, or one that this came of. */
export const hadItsTurn = yesNo(
  { cites: ['fab:6.4.5', 'mtg-context:614.5', 'ga-context:RE.3.1', 'ga-context:RE.4.2'] },
  (_: Game, had: ReadonlySet<string>, key: string) => had.has(key)
)

/** Whether what takes the place of an event comes of it, so that no effect replaces it that has replaced the event. */
export const comesOfReplaced = yesNo(
  { cites: ['fab:6.4.5', 'mtg-context:614.5', 'ga-context:RE.3.1'] },
  (_: Game, isInstead: boolean) => isInstead
)

/** The effects that have been applied to a whole: none of them is applied to its parts again. */
export const appliedToWhole = listed(
  { cites: ['fab-context:1.9.2b', 'mtg-context:614.5'] },
  (_: Game, applied: readonly string[]) => applied
)

/** Whether the condition of a self-replacement holds, as the event is made that it replaces. */
export const selfHolds = yesNo(
  { cites: ['fab:6.4.7b', 'fab:6.4.7', 'mtg-context:614.15'] },
  ({ facts }: Game, condition: Condition, seen: View, scope: Scope) => facts.base.condition(condition, seen, scope)
)

/** Whether an effect looks at each of several draws, since it does not speak of how many they are. */
export const looksAtEachDraw = yesNo(
  { cites: ['mtg-context:121.2a', 'ga-context:DR.2'], reads: ['replacement.draws'] },
  ({ facts }: Game, pattern: Pattern, count: number | undefined) =>
    (count ?? 1) > 1 && pattern.amount === undefined && facts.base.rulebook.structure.replacement.draws.value === 'one-by-one'
)

/** Whether what replaces an event is asked before what replaces something that it contains. */
export const isOuterFirst = yesNo({ cites: ['mtg-context:616.1g', 'fab:6.4.4'] }, (_: Game, outer: readonly unknown[]) => outer.length > 0)

/** Whether the affected player orders what replaces an event; else those who control the effects go round, from one who is selected. */
export const isAffectedPlayersToOrder = is('replacement.orderer', 'affected-player')

/** Whether an effect's controller may apply it though the affected player orders: outside damage, where the text may mean either. */
export const mayControllerApply = yesNo(
  { cites: ['ga-context:RE.2', 'ga-context:DS.3.6'], reads: ['replacement.beyondDamage'] },
  ({ facts }: Game, isDamage: boolean) => !isDamage && mayBe(facts.base.rulebook.structure.replacement.beyondDamage, 'effect-controller')
)

/** Whether the controllers of effects are asked which comes first though for damage the affected player is. */
export const areControllersToOrder = yesNo(
  { cites: ['ga-context:RE.2', 'mtg-context:616.1'], reads: ['replacement.beyondDamage'] },
  ({ facts }: Game, isDamage: boolean) => !isDamage && facts.base.rulebook.structure.replacement.beyondDamage.value === 'effect-controller'
)

/** Whether the turn-player has to say who is first: effects of several players are active, and nobody was selected yet. */
export const isSelectionNeeded = yesNo({ cites: ['fab:6.5.2', 'fab:6.5.1'] }, (_: Game, controllers: number) => controllers > 1)

/** Whether the player who was selected stays so, for every pass and for all that the event becomes. */
export const isSelectedForGood = yesNo({ cites: ['fab:6.5.2b', 'fab:6.5.2'] }, (_: Game, isSelected: boolean) => isSelected)

/** Whose effects come first: those of the player whose pass it is, then of the next one who has any, clockwise. */
export const playerOfPass = decision(
  { cites: ['fab:6.5.2', 'fab:6.5.2b'] },
  [
    ([first, ...rest]: readonly Id[]) => (first === undefined ? [] : [first, ...rest.toReversed()]),
    ([first, ...rest]: readonly Id[]) => (first === undefined ? [] : [...rest, first]),
    (players: readonly Id[]) => players.toReversed()
  ],
  (_: Game, clockwise: readonly Id[]) => clockwise
)

/** The players from the one who says which effect comes first: who controls the effects, or whom the event happens to. */
export const orderers = decision(
  { cites: ['fab:6.5.2a', 'mtg-context:616.1', 'ga-context:RE.2', 'fab:6.5.1'], reads: ['replacement.orderer'] },
  [([first, ...rest]: readonly Id[]) => (first === undefined ? [] : [...rest, first]), (players: readonly Id[]) => players.toReversed()],
  (_: Game, clockwise: readonly Id[]) => clockwise
)

/** Among which effects a player says what comes first: all of them. */
export const mayComeFirst = listed(
  { cites: ['fab:6.5.1', 'mtg-context:616.1', 'ga-context:RE.2', 'ga-context:RE.2.1'] },
  (_: Game, all: readonly unknown[]) => all
)

/** Whether a player may apply none of the effects: each of them is optional. */
export const mayDecline = yesNo({ cites: ['fab-context:1.8.3'] }, (_: Game, areOptional: boolean) => areOptional)

/** Whether earlier passes are offered again after an application. */
export const beginsAgain = is('replacement.revisit', 'restart')

/** Whether an instruction may replace its own event though that is forbidden; and whether nothing may. */
export const maySelfReplaceForbidden = mayBeSo('replacement.forbidden', 'self')
export const mayNothingReplaceForbidden = mayBeSo('replacement.forbidden', 'none')

/** How effects on an object's entering look at it, and how they may where no text says. */
export const entering = given('replacement.entering', [at => (at === 'as-it-is' ? 'as-it-would-be' : 'as-it-is')])
export const enterings = anyOf('replacement.entering', ['as-it-is', 'as-it-would-be'])

/** When a further modification of a prevention happens, and when one by another replacement. */
export const additionalOfPrevention = anyOf('replacement.riders', ['before-event', 'after-prevention'])
export const additionalOfOthers = anyOf('replacement.subEvents', ['before-event', 'within-event'])

/** Whether an event wholly replaced counts as done. */
export const isReplacedDone = is('events.replacedAction', 'performed')
