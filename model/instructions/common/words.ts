/** What the words of several instructions have in common. @module */
import type { Amount } from '../../scenario/amount.js'
import type { Ref } from '../../scenario/names.js'
import type { Acted } from '../../scenario/step.js'
import { sayAmount, sayFilter, sayWho } from '../../telling/card/amount.js'
import { sayRef, type Speech } from '../../telling/card/speech.js'

/** What is acted on. */
export const sayActed = (acted: Acted, speech: Speech): string =>
  typeof acted === 'string'
    ? sayRef(acted, speech)
    : 'all' in acted
      ? `all ${sayFilter(acted.all, speech, 'many')}`
      : 'targets' in acted
        ? `each of ${speech.named[acted.targets] ?? `“${acted.targets}”`}`
        : acted.players === 'any'
          ? `each ${speech.words.player}`
          : sayWho(acted.players, speech)

/** So many of a thing. */
export const number = (amount: string, noun: string): string =>
  amount === '1' ? `1 ${noun}` : /^\d+$/.test(amount) ? `${amount} ${noun}s` : `${noun}s equal to ${amount}`

/** So much damage. */
export const sayDamage = (of: Amount, type: string | undefined, speech: Speech): string => {
  const amount = sayAmount(of, speech)
  const damage = `${type === undefined ? '' : `${type} `}damage`
  return /^\d+$/.test(amount) ? `${amount} ${damage}` : `${damage} equal to ${amount}`
}

/** Who deals damage: what the card itself deals is an instruction. */
export const saySource = (ref: Ref | undefined, speech: Speech): string =>
  ref === undefined || ref === 'self' ? 'you' : sayRef(ref, speech)

/** Whom a reference that may be left out speaks of. */
export const sayBy = (ref: Ref | undefined, speech: Speech): string => (ref === undefined ? 'you' : sayRef(ref, speech))
