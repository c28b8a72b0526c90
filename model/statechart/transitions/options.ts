/** What a player who has priority may do. @module */
import type { Ability } from '../../scenario/card.js'
import type { Step, Target } from '../../scenario/step.js'
import type { ObjectView, Scope } from '../../scenario/view.js'
import { scope as scopeOf } from '../../scenario/view.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import { instructions } from '../../instructions/index.js'
import { entryOf } from '../../instructions/instruction.js'
import * as rules from '../../rules/priority.js'
import type { World } from '../../world/index.js'
import {
  abilitiesOf,
  activatedAbilitiesOf,
  clockwise,
  controllerOf,
  copyKey,
  isFunctional,
  stackObjectView,
  lostBy,
  objectView,
  playerNumber
} from '../../world/index.js'
import { isDeclarable } from '../effects/legal.js'
import { forbidden } from '../effects/replacing.js'
import { phaseOf } from '../effects/turning.js'
import { modesIn, modesToName } from './modal.js'

/** The parts of an ability or card that are declared as it goes on the stack. */
const declarable = (world: World, specs: readonly Target[], steps: readonly Step[], scope: Scope, by: ObjectView | undefined): boolean => {
  const met = (all: readonly Target[]): boolean => all.every(spec => isDeclarable(world, spec, scope, by))
  const modal = modesIn(steps)
  if (!met(specs)) return false
  if (modal === undefined) return true
  const there = modal.modes.filter(mode => met(mode.targets ?? [])).length
  const wanted = modesToName(world, modal, scope)
  return modal.again ? wanted === 0 || there > 0 : there >= wanted
}

/** Whether all of a cost could be paid; what is chosen for it is any of what may be. */
export const payable = (world: World, cost: readonly Step[], scope: Scope, playing?: Id): boolean => {
  const [first, ...rest] = cost
  if (!first) return true
  const { possible, supposing } = entryOf(instructions, first)
  const place = { world, scope, playing }
  return possible(place, first) && payable(world, rest, supposing?.(place, first) ?? scope, playing)
}

/** Whether the player could act at the slow speed now. */
const slowly = (world: World, player: Id): boolean =>
  rules.isSlowTime(world, {
    isTurnPlayers: player === world.turn.player,
    waiting: world.stack.length,
    step: world.combat?.step,
    isForIt: rules.costsAction(world) ? playerNumber(world, player, 'action-points') >= 1 : phaseOf(world)?.role === 'main'
  })

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
  isType(world, id, 'attack') || rules.slowTypes(world).some(type => isType(world, id, type))

/** Whether a card may be played whenever its player has priority; actions are fast where they cost no action and are not slow. */
const isFast = (world: World, id: Id): boolean =>
  rules.costsAction(world)
    ? isType(world, id, 'instant')
    : !isSlow(world, id) && (isType(world, id, 'instant') || isType(world, id, 'action'))

const canPlay = (world: World, player: Id, id: Id): boolean => {
  if (!isFast(world, id) && !(isSlow(world, id) && slowly(world, player))) return false
  if (forbidden(world, { event: 'play', player, object: id })) return false
  if (isType(world, id, 'attack')) return clockwise(world, player).length > 1
  const { specs, steps } = resolutionOf(world, id)
  return declarable(world, specs, steps, scopeOf(player, id), objectView(world, id))
}

/** The stack object that an ability would be. */
const stackObjectOf = (world: World, controller: Id, source: Id): ObjectView =>
  stackObjectView(world, { id: '', kind: 'activated', controller, scope: scopeOf(controller, source) })

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
  return (
    payable(world, ability.cost ?? [], own) &&
    declarable(world, ability.targets ?? [], ability.steps, own, stackObjectOf(world, player, id))
  )
}

/** What the player who has priority may do. */
export const priorityOptions = (world: World, player: Id): readonly Option[] => {
  const cards = rules.playedFrom(world).flatMap(zone => (world.zones[zone] ?? []).filter(id => world.objects[id]?.owner === player))
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
