/** What may replace an event, in which order, and who says so. @module */
import type { PassClass, ReplacementPass } from '../rulebook/structure.js'
import type { Pattern } from '../scenario/pattern.js'
import type { GameEvent, Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { anyOf, decision, given, is, mayBeSo, yesNo } from './decision.js'

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

/** Whether a pass takes effects of a class. */
export const takes = yesNo(
  { reads: ['replacement.passes'] },
  (_: Game, pass: ReplacementPass | undefined, its: PassClass) => pass?.classes.includes(its) ?? false
)

/** Whether an effect has had its one opportunity to replace an event, or one that this came of. */
export const hadItsTurn = yesNo(
  { cites: ['fab:6.4.5', 'mtg-context:614.5', 'ga-context:RE.3.1'] },
  (_: Game, had: ReadonlySet<string>, key: string) => had.has(key)
)

/** Whether an effect looks at each of several draws, since it does not speak of how many they are. */
export const looksAtEachDraw = yesNo(
  { cites: ['mtg-context:121.2a', 'ga-context:DR.2'], reads: ['replacement.draws'] },
  ({ facts }: Game, pattern: Pattern, event: GameEvent) =>
    event.event === 'draw' &&
    event.count !== undefined &&
    event.count > 1 &&
    pattern.amount === undefined &&
    facts.base.rulebook.structure.replacement.draws.value === 'one-by-one'
)

/** Whether what replaces an event is asked before what replaces something that it contains. */
export const isOuterFirst = yesNo({ cites: ['mtg-context:616.1g', 'fab:6.4.4'] }, (_: Game, outer: readonly unknown[]) => outer.length > 0)

/** Whether the affected player orders what replaces an event; else those who control the effects go round, from one who is selected. */
export const isAffectedPlayersToOrder = is('replacement.orderer', 'affected-player')

/** Whose effects come first: of those who have any, the next from the player whose lap it is. */
export const firstInLap = decision(
  { cites: ['fab:6.5.2b', 'fab:6.5.2'], reads: ['replacement.orderer'] },
  [],
  (_: Game, clockwise: readonly Id[], controllers: readonly Id[]): Id | undefined => clockwise.find(player => controllers.includes(player))
)

/** Whether earlier passes are offered again after an application. */
export const beginsAgain = is('replacement.revisit', 'restart')

/** Whether an instruction may replace its own event though that is forbidden; and whether nothing may. */
export const maySelfReplaceForbidden = mayBeSo('replacement.forbidden', 'self')
export const mayNothingReplaceForbidden = mayBeSo('replacement.forbidden', 'none')

/** How effects on an object's entering look at it, and how they may where no text says. */
export const entering = given('replacement.entering', [at => (at === 'as-it-is' ? 'as-it-would-be' : 'as-it-is')])
export const enterings = anyOf('replacement.entering', ['as-it-is', 'as-it-would-be'])

/** When a further modification of a prevention happens, and when one by another replacement. */
export const ridersOfPrevention = anyOf('replacement.riders', ['before-event', 'after-prevention'])
export const ridersOfOthers = anyOf('replacement.subEvents', ['before-event', 'within-event'])

/** Whether an event wholly replaced counts as done. */
export const isReplacedDone = is('events.replacedAction', 'performed')
