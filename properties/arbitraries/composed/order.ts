/**
 * An order of the kinds of event, from what brings about to what is brought about: a trigger that brings about only what comes later in it
 * can't be met again by what it has done. Others have a limit, or games would not end.
 * @module
 */
import { EventKind } from '../../../model/scenario/event-kind.js'
import { piecesOf } from '../../../model/scenario/pieces.js'

const ORDER: readonly EventKind[] = [
  ...(['begin', 'play', 'activate', 'attack', 'reveal', 'contest', 'create', 'attach', 'status', 'counters', 'sacrifice'] as const),
  ...(['damage', 'heal', 'discard', 'destroy', 'draw', 'gain', 'lose'] as const),
  // an ability becomes placed, and its targets declared, before any other resolves: what waits for that and has targets would grow without end
  'target'
]

/** What an instruction makes that is an event of another name. */
const MAKES: Readonly<Record<string, EventKind>> = { 'damage-each': 'damage' }

/** Instructions that only hold others. */
const HOLDS: readonly string[] = ['may', 'unless', 'if', 'each-player', 'repeat', 'modes', 'choose', 'when']

/** Whether what these instructions do comes later than an event of this kind, and so cannot bring it about. */
export const comesAfter = (event: EventKind, steps: unknown): boolean => {
  const place = ORDER.indexOf(event)
  if (place < 0) return false
  return piecesOf(steps).every(({ do: does }) => {
    if (typeof does !== 'string' || HOLDS.includes(does)) return true
    const made = EventKind.safeParse(MAKES[does] ?? does)
    return made.success && ORDER.indexOf(made.data) > place
  })
}
