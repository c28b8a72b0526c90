/**
 * Events that are to happen at once, as they are brought together.
 * @module
 */
import type { Cause } from '../../../../model/trace/observation.js'
import type { EventOf, GameEvent, Id } from '../../../../model/trace/event.js'
import { living, push, turnPlayerOf, type Run } from '../../context.js'
import { clockwiseFrom } from '../../rules/clockwise.js'
import type { Process, Task, TaskOf } from '../../task.js'
import { affectedPlayers } from './affected.js'
import { joined } from './parts.js'
import { proposal } from './proposal.js'
import { fields } from '../../fields.js'

/** Lets events happen at once, those of each affected player in turn order; one alone is just an event. */
export const together = (run: Run, processes: readonly Process[], cause: Cause | undefined): void => {
  if (processes.length <= 1) return push(run, ...processes)
  const seats = clockwiseFrom(living(run.w), turnPlayerOf(run.w))
  const seatOf = ({ event }: Process): number => seats.indexOf(affectedPlayers(run, event)[0]!)
  const members = [...processes].sort((a, b) => seatOf(a) - seatOf(b)).map((process): Process => ({ ...process, grouped: true }))
  push(run, { do: 'gather' }, ...members, { do: 'occur-group', ...fields({ cause }) })
}

/** The same, for events that no instruction has made. */
export const togetherByRule = (run: Run, events: readonly GameEvent[], cause: Cause): void =>
  together(
    run,
    events.map(event => proposal(event, cause)),
    cause
  )

/** What each player is instructed to do is collected, as they choose one after another. */
export const collect = (run: Run): void => {
  run.w = { ...run.w, collecting: [] }
}

const damageBy = (source: Id, processes: readonly Process[]): readonly EventOf<'damage'>[] =>
  processes.flatMap(({ event }) => (event.event === 'damage' && event.source === source ? [event] : []))

/** What several players let one source damage is damaged in one event. */
const bySource = (processes: readonly Process[]): readonly Process[] =>
  processes.flatMap(process => {
    const { event } = process
    if (event.event !== 'damage') return [process]
    const same = damageBy(event.source, processes)
    return same[0] === event ? [{ ...process, event: { ...event, parts: joined(same.flatMap(({ parts }) => parts)) } }] : []
  })

/**
 * All have chosen: what they are instructed to do happens at once or player by player; draws always do in turn.
 * @see mtg-context:121.2c fab-context:1.9.2c
 */
export const collected = (run: Run, task: TaskOf<'collected'>): void => {
  const { collecting = [], ...w } = run.w
  run.w = w
  if (task.inTurn || collecting.some(({ event }) => event.event === 'draw')) return push(run, ...collecting)
  together(run, bySource(collecting), task.cause)
}

/** A group begins to be gone through. */
export const gather = (run: Run): void => {
  run.w = { ...run.w, gathering: [...run.w.gathering, { ready: [], after: [] }] }
}

/** What one event of the group has come to: what is left of it, and what follows the group. */
export const gathered = (run: Run, process: Process | undefined, after: readonly Task[]): void => {
  const { gathering } = run.w
  const group = gathering[gathering.length - 1]!
  const more = { ready: process ? [...group.ready, process] : group.ready, after: [...group.after, ...after] }
  run.w = { ...run.w, gathering: [...gathering.slice(0, -1), more] }
}
