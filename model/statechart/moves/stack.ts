/** What the chart of a layer on the stack reads, and what its transitions do. @module */
import type { Condition } from '../../scenario/amount.js'
import type { Zone } from '../../scenario/names.js'
import type { Id } from '../../trace/event.js'
import type { Scope, View } from '../../scenario/view.js'
import type { Layer, OwnScope, World } from '../../world/index.js'
import { cardOf, find, isGameOver, viewFor } from '../../world/index.js'
import { countResolution } from '../effects/reflexive.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
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

const layerOf = ({ world, data }: OfStack): Layer | undefined => world.stack.find(each => each.id === data.layer)

const legal = (world: World, layer: Layer) => layer.declared.filter(each => !each.lost && isLegal(world, each, layer.scope, layer.id))

/** What the layer's words stand for as it resolves: of its own targets those that are still legal, and what was targeted before it. */
const scopeNow = (world: World, layer: Layer): Scope => {
  const inherited = Object.entries(layer.scope.targets).filter(([name]) => !layer.text.targets.some(each => each.as === name))
  const own = legal(world, layer).map(each => [each.as, each.target] as const)
  return { ...layer.scope, targets: Object.fromEntries([...inherited, ...own]) }
}

const mustFail = (c: OfStack): boolean => {
  const layer = layerOf(c)
  if (!layer) return false
  if (layer.fails) return true
  if (layer.kind !== 'card' && !rules.outlivesSource(c.world, isSourceThere(c.world, layer.scope))) return true
  if (targets.areAllLost(c.world, layer.declared.length, legal(c.world, layer).length)) return true
  if (isPartly(c, layer) && targets.failsForOne(c.world)) return true
  if (!isIntervened(c.world, layer)) return true
  return isOver(c, layer.text.when, layer.scope, asLastKnown(c.world, layer.scope))
}

/** Whether the source of what is on the stack is still the object that it was. */
const isSourceThere = ({ objects }: World, { self, incarnation }: OwnScope): boolean =>
  incarnation === undefined || objects[self]?.incarnation === incarnation

/** What is gone, as it last was: whether a state is still true of it, the rules do not say. */
const asLastKnown = (world: World, scope: Scope): View => {
  const now = viewFor(world, scope)
  return { ...now, object: id => now.object(id) ?? now.lastKnown(id) }
}

/** Whether the state on which a layer triggered, tested again, is over. */
const isOver = (c: OfStack, state: Condition | undefined, scope: Scope, seen: View): boolean =>
  state !== undefined && rules.isStateOver(c.world, state, seen, scope)

/** Whether some, but not all, of its targets are illegal. */
const isPartly = ({ world }: OfStack, layer: Layer): boolean => legal(world, layer).length < layer.declared.length

/** Whether the conditions hold that were tested as it triggered and are tested again as it resolves. */
const isIntervened = (world: World, { text, scope }: Layer): boolean => {
  const { intervening } = text
  if (!intervening) return true
  const now = viewFor(world, scope)
  return rules.holdsAgain(world, intervening.if ? text.if : undefined, intervening.unless ? text.unless : undefined, now, scope)
}

/** Whether a condition of its effects, which its keyword makes no part of what triggers it, leaves nothing of it. */
const isEmpty = (c: OfStack, layer: Layer): boolean =>
  rules.isKeywordsEffectEmpty(c.world, layer.text.intervening !== undefined, generates(c.world, layer))

/** Whether the state part of an event trigger's condition is checked again is disputed, so both are accepted. */
export const mayFail = (c: OfStack): boolean => {
  const layer = layerOf(c)
  if (!layer) return false
  const { given, when } = layer.text
  if (mustFail(c) || isEmpty(c, layer)) return true
  if (isPartly(c, layer) && targets.mayFailForOne(c.world)) return true
  const now = viewFor(c.world, layer.scope)
  return isOver(c, when, layer.scope, now) || isOver(c, given, layer.scope, now)
}

/** Whether the condition after the comma holds as the effects would be generated. */
const generates = (world: World, layer: Layer): boolean => {
  const { text } = layer
  if (!text.if && !text.unless) return true
  const here = scopeNow(world, layer)
  return rules.generates(world, text.if, text.unless, viewFor(world, here), here)
}

const without = (world: World, layer: string): World => ({
  ...world,
  stack: world.stack.filter(each => each.id !== layer),
  resolving: world.resolving === layer ? undefined : world.resolving
})

const destination = (world: World, object: string): Zone => {
  const types = cardOf(world, world.objects[object])?.types ?? []
  const table = afterResolving(world)
  const type = types.find(each => table[each] !== undefined && each !== '*')
  return table[type ?? '*'] ?? table['*']
}

