/**
 * A layer is put on the stack: additional costs, modes, targets, costs.
 * @module
 * @see fab:6.6.6a
 */
import type { Ability, Card } from '../../../../model/scenario/card.js'
import type { Instructions, Mode, Target } from '../../../../model/scenario/step.js'
import { scope as emptyScope } from '../../../../model/scenario/view.js'
import type { Id } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { addFrame, ask, count, emit, living, newLayerId, push, unsupported, type Run } from '../../context.js'
import type { Layer } from '../../state.js'
import { speaksOfTargeting } from '../../targeting.js'
import type { Announcement, ExtraCost, Task, TaskOf } from '../../task.js'
import { abilitiesNow } from '../../copies.js'
import { viewOf } from '../../view.js'
import { isForbidden } from '../events/facts.js'
import { leave } from './stack.js'
import { canPay } from './payment.js'
import { objectAt } from '../../objects.js'
import { cardOf } from '../../cards.js'
import { proposal } from '../events/proposal.js'
import { hasTargets, modalSteps, modesWanted, pickedModes, legalTargets, isOpen, targetsOf } from './targets.js'

/** Whether modes and targets can be declared for a layer. */
const canDeclare = (run: Run, layer: Layer): boolean => {
  const { instructions } = layer
  return run.ctx.rules.mayAnnounce(hasTargets(run, instructions.targets ?? [], layer), () =>
    modalSteps(run.ctx, instructions.steps).every(step => {
      const pickable = step.modes.filter(mode => hasTargets(run, mode.targets ?? [], layer)).length
      return modesWanted(run, step, layer) <= (step.again && pickable > 0 ? Infinity : pickable)
    })
  )
}

/** Takes the announcement of a layer one decision further. */
export const announce = (run: Run, task: Announcement): void => {
  const { ctx } = run
  const { layer } = task
  const [extra, ...extras] = task.extras
  if (extra) return askExtra(run, task, extra, extras)
  const modal = modalSteps(run.ctx, layer.instructions.steps)
  const at = modal.findIndex((step, each) => (task.picked[each]?.length ?? 0) < modesWanted(run, step, layer))
  const step = modal[at]
  if (step) {
    const open = step.modes.filter(mode => step.again || !task.picked[at]?.includes(mode.id))
    const isPickable = (mode: Mode): boolean => {
      const targets = hasTargets(run, mode.targets ?? [], layer)
      return task.kind === 'trigger' ? ctx.rules.mayPickMode(ctx.structure, targets) : targets
    }
    const options = open.filter(isPickable).map((mode): Option => ({ option: 'mode', mode: mode.id }))
    if (options.length === 0) return fails(run, task, 'no-mode')
    return ask(run, layer.controller, 'mode', options, task, { layer: layer.id })
  }
  const modes = pickedModes(modal, task.picked)
  const targets = allTargets(task, modes)
  const target = targets[task.settled]
  if (!target)
    return complete(
      run,
      {
        ...layer,
        modes: ctx.rules.modeOrder(
          modal.map(each => each.modes.map(mode => mode.id)),
          task.picked
        )
      },
      task
    )
  const legal = target === ATTACK ? attackTargets(run, layer) : legalTargets(run, target, layer)
  if (ctx.rules.ceasesWithoutTarget(legal.length, isOpen(run, target))) return fails(run, task, 'no-target')
  if (legal.length === 0) return push(run, { ...task, settled: task.settled + 1 })
  const isPlayer = (id: Id): boolean => run.w.players.some(player => player.id === id)
  const options: Option[] = legal.map(id => (isPlayer(id) ? { option: 'player', player: id } : { option: 'object', object: id }))
  if (isOpen(run, target)) options.push({ option: 'done' })
  ask(run, layer.controller, 'target', options, task, { layer: layer.id, as: target.as })
}

const ATTACK: Target = { as: 'attack', what: [{ players: 'opponent' }] }

const allTargets = (task: Announcement, modes: readonly Mode[]): readonly Target[] => [
  ...(task.layer.attack === undefined ? [] : [ATTACK]),
  ...targetsOf(task.layer.instructions, modes)
]

const attackTargets = (run: Run, layer: Layer): readonly Id[] => living(run.w).filter(player => player !== layer.controller)

const askExtra = (run: Run, task: Announcement, extra: ExtraCost, extras: readonly ExtraCost[]): void => {
  const { layer } = task
  if (!canPay(run, extra.cost, layer.scope, layer.id)) return push(run, { ...task, extras })
  ask(run, layer.controller, 'extra-cost', [{ option: 'yes' }, { option: 'no' }], task, { layer: layer.id, as: extra.name })
}

