/**
 * Objects that are moved until something happens, and their return.
 * @module
 * @see mtg-context:610.3
 */
import type { Pattern } from '../../../../model/scenario/pattern.js'
import { piecesOf } from '../../../../model/scenario/pieces.js'
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { unsupported, type Run } from '../../context.js'
import { mentions } from '../../mentions.js'
import { objectAt } from '../../objects.js'
import { movedBy } from '../../sources.js'
import type { Away, Frame, StackObject, World } from '../../state.js'
import type { Process } from '../../task.js'
import { knownOf, speaksOf } from './facts.js'
import { proposal } from './proposal.js'
import { together } from './together.js'

const movesUntil = mentions('"until":')

/** What happens at once, and the game before it. */
interface Moment {
  readonly before: World
  readonly events: readonly GameEvent[]
}

type Knowing = Pick<Away, 'scope' | 'known'>

/** Whether an event of a moment is one that a move lasts until. What leaves the arena is looked at as it was there. */
const isOver = (run: Run, { before, events }: Moment, until: Pattern, { scope, known }: Knowing): boolean =>
  events.some(event => {
    const moved = movedBy(event)
    const left = moved !== undefined && objectAt(before, moved)?.zone === 'arena' && objectAt(run.w, moved)?.zone !== 'arena'
    const meant = knownOf(before, run.w, event)
    return speaksOf(run.ctx, left ? before : run.w, { scope, known, lasting: {} }, until, event, id => meant[id])
  })

const keyOf = (stackObject: Id, until: Pattern): string => `${stackObject} ${JSON.stringify(until)}`

const untils = new WeakMap<StackObject['instructions'], readonly Pattern[]>()

/** Until what the instructions of a stack object move something: looked for once. */
const untilsIn = ({ instructions }: StackObject): readonly Pattern[] => {
  const known = untils.get(instructions)
  if (known) return known
  const found = piecesOf(instructions.steps).flatMap(({ do: does, until }) => (does === 'move' && until ? [until as Pattern] : []))
  untils.set(instructions, found)
  return found
}

/** Notes which stack objects will come too late. What triggers by the moment itself does not. */
const noteLate = (run: Run, moment: Moment): void => {
  const waiting = [...moment.before.stack, ...moment.before.pending]
  const late = waiting.flatMap(each => untilsIn(each).flatMap(until => (isOver(run, moment, until, each) ? [keyOf(each.id, until)] : [])))
  const kept = run.w.late.filter(key => waiting.some(({ id }) => key.startsWith(`${id} `)))
  run.w = { ...run.w, late: [...new Set([...kept, ...late])] }
}

/** Whether an instruction comes too late to move anything until something happens. */
export const isTooLate = ({ ctx, w }: Run, { stackObject }: Frame, until: Pattern): boolean =>
  stackObject !== undefined && ctx.rules.movesTooLate(w.late, keyOf(stackObject, until))

/** Keeps what an instruction has moved until something happens. */
const keep = (run: Run, before: World, { until, frame: frameId }: Process, event: GameEvent): readonly Away[] => {
  const moved = movedBy(event)
  const is = moved === undefined ? undefined : objectAt(run.w, moved)
  const frame = frameId === undefined ? undefined : run.frames[frameId]
  if (!until || !is || !frame) return []
  return [
    {
      object: is.id,
      inc: is.inc,
      at: is.zone,
      back: objectAt(before, is.id)!.zone,
      until: until.event,
      elsewhere: is.zone !== until.to,
      scope: frame.scope,
      known: frame.known,
      ref: { source: frame.scope.self, ability: frame.ability }
    }
  ]
}

/** What no text says of something that is to return. */
const openFor = ({ elsewhere, back }: Away, isNew: boolean, isToken: boolean): string | undefined => {
  if (isToken) return 'whether a token returns'
  if (isNew) return 'whether something returns that is moved as that happens until which it is moved'
  if (elsewhere) return 'whether something returns that went elsewhere than it was to go'
  return back === 'deck' || back === 'stack' ? `how something returns to the zone ${back}` : undefined
}

/** Lets what has been moved until these events return, after whatever they have brought about. */
export const letReturn = (run: Run, before: World, done: readonly { readonly process: Process; readonly event: GameEvent }[]): void => {
  if (!movesUntil(run.w.scenario)) return
  const { rules, structure } = run.ctx
  const moment: Moment = { before, events: done.map(each => each.event) }
  noteLate(run, moment)
  const fresh = done.flatMap(({ process, event }) => keep(run, before, process, event))
  const all = [...run.w.away, ...fresh]
  const over = all.filter(each => isOver(run, moment, each.until, each))
  run.w = { ...run.w, away: all.filter(each => !over.includes(each)) }
  if (!rules.returnsThen(structure)) return
  const due = over.filter(({ object, inc, at }) => {
    const is = objectAt(run.w, object)
    return is !== undefined && rules.isWhatWasMoved({ inc, zone: at }, is)
  })
  const open = due.map(each => openFor(each, fresh.includes(each), objectAt(run.w, each.object)!.token)).find(each => each !== undefined)
  if (open !== undefined) return unsupported(run, open)
  const moves = due.map(({ object: id, back: to, ref }) =>
    proposal({ event: 'move', object: id, from: objectAt(run.w, id)!.zone, to }, { effect: ref })
  )
  together(run, moves, moves[0]?.cause)
}
