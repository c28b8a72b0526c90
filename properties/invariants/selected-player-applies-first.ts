import type { Invariant, TraceView } from './invariant.js'
import { all, byOriginal, nameOf, originals } from './reading.js'

/** Whom the turn-player selected, by original event, and where in the trace. */
const selections = ({ trace }: TraceView): ReadonlyMap<string, { readonly step: number; readonly player: string }> => {
  const original = originals(trace)
  return new Map(
    all(trace, 'prompt').flatMap(({ step, o }) => {
      const answer = trace[step + 1]
      if (o.decision !== 'first-player' || o.about?.event === undefined || answer?.see !== 'answer') return []
      const chosen = o.options[answer.option]
      return chosen?.option === 'player' ? [[original(o.about.event), { step, player: chosen.player }] as const] : []
    })
  )
}

const clockwise = ({ scenario }: TraceView, from: string): readonly string[] => {
  const players = scenario.players.map(player => player.id)
  const at = players.indexOf(from)
  return [...players.slice(at), ...players.slice(0, at)]
}

/** @see fab:6.5.2 @see fab:6.5.2b */
export const selectedPlayerAppliesFirst: Invariant = {
  name: 'selected-player-applies-first',
  title: 'Players apply their effects clockwise from the selected one',
  statement:
    'Where a player is selected: of the effects of one class applied to one event from then on, those of the selected player come first, unless only another effect made theirs active.',
  formal:
    '∀ q ∈ asked(first-player), b ∈ applied: q before b ∧ original(event(b)) = original(event(q)) ∧ class(b) = class(first(q)) ⇒ seat(player(first(q)), chosen(q)) ≤ seat(player(b), chosen(q))',
  concepts: ['replacement.first-player'],
  level: 'full',
  sometimes: 'two players apply effects of one class to an event for which a player was selected',
  applies: ({ replacement }) => replacement.orderer.value === 'selected-player-laps',
  met: view => {
    const selected = selections(view)
    return [...byOriginal(view.trace)].some(
      ([event, group]) =>
        selected.has(event) && group.some(({ o }) => group.some(each => each.o.class === o.class && each.o.player !== o.player))
    )
  },
  check: view => {
    if (view.structure.replacement.orderer.value !== 'selected-player-laps') return []
    const groups = byOriginal(view.trace)
    return [...selections(view)].flatMap(([event, { step, player }]) => {
      // The class at hand as the player was selected: two players had active effects of it, and the first to apply is first clockwise.
      const after = (groups.get(event) ?? []).filter(each => each.step > step)
      const own = after.filter(each => each.o.class === after[0]?.o.class)
      const seats = clockwise(view, player)
      const [first] = own
      const earlier = own.find(each => first && seats.indexOf(each.o.player) < seats.indexOf(first.o.player))
      return first && earlier
        ? [
            {
              step: first.step,
              came: `${first.o.player} applied ${nameOf(first.o.effect)} before ${earlier.o.player} had applied an effect`,
              expected: `clockwise from ${player}, who was selected, ${earlier.o.player} comes first`
            }
          ]
        : []
    })
  }
}
