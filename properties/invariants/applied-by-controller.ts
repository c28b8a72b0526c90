import type { Breach, Invariant } from './invariant.js'
import { all, controllers, nameOf } from './reading.js'

/** @see fab:6.5.2 */
export const appliedByController: Invariant = {
  name: 'applied-by-controller',
  title: 'Each player chooses among and applies the effects that they control',
  statement:
    'Where players apply their own effects: whoever applies an effect of a source that never changes hands, or is asked to choose it, is the controller of that source.',
  formal: '∀ a ∈ applied: player(a) = controller(effect(a)); ∀ q ∈ asked(replacement), o ∈ options(q): player(q) = controller(o)',
  concepts: ['replacement.choice'],
  level: 'full',
  sometimes: 'a replacement effect is applied by a player who does not have the turn',
  met: ({ trace, scenario }) => all(trace, 'applied').some(({ o }) => o.player !== scenario.start.turnPlayer),
  check: view => {
    if (view.structure.replacement.orderer.value !== 'selected-player-laps') return []
    const controller = controllers(view)
    const breach = (step: number, player: string, effect: Parameters<typeof nameOf>[0], did: string): readonly Breach[] => {
      const whose = controller.get(effect.source)
      return whose !== undefined && whose !== player
        ? [{ step, came: `${player} ${did} ${nameOf(effect)}`, expected: `${whose} controls it, and applies it` }]
        : []
    }
    return view.trace.flatMap((o, step): readonly Breach[] => {
      if (o.see === 'applied') return breach(step, o.player, o.effect, 'applied')
      if (o.see !== 'prompt' || o.decision !== 'replacement') return []
      return o.options
        .flatMap(option => (option.option === 'effect' ? breach(step, o.player, option.effect, 'was asked about') : []))
        .slice(0, 1)
    })
  }
}
