/** Engines that put triggered-layers on the stack wrongly. @module */
import { clockwiseFrom } from '../reference/rules/clockwise.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { placesAfterAPass, resolvesEachAsItIsPlaced } from './patches/checking.js'
import { askedOfTurnPlayer } from './patches/patch.js'

const mutant = mutantsOf('fab')

export const placementMutants: readonly EngineMutant[] = [
  mutant('priority-before-placing', 'fab:6.6.6', 'a player gets priority while triggered-layers are pending', {
    patch: placesAfterAPass
  }),
  mutant('answers-left-pending', 'fab:6.6.6', 'the layer of an effect that answers a triggering is not put on the stack', {
    isOfPlacementPass: (kinds, meta) => !meta && kinds.includes('ordinary')
  }),
  mutant('no-player-selected', 'fab:6.6.6b', 'the turn-player places first without being asked', {
    needsFirstPlacer: () => false
  }),
  mutant('placing-selection-ignored', 'fab:6.6.6b', 'the turn-player places first whoever was selected', {
    placementOrder: (players, _selected, turnPlayer) => clockwiseFrom(players, turnPlayer)
  }),
  mutant('placed-counter-clockwise', 'fab:6.6.6b', 'players place their layers counter-clockwise', {
    placementOrder: (players, selected, turnPlayer) => clockwiseFrom([...players].reverse(), selected ?? turnPlayer)
  }),
  mutant('turn-player-orders-all', 'fab:6.6.6b', "the turn-player orders the other players' layers", {
    patch: askedOfTurnPlayer('trigger-order')
  }),
  mutant('resolves-as-it-places', 'fab:6.6.6b', 'a triggered-layer resolves before the next pending one is placed', {
    patch: resolvesEachAsItIsPlaced
  }),
  mutant('dead-mode-withheld', 'fab:6.6.6a', 'a mode without a legal target may not be declared', {
    mayPickMode: (_structure, hasTargets) => hasTargets
  }),
  mutant('placed-without-target', 'fab:6.6.6a', 'a layer without a legal target is put on the stack', {
    ceasesWithoutTarget: () => false
  }),
  mutant('told-apart-by-ability', 'fab:6.6.6b', 'layers of two sources count as one if their abilities have the same name', {
    isSameEffect: (a, b) => a.ability === b.ability
  }),
  mutant('told-apart-by-source', 'fab:6.6.6b', 'layers of two abilities count as one if their source is the same', {
    isSameEffect: (a, b) => a.source === b.source
  })
]
