/** The turn: its phases, what the game does in them by itself, and the steps of combat. @module */
import type { CombatStep, Phase } from '../rulebook/structure.js'
import { GAME_STARTS } from '../scenario/names.js'
import type { Game } from './decision.js'
import { decision, given, is, listed, yesNo } from './decision.js'

/** The phases of a turn, in order. */
export const phases = given('turn.phases')

/** Whether it is the start of the game, before any turn, in games whose text speaks of that. */
export const isGameStarting = yesNo(
  { cites: ['fab-context:4.1.8a'], reads: ['placement.asGameStarts'] },
  ({ facts }: Game, phase: string) => phase === GAME_STARTS && facts.base.rulebook.structure.placement.asGameStarts.value !== null
)

/** The phases of the turn that are still to come: the next one first. */
export const phasesLeft = listed(
  { cites: ['mtg-context:500.1', 'ga-context:TO.1', 'fab-context:4.2'], reads: ['turn.phases'] },
  ({ facts }: Game, now: string): readonly Phase[] => {
    const all = facts.base.rulebook.structure.turn.phases.value
    return all.slice(all.findIndex(({ name }) => name === now) + 1)
  }
)

/** The step in which attackers are declared, in games that declare several at once. */
export const attackers = given('turn.attackers')

/** Whether the turn-player declares attackers in a phase. */
export const declaresAttackers = yesNo({ cites: ['mtg-context:508.1'], reads: ['turn.attackers'] }, (_: Game, { actions }: Phase) =>
  actions.includes('declare-attackers')
)

/** Whether a creature of the turn-player may be declared as an attacker, unless a text forbids it. */
export const mayAttack = yesNo(
  { cites: ['mtg-context:508.1a', 'mtg-context:702.10b'] },
  (_: Game, isTapped: boolean, heldSinceTurnBegan: boolean, hasHaste: boolean) => !isTapped && (heldSinceTurnBegan || hasHaste)
)

/** Those of the chosen creatures that attack once all of them have become tapped: those that the turn-player still controls. */
export const attackingOf = listed({ cites: ['mtg-context:508.1k'] }, (_: Game, chosen: readonly string[], controlled: readonly string[]) =>
  chosen.filter(id => controlled.includes(id))
)

/** Whether permanents untap in a phase. */
export const untaps = yesNo(
  { cites: ['mtg-context:502.3', 'fab-context:4.4.3', 'mtg-context:117.3a'], reads: ['turn.phases'] },
  (_: Game, { actions }: Phase) => actions.includes('untap')
)

/** Whether the turn-player draws a card in a phase. */
export const draws = yesNo({ cites: ['mtg-context:504.1', 'ga-context:TO.1'], reads: ['turn.phases'] }, (_: Game, { actions }: Phase) =>
  actions.includes('draw')
)

/** Whether the turn-player has an action point as a phase begins. */
export const gainsActionPoint = yesNo({ cites: ['fab-context:4.3'], reads: ['turn.phases'] }, (_: Game, { actions }: Phase) =>
  actions.includes('gain-action-point')
)

/** Whether action points are lost in a phase. */
export const losesActionPoints = yesNo({ cites: ['fab-context:4.4.3'], reads: ['turn.phases'] }, (_: Game, { actions }: Phase) =>
  actions.includes('reset-action-points')
)

/** Whether what lasts for this turn ends in a phase. */
export const endsThisTurn = yesNo(
  { cites: ['fab-context:4.4.4', 'mtg-context:514.2', 'ga-context:EP.3'], reads: ['turn.phases'] },
  (_: Game, { actions }: Phase) => actions.includes('expire-this-turn')
)

/** Whether marked damage wears off in a phase. */
export const wearsOff = yesNo({ cites: ['mtg-context:514.2', 'ga-context:EP.3'], reads: ['turn.phases'] }, (_: Game, { actions }: Phase) =>
  actions.includes('wear-off-damage')
)

