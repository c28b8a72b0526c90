/** Engines that go wrong in checks, combat, objects, costs and the order of resolution. @module */
import { defaultRules } from '../reference/rules/index.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { checksOnceAllIsPlaced, closesAtOnce, leavesLayersOf, losesAllTheSame } from './patches/checking.js'
import { bringsAboutFrom } from './patches/patch.js'
import {
  activatesIfPaidAsStated,
  countsCostsPaidAsStated,
  leavesBeforeItsEffects,
  putsLayersForTheTurnPlayer,
  resolvesAttacks,
  turnPlayerAfterPlaying
} from './patches/resolving.js'
import { samplesOnceAllIsPlaced } from './patches/triggering.js'

const mutant = mutantsOf('fab')
const { durationEnded, leavesGame } = defaultRules

const opposite = (kind: string): string | undefined =>
  kind.startsWith('+') ? `-${kind.slice(1)}` : kind.startsWith('-') ? `+${kind.slice(1)}` : undefined

export const gameMutants: readonly EngineMutant[] = [
  mutant('empty-deck-loses', 'fab-context:4.5.3', 'a player whose deck is empty loses', {
    deadPlayers: players => players.filter(player => player.life <= 0 || player.deck() === 0).map(player => player.id)
  }),
  mutant('close-before-placing', 'fab-context:1.10.2e', 'the Close Step begins before pending layers are placed', {
    patch: closesAtOnce
  }),
  mutant('chain-goes-on', 'fab-context:7.7.2c', 'combat goes on when the active attack is gone', { closesChain: () => false }),
  mutant('chain-closes-late', 'fab-context:7.7.2c', 'the chain closes whenever the active attack is gone, after its damage too', {
    closesChain: (_step, isThere) => !isThere
  }),
  mutant('chain-effect-outlives-chain', 'fab-context:7.0.2b', 'an effect for this combat chain goes on when the chain has closed', {
    durationEnded: (ends, now) => ends.at !== 'combat-chain' && durationEnded(ends, now)
  }),
  mutant('chain-effect-without-chain', 'fab-context:7.0.2b', 'an effect for this combat chain is generated without a chain', {
    hasPeriod: ends => ends.at !== 'chain-link'
  }),
  mutant('link-lasts-until-next', 'fab-context:7.0.3d', 'a chain link is active until the next one or the end of the chain', {
    endsLink: step => step === 'close'
  }),
  mutant('link-effect-between-links', 'fab-context:7.0.3d', 'an effect for this chain link is generated between two links', {
    hasPeriod: (ends, chain) => (ends.at !== 'chain-link' && ends.at !== 'combat-chain') || chain !== 'none'
  }),
  mutant('counters-cancel', 'fab-context:1.15.4', 'opposite counters take each other away', {
    countersAfter: (counters, kind, delta) => {
      const { [kind]: had = 0, ...others } = counters
      const other = opposite(kind)
      if (other !== undefined && delta > 0 && (others[other] ?? 0) >= delta) {
        const { [other]: against = 0, ...left } = others
        return { ...left, ...(had > 0 && { [kind]: had }), ...(against > delta && { [other]: against - delta }) }
      }
      return had + delta === 0 ? others : { ...others, [kind]: had + delta }
    }
  }),
  mutant('numbers-below-zero', 'fab-context:2.0.3c', 'a number of an object may be negative', {
    floored: (_structure, value) => value
  }),
  mutant('moved-object-lost', 'fab-context:3.0.9a', 'no effect follows an object that has become a new one', {
    mayFollow: () => false
  }),
  mutant('followed-anywhere', 'fab-context:3.0.9a', 'an effect follows an object into a private zone', {
    mayFollow: to => to !== 'arena' && to !== 'stack'
  }),
  mutant('replaced-cost-unpaid', 'fab-context:1.14.4c', 'a cost whose event was replaced is not paid, and the ability is not activated', {
    patch: activatesIfPaidAsStated
  }),
  mutant('replaced-extra-cost-unpaid', 'fab-context:5.1.9a', 'an additional cost whose event was replaced does not count as paid', {
    patch: countsCostsPaidAsStated
  }),
  mutant('leaves-before-effects', 'fab-context:5.3', 'a card is cleared before its effects', {
    patch: leavesBeforeItsEffects
  }),
  mutant('layers-of-the-turn-player', 'fab-context:1.6.1b', 'every layer is of the turn-player', {
    patch: putsLayersForTheTurnPlayer
  }),
  mutant('controller-settled-on-placing', 'fab-context:1.6.2c', 'whose a triggered-layer is, is settled only as it is placed', {
    placedFor: (controller, ofSource) => ofSource ?? controller
  }),
  mutant('layers-before-heroes', 'fab-context:1.10.2', 'pending layers are placed before dead heroes are looked at', {
    patch: checksOnceAllIsPlaced
  }),
  mutant('states-after-layers', 'fab-context:1.10.2d', 'states are looked at only when no layer is pending', {
    patch: samplesOnceAllIsPlaced
  }),
  mutant('start-phase-leaves-layers', 'fab-context:4.2.2', 'layers of the Start Phase wait for the Action Phase', {
    patch: leavesLayersOf('start')
  }),
  mutant('end-phase-leaves-layers', 'fab-context:4.4.2', 'layers of the End Phase wait for the next turn', {
    patch: leavesLayersOf('end')
  }),
  mutant('close-step-leaves-layers', 'fab-context:7.7.4', 'layers of the Close Step wait until players have priority', {
    patch: leavesLayersOf('action')
  }),
  mutant('last-player-survives', 'fab-context:4.5.4a', 'if all players would lose at once, one of them does not', {
    deadPlayers: players => {
      const dead = players.filter(player => player.life <= 0).map(player => player.id)
      return dead.length === players.length ? dead.slice(1) : dead
    }
  }),
  mutant('announced-without-target', 'fab-context:5.1', 'a card without a legal target may be announced', {
    mayAnnounce: () => true
  }),
  mutant('player-of-a-card-loses-priority', 'fab-context:5.1.10', 'who has played a card does not keep priority', {
    patch: turnPlayerAfterPlaying
  }),
  mutant('failed-card-returns', 'fab-context:5.3.2', 'a card whose layer fails goes back to the hand', {
    leavesTo: (structure, types, how) => (how === 'failed' ? 'hand' : defaultRules.leavesTo(structure, types, how))
  }),
  mutant('attack-resolves', 'fab-context:7.1.3', 'an attack resolves like another card', {
    patch: resolvesAttacks
  }),
  mutant('attacks-deal-one', 'fab-context:7.5.2', 'an attack deals 1 damage, whatever its power', {
    combatDamage: () => 1
  }),
  mutant('attacks-stay', 'fab-context:7.7', 'attacks stay in the arena when the chain has closed', {
    patch: bringsAboutFrom('chain-closed', () => [])
  }),
  mutant('lost-player-stays', 'fab-context:4.5.1a', 'what a player owned who has lost stays in a game that goes on', {
    leavesGame: () => false,
    isTaken: () => false,
    staysOnStack: () => true,
    staysPending: () => true
  }),
  mutant('cannot-lose-ignored', 'fab-context:1.0.2', 'a player of whom an effect says that they cannot lose loses', {
    patch: losesAllTheSame
  }),
  mutant('attack-missed-in-its-step-only', 'fab-context:7.7.2c', 'the chain closes only if the attack goes in the Attack Step', {
    closesChain: (step, isThere) => step === 'attack' && !isThere
  }),
  mutant('lost-arena-stays', 'fab-context:4.5.1a', 'what a player who has lost had in the arena stays there', {
    leavesGame: (object, lost) => object.zone !== 'arena' && leavesGame(object, lost)
  }),
  mutant('taken-by-lost-stays', 'fab-context:4.5.1a', 'what a player who has lost had taken stays in the arena', { isTaken: () => false }),
  mutant('layers-of-lost-stay', 'fab-context:4.5.1a', 'the layers of a player who has lost stay on the stack', {
    staysOnStack: () => true
  }),
  mutant('pending-of-lost-placed', 'fab-context:4.5.1a', 'the pending layers of a player who has lost are put on the stack', {
    staysPending: () => true
  }),
  mutant('this-turn-is-the-game', 'fab:6.4.7', 'a condition on what has happened this turn asks the whole game', {
    historyOf: (_period, { log }) => log
  })
]
