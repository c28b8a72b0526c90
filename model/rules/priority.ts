/** Who gets priority and when, what passing does, and when a card may be played. @module */
import type { CombatStep, Phase } from '../rulebook/structure.js'
import type { Game } from './decision.js'
import { decision, given, mayBeSo, oneOf, yesNo } from './decision.js'

/** Whether players get priority in the phase with which a turn starts. */
export const isGivenAtStart = yesNo(
  { cites: ['fab-context:4.2', 'fab-context:1.11.3', 'mtg-context:503.1', 'ga-context:TO.2'], reads: ['turn.phases'] },
  (_: Game, { priority }: Phase) => priority
)

/** Whether they get it in a phase in which the turn-player acts. */
export const isGivenInMain = yesNo(
  { cites: ['fab-context:1.11.3', 'fab-context:4.3', 'mtg-context:505.1', 'ga-context:TO.2'], reads: ['turn.phases'] },
  (_: Game, { priority }: Phase) => priority
)

/** Whether they get it in the phase in which the turn-player draws. */
export const isGivenAfterDrawing = yesNo(
  { cites: ['mtg-context:504.2', 'ga-context:TO.2', 'ga-context:TO.1'], reads: ['turn.phases'] },
  (_: Game, { priority }: Phase) => priority
)

/** Whether they get it in the phase with which a turn ends. */
export const isGivenAtEnd = yesNo(
  { cites: ['fab-context:4.4', 'fab-context:1.11.3', 'mtg-context:513.1', 'ga-context:EP.2', 'ga-context:TO.2'], reads: ['turn.phases'] },
  (_: Game, { priority }: Phase) => priority
)

/** Whether they get it while a turn is cleaned up, though nothing has happened. */
export const isGivenWhileCleaning = yesNo(
  { cites: ['mtg-context:514.3'], reads: ['turn.phases'] },
  (_: Game, { priority }: Phase) => priority
)

/** Whether they get it in another phase. */
export const isGivenElsewhere = yesNo(
  { cites: ['mtg-context:502.4', 'ga-context:TO.2', 'ga-context:TO.1', 'ga-context:TO.4'], reads: ['turn.phases'] },
  (_: Game, { priority }: Phase) => priority
)

/** Whether they get it in a step of combat. */
export const isGivenInStep = yesNo(
  { cites: ['fab-context:7.7.4', 'fab-context:1.11.3'], reads: ['turn.combat'] },
  (_: Game, { priority }: CombatStep) => priority
)

/** Whether nobody gets it in a phase whatever happens, so that what triggers waits for a later one. */
export const isWithheld = yesNo(
  { cites: ['mtg-context:502.4'], reads: ['turn.phases'] },
  (_: Game, phase: Phase | undefined) => phase?.holds === true
)

/** What has happened in a phase that gives no priority of itself. */
export interface Happened {
  /** Players have had priority in it already. */
  readonly granted: boolean
  /** So many things wait on the stack. */
  readonly waiting: number
  /** Something was put on the stack. */
  readonly placed: boolean
  /** A check has acted as the turn is ending. */
  readonly checked: boolean
}

/** Whether players get priority in a phase that gives none of itself, since something has happened in it. */
export const isGivenUnscheduled = yesNo(
  { cites: ['mtg-context:514.3a', 'ga-context:TP.8', 'ga-context:TO.2', 'fab-context:1.11.3'], reads: ['priority.afterLast'] },
  ({ facts }: Game, { granted, waiting, placed, checked }: Happened) =>
    facts.base.rulebook.structure.priority.afterLast.value !== null && (granted || waiting > 0 || placed || checked)
)

/** Whether players may get priority, and whether they need not, as the last of the stack has resolved in such a phase. */
export const mayBeGivenAfterLast = mayBeSo('priority.afterLast', true)
export const mayBeLeftAfterLast = mayBeSo('priority.afterLast', false)

/** Whether what waits on the stack at the start of a turn resolves as if all had passed, since nobody has priority. */
export const resolvesAtStart = yesNo({ cites: ['fab-context:4.2.2'] }, (_: Game) => true)

/** Whether what waits at the end of a turn does. */
export const resolvesAtEnd = yesNo({ cites: ['fab-context:4.4.2'] }, (_: Game) => true)

/** Whether what waits as the combat chain closes does. */
export const resolvesInClosing = yesNo({ cites: ['fab-context:7.7.4'] }, (_: Game) => true)

/** A player, as seen from the turn-player: so many seats on, clockwise. */
type Seats = 0 | 1 | -1