/** Whether the turn-player discards what a hand can't hold in a phase. */
export const discardsDown = yesNo(
  { cites: ['mtg-context:514.1', 'ga-context:GZ.hand.2'], reads: ['turn.phases'] },
  (_: Game, { actions }: Phase) => actions.includes('discard-down')
)

/** So many cards may be kept in hand. */
const HAND = 7

/** How many cards of a hand are too many. */
export const tooMany = decision(
  { cites: ['mtg-context:514.1', 'ga-context:GZ.hand.2'] },
  [() => 0, (surplus: number) => surplus + 1, (surplus: number) => Math.max(0, surplus - 1)],
  (_: Game, hand: number) => Math.max(0, hand - HAND)
)

/** Whether a turn ends with cleaning up; else with a procedure, after which effects of this turn end. */
export const isCleanedUp = is('turn.expiry', 'with-cleanup')

/** Whether a phase is cleaned up after players have had priority in it; else as it begins. */
export const cleansUpLast = yesNo(
  { cites: ['ga-context:EP.3', 'ga-context:EP.2', 'mtg-context:514.3'], reads: ['turn.phases'] },
  (_: Game, { priority }: Phase) => priority
)

/** Whether players get priority once more after cleaning up, since it has changed something. */
export const interruptsCleaning = yesNo({ cites: ['ga-context:EP.4'] }, (_: Game, hasChanged: boolean) => hasChanged)

/** Whether the turn is cleaned up once more, since players got priority in it. */
export const cleansUpAgain = yesNo(
  { cites: ['mtg-context:514.3a', 'ga-context:EP.4'] },
  (_: Game, hadPriority: boolean, isCleaningUp: boolean) => hadPriority && isCleaningUp
)

/** The steps of combat, in order. */
export const steps = given('turn.combat')

/** The steps of combat that are still to come: the next one first. */
export const stepsLeft = listed(
  { cites: ['fab-context:7.0.1'], reads: ['turn.combat'] },
  ({ facts }: Game, now: string | undefined): readonly CombatStep[] => {
    const all = facts.base.rulebook.structure.turn.combat.value
    return all.slice(all.findIndex(({ name }) => name === now) + 1)
  }
)

/** Whether an attack on top of the stack becomes the active attack, rather than to resolve. */
export const becomesActive = yesNo({ cites: ['fab-context:7.1.3'] }, (_: Game, as: string) => as === 'attack')

/** How much damage an attack deals. */
export const dealt = decision(
  { cites: ['fab-context:7.5.2'] },
  [() => 0, () => 1, (amount: number) => amount + 1],
  (_: Game, power: number) => power
)

/** Whether the damage that an attack deals is a hit: an attack without power deals none. */
export const isHit = yesNo({ cites: ['fab-context:7.5.5'] }, (_: Game) => true)

/** Whether the chain closes only once all that has triggered is on the stack. */
export const closesOnceAllIsPlaced = yesNo({ cites: ['fab-context:1.10.2e', 'fab-context:7.7.2c'] }, (_: Game) => true)

/** Steps of combat in which the damage of the attack is still to come. */
const BEFORE_DAMAGE: readonly string[] = ['attack', 'defend', 'reaction']

/** Whether the chain closes because the active attack is gone before its damage was worked out. */
export const closesWithoutAttack = yesNo(
  { cites: ['fab-context:7.7.2c'] },
  (_: Game, step: string, attackIn: string | undefined) => BEFORE_DAMAGE.includes(step) && attackIn !== 'arena'
)

/** The attacks that go to the graveyard as the chain closes: those that are still there. */
export const clearedAttacks = listed(
  { cites: ['fab-context:7.7'] },
  (_: Game, attacks: readonly string[], objects: Readonly<Record<string, { readonly zone: string }>>) =>
    attacks.filter(id => objects[id]?.zone === 'arena')
)
