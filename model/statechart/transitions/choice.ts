/** What the chart of a decision reads, and what its transitions do. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { EffectRef } from '../../trace/event.js'
import type { DecisionKind, Option } from '../../trace/option.js'
import type { World } from '../../world/index.js'
import { passes } from '../../rules/replacement.js'
import type { Context, TransitionEffect } from '../part.js'
import type { ModelState } from '../state.js'
import { inThisPass } from '../effects/replacing.js'
import { pop, update } from '../state.js'
import { ANY } from '../unify.js'

/** What decisions are about: the kind, and for some where it arises. */
export interface Topic {
  readonly name: string
  readonly decision: DecisionKind
  readonly below?: readonly string[]
  readonly concept: Concept
  readonly suspects?: readonly Concept[]
}

export const TOPICS: readonly Topic[] = [
  { name: 'priority', decision: 'priority', concept: 'priority.given' },
  { name: 'first-applier', decision: 'first-player', below: ['replacement'], concept: 'replacement.first-player' },
  { name: 'first-placer', decision: 'first-player', below: ['placement'], concept: 'trigger.first-player', suspects: ['trigger.placed'] },
  { name: 'replacement', decision: 'replacement', concept: 'replacement.choice' },
  { name: 'trigger-order', decision: 'trigger-order', concept: 'trigger.order', suspects: ['trigger.placed'] },
  { name: 'target', decision: 'target', concept: 'trigger.targets' },
  { name: 'divide', decision: 'divide', concept: 'trigger.targets' },
  { name: 'mode', decision: 'mode', concept: 'trigger.targets' },
  { name: 'extra-cost', decision: 'extra-cost', concept: 'priority.act' },
  { name: 'may', decision: 'may', concept: 'resolution.choice' },
  { name: 'choose', decision: 'choose', concept: 'resolution.choice' },
  { name: 'allocate', decision: 'allocate', concept: 'prevention.allocate' },
  { name: 'part-order', decision: 'part-order', concept: 'resolution.choice' },
  { name: 'timestamp', decision: 'timestamp', concept: 'continuous.timestamp' },
  { name: 'keep', decision: 'keep', concept: 'check.keep' },
  { name: 'occurrence', decision: 'occurrence', concept: 'trigger.condition-met' }
]

/** The context of the chart. */
export type OfChoice = Context<'choice'>

/** Whether the decision is about this. */
export const isAbout = (topic: Topic, { state, data }: OfChoice): boolean =>
  data.decision === topic.decision && (topic.below === undefined || topic.below.includes(state.frames.at(-2)?.chart ?? ''))

/** Whether the engine takes such decisions by itself. */
const isAutonomous = ({ setting, data }: OfChoice): boolean => setting.autonomous.has(data.decision)

/** Whether the engine need not show the only option. */
export const isOnlyOne = ({ data }: OfChoice): boolean => data.voluntary === undefined && data.options.length === 1

/** Whether a player is asked. */
export const isAsked = (context: OfChoice): boolean => !isAutonomous(context)

/** Whether the engine takes one of several options by itself. */
export const isTakenByItself = (context: OfChoice): boolean =>
  (isAutonomous(context) || context.data.unasked === true) && context.data.voluntary === undefined && context.data.options.length > 1

/** Hands the option to the frame that asked. */
const take = (state: ModelState, { data }: OfChoice, index: number): ModelState =>
  pop(state, { kind: 'option', option: data.options[index]!, index })

/** Takes the only option of a prompt that is not shown. */
const leaveOut = (state: ModelState, context: OfChoice): ModelState => {
  const { player, decision, options } = context.data
  return take({ ...state, unshown: [...state.unshown, { player, decision, option: options[0]! }] }, context, 0)
}

/** Where effects of several passes are active, their order is at stake too. */
const orderOfClasses = ({ state, world }: OfChoice): readonly Concept[] => {
  const below = state.frames.at(-2)
  if (below?.chart !== 'replacement') return []
  const active = passes(world).filter((_, pass) => inThisPass(world, below.data, pass).length > 0)
  return active.length > 1 ? ['replacement.order-of-classes'] : []
}

/** Whether an effect is one of the shields that one text has given to several: which of them has which number, is the engine's. */
const isOneOfEach = ({ lasting }: World, { source, ability, n }: EffectRef): boolean =>
  lasting.some(
    ({ ref, effect, subjects }) =>
      ref.source === source &&
      ref.ability === ability &&
      ref.n === n &&
      effect.kind === 'prevention' &&
      effect.shield &&
      subjects !== undefined
  )

const shownOption = ({ world }: OfChoice, option: Option): unknown =>
  option.option === 'effect' && isOneOfEach(world, option.effect)
    ? { ...option, effect: { ...option.effect, n: undefined, 'n?': ANY } }
    : option

/** What the decision is about. */
const topicOf = (context: OfChoice): Topic | undefined => TOPICS.find(topic => isAbout(topic, context))

export const asks = (context: OfChoice): readonly TransitionEffect[] => {
  const topic = topicOf(context)
  return [
    {
      suspects: [...(topic?.suspects ?? []), ...(topic?.decision === 'replacement' ? orderOfClasses(context) : [])],
      pattern: {
        see: 'prompt',
        player: context.data.player,
        decision: context.data.decision,
        options: context.data.options.map(option => shownOption(context, option)),
        'about?': ANY
      },
      next: (state, match) => update<'choice'>(state, { order: match.order })
    }
  ]
}

export const takesOnlyOne = (context: OfChoice): readonly TransitionEffect[] => [{ next: state => leaveOut(state, context) }]

export const takesAny = (context: OfChoice): readonly TransitionEffect[] =>
  (context.data.standing ?? [...context.data.options.keys()]).map(index => ({ next: state => take(state, context, index) }))

export const answers = (context: OfChoice): readonly TransitionEffect[] =>
  (context.data.order ?? []).map((index, place) => ({
    pattern: { see: 'answer', option: place },
    next: state => take(state, context, index)
  }))
