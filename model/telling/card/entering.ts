/** With what an object enters. @module */
import type { Change } from '../../scenario/effect.js'
import { sayAmount } from './amount.js'
import { sayRef, type Speech } from './speech.js'

type With = Extract<Change, { with: unknown }>['with']

export const sayWith = ({ counters, status, numbers = {}, types, copyOf }: With, speech: Speech): string =>
  [
    ...(counters ? [`with ${sayAmount(counters.count, speech)} ${counters.kind} counters`] : []),
    ...(status === undefined ? [] : [speech.words.status(status)]),
    ...Object.entries(numbers).map(([name, value]) => `with ${sayAmount(value, speech)} ${name} of its own`),
    ...(types ? [`as ${types.join(' ')} too`] : []),
    ...(copyOf === undefined ? [] : [`as a copy of ${sayRef(copyOf, speech)}`])
  ].join(', ')
