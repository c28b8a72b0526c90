/** What a player may do, and what may be chosen. @module */
import type { Ability } from '../../scenario/card.js'
import type { Filter } from '../../scenario/amount.js'
import type { Step, Target } from '../../scenario/step.js'
import type { ObjectView, Scope } from '../../scenario/view.js'
import { scope as scopeOf } from '../../scenario/view.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Declared, World } from '../../world/index.js'
import {
  abilitiesOf,
  activatedAbilitiesOf,
  clockwise,
  controllerOf,
  copyKey,
  isFunctional,
  layerView,
  living,
  lostBy,
  objectView,
  playerNumber,
  topOfDeck,
  view
} from '../../world/index.js'
import { forbidden } from './replacing.js'
import { phaseOf } from './turning.js'
import { mayAttach } from './attachment.js'
import { isForbiddenTarget, mayBeLeft } from './targeting.js'

/** The objects that a filter speaks of. */
export const objectsThat = (world: World, filter: Filter, scope: Scope): readonly Id[] => {
  const now = view(world)
  return now
    .inZone(filter.zone ?? 'arena')
    .filter(object => world.facts.base.matchesFilter(filter, object, now, scope, 'arena'))
    .map(object => object.id)
}

/** The players that `who` speaks of, clockwise from the effect's controller. */
export const playersThat = (world: World, who: 'you' | 'opponent' | 'any', scope: Scope): readonly Id[] =>
  clockwise(world, scope.you).filter(player => who === 'any' || (player === scope.you) === (who === 'you'))

/** Whether all players see an object that lies in a public zone. */
const isPublic = (world: World, id: Id): boolean => !world.objects[id]?.statuses.includes('face-down')

const offers = (world: World, what: Target['what'][number], scope: Scope): readonly Option[] =>
  'players' in what
    ? playersThat(world, what.players, scope).map(player => ({ option: 'player', player }))
    : objectsThat(world, what, scope)
        .filter(object => what.status === 'face-down' || isPublic(world, object))
        .map(object => ({ option: 'object', object }))

const idIn = (option: Option): Id => (option.option === 'player' ? option.player : option.option === 'object' ? option.object : '')

/**
 * What may be declared for a target.
 * @param by the layer that targets
 */
export const targetOptions = (world: World, spec: Target, scope: Scope, by: ObjectView | undefined): readonly Option[] => {
  const offered = spec.what.flatMap(what => offers(world, what, scope))
  const all = world.facts.forbidsTargets ? offered.filter(option => !isForbiddenTarget(world, idIn(option), by)) : offered
  return all.filter((option, place) => all.findIndex(other => JSON.stringify(other) === JSON.stringify(option)) === place)
}

/** Whether a declared target of a layer is still a legal one. */
export const isLegal = (world: World, declared: Declared, scope: Scope, layer: Id): boolean => {
  const by = objectView(world, layer)
  if (world.players.includes(declared.target))
    return living(world).includes(declared.target) && !isForbiddenTarget(world, declared.target, by)
  if ((world.objects[declared.target]?.incarnation ?? 0) !== declared.incarnation) return false
  return targetOptions(world, declared.spec, scope, by).some(option => option.option === 'object' && option.object === declared.target)
}

