/**
 * What may be the target of a stack object, and what of it is legal still.
 * @module
 */
import type { Instructions, Mode, Step, Target } from '../../../../model/scenario/step.js'
import type { Id } from '../../../../model/trace/event.js'
import { living, type Context, type Run } from '../../context.js'
import type { StackObject } from '../../state.js'
import { viewOf } from '../../view.js'
import { isForbidden } from '../events/facts.js'
import { known } from '../instructions/instruction.js'
import { isWho } from '../../../../model/base/filter.js'
import { instancesFor } from '../../instances.js'
import { objectAt } from '../../objects.js'
import { knowing, withinZones } from '../../seen.js'

type ModesStep = Extract<Step, { do: 'modes' }>

/** The modal instructions of a stack object, wherever they stand. */
export const modalSteps = (ctx: Context, steps: readonly Step[]): readonly ModesStep[] =>
  steps.flatMap(step => (step.do === 'modes' ? [step] : modalSteps(ctx, known(ctx, step).inner?.(step) ?? [])))

/** How many modes are to be picked for a modal instruction, as things are while they are. */
export const modesWanted = (run: Run, { pick, again, modes }: ModesStep, { scope, known }: StackObject): number =>
  run.ctx.rules.modesToPick(
    () => run.ctx.base.amount(pick, knowing(viewOf(run.ctx, run.w), run.w, known), scope),
    again ? undefined : modes.length
  )

/** One of the targets that are declared: of several of a kind each has a name of its own. */
export interface Slot extends Target {
  /** The name of all of its kind, and its place among them. */
  readonly kind: string
  readonly at: number
}

const slotsOf = (target: Target): readonly Slot[] =>
  Array.from({ length: target.count ?? 1 }, (_, at) => ({
    ...target,
    as: at === 0 ? target.as : `${target.as}-${at + 1}`,
    kind: target.as,
    at
  }))

export const targetsOf = (instructions: Instructions, modes: readonly Mode[]): readonly Slot[] =>
  [...(instructions.targets ?? []), ...modes.flatMap(mode => mode.targets ?? [])].flatMap(slotsOf)

/** Of the names of targets those of a kind, in the order in which these were declared. */
export const namesOfKind = (names: readonly string[], kind: string): readonly string[] =>
  names.filter(name => name === kind || (name.startsWith(`${kind}-`) && /^\d+$/.test(name.slice(kind.length + 1))))

/** How much there is to divide among the targets of a kind, as things are. */
export const toDivide = (run: Run, { divided }: Target, { scope, known }: StackObject): number | undefined =>
  divided === undefined ? undefined : Math.max(0, run.ctx.base.amount(divided, knowing(viewOf(run.ctx, run.w), run.w, known), scope) ?? 0)

/** What may be declared as a target: what is legal and not declared already, if enough of it is there. */
export const declarable = (run: Run, slot: Slot, stackObject: StackObject): readonly Id[] => {
  const { rules } = run.ctx
  const mine = namesOfKind(stackObject.targetNames, slot.kind).map(name => stackObject.scope.targets[name]!)
  const found = rules.notYetDeclared(legalTargets(run, slot, stackObject), mine)
  const needed = rules.neededFrom(slot.at, slot.count ?? 1, slot.upTo === true)
  const isRoom = slot.at + needed <= rules.mostAmong(toDivide(run, slot, stackObject))
  return isRoom && found.length >= needed ? found : []
}

/** What a target may be: public objects and players, as the text says. */
export const legalTargets = (run: Run, target: Target, stackObject: StackObject): readonly Id[] => {
  const { scope, known } = stackObject
  const view = knowing(viewOf(run.ctx, run.w), run.w, known)
  const found = target.what.flatMap(what =>
    'players' in what
      ? living(run.w).filter(player => isWho(what.players, player, scope))
      : withinZones(view, what)
          .filter(object => run.ctx.base.matchesFilter(what, object, view, scope, 'arena'))
          .filter(object => run.ctx.rules.mayBeTarget(object.statuses, what.status))
          .map(object => object.id)
  )
  return [...new Set(found)].filter(object => !isTargetForbidden(run, stackObject, object))
}

/** Whether an effect keeps something from being the target of a stack object; the stack object itself is asked where it has no traits of its source. */
const isTargetForbidden = ({ ctx, w }: Run, stackObject: StackObject, object: Id): boolean => {
  if (ctx.rules.targetsAsSource(ctx.structure, stackObject.kind))
    return isForbidden(ctx, w, { event: 'target', object, by: stackObject.source })
  if (instancesFor(ctx, w, 'rule', 'target').length === 0) return false
  const isThere = w.stack.some(each => each.id === stackObject.id)
  return isForbidden(ctx, isThere ? w : { ...w, stack: [...w.stack, stackObject] }, { event: 'target', object, by: stackObject.id })
}

/** Whether a target need not be declared. */
export const isOpen = ({ ctx: { rules, structure } }: Run, target: Target): boolean =>
  rules.mayStayOpen(structure, target.optional === true, target.upTo === true)

export const hasTargets = (run: Run, targets: readonly Target[], stackObject: StackObject): boolean =>
  targets.every(target => isOpen(run, target) || declarable(run, slotsOf(target)[0]!, stackObject).length > 0)

export const pickedModes = (steps: readonly ModesStep[], picked: readonly (readonly string[])[]): readonly Mode[] =>
  steps.flatMap((step, at) => step.modes.filter(mode => picked[at]?.includes(mode.id)))

/** The targets that are still legal. */
export const stillLegal = (run: Run, stackObject: StackObject): Readonly<Record<string, Id>> => {
  const modal = modalSteps(run.ctx, stackObject.instructions.steps).flatMap(step =>
    step.modes.filter(mode => stackObject.modes.includes(mode.id))
  )
  const targets = targetsOf(stackObject.instructions, modal)
  return Object.fromEntries(
    targets.flatMap(target => {
      const id = stackObject.scope.targets[target.as]
      if (id === undefined || !stackObject.targetNames.includes(target.as)) return []
      const isSame = stackObject.known[id] === objectAt(run.w, id)?.inc
      const legal = legalTargets(run, target, stackObject)
      const now = run.ctx.rules.targetNow(id, isSame ? legal : legal.filter(each => each !== id))
      return now === undefined ? [] : [[target.as, now]]
    })
  )
}
