/** Where abilities are functional. @module */
import type { Game } from './decision.js'
import { yesNo } from './decision.js'

/** Whether an object shows its abilities: not if it lies face down or has phased out. */
export const isShown = yesNo(
  { cites: ['fab-context:1.7.4', 'mtg:603.10b', 'ga-context:GL.zones'] },
  (_: Game, statuses: readonly string[]) => !statuses.includes('face-down') && !statuses.includes('phased-out')
)

/** Whether an ability is functional where its object is: in the arena, or where it says that it is. */
export const isFunctionalIn = yesNo(
  { cites: ['fab-context:1.7.4', 'fab-context:1.7.4i', 'mtg:603.2b', 'ga-context:GL.zones'] },
  (_: Game, zone: string, says: readonly string[] | undefined) => (says ? says.includes(zone) : zone === 'arena')
)

/** Whether an ability of a card on the stack is functional: while its stack object resolves. */
export const isFunctionalOnStack = yesNo({ cites: ['fab-context:5.3.3'] }, (_: Game, isResolving: boolean) => isResolving)
