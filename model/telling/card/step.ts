/**
 * Instructions of a card in words.
 * @module
 */
import type { Acted, Instructions, SelfReplacement, Step, Target } from '../../scenario/step.js'
import type { Ref } from '../../scenario/names.js'
import { sayAmount, sayCondition, sayFilter, sayWho } from './amount.js'
import { sayBrought, sayWith } from './entering.js'
import { sayDuration, sayEffectText } from './effect.js'
import type { Speech } from './speech.js'
import { and, instruct, naming, or, sayRef, sentence } from './speech.js'

const sayTarget = ({ what, optional }: Target, speech: Speech): string => {
  const said = or(
    what.map(each =>
      'players' in each
        ? `target ${each.players === 'opponent' ? 'opposing ' : ''}${speech.words.player}`
        : sayFilter(each, speech, 'target')
    )
  )
  return optional ? `up to one ${said}` : said
}

const withTargets = (targets: readonly Target[] | undefined, speech: Speech): Speech =>
  naming(speech, Object.fromEntries((targets ?? []).map(target => [target.as, sayTarget(target, speech)])))

const sayActed = (acted: Acted, speech: Speech): string =>
  typeof acted === 'string'
    ? sayRef(acted, speech)
    : 'all' in acted
      ? `all ${sayFilter(acted.all, speech, 'many')}`
      : acted.players === 'any'
        ? `each ${speech.words.player}`
        : sayWho(acted.players, speech)

const number = (amount: string, noun: string): string =>
  amount === '1' ? `1 ${noun}` : /^\d+$/.test(amount) ? `${amount} ${noun}s` : `${noun}s equal to ${amount}`

const dealt = (amount: string, type: string | undefined): string =>
  /^\d+$/.test(amount)
    ? `${amount} ${type === undefined ? '' : `${type} `}damage`
    : `${type === undefined ? '' : `${type} `}damage equal to ${amount}`

const source = (ref: Ref | undefined, speech: Speech): string => (ref === undefined || ref === 'self' ? 'you' : sayRef(ref, speech))

const sayInstead = (instead: readonly SelfReplacement[] | undefined, speech: Speech): string =>
  (instead ?? [])
    .map(({ if: condition, change }) => {
      const said =
        'amount' in change
          ? sayAmount(change.amount, speech)
          : 'instead' in change
            ? saySteps(change.instead, speech)
            : 'target' in change
              ? `for ${sayRef(change.target, speech)}`
              : 'to' in change
                ? `to the ${change.to}`
                : sayWith(change.with, speech)
      return `; but if ${sayCondition(condition, speech)}, ${said} instead`
    })
    .join('')

const sayStart = (step: Extract<Step, { do: 'start' }>, speech: Speech): string =>
  `${sayDuration(step.for, speech)}${sayEffectText(step.effect, speech)}`

