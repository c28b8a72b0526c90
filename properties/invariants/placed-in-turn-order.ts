import type { Observation } from '../../model/trace/observation.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { effectOf, said } from './reading.js'

/** A layer that is placed: the part of the placing that it belongs to, and the seat of its player. */
interface Placed {
  readonly step: number
  readonly layer: string
  readonly player: string
  readonly part: number
  readonly seat: number
}

const ends = (o: Observation): boolean =>
  o.see === 'resolve' ||
  o.see === 'end' ||
  (o.see === 'event' && o.events.some(event => event.event !== 'target')) ||
  (o.see === 'prompt' && o.decision === 'priority')

/** The rounds of placing: what was pending as the first of them was placed. What triggers meanwhile belongs to another. */
const rounds = (view: TraceView): readonly (readonly Placed[])[] => {
  const { scenario, trace, structure } = view
  const passes = structure.placement.passes.value
  const seats = scenario.players.map(player => player.id)
  const parts = new Map<string, number>()
  const found: Placed[][] = []
  let turnPlayer = scenario.start.turnPlayer
  let round: { readonly waiting: ReadonlySet<string>; readonly placed: Placed[] } | undefined
  const pending = new Set<string>()
  trace.forEach((o, step) => {
    if (o.see === 'event') for (const event of o.events) if (event.event === 'begin') turnPlayer = event.player
    if (ends(o)) round = undefined
    if (o.see === 'triggered') {
      const effect = effectOf(scenario, o.effect)
      const kind = effect?.kind === 'trigger' && effect.trigger.on?.event === 'triggered' ? 'meta' : 'ordinary'
      parts.set(
        o.layer,
        passes.findIndex(pass => pass.includes(kind))
      )
      pending.add(o.layer)
    }
    if (o.see === 'ceased') pending.delete(o.layer)
    const part = o.see === 'layer' ? parts.get(o.layer) : undefined
    if (o.see !== 'layer' || part === undefined) return
    if (!round?.waiting.has(o.layer)) {
      round = { waiting: new Set(pending), placed: [] }
      found.push(round.placed)
    }
    pending.delete(o.layer)
    const seat = (seats.indexOf(o.controller) - seats.indexOf(turnPlayer) + seats.length) % seats.length
    round.placed.push({ step, layer: o.layer, player: o.controller, part, seat })
  })
  return found
}

const comesAfter = (a: Placed, b: Placed): boolean => a.part > b.part || (a.part === b.part && a.seat > b.seat)

/** @see mtg:603.3b @see ga:10 */
export const placedInTurnOrder: Invariant = {
  name: 'placed-in-turn-order',
  title: 'Pending layers are placed part by part, in each by the players in turn order',
  statement:
    'Where the turn-player begins: of the layers that are pending as placing begins, those of an earlier part of the placing are put on the stack before those of a later part, and within a part those of each player in turn order, beginning with the turn-player.',
  formal:
    '∀ x, y ∈ placing: turn-player-begins ∧ x before y ⇒ part(x) < part(y) ∨ (part(x) = part(y) ∧ seat(controller(x)) ≤ seat(controller(y)))',
  concepts: ['trigger.first-player', 'trigger.order'],
  level: 'full',
  sometimes: 'layers of two players, or of two parts, are placed one after another where the turn-player begins',
  met: view =>
    said(view.structure.placement.first) === 'turn-player' &&
    rounds(view).some(round => round.some(each => each.seat !== round[0]?.seat || each.part !== round[0].part)),
  check: view =>
    said(view.structure.placement.first) !== 'turn-player'
      ? []
      : rounds(view).flatMap(round =>
          round.flatMap((each, i): readonly Breach[] => {
            const before = round[i - 1]
            return before && comesAfter(before, each)
              ? [
                  {
                    step: each.step,
                    came: `${each.player} placed ${each.layer} after ${before.layer} of ${before.player}`,
                    expected: 'earlier parts come first, and in each the turn-player and then the others in turn order'
                  }
                ]
              : []
          })
        )
}