/** Nothing more is done of the text of a layer. @see fab-context:8.5.26 */
const stopped = (state: ModelState, layer: Id): ModelState => ({
  ...state,
  frames: state.frames.map(frame => {
    if (frame.chart === 'stack' && frame.data.layer === layer) return { ...frame, data: { layer } }
    if (frame.chart !== 'resolution' || frame.data.layer !== layer) return frame
    const { steps, local } = frame.data
    return { ...frame, data: { ...frame.data, steps: steps.slice(0, 1), ...(local?.kind === 'loop' && { local: { ...local, left: [] } }) } }
  })
})

/** A card that was a layer leaves the stack; then what has waited for the resolution triggers. @see mtg-context:608.2n mtg-context:608.2p */
const clear = (state: ModelState, { data: { layer, onceResolved } }: OfStack, failed: boolean): ModelState => {
  const popped = pop(state, { kind: 'happened', happened: true, amount: 1 })
  const done = trigger(popped, failed ? [] : (onceResolved ?? []).filter(each => !hasLost(state.world, each.controller)))
  const card = state.world.objects[layer]
  if (card?.zone !== 'stack' || hasLost(state.world, card.owner)) return done
  const to = failed ? afterFailing(state.world) : destination(state.world, layer)
  return happen(done, { event: 'move', object: layer, from: 'stack', to }, { cause: { rule: 'resolution' } })
}

/** A state whose trigger has left the stack may trigger again at once, where the state is watched all the time. @see mtg:603.8 */
const sampled = (state: ModelState): ModelState => {
  if (!rearmsAsItLeaves(state.world)) return state
  const { state: after, due } = triggeredByState(state)
  return announce(
    after,
    due.map(each => ({ ...each, by: [] }))
  )
}

const leaves = (c: OfStack, how: 'resolved' | 'failed' | 'negated'): readonly Move[] => [
  {
    pattern: { see: 'left' as const, layer: c.data.layer, how },
    go: (state: ModelState) => sampled(inWorld(state, without(state.world, c.data.layer)))
  }
]

/** A layer of a player who has lost left the stack as they did, in a game that goes on. */
const hasLost = (world: World, player: Id | undefined): boolean =>
  player !== undefined && world.defeated.includes(player) && !isGameOver(world)

export const isGone = (c: OfStack): boolean => {
  const layer = layerOf(c)
  return layer === undefined || hasLost(c.world, layer.controller)
}

/** What the layer's words may stand for: where the text leaves open whether it finds what has moved, either. */
const scopesNow = (c: OfStack): readonly Scope[] => {
  const layer = layerOf(c)
  if (!layer) return []
  const loose = scopeNow(c.world, layer)
  const strict = find(c.world, loose)
  if (strict === loose) return [loose]
  return followings(c.world).length > 1 ? [strict, loose] : [strict]
}

const run = (state: ModelState, c: OfStack, scope: Scope): ModelState => {
  const layer = layerOf(c)
  if (!layer || !generates(state.world, layer)) return state
  const counted = countResolution(state.world, layer)
  const now = inWorld(state, rules.functionsMeanwhile(counted, layer.kind === 'card') ? { ...counted, resolving: layer.id } : counted)
  return carryOut(now, rules.eachOnce(counted, rules.inOrder(counted, layer.text.steps)), scope, {
    cause: { layer: layer.id },
    ability: layer.ref?.ability ?? abilityOf(state.world, layer),
    layer: layer.id,
    modes: layer.modes
  })
}

const abilityOf = (world: World, layer: Layer): string =>
  cardOf(world, world.objects[layer.scope.self])?.abilities.find(each => each.kind === 'resolution')?.id ?? ''

/** Whether it may resolve. */
export const resolves = (c: OfStack): boolean => !mustFail(c)

export const isNotNegated = ({ returned }: OfStack): boolean => !(returned?.kind === 'happened' && returned.happened)

export const startsResolving = ({ data }: OfStack): readonly Move[] => [
  { pattern: { see: 'resolve', layer: data.layer }, go: state => state }
]

export const runs = (c: OfStack): readonly Move[] => scopesNow(c).map(scope => ({ go: state => run(state, c, scope) }))

export const leavesFailed = (c: OfStack): readonly Move[] => leaves(c, 'failed')

export const leavesResolved = (c: OfStack): readonly Move[] => leaves(c, 'resolved')

export const leavesNegated = (c: OfStack): readonly Move[] => leaves(c, 'negated')

export const goesOn = (): readonly Move[] => silently(state => pop(state, { kind: 'happened', happened: false, amount: 0 }))

export const leavesMoved = (c: OfStack): readonly Move[] => [
  {
    pattern: { see: 'left', layer: c.data.layer, how: 'moved' },
    go: state => sampled(inWorld({ ...state, frames: state.frames.slice(0, -1) }, without(state.world, c.data.layer)))
  }
]

export const clears = (c: OfStack): readonly Move[] => silently(state => clear(state, c, false))

export const clearsWithoutEffect = (c: OfStack): readonly Move[] => silently(state => clear(stopped(state, c.data.layer), c, true))