const others = [(): Seats => 1, (): Seats => -1]

/** Who gets priority first in a phase. */
export const firstInPhase = decision<[Game], Seats>(
  { cites: ['mtg-context:117.3a', 'fab-context:1.11.3', 'ga-context:TP.8'] },
  others,
  () => 0
)

/** Who gets it after a resolution: the turn-player, whoever controlled what resolved. */
export const firstAfterResolving = decision<[Game], Seats>(
  { cites: ['mtg-context:117.3b', 'fab-context:5.3.7', 'ga-context:TP.8', 'ga-context:TP.7'] },
  others,
  () => 0
)

/** Who may get it after acting: the one who acted, the turn-player, or the next player. */
export type Whose = 'actor' | 'turn-player' | 'next'

/** Who has priority after playing or activating something. */
export const firstAfterActing = decision<[Game], readonly Whose[]>(
  {
    cites: ['fab-context:1.11.5', 'fab-context:5.1.10', 'mtg-context:117.3c', 'ga-context:TP.8.1'],
    reads: ['priority.afterActing']
  },
  [() => ['actor'], () => ['turn-player'], () => ['next']],
  ({ facts }) => {
    const { value, standing } = facts.base.rulebook.structure.priority.afterActing
    return standing === 'undefined' ? ['actor', 'turn-player'] : [value]
  }
)

/** The players after one who passes, in the order in which each gets priority; the one who passes last. */
export const afterPassing = decision(
  { cites: ['fab-context:1.11.4a', 'mtg-context:117.3d', 'ga-context:TP.4'] },
  [
    (_: string | undefined, players: readonly string[], passing: string) => players.at(players.indexOf(passing) - 1),
    (_: string | undefined, __: readonly string[], passing: string) => passing
  ],
  (_: Game, players: readonly string[], passing: string): string | undefined => players[(players.indexOf(passing) + 1) % players.length]
)

/** Whether all players have passed in succession. */
export const haveAllPassed = yesNo(
  {
    cites: [
      'mtg-context:117.4',
      'mtg-context:117.3d',
      'mtg-context:608.1',
      'mtg-context:117.3',
      'mtg-context:117.1',
      'fab-context:1.11.4a',
      'ga-context:TP.5',
      'ga-context:TP.11',
      'ga-context:TO.3'
    ]
  },
  (_: Game, passes: number, players: number) => passes >= players
)

/** Which of what is on the stack resolves. */
export const resolving = oneOf(
  {
    cites: [
      'mtg-context:405.5',
      'mtg-context:405.2',
      'mtg-context:608.1',
      'mtg-context:405.1',
      'mtg-context:601.2a',
      'fab-context:1.11.4a',
      'ga-context:TP.6',
      'ga:4.1',
      'ga-older:4'
    ]
  },
  { newest: true, oldest: true },
  (_: Game): 'newest' | 'oldest' => 'newest'
)

/** Zones from which cards are played. */
export const playedFrom = given('zones.playFrom')

/** The types of cards that are played at the slow speed. */
export const slowTypes = given('zones.slowTypes', [() => []])

/** Whether acting at the slow speed costs an action point. */
export const costsAction = yesNo({ cites: ['fab-context:5.1', 'fab-context:8.1.1'], reads: ['turn.phases'] }, ({ facts }: Game) =>
  facts.base.rulebook.structure.turn.phases.value.some(({ actions }) => actions.includes('gain-action-point'))
)

/** Whether acting takes an action point. */
export const takesActionPoint = yesNo(
  { cites: ['fab-context:5.1', 'fab-context:8.1.1'] },
  (_: Game, isSlow: boolean, costs: boolean) => isSlow && costs
)

/** The moment at which a player would act at the slow speed. */
export interface Moment {
  readonly isTurnPlayers: boolean
  /** So many things wait on the stack. */
  readonly waiting: number
  readonly step: string | undefined
  /** Whether it is the phase for it, or the player has an action point where that is what it takes. */
  readonly isForIt: boolean
}

/** Whether a player may act at the slow speed now. */
export const isSlowTime = yesNo(
  {
    cites: ['mtg-context:307.1', 'mtg-context:117.1a', 'mtg-context:305.1', 'fab-context:5.1', 'fab-context:8.1.1', 'ga-context:TP.slow.1']
  },
  (_: Game, { isTurnPlayers, waiting, step, isForIt }: Moment) =>
    isTurnPlayers && waiting === 0 && (step === undefined || step === 'resolution') && isForIt
)
