import type { TriggerEffect } from '../../model/scenario/effect.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { EffectRef, GameEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Breach, Invariant } from './invariant.js'
import { all, effectOf, nameOf, said } from './reading.js'
import { CAUSES } from './reads.js'

/** Whether, since a stack object began to resolve, these words have replaced what they themselves instruct. */
const isOwnReplacement = (trace: readonly Observation[], step: number, { source, ability }: EffectRef): boolean => {
  const before = trace.slice(0, step)
  const since = before.findLastIndex(({ see }) => see === 'resolve')
  return before
    .slice(Math.max(0, since))
    .some(o => since >= 0 && o.see === 'applied' && o.class === 'self' && o.effect.source === source && o.effect.ability === ability)
}

/** Whether events only bring back what the text has moved until something happens: its stack object did that, and the return is no new one. */
const isReturn = ({ steps }: TriggerEffect, events: readonly GameEvent[]): boolean => {
  const kept = piecesOf(steps).flatMap(piece => (piece.do === 'move' && piece.until ? [piece.to] : []))
  return kept.length > 0 && events.every(event => event.event === 'move' && kept.includes(event.from))
}

/** @see mtg:603.3 @see fab:6.6.6 @see ga:1 */
export const triggersUseTheStack: Invariant = {
  name: 'triggers-use-the-stack',
  title: 'What a trigger does, its stack object does',
  statement:
    'No event is brought about by a triggered effect itself: what it instructs is done by the stack object that it has put on the stack; but where the game lets abilities that make resources skip the stack, one without targets that triggers on an activation may act itself; and what was moved until something happens returns by itself.',
  formal: '∀ x: cause(x) = r ∧ triggers(r) ∧ ¬ returns(x) ⇒ resources-skip-stack ∧ on-activation(r) ∧ ¬ targets(r)',
  concepts: ['trigger.layer-created', 'trigger.placed'],
  level: 'stack',
  reads: CAUSES,
  sometimes: 'a triggered effect, or the stack object of one, brings about an event',
  met: ({ trace, scenario }) => {
    const layers = new Set(all(trace, 'layer').flatMap(({ o }) => (o.kind === 'triggered' ? [o.layer] : [])))
    return all(trace, 'event').some(({ o: { cause } }) => {
      if (cause === undefined || 'rule' in cause) return false
      return 'layer' in cause ? layers.has(cause.layer) : effectOf(scenario, cause.effect)?.kind === 'trigger'
    })
  },
  check: ({ trace, scenario, structure }) =>
    all(trace, 'event').flatMap(({ step, o: { cause, events } }): readonly Breach[] => {
      if (cause === undefined || !('effect' in cause)) return []
      // what a stack object has started applies by itself
      if (events.every(each => each.event === 'apply')) return []
      // what takes the place of an instruction of a stack object, by the stack object's own words, is done as it resolves
      if (isOwnReplacement(trace, step, cause.effect)) return []
      const effect = effectOf(scenario, cause.effect)
      if (effect?.kind !== 'trigger') return []
      if (isReturn(effect, events)) return []
      const skips = said(structure.triggers.resourcesSkipStack) !== false && effect.trigger.on?.event === 'activate' && !effect.targets
      return skips
        ? []
        : [
            {
              step,
              came: `${nameOf(cause.effect)} acts without a stack object`,
              expected: 'a triggered effect acts through its stack object, which resolves'
            }
          ]
    })
}
