/** What certain events do, and what belongs to them. @module */
import type { Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { amount, anyOf, decision, given, is, yesNo } from './decision.js'

/** Whether what is done to all of a kind is done at once, or one after another; and whether all decide before they act. */
export const ofSweeps = anyOf('events.sweep', ['at-once', 'in-sequence'])
export const isSweepAtOnce = is('events.sweep', 'at-once')

/** Whether several that are damaged by one attack or instruction are so at once, or one after another, clockwise. */
export const ofDamage = anyOf('events.multiDamage', ['at-once', 'clockwise-in-sequence'])

/** Whether several players act from the effect's controller on; else from the turn-player on. */
export const isControllerFirst = is('events.eachPlayer', 'effect-controller')

/** Several players in the order in which they choose and act: clockwise from the first of them. */
export const inTurnOrder = decision(
  {
    cites: [
      'mtg-context:101.4',
      'mtg-context:608.2e',
      'mtg-context:121.2c',
      'ga-context:SS.1',
      'fab-context:1.8.6a',
      'fab-context:1.9.2c',
      'fab-context:7.5.2c'
    ]
  },
  [
    (players: readonly Id[]) => players.toReversed(),
    ([first, ...rest]: readonly Id[]) => (first === undefined ? [] : [first, ...rest.toReversed()]),
    ([first, ...rest]: readonly Id[]) => (first === undefined ? [] : [...rest, first])
  ],
  (_: Game, seated: readonly Id[], first: Id): readonly Id[] => {
    const at = Math.max(0, seated.indexOf(first))
    return [...seated.slice(at), ...seated.slice(0, at)]
  }
)

/** What drawing from an empty deck does. */
export const emptyDeck = given('events.emptyDeck', [() => 'nothing', () => 'lose-at-check', () => 'lose-at-once'])

/** Whether opposite counters on an object cancel as they are put on it. */
export const cancelsOpposites = is('events.opposites', 'cancel-on-placement')

/** Whether what is destroyed, and goes elsewhere than to the graveyard, is moved only. */
export const isRedirectedMoved = is('events.redirectedDestroy', 'not-destroyed')

/** Whether damage by a source lets its controller gain life: once, however often it has lifelink. */
export const bringsLife = yesNo(
  { cites: ['mtg-context:120.3f', 'mtg-context:702.15f'], reads: ['events.lifelink'] },
  ({ facts }: Game, hasLifelink: boolean) => facts.base.rulebook.structure.events.lifelink.value === true && hasLifelink
)

/** How much life such damage brings: as much as is dealt, after all that replaces or prevents it. */
export const lifeBrought = amount({ cites: ['mtg-context:120.3f', 'mtg-context:120.4c'] }, (_: Game, dealt: number) => dealt)

/** Whether counters that something enters with are put on it, for what speaks of counters being put. */
export const countersOnEntering = anyOf('events.countersOnEntering', ['put', 'not-put'])

/** Whether the change of an object's controller is an event of its own. */
export const isControlReported = is('events.control', 'event')

/** Whether it is an event that a continuous effect begins to apply to an object, a change of its controller among them. */
export const isApplicationReported = yesNo(
  { cites: ['fab:6.2.5', 'fab-context:8.0.6a'], reads: ['events.control'] },
  ({ facts }: Game) => facts.base.rulebook.structure.events.control.value === 'applied'
)

/** What a card counts for in a clash: one without power, and no card at all, for less than any power. */
export const strength = decision({ cites: ['fab-context:8.5.45'] }, [() => 0], (_: Game, power: number | undefined) => power ?? -1)

/** Whether a clash is won with the greatest power: one that no other side has. */
export const winsClash = yesNo(
  { cites: ['fab-context:8.5.45'] },
  (_: Game, greatest: number, sides: number) => greatest >= 0 && sides === 1
)

/** Whether several players pick what is left open before any of them acts. */
export const allPickFirst = yesNo(
  { cites: ['fab-context:1.8.6', 'mtg-context:101.4', 'mtg-context:608.2e', 'fab-context:1.8.6a'] },
  (_: Game, choices: number) => choices > 0
)

/** Whether so much of something is anything at all: an event of nothing does not happen. */
export const isAnything = yesNo(
  { cites: ['fab-context:1.9.1b', 'fab:6.4.6', 'mtg-context:120.8', 'mtg-context:614.7', 'ga-context:DM.9'] },
  (_: Game, amount: number) => amount > 0
)

/** Whether an effect can't modify an object since another says that it can't. */
export const isChangeForbidden = yesNo(
  { cites: ['fab:6.3.7', 'fab-context:1.0.2', 'mtg-context:101.2'] },
  (_: Game, forbids: boolean) => forbids
)

/** Whether something can't happen since an effect forbids it, whatever another one allows. */
export const isForbidden = yesNo(
  { cites: ['fab-context:1.0.2', 'mtg-context:101.2', 'ga-context:GE.5', 'mtg-context:704.3'] },
  (_: Game, forbids: boolean) => forbids
)

/** Who puts counters on something or destroys it: the player who carries out the instruction. Nobody does what a rule does. */
export const doneBy = decision({ cites: ['mtg-context:608.2c', 'mtg-context:608.2e'] }, [() => ''], (_: Game, told: Id): Id => told)

/** Who sacrifices something: its controller. */
export const sacrificedBy = decision(
  { cites: ['mtg-context:704.5s', 'ga-context:SBC-T.4'] },
  [() => ''],
  (_: Game, controller: Id): Id => controller
)
