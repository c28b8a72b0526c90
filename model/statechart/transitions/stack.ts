/** What the chart of a stack object on the stack reads, and what its transitions do. @module */
import type { Condition } from '../../scenario/amount.js'
import type { Zone } from '../../scenario/names.js'
import type { Id } from '../../trace/event.js'
import type { Scope, View } from '../../scenario/view.js'
import type { StackObject, OwnScope, World } from '../../world/index.js'
import { cardOf, find, hasLostSight, isGameOver, knowing, losingSight, losingTrack, viewFor, withoutItself } from '../../world/index.js'
import { countResolution } from '../effects/reflexive.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import { isLegal } from '../effects/legal.js'
import { triggeredByState } from '../effects/triggered.js'
import { announce, carryOut, happen, trigger } from '../frames.js'
import * as rules from '../../rules/resolving.js'
import { rearmsAsItLeaves } from '../../rules/states.js'
import * as targets from '../../rules/targets.js'
import { afterFailing, afterResolving, followings } from '../../rules/zones.js'
import type { ModelState } from '../state.js'
import { inWorld, pop } from '../state.js'

/** The context of the chart. */
export type OfStack = Context<'stack'>

const stackObjectOf = ({ world, data }: OfStack): StackObject | undefined =>
  world.stack.find(stackObject => stackObject.id === data.stackObject)

const legal = (world: World, stackObject: StackObject) =>
  stackObject.declared.filter(declared => !declared.lost && isLegal(world, declared, stackObject.scope, stackObject.id))

/** What the stack object's words stand for as it resolves: of its own targets those that are still legal, and what was targeted before it. */
const scopeNow = (world: World, stackObject: StackObject): Scope => {
  const inherited = Object.entries(stackObject.scope.targets).filter(
    ([name]) => ![...stackObject.text.targets, ...stackObject.declared].some(target => target.as === name)
  )
  const left = legal(world, stackObject)
  const own = left.map(declared => [declared.as, declared.target] as const)
  const shares = left.flatMap(({ as, share }) => (share === undefined ? [] : [[as, share] as const]))
  const scope = {
    ...stackObject.scope,
    targets: Object.fromEntries([...inherited, ...own]),
    results: { ...stackObject.scope.results, ...Object.fromEntries(shares) }
  }
  return knowing(
    world,
    scope,
    own.map(([, target]) => target)
  )
}

const mustFail = (context: OfStack): boolean => {
  const stackObject = stackObjectOf(context)
  if (!stackObject) return false
  if (stackObject.fails) return true
  if (stackObject.kind !== 'card' && !rules.outlivesSource(context.world, isSourceThere(context.world, stackObject.scope))) return true
  if (targets.areAllLost(context.world, stackObject.declared.length, legal(context.world, stackObject).length)) return true
  if (isPartly(context, stackObject) && targets.failsForOne(context.world)) return true
  if (!isIntervened(context.world, stackObject)) return true
  return isOver(context, stackObject.text.when, stackObject.scope, asLastKnown(context.world, stackObject.scope))
}

/** Whether the source of what is on the stack is still the object that it was. */
const isSourceThere = ({ objects }: World, { self, incarnation }: OwnScope): boolean =>
  incarnation === undefined || objects[self]?.incarnation === incarnation

/** What is gone, as it last was: whether a state is still true of it, the rules do not say. */
const asLastKnown = (world: World, scope: Scope): View => {
  const now = viewFor(world, scope)
  return { ...now, object: id => now.object(id) ?? now.lastKnown(id) }
}

/** Whether the state on which a stack object triggered, tested again, is over. */
const isOver = (context: OfStack, state: Condition | undefined, scope: Scope, seen: View): boolean =>
  state !== undefined && rules.isStateOver(context.world, state, seen, scope)

/** Whether some, but not all, of its targets are illegal. */
const isPartly = ({ world }: OfStack, stackObject: StackObject): boolean => legal(world, stackObject).length < stackObject.declared.length

