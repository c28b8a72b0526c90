import type { Invariant, TraceView } from './invariant.js'
import { all, nameOf } from './reading.js'

/** The players who control each source that never changes hands. */
const controllers = ({ scenario, trace }: TraceView): ReadonlyMap<string, string> => {
  const changed = new Set(
    trace.flatMap(o =>
      o.see === 'event' ? o.events.flatMap(event => (event.event === 'apply' && event.property === 'controller' ? [event.object] : [])) : []
    )
  )
  return new Map(
    scenario.objects.filter(object => !changed.has(object.id)).map(object => [object.id, object.controller ?? object.owner] as const)
  )
}

/** @see fab:6.5.2 */
export const appliedByController: Invariant = {
  name: 'applied-by-controller',
  title: 'Each player applies the effects that they control',
  statement:
    'Where players apply their own effects: whoever applies an effect of a source that never changes hands is the controller of that source.',
  concepts: ['replacement.choice'],
  level: 'full',
  sometimes: 'a replacement effect is applied by a player who does not have the turn',
  met: ({ trace, scenario }) => all(trace, 'applied').some(({ o }) => o.player !== scenario.start.turnPlayer),
  check: view => {
    if (view.structure.replacement.orderer.value !== 'selected-player-laps') return []
    const controller = controllers(view)
    return all(view.trace, 'applied').flatMap(({ step, o }) => {
      const whose = controller.get(o.effect.source)
      return whose !== undefined && whose !== o.player
        ? [{ step, came: `${o.player} applied ${nameOf(o.effect)}`, expected: `${whose} controls it, and applies it` }]
        : []
    })
  }
}
