/** What the chart of a pending trigger reads, and what its transitions do. @module */
import type { StackObject } from '../../world/index.js'
import { aimedAt, stackObjectView } from '../../world/index.js'
import { becomeTargets, declare } from '../frames.js'
import { withStackObject } from '../effects/unseen-order.js'
import type { Context, TransitionEffect } from '../part.js'
import { eachWay, internally } from '../part.js'
import * as rules from '../../rules/placement.js'
import type { ModelState } from '../state.js'
import { inWorld, pop, update } from '../state.js'
import { stackObjectPattern } from './stack-object.js'

/** The context of the chart. */
export type OfTriggering = Context<'triggering'>

/** Whether nothing has been seen since the stack object was about to be placed. */
const isPlacedUnseen = ({ state }: OfTriggering): boolean => state.trail.includes('triggering.declare')

/** @see mtg:603.12 mtg:603.3d */
const stackObjectOf = (context: OfTriggering): StackObject => {
  const { data, world } = context
  const { unseen } = data.pending
  return {
    id: data.pending.stackObject,
    kind: 'triggered',
    controller: data.pending.controller,
    ref: data.pending.ref,
    key: data.pending.key,
    scope: aimedAt(
      world,
      data.pending.scope,
      data.declared.map(declared => declared.target)
    ),
    text: data.pending.text,
    declared: data.declared,
    modes: data.modes,
    ...(unseen && { unseen: { ...unseen, loose: isPlacedUnseen(context) } })
  }
}

/** What is missing for the declaration. */
const missing = ({ returned, data }: OfTriggering) => (returned?.kind === 'declared' ? returned.missing : data.why)

export const isAnythingMissing = (context: OfTriggering): boolean => rules.isUndeclarable(context.world, missing(context))

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
    world.facts.forbidsTargets ? { by: stackObjectView(world, { ...data.pending, id: data.pending.stackObject, kind: 'triggered' }) } : {}
  )

export const keepsDeclared = ({ returned }: OfTriggering): readonly TransitionEffect[] =>
  internally(state =>
    update<'triggering'>(state, returned?.kind === 'declared' ? { modes: returned.modes, declared: returned.declared } : {})
  )

export const notesMissing = (context: OfTriggering): readonly TransitionEffect[] =>
  internally(state => update<'triggering'>(state, { why: missing(context) ?? 'no-target' }))

export const places = (context: OfTriggering): readonly TransitionEffect[] => {
  const stackObject = stackObjectOf(context)
  const placed = (state: ModelState): readonly ModelState[] =>
    becomeTargets(
      pop(inWorld(state, { ...state.world, stack: withStackObject(state.world.stack, stackObject) }), { kind: 'done' }),
      stackObject
    )
  return eachWay(context.state, placed).map(next => ({ pattern: stackObjectPattern(stackObject), next }))
}

export const placesInVain = (context: OfTriggering): readonly TransitionEffect[] => {
  const stackObject: StackObject = { ...stackObjectOf(context), declared: [], modes: [] }
  return [
    {
      pattern: stackObjectPattern(stackObject),
      next: state => inWorld(state, { ...state.world, stack: withStackObject(state.world.stack, stackObject) })
    }
  ]
}

/** It fails while others are still to be placed. @see ga:5.1 */
export const failsAtOnce = ({ data }: OfTriggering): readonly TransitionEffect[] => [
  {
    pattern: { see: 'left', layer: data.pending.stackObject, how: 'failed' },
    next: state =>
      pop(inWorld(state, { ...state.world, stack: state.world.stack.filter(stackObject => stackObject.id !== data.pending.stackObject) }), {
        kind: 'done'
      })
  }
]

/** It fails at the next check, or only as it would resolve. */
export const failsLater = ({ data }: OfTriggering): readonly TransitionEffect[] =>
  (['check', 'resolution'] as const).map(fails => ({
    next: state => {
      const stack = state.world.stack.map(stackObject =>
        stackObject.id === data.pending.stackObject ? { ...stackObject, fails } : stackObject
      )
      return pop(inWorld(state, { ...state.world, stack }), { kind: 'done' })
    }
  }))

export const ceases = ({ data }: OfTriggering): readonly TransitionEffect[] => [
  { pattern: { see: 'ceased', layer: data.pending.stackObject, why: data.why ?? 'no-target' }, next: state => pop(state, { kind: 'done' }) }
]