/** Whether the conditions hold that were tested as it triggered and are tested again as it resolves. */
const isIntervened = (world: World, { text, scope }: StackObject): boolean => {
  const { intervening } = text
  if (!intervening) return true
  const now = viewFor(world, scope)
  return rules.holdsAgain(world, intervening.if ? text.if : undefined, intervening.unless ? text.unless : undefined, now, scope)
}

/** Whether a condition of its effects, which its keyword makes no part of what triggers it, leaves nothing of it. */
const isEmpty = (context: OfStack, stackObject: StackObject): boolean =>
  rules.isKeywordsEffectEmpty(context.world, stackObject.text.intervening !== undefined, generates(context.world, stackObject))

/** Whether the state part of an event trigger's condition is checked again is disputed, so both are accepted. */
export const mayFail = (context: OfStack): boolean => {
  const stackObject = stackObjectOf(context)
  if (!stackObject) return false
  const { given, when } = stackObject.text
  if (mustFail(context) || isEmpty(context, stackObject)) return true
  if (isPartly(context, stackObject) && targets.mayFailForOne(context.world)) return true
  const now = viewFor(context.world, stackObject.scope)
  return isOver(context, when, stackObject.scope, now) || isOver(context, given, stackObject.scope, now)
}

/** Whether the condition after the comma holds as the effects would be generated. */
const generates = (world: World, stackObject: StackObject): boolean => {
  const { text } = stackObject
  if (!text.if && !text.unless) return true
  const here = scopeNow(world, stackObject)
  return rules.generates(world, text.if, text.unless, viewFor(world, here), here)
}

const without = (world: World, stackObject: string): World => ({
  ...world,
  stack: world.stack.filter(each => each.id !== stackObject),
  resolving: world.resolving === stackObject ? undefined : world.resolving
})

const destination = (world: World, object: string): Zone => {
  const types = cardOf(world, world.objects[object])?.types ?? []
  const table = afterResolving(world)
  const type = types.find(each => table[each] !== undefined && each !== '*')
  return table[type ?? '*'] ?? table['*']
}

/** Nothing more is done of the text of a stack object. @see fab-context:8.5.26 */
const stopped = (state: ModelState, stackObject: Id): ModelState => ({
  ...state,
  frames: state.frames.map(frame => {
    if (frame.chart === 'stack' && frame.data.stackObject === stackObject) return { ...frame, data: { stackObject } }
    if (frame.chart !== 'resolution' || frame.data.stackObject !== stackObject) return frame
    const { steps, local } = frame.data
    return { ...frame, data: { ...frame.data, steps: steps.slice(0, 1), ...(local?.kind === 'loop' && { local: { ...local, left: [] } }) } }
  })
})

/** A card that was a stack object leaves the stack; then what has waited for the resolution triggers. @see mtg-context:608.2n mtg-context:608.2p */
const clear = (state: ModelState, { data: { stackObject, onceResolved } }: OfStack, failed: boolean): ModelState => {
  const popped = pop(state, { kind: 'happened', happened: true, amount: 1 })
  const done = trigger(popped, failed ? [] : (onceResolved ?? []).filter(pending => !hasLost(state.world, pending.controller)))
  const card = state.world.objects[stackObject]
  if (card?.zone !== 'stack' || hasLost(state.world, card.owner)) return done
  const to = failed ? afterFailing(state.world) : destination(state.world, stackObject)
  return happen(done, { event: 'move', object: stackObject, from: 'stack', to }, { cause: { rule: 'resolution' } })
}

/** A state whose trigger has left the stack may trigger again at once, where the state is watched all the time. @see mtg:603.8 */
const sampled = (state: ModelState): ModelState => {
  if (!rearmsAsItLeaves(state.world)) return state
  const { state: after, pending } = triggeredByState(state)
  return announce(
    after,
    pending.map(each => ({ ...each, by: [] }))
  )
}

const leaves = (context: OfStack, how: 'resolved' | 'failed' | 'negated'): readonly TransitionEffect[] => [
  {
    pattern: { see: 'left' as const, layer: context.data.stackObject, how },
    next: (state: ModelState) => sampled(inWorld(state, without(state.world, context.data.stackObject)))
  }
]

