/**
 * A stack object is put on the stack: additional costs, modes, targets, costs.
 * @module
 * @see fab:6.6.6a
 */
import type { Ability, Card } from '../../../../model/scenario/card.js'
import type { Instructions, Mode } from '../../../../model/scenario/step.js'
import { scope as emptyScope } from '../../../../model/scenario/view.js'
import type { Id } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { addFrame, ask, count, emit, living, newStackObjectId, push, unsupported, type Run } from '../../context.js'
import type { StackObject } from '../../state.js'
import { speaksOfTargeting } from '../../targeting.js'
import type { Announcement, ExtraCost, Task, TaskOf } from '../../task.js'
import { abilitiesNow } from '../../copies.js'
import { viewOf } from '../../view.js'
import { isForbidden } from '../events/facts.js'
import { leave } from './stack.js'
import { canPay } from './payment.js'
import { incarnations, objectAt } from '../../objects.js'
import { cardOf } from '../../cards.js'
import { proposal } from '../events/proposal.js'
import {
  hasTargets,
  modalSteps,
  modesWanted,
  pickedModes,
  declarable,
  isOpen,
  namesOfKind,
  targetsOf,
  toDivide,
  type Slot
} from './targets.js'
import { fields } from '../../fields.js'

/** Whether modes and targets can be declared for a stack object. */
const canDeclare = (run: Run, stackObject: StackObject): boolean => {
  const { instructions } = stackObject
  return run.ctx.rules.mayAnnounce(hasTargets(run, instructions.targets ?? [], stackObject), () =>
    modalSteps(run.ctx, instructions.steps).every(step => {
      const pickable = step.modes.filter(mode => hasTargets(run, mode.targets ?? [], stackObject)).length
      return modesWanted(run, step, stackObject) <= (step.again && pickable > 0 ? Infinity : pickable)
    })
  )
}

/** Takes the announcement of a stack object one decision further. */
export const announce = (run: Run, task: Announcement): void => {
  const { ctx } = run
  const { stackObject } = task
  const [extra, ...extras] = task.extras
  if (extra) return askExtra(run, task, extra, extras)
  const modal = modalSteps(run.ctx, stackObject.instructions.steps)
  const at = modal.findIndex((step, each) => (task.picked[each]?.length ?? 0) < modesWanted(run, step, stackObject))
  const step = modal[at]
  if (step) {
    const open = step.modes.filter(mode => step.again || !task.picked[at]?.includes(mode.id))
    const isPickable = (mode: Mode): boolean => {
      const targets = hasTargets(run, mode.targets ?? [], stackObject)
      return task.kind === 'trigger' ? ctx.rules.mayPickMode(ctx.structure, targets) : targets
    }
    const options = open.filter(isPickable).map((mode): Option => ({ option: 'mode', mode: mode.id }))
    if (options.length === 0) return fails(run, task, 'no-mode')
    return ask(run, stackObject.controller, 'mode', options, task, { layer: stackObject.id })
  }
  const modes = pickedModes(modal, task.picked)
  const targets = allTargets(task, modes)
  const target = targets[task.settled]
  if (!target) {
    const shared = sharing(run, stackObject, targets)
    if (shared) return askToDivide(run, task, shared)
    return complete(
      run,
      {
        ...stackObject,
        modes: ctx.rules.modeOrder(
          modal.map(each => each.modes.map(mode => mode.id)),
          task.picked
        )
      },
      task
    )
  }
  const legal = target === ATTACK ? attackTargets(run, stackObject) : declarable(run, target, stackObject)
  if (ctx.rules.ceasesWithoutTarget(legal.length, isOpen(run, target))) return fails(run, task, 'no-target')
  if (legal.length === 0) return push(run, { ...task, settled: task.settled + 1 })
  const options: Option[] = legal.map(id => optionFor(run, id))
  if (isOpen(run, target)) options.push({ option: 'done' })
  ask(run, stackObject.controller, 'target', options, task, { layer: stackObject.id, as: target.as })
}

/** Something that is divided among targets, so far as it is not yet. */
interface Sharing {
  readonly names: readonly string[]
  readonly shares: Readonly<Record<string, number>>
}