/** Whether an instruction could be carried out at all; a card does not pay for itself as it is played. */
export const canDo = (world: World, step: Step, scope: Scope, playing?: Id): boolean => {
  const { base } = world.facts
  const now = view(world)
  const refs = (ref: string): readonly Id[] => base.refersTo(ref, now, scope)
  const amount = (of: Parameters<typeof base.amount>[0]): number => base.amount(of, now, scope) ?? 0
  switch (step.do) {
    case 'draw':
      // Where drawing from an empty deck is more than nothing, it can be done.
      if (base.rulebook.structure.events.emptyDeck.value !== 'nothing') return refs(step.player).length > 0
      return refs(step.player).some(player => topOfDeck(world, player) !== undefined)
    case 'discard':
      if (step.what !== undefined) return refs(step.what).some(id => world.objects[id]?.zone === 'hand')
      return refs(step.player).some(player => handOf(world, player, playing).length >= amount(step.count ?? 1))
    case 'lose':
      return refs(step.player).some(player => playerNumber(world, player, step.of) >= amount(step.amount))
    case 'destroy':
    case 'sacrifice':
      if (typeof step.what !== 'string') return 'all' in step.what ? objectsThat(world, step.what.all, scope).length > 0 : true
      return refs(step.what).some(id => world.objects[id]?.zone === 'arena')
    case 'move':
      if (typeof step.what !== 'string') return true
      return refs(step.what).some(id => world.objects[id] !== undefined && world.objects[id].zone !== step.to)
    case 'counters': {
      if (typeof step.on !== 'string') return true
      const delta = amount(step.delta)
      return refs(step.on).some(id => world.objects[id] !== undefined && (world.objects[id].counters[step.counter] ?? 0) + delta >= 0)
    }
    case 'status':
      if (typeof step.what !== 'string') return true
      return refs(step.what).some(id => world.objects[id] !== undefined && world.objects[id].statuses.includes(step.status) !== step.on)
    case 'negate':
      return refs(step.what).some(id => world.stack.some(layer => layer.id === id && !layer.text.cantBeNegated))
    case 'attach':
      if (step.to === undefined) return refs(step.what).some(id => world.objects[id]?.attachedTo !== undefined)
      return refs(step.what).some(id => refs(step.to!).some(host => world.objects[id]?.zone === 'arena' && mayAttach(world, id, host)))
    case 'choose':
      if ('players' in step.from) return playersThat(world, step.from.players, scope).length > 0
      return 'event' in step.from ? false : objectsThat(world, step.from, scope).some(id => id !== playing)
    default:
      return true
  }
}

/** A player's hand, without the card that is being played. */
export const handOf = (world: World, player: Id, playing?: Id): readonly Id[] =>
  (world.zones.hand ?? []).filter(id => world.objects[id]?.owner === player && id !== playing)

/** The modes of a text, wherever in it they stand. */
export const modesIn = (steps: readonly Step[]): Extract<Step, { do: 'modes' }> | undefined => {
  for (const step of steps) {
    if (step.do === 'modes') return step
    const inner = 'steps' in step ? step.steps : step.do === 'if' ? [...step.then, ...(step.else ?? [])] : []
    const found = step.do === 'when' ? undefined : modesIn(step.do === 'unless' ? [...inner, ...step.otherwise] : inner)
    if (found) return found
  }
  return undefined
}

/** The parts of an ability or card that are declared as it goes on the stack. */
const declarable = (world: World, specs: readonly Target[], steps: readonly Step[], scope: Scope, by: ObjectView | undefined): boolean => {
  const met = (all: readonly Target[]): boolean =>
    all.every(spec => mayBeLeft(world, spec) || targetOptions(world, spec, scope, by).length > 0)
  const modal = modesIn(steps)
  if (!met(specs)) return false
  return modal === undefined || modal.modes.filter(mode => met(mode.targets ?? [])).length >= Math.min(modal.pick, modal.modes.length)
}

/** Whether all of a cost could be paid; what is chosen for it is any of what may be. */
export const payable = (world: World, cost: readonly Step[], scope: Scope, playing?: Id): boolean => {
  const [first, ...rest] = cost
  if (!first) return true
  if (!canDo(world, first, scope, playing)) return false
  if (first.do !== 'choose' || first.as === undefined || 'players' in first.from || 'event' in first.from)
    return payable(world, rest, scope, playing)
  const among = objectsThat(world, first.from, scope).filter(id => id !== playing)
  return payable(world, rest, { ...scope, chosen: { ...scope.chosen, [first.as]: among } }, playing)
}