/** A stack object of a player who has lost left the stack as they did, in a game that goes on. */
const hasLost = (world: World, player: Id | undefined): boolean =>
  player !== undefined && world.defeated.includes(player) && !isGameOver(world)

export const isGone = (context: OfStack): boolean => {
  const stackObject = stackObjectOf(context)
  return stackObject === undefined || hasLost(context.world, stackObject.controller)
}

/** Whether its text puts something where it may not be found again. */
const hides = ({ text }: StackObject): boolean => /"to":"(hand|deck|arsenal|memory|material)"/.test(JSON.stringify(text.steps))

/** Whether its text has damage dealt by what an event speaks of. */
const hasEventDeal = ({ text }: StackObject): boolean => /"source":"event:/.test(JSON.stringify(text.steps))

/** What the stack object's words may stand for: where the text leaves open whether it finds what has moved, either. */
const scopesNow = (context: OfStack): readonly Scope[] => {
  const stackObject = stackObjectOf(context)
  if (!stackObject) return []
  const loose = scopeNow(context.world, stackObject)
  const strict = find(context.world, loose)
  const isOpen = followings(context.world).length > 1
  const others = [...(isOpen && (hides(stackObject) || hasLostSight(loose)) ? [{ ...loose, known: {} }] : []), ...withoutItself(loose)]
  if (strict === loose) {
    const unseen = hasEventDeal(stackObject) ? losingSight(context.world, loose) : []
    return [loose, ...losingTrack(context.world, loose), ...unseen, ...others]
  }
  return [strict, ...(isOpen ? [loose] : []), ...others]
}

const run = (state: ModelState, context: OfStack, scope: Scope): ModelState => {
  const stackObject = stackObjectOf(context)
  if (!stackObject || !generates(state.world, stackObject)) return state
  const counted = countResolution(state.world, stackObject)
  const now = inWorld(
    state,
    rules.functionsMeanwhile(counted, stackObject.kind === 'card') ? { ...counted, resolving: stackObject.id } : counted
  )
  return carryOut(now, rules.eachOnce(counted, rules.inOrder(counted, stackObject.text.steps)), scope, {
    cause: { layer: stackObject.id },
    ability: stackObject.ref?.ability ?? abilityOf(state.world, stackObject),
    stackObject: stackObject.id,
    modes: stackObject.modes
  })
}

const abilityOf = (world: World, stackObject: StackObject): string =>
  cardOf(world, world.objects[stackObject.scope.self])?.abilities.find(each => each.kind === 'resolution')?.id ?? ''

/** Whether it may resolve. */
export const resolves = (context: OfStack): boolean => !mustFail(context)

export const isNotNegated = ({ returned }: OfStack): boolean => !(returned?.kind === 'happened' && returned.happened)

export const startsResolving = ({ data }: OfStack): readonly TransitionEffect[] => [
  { pattern: { see: 'resolve', layer: data.stackObject }, next: state => state }
]

export const runs = (context: OfStack): readonly TransitionEffect[] =>
  scopesNow(context).map(scope => ({ next: state => run(state, context, scope) }))

export const leavesFailed = (context: OfStack): readonly TransitionEffect[] => leaves(context, 'failed')

export const leavesResolved = (context: OfStack): readonly TransitionEffect[] => leaves(context, 'resolved')

export const leavesNegated = (context: OfStack): readonly TransitionEffect[] => leaves(context, 'negated')

export const goesOn = (): readonly TransitionEffect[] => internally(state => pop(state, { kind: 'happened', happened: false, amount: 0 }))

export const leavesMoved = (context: OfStack): readonly TransitionEffect[] => [
  {
    pattern: { see: 'left', layer: context.data.stackObject, how: 'moved' },
    next: state => sampled(inWorld({ ...state, frames: state.frames.slice(0, -1) }, without(state.world, context.data.stackObject)))
  }
]

export const clears = (context: OfStack): readonly TransitionEffect[] => internally(state => clear(state, context, false))

export const clearsWithoutEffect = (context: OfStack): readonly TransitionEffect[] =>
  internally(state => clear(stopped(state, context.data.stackObject), context, true))