/** What is still to be divided among targets that are declared, and what each has of it by now. */
const sharing = (run: Run, { scope, ...stackObject }: StackObject, targets: readonly Slot[]): Sharing | undefined => {
  const { rules, structure } = run.ctx
  for (const target of targets) {
    const whole = toDivide(run, target, { scope, ...stackObject })
    const names = namesOfKind(stackObject.targetNames, target.kind)
    if (whole === undefined || names.length === 0) continue
    const shares = Object.fromEntries(names.map(name => [name, scope.results[name] ?? 1]))
    const left = whole - Object.values(shares).reduce((sum, share) => sum + share, 0)
    if (left > 0 && names.length > 1 && rules.isDividedNow(structure)) return { names, shares }
    const [first] = names as [string]
    if (scope.results[first] === undefined) return { names: [], shares: { ...shares, [first]: shares[first]! + left } }
  }
  return undefined
}

const withShares = (stackObject: StackObject, shares: Sharing['shares']): StackObject => ({
  ...stackObject,
  scope: { ...stackObject.scope, results: { ...stackObject.scope.results, ...shares } }
})

/** The next point goes to one of several; where there is no choice, all of it is shared out. */
const askToDivide = (run: Run, task: Announcement, { names, shares }: Sharing): void => {
  const stackObject = withShares(task.stackObject, shares)
  if (names.length === 0) return push(run, { ...task, stackObject })
  ask(
    run,
    stackObject.controller,
    'divide',
    names.map(name => optionFor(run, stackObject.scope.targets[name]!)),
    { ...task, stackObject, divides: names },
    { layer: stackObject.id, as: names[0]! }
  )
}

const optionFor = (run: Run, id: Id): Option =>
  run.w.players.some(player => player.id === id) ? { option: 'player', player: id } : { option: 'object', object: id }

const ATTACK: Slot = { as: 'attack', kind: 'attack', at: 0, what: [{ players: 'opponent' }] }

const allTargets = (task: Announcement, modes: readonly Mode[]): readonly Slot[] => [
  ...(task.stackObject.attack === undefined ? [] : [ATTACK]),
  ...targetsOf(task.stackObject.instructions, modes)
]

const slotsNow = (run: Run, task: Announcement): readonly Slot[] =>
  allTargets(task, pickedModes(modalSteps(run.ctx, task.stackObject.instructions.steps), task.picked))

const attackTargets = (run: Run, stackObject: StackObject): readonly Id[] =>
  living(run.w).filter(player => player !== stackObject.controller)

const askExtra = (run: Run, task: Announcement, extra: ExtraCost, extras: readonly ExtraCost[]): void => {
  const { stackObject } = task
  if (!canPay(run, extra.cost, stackObject.scope, stackObject.id)) return push(run, { ...task, extras })
  ask(run, stackObject.controller, 'extra-cost', [{ option: 'yes' }, { option: 'no' }], task, { layer: stackObject.id, as: extra.name })
}

export const answeredAnnounce = (run: Run, task: Announcement, answer: Option): void => {
  const { stackObject } = task
  switch (answer.option) {
    case 'yes':
      return push(run, { ...task, extras: task.extras.slice(1), declared: [...task.declared, task.extras[0]!] })
    case 'no':
      return push(run, { ...task, extras: task.extras.slice(1) })
    case 'mode': {
      const modal = modalSteps(run.ctx, stackObject.instructions.steps)
      const at = modal.findIndex((step, each) => (task.picked[each]?.length ?? 0) < modesWanted(run, step, stackObject))
      const picked = modal.map((_, each) => (each === at ? [...(task.picked[each] ?? []), answer.mode] : (task.picked[each] ?? [])))
      return push(run, { ...task, picked })
    }
    case 'done': {
      const kinds = slotsNow(run, task).map(slot => slot.kind)
      return push(run, { ...task, settled: run.ctx.rules.afterDeclined(kinds, task.settled) })
    }
    case 'object':
    case 'player': {
      const id = answer.option === 'object' ? answer.object : answer.player
      if (task.divides) {
        const { divides, ...rest } = task
        const name = divides.find(each => stackObject.scope.targets[each] === id)!
        return push(run, { ...rest, stackObject: withShares(stackObject, { [name]: (stackObject.scope.results[name] ?? 0) + 1 }) })
      }
      const target = slotsNow(run, task)[task.settled]!
      return push(run, {
        ...task,
        settled: task.settled + 1,
        stackObject: {
          ...stackObject,
          scope: { ...stackObject.scope, targets: { ...stackObject.scope.targets, [target.as]: id } },
          known: run.ctx.rules.knownAsTargeted(stackObject.known, incarnations(run.w, [id])),
          targetNames: [...stackObject.targetNames, target.as]
        }
      })
    }
    default:
      return
  }
}