/** Whether acting at the slow speed costs an action point: the game deals them out. */
export const costsAction = ({ facts }: World): boolean =>
  facts.base.rulebook.structure.turn.phases.value.some(phase => phase.actions.includes('gain-action-point'))

/** Whether the player could act at the slow speed now. */
const slowly = (world: World, player: Id): boolean =>
  player === world.turn.player &&
  world.stack.length === 0 &&
  (world.combat === undefined || world.combat.step === 'resolution') &&
  (costsAction(world) ? playerNumber(world, player, 'action-points') >= 1 : phaseOf(world)?.role === 'main')

const isType = (world: World, id: Id, type: string): boolean => objectView(world, id)?.types.includes(type) ?? false

/** The resolution abilities of a card. */
export const resolutionOf = (
  world: World,
  id: Id
): { readonly specs: readonly Target[]; readonly steps: readonly Step[]; readonly ability: string } => {
  const all = abilitiesOf(world, id).filter((each): each is Extract<Ability, { kind: 'resolution' }> => each.kind === 'resolution')
  return { specs: all.flatMap(each => each.targets ?? []), steps: all.flatMap(each => each.steps), ability: all[0]?.id ?? '' }
}

/** Whether a card costs the turn-player's action. */
export const isSlow = (world: World, id: Id): boolean =>
  isType(world, id, 'attack') || world.facts.base.rulebook.structure.zones.slowTypes.value.some(type => isType(world, id, type))

/** Whether a card may be played whenever its player has priority; actions are fast where they cost no action and are not slow. */
const isFast = (world: World, id: Id): boolean =>
  costsAction(world) ? isType(world, id, 'instant') : !isSlow(world, id) && (isType(world, id, 'instant') || isType(world, id, 'action'))

const canPlay = (world: World, player: Id, id: Id): boolean => {
  if (!isFast(world, id) && !(isSlow(world, id) && slowly(world, player))) return false
  if (forbidden(world, { event: 'play', player, object: id })) return false
  if (isType(world, id, 'attack')) return clockwise(world, player).length > 1
  const { specs, steps } = resolutionOf(world, id)
  return declarable(world, specs, steps, scopeOf(player, id), objectView(world, id))
}

/** The layer that an ability would be. */
const layerOf = (world: World, controller: Id, source: Id): ObjectView =>
  layerView(world, { id: '', kind: 'activated', controller, scope: scopeOf(controller, source) })

const canActivate = (world: World, player: Id, id: Id, ability: Ability): boolean => {
  const object = world.objects[id]
  if (!object || ability.kind !== 'activated' || controllerOf(world, object) !== player || !isFunctional(world, object, ability))
    return false
  if (lostBy(world, id).includes(ability.id)) return false
  if (ability.speed === 'action' && !slowly(world, player)) return false
  const used = world.activated[`${id}#${object.incarnation}${copyKey(object)}/${ability.id}`]
  if (ability.limit && (used?.[ability.limit.per] ?? 0) >= ability.limit.times) return false
  if (forbidden(world, { event: 'activate', player, object: id, ability: ability.id })) return false
  const own = scopeOf(player, id)
  return payable(world, ability.cost ?? [], own) && declarable(world, ability.targets ?? [], ability.steps, own, layerOf(world, player, id))
}

/** What the player who has priority may do. */
export const priorityOptions = (world: World, player: Id): readonly Option[] => {
  const zones = world.facts.base.rulebook.structure.zones.playFrom.value
  const cards = zones.flatMap(zone => (world.zones[zone] ?? []).filter(id => world.objects[id]?.owner === player))
  return [
    { option: 'pass' },
    ...cards.filter(id => canPlay(world, player, id)).map<Option>(object => ({ option: 'play', object })),
    ...Object.keys(world.objects).flatMap(id =>
      activatedAbilitiesOf(world, id)
        .filter(ability => canActivate(world, player, id, ability))
        .map<Option>(ability => ({ option: 'activate', object: id, ability: ability.id }))
    )
  ]
}
