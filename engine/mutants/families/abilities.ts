/** Faults in abilities: which are functional, and who has them. @module */
import { carriesOut, failsWithoutItsSource } from '../patches/resolving.js'
import { defaultRules } from '../../reference/rules/index.js'
import { noTriggersInCosts, triggersUndone } from '../patches/instructions.js'
import type { Family } from '../fault.js'

const { isFunctional } = defaultRules

export const abilitiesFaults: Family = {
  'layer-dies-with-source': {
    fault: 'a stack object fails when its source is gone',
    breaks: { fab: 'fab-context:1.7.1a', mtg: 'mtg:603.7g' },
    patch: failsWithoutItsSource
  },
  'layer-without-types': {
    fault: 'a triggered stack object has no types',
    breaks: { fab: 'fab-context:2.15.4' },
    rules: {
      stackObjectTypes: () => []
    }
  },
  'functional-in-hand': {
    fault: 'abilities function in the hand, too',
    breaks: { fab: 'fab-context:1.7.4', mtg: 'mtg:603.2b' },
    rules: {
      isFunctional: place => place.zone === 'hand' || isFunctional(place)
    }
  },
  'functional-face-down': {
    fault: 'abilities of face-down objects function',
    breaks: { fab: 'fab-context:1.7.4' },
    rules: {
      isFunctional: place => isFunctional({ ...place, faceDown: false })
    }
  },
  'functional-in-arena-only': {
    fault: 'abilities function in the arena only, whatever they are about',
    breaks: { fab: 'fab-context:1.7.4i' },
    rules: {
      isFunctional: place => place.zone === 'arena' && isFunctional(place)
    }
  },
  'functional-in-arena-too': {
    fault: 'an ability about its source being elsewhere functions in the arena, too',
    breaks: { fab: 'fab-context:1.7.4i' },
    rules: {
      isFunctional: place => (place.zone === 'arena' && !place.faceDown) || isFunctional(place)
    }
  },
  'no-when-you-do-in-costs': {
    fault: 'the "when you do" of a cost does not trigger as the cost is paid',
    breaks: { fab: 'fab-context:5.4.4c' },
    patch: noTriggersInCosts
  },
  'inline-waits': {
    fault: 'a "when you do" waits until all else of its ability has been done',
    breaks: { fab: 'fab:6.6.2a' },
    patch: carriesOut(printed => [...printed.filter(step => step.do !== 'when'), ...printed.filter(step => step.do === 'when')])
  },
  'when-you-do-undone': {
    fault: 'a "when you do" triggers whether or not the thing was done',
    breaks: { fab: 'fab:6.6.2', mtg: 'mtg:603.12', ga: ['ga:11', 'ga-context:GL.reflexive'] },
    patch: triggersUndone
  },
  'connected-by-name': {
    fault: 'an ability that an effect has given is connected with a printed one of the name',
    breaks: { fab: 'fab-context:1.7.6c' },
    rules: { connectedBy: () => undefined }
  },
  'connected-once-given': {
    fault: 'all abilities that effects have given to an object are connected',
    breaks: { fab: 'fab-context:1.7.6c' },
    rules: { connectedBy: () => 'given' }
  },
  'static-of-layer-ignored': {
    fault: 'the static abilities of a resolving stack object do not function',
    breaks: { fab: 'fab-context:5.3.3' },
    rules: {
      isFunctional: place => isFunctional({ ...place, resolving: false })
    }
  },
  'static-of-layer-too-soon': {
    fault: 'the static abilities of a card function as soon as it is on the stack',
    breaks: { fab: 'fab-context:5.3.3' },
    rules: {
      isFunctional: place => isFunctional({ ...place, resolving: true })
    }
  }
}
