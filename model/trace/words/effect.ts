/**
 * Effects and decisions in words.
 * @module
 */
import type { EffectRef } from '../event.js'
import type { About, DecisionKind, Option } from '../option.js'
import { PLAIN } from './vocabulary.js'
import type { Vocabulary } from './vocabulary.js'

/** `amulet's ability "ward"`, with the instance where there is more than one. */
export const sayEffect = ({ source, ability, n }: EffectRef): string => `${source}’s “${ability}”${n === undefined ? '' : ` (no. ${n})`}`

/** How an effect is called. */
export type SayEffect = (effect: EffectRef) => string

/** What is asked, to follow a player's name. */
const ASKED: Readonly<Record<Exclude<DecisionKind, 'priority' | 'trigger-order'>, string>> = {
  'first-player': 'chooses who begins',
  replacement: 'chooses the effect to apply next',
  target: 'chooses a target',
  divide: 'divides the next point',
  mode: 'chooses a mode',
  'extra-cost': 'may pay an additional cost',
  may: 'may carry out an optional effect',
  choose: 'makes a choice',
  allocate: 'chooses where the next point of prevention goes',
  'part-order': 'chooses the part that happens next',
  timestamp: 'chooses which effect began first',
  amount: 'chooses a number',
  keep: 'chooses what stays',
  occurrence: 'chooses which of the events is answered',
  chance: 'is left to chance'
}

const asked = (decision: DecisionKind, { priority, zone }: Vocabulary): string => {
  if (decision === 'priority') return `has ${priority}`
  return decision === 'trigger-order' ? `chooses the trigger to put on the ${zone('stack')} next` : ASKED[decision]
}

/** `p1 chooses a target for layer l3`. */
export const sayDecision = (player: string, decision: DecisionKind, about: About = {}, words: Vocabulary = PLAIN): string => {
  const parts = [
    about.as === undefined ? '' : ` (${about.as})`,
    about.layer === undefined ? '' : ` for ${words.called(about.layer)}`,
    about.effect === undefined ? '' : ` for ${sayEffect(about.effect)}`,
    about.event === undefined ? '' : ` about event ${about.event}`
  ]
  return `${player} ${asked(decision, words)}${parts.join('')}`
}

/** One option in a few words. */
export const sayOption = (option: Option, effect: SayEffect = sayEffect): string => {
  switch (option.option) {
    case 'pass':
    case 'yes':
    case 'no':
    case 'done':
      return option.option
    case 'play':
      return `play ${option.object}`
    case 'activate':
      return `activate ${option.object}’s “${option.ability}”`
    case 'player':
      return option.player
    case 'object':
      return option.object
    case 'effect':
    case 'trigger':
      return effect(option.effect)
    case 'mode':
      return `mode “${option.mode}”`
    case 'part':
      return `${option.type === undefined ? '' : `${option.type} `}damage to ${option.target}`
    case 'number':
      return String(option.value)
  }
}
