import type { Breach, Invariant } from './invariant.js'

/** @see fab:6.6.6b */
export const placedClockwise: Invariant = {
  name: 'placed-clockwise',
  title: 'Pending layers are placed clockwise from the selected player',
  statement:
    'Where the turn-player selects who begins: the triggered-layers that are put on the stack before anything else happens are placed player by player, clockwise from the selected one.',
  formal: '∀ q ∈ asked(first-player), x, y ∈ placing(q): x before y ⇒ seat(controller(x), chosen(q)) ≤ seat(controller(y), chosen(q))',
  concepts: ['trigger.first-player', 'trigger.order'],
  level: 'stack',
  sometimes: 'a player is selected who begins to place layers',
  met: ({ trace }) => trace.some(o => o.see === 'prompt' && o.decision === 'first-player' && o.about?.event === undefined),
  check: ({ trace, scenario, structure }) => {
    if (structure.placement.first.value !== 'turn-player-selects') return []
    const players = scenario.players.map(player => player.id)
    return trace.flatMap((prompt, start): readonly Breach[] => {
      const answer = trace[start + 1]
      if (prompt.see !== 'prompt' || prompt.decision !== 'first-player' || prompt.about?.event !== undefined || answer?.see !== 'answer')
        return []
      const chosen = prompt.options[answer.option]
      if (chosen?.option !== 'player') return []
      const seat = (player: string): number => (players.indexOf(player) - players.indexOf(chosen.player) + players.length) % players.length
      const rest = trace.slice(start + 2)
      const stop = rest.findIndex(
        o => o.see === 'resolve' || o.see === 'event' || o.see === 'end' || (o.see === 'prompt' && o.decision === 'priority')
      )
      const placed = (stop < 0 ? rest : rest.slice(0, stop)).flatMap((o, i) =>
        o.see === 'layer' && o.kind === 'triggered' ? [{ step: start + 2 + i, o }] : []
      )
      return placed.flatMap(({ step, o }, i) => {
        const before = placed[i - 1]
        return before && seat(o.controller) < seat(before.o.controller)
          ? [
              {
                step,
                came: `${o.controller} placed a layer after ${before.o.controller}`,
                expected: `clockwise from ${chosen.player}, ${o.controller} comes first`
              }
            ]
          : []
      })
    })
  }
}
