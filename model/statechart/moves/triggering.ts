/** What the chart of a pending layer reads, and what its transitions do. @module */
import type { Layer } from '../../world/index.js'
import { aimedAt, layerView } from '../../world/index.js'
import { becomeTargets, declare } from '../frames.js'
import { withLayer } from '../effects/unseen-order.js'
import type { Context, Move } from '../part.js'
import { eachWay, silently } from '../part.js'
import * as rules from '../../rules/placement.js'
import type { ModelState } from '../state.js'
import { inWorld, pop, update } from '../state.js'
import { layerPattern } from './layer.js'

/** The context of the chart. */
export type OfTriggering = Context<'triggering'>

/** Whether nothing has been seen since the layer was about to be placed. */
const isPlacedUnseen = ({ state }: OfTriggering): boolean => state.trail.includes('triggering.declare')

/** @see mtg:603.12 mtg:603.3d */
const layerOf = (c: OfTriggering): Layer => {
  const { data, world } = c
  const { unseen } = data.pending
  return {
    id: data.pending.layer,
    kind: 'triggered',
    controller: data.pending.controller,
    ref: data.pending.ref,
    key: data.pending.key,
    scope: aimedAt(
      world,
      data.pending.scope,
      data.declared.map(each => each.target)
    ),
    text: data.pending.text,
    declared: data.declared,
    modes: data.modes,
    ...(unseen && { unseen: { ...unseen, loose: isPlacedUnseen(c) } })
  }
}

/** What is missing for the declaration. */
const missing = ({ returned, data }: OfTriggering) => (returned?.kind === 'declared' ? returned.missing : data.why)

export const isAnythingMissing = (c: OfTriggering): boolean => rules.isUndeclarable(c.world, missing(c))

export const mayCease = ({ world }: OfTriggering): boolean => rules.mayCease(world)

export const mayFail = ({ world }: OfTriggering): boolean => rules.mayFailOnStack(world)

export const startsDeclaration = ({ state, data, world }: OfTriggering): ModelState =>
  declare(
    state,
    data.pending.controller,
    data.pending.scope.self,
    data.pending.text.steps,
    data.pending.text.targets,
    data.pending.scope,
    world.facts.forbidsTargets ? { by: layerView(world, { ...data.pending, id: data.pending.layer, kind: 'triggered' }) } : {}
  )

export const keepsDeclared = ({ returned }: OfTriggering): readonly Move[] =>
  silently(state =>
    update<'triggering'>(state, returned?.kind === 'declared' ? { modes: returned.modes, declared: returned.declared } : {})
  )

export const notesMissing = (c: OfTriggering): readonly Move[] =>
  silently(state => update<'triggering'>(state, { why: missing(c) ?? 'no-target' }))

export const places = (c: OfTriggering): readonly Move[] => {
  const layer = layerOf(c)
  const placed = (state: ModelState): readonly ModelState[] =>
    becomeTargets(pop(inWorld(state, { ...state.world, stack: withLayer(state.world.stack, layer) }), { kind: 'done' }), layer)
  return eachWay(c.state, placed).map(go => ({ pattern: layerPattern(layer), go }))
}

export const placesInVain = (c: OfTriggering): readonly Move[] => {
  const layer: Layer = { ...layerOf(c), declared: [], modes: [] }
  return [
    { pattern: layerPattern(layer), go: state => inWorld(state, { ...state.world, stack: withLayer(state.world.stack, layer) }) }
  ]
}

/** It fails while others are still to be placed. @see ga:5.1 */
export const failsAtOnce = ({ data }: OfTriggering): readonly Move[] => [
  {
    pattern: { see: 'left', layer: data.pending.layer, how: 'failed' },
    go: state =>
      pop(inWorld(state, { ...state.world, stack: state.world.stack.filter(each => each.id !== data.pending.layer) }), { kind: 'done' })
  }
]

/** It fails at the next check, or only as it would resolve. */
export const failsLater = ({ data }: OfTriggering): readonly Move[] =>
  (['check', 'resolution'] as const).map(fails => ({
    go: state => {
      const stack = state.world.stack.map(each => (each.id === data.pending.layer ? { ...each, fails } : each))
      return pop(inWorld(state, { ...state.world, stack }), { kind: 'done' })
    }
  }))

export const ceases = ({ data }: OfTriggering): readonly Move[] => [
  { pattern: { see: 'ceased', layer: data.pending.layer, why: data.why ?? 'no-target' }, go: state => pop(state, { kind: 'done' }) }
]