export const answeredAnnounce = (run: Run, task: Announcement, answer: Option): void => {
  const { layer } = task
  switch (answer.option) {
    case 'yes':
      return push(run, { ...task, extras: task.extras.slice(1), declared: [...task.declared, task.extras[0]!] })
    case 'no':
      return push(run, { ...task, extras: task.extras.slice(1) })
    case 'mode': {
      const modal = modalSteps(run.ctx, layer.instructions.steps)
      const at = modal.findIndex((step, each) => (task.picked[each]?.length ?? 0) < modesWanted(run, step, layer))
      const picked = modal.map((_, each) => (each === at ? [...(task.picked[each] ?? []), answer.mode] : (task.picked[each] ?? [])))
      return push(run, { ...task, picked })
    }
    case 'done':
      return push(run, { ...task, settled: task.settled + 1 })
    case 'object':
    case 'player': {
      const id = answer.option === 'object' ? answer.object : answer.player
      const target = allTargets(task, pickedModes(modalSteps(run.ctx, layer.instructions.steps), task.picked))[task.settled]!
      const inc = objectAt(run.w, id)?.inc
      return push(run, {
        ...task,
        settled: task.settled + 1,
        layer: {
          ...layer,
          scope: { ...layer.scope, targets: { ...layer.scope.targets, [target.as]: id } },
          known: inc === undefined ? layer.known : run.ctx.rules.knownAsTargeted(layer.known, id, inc),
          targetNames: [...layer.targetNames, target.as]
        }
      })
    }
    default:
      return
  }
}

const fails = (run: Run, task: Announcement, why: 'no-target' | 'no-mode'): void => {
  if (task.kind === 'trigger') {
    if (run.ctx.rules.neverOnStack(run.ctx.structure)) return cease(run, task.layer, why)
    const { targetNames: _, ...layer } = task.layer
    const empty = { ...layer, targetNames: [] }
    run.ctx.does.put(run, empty)
    return leave(run, empty, 'failed')
  }
  unsupported(run, 'an announcement without legal modes or targets')
}

/** Everything is declared: costs are paid, and the layer is put on the stack. */
const complete = (run: Run, layer: Layer, task: Announcement): void => {
  if (task.kind === 'trigger') return run.ctx.does.put(run, layer)
  const costs = [...task.declared.map(extra => extra.cost), activatedBy(run, layer)?.cost ?? []]
  const frame = addFrame(run, {
    scope: layer.scope,
    known: layer.known,
    cause: { rule: 'cost' },
    modes: [],
    ability: layer.ref.ability
  })
  push(
    run,
    ...costs.map((steps): Task => ({ do: 'steps', steps, at: 0, frame })),
    { do: 'end-frame', frame },
    { do: 'announced', announcement: { ...task, layer } }
  )
}

/** Costs are paid, whatever has become of their events: the card is played, or the ability activated. @see fab-context:1.14.4c fab-context:5.1.9a */
export const announced = (run: Run, task: TaskOf<'announced'>): void => {
  const { ctx } = run
  const { announcement } = task
  const { layer } = announcement
  const player = layer.controller
  const object = objectAt(run.w, layer.source)!
  const types = announcement.kind === 'play' ? (viewOf(ctx, run.w).object(layer.id)?.types ?? []) : speedTypes(run, layer)
  pay(run, player, ctx.rules.actionPointsFor(ctx.structure, types))
  if (announcement.kind === 'play') {
    const paid = announcement.declared.map(extra => extra.name)
    const play = { event: 'play', player, object: layer.id, ...(paid.length > 0 && { declared: paid }) } as const
    push(run, proposal(play, undefined), { do: 'put', layer, play: true })
    return
  }
  count(run, `activated:${object.id}#${object.inc}/${layer.ref.ability}`)
  const activate = proposal({ event: 'activate', player, object: object.id, ability: layer.ref.ability }, undefined)
  if (!ctx.rules.activatesAtOnce(ctx.structure, activatedBy(run, layer)?.speed))
    return push(run, activate, { do: 'put', layer, play: false })
  push(run, activate, { do: 'at-once', layer, then: { do: 'ready', player } })
}

/** The activated ability that a layer is of. */
export const activatedBy = (run: Run, layer: Layer): Extract<Ability, { kind: 'activated' }> | undefined => {
  const ability = abilitiesNow(run.ctx, run.w, objectAt(run.w, layer.source)!).find(each => each.id === layer.ref.ability)
  return ability?.kind === 'activated' ? ability : undefined
}

const speedTypes = (run: Run, layer: Layer): readonly string[] => (activatedBy(run, layer)?.speed === 'action' ? ['action'] : ['instant'])

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

