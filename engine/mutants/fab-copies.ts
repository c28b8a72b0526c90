/** Engines that copy wrongly. @module */
import { asCopyOf } from '../reference/rules/copies.js'
import { mutantsOf, structuresOf } from './mutant.js'
import type { Mutant } from './mutant.js'
import { copiesWhatIsPrinted, copiesWhatItSees } from './patches/continuous.js'
import { copiesFollow } from './patches/lasting.js'

const mutant = mutantsOf('fab')
const otherwise = structuresOf('fab')

export const copyMutants: readonly Mutant[] = [
  mutant('copy-keeps-own-abilities', 'fab-context:8.5.25', 'a copy keeps the abilities that it had', {
    abilitiesOf: (own, copied) => (copied ? [...own.filter(ability => !copied.includes(ability)), ...copied] : own)
  }),
  mutant('copy-has-no-abilities', 'fab-context:8.5.25', 'a copy does not get the abilities of the original', {
    abilitiesOf: (own, copied) => (copied ? [] : own)
  }),
  mutant('copy-keeps-own-types', 'fab-context:8.5.25', 'a copy keeps the types that it had', {
    asCopyOf: (own, copied, markers) => asCopyOf(own, { ...copied, types: [...new Set([...own.types, ...copied.types])] }, markers)
  }),
  mutant('copy-keeps-own-name', 'fab-context:8.5.25', 'a copy keeps the name that it had', {
    asCopyOf: (own, copied, markers) => asCopyOf(own, { ...copied, name: own.name }, markers)
  }),
  mutant('copies-what-it-sees', 'fab-context:8.5.25b', 'what effects have made of the original is copied', {
    patch: copiesWhatItSees
  }),
  mutant('parameters-not-copied', 'fab-context:8.5.25b', 'a copy does not get the parameters of the original', {
    copiedParameters: () => []
  }),
  mutant('copy-follows-original', 'fab-context:8.5.25c', 'a copy is what the original is now', {
    patch: copiesFollow
  }),
  mutant('copied-again', 'fab-context:8.5.25d', 'an object becomes a copy of what it copies already', {
    becomesCopy: () => true
  }),
  mutant('copied-once', 'fab-context:8.5.25d', 'a copy never becomes a copy of something else', { becomesCopy: now => now === undefined }),
  mutant('defined-not-copied', 'fab:6.4.8a', 'what an object was given on entering is not copied', {
    patch: copiesWhatIsPrinted
  }),
  otherwise('rulebook-copies-last', 'fab:6.3.2', "the rulebook's stage for copies is wrong", structure => {
    const stages = structure.continuous.stages.value
    const copying = stages.filter(stage => stage.modifies.includes('copy'))
    return {
      ...structure,
      continuous: {
        ...structure.continuous,
        stages: { ...structure.continuous.stages, value: [...stages.filter(stage => !copying.includes(stage)), ...copying] }
      }
    }
  })
]
