/**
 * One event: proposed, replaced pass by pass, then it occurs and is answered.
 * @module
 * @see fab:6.4.2 fab:6.5.2 fab:6.5.3 fab:6.5.8
 */
import type { GameEvent, Id } from '../../../../model/trace/event.js'
import { emit, isTooOften, newEventId, push, type Run } from '../../context.js'
import type { Origin } from '../../state.js'
import type { Process } from '../../task.js'
import { allowedOf, isAboutAway, isOfOneWhoLost } from './facts.js'
import { wouldDo } from './doing-anything.js'
import { voidApplication } from '../continuous/refresh.js'
import { passesAt } from '../replacement/active.js'
import { countedOnceOnly } from './counting.js'
import { happened } from './occurring.js'
import { amountLeft, proposal } from './proposal.js'
import { replaceOnce } from '../replacement/replacing.js'
import { gathered } from './together.js'
import { lifeBrought } from './life.js'
import { fields } from '../../fields.js'

/** Takes an event one stage further. */
export const performEvent = (run: Run, process: Process): void => {
  switch (process.stage) {
    case 'open':
      return open(run, process)
    case 'before':
      return replaceOnce(run, process, passesAt(run, 'before'), () => push(run, { ...process, stage: 'occur' }))
    case 'occur':
      return occur(run, process)
    case 'after':
      return replaceOnce(run, process, passesAt(run, 'after'), () => undefined)
  }
}

const open = (run: Run, process: Process): void => {
  const { ctx, w } = run
  const isPossible =
    ctx.rules.somethingLeft(amountLeft(process.event)) &&
    !isAboutAway(ctx, w, process.event) &&
    !isOfOneWhoLost(w, process.event) &&
    wouldDo(run, process.event)
  const allowed = isPossible ? allowedOf(ctx, w, process.event) : null
  const barred = isPossible && allowed === null
  if (!isPossible || (barred && !ctx.rules.replacesForbidden(ctx.structure, 'self'))) return voidApplication(run, process)
  const { next } = w
  // A part that can't happen is not replaced either, but by the instruction itself.
  const event = (process.selfs ?? []).length > 0 ? process.event : (allowed ?? process.event)
  const going: Process = { ...process, event, stage: 'before', id: newEventId(run) }
  const active = passesAt(run, 'before').flatMap(pass => ctx.does.activeEffects(run, going, pass))
  if (active.length === 0 && barred) {
    run.w = { ...run.w, next }
    return voidApplication(run, process)
  }
  if (active.length === 0) return push(run, { ...going, stage: 'occur' })
  emit(run, { see: 'proposed', event: going.id!, what: going.event, ...fields({ within: process.within }) })
  push(run, going)
}

/** A compound draw is performed one draw after another. */
const expandDraw = (run: Run, process: Process, times: number, player: Id): void => {
  if (isTooOften(run, times, 'a player who draws')) return
  const part: GameEvent = { event: 'draw', player }
  countedOnceOnly(run, process, { ...part, count: times })
  const origin: Origin = { applied: process.origin.applied }
  const { result, cause } = process
  push(run, ...Array.from({ length: times }, () => proposal(part, cause, { origin, within: process.id!, ...fields({ result }) })))
}

const occur = (run: Run, { after, ...process }: Process): void => {
  if (process.grouped) return gathered(run, process, after ?? [])
  if (after) push(run, ...after)
  if (process.event.event === 'draw' && process.event.count !== undefined) {
    return expandDraw(run, process, process.event.count, process.event.player)
  }
  const event = allowedOf(run.ctx, run.w, process.event)
  if (event === null) return voidApplication(run, process)
  // Damage that brings life occurs together with it.
  if (lifeBrought(run, [process]).length > 0)
    return push(run, { do: 'gather' }, { ...process, grouped: true }, { do: 'occur-group', ...fields({ cause: process.cause }) })
  const before = run.w
  const outcome = run.ctx.does.happen(run.ctx, before, event)
  // Nothing of an instruction has happened; the rest of its ability is done nevertheless. @see fab-context:5.3.4b
  if (!outcome) return event.event === 'draw' ? drawsNothing(run, event.player) : undefined
  happened(run, [{ process, event: outcome.event }], outcome.world, process.cause)
}

/** A player can't draw: what follows is for the structure to say. */
const drawsNothing = (run: Run, player: Id): void => {
  const does = run.ctx.rules.emptyDeckDoes(run.ctx.structure)
  if (does === 'lose-at-once') return push(run, proposal({ event: 'defeat', player }, { rule: 'check' }))
  if (does === 'lose-at-check')
    run.w = { ...run.w, players: run.w.players.map(each => (each.id === player ? { ...each, drewNothing: true } : each)) }
}