const say = (step: Step, speech: Speech): string => {
  const ref = (each: Ref): string => sayRef(each, speech)
  const amount = (each: Parameters<typeof sayAmount>[0]): string => sayAmount(each, speech)
  switch (step.do) {
    case 'damage':
      return `${instruct(source(step.source, speech), 'deal')} ${dealt(amount(step.amount), step.type)} to ${sayActed(step.to, speech)}`
    case 'damage-each':
      return `${instruct(source(step.source, speech), 'deal')} ${and(step.parts.map(part => `${dealt(amount(part.amount), part.type)} to ${ref(part.to)}${part.source === undefined ? '' : ` from ${ref(part.source)}`}`))}, at once`
    case 'draw':
      return instruct(ref(step.player), `draw ${amount(step.count) === '1' ? 'a card' : number(amount(step.count), 'card')}`)
    case 'discard':
      return instruct(
        ref(step.player),
        `discard ${step.what === undefined ? (step.count === undefined || step.count === 1 ? 'a card' : number(amount(step.count), 'card')) : ref(step.what)}`
      )
    case 'gain':
    case 'lose':
      return instruct(
        ref(step.player),
        `${step.do} ${step.of === 'life' || step.of === 'poison' ? `${amount(step.amount)} ${step.of}` : number(amount(step.amount), step.of.replaceAll('-', ' ').replace(/s$/, ''))}`
      )
    case 'destroy':
    case 'sacrifice':
    case 'reveal':
      return `${step.do} ${sayActed(step.what, speech)}`
    case 'move':
      return step.to === 'banished'
        ? `${speech.words.banish} ${sayActed(step.what, speech)}`
        : `put ${sayActed(step.what, speech)} ${step.position === undefined ? (step.to === 'arena' ? `into the ${speech.words.zone('arena')}${sayBrought(step.with, speech)}` : `into ${typeof step.what === 'string' ? 'its' : 'their'} owner’s ${speech.words.zone(step.to)}`) : `on the ${step.position} of its owner’s ${speech.words.zone(step.to)}`}`
    case 'counters':
      return typeof step.delta === 'number' && step.delta < 0
        ? `remove ${number(String(-step.delta), `${step.counter} counter`)} from ${sayActed(step.on, speech)}`
        : `put ${number(amount(step.delta), `${step.counter} counter`)} on ${sayActed(step.on, speech)}`
    case 'status':
      return `${sayActed(step.what, speech)} ${step.on ? 'becomes' : 'stops being'} ${speech.words.status(step.status)}`
    case 'create':
      return instruct(
        ref(step.player),
        `create ${step.count === undefined ? 'a' : amount(step.count)} ${step.card}${step.count === undefined || step.count === 1 ? '' : 's'}${sayBrought(step.with, speech)}`
      )
    case 'contest':
      return `${step.name} with ${ref(step.with)}`
    case 'negate':
      return `negate ${ref(step.what)}`
    case 'attach':
      return step.to === undefined ? `unattach ${ref(step.what)}` : `attach ${ref(step.what)} to ${ref(step.to)}`
    case 'heal':
      return `remove all damage from ${sayActed(step.what, speech)}`
    case 'win':
      return instruct(ref(step.player), 'win the game')
    case 'defeat':
      return instruct(ref(step.player), 'lose the game')
    case 'start':
      return sayStart(step, speech)
    case 'choose': {
      const from =
        'players' in step.from
          ? sayWho(step.from.players, speech)
          : 'event' in step.from
            ? 'one of the revealed cards'
            : sayFilter(step.from, speech)
      return `${instruct(step.by === undefined ? 'you' : ref(step.by), 'choose')} ${step.count === undefined || step.count === 1 ? from : `${amount(step.count)} of: ${from}`}`
    }
    case 'may':
      return `${step.by === undefined ? 'you' : ref(step.by)} may: ${saySteps(step.steps, speech)}`
    case 'unless':
      return `unless ${step.by === undefined ? 'you' : ref(step.by)} choose to: ${saySteps(step.steps, speech)} – otherwise: ${saySteps(step.otherwise, speech)}`
    case 'if':
      return `if ${sayCondition(step.if, speech)}: ${saySteps(step.then, speech)}${step.else ? ` Otherwise: ${saySteps(step.else, speech)}` : ''}`
    case 'each-player':
      return `for each ${speech.words.player}: ${saySteps(step.steps, speech)}`
    case 'repeat':
      return `${amount(step.times)} times: ${saySteps(step.steps, speech)}`
    case 'modes':
      return `choose ${step.pick}: ${step.modes.map(mode => `(${mode.id}) ${sayInstructions(mode, speech)}`).join(' or ')}`
    case 'when':
      return step.resolved === undefined
        ? `when “${step.did}” is done${step.oneOrMore ? ' one or more times' : ''}: ${sayInstructions(step, speech)}`
        : `when this ability has resolved ${step.resolved.times} times this ${step.resolved.per}: ${sayInstructions(step, speech)}`
  }
}

/** What a step gives a name to, for the steps after it. */
const namedBy = (step: Step, speech: Speech): Speech => {
  if (step.as === undefined || step.do !== 'choose') return speech
  const what =
    'players' in step.from
      ? `the chosen ${speech.words.player}`
      : 'event' in step.from
        ? 'the chosen card'
        : `the chosen ${step.from.types?.join(' ') ?? 'one'}`
  return naming(speech, { [step.as]: what })
}

/** Steps in their order, each a sentence. A named result that is asked for later is marked where it is made. */
export const saySteps = (steps: readonly Step[], speech: Speech): string => {
  let now = speech
  const said: string[] = []
  const asked = JSON.stringify(steps)
  for (const step of steps) {
    const isAsked = step.as !== undefined && (asked.includes(`"did":"${step.as}"`) || asked.includes(`"result":"${step.as}"`))
    said.push(sentence(`${say(step, now).replace(/\.$/, '')}${sayInstead(step.instead, now)}${isAsked ? ` (“${step.as}”)` : ''}`))
    now = namedBy(step, now)
  }
  return said.join(' ')
}

/** Targets and steps. */
export const sayInstructions = ({ targets, steps }: Instructions, speech: Speech): string => saySteps(steps, withTargets(targets, speech))

/** Costs, as they stand before a colon. */
export const sayCost = (steps: readonly Step[], speech: Speech): string => saySteps(steps, speech).replaceAll('. ', ', ').replace(/\.$/, '')
