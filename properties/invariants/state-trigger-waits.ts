import type { Structure } from '../../model/rulebook/structure.js'
import { piecesOf } from '../../model/scenario/pieces.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { effectOf, nameOf, said } from './reading.js'

const isState = ({ scenario }: TraceView, ref: Parameters<typeof effectOf>[1]): boolean => {
  const effect = effectOf(scenario, ref)
  return effect?.kind === 'trigger' && effect.trigger.when !== undefined && effect.trigger.on === undefined
}

const rearmsOnLeaving = ({ triggers }: Structure): boolean => said(triggers.stateRearms) === 'on-leaving-stack'

/** @see mtg:603.8 */
export const stateTriggerWaits: Invariant = {
  name: 'state-trigger-waits',
  title: 'A state trigger does not trigger again while its stack object waits',
  statement:
    'Where a state trigger is armed again only as its stack object leaves the stack, and nothing makes effects trigger more often: it does not trigger while a stack object of it is pending or on the stack, unless its source has moved since.',
  formal: '∀ t ∈ triggered: ¬ waits-for-event(effect(t)) ∧ rearms-on-leaving ⇒ ¬ ∃ l ∈ pending ∪ stack: effect(l) = effect(t)',
  concepts: ['trigger.rearm', 'trigger.condition-met'],
  level: 'full',
  needs: ['triggers', 'state-triggers'],
  sometimes: 'a state trigger triggers where it is armed again as its stack object leaves the stack',
  applies: rearmsOnLeaving,
  met: view => rearmsOnLeaving(view.structure) && view.trace.some(o => o.see === 'triggered' && isState(view, o.effect)),
  check: view => {
    if (!rearmsOnLeaving(view.structure) || piecesOf(view.scenario.cards).some(piece => piece['rule'] === 'extra-triggers')) return []
    const waiting = new Map<string, { readonly effect: string; readonly source: string }>()
    return view.trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'left' || o.see === 'ceased') waiting.delete(o.layer)
      if (o.see === 'event')
        for (const event of o.events) {
          if (event.event === 'defeat') waiting.clear()
          if ('object' in event && ['move', 'destroy', 'sacrifice'].includes(event.event))
            for (const [layer, { source }] of waiting) if (source === event.object) waiting.delete(layer)
        }
      if (o.see !== 'triggered' || !isState(view, o.effect)) return []
      const effect = nameOf(o.effect)
      const former = [...waiting].find(([, each]) => each.effect === effect)
      waiting.set(o.layer, { effect, source: o.effect.source })
      return former
        ? [
            {
              step,
              came: `${effect} triggered while ${former[0]} waits`,
              expected: 'it is armed again as its stack object leaves the stack'
            }
          ]
        : []
    })
  }
}
