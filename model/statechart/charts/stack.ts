/** The life of a layer on the stack: it resolves, fails or is negated, and leaves. @module */
import type { Condition } from '../../scenario/amount.js'
import type { Zone } from '../../scenario/names.js'
import type { Id } from '../../trace/event.js'
import type { Scope, View } from '../../scenario/view.js'
import type { Layer, World } from '../../world/index.js'
import { cardOf, find, isGameOver, viewFor } from '../../world/index.js'
import { countResolution } from '../effects/reflexive.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { isLegal } from '../effects/legal.js'
import { triggeredByState } from '../effects/triggering.js'
import { announce, carryOut, happen, trigger } from '../frames.js'
import { mayBe } from '../readings.js'
import type { ModelState } from '../state.js'
import { inWorld, pop } from '../state.js'

type C = Context<'stack'>

const layerOf = ({ world, data }: C): Layer | undefined => world.stack.find(each => each.id === data.layer)

const legal = (world: World, layer: Layer) => layer.declared.filter(each => !each.lost && isLegal(world, each, layer.scope, layer.id))

/** What the layer's words stand for as it resolves: of its own targets those that are still legal, and what was targeted before it. */
const scopeNow = (world: World, layer: Layer): Scope => {
  const inherited = Object.entries(layer.scope.targets).filter(([name]) => !layer.text.targets.some(each => each.as === name))
  const own = legal(world, layer).map(each => [each.as, each.target] as const)
  return { ...layer.scope, targets: Object.fromEntries([...inherited, ...own]) }
}

const mustFail = (c: C): boolean => {
  const layer = layerOf(c)
  if (!layer) return false
  if (layer.fails) return true
  if (layer.declared.length > 0 && legal(c.world, layer).length === 0) return true
  if (isPartly(c, layer) && c.setting.structure.targets.partial.value === 'fails') return true
  if (!isIntervened(c.world, layer)) return true
  return isOver(c, layer.text.when, layer.scope, asLastKnown(c.world, layer.scope))
}

/** What is gone, as it last was: whether a state is still true of it, the rules do not say. */
const asLastKnown = (world: World, scope: Scope): View => {
  const now = viewFor(world, scope)
  return { ...now, object: id => now.object(id) ?? now.lastKnown(id) }
}

/** Whether the state on which a layer triggered, tested again, is over. */
const isOver = (c: C, state: Condition | undefined, scope: Scope, seen: View): boolean =>
  goesBack(c) && state !== undefined && !c.setting.base.condition(state, seen, scope)

/** Whether some, but not all, of its targets are illegal. */
const isPartly = ({ world }: C, layer: Layer): boolean => legal(world, layer).length < layer.declared.length

/** Whether the conditions hold that were tested as it triggered and are tested again as it resolves. */
const isIntervened = (world: World, { text, scope }: Layer): boolean => {
  const { base } = world.facts
  const now = viewFor(world, scope)
  return (
    !(text.intervening?.if && !base.condition(text.if!, now, scope)) &&
    !(text.intervening?.unless && base.condition(text.unless!, now, scope))
  )
}

/** Whether a condition of its effects, which its keyword makes no part of what triggers it, leaves nothing of it. */
const isEmpty = (c: C, layer: Layer): boolean =>
  c.setting.structure.triggers.keyworded.value === 'triggers-regardless' && !layer.text.intervening && !generates(c.world, layer)

/** Whether a game tests the state of a trigger again at all. */
const goesBack = ({ setting }: C): boolean => setting.structure.triggers.stateRecheck.value

/** Whether the state part of an event trigger's condition is checked again is disputed, so both are accepted. */
const mayFail = (c: C): boolean => {
  const layer = layerOf(c)
  if (!layer) return false
  const { given, when } = layer.text
  if (mustFail(c) || isEmpty(c, layer)) return true
  if (isPartly(c, layer) && mayBe(c.setting.structure.targets.partial, 'fails')) return true
  const now = viewFor(c.world, layer.scope)
  return isOver(c, when, layer.scope, now) || isOver(c, given, layer.scope, now)
}

/** Whether the condition after the comma holds as the effects would be generated. */
const generates = (world: World, layer: Layer): boolean => {
  const { base } = world.facts
  const here = scopeNow(world, layer)
  return (
    (!layer.text.if || base.condition(layer.text.if, viewFor(world, here), here)) &&
    !(layer.text.unless && base.condition(layer.text.unless, viewFor(world, here), here))
  )
}

const without = (world: World, layer: string): World => ({
  ...world,
  stack: world.stack.filter(each => each.id !== layer),
  resolving: world.resolving === layer ? undefined : world.resolving
})

