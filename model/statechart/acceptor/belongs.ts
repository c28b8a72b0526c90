/** Which concepts an observation that the model refuses bears on. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { EffectRef } from '../../trace/event.js'
import type { Observation, ObservationOf } from '../../trace/observation.js'
import { effects } from '../../world/index.js'
import type { EventData, ModelState } from '../state.js'

/** The events under way, innermost first. */
const underWay = (state: ModelState): readonly EventData[] =>
  [...state.frames].reverse().flatMap(frame => (frame.chart === 'replacement' ? [frame.data] : []))

const isSame = (a: EffectRef, b: EffectRef): boolean => a.source === b.source && a.ability === b.ability && (a.n ?? 1) === (b.n ?? 1)

/** Whether the effect has replaced the event already. */
const isSpent = (state: ModelState, ref: EffectRef): boolean => {
  const applied: readonly string[] = underWay(state)[0]?.origin.applied ?? []
  const keys = effects(state.world)
    .filter(instance => isSame(instance.ref, ref))
    .map(instance => instance.key)
  return (
    keys.some(key => applied.includes(key)) ||
    applied.some(
      key => key === `${ref.source}/${ref.ability}@${ref.n ?? 1}` || (key.startsWith(`${ref.source}#`) && key.endsWith(`/${ref.ability}`))
    )
  )
}

type Json = Readonly<Record<string, unknown>>

/** The effects that the cards start under this name. */
const startedAs = (node: unknown, ability: string): readonly Json[] => {
  if (Array.isArray(node)) return node.flatMap(each => startedAs(each, ability))
  if (typeof node !== 'object' || node === null) return []
  const here = node as Json
  const own = here.do === 'start' && here.ability === ability ? [here.effect as Json] : []
  return [...own, ...Object.values(here).flatMap(each => startedAs(each, ability))]
}

/** What ended the effects that have started and are over: an engine that still has them broke one of these. */
const ofEnded = (states: readonly ModelState[]): readonly Concept[] =>
  states.slice(0, 1).flatMap(({ world }) => {
    const ended = Object.keys(world.started).filter(
      name => !world.lasting.some(lasting => `${lasting.ref.source}/${lasting.ref.ability}` === name)
    )
    const texts = ended.flatMap(name => startedAs(world.facts.scenario.cards, name.slice(name.lastIndexOf('/') + 1)))
    return texts.flatMap<Concept>(effect => {
      if (effect.kind === 'prevention')
        return [
          effect.shield === true ? 'prevention.shield' : 'prevention.fixed',
          ...(world.facts.lessens ? (['prevention.less'] as const) : [])
        ]
      return effect.kind === 'trigger' ? ['trigger.limit'] : []
    })
  })

const ofApplied = (states: readonly ModelState[], o: ObservationOf<'applied'>): readonly Concept[] => {
  if (states.some(state => isSpent(state, o.effect))) return ['replacement.once']
  const isPrevention = o.class === 'prevention'
  return [
    ...(isPrevention ? ofEnded(states) : []),
    'replacement.apply',
    'replacement.active',
    'replacement.order-of-classes',
    ...(isPrevention ? (['prevention.apply'] as const) : [])
  ]
}

const ofPrompt = (states: readonly ModelState[], o: ObservationOf<'prompt'>): readonly Concept[] => {
  switch (o.decision) {
    case 'priority':
      return ['priority.given', 'priority.pass', 'priority.act']
    case 'first-player':
      return states.some(state => underWay(state).length > 0) ? ['replacement.first-player'] : ['trigger.first-player']
    case 'replacement': {
      const spent = o.options.some(option => option.option === 'effect' && states.some(state => isSpent(state, option.effect)))
      return [
        'replacement.choice',
        ...(spent ? (['replacement.once'] as const) : []),
        ...ofEnded(states),
        'replacement.active',
        'replacement.order-of-classes'
      ]
    }
    case 'trigger-order':
      return ['trigger.order']
    case 'target':
    case 'divide':
    case 'mode':
      return ['trigger.targets']
    case 'allocate':
      return ['prevention.allocate']
    case 'extra-cost':
      return ['priority.act']
    case 'may':
    case 'choose':
    case 'part-order':
    case 'timestamp':
    case 'amount':
    case 'keep':
    case 'occurrence':
    case 'chance':
      return ['resolution.choice']
  }
}

/** Whether an event comes from a stack object that no explanation has. */
const isOfUnknownLayer = (states: readonly ModelState[], o: ObservationOf<'event'>): boolean => {
  if (!o.cause || !('layer' in o.cause)) return false
  const { layer: stackObject } = o.cause
  return !states.some(state => state.world.stack.some(each => each.id === stackObject || state.names[each.id] === stackObject))
}

const ofEvent = (states: readonly ModelState[], o: ObservationOf<'event'>): readonly Concept[] => {
  const [event] = o.events
  const replaced = states.some(
    state => state.trail.includes('replacement.nothing') || underWay(state).some(data => data.origin.applied.length > 0)
  )
  const concepts: Concept[] = replaced ? ['replacement.event-occurs', 'replacement.nothing-occurs'] : []
  if (isOfUnknownLayer(states, o)) concepts.push('trigger.condition-met', 'trigger.layer-created')
  if (o.cause && 'effect' in o.cause) concepts.push('replacement.sub-event')
  switch (event?.event) {
    case 'begin':
      return [...concepts, event.what === 'step' ? 'combat.step' : 'turn.step']
    case 'defeat':
      return [...concepts, 'check.performed']
    case 'attack':
      return [...concepts, 'combat.step', 'turn.attackers']
    case 'close':
      return [...concepts, 'combat.step']
    case 'play':
    case 'activate':
      return [...concepts, 'priority.act']
    case 'apply':
      return [...concepts.filter(each => each !== 'replacement.sub-event'), 'continuous.apply', 'continuous.stage', 'continuous.timestamp']
    case 'damage':
      return [...concepts, ...ofEnded(states), ...(event.hit ? (['combat.hit'] as const) : []), 'resolution.step']
    default:
      return [...concepts, 'resolution.step']
  }
}

/** The concepts that the observation belongs to, the most telling first. */
export const belongs = (states: readonly ModelState[], o: Observation): readonly Concept[] => {
  switch (o.see) {
    case 'prompt':
      return ofPrompt(states, o)
    case 'answer':
      return []
    case 'event':
      return ofEvent(states, o)
    case 'end':
      return o.why === 'game-over' ? ['game.over', 'check.performed'] : ['priority.all-passed']
    case 'layer':
      return o.kind === 'triggered' ? ['trigger.placed', 'trigger.condition-met', 'trigger.order'] : ['stack.add']
    case 'resolve':
      return ['stack.top-resolves']
    case 'left':
      return o.how === 'failed' ? ['stack.fails'] : ['stack.layer-leaves']
    case 'proposed':
      return ['replacement.active', ...ofEnded(states)]
    case 'applied':
      return ofApplied(states, o)
    case 'triggered':
      return ['trigger.condition-met', 'trigger.layer-created']
    case 'suppressed':
      return [o.why === 'limit' ? 'trigger.limit' : 'trigger.suppressed']
    case 'ceased':
      return ['trigger.ceases']
  }
}
