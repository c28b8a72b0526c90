/** Faults in copies. @module */
import { asCopyOf } from '../../reference/rules/copies.js'
import { copiesWhatIsPrinted, copiesWhatItSees } from '../patches/continuous.js'
import { copiesFollow } from '../patches/lasting.js'
import { structured } from '../fault.js'
import type { Family } from '../fault.js'

export const copiesFaults: Family = {
  'copy-keeps-own-abilities': {
    fault: 'a copy keeps the abilities that it had',
    breaks: { fab: 'fab-context:8.5.25' },
    rules: {
      abilitiesOf: (own, copied) => (copied ? [...own.filter(ability => !copied.includes(ability)), ...copied] : own)
    }
  },
  'copy-has-no-abilities': {
    fault: 'a copy does not get the abilities of the original',
    breaks: { fab: 'fab-context:8.5.25' },
    rules: {
      abilitiesOf: (own, copied) => (copied ? [] : own)
    }
  },
  'copy-keeps-own-types': {
    fault: 'a copy keeps the types that it had',
    breaks: { fab: 'fab-context:8.5.25' },
    rules: {
      asCopyOf: (own, copied, markers) => asCopyOf(own, { ...copied, types: [...new Set([...own.types, ...copied.types])] }, markers)
    }
  },
  'copy-keeps-own-name': {
    fault: 'a copy keeps the name that it had',
    breaks: { fab: 'fab-context:8.5.25' },
    rules: {
      asCopyOf: (own, copied, markers) => asCopyOf(own, { ...copied, name: own.name }, markers)
    }
  },
  'copies-what-it-sees': {
    fault: 'what effects have made of the original is copied',
    breaks: { fab: 'fab-context:8.5.25b' },
    patch: copiesWhatItSees
  },
  'parameters-not-copied': {
    fault: 'a copy does not get the parameters of the original',
    breaks: { fab: 'fab-context:8.5.25b' },
    rules: {
      copiedParameters: () => []
    }
  },
  'copy-follows-original': { fault: 'a copy is what the original is now', breaks: { fab: 'fab-context:8.5.25c' }, patch: copiesFollow },
  'copied-again': {
    fault: 'an object becomes a copy of what it copies already',
    breaks: { fab: 'fab-context:8.5.25d' },
    rules: {
      becomesCopy: () => true
    }
  },
  'copied-once': {
    fault: 'a copy never becomes a copy of something else',
    breaks: { fab: 'fab-context:8.5.25d' },
    rules: { becomesCopy: now => now === undefined }
  },
  'defined-not-copied': {
    fault: 'what an object was given on entering is not copied',
    breaks: { fab: 'fab:6.4.8a' },
    patch: copiesWhatIsPrinted
  },
  'rulebook-copies-last': {
    ...structured("the rulebook's stage for copies is wrong", structure => {
      const stages = structure.continuous.stages.value
      const copying = stages.filter(stage => stage.modifies.includes('copy'))
      return {
        ...structure,
        continuous: {
          ...structure.continuous,
          stages: { ...structure.continuous.stages, value: [...stages.filter(stage => !copying.includes(stage)), ...copying] }
        }
      }
    }),
    breaks: { fab: 'fab:6.3.2' }
  }
}
