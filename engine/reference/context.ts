/**
 * What the engine is made with, and the run of one step.
 * @module
 */
import type { TrustedBase } from '../../model/base/base.js'
import type { Structure } from '../../model/rulebook/structure.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Id } from '../../model/trace/event.js'
import type { About, DecisionKind, Option } from '../../model/trace/option.js'
import type { View } from '../../model/scenario/view.js'
import type { Boundaries } from './boundaries.js'
import type { Projection } from './machine/continuous/projection.js'
import type { InstructionTable } from './machine/instructions/instruction.js'
import type { Objects } from './objects.js'
import type { Rules } from './rules/index.js'
import type { Agenda, Frame, Prompt, State, World } from './state.js'
import type { Task, TaskOf } from './task.js'

export interface Context {
  readonly base: TrustedBase
  readonly structure: Structure
  readonly rules: Rules
  readonly does: Boundaries
  readonly instructions: InstructionTable
  readonly views: WeakMap<World, View>
  /** Worlds in which all checks have found nothing. */
  readonly calm: WeakSet<World>
  /** The last projection of each set of objects. */
  readonly projections: WeakMap<Objects, { readonly of: World; readonly made: Projection }>
}

/** A step under way. Its fields are replaced, never what they hold. */
export interface Run {
  readonly ctx: Context
  w: World
  agenda: Agenda | null
  frames: Readonly<Record<string, Frame>>
  prompt: Prompt | null
  /** How the scenario ends, once that is settled. */
  ending: TaskOf<'end'> | null
  ended: boolean
  readonly out: Observation[]
}

export const runOf = (ctx: Context, state: State): Run => ({
  ctx,
  w: state.world,
  agenda: state.agenda,
  frames: state.frames,
  prompt: state.prompt,
  ending: null,
  ended: false,
  out: []
})

export const emit = (run: Run, observation: Observation): void => {
  run.out.push(observation)
}

/** Puts tasks on the agenda; the first of them is done first. */
export const push = (run: Run, ...tasks: readonly Task[]): void => {
  for (let i = tasks.length - 1; i >= 0; i--) run.agenda = { task: tasks[i]!, rest: run.agenda }
}

/** Asks for a decision. A prompt with one option, other than priority, answers itself. */
export const ask = (run: Run, player: Id, decision: DecisionKind, options: readonly Option[], resume: Task, about?: About): void => {
  run.prompt = { player, decision, options, resume, about }
}

/** Ends the scenario as soon as the task at hand is done; the first reason stands. */
export const finish = (run: Run, how: Omit<TaskOf<'end'>, 'do'>): void => {
  run.ending ??= { do: 'end', ...how }
}

/** Ends the scenario at something that the engine does not know. */
export const unsupported = (run: Run, note: string): void => finish(run, { why: 'unsupported', note })

/** So often one instruction or event may bring something about; beyond, the engine gives up. */
const MOST = 10_000

/** Ends the scenario where something is to come about more often than the engine follows. */
export const isTooOften = (run: Run, times: number, what: string): boolean => {
  if (times > MOST) unsupported(run, `${what} more than ${MOST} times at once`)
  return times > MOST
}

export const newEventId = (run: Run): string => {
  const { next } = run.w
  run.w = { ...run.w, next: { ...next, event: next.event + 1 } }
  return `e:${next.event}`
}

export const newStackObjectId = (run: Run): string => {
  const { next } = run.w
  run.w = { ...run.w, next: { ...next, stackObject: next.stackObject + 1 } }
  return `l:${next.stackObject}`
}

/** A point in time; later ones are greater. */
export const now = (run: Run): number => {
  const { next } = run.w
  run.w = { ...run.w, next: { ...next, time: next.time + 1 } }
  return next.time
}

export const addFrame = (run: Run, frame: Frame): string => {
  const { next } = run.w
  const id = `f${next.frame}`
  run.w = { ...run.w, next: { ...next, frame: next.frame + 1 } }
  run.frames = { ...run.frames, [id]: frame }
  return id
}

export const updateFrame = (run: Run, id: string, change: Partial<Frame>): void => {
  run.frames = { ...run.frames, [id]: { ...run.frames[id]!, ...change } }
}

/** The players in the game, clockwise. */
export const living = (w: World): readonly Id[] => w.players.filter(player => !player.out).map(player => player.id)

/**
 * The turn-player; if they have lost, whoever is next to them. What becomes of the turn is not said; nobody who has lost acts in it.
 * @see fab-context:4.5.1a
 */
export const turnPlayerOf = ({ players, turnPlayer }: World): Id => {
  const at = players.findIndex(player => player.id === turnPlayer)
  return [...players.slice(at), ...players.slice(0, at)].find(player => !player.out)?.id ?? turnPlayer
}

/** Adds to a counter of both periods. */
export const count = (run: Run, key: string, by = 1): void => {
  const { turn, game } = run.w.counts
  run.w = {
    ...run.w,
    counts: { turn: { ...turn, [key]: (turn[key] ?? 0) + by }, game: { ...game, [key]: (game[key] ?? 0) + by } }
  }
}
