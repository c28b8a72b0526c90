import type { EffectRef, GameEvent } from '../../model/trace/event.js'
import { fits } from './fits.js'
import type { Invariant, TraceView } from './invariant.js'
import { all, byOriginal, contents, effectOf, nameOf, originals, speakers } from './reading.js'
import { ABOUT } from './reads.js'

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
    'Where a player is selected: of the effects of the class that is then begun with, those of the selected player come first, and then clockwise, if they speak of the event as it was for the first of them.',
  formal:
    '∀ q ∈ asked(first-player), b ∈ applied: q before first(q) ∧ original(event(b)) = original(event(q)) ∧ class(b) = class(first(q)) ∧ fits(content(event(first(q))), pattern(effect(b))) ⇒ seat(player(first(q)), chosen(q)) ≤ seat(player(b), chosen(q))',
  concepts: ['replacement.first-player'],
  level: 'full',
  reads: ABOUT,
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
    const what = contents(view.trace)
    const speaker = speakers(view)
    const wasActive = (effectRef: EffectRef, event: GameEvent | undefined): boolean => {
      const effect = effectOf(view.scenario, effectRef)
      const you = speaker(effectRef.source)
      if ((effect?.kind !== 'replacement' && effect?.kind !== 'prevention') || !event || !you || effect.given) return false
      return !('ordinal' in effect) && fits(effect.event, event, you) === true
    }
    return [...selections(view)].flatMap(([event, { step, player }]) => {
      const group = groups.get(event) ?? []
      const first = group.find(each => each.step > step)
      if (!first) return []
      const own = group.filter(each => each.o.class === first.o.class)
      // Who goes on where the player is selected in the midst of a class, no text says.
      if (own[0] !== first) return []
      const seats = clockwise(view, player)
      const earlier = own.find(
        each => seats.indexOf(each.o.player) < seats.indexOf(first.o.player) && wasActive(each.o.effect, what.get(first.o.to))
      )
      return earlier
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
