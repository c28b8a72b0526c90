/**
 * Faults planted at the boundaries of tasks: what goes into a task, what it leaves behind, what it asks.
 * @module
 */
import type { Boundaries } from '../../reference/index.js'
import type { Run } from '../../reference/context.js'
import type { Agenda, Frame, Lasting, Prompt, World } from '../../reference/state.js'
import type { Task, TaskOf } from '../../reference/task.js'
import type { Id } from '../../../model/trace/event.js'
import type { Observation } from '../../../model/trace/observation.js'

/** Makes the boundaries of a faulty engine from those of a sound one. */
export type Patch = (sound: Boundaries) => Boundaries

/** Where a run was before a task. */
export interface Before {
  readonly w: World
  readonly agenda: Agenda | null
  readonly frames: Readonly<Record<string, Frame>>
  /** How much it had told. */
  readonly told: number
}

/** One thing that the engine does is done otherwise; `soundly` does it as it is to be done. */
export const does =
  <K extends keyof Boundaries>(name: K, otherwise: (soundly: Boundaries[K]) => Boundaries[K]): Patch =>
  sound => ({ ...sound, [name]: otherwise(sound[name]) })

/** Several faults at once. */
export const together =
  (...patches: readonly Patch[]): Patch =>
  sound =>
    patches.reduce((made, patch) => patch(made), sound)

/** A task of one kind is done otherwise; `soundly` does it, or another, as it is to be done. */
export const instead =
  <K extends Task['do']>(kind: K, otherwise: (run: Run, task: TaskOf<K>, soundly: (task: Task) => void) => void): Patch =>
  sound => ({
    ...sound,
    perform: (run, task) =>
      task.do === kind ? otherwise(run, task as TaskOf<K>, each => sound.perform(run, each)) : sound.perform(run, task)
  })

/** What a task, or the answer that it waited for, leaves behind is changed. */
export const afterwards =
  (change: (run: Run, task: Task, before: Before) => void): Patch =>
  sound => {
    const { perform, answered } = sound
    const before = ({ w, agenda, frames, out }: Run): Before => ({ w, agenda, frames, told: out.length })
    return {
      ...sound,
      perform: (run, task) => {
        const then = before(run)
        perform(run, task)
        change(run, task, then)
      },
      answered: (run, task, answer, index) => {
        const then = before(run)
        answered(run, task, answer, index)
        change(run, task, then)
      }
    }
  }

/** The tasks that have come onto an agenda; `undefined` if it is another altogether. */
export const madeSince = (now: Agenda | null, before: Agenda | null): readonly Task[] | undefined => {
  const made: Task[] = []
  for (let at = now; at !== before; at = at.rest) {
    if (at === null) return undefined
    made.push(at.task)
  }
  return made
}

/** The tasks that a task brings about are changed. */
export const bringsAbout = (change: (made: readonly Task[], task: Task, run: Run) => readonly Task[]): Patch =>
  afterwards((run, task, before) => {
    const made = madeSince(run.agenda, before.agenda)
    if (made) run.agenda = change(made, task, run).reduceRight<Agenda | null>((rest, each) => ({ task: each, rest }), before.agenda)
  })

/** What is asked is changed. */
export const asks = (change: (prompt: Prompt, run: Run) => Prompt): Patch =>
  afterwards(run => {
    if (run.prompt) run.prompt = change(run.prompt, run)
  })

/** The tasks that a task of one kind, or the answer that it waited for, brings about are changed. */
export const bringsAboutFrom = <K extends Task['do']>(
  kind: K,
  change: (made: readonly Task[], task: TaskOf<K>, run: Run) => readonly Task[]
): Patch => bringsAbout((made, task, run) => (task.do === kind ? change(made, task as TaskOf<K>, run) : made))

/** Another player is asked for a kind of decision. */
export const askedOf = (decision: Prompt['decision'], player: (prompt: Prompt, run: Run) => Id): Patch =>
  asks((prompt, run) => (prompt.decision === decision ? { ...prompt, player: player(prompt, run) } : prompt))

/** The turn-player is asked for a kind of decision, whoever makes it. */
export const askedOfTurnPlayer = (decision: Prompt['decision']): Patch => askedOf(decision, (_prompt, { w }) => w.turnPlayer)

/** The world that a task leaves behind is changed. */
export const leaves = (change: (now: World, before: World, task: Task, run: Run) => World): Patch =>
  afterwards((run, task, before) => {
    run.w = change(run.w, before.w, task, run)
  })

/** The frames that a task opens are changed. */
export const opens = (change: (frame: Frame, task: Task, run: Run) => Frame): Patch =>
  afterwards((run, task, before) => {
    if (run.frames === before.frames) return
    run.frames = Object.fromEntries(
      Object.entries(run.frames).map(([id, frame]) => [id, id in before.frames ? frame : change(frame, task, run)])
    )
  })

/** The effects that a task starts are changed. */
export const starts = (change: (effect: Lasting, run: Run, before: World) => Lasting): Patch =>
  afterwards((run, _task, before) => {
    const isNew = (effect: Lasting): boolean => ![...before.w.lasting, ...before.w.waiting].some(each => each.key === effect.key)
    const changed = (all: readonly Lasting[]): readonly Lasting[] =>
      all.some(isNew) ? all.map(each => (isNew(each) ? change(each, run, before.w) : each)) : all
    run.w = { ...run.w, lasting: changed(run.w.lasting), waiting: changed(run.w.waiting) }
  })

/** What a task has told. */
export const toldSince = (run: Run, before: Before): readonly Observation[] => run.out.slice(before.told)
