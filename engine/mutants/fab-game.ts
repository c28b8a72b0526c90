/** Engines that go wrong in checks, combat, objects, costs and the order of resolution. @module */
import { defaultRules } from '../reference/rules/index.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'

const mutant = mutantsOf('fab')
const { durationEnded } = defaultRules

const opposite = (kind: string): string | undefined =>
  kind.startsWith('+') ? `-${kind.slice(1)}` : kind.startsWith('-') ? `+${kind.slice(1)}` : undefined

export const gameMutants: readonly EngineMutant[] = [
  mutant('empty-deck-loses', 'fab-context:4.5.3', 'a player whose deck is empty loses', {
    deadPlayers: players => players.filter(player => player.life <= 0 || player.deck() === 0).map(player => player.id)
  }),
  mutant('close-before-placing', 'fab-context:1.10.2e', 'the Close Step begins before pending layers are placed', {
    closesBeforePlacing: () => true
  }),
  mutant('chain-goes-on', 'fab-context:7.7.2c', 'combat goes on when the active attack is gone', {
    closesChain: () => false
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
    isPaid: (kind, happened) => kind === 'play' || happened
  }),
  mutant('replaced-extra-cost-unpaid', 'fab-context:5.1.9a', 'an additional cost whose event was replaced does not count as paid', {
    isPaid: (kind, happened) => kind === 'activate' || happened
  }),
  mutant('leaves-before-effects', 'fab-context:5.3', 'a card is cleared before its effects', {
    leavesFirst: () => true
  })
]