const fails = (run: Run, task: Announcement, why: 'no-target' | 'no-mode'): void => {
  if (task.kind === 'trigger') {
    if (run.ctx.rules.neverOnStack(run.ctx.structure)) return cease(run, task.stackObject, why)
    const empty = { ...task.stackObject, targetNames: [] }
    run.ctx.does.put(run, empty)
    return leave(run, empty, 'failed')
  }
  unsupported(run, 'an announcement without legal modes or targets')
}

/** Everything is declared: costs are paid, and the stack object is put on the stack. */
const complete = (run: Run, stackObject: StackObject, task: Announcement): void => {
  if (task.kind === 'trigger') return run.ctx.does.put(run, stackObject)
  const costs = [...task.declared.map(extra => extra.cost), activatedBy(run, stackObject)?.cost ?? []]
  const frame = addFrame(run, {
    scope: stackObject.scope,
    known: stackObject.known,
    cause: { rule: 'cost' },
    modes: [],
    ability: stackObject.ref.ability
  })
  push(
    run,
    ...costs.map((steps): Task => ({ do: 'steps', steps, at: 0, frame })),
    { do: 'end-frame', frame },
    { do: 'announced', announcement: { ...task, stackObject } }
  )
}

/** Costs are paid, whatever has become of their events: the card is played, or the ability activated. @see fab-context:1.14.4c fab-context:5.1.9a */
export const announced = (run: Run, task: TaskOf<'announced'>): void => {
  const { ctx } = run
  const { announcement } = task
  const { stackObject } = announcement
  const player = stackObject.controller
  const object = objectAt(run.w, stackObject.source)!
  const types = announcement.kind === 'play' ? (viewOf(ctx, run.w).object(stackObject.id)?.types ?? []) : speedTypes(run, stackObject)
  pay(run, player, ctx.rules.actionPointsFor(ctx.structure, types))
  if (announcement.kind === 'play') {
    const paid = announcement.declared.map(extra => extra.name)
    const play = { event: 'play', player, object: stackObject.id, ...(paid.length > 0 && { declared: paid }) } as const
    push(run, proposal(play, undefined), { do: 'put', stackObject, play: true })
    return
  }
  count(run, `activated:${object.id}#${object.inc}/${stackObject.ref.ability}`)
  const activate = proposal({ event: 'activate', player, object: object.id, ability: stackObject.ref.ability }, undefined)
  if (!ctx.rules.activatesAtOnce(ctx.structure, activatedBy(run, stackObject)?.speed))
    return push(run, activate, { do: 'put', stackObject, play: false })
  push(run, activate, { do: 'at-once', stackObject, then: { do: 'ready', player } })
}

/** The activated ability that a stack object is of. */
export const activatedBy = (run: Run, stackObject: StackObject): Extract<Ability, { kind: 'activated' }> | undefined => {
  const ability = abilitiesNow(run.ctx, run.w, objectAt(run.w, stackObject.source)!).find(each => each.id === stackObject.ref.ability)
  return ability?.kind === 'activated' ? ability : undefined
}

const speedTypes = (run: Run, stackObject: StackObject): readonly string[] =>
  activatedBy(run, stackObject)?.speed === 'action' ? ['action'] : ['instant']

const pay = (run: Run, player: Id, points: number): void => {
  if (points === 0) return
  run.w = {
    ...run.w,
    players: run.w.players.map(each =>
      each.id === player
        ? { ...each, numbers: { ...each.numbers, 'action-points': Math.max(0, each.numbers['action-points'] - points) } }
        : each
    )
  }
}

/** The announced stack object is on the stack, and somebody gets priority. */
export const putAnnounced = (run: Run, task: TaskOf<'put'>): void => {
  const { ctx, w } = run
  const { stackObject } = task
  if (task.play && objectAt(w, stackObject.id)?.zone !== 'stack') return push(run, { do: 'ready', player: w.turnPlayer })
  push(run, { do: 'refresh' }, { do: 'ready', player: ctx.rules.afterActing(ctx.structure, stackObject.controller, w.turnPlayer) })
  ctx.does.put(run, stackObject)
}

/** Puts a stack object on the stack; it is the player's who puts it there. @see fab-context:1.6.1b */
export const put = (run: Run, stackObject: StackObject): void => {
  run.w = { ...run.w, stack: [...run.w.stack, stackObject] }
  const targets = Object.fromEntries(stackObject.targetNames.map(name => [name, stackObject.scope.targets[name]!]))
  emit(run, {
    see: 'layer',
    layer: stackObject.id,
    kind: stackObject.kind,
    controller: stackObject.controller,
    ...(stackObject.kind !== 'card' && { effect: stackObject.ref }),
    ...(stackObject.targetNames.length > 0 && { targets }),
    ...(stackObject.modes.length > 0 && { modes: [...stackObject.modes] })
  })
  tellTargets(run, stackObject, [...new Set(Object.values(targets))])
}

