/** Engines that trigger wrongly. @module */
import type { EngineMutant } from './mutant.js'

const mutant = (name: string, rule: `fab:${string}`, fault: string, rules: EngineMutant['rules']): EngineMutant => ({
  kind: 'engine',
  name,
  ruleset: 'fab',
  rule,
  fault,
  rules
})

export const triggerMutants: readonly EngineMutant[] = [
  mutant('limit-off-by-one', 'fab:6.6.1a', 'a limited effect triggers once more than its limit', {
    limitReached: (limit, triggered) => triggered > limit
  }),
  mutant('limit-ignored', 'fab:6.6.5e', 'a trigger limit is not heeded', { limitReached: () => false }),
  mutant('suppression-ignored', 'fab:6.6.5f', 'an effect triggers although another prevents it', { isSuppressed: () => false }),
  mutant('suppressed-not-counted', 'fab:6.6.5f', 'a prevented triggering leaves the limit alone', {
    countsTowardsLimit: (_structure, suppressed) => !suppressed
  }),
  mutant('ordinal-since-arrival', 'fab:6.6.5d', 'an ordinal names any occurrence from its number on', {
    isNth: (nth, occurrence) => nth.some(each => occurrence >= each)
  }),
  mutant('turn-player-orders-all', 'fab:6.6.6b', "the turn-player orders the other players' layers", {
    ordersOwn: (_placer, turnPlayer) => turnPlayer
  }),
  mutant('no-player-selected', 'fab:6.6.6b', 'the turn-player places first without being asked', { needsFirstPlacer: () => false })
]
