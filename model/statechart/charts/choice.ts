/** One decision: it is asked and answered, or taken without being asked. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { EffectRef } from '../../trace/event.js'
import type { DecisionKind, Option } from '../../trace/option.js'
import type { World } from '../../world/index.js'
import type { Context, Match, Part } from '../part.js'
import type { ModelState } from '../state.js'
import { inPass } from '../effects/replacing.js'
import { pop, update } from '../state.js'
import type { Transition } from '../table.js'
import { ANY } from '../unify.js'

/** What decisions are about: the kind, and for some where it arises. */
const TOPICS: readonly {
  readonly name: string
  readonly decision: DecisionKind
  readonly below?: readonly string[]
  readonly concept: Concept
  readonly stakes?: readonly Concept[]
}[] = [
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

type C = Context<'choice'>
type Topic = (typeof TOPICS)[number]

const isAbout = (topic: Topic, { state, data }: C): boolean =>
  data.decision === topic.decision && (topic.below === undefined || topic.below.includes(state.frames.at(-2)?.chart ?? ''))

const isAutonomous = ({ setting, data }: C): boolean => setting.autonomous.has(data.decision)

const silently = ({ data }: C): boolean => data.voluntary === undefined && data.options.length === 1

/** Hands the option to the frame that asked. */
const take = (state: ModelState, { data }: C, index: number): ModelState =>
  pop(state, { kind: 'option', option: data.options[index]!, index })

/** Takes the only option of a prompt that is not shown. */
const leaveOut = (state: ModelState, c: C): ModelState => {
  const { player, decision, options } = c.data
  return take({ ...state, unshown: [...state.unshown, { player, decision, option: options[0]! }] }, c, 0)
}

const rowsOf = ({ name, concept }: Topic): readonly Transition[] => [
  { id: `choice.${name}.asked`, from: 'open', on: 'prompt', guard: `asks-${name}`, to: 'asked', concept },
  { id: `choice.${name}.only-one`, from: 'open', on: 'silent', guard: `only-one-${name}`, to: 'answered', concept },
  { id: `choice.${name}.by-itself`, from: 'open', on: 'silent', guard: `by-itself-${name}`, to: 'answered', concept },
  { id: `choice.${name}.answered`, from: 'asked', on: 'answer', guard: `about-${name}`, to: 'answered', concept }
]

/** Where effects of several passes are active, their order is at stake too. */
const orderOfClasses = ({ state, world }: C): readonly Concept[] => {
  const below = state.frames.at(-2)
  if (below?.chart !== 'replacement') return []
  const passes = world.facts.base.rulebook.structure.replacement.passes.value
  const active = passes.filter((_, pass) => inPass(world, below.data, pass).length > 0)
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

const shownOption = ({ world }: C, option: Option): unknown =>
  option.option === 'effect' && isOneOfEach(world, option.effect)
    ? { ...option, effect: { ...option.effect, n: undefined, 'n?': ANY } }
    : option

const asked = (topic: Topic) => (c: C) => [
  {
    stakes: [...(topic.stakes ?? []), ...(topic.decision === 'replacement' ? orderOfClasses(c) : [])],
    pattern: {
      see: 'prompt' as const,
      player: c.data.player,
      decision: c.data.decision,
      options: c.data.options.map(option => shownOption(c, option)),
      'about?': ANY
    },
    go: (state: ModelState, match: Match) => update<'choice'>(state, { order: match.order })
  }
]

const all = <T>(of: (topic: Topic) => readonly (readonly [string, T])[]): Record<string, T> => Object.fromEntries(TOPICS.flatMap(of))

export const choice: Part<'choice'> = {
  chart: { id: 'choice', initial: 'open', final: ['answered'], states: ['open', 'asked', 'answered'], transitions: TOPICS.flatMap(rowsOf) },
  guards: all<(c: C) => boolean>(topic => [
    [`about-${topic.name}`, c => isAbout(topic, c)],
    [`asks-${topic.name}`, c => isAbout(topic, c) && !isAutonomous(c)],
    [`only-one-${topic.name}`, c => isAbout(topic, c) && silently(c)],
    [`by-itself-${topic.name}`, c => isAbout(topic, c) && isAutonomous(c) && c.data.voluntary === undefined && c.data.options.length > 1]
  ]),
  moves: all<(c: C) => ReturnType<Part['moves'][string]>>(topic => [
    [`choice.${topic.name}.asked`, asked(topic)],
    [`choice.${topic.name}.only-one`, c => [{ go: state => leaveOut(state, c) }]],
    [`choice.${topic.name}.by-itself`, c => c.data.options.map((_, index) => ({ go: (state: ModelState) => take(state, c, index) }))],
    [
      `choice.${topic.name}.answered`,
      c =>
        (c.data.order ?? []).map((index, place) => ({
          pattern: { see: 'answer' as const, option: place },
          go: (state: ModelState) => take(state, c, index)
        }))
    ]
  ])
}
