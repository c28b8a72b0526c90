/** What the chart of a decision reads, and what its transitions do. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { EffectRef } from '../../trace/event.js'
import type { DecisionKind, Option } from '../../trace/option.js'
import type { World } from '../../world/index.js'
import { passes } from '../../rules/replacement.js'
import type { Context, Move } from '../part.js'
import type { ModelState } from '../state.js'
import { inPass } from '../effects/replacing.js'
import { pop, update } from '../state.js'
import { ANY } from '../unify.js'

/** What decisions are about: the kind, and for some where it arises. */
export interface Topic {
  readonly name: string
  readonly decision: DecisionKind
  readonly below?: readonly string[]
  readonly concept: Concept
  readonly stakes?: readonly Concept[]
}

export const TOPICS: readonly Topic[] = [
  { name: 'priority', decision: 'priority', concept: 'priority.given' },
  { name: 'first-applier', decision: 'first-player', below: ['replacement'], concept: 'replacement.first-player' },
  { name: 'first-placer', decision: 'first-player', below: ['placement'], concept: 'trigger.first-player', stakes: ['trigger.placed'] },
  { name: 'replacement', decision: 'replacement', concept: 'replacement.choice' },
  { name: 'trigger-order', decision: 'trigger-order', concept: 'trigger.order', stakes: ['trigger.placed'] },
  { name: 'target', decision: 'target', concept: 'trigger.targets' },
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
export const isAsked = (c: OfChoice): boolean => !isAutonomous(c)

/** Whether the engine takes one of several options by itself. */
export const isTakenByItself = (c: OfChoice): boolean =>
  (isAutonomous(c) || c.data.unasked === true) && c.data.voluntary === undefined && c.data.options.length > 1

/** Hands the option to the frame that asked. */
const take = (state: ModelState, { data }: OfChoice, index: number): ModelState =>
  pop(state, { kind: 'option', option: data.options[index]!, index })

/** Takes the only option of a prompt that is not shown. */
const leaveOut = (state: ModelState, c: OfChoice): ModelState => {
  const { player, decision, options } = c.data
  return take({ ...state, unshown: [...state.unshown, { player, decision, option: options[0]! }] }, c, 0)
}

/** Where effects of several passes are active, their order is at stake too. */
const orderOfClasses = ({ state, world }: OfChoice): readonly Concept[] => {
  const below = state.frames.at(-2)
  if (below?.chart !== 'replacement') return []
  const active = passes(world).filter((_, pass) => inPass(world, below.data, pass).length > 0)
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
const topicOf = (c: OfChoice): Topic | undefined => TOPICS.find(topic => isAbout(topic, c))

export const asks = (c: OfChoice): readonly Move[] => {
  const topic = topicOf(c)
  return [
    {
      stakes: [...(topic?.stakes ?? []), ...(topic?.decision === 'replacement' ? orderOfClasses(c) : [])],
      pattern: {
        see: 'prompt',
        player: c.data.player,
        decision: c.data.decision,
        options: c.data.options.map(option => shownOption(c, option)),
        'about?': ANY
      },
      go: (state, match) => update<'choice'>(state, { order: match.order })
    }
  ]
}

export const takesOnlyOne = (c: OfChoice): readonly Move[] => [{ go: state => leaveOut(state, c) }]

export const takesAny = (c: OfChoice): readonly Move[] =>
  (c.data.standing ?? [...c.data.options.keys()]).map(index => ({ go: state => take(state, c, index) }))

export const answers = (c: OfChoice): readonly Move[] =>
  (c.data.order ?? []).map((index, place) => ({
    pattern: { see: 'answer', option: place },
    go: state => take(state, c, index)
  }))