/** What a stack object has as its targets becomes a target, where a text speaks of that. @see mtg:603.2f */
const tellTargets = (run: Run, { id }: StackObject, targets: readonly Id[]): void => {
  if (!speaksOfTargeting(run.w.scenario)) return
  push(run, ...targets.map(object => proposal({ event: 'target', object, by: id }, undefined)))
}

const resolutionOf = (card: Card | undefined): Instructions => {
  const abilities = (card?.abilities ?? []).filter(ability => ability.kind === 'resolution')
  const targets = abilities.flatMap(ability => ability.targets ?? [])
  return { steps: abilities.flatMap(ability => ability.steps), ...(targets.length > 0 && { targets }) }
}

/** The stack object that a card would be. */
export const stackObjectOfCard = (run: Run, player: Id, id: Id): StackObject => {
  const { w, ctx } = run
  const object = objectAt(w, id)!
  const card = cardOf(w.scenario, object.card)
  const isAttack = viewOf(ctx, w).object(id)?.types.includes('attack') ?? false
  const resolution = (card?.abilities ?? []).find(ability => ability.kind === 'resolution')
  return {
    id,
    kind: 'card',
    controller: player,
    source: id,
    ref: { source: id, ability: resolution?.id ?? 'card' },
    instructions: resolutionOf(card),
    scope: emptyScope(player, id),
    known: { [id]: object.inc },
    targetNames: [],
    modes: [],
    ...(isAttack && { attack: id })
  }
}

/** The stack object that an activated ability would be, its id not yet given. */
const stackObjectOfAbility = (run: Run, player: Id, source: Id, ability: Extract<Ability, { kind: 'activated' }>): StackObject => ({
  id: '',
  kind: 'activated',
  controller: player,
  source,
  ref: { source, ability: ability.id },
  instructions: { steps: ability.steps, ...fields({ targets: ability.targets }) },
  scope: emptyScope(player, source),
  known: { [source]: objectAt(run.w, source)!.inc },
  targetNames: [],
  modes: []
})

/** Whether the player can play the card, costs and targets included. */
export const canPlay = (run: Run, player: Id, id: Id): boolean => {
  const stackObject = stackObjectOfCard(run, player, id)
  if (isForbidden(run.ctx, run.w, { event: 'play', player, object: id })) return false
  return canDeclare(run, stackObject)
}

export const canActivate = (run: Run, player: Id, source: Id, ability: Extract<Ability, { kind: 'activated' }>): boolean => {
  const { w } = run
  const object = objectAt(w, source)!
  const used = w.counts[ability.limit?.per ?? 'game'][`activated:${source}#${object.inc}/${ability.id}`] ?? 0
  if (ability.limit && used >= ability.limit.times) return false
  if (isForbidden(run.ctx, w, { event: 'activate', player, object: source, ability: ability.id })) return false
  const stackObject = stackObjectOfAbility(run, player, source, ability)
  return canDeclare(run, stackObject) && (!ability.cost || canPay(run, ability.cost, stackObject.scope, undefined))
}

export const startPlay = (run: Run, player: Id, id: Id): void => {
  const stackObject = stackObjectOfCard(run, player, id)
  if (stackObject.attack !== undefined && stackObject.instructions.steps.length > 0)
    return unsupported(run, 'resolution abilities of attacks')
  const extras = abilitiesNow(run.ctx, run.w, objectAt(run.w, id)!).filter(ability => ability.kind === 'extra-cost')
  push(run, { do: 'announce', kind: 'play', stackObject, declared: [], extras, picked: [], settled: 0 })
}

export const startActivate = (run: Run, player: Id, source: Id, abilityId: string): void => {
  const ability = abilitiesNow(run.ctx, run.w, objectAt(run.w, source)!).find(each => each.id === abilityId)
  if (ability?.kind !== 'activated') return
  const stackObject = { ...stackObjectOfAbility(run, player, source, ability), id: newStackObjectId(run) }
  push(run, { do: 'announce', kind: 'activate', stackObject, declared: [], extras: [], picked: [], settled: 0 })
}

/** Tells that a pending trigger is no more. */
export const cease = (run: Run, stackObject: StackObject, why: 'no-target' | 'no-mode'): void =>
  emit(run, { see: 'ceased', layer: stackObject.id, why })
