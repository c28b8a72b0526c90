/**
 * Conditions, as far as a trace alone tells whether they hold: comparisons of numbers, life and counters.
 * @module
 */
import type { Amount, Condition } from '../../model/scenario/amount.js'
import { COMPARISONS, type Fit } from './fits.js'
import type { Ledger } from './ledger.js'

/** Who speaks, and of which game. */
export interface Speaking {
  readonly you: string
  readonly self: string
  readonly players: readonly string[]
}

const amount = (a: Amount, state: Ledger, { you, self, players }: Speaking): number | undefined => {
  if (typeof a === 'number') return a
  if ('player' in a) {
    const opponents = players.filter(player => player !== you)
    const of = a.of === 'you' ? you : a.of === 'opponent' && opponents.length === 1 ? opponents[0] : undefined
    return of === undefined ? undefined : state.numbers[of]?.[a.player]
  }
  const thing = state.things[self]
  return 'counters' in a && a.of === 'self' && thing?.zone === 'arena' ? (thing.counters[a.counters] ?? 0) : undefined
}

/** Whether a condition holds; `undefined` where the trace alone does not tell. */
export const holds = (c: Condition, state: Ledger, who: Speaking): Fit => {
  if ('compare' in c) {
    const [left, right] = [amount(c.compare[0], state, who), amount(c.compare[2], state, who)]
    return left === undefined || right === undefined ? undefined : COMPARISONS[c.compare[1]]?.(left, right)
  }
  if ('not' in c) {
    const is = holds(c.not, state, who)
    return is === undefined ? undefined : !is
  }
  if ('all' in c) {
    const each = c.all.map(one => holds(one, state, who))
    return each.includes(false) ? false : each.includes(undefined) ? undefined : true
  }
  if ('any' in c) {
    const each = c.any.map(one => holds(one, state, who))
    return each.includes(true) ? true : each.includes(undefined) ? undefined : false
  }
  return undefined
}
