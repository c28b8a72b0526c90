/** Engines in which abilities function at the wrong time or place, and layers depend on their sources. @module */
import { defaultRules } from '../reference/rules/index.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { noTriggersInCosts, triggersUndone } from './patches/instructions.js'
import { carriesOut, failsWithoutItsSource } from './patches/resolving.js'

const mutant = mutantsOf('fab')
const { isFunctional } = defaultRules

export const abilityMutants: readonly EngineMutant[] = [
  mutant('layer-dies-with-source', 'fab-context:1.7.1a', 'a layer fails when its source is gone', {
    patch: failsWithoutItsSource
  }),
  mutant('layer-without-types', 'fab-context:2.15.4', 'a triggered-layer has no types', {
    layerTypes: () => []
  }),
  mutant('functional-in-hand', 'fab-context:1.7.4', 'abilities function in the hand, too', {
    isFunctional: place => place.zone === 'hand' || isFunctional(place)
  }),
  mutant('functional-face-down', 'fab-context:1.7.4', 'abilities of face-down objects function', {
    isFunctional: place => isFunctional({ ...place, faceDown: false })
  }),
  mutant('functional-in-arena-only', 'fab-context:1.7.4i', 'abilities function in the arena only, whatever they are about', {
    isFunctional: place => place.zone === 'arena' && isFunctional(place)
  }),
  mutant('functional-in-arena-too', 'fab-context:1.7.4i', 'an ability about its source being elsewhere functions in the arena, too', {
    isFunctional: place => (place.zone === 'arena' && !place.faceDown) || isFunctional(place)
  }),
  mutant('own-move-unreplaced', 'fab-context:1.7.4j', 'an ability does not replace the move of a source that is outside the arena', {
    replacesOwnMove: () => false
  }),
  mutant('no-when-you-do-in-costs', 'fab-context:5.4.4c', 'the "when you do" of a cost does not trigger as the cost is paid', {
    patch: noTriggersInCosts
  }),
  mutant('inline-waits', 'fab:6.6.2a', 'a "when you do" waits until all else of its ability has been done', {
    patch: carriesOut(printed => [...printed.filter(step => step.do !== 'when'), ...printed.filter(step => step.do === 'when')])
  }),
  mutant('when-you-do-undone', 'fab:6.6.2', 'a "when you do" triggers whether or not the thing was done', {
    patch: triggersUndone
  }),
  mutant('static-of-layer-ignored', 'fab-context:5.3.3', 'the static abilities of a resolving layer do not function', {
    isFunctional: place => isFunctional({ ...place, resolving: false })
  }),
  mutant('static-of-layer-too-soon', 'fab-context:5.3.3', 'the static abilities of a card function as soon as it is on the stack', {
    isFunctional: place => isFunctional({ ...place, resolving: true })
  })
]
