/** What may be the target of a stack object, and what of it still is. @module */
import type { Target } from '../../scenario/step.js'
import type { ObjectView, Scope } from '../../scenario/view.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Declared, World } from '../../world/index.js'
import { living, objectView, view } from '../../world/index.js'
import * as rules from '../../rules/targets.js'
import { objectsThat, playersThat } from './matching.js'
import { isForbiddenTarget, mayBeLeft } from './targeting.js'

/** Whether all players see an object that lies in a public zone. */
const isPublic = (world: World, id: Id): boolean => !world.objects[id]?.statuses.includes('face-down')

const offers = (world: World, what: Target['what'][number], scope: Scope): readonly Option[] =>
  'players' in what
    ? playersThat(world, what.players, scope).map(player => ({ option: 'player', player }))
    : objectsThat(world, what, scope)
        .filter(object => rules.isOpenToTargets(world, !isPublic(world, object), what.status === 'face-down'))
        .map(object => ({ option: 'object', object }))

const idIn = (option: Option): Id => (option.option === 'player' ? option.player : option.option === 'object' ? option.object : '')

/**
 * What may be declared for a target.
 * @param by the stack object that targets
 */
export const targetOptions = (world: World, spec: Target, scope: Scope, by: ObjectView | undefined): readonly Option[] => {
  const offered = spec.what.flatMap(what => offers(world, what, scope))
  const all = world.facts.forbidsTargets ? offered.filter(option => !isForbiddenTarget(world, idIn(option), by)) : offered
  const once = all.filter((option, place) => all.findIndex(other => JSON.stringify(other) === JSON.stringify(option)) === place)
  return rules.legal(world, once)
}

/** How much is divided among the targets of a kind, where anything is. */
export const wholeOf = (world: World, { divided }: Target, scope: Scope): number | undefined =>
  divided === undefined ? undefined : (world.facts.base.amount(divided, view(world), scope) ?? 0)

/**
 * What may be declared as the next of the targets of a kind, some of which are declared.
 * @param declared what is of this kind already
 */
export const nextTargets = (
  world: World,
  spec: Target,
  scope: Scope,
  by: ObjectView | undefined,
  declared: readonly Id[] = []
): readonly Option[] => {
  const { count = 1, upTo = false } = spec
  const left = rules.different(world, targetOptions(world, spec, scope, by), option => declared.includes(idIn(option)))
  const pending = rules.stillDue(world, count - declared.length, upTo)
  const whole = wholeOf(world, spec, scope)
  if (whole !== undefined && declared.length + pending > rules.mostShares(world, whole)) return []
  return left.length < pending ? [] : left
}

/** Whether the targets of a kind can be declared. */
export const isDeclarable = (world: World, spec: Target, scope: Scope, by: ObjectView | undefined): boolean =>
  mayBeLeft(world, spec) || nextTargets(world, spec, scope, by).length > 0

/** Whether a declared target of a stack object is still a legal one. */
export const isLegal = (world: World, declared: Declared, scope: Scope, stackObject: Id): boolean => {
  const by = objectView(world, stackObject)
  if (world.players.includes(declared.target))
    return rules.isStillLegal(world, living(world).includes(declared.target), !isForbiddenTarget(world, declared.target, by))
  const isSame = (world.objects[declared.target]?.incarnation ?? 0) === declared.incarnation
  const fits =
    isSame && targetOptions(world, declared.spec, scope, by).some(option => option.option === 'object' && option.object === declared.target)
  return rules.isStillLegal(world, isSame, fits)
}
