import { GAME_STARTS } from '../../model/scenario/names.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { nameOf } from './reading.js'
import { slotAt } from './slots.js'

/** Where whoever has the first turn orders what is of others, too: as the game starts. @see fab-context:4.1.8a */
const isForAllAt = (view: TraceView): ((step: number) => boolean) => {
  const { scenario, structure } = view
  if (scenario.start.phase !== GAME_STARTS || structure.placement.asGameStarts.value !== 'turn-player') return () => false
  const slots = slotAt(view)
  return step => slots[step]!.name === GAME_STARTS
}

/** @see fab:6.6.6b fab-context:4.1.8a */
export const ordersOwnLayers: Invariant = {
  name: 'orders-own-layers',
  title: 'Each player orders their own stack objects, and they are placed in that order',
  statement:
    'Whoever is asked which pending stack object comes next controls a pending stack object of every effect that is offered, unless the game is starting, and the stack object placed or ceased next is of the effect chosen.',
  formal:
    '∀ q ∈ asked(trigger-order): (∀ o ∈ options(q): ∃ l ∈ pending: effect(l) = o ∧ (controller(l) = player(q) ∨ game-starts(q))) ∧ effect(next(q, placed ∪ ceased)) = chosen(q)',
  concepts: ['trigger.order'],
  level: 'full',
  needs: ['triggers'],
  sometimes: 'a player is asked for the order of stack objects',
  met: ({ trace }) => trace.some(o => o.see === 'prompt' && o.decision === 'trigger-order'),
  check: view => {
    const { trace } = view
    const isForAll = isForAllAt(view)
    const pending = new Map<string, { readonly effect: string; readonly controller: string }>()
    let chosen: string | undefined
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'triggered') pending.set(o.layer, { effect: nameOf(o.effect), controller: o.controller })
      if (o.see === 'layer' || o.see === 'ceased') {
        const placed = pending.get(o.layer)
        const wanted = chosen
        if (placed) chosen = undefined
        pending.delete(o.layer)
        return placed && wanted !== undefined && wanted !== placed.effect
          ? [{ step, came: `a stack object of ${placed.effect} was placed`, expected: `${wanted} was chosen to come next` }]
          : []
      }
      if (o.see !== 'prompt' || o.decision !== 'trigger-order') return []
      const offered = o.options.flatMap(option => (option.option === 'trigger' ? [nameOf(option.effect)] : []))
      const answer = trace[step + 1]
      chosen = answer?.see === 'answer' ? offered[answer.option] : undefined
      const own = new Set(
        [...pending.values()].filter(({ controller }) => isForAll(step) || controller === o.player).map(({ effect }) => effect)
      )
      const other = offered.find(effect => !own.has(effect))
      return other === undefined
        ? []
        : [{ step, came: `${o.player} was asked about ${other}`, expected: 'players order the stack objects that they control' }]
    })
  }
}
