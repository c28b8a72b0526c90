import type { Breach, Invariant } from './invariant.js'

/** @see mtg-context:104.4a @see fab-context:4.5.4a */
export const winnerIsLeft: Invariant = {
  name: 'winner-is-left',
  title: 'Who wins has not lost, and if all lose at once nobody wins',
  statement:
    'A game that ends because it is over has the winner whom an effect lets win, or else one of the players who have not been defeated, of whom all others are of the same team; if nobody is left there is none.',
  formal: '∀ e: over(e) ⇒ winner(e) ∈ left(e) ∨ wins(winner(e)) before e ∨ (winner(e) = ∅ ∧ left(e) = ∅)',
  concepts: ['game.over'],
  level: 'outcome',
  sometimes: 'the game is over',
  met: ({ trace }) => trace.some(o => o.see === 'end' && o.why === 'game-over'),
  check: ({ trace, scenario }) => {
    const events = trace.flatMap(o => (o.see === 'event' ? o.events : []))
    const out = new Set(events.flatMap(event => (event.event === 'defeat' ? [event.player] : [])))
    const won = events.flatMap(event => (event.event === 'win' ? [event.player] : []))
    const left = scenario.players.filter(player => !out.has(player.id))
    const sides = new Set(left.map(({ id, team }) => team ?? id))
    return trace.flatMap((o, step): readonly Breach[] => {
      if (o.see !== 'end' || o.why !== 'game-over') return []
      const { winner } = o
      const breach = (expected: string): readonly Breach[] => [
        { step, came: winner === undefined ? 'nobody has won' : `${winner} has won`, expected }
      ]
      if (won.length > 0) return winner !== undefined && won.includes(winner) ? [] : breach(`${won.join(', ')} won by an effect`)
      if (sides.size > 1) return breach(`${left.map(({ id }) => id).join(', ')} are still in the game`)
      if (left.length === 0) return winner === undefined ? [] : breach('all have lost: the game is a draw')
      // Which of a team is named, or whether one is, is left to the engine.
      if (winner === undefined && left.length > 1) return []
      return winner !== undefined && left.some(({ id }) => id === winner)
        ? []
        : breach(`${left.map(({ id }) => id).join(' or ')} is left and wins`)
    })
  }
}
