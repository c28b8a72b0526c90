/**
 * Amounts and filters of a card in words.
 * @module
 */
import type { Amount, Filter } from '../../scenario/amount.js'
import type { Who } from '../../scenario/names.js'
import type { Speech } from './speech.js'
import { a, does, or, possessive, sayRef } from './speech.js'

/** Who, as a noun phrase. */
export const sayWho = (who: Who, speech: Speech): string =>
  who === 'you' ? 'you' : who === 'opponent' ? `the opposing ${speech.words.player}` : `a ${speech.words.player}`

const plural = (noun: string): string =>
  noun.endsWith('equipment')
    ? noun
    : /(s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : /[^aeiou]y$/.test(noun)
        ? `${noun.slice(0, -1)}ies`
        : `${noun}s`

/** Types that stand last in a noun phrase, in this order: `head equipment`, `attack action`. */
const LAST: readonly string[] = ['attack', 'action', 'aura', 'equipment', 'item', 'weapon', 'creature', 'hero', 'token']

const ordered = (types: readonly string[]): readonly string[] => [...types].sort((x, y) => LAST.indexOf(x) - LAST.indexOf(y))

const words = (name: string): string => name.replaceAll('-', ' ')

/** An amount: a number, or how it is computed. */
export const sayAmount = (amount: Amount, speech: Speech): string => {
  if (typeof amount === 'number') return String(amount)
  if ('number' in amount)
    return `${possessive(sayRef(amount.of, speech))} ${amount.last ? 'last ' : ''}${amount.base ? 'base ' : ''}${amount.number}`
  if ('player' in amount) return `${possessive(sayRef(amount.of, speech))} ${words(amount.player)}`
  if ('event' in amount) return 'that much'
  if ('counters' in amount) return `as many as ${sayRef(amount.of, speech)} ${amount.last ? 'last had' : 'has'} ${amount.counters} counters`
  if ('count' in amount) return `the number of ${sayFilter(amount.count, speech, 'many')}`
  if ('result' in amount) return `the number from “${amount.result}”`
  if ('sum' in amount) return amount.sum.map(each => sayAmount(each, speech)).join(' plus ')
  if ('difference' in amount) return amount.difference.map(each => sayAmount(each, speech)).join(' minus ')
  return amount.product.map(each => sayAmount(each, speech)).join(' times ')
}

const COMPARED: Readonly<Record<string, (value: string) => string>> = {
  '=': value => (value === '0' ? 'no' : `exactly ${value}`),
  '!=': value => `other than ${value}`,
  '<': value => `less than ${value}`,
  '<=': value => `${value} or less`,
  '>': value => `more than ${value}`,
  '>=': value => `${value} or more`
}

/** `6 or more`. */
export const sayComparison = (op: string, value: Amount, speech: Speech): string => COMPARED[op]!(sayAmount(value, speech))

/** Objects that a filter speaks of: `an item you control`, `items you control`. */
export const sayFilter = (filter: Filter, speech: Speech, number: 'one' | 'many' | 'target' = 'one'): string => {
  const { zone, types = [], anyType = [], notTypes = [], controller, owner, status } = filter
  const kinds = [...(anyType.length > 0 ? [or(anyType)] : []), ...ordered(types)]
  const bare = zone === undefined || zone === 'arena' ? 'object' : 'card'
  const isNoun = kinds.length > 0 && (zone === undefined || zone === 'arena')
  const noun = kinds.length === 0 ? bare : isNoun ? kinds.join(' ') : `${kinds.join(' ')} ${bare}`
  const before = [
    ...(filter.other ? ['other'] : []),
    ...(status === undefined ? [] : [speech.words.status(status)]),
    ...notTypes.map(type => `non-${type}`),
    ...(filter.token === true ? ['token'] : filter.token === false ? ['nontoken'] : [])
  ]
  const whose = owner ?? controller
  const place =
    zone === undefined || zone === 'arena'
      ? controller === undefined || controller === 'any'
        ? ''
        : ` ${does(sayWho(controller, speech), 'control')}`
      : ` in ${whose === undefined ? 'a' : whose === 'any' ? 'any' : possessive(sayWho(whose, speech))} ${speech.words.zone(zone)}`
  const after = [
    ...(filter.name === undefined ? [] : [`named ${filter.name}`]),
    ...(filter.nameIncludes === undefined ? [] : [`with “${filter.nameIncludes}” in its name`]),
    ...(filter.number
      ? [
          `with ${filter.number.base ? 'base ' : ''}${filter.number.name} ${filter.number.op === '=' ? `of ${sayAmount(filter.number.value, speech)}` : sayComparison(filter.number.op, filter.number.value, speech)}`
        ]
      : []),
    ...(filter.counters
      ? [
          `with ${sayComparison(filter.counters.op, filter.counters.value, speech)} ${filter.counters.kind} counter${filter.counters.op === '=' && filter.counters.value === 1 ? '' : 's'}`
        ]
      : []),
    ...(filter.marker === undefined ? [] : [`with “${filter.marker}”`]),
    ...(owner !== undefined && (zone === undefined || zone === 'arena') ? [`owned by ${sayWho(owner, speech)}`] : []),
    ...(filter.is === undefined ? [] : [`that is ${sayRef(filter.is, speech)}`])
  ]
  const one = [...before, noun].join(' ')
  const said = number === 'many' ? [...before, plural(noun)].join(' ') : number === 'target' ? `target ${one}` : a(one)
  return `${said}${place}${after.length === 0 ? '' : ` ${after.join(' ')}`}`
}
