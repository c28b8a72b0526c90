/**
 * Lasting effects of a card in words.
 * @module
 */
import type { Teller } from '../../instructions/instruction.js'
import type {
  ContinuousEffect,
  Duration,
  Effect,
  Modification,
  PreventionEffect,
  Redirection,
  ReplacementEffect,
  RuleEffect,
  TriggerEffect
} from '../../scenario/effect.js'
import type { Ref } from '../../scenario/names.js'
import type { Pattern } from '../../scenario/pattern.js'
import { sayAmount, sayFilter, sayPattern } from './amount.js'
import { sayCondition } from './condition.js'
import { sayWith } from './entering.js'
import type { Speech } from './speech.js'
import { and, counted, possessive, sayRef } from './speech.js'

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const ordinal = ({ nth, per }: { readonly nth: readonly number[]; readonly per: string }): string =>
  `the ${and(nth.map(n => NTH[n - 1] ?? `${n}th`))} time each ${per}`

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

const next = (uses: number | undefined): string | undefined =>
  uses === undefined ? undefined : uses === 1 ? 'the next time that' : `the next ${uses} times that`

/** What effects need of whoever tells instructions: an effect carries them out, and is started by one. */
export type OfInstructions = Pick<Teller, 'steps' | 'text'>

const also = (steps: ReplacementEffect['also'], speech: Speech, tell: OfInstructions): string =>
  steps ? ` Also: ${tell.steps(steps, speech)}` : ''

/** What of an event happens to another. */
export const sayShare = ({ part, shield }: Redirection): string =>
  part === undefined ? 'it' : shield ? `of the next such damage, ${part} in all` : `up to ${part} of it`

const sayReplacement = (effect: ReplacementEffect, speech: Speech, tell: OfInstructions): string => {
  const when = next(effect.uses) ?? (effect.ordinal ? ordinal(effect.ordinal) : effect.class === 'outcome' ? 'when' : 'if')
  const clause = sayPattern(effect.event, speech, effect.class === 'outcome' ? 'does' : 'would')
  const given = effect.given ? ` while ${sayCondition(effect.given, speech)}` : ''
  const may = effect.optional ? 'you may have it so: ' : ''
  const { change } = effect
  const said =
    'amount' in change
      ? `it is ${sayAmount(change.amount, speech)} instead`
      : 'instead' in change
        ? change.instead.length === 0
          ? 'it does not'
          : `instead: ${tell.steps(change.instead, speech)}`
        : 'with' in change
          ? `it does so ${sayWith(change.with, speech)}`
          : 'target' in change
            ? `${sayShare(change)} happens to ${sayRef(change.target, speech)} instead`
            : change.to === 'banished'
              ? `${speech.words.banish} it instead`
              : `it goes to the ${speech.words.zone(change.to)} instead`
  return `${when} ${clause}${given}, ${may}${said.replace(/\.$/, '')}.${also(effect.also, speech, tell)}`
}

const sayPrevention = (effect: PreventionEffect, speech: Speech, tell: OfInstructions): string => {
  const given = effect.given ? ` while ${sayCondition(effect.given, speech)}` : ''
  const verb = effect.optional ? 'you may prevent' : 'prevent'
  const clause = sayPattern(effect.event, speech, 'would')
  const { n, being } = effect.amount === 'all' ? { n: 'all', being: '' } : counted(sayAmount(effect.amount, speech))
  if (effect.shield)
    return `whenever ${clause}${given}, ${verb} it, up to ${n} in all${effect.each ? ', each for itself' : ''}${being}.${also(effect.also, speech, tell)}`
  return `${next(effect.uses) ?? 'each time'} ${clause}${given}, ${verb} ${n} of it${being}.${also(effect.also, speech, tell)}`
}

/** When a triggered effect triggers, and what it does. */
export const sayTrigger = (
  { trigger, uses, cantBeNegated, ...instructions }: TriggerEffect,
  speech: Speech,
  tell: OfInstructions
): string => {
  const event = trigger.on && sayPattern(trigger.on, speech, 'does')
  const state = trigger.when && sayCondition(trigger.when, speech)
  const limit = trigger.limit ? `${times(trigger.limit.times)} each ${trigger.limit.per}, ` : ''
  const many = trigger.oneOrMore ? ', once for all at once' : trigger.each ? ', once for each of them' : ''
  const way = trigger.on?.via === undefined ? '' : ` by “${trigger.on.via}” of this`
  const only = trigger.doOnce ? ` Do this only once each ${trigger.doOnce.per}.` : ''
  const keyword = trigger.keyworded ? 'by a keyword, ' : ''
  const word = next(uses) ?? (trigger.ordinal ? ordinal(trigger.ordinal) : trigger.on ? 'whenever' : 'when')
  const given = trigger.given ? ` while ${sayCondition(trigger.given, speech)}` : ''
  const after = trigger.if
    ? `, if ${sayCondition(trigger.if, speech)}`
    : trigger.unless
      ? `, unless ${sayCondition(trigger.unless, speech)}`
      : ''
  return `${limit}${keyword}${word} ${event ?? state ?? ''}${way}${many}${given}${after}: ${tell.text(instructions, speech)}${only}${cantBeNegated ? ' This ability can’t be negated.' : ''}`
}

const OPERATIONS = { add: 'gets +', subtract: 'gets -' } as const

/** `the type creature`. */
const types = (names: readonly string[]): string => `the type${names.length === 1 ? '' : 's'} ${and(names)}`

