/** Faults in how stack objects are put on the stack, and how they resolve. @module */
import { emit, push } from '../../reference/context.js'
import { activatedBy } from '../../reference/machine/stack/announce.js'
import { leave } from '../../reference/machine/stack/stack.js'
import { triggerResolved } from '../../reference/machine/triggers/reflexive.js'
import { objectAt } from '../../reference/objects.js'
import type { StackObject } from '../../reference/state.js'
import type { TaskOf } from '../../reference/task.js'
import { viewOf } from '../../reference/view.js'
import type { Run } from '../../reference/context.js'
import type { Step } from '../../../model/scenario/step.js'
import { afterwards, bringsAboutFrom, does, instead, opens, together, type Patch } from './patch.js'

const topOf = ({ ctx, w }: Run): StackObject | undefined => ctx.rules.topOfStack(w.stack)

/** The instructions of a stack object that resolves are carried out in another order. */
export const carriesOut = (order: (printed: readonly Step[]) => readonly Step[]): Patch =>
  bringsAboutFrom('resolve', made => made.map(each => (each.do === 'steps' ? { ...each, steps: order(each.steps) } : each)))

/** What the next instruction does comes before what the last one has brought about. */
export const generatesTheNextFirst: Patch = bringsAboutFrom('steps', (made, task) => {
  const isRest = (each: (typeof made)[number]): boolean =>
    each.do === 'steps' && each.steps === task.steps && each.at === task.at + 1 && each.frame === task.frame
  return [...made.filter(isRest), ...made.filter(each => !isRest(each))]
})

/** Whatever is put on the stack is the turn-player's. */
export const putsLayersForTheTurnPlayer: Patch = does('put', soundly => (run, layer) => {
  const { turnPlayer } = run.w
  soundly(run, { ...layer, controller: turnPlayer, scope: { ...layer.scope, you: turnPlayer } })
})

/** A stack object resolves for whoever controls its source by then. */
export const resolvesForTheControllerOfItsSource: Patch = opens((frame, task, { ctx, w }) => {
  const source = task.do === 'resolve' ? objectAt(w, frame.scope.self) : undefined
  const you = source && viewOf(ctx, w).object(source.id)?.controller
  return you === undefined ? frame : { ...frame, scope: { ...frame.scope, you } }
})

/** A stack object that is no card fails if its source is gone, or has become another object. */
export const failsWithoutItsSource: Patch = instead('resolve', (run, task, soundly) => {
  const layer = topOf(run)
  const isGone = layer && layer.kind !== 'card' && objectAt(run.w, layer.source)?.inc !== layer.known[layer.source]
  if (!isGone) return soundly(task)
  emit(run, { see: 'resolve', layer: layer.id })
  leave(run, layer, 'failed')
})

/** A stack object leaves the stack before its instructions are carried out. */
export const leavesBeforeItsEffects: Patch = instead('resolve', (run, task, soundly) => {
  const layer = topOf(run)
  soundly(task)
  const next = run.agenda?.task
  if (layer && run.w.stack.includes(layer) && (next?.do === 'steps' || next?.do === 'resolved')) leave(run, layer, 'resolved')
})

/** An attack resolves like any card. */
export const resolvesAttacks: Patch = instead('resolve', (run, task, soundly) => {
  const layer = topOf(run)
  if (layer?.attack !== undefined) {
    const { attack: _, ...plain } = layer
    run.w = { ...run.w, stack: run.w.stack.map(each => (each === layer ? plain : each)) }
  }
  soundly(task)
})

/** What waits for a resolution triggers as the instruction is reached. */
export const triggersWithinTheResolution: Patch = afterwards(run => {
  for (const [id, { onceResolved, ...frame }] of Object.entries(run.frames)) {
    if (!onceResolved) continue
    run.frames = { ...run.frames, [id]: frame }
    triggerResolved(run, onceResolved)
  }
})

/** Priority after a stack object has resolved is its controller's. */
export const controllerAfterResolving: Patch = bringsAboutFrom('priority', (made, _task, run) => {
  const player = topOf(run)?.controller
  return made[0]?.do === 'resolve' && player !== undefined ? made.map(each => (each.do === 'ready' ? { ...each, player } : each)) : made
})

/** Who has played a card does not keep priority. */
export const turnPlayerAfterPlaying: Patch = bringsAboutFrom('put', (made, { play }, { w }) =>
  play ? made.map(each => (each.do === 'ready' ? { ...each, player: w.turnPlayer } : each)) : made
)

const payingKey = ({ id }: StackObject): string => `paying:${id}`

/** Notes when the costs of a stack object began to be paid. */
const notesPayment: Patch = bringsAboutFrom('announce', (made, _task, run) => {
  for (const each of made) {
    if (each.do !== 'announced') continue
    const { turn, game } = run.w.counts
    run.w = { ...run.w, counts: { turn, game: { ...game, [payingKey(each.announcement.stackObject)]: run.w.log.length } } }
  }
  return made
})

/** Whether each cost has happened as it is stated, no event of it replaced. */
const hasHappened = (run: Run, { announcement: { declared, stackObject: layer } }: TaskOf<'announced'>): boolean => {
  const since = run.w.counts.game[payingKey(layer)] ?? 0
  const costs: readonly Step[] = [...declared.map(extra => extra.cost), activatedBy(run, layer)?.cost ?? []].flat()
  return costs.every(step => step.do === 'choose' || step.do === 'when' || run.w.log.slice(since).some(event => event.event === step.do))
}

/** An ability is not activated if an event of its cost was replaced. */
export const activatesIfPaidAsStated: Patch = together(
  notesPayment,
  instead('announced', (run, task, soundly) => {
    const { kind, stackObject: layer } = task.announcement
    if (kind === 'activate' && !hasHappened(run, task)) return push(run, { do: 'ready', player: layer.controller })
    soundly(task)
  })
)

/** Additional costs do not count as paid if an event of the costs was replaced. */
export const countsCostsPaidAsStated: Patch = together(
  notesPayment,
  instead('announced', (run, task, soundly) => {
    const { announcement } = task
    if (announcement.kind === 'play' && !hasHappened(run, task))
      return soundly({ ...task, announcement: { ...announcement, declared: [] } })
    soundly(task)
  })
)
