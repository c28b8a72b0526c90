/** With what an object enters. @module */
import type { Brought } from '../../scenario/effect.js'
import { sayAmount } from './amount.js'
import { possessive, sayRef, type Speech } from './speech.js'

/** The same behind an instruction, where anything comes with what it moves or creates. */
export const sayBrought = (brought: Brought | undefined, speech: Speech): string => (brought ? `, ${sayWith(brought, speech)}` : '')

export const sayWith = ({ counters, status, numbers = {}, types, copyOf, under }: Brought, speech: Speech): string =>
  [
    ...(counters
      ? [
          `with ${counters.set ? 'exactly ' : ''}${sayAmount(counters.count, speech)} ${counters.kind} counter${counters.count === 1 ? '' : 's'}`
        ]
      : []),
    ...(status === undefined ? [] : [speech.words.status(status)]),
    ...Object.entries(numbers).map(([name, value]) => `with ${sayAmount(value, speech)} ${name} of its own`),
    ...(types ? [`as ${types.join(' ')} too`] : []),
    ...(copyOf === undefined ? [] : [`as a copy of ${sayRef(copyOf, speech)}`]),
    ...(under === undefined ? [] : [`under ${possessive(sayRef(under, speech))} control`])
  ].join(', ')
