/**
 * Conditions of a card in words.
 * @module
 */
import type { Condition } from '../../scenario/amount.js'
import { PERIOD, sayAmount, sayComparison, sayFilter, sayPattern, sayWho } from './amount.js'
import type { Speech } from './speech.js'
import { and, does, or, possessive, sayRef } from './speech.js'

/** A condition as a clause. */
export const sayCondition = (condition: Condition, speech: Speech): string => {
  if ('exists' in condition) {
    const { exists, atLeast } = condition
    return atLeast === undefined || atLeast === 1
      ? `there is ${sayFilter(exists, speech)}`
      : `there are ${atLeast} or more ${sayFilter(exists, speech, 'many')}`
  }
  if ('compare' in condition) {
    const [left, op, right] = condition.compare
    return typeof left !== 'number' && 'counters' in left
      ? `${does(sayRef(left.of, speech), 'have')} ${sayComparison(op, right, speech)} ${left.counters} counters`
      : `${sayAmount(left, speech)} is ${sayComparison(op, right, speech).replace(/^no$/, '0')}`
  }
  if ('did' in condition) return `“${condition.did}” was done`
  if ('declared' in condition)
    return condition.of === undefined ? `${condition.declared} was paid` : `${sayRef(condition.of, speech)} is ${condition.declared}`
  if ('during' in condition)
    return `it is ${condition.whose === undefined || condition.whose === 'any' ? 'the' : possessive(sayWho(condition.whose, speech))} ${speech.words.phase(condition.during)}`
  if ('happened' in condition) {
    const times = condition.atLeast === undefined || condition.atLeast === 1 ? '' : ` ${condition.atLeast} times or more`
    return `it has happened${times} ${PERIOD[condition.this]} that ${sayPattern(condition.happened, speech, 'does')}`
  }
  if ('not' in condition) return `it is not so that ${sayCondition(condition.not, speech)}`
  return 'all' in condition
    ? and(condition.all.map(each => sayCondition(each, speech)))
    : or(condition.any.map(each => sayCondition(each, speech)))
}
