/** Who loses by a check, and who has won. @module */
import type { Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { decision, listed, yesNo } from './decision.js'

type Numbers = Readonly<Record<Id, { readonly life?: number; readonly poison?: number; readonly speed?: number }>>

const isWithoutLife = ({ life }: { readonly life?: number } = {}): boolean => life !== undefined && life <= 0

/** Players without life left, each for themselves. */
export const withoutLife = listed(
  { cites: ['mtg-context:704.5a', 'mtg-2010:sba.1', 'ga-context:SBC-T.1', 'fab-context:1.10.2a', 'fab-context:4.5.3a'] },
  (_: Game, players: readonly Id[], numbers: Numbers) => players.filter(player => isWithoutLife(numbers[player]))
)

/** Players of teams without life left. */
export const teamsWithoutLife = listed(
  { cites: ['mtg-context:704.6a', 'mtg-2010:sba.18'] },
  (_: Game, players: readonly Id[], numbers: Numbers) => players.filter(player => isWithoutLife(numbers[player]))
)

/** Players who were to draw from an empty deck since the last check. */
export const decked = listed(
  { cites: ['mtg-context:704.5b', 'mtg-2010:sba.2'] },
  (_: Game, players: readonly Id[], emptied: readonly Id[]) => players.filter(player => emptied.includes(player))
)

/** So many poison counters are too many, for a player and for a team. */
const POISONED = 10
const TEAM_POISONED = 15

/** Players with too many poison counters. */
export const poisoned = listed({ cites: ['mtg-context:704.5c', 'mtg-2010:sba.3'] }, (_: Game, players: readonly Id[], numbers: Numbers) =>
  players.filter(player => (numbers[player]?.poison ?? 0) >= POISONED)
)

/** Whether the poison of a player counts for a team alone. */
export const countsForTeam = yesNo(
  { cites: ['mtg-context:704.6b', 'mtg-context:704.5c'], reads: ['checks.list'] },
  ({ facts }: Game, team: readonly Id[]) => team.length > 1 && facts.base.rulebook.structure.checks.list.value.includes('team-poisoned')
)

/** Players of teams with too many poison counters together. */
export const teamsPoisoned = listed(
  { cites: ['mtg-context:704.6b'] },
  (_: Game, players: readonly Id[], sums: Readonly<Record<Id, number>>) => players.filter(player => (sums[player] ?? 0) >= TEAM_POISONED)
)

/** So much damage by one commander is too much. */
const BY_COMMANDER = 21

/** Players to whom one commander has dealt too much in the game. @param dealt by commander and player, `commander>player` */
export const hurtByCommander = listed(
  { cites: ['mtg-context:704.6c', 'mtg-2010:sba.19'] },
  (_: Game, players: readonly Id[], dealt: Readonly<Record<string, number>>) =>
    players.filter(player => Object.entries(dealt).some(([key, sum]) => key.endsWith(`>${player}`) && sum >= BY_COMMANDER))
)

/** Whether damage by a commander counts for that: combat damage does. */
export const countsAsCommanders = yesNo(
  { cites: ['mtg-context:704.6c', 'mtg-2010:sba.19'] },
  (_: Game, isHit: boolean, type: string | undefined) => isHit || type === 'combat'
)

/** Whether the game is over, with so many sides left that it does not matter who else is there. */
export const isOver = yesNo(
  { cites: ['mtg-context:104.1', 'mtg-context:104.2a', 'mtg-context:104.3', 'fab-context:4.5.3a', 'ga-context:SBC-T.1'] },
  (_: Game, hasOpponents: boolean) => !hasOpponents
)

/** Who has won a game that is over: one of those who are left, or nobody. */
export const winner = decision<[Game, readonly Id[]], Id | undefined>(
  { cites: ['mtg-context:104.2a', 'mtg-context:104.4a', 'fab-context:4.5.3a', 'fab-context:4.5.4a'] },
  [() => undefined],
  (_: Game, left: readonly Id[]) => left[0]
)

/** Players without speed who control something that starts their engines: each gets a speed of 1. */
export const startingEngines = listed(
  { cites: ['mtg-context:704.5z'] },
  (_: Game, players: readonly Id[], numbers: Numbers, starts: (player: Id) => boolean) =>
    players.filter(player => (numbers[player]?.speed ?? 0) === 0 && starts(player))
)