const sayModification = (change: Modification, speech: Speech, tell: OfInstructions): string => {
  if ('number' in change) {
    const { n, being } = counted(sayAmount(change.by, speech))
    if (change.op === 'add' || change.op === 'subtract') return `${OPERATIONS[change.op]}${n} ${change.number}${being}`
    const what = change.op.endsWith('-base') ? `base ${change.number}` : change.number
    if ('round' in change) return `has its ${what} divided by ${n}${being} (rounded ${change.round})`
    if (change.op === 'add-base' || change.op === 'subtract-base') return `gets ${change.op === 'add-base' ? '+' : '-'}${n} ${what}${being}`
    return change.op === 'multiply' || change.op === 'multiply-base'
      ? `has its ${what} multiplied by ${n}${being}`
      : `has ${change.op === 'set-base' ? 'base ' : ''}${change.number} ${n}${being}`
  }
  if ('addTypes' in change) return `has ${types(change.addTypes)}, too`
  if ('removeTypes' in change) return `no longer has ${types(change.removeTypes)}`
  if ('addSupertypes' in change) return `has the super${types(change.addSupertypes).slice('the '.length)}, too`
  if ('removeSupertypes' in change) return `no longer has the super${types(change.removeSupertypes).slice('the '.length)}`
  if ('gains' in change) return `gains “${change.gains}”`
  if ('grants' in change) return `gains “${sayEffectText(change.grants.effect, speech, tell).replace(/\.$/, '')}” (“${change.grants.id}”)`
  if ('losesAll' in change) return 'loses all abilities'
  if ('loses' in change) return `loses “${change.loses}”`
  if ('controller' in change) return `is controlled by ${sayRef(change.controller, speech)}`
  return `is a copy of ${sayRef(change.copyOf, speech)}`
}

const sayContinuous = (effect: ContinuousEffect, speech: Speech, tell: OfInstructions): string => {
  const { who } = effect
  const subject =
    'ref' in who
      ? sayRef(who.ref, speech)
      : 'all' in who
        ? `each of the ${sayFilter(who.all, speech, 'many')}`
        : `the next object of which it is so that ${sayPattern(who.next, speech, 'does')}`
  const during = effect.while ? `while ${sayCondition(effect.while, speech)}, ` : ''
  return `${during}${subject} ${and(effect.change.map(modification => sayModification(modification, speech, tell)))}.`
}

const nextOf = (uses: number | undefined): string => (uses === undefined ? 'whenever' : (next(uses) ?? ''))

const sayRule = (effect: RuleEffect, speech: Speech): string => {
  const clause = (event: Pattern): string => sayPattern(event, speech, 'would')
  switch (effect.rule) {
    case 'prevents-less':
      return `${nextOf(effect.uses)} an effect prevents damage as ${clause(effect.event)}, it prevents ${sayAmount(effect.amount, speech)} less.`
    case 'unpreventable':
      return `${nextOf(effect.uses)} ${clause(effect.event)}, it cannot be prevented.`
    case 'suppress':
      if (effect.event.event === 'triggered') return `it cannot happen that ${sayPattern(effect.event, speech, 'does')}.`
      return `${effect.uses === undefined ? '' : `${nextOf(effect.uses)} ${sayPattern(effect.event, speech, 'does')}, `}no ${effect.of ? `ability of ${sayFilter(effect.of, speech)}` : 'effect'} triggers ${effect.uses === undefined ? `when ${sayPattern(effect.event, speech, 'does')}` : 'on it'}.`
    case 'cant':
      return `it cannot happen that ${sayPattern(effect.event, speech, 'does')}.`
    case 'extra-triggers':
      if (effect.event.event === 'triggered')
        return `when ${sayPattern(effect.event, speech, 'does')}, it does so ${effect.times} more ${effect.times === 1 ? 'time' : 'times'}.`
      return `${effect.of ? `an ability of ${sayFilter(effect.of, speech)} that` : 'what'} triggers when ${sayPattern(effect.event, speech, 'does')} triggers ${effect.times} more ${effect.times === 1 ? 'time' : 'times'}.`
    case 'counter-cap':
      return `${sayFilter(effect.what, speech, 'many')} can’t have more than ${effect.most} ${effect.counter} counters.`
  }
}

/** A lasting effect as a text. */
export const sayEffectText = (effect: Effect, speech: Speech, tell: OfInstructions): string => {
  switch (effect.kind) {
    case 'replacement':
      return sayReplacement(effect, speech, tell)
    case 'prevention':
      return sayPrevention(effect, speech, tell)
    case 'trigger':
      return sayTrigger(effect, speech, tell)
    case 'continuous':
      return sayContinuous(effect, speech, tell)
    case 'rule':
      return sayRule(effect, speech)
  }
}

/** The player that a reference stands for, or who controls the object that it stands for. */
const sayPlayerOf = (ref: Ref, speech: Speech): string => {
  const said = sayRef(ref, speech)
  return ref === 'you' || ref === 'opponent' || ref === 'event:player' ? said : `${possessive(said)} controller`
}

/** How long an effect lasts, to stand before it. */
export const sayDuration = (duration: Duration, speech: Speech): string => {
  if (typeof duration === 'object')
    return 'while' in duration
      ? `while ${sayCondition(duration.while, speech)}, `
      : `until the end of ${possessive(sayPlayerOf(duration.endOfNextTurnOf, speech))} next turn, `
  switch (duration) {
    case 'turn':
      return 'this turn, '
    case 'chain-link':
      return 'for this chain link, '
    case 'combat-chain':
      return 'for this combat chain, '
    case 'end-of-your-next-turn':
      return 'until the end of your next turn, '
    case 'game':
      return 'for the rest of the game, '
    case 'unstated':
      return ''
  }
}
