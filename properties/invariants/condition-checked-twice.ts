import type { Trigger } from '../../model/scenario/effect.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { EffectRef } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'
import { holds, type Speaking } from './conditions.js'
import type { Fit } from './fits.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { ledgers, type Ledger } from './ledger.js'
import { effectOf, nameOf, said } from './reading.js'

/** Whether the condition that is written after the event is met; `undefined` if there is none or the trace does not tell. */
const isMet = (structure: Structure, trigger: Trigger, state: Ledger, who: Speaking): Fit => {
  const asCondition = said(structure.triggers.unless) === 'as-condition'
  const parts = [...(trigger.if ? [trigger.if] : []), ...(trigger.unless && asCondition ? [{ not: trigger.unless }] : [])]
  return parts.length === 0 ? undefined : holds({ all: parts }, state, who)
}

const triggerOf = ({ scenario }: TraceView, ref: EffectRef): Trigger | undefined => {
  const effect = effectOf(scenario, ref)
  return effect?.kind === 'trigger' ? effect.trigger : undefined
}

const speaking = ({ scenario }: TraceView, you: string, self: string): Speaking => ({
  you,
  self,
  players: scenario.players.map(player => player.id)
})

/** The place at which an event of this name occurred. */
const placeOf = (trace: readonly Observation[], by: string): number =>
  trace.findIndex(o => o.see === 'event' && o.events.some(event => event.id === by))

/** The states just before and after the event that a triggering names, and as it triggers; all until then where it names none. */
const around = (
  states: readonly Ledger[],
  trace: readonly Observation[],
  step: number,
  by: string | undefined
): readonly (Ledger | undefined)[] => {
  if (by === undefined) return states.slice(0, step + 1)
  const at = placeOf(trace, by)
  return [states[at], states[at + 1], states[step]]
}

/** The first event that a stack object brings about as it resolves, or how it leaves. */
const outcomeOf = (
  trace: readonly Observation[],
  layer: string,
  from: number
): { readonly step: number; readonly what: string } | undefined => {
  for (let step = from + 1; step < trace.length; step++) {
    const o = trace[step]!
    if (o.see === 'event' && o.cause !== undefined && 'layer' in o.cause && o.cause.layer === layer) return { step, what: 'acts' }
    if (o.see === 'left' && o.layer === layer) return { step, what: o.how }
  }
  return undefined
}

/** Whether the game tests a condition written after the event as the effect triggers and as it resolves. */
const tested = ({ triggers }: Structure): boolean => said(triggers.interveningIf) === 'on-trigger-and-resolution'

/** @see mtg:603.4 @see ga:3.1 @see ga:3.2 */
export const conditionCheckedTwice: Invariant = {
  name: 'condition-checked-twice',
  title: 'A condition of a trigger is tested as it triggers and as it resolves',
  statement:
    'Where the game tests the condition written after the event twice: an effect triggers only if, as far as the trace tells, that condition on life or counters is met just before or just after the event, keyworded effects apart where they trigger regardless; and its stack object brings about nothing if it is not met as it begins to resolve.',
  formal:
    '∀ t ∈ triggered: tested-twice ∧ ¬ regardless(effect(t)) ⇒ met(effect(t), event(t)); ∀ l: resolves(l) ∧ tested-twice ∧ ¬ met(effect(l), resolves(l)) ⇒ ¬ ∃ e: occurs(e) ∧ cause(e) = l',
  concepts: ['trigger.condition-met', 'stack.fails'],
  level: 'full',
  needs: ['triggers', 'conditional-triggers'],
  sometimes: 'a stack object resolves whose effect has a condition on life or counters',
  applies: tested,
  met: view => {
    const states = ledgers(view)
    return (
      tested(view.structure) &&
      layersOf(view).some(({ step, trigger, who }) => isMet(view.structure, trigger, states[step]!, who) !== undefined)
    )
  },
  check: view => {
    if (!tested(view.structure)) return []
    const { structure, trace } = view
    const states = ledgers(view)
    const early = trace.flatMap((o, step): readonly Breach[] => {
      const trigger = o.see === 'triggered' ? triggerOf(view, o.effect) : undefined
      if (o.see !== 'triggered' || !trigger) return []
      if (trigger.keyworded && said(structure.triggers.keyworded) === 'triggers-regardless') return []
      const who = speaking(view, o.controller, o.effect.source)
      const sides = around(states, trace, step, o.by).map(state => (state ? isMet(structure, trigger, state, who) : undefined))
      return sides.every(side => side === false)
        ? [
            {
              step,
              came: `${nameOf(o.effect)} triggered although its condition was not met`,
              expected: 'it triggers only if its condition is met'
            }
          ]
        : []
    })
    const late = layersOf(view).flatMap(({ step, layer, trigger, who }): readonly Breach[] => {
      if (isMet(structure, trigger, states[step]!, who) !== false) return []
      const outcome = outcomeOf(trace, layer, step)
      return outcome === undefined || (outcome.what !== 'acts' && outcome.what !== 'resolved')
        ? []
        : [
            {
              step: outcome.step,
              came: `${layer} ${outcome.what} although its condition is not met any more`,
              expected: 'it leaves the stack and does nothing'
            }
          ]
    })
    return [...early, ...late]
  }
}

/** Where triggered stack objects with a condition begin to resolve. */
const layersOf = (view: TraceView) => {
  const placed = new Map<string, { readonly trigger: Trigger; readonly who: Speaking }>()
  return view.trace.flatMap((o, step) => {
    if (o.see === 'triggered') {
      const trigger = triggerOf(view, o.effect)
      if (trigger) placed.set(o.layer, { trigger, who: speaking(view, o.controller, o.effect.source) })
    }
    const known = o.see === 'layer' ? placed.get(o.layer) : undefined
    // whoever places it controls it
    if (o.see === 'layer' && known) placed.set(o.layer, { ...known, who: { ...known.who, you: o.controller } })
    const found = o.see === 'resolve' ? placed.get(o.layer) : undefined
    return o.see === 'resolve' && found ? [{ step, layer: o.layer, ...found }] : []
  })
}
