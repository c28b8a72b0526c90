/** Faults in replacement: which effects are applied, how often, and to what. @module */
import {
  countsModifiedTwice,
  drawsForgetWhatIsBesides,
  forgetsReplacedTimes,
  occursAsProposed,
  partsForgetTheWhole,
  substitutesForget
} from '../patches/events.js'
import { activeAsProposed, activeFromTheBeginning, valuedAsProposed } from '../patches/proposals.js'
import { conditionedAtStart } from '../patches/lasting.js'
import { replacesOwnMove } from '../../reference/rules/abilities.js'
import { waitsForEachDraw } from '../../reference/rules/replacement.js'
import type { EventOf } from '../../../model/trace/event.js'
import { structured } from '../fault.js'
import type { Family } from '../fault.js'

export const replacementFaults: Family = {
  'rider-after-event': {
    fault: 'a further modification happens after the event instead of before it',
    breaks: { fab: 'fab:6.4.1a' },
    rules: {
      ridersFirst: () => false
    }
  },
  'what-comes-unseen': {
    fault: 'an object that is entering is looked at without what an effect has already given it',
    breaks: { fab: 'fab:6.4.4' },
    rules: {
      asItComes: object => object
    }
  },
  'inactive-applied': {
    fault: 'an effect is applied although its condition is not met',
    breaks: { fab: 'fab:6.4.2', mtg: 'mtg-context:614.4', ga: 'ga-context:RE.3' },
    rules: {
      isActive: facts => facts.matches && facts.ordinal && facts.value
    }
  },
  'ordinal-of-replacement-ignored': {
    fault: 'an effect replaces every occurrence, not the one that its ordinal names',
    breaks: { fab: 'fab:6.4.2' },
    rules: {
      isActive: facts => facts.matches && facts.given && facts.value
    }
  },
  'replaced-time-forgotten': {
    fault: 'an event that an effect has replaced was not the first that would have happened',
    breaks: { fab: 'fab:6.4.2' },
    patch: forgetsReplacedTimes
  },
  'modified-time-counted-twice': {
    fault: 'an event that an effect has modified counts as two of the times it speaks of',
    breaks: { fab: 'fab:6.4.2' },
    patch: countsModifiedTwice
  },
  'next-time-for-ever': {
    fault: 'what a permanent does to the next event it does to every later one, too',
    breaks: { fab: 'fab:6.4.2' },
    rules: {
      isSpent: () => false
    }
  },
  'value-as-proposed': {
    fault: 'a prevention keeps the value that it had when the event was proposed',
    breaks: { fab: 'fab:6.4.2a' },
    patch: valuedAsProposed
  },
  'condition-when-started': {
    fault: 'the condition of a replacement is tested once, when its effect starts',
    breaks: { fab: 'fab:6.4.2a' },
    patch: conditionedAtStart
  },
  'replaces-retroactively': {
    fault: 'an effect that the event itself brought replaces its outcome',
    breaks: { fab: 'fab:6.4.3' },
    rules: {
      existedBefore: () => true
    }
  },
  'activity-as-proposed': {
    fault: 'which effects are active is settled when the event is proposed',
    breaks: { fab: 'fab:6.4.4', mtg: 'mtg-context:616.2' },
    patch: activeAsProposed
  },
  'modified-never-replaced': {
    fault: 'effects that only the modified event makes active are not applied',
    breaks: { fab: 'fab:6.4.4' },
    patch: activeFromTheBeginning
  },
  'applied-twice': {
    fault: 'an effect may replace one original event twice',
    breaks: { fab: 'fab:6.4.5', mtg: 'mtg-context:614.5', ga: ['ga-context:RE.3.1', 'ga-context:RE.4.2'] },
    rules: {
      alreadyApplied: (applied, key) => applied.filter(each => each === key).length >= 2
    }
  },
  'applied-again-after-another': {
    fault: 'an effect may replace again what another has made of the event',
    breaks: { fab: 'fab:6.4.5', mtg: 'mtg-context:616.1f' },
    rules: {
      alreadyApplied: (applied, key) => applied.at(-1) === key || applied.filter(each => each === key).length >= 2
    }
  },
  'applied-again-to-substitute': {
    fault: 'an effect may replace what takes the place of the event',
    breaks: { fab: 'fab:6.4.5' },
    patch: substitutesForget
  },
  'replaced-event-occurs': {
    fault: 'the event that was proposed occurs, not what it became',
    breaks: { fab: 'fab:6.4.6', mtg: 'mtg-context:614.6' },
    patch: occursAsProposed
  },
  'nothing-left-occurs': {
    fault: 'an event of which nothing is left goes on',
    breaks: { fab: 'fab:6.4.6' },
    rules: {
      somethingLeft: () => true
    }
  },
  'self-replaces-the-next-too': {
    fault: 'a self-replacement is applied to the next effect of its ability, too',
    breaks: { fab: 'fab:6.4.7a' },
    rules: {
      instructionAt: (list, at) => {
        const step = list[at]
        const instead = list[at - 1]?.instead
        return step && !step.instead && instead ? { ...step, instead } : step
      }
    }
  },
  'identity-taken-for-standard': {
    fault: 'an identity-replacement is taken for a standard one',
    breaks: { fab: 'fab:6.4.8' },
    rules: {
      classOf: effect => {
        if (effect.kind === 'prevention') return 'prevention'
        if (effect.kind !== 'replacement') return undefined
        return effect.class === 'identity' ? 'standard' : effect.class
      }
    }
  },
  'outcome-before-event': {
    fault: 'an outcome-replacement is applied before the event instead of after it',
    breaks: { fab: 'fab:6.4.11' },
    rules: {
      passOrder: structure =>
        structure.replacement.passes.value.map(pass => (pass.classes.includes('outcome') ? { ...pass, when: 'before' as const } : pass))
    }
  },
  'parts-replaced-again': {
    fault: 'an effect that was applied to a whole is applied to its parts again',
    breaks: { fab: 'fab-context:1.9.2b' },
    patch: partsForgetTheWhole
  },
  'may-not-decline': {
    fault: 'an optional replacement must be applied',
    breaks: { fab: 'fab-context:1.8.3' },
    rules: {
      isDeclinable: () => false
    }
  },
  'own-move-unreplaced': {
    fault: 'an ability does not replace the move of a source that is outside the arena',
    breaks: { fab: 'fab-context:1.7.4j', mtg: ['mtg:603.6d', 'mtg-context:614.1'], 'mtg-2010': 'mtg-2010:trigger.11' },
    rules: {
      replacesOwnMove: () => false
    }
  },
  'own-move-wherever-named': {
    fault: 'an ability that names the zone in which it functions replaces the entering of its source from any other',
    breaks: { mtg: 'mtg-context:614.4' },
    rules: { replacesOwnMove: effect => replacesOwnMove(effect, undefined) }
  },
  'besides-lost-with-more-draws': {
    fault: 'what an effect does besides is lost where it makes several draws of one',
    breaks: { ga: 'ga-context:RE.1' },
    patch: drawsForgetWhatIsBesides
  },
  'something-always-left': {
    fault: 'a replacement leaves at least 1 of an event',
    breaks: { fab: 'fab:6.4.6' },
    rules: {
      changedAmount: value => Math.max(1, value)
    }
  },
  'looks-ahead': {
    ...structured('what enters is looked at as it would be on the battlefield', structure => ({
      ...structure,
      replacement: { ...structure.replacement, entering: { ...structure.replacement.entering, value: 'as-it-would-be' } }
    })),
    breaks: { 'mtg-2010': 'mtg-2010:trigger.9' }
  },
  'draws-replaced-as-a-whole': {
    fault: 'an instruction to draw several cards is replaced as a whole by what replaces the draw of a card',
    breaks: { mtg: ['mtg-context:121.2', 'mtg-context:121.2a'], ga: 'ga-context:DR.2' },
    rules: { waitsForEachDraw: () => false }
  },
  'number-of-draws-unheeded': {
    fault: 'what speaks of how many cards are drawn does not see an instruction to draw several',
    breaks: { mtg: 'mtg-context:121.2a' },
    rules: { waitsForEachDraw: (structure, _ofTheNumber, count) => waitsForEachDraw(structure, false, count) }
  },
  'replaced-is-done': {
    fault: 'an instruction that was replaced counts as done',
    breaks: { mtg: 'mtg:603.2h' },
    rules: { countsAsPerformed: () => true }
  },
  'forbidden-is-replaced': {
    fault: 'an event that cannot happen is replaced',
    breaks: { mtg: 'mtg-context:614.17' },
    rules: { replacesForbidden: () => true }
  },
  'creations-unreplaced': {
    fault: 'what is created is not looked at as something that enters',
    breaks: { mtg: ['mtg-context:614.12', 'mtg-context:614.1'] },
    rules: { isEntering: (event): event is EventOf<'move'> => event.event === 'move' && event.to === 'arena' && event.from !== 'arena' }
  },
  'own-creation-unreplaced': {
    fault: 'what a created thing says of its own entering is not heeded',
    breaks: { mtg: 'mtg:603.6d' },
    rules: { replacesOwnMove: () => false }
  },
  'all-functions-as-it-enters': {
    fault: 'what enters replaces its own entering also by an effect that is not of itself alone',
    breaks: { mtg: ['mtg-context:614.4', 'mtg-context:614.12'] },
    rules: { replacesOwnMove: () => true }
  },
  'inner-beside-outer': {
    fault: 'what an event contains is replaced together with the event',
    breaks: { mtg: 'mtg-context:616.1g' },
    rules: { waitsForOuter: () => false }
  },
  'enters-as-it-will-be': {
    fault: 'what replaces an entering looks at the object as it will be there',
    breaks: { 'mtg-2010': 'mtg-2010:trigger.9' },
    rules: { looksAhead: () => true }
  },
  'enters-under-its-owner': {
    fault: 'what is put onto the battlefield under the control of a player enters under whoever it would otherwise',
    breaks: { mtg: ['mtg:603.6a', 'mtg-context:616.1b'] },
    rules: { enteringUnder: () => ({}) }
  },
  'redirected-to-nobody': {
    fault: 'damage is redirected to what is no longer there',
    breaks: { mtg: 'mtg-context:614.9' },
    rules: { canRedirect: () => true }
  },
  'redirects-more-than-its-part': {
    fault: 'an effect by which a part of damage is dealt to another deals all of it to them',
    breaks: { fab: 'fab:6.4.6', mtg: 'mtg-context:614.9' },
    rules: { redirectedOf: (_most, damage) => damage }
  },
  'redirection-never-used-up': {
    fault: 'what deals the next so much damage to another goes on with all of it',
    breaks: { fab: ['fab:6.4.2', 'fab:6.4.6'], mtg: 'mtg-context:614.9' },
    rules: { leftOfRedirection: left => left }
  },
  'redirection-used-up-at-once': {
    fault: 'what deals the next so much damage to another ends with the first event, however little that was',
    breaks: { fab: ['fab:6.4.2', 'fab:6.4.6'] },
    rules: { leftOfRedirection: () => 0 }
  },
  'enters-as-it-is': {
    fault: 'what enters is looked at as it is where it comes from',
    breaks: { mtg: 'mtg-context:614.12' },
    rules: { looksAhead: () => false }
  }
}
