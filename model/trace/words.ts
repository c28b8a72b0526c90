/**
 * Observations in words: one plain line each.
 * @module
 */
import type { Observation, ObservationOf } from './observation.js'
import { list, sayCause, sayEvent } from './words/event.js'
import { sayDecision, sayEffect, sayOption } from './words/effect.js'
import { oneLine } from './text.js'

/**
 * One line on one observation. An answer needs its prompt to be told by more than its number.
 * Names stand as the engine gave them, so a line may begin in lower case.
 */
export const sayObservation = (observation: Observation, prompt?: ObservationOf<'prompt'>): string => oneLine(say(observation, prompt))

/** A line an observation; each answer is told in the words of its option. */
export const sayTrace = (trace: readonly Observation[]): readonly string[] => {
  let prompt: ObservationOf<'prompt'> | undefined
  return trace.map(observation => {
    if (observation.see === 'prompt') prompt = observation
    return sayObservation(observation, prompt)
  })
}

const say = (o: Observation, prompt?: ObservationOf<'prompt'>): string => {
  switch (o.see) {
    case 'event':
      return `${list(o.events.map(event => sayEvent(event)))}${o.events.length > 1 ? ', at once' : ''}${o.cause === undefined ? '' : ` (${sayCause(o.cause)})`}`
    case 'prompt':
      return `${sayDecision(o.player, o.decision, o.about)}: ${o.options.map(option => sayOption(option)).join(' | ')}`
    case 'answer':
      return sayAnswer(o, prompt)
    case 'end':
      return sayEnd(o)
    case 'layer':
      return sayLayer(o)
    case 'resolve':
      return `layer ${o.layer} begins to resolve`
    case 'left':
      return `layer ${o.layer} ${LEFT[o.how]}`
    case 'proposed':
      return `about to happen: ${sayEvent(o.what)}`
    case 'applied':
      return sayApplied(o)
    case 'triggered':
      return `${sayEffect(o.effect)} triggers for ${o.controller}; layer ${o.layer} is pending`
    case 'suppressed': {
      const why =
        o.why === 'limit' ? 'its limit is used up' : `${o.suppressor === undefined ? 'an effect' : sayEffect(o.suppressor)} forbids it`
      return `${sayEffect(o.effect)} does not trigger: ${why}`
    }
    case 'ceased':
      return `pending layer ${o.layer} ceases to exist: ${CEASED[o.why]}`
  }
}

const LEFT: Readonly<Record<ObservationOf<'left'>['how'], string>> = {
  resolved: 'has resolved and leaves the stack',
  failed: 'fails to resolve and leaves the stack',
  negated: 'is negated and leaves the stack',
  moved: 'leaves the stack for another zone'
}

const CEASED: Readonly<Record<ObservationOf<'ceased'>['why'], string>> = {
  'no-target': 'it has no legal target',
  'no-mode': 'it has no legal mode',
  declined: 'its controller declined'
}

const END: Readonly<Record<ObservationOf<'end'>['why'], string>> = {
  quiescent: 'nothing is left to happen',
  boundary: 'the boundary is reached',
  'game-over': 'the game is over',
  events: 'the number of events is reached',
  loop: 'a state repeats without a decision',
  budget: 'the budget of steps is used up',
  unsupported: 'the engine met something that it does not claim'
}

const sayAnswer = (o: ObservationOf<'answer'>, prompt?: ObservationOf<'prompt'>): string => {
  if (prompt === undefined) return `the answer is option ${o.option}`
  const option = prompt.options[o.option]
  return `${prompt.player} answers: ${option === undefined ? `option ${o.option}, which was not listed` : sayOption(option)}`
}

const sayLayer = (o: ObservationOf<'layer'>): string => {
  const of = o.effect === undefined ? '' : ` from ${sayEffect(o.effect)}`
  const modes = o.modes?.length ? `, modes ${list(o.modes)}` : ''
  const targets = Object.entries(o.targets ?? {}).map(([name, id]) => `${id} (${name})`)
  const kind = o.kind === 'card' ? `card ${o.layer}` : `${o.kind} layer ${o.layer}`
  return `${o.controller}’s ${kind}${of} is put on the stack${modes}${targets.length ? `, targets ${list(targets)}` : ''}`
}

const sayApplied = (o: ObservationOf<'applied'>): string => {
  const becomes = o.becomes === null ? 'nothing takes its place' : `now ${sayEvent(o.becomes.what)}`
  const prevented = o.prevented === undefined ? '' : `, ${o.prevented} prevented`
  return `${o.player} applies ${sayEffect(o.effect)} (${o.class})${prevented}: ${becomes}`
}

const sayEnd = (o: ObservationOf<'end'>): string => {
  const winner = o.winner === undefined ? '' : `, ${o.winner} wins`
  const numbers = Object.entries(o.state.players).map(
    ([player, its]) =>
      `${player}: ${Object.entries(its)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`
  )
  const note = o.note === undefined ? '' : ` (${o.note})`
  return `the scenario ends, since ${END[o.why]}${winner}${note}${numbers.length ? `; ${numbers.join('; ')}` : ''}`
}
