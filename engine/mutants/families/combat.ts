/** Faults in combat. @module */
import { closesAtOnce, leavesLayersOf } from '../patches/checking.js'
import { defaultRules } from '../../reference/rules/index.js'
import { resolvesAttacks } from '../patches/resolving.js'
import { bringsAboutFrom } from '../patches/patch.js'
import { attacksAnew, attacksOneByOne, attacksUntapped, declaresOne, mustAttack, placesAfterwards } from '../patches/attacking.js'
import type { Family } from '../fault.js'

const { durationEnded } = defaultRules

export const combatFaults: Family = {
  'misses-count-as-hits': {
    fault: 'the damage of an attack is no hit',
    breaks: { fab: 'fab-context:7.5.5' },
    rules: {
      isHit: () => false
    }
  },
  'close-before-placing': {
    fault: 'the Close Step begins before pending stack objects are placed',
    breaks: { fab: 'fab-context:1.10.2e' },
    patch: closesAtOnce
  },
  'chain-goes-on': {
    fault: 'combat goes on when the active attack is gone',
    breaks: { fab: 'fab-context:7.7.2c' },
    rules: { closesChain: () => false }
  },
  'chain-closes-late': {
    fault: 'the chain closes whenever the active attack is gone, after its damage too',
    breaks: { fab: 'fab-context:7.7.2c' },
    rules: {
      closesChain: (_step, isThere) => !isThere
    }
  },
  'chain-effect-outlives-chain': {
    fault: 'an effect for this combat chain goes on when the chain has closed',
    breaks: { fab: 'fab-context:7.0.2b' },
    rules: {
      durationEnded: (ends, now) => ends.at !== 'combat-chain' && durationEnded(ends, now)
    }
  },
  'chain-effect-without-chain': {
    fault: 'an effect for this combat chain is generated without a chain',
    breaks: { fab: 'fab-context:7.0.2b' },
    rules: {
      hasPeriod: ends => ends.at !== 'chain-link'
    }
  },
  'link-lasts-until-next': {
    fault: 'a chain link is active until the next one or the end of the chain',
    breaks: { fab: 'fab-context:7.0.3d' },
    rules: {
      endsLink: step => step === 'close'
    }
  },
  'link-effect-between-links': {
    fault: 'an effect for this chain link is generated between two links',
    breaks: { fab: 'fab-context:7.0.3d' },
    rules: {
      hasPeriod: (ends, chain) => (ends.at !== 'chain-link' && ends.at !== 'combat-chain') || chain !== 'none'
    }
  },
  'close-step-leaves-layers': {
    fault: 'layers of the Close Step wait until players have priority',
    breaks: { fab: 'fab-context:7.7.4' },
    patch: leavesLayersOf('action')
  },
  'attack-resolves': { fault: 'an attack resolves like another card', breaks: { fab: 'fab-context:7.1.3' }, patch: resolvesAttacks },
  'attacks-deal-one': {
    fault: 'an attack deals 1 damage, whatever its power',
    breaks: { fab: 'fab-context:7.5.2' },
    rules: {
      combatDamage: () => 1
    }
  },
  'attacks-stay': {
    fault: 'attacks stay in the arena when the chain has closed',
    breaks: { fab: 'fab-context:7.7' },
    patch: bringsAboutFrom('chain-closed', () => [])
  },
  'attack-missed-in-its-step-only': {
    fault: 'the chain closes only if the attack goes in the Attack Step',
    breaks: { fab: 'fab-context:7.7.2c' },
    rules: {
      closesChain: (step, isThere) => step === 'attack' && !isThere
    }
  },
  'reaction-step-skipped': {
    fault: 'combat has no reaction step',
    breaks: { fab: 'fab-context:7.0.1' },
    rules: {
      nextStep: (steps, step) => steps.filter(each => each !== 'reaction')[steps.indexOf(step) + 1]
    }
  },
  'attackers-though-tapped': {
    fault: 'a tapped creature may be declared as an attacker',
    breaks: { mtg: 'mtg-context:508.1a' },
    rules: { mayAttack: (_isTapped, isSettled, hasHaste, isKeptFromIt) => (isSettled || hasHaste) && !isKeptFromIt }
  },
  'attackers-just-come': {
    fault: 'a creature may attack in the turn in which it came',
    breaks: { mtg: 'mtg-context:508.1a' },
    rules: { mayAttack: (isTapped, _isSettled, _hasHaste, isKeptFromIt) => !isTapped && !isKeptFromIt }
  },
  'attackers-without-haste': {
    fault: 'haste lets no creature attack in the turn in which it came',
    breaks: { mtg: 'mtg-context:702.10b' },
    rules: { mayAttack: (isTapped, isSettled, _hasHaste, isKeptFromIt) => !isTapped && isSettled && !isKeptFromIt }
  },
  'attackers-though-forbidden': {
    fault: 'a creature may be declared as an attacker that an effect keeps from attacking',
    breaks: { mtg: 'mtg-context:508.1c' },
    rules: { mayAttack: (isTapped, isSettled, hasHaste) => !isTapped && (isSettled || hasHaste) }
  },
  'attackers-untapped': {
    fault: 'attacking taps no creature',
    breaks: { mtg: 'mtg-context:508.1f' },
    patch: attacksUntapped
  },
  'attackers-one-by-one': {
    fault: 'attackers attack one after the other',
    breaks: { mtg: ['mtg-context:506.5', 'mtg-context:508.3b', 'mtg-context:508.3d'] },
    patch: attacksOneByOne
  },
  'attackers-all-must': {
    fault: 'every creature that may attack must',
    breaks: { mtg: 'mtg-context:508.1' },
    patch: mustAttack
  },
  'attackers-one-at-most': {
    fault: 'one attacker is declared at most',
    breaks: { mtg: 'mtg-context:508.1' },
    patch: declaresOne
  },
  'attackers-first-only': {
    fault: 'of several attackers one attacks',
    breaks: { mtg: ['mtg-context:508.3a', 'mtg-context:508.3c'] },
    rules: { attackingOf: (chosen, controlled) => chosen.filter(id => controlled.includes(id)).slice(0, 1) }
  },
  'attackers-attack-anew': {
    fault: 'what comes to fit once it attacks triggers what waits for an attack',
    breaks: { mtg: 'mtg-context:508.2a' },
    patch: attacksAnew
  },
  'attackers-placed-late': {
    fault: 'players have priority before what a declaration has triggered is on the stack',
    breaks: { mtg: 'mtg-context:508.2b' },
    patch: placesAfterwards
  },
  'attackers-all-or-none': {
    fault: 'nothing attacks if one of those that were chosen is gone',
    breaks: { mtg: 'mtg-context:508.1k' },
    rules: { attackingOf: (chosen, controlled) => (chosen.every(id => controlled.includes(id)) ? chosen : []) }
  }
}
