/**
 * Observations in words: one plain line each.
 * @module
 */
import type { GameEvent } from './event.js'
import type { Cause, Observation, ObservationOf } from './observation.js'
import { list, sayCause, sayEvent } from './words/event.js'
import { sayDecision, sayEffect, sayOption } from './words/effect.js'
import { PLAIN } from './words/vocabulary.js'
import type { Vocabulary } from './words/vocabulary.js'
import { oneLine } from './text.js'

/**
 * One line on one observation. An answer needs its prompt to be told by more than its number.
 * Names stand as the engine gave them, so a line may begin in lower case.
 */
export const sayObservation = (observation: Observation, prompt?: ObservationOf<'prompt'>, words: Vocabulary = PLAIN): string =>
  oneLine(say(observation, prompt, words))

/** A line an observation; each answer is told in the words of its option. */
export const sayTrace = (trace: readonly Observation[], words: Vocabulary = PLAIN): readonly string[] => {
  let prompt: ObservationOf<'prompt'> | undefined
  return trace.map(observation => {
    if (observation.see === 'prompt') prompt = observation
    return sayObservation(observation, prompt, words)
  })
}

/** An event in the words of a game. */
const sayIn = (words: Vocabulary, event: GameEvent): string =>
  event.event === 'negate' ? `${words.called(event.layer)} ${words.negated}` : sayEvent(event, sayEffect, words.zone, words.phase)

const sayWhy = (words: Vocabulary, cause: Cause): string =>
  'layer' in cause ? `by ${words.called(cause.layer)}` : sayCause(cause, sayEffect, words.check)

/** So many of the events that happen at once are told one by one. */
const MOST_TOLD = 40

const sayEvents = (words: Vocabulary, events: readonly GameEvent[]): string => {
  const more = events.length - MOST_TOLD
  const told = events.slice(0, MOST_TOLD).map(event => sayIn(words, event))
  return `${list(more > 0 ? [...told, `${more} more`] : told)}${events.length > 1 ? ', at once' : ''}`
}

const say = (o: Observation, prompt: ObservationOf<'prompt'> | undefined, words: Vocabulary): string => {
  switch (o.see) {
    case 'event':
      return `${sayEvents(words, o.events)}${o.cause === undefined ? '' : ` (${sayWhy(words, o.cause)})`}`
    case 'prompt':
      return `${sayDecision(o.player, o.decision, o.about, words)}: ${o.options.map(option => sayOption(option)).join(' | ')}`
    case 'answer':
      return sayAnswer(o, prompt)
    case 'end':
      return sayEnd(o)
    case 'layer':
      return sayStackObject(o, words)
    case 'resolve':
      return `${words.called(o.layer)} begins to resolve`
    case 'left':
      return `${words.called(o.layer)} ${sayLeft(o.how, words)}`
    case 'proposed':
      return `about to happen: ${sayIn(words, o.what)}`
    case 'applied':
      return sayApplied(o, words)
    case 'triggered':
      return `${sayEffect(o.effect)} triggers for ${o.controller}; ${words.called(o.layer)} is pending`
    case 'suppressed': {
      const why =
        o.why === 'limit' ? 'its limit is used up' : `${o.suppressor === undefined ? 'an effect' : sayEffect(o.suppressor)} forbids it`
      return `${sayEffect(o.effect)} does not trigger: ${why}`
    }
    case 'ceased':
      return `pending ${words.called(o.layer)} ceases to exist: ${CEASED[o.why]}`
  }
}

const sayLeft = (how: ObservationOf<'left'>['how'], { fails, negated, zone }: Vocabulary): string => {
  switch (how) {
    case 'resolved':
      return `has resolved and leaves the ${zone('stack')}`
    case 'failed':
      return fails
    case 'negated':
      return `${negated} and leaves the ${zone('stack')}`
    case 'moved':
      return `leaves the ${zone('stack')} for another zone`
  }
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

const sayStackObject = (o: ObservationOf<'layer'>, words: Vocabulary): string => {
  const of = o.effect === undefined ? '' : ` from ${sayEffect(o.effect)}`
  const modes = o.modes?.length ? `, modes ${list(o.modes)}` : ''
  const targets = Object.entries(o.targets ?? {}).map(([name, id]) => `${id} (${name})`)
  // a layer that has a name is called by it, which says where it comes from
  const isNamed = o.kind !== 'card' && words.called(o.layer) === o.layer
  const kind = o.kind === 'card' ? `card ${o.layer}` : `${o.kind} ${words.layer} ${o.layer}`
  return `${isNamed ? `${o.layer}, ${o.controller}’s,` : `${o.controller}’s ${kind}${of}`} is put on the ${words.zone('stack')}${modes}${targets.length ? `, targets ${list(targets)}` : ''}`
}

const sayApplied = (o: ObservationOf<'applied'>, words: Vocabulary): string => {
  const becomes = o.becomes === null ? 'nothing takes its place' : `now ${sayIn(words, o.becomes.what)}`
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
