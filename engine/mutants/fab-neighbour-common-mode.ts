/**
 * Faults of the trusted base that break neighbouring rules, planted in engine and model at once.
 * @module
 */
import { amount, refersTo } from '../../model/base/amount.js'
import { condition } from '../../model/base/condition.js'
import { matchesEvent } from '../../model/base/pattern.js'
import { rulebooks } from '../../model/rulebook/index.js'
import type { Phase, Structure } from '../../model/rulebook/structure.js'
import { basesOf, structuresOf } from './mutant.js'
import type { CommonModeMutant } from './mutant.js'

const faulty = basesOf('fab')
const otherwise = structuresOf('fab')

/** A structure whose end-of-turn procedure begins with one of its actions. */
const beginningWith =
  (first: Phase['actions'][number]) =>
  (structure: Structure): Structure => {
    const { phases } = structure.turn
    const value = phases.value.map(phase =>
      phase.actions.includes(first) ? { ...phase, actions: [first, ...phase.actions.filter(each => each !== first)] } : phase
    )
    return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
  }

/** A structure that gives priority in some phases, too. */
const givingPriority =
  (...names: readonly string[]) =>
  (structure: Structure): Structure => {
    const { phases } = structure.turn
    const value = phases.value.map(phase => (names.includes(phase.name) ? { ...phase, priority: true } : phase))
    return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
  }

export const neighbourCommonModeMutants: readonly CommonModeMutant[] = [
  faulty(
    'condition-takes-any-declaration',
    'fab-context:1.7.6',
    'what another card on the stack declared is taken for an own declaration',
    {
      condition: (base, c, view, scope) =>
        'declared' in c
          ? view.inZone('stack').some(object => object.declared.includes(c.declared)) || condition(base, c, view, scope)
          : condition(base, c, view, scope)
    }
  ),
  faulty('reference-to-nothing-is-self', 'fab-context:1.7.6b', 'a reference to a choice that was not made stands for the source', {
    refersTo: (ref, view, scope) => {
      const found = refersTo(ref, view, scope)
      return ref.startsWith('chosen:') && found.length === 0 ? [scope.self] : found
    }
  }),
  faulty('condition-failed-is-done', 'fab-context:1.8.9', 'an effect that has failed is taken for one that was done', {
    condition: (base, c, view, scope) => 'did' in c || condition(base, c, view, scope)
  }),
  faulty('tokens-put-into-graveyards', 'fab-context:3.0.12a', 'a token that ceases as it leaves is taken for one put into a graveyard', {
    matchesEvent: (base, pattern, event, view, scope) => matchesEvent({ ...base, rulebook: rulebooks.mtg }, pattern, event, view, scope)
  }),
  faulty('matcher-sees-no-inner-move', 'fab-context:1.9.3b', 'a pattern of moves does not speak of the move in a composite event', {
    matchesEvent: (base, pattern, event, view, scope) =>
      (pattern.event !== 'move' || event.event === 'move') && matchesEvent(base, pattern, event, view, scope)
  }),
  faulty('evaluator-forgets-what-is-gone', 'fab-context:1.2.3', 'an object that is gone is read as it is now', {
    amount: (base, a, view, scope) => {
      if (typeof a !== 'object' || !('last' in a)) return amount(base, a, view, scope)
      const { last: _last, ...now } = a
      return amount(base, now, view, scope)
    }
  }),
  otherwise('rulebook-points-lost-first', 'fab-context:4.4.3', 'the end-of-turn procedure begins with the loss of points', structure =>
    beginningWith('reset-action-points')(structure)
  ),
  otherwise('rulebook-points-kept', 'fab-context:4.4.3', 'points are not lost as the turn ends', structure => {
    const { phases } = structure.turn
    const value = phases.value.map(phase => ({ ...phase, actions: phase.actions.filter(each => each !== 'reset-action-points') }))
    return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
  }),
  otherwise('rulebook-turn-ends-first', 'fab-context:4.4.4', 'what lasts this turn ends before the end-of-turn procedure', structure =>
    beginningWith('expire-this-turn')(structure)
  ),
  otherwise('rulebook-priority-everywhere', 'fab-context:1.11.3', 'there is priority in every phase', givingPriority('start', 'end')),
  otherwise('rulebook-priority-in-the-start-phase', 'fab-context:4.2', 'there is priority in the Start Phase', givingPriority('start')),
  otherwise('rulebook-priority-in-the-end-phase', 'fab-context:4.4', 'there is priority in the End Phase', givingPriority('end')),
  otherwise('rulebook-layers-without-types', 'fab-context:2.6.4', 'a triggered-layer has none of the types of its source', structure => ({
    ...structure,
    triggers: { ...structure.triggers, traits: { ...structure.triggers.traits, value: false } }
  })),
  otherwise('rulebook-no-action-point', 'fab-context:4.3', 'the turn-player gets no action point', structure => {
    const { phases } = structure.turn
    const value = phases.value.map(phase => ({ ...phase, actions: phase.actions.filter(each => each !== 'gain-action-point') }))
    return { ...structure, turn: { ...structure.turn, phases: { ...phases, value } } }
  })
]
