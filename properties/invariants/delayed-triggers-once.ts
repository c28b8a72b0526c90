import { piecesOf, startedIn } from '../../model/scenario/pieces.js'
import type { Duration, TriggerEffect } from '../../model/scenario/effect.js'
import type { EffectRef } from '../../model/trace/event.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { all, nameOf, said } from './reading.js'

/** A triggered effect that an instruction starts. */
interface Delayed {
  readonly effect: TriggerEffect
  readonly for: Duration
}

const delayedOf = ({ scenario }: TraceView, { source, ability }: EffectRef): Delayed | undefined => {
  const name = scenario.objects.find(object => object.id === source)?.card
  const card = scenario.cards.find(each => each.name === name)
  if (!card || card.abilities.some(each => each.id === ability && each.kind === 'triggered')) return undefined
  const started = startedIn(card.abilities).filter(each => each.ability === ability)
  const steps = piecesOf(card.abilities).filter(piece => piece['do'] === 'start' && piece['ability'] === ability)
  const effect = started[0]?.effect
  return started.length === 1 && effect?.kind === 'trigger' ? { effect, for: steps[0]!['for'] as Duration } : undefined
}

/** How often an effect triggers before it ends; `undefined`: as often as it lasts. */
const timesOf = ({ structure }: TraceView, { effect, for: lasts }: Delayed): number | undefined => {
  const { delayedWithDuration, delayedWithoutDuration } = structure.triggers
  const once = lasts === 'unstated' ? said(delayedWithoutDuration) === 'until-it-triggers' : said(delayedWithDuration) === 'once'
  return once ? (effect.uses ?? 1) : effect.uses
}

/** @see mtg:603.7b @see ga:8 @see fab:6.6.3 */
export const delayedTriggersOnce: Invariant = {
  name: 'delayed-triggers-once',
  title: 'A delayed trigger that waits for one event triggers once',
  statement:
    'Where nothing makes effects trigger more often: a triggered effect that an instruction started triggers as often as it says; if it says no number, once where the game ends it with its triggering, be it for want of a stated duration or in spite of one.',
  formal:
    '∀ r: ¬ static(r) ∧ uses(r) = n ⇒ #{t ∈ triggered | effect(t) = r} ≤ n; ∀ r: ends-with-triggering(r) ⇒ #{t ∈ triggered | effect(t) = r} ≤ 1',
  concepts: ['trigger.limit', 'trigger.condition-met'],
  level: 'full',
  needs: ['triggers', 'delayed-triggers'],
  sometimes: 'a triggered effect that an instruction started, and that triggers so many times, triggers',
  met: view => all(view.trace, 'triggered').some(({ o }) => limitOf(view, o.effect) !== undefined),
  check: view => {
    if (piecesOf(view.scenario.cards).some(piece => piece['rule'] === 'extra-triggers')) return []
    const seen = new Map<string, number>()
    return all(view.trace, 'triggered').flatMap(({ step, o }): readonly Breach[] => {
      const times = limitOf(view, o.effect)
      if (times === undefined) return []
      const name = nameOf(o.effect)
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return count > times
        ? [
            {
              step,
              came: `${name} triggered ${count} times`,
              expected: times === 1 ? 'it ends as it triggers' : `it triggers ${times} times`
            }
          ]
        : []
    })
  }
}

const limitOf = (view: TraceView, ref: EffectRef): number | undefined => {
  const delayed = delayedOf(view, ref)
  return delayed && timesOf(view, delayed)
}