/** The announced layer is on the stack, and somebody gets priority. */
export const putAnnounced = (run: Run, task: TaskOf<'put'>): void => {
  const { ctx, w } = run
  const { layer } = task
  if (task.play && objectAt(w, layer.id)?.zone !== 'stack') return push(run, { do: 'ready', player: w.turnPlayer })
  push(run, { do: 'refresh' }, { do: 'ready', player: ctx.rules.afterActing(ctx.structure, layer.controller, w.turnPlayer) })
  ctx.does.put(run, layer)
}

/** Puts a layer on the stack; it is the player's who puts it there. @see fab-context:1.6.1b */
export const put = (run: Run, layer: Layer): void => {
  run.w = { ...run.w, stack: [...run.w.stack, layer] }
  const targets = Object.fromEntries(layer.targetNames.map(name => [name, layer.scope.targets[name]!]))
  emit(run, {
    see: 'layer',
    layer: layer.id,
    kind: layer.kind,
    controller: layer.controller,
    ...(layer.kind !== 'card' && { effect: layer.ref }),
    ...(layer.targetNames.length > 0 && { targets }),
    ...(layer.modes.length > 0 && { modes: [...layer.modes] })
  })
  tellTargets(run, layer, [...new Set(Object.values(targets))])
}

/** What a layer has as its targets becomes a target, where a text speaks of that. @see mtg:603.2f */
const tellTargets = (run: Run, { id }: Layer, targets: readonly Id[]): void => {
  if (!speaksOfTargeting(run.w.scenario)) return
  push(run, ...targets.map(object => proposal({ event: 'target', object, by: id }, undefined)))
}

const resolutionOf = (card: Card | undefined): Instructions => {
  const abilities = (card?.abilities ?? []).filter(ability => ability.kind === 'resolution')
  const targets = abilities.flatMap(ability => ability.targets ?? [])
  return { steps: abilities.flatMap(ability => ability.steps), ...(targets.length > 0 && { targets }) }
}

/** The layer that a card would be. */
export const cardLayer = (run: Run, player: Id, id: Id): Layer => {
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

/** The layer that an activated ability would be, its id not yet given. */
const abilityLayer = (run: Run, player: Id, source: Id, ability: Extract<Ability, { kind: 'activated' }>): Layer => ({
  id: '',
  kind: 'activated',
  controller: player,
  source,
  ref: { source, ability: ability.id },
  instructions: { steps: ability.steps, ...(ability.targets && { targets: ability.targets }) },
  scope: emptyScope(player, source),
  known: { [source]: objectAt(run.w, source)!.inc },
  targetNames: [],
  modes: []
})

/** Whether the player can play the card, costs and targets included. */
export const canPlay = (run: Run, player: Id, id: Id): boolean => {
  const layer = cardLayer(run, player, id)
  if (isForbidden(run.ctx, run.w, { event: 'play', player, object: id })) return false
  return canDeclare(run, layer)
}

export const canActivate = (run: Run, player: Id, source: Id, ability: Extract<Ability, { kind: 'activated' }>): boolean => {
  const { w } = run
  const object = objectAt(w, source)!
  const used = w.counts[ability.limit?.per ?? 'game'][`activated:${source}#${object.inc}/${ability.id}`] ?? 0
  if (ability.limit && used >= ability.limit.times) return false
  if (isForbidden(run.ctx, w, { event: 'activate', player, object: source, ability: ability.id })) return false
  const layer = abilityLayer(run, player, source, ability)
  return canDeclare(run, layer) && (!ability.cost || canPay(run, ability.cost, layer.scope, undefined))
}

export const startPlay = (run: Run, player: Id, id: Id): void => {
  const layer = cardLayer(run, player, id)
  if (layer.attack !== undefined && layer.instructions.steps.length > 0) return unsupported(run, 'resolution abilities of attacks')
  const extras = abilitiesNow(run.ctx, run.w, objectAt(run.w, id)!).filter(ability => ability.kind === 'extra-cost')
  push(run, { do: 'announce', kind: 'play', layer, declared: [], extras, picked: [], settled: 0 })
}

export const startActivate = (run: Run, player: Id, source: Id, abilityId: string): void => {
  const ability = abilitiesNow(run.ctx, run.w, objectAt(run.w, source)!).find(each => each.id === abilityId)
  if (ability?.kind !== 'activated') return
  const layer = { ...abilityLayer(run, player, source, ability), id: newLayerId(run) }
  push(run, { do: 'announce', kind: 'activate', layer, declared: [], extras: [], picked: [], settled: 0 })
}

/** Tells that a pending layer is no more. */
export const cease = (run: Run, layer: Layer, why: 'no-target' | 'no-mode'): void => emit(run, { see: 'ceased', layer: layer.id, why })
