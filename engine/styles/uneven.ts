import { Level } from '../../model/trace/observation.js'
import { without } from './left-out.js'
import { isSpared } from './spare.js'
import type { Style } from './style.js'
import { telling } from './style.js'

const OTHERS: readonly string[] = ['event.cause', 'prompt.about', 'trigger.layer']

/** A number that text comes to, the same each time. */
const numberOf = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 9973, 7)

/** What may be left out is told here and left out there. */
export const uneven: Style = {
  name: 'uneven',
  title: 'every field that may be left out is told for some observations and left out of others',
  levels: Level.options,
  of: iut =>
    telling(iut, o => {
      const text = JSON.stringify(o)
      return [without(field => (OTHERS.includes(field) || isSpared(field)) && numberOf(field + text) % 2 === 0, o)]
    })
}