const destination = (world: World, object: string): Zone => {
  const types = cardOf(world, world.objects[object])?.types ?? []
  const table = world.facts.base.rulebook.structure.zones.afterResolving.value
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
const clear = (state: ModelState, { data: { layer, onceResolved } }: C, failed: boolean): ModelState => {
  const popped = pop(state, { kind: 'happened', happened: true, amount: 1 })
  const done = trigger(popped, failed ? [] : (onceResolved ?? []).filter(each => !hasLost(state.world, each.controller)))
  const card = state.world.objects[layer]
  if (card?.zone !== 'stack' || hasLost(state.world, card.owner)) return done
  const to = failed ? state.world.facts.base.rulebook.structure.zones.afterResolving.value['*'] : destination(state.world, layer)
  return happen(done, { event: 'move', object: layer, from: 'stack', to }, { cause: { rule: 'resolution' } })
}

/** A state whose trigger has left the stack may trigger again at once, where the state is watched all the time. @see mtg:603.8 */
const sampled = (state: ModelState, { setting }: C): ModelState => {
  const { stateSampled, stateRearms } = setting.structure.triggers
  if (stateSampled.value !== 'always' || stateRearms.value !== 'on-leaving-stack') return state
  const { state: after, due } = triggeredByState(state)
  return announce(
    after,
    due.map(each => ({ ...each, by: [] }))
  )
}

const leaves = (c: C, how: 'resolved' | 'failed' | 'negated') => [
  {
    pattern: { see: 'left' as const, layer: c.data.layer, how },
    go: (state: ModelState) => sampled(inWorld(state, without(state.world, c.data.layer)), c)
  }
]

/** A layer of a player who has lost left the stack as they did, in a game that goes on. */
const hasLost = (world: World, player: Id | undefined): boolean =>
  player !== undefined && world.defeated.includes(player) && !isGameOver(world)

const isGone = (c: C): boolean => {
  const layer = layerOf(c)
  return layer === undefined || hasLost(c.world, layer.controller)
}

export const stack: Part<'stack'> = {
  chart: {
    id: 'stack',
    initial: 'top',
    final: ['done'],
    states: ['top', 'resolving', 'running', 'negated', 'moved', 'left', 'left-without-effect', 'done'],
    transitions: [
      { id: 'stack.resolve', from: 'top', on: 'resolve', to: 'resolving', concept: 'stack.top-resolves' },
      { id: 'stack.fails', from: 'resolving', on: 'left', guard: 'may-fail', to: 'left-without-effect', concept: 'stack.fails' },
      { id: 'stack.run', from: 'resolving', on: 'silent', guard: 'resolves', to: 'running', concept: 'resolution.step' },
      { id: 'stack.resolved', from: 'running', on: 'left', guard: 'there', to: 'left', concept: 'stack.layer-leaves' },
      { id: 'stack.vanished', from: 'running', on: 'silent', guard: 'gone', to: 'left', concept: 'stack.layer-leaves' },
      { id: 'stack.negated', from: 'negated', on: 'left', guard: 'was-negated', to: 'left-without-effect', concept: 'stack.layer-leaves' },
      {
        id: 'stack.not-negated',
        from: 'negated',
        on: 'silent',
        guard: 'was-not-negated',
        to: 'done',
        concept: 'replacement.nothing-occurs'
      },
      { id: 'stack.moved', from: 'moved', on: 'left', to: 'done', concept: 'stack.layer-leaves' },
      { id: 'stack.clear', from: 'left', on: 'silent', to: 'done', concept: 'stack.layer-leaves' },
      { id: 'stack.clear-without-effect', from: 'left-without-effect', on: 'silent', to: 'done', concept: 'stack.layer-leaves' }
    ]
  },
  guards: {
    'may-fail': mayFail,
    resolves: c => !mustFail(c),
    'was-negated': ({ returned }) => returned?.kind === 'happened' && returned.happened,
    'was-not-negated': ({ returned }) => !(returned?.kind === 'happened' && returned.happened),
    there: c => !isGone(c),
    gone: isGone
  },
  moves: {
    'stack.resolve': ({ data }) => [{ pattern: { see: 'resolve', layer: data.layer }, go: state => state }],
    'stack.fails': c => leaves(c, 'failed'),
    'stack.run': c => scopesNow(c).map(scope => ({ go: state => run(state, c, scope) })),
    'stack.resolved': c => leaves(c, 'resolved'),
    'stack.negated': c => leaves(c, 'negated'),
    'stack.not-negated': () => silently(state => pop(state, { kind: 'happened', happened: false, amount: 0 })),
    'stack.moved': c => [
      {
        pattern: { see: 'left', layer: c.data.layer, how: 'moved' },
        go: state => sampled(inWorld({ ...state, frames: state.frames.slice(0, -1) }, without(state.world, c.data.layer)), c)
      }
    ],
    'stack.clear': c => silently(state => clear(state, c, false)),
    'stack.clear-without-effect': c => silently(state => clear(stopped(state, c.data.layer), c, true))
  }
}

/** What the layer's words may stand for: where the text leaves open whether it finds what has moved, either. */
const scopesNow = (c: C): readonly Scope[] => {
  const layer = layerOf(c)
  if (!layer) return []
  const loose = scopeNow(c.world, layer)
  const strict = find(c.world, loose)
  if (strict === loose) return [loose]
  return c.setting.structure.zones.follow.standing === 'undefined' ? [strict, loose] : [strict]
}

const run = (state: ModelState, c: C, scope: Scope): ModelState => {
  const layer = layerOf(c)
  if (!layer || !generates(state.world, layer)) return state
  const counted = countResolution(state.world, layer)
  // The static abilities of a card function while its layer resolves.
  const now = inWorld(state, layer.kind === 'card' ? { ...counted, resolving: layer.id } : counted)
  return carryOut(now, layer.text.steps, scope, {
    cause: { layer: layer.id },
    ability: layer.ref?.ability ?? abilityOf(state.world, layer),
    layer: layer.id,
    modes: layer.modes
  })
}

const abilityOf = (world: World, layer: Layer): string =>
  cardOf(world, world.objects[layer.scope.self])?.abilities.find(each => each.kind === 'resolution')?.id ?? ''
