/**
 * Instructions of a card in words.
 * @module
 */
import { instructions } from '../../instructions/index.js'
import { entryOf, type Teller } from '../../instructions/instruction.js'
import type { Fixed, Instructions, SelfReplacement, Step, Target } from '../../scenario/step.js'
import { sayAmount, sayFilter } from './amount.js'
import { sayCondition } from './condition.js'
import { sayWith } from './entering.js'
import { sayDuration, sayEffectText } from './effect.js'
import type { Speech } from './speech.js'
import { and, naming, or, sayRef, sentence } from './speech.js'

const sayTarget = ({ what, optional, count = 1, upTo, divided }: Target, speech: Speech): string => {
  const said = or(
    what.map(each =>
      'players' in each
        ? `target ${each.players === 'opponent' ? 'opposing ' : ''}${speech.words.player}`
        : sayFilter(each, speech, 'target')
    )
  )
  if (count === 1) return optional || upTo ? `up to one ${said}` : said
  const among = divided === undefined ? '' : `, ${sayAmount(divided, speech)} divided among them`
  return `${upTo ? 'up to ' : ''}${count} of: ${said}${among}`
}

const withTargets = (targets: readonly Target[] | undefined, speech: Speech): Speech =>
  naming(speech, Object.fromEntries((targets ?? []).map(target => [target.as, sayTarget(target, speech)])))

const sayInstead = (instead: readonly SelfReplacement[] | undefined, speech: Speech): string =>
  (instead ?? [])
    .map(({ if: condition, change }) => {
      const said =
        'amount' in change
          ? sayAmount(change.amount, speech)
          : 'instead' in change
            ? saySteps(change.instead, speech)
            : 'target' in change
              ? `${change.part === undefined ? '' : `up to ${change.part} of it `}for ${sayRef(change.target, speech)}`
              : 'to' in change
                ? `to the ${change.to}`
                : sayWith(change.with, speech)
      return `; but if ${sayCondition(condition, speech)}, ${said} instead`
    })
    .join('')

/** The numbers that an effect takes with it, to stand before it. */
const sayFixed = (fixed: readonly Fixed[] | undefined, speech: Speech): string =>
  fixed ? `take note of ${and(fixed.map(({ as, amount }) => `${sayAmount(amount, speech)} (“${as}”)`))}; ` : ''

/** How instructions are told. */
export const tell: Teller = {
  steps: (steps, speech) => saySteps(steps, speech),
  text: (text, speech) => sayInstructions(text, speech),
  effect: (step, speech) => `${sayFixed(step.fixed, speech)}${sayDuration(step.for, speech)}${sayEffectText(step.effect, speech, tell)}`
}

const say = (step: Step, speech: Speech): string => entryOf(instructions, step).says(step, speech, tell)

/** What a step gives a name to, for the steps after it. */
const namedBy = (step: Step, speech: Speech): Speech => {
  const named = step.as === undefined ? undefined : entryOf(instructions, step).named?.(step, speech)
  return step.as === undefined || named === undefined ? speech : naming(speech, { [step.as]: named })
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
