/**
 * Amounts, filters and event patterns of a card in words: one module, since each is defined by the others.
 * @module
 */
import type { Amount, Filter } from '../../scenario/amount.js'
import type { Who } from '../../scenario/names.js'
import type { Operation, Pattern, Subject } from '../../scenario/pattern.js'
import type { Mood, Speech } from './speech.js'
import { a, acts, does, or, possessive, sayRef } from './speech.js'

export const PERIOD = { turn: 'this turn', 'chain-link': 'this chain link', 'combat-chain': 'this combat chain' } as const

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
  if ('quotient' in amount) return `${amount.quotient.map(each => sayAmount(each, speech)).join(' divided by ')} (rounded ${amount.round})`
  if ('total' in amount) return `what it comes to ${PERIOD[amount.this]} as often as ${sayPattern(amount.total, speech, 'does')}`
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
  const { zone, zones, types = [], anyType = [], notTypes = [], supertypes = [], controller, owner, status } = filter
  const kinds = [...(anyType.length > 0 ? [or(anyType)] : []), ...supertypes, ...ordered(types)]
  const isThere = zone === undefined || zone === 'arena'
  const bare = isThere ? 'object' : 'card'
  const isNoun = kinds.length > 0 && isThere
  const noun = kinds.length === 0 ? bare : isNoun ? kinds.join(' ') : `${kinds.join(' ')} ${bare}`
  const before = [
    ...(filter.other ? ['other'] : []),
    ...(status === undefined ? [] : [speech.words.status(status)]),
    ...notTypes.map(type => `non-${type}`),
    ...(filter.token === true ? ['token'] : filter.token === false ? ['nontoken'] : [])
  ]
  const whose = owner ?? controller
  const within = zones ? ` in ${or(zones.map(each => `the ${speech.words.zone(each)}`))}` : ''
  const place = isThere
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
    ...(owner !== undefined && isThere ? [`owned by ${sayWho(owner, speech)}`] : []),
    ...(filter.is === undefined ? [] : [`that is ${sayRef(filter.is, speech)}`])
  ]
  const one = [...before, noun].join(' ')
  const said = number === 'many' ? [...before, plural(noun)].join(' ') : number === 'target' ? `target ${one}` : a(one)
  return `${said}${within}${place}${after.length === 0 ? '' : ` ${after.join(' ')}`}`
}

const saySubject = (subject: Subject | undefined, speech: Speech, otherwise: string): string =>
  subject === undefined
    ? otherwise
    : 'player' in subject
      ? sayWho(subject.player, speech)
      : 'ref' in subject
        ? sayRef(subject.ref, speech)
        : sayFilter(subject, speech)

/** An effect by what it does to a property. */
const OPERATIONS: Readonly<Record<Operation, string>> = {
  add: 'that adds to',
  subtract: 'that subtracts from',
  multiply: 'that multiplies',
  divide: 'that divides',
  'add-base': 'that adds to the base of',
  'subtract-base': 'that subtracts from the base of',
  'multiply-base': 'that multiplies the base of',
  'divide-base': 'that divides the base of',
  set: 'that sets',
  'set-base': 'that sets the base',
  remove: 'that takes from',
  gain: 'that gives',
  lose: 'that takes away'
}

const anyone = (who: Who | undefined, speech: Speech): string => sayWho(who ?? 'any', speech)
const zones = ({ from, to }: Pattern, { words }: Speech): string =>
  `${from === undefined ? '' : ` from ${words.zone(from)}`}${to === undefined ? '' : ` to ${words.zone(to)}`}`
const amount = ({ amount }: Pattern, speech: Speech): string =>
  amount === undefined ? '' : `${sayComparison(amount.op, amount.value, speech)} `

const sayDamage = (pattern: Pattern, speech: Speech, mood: Mood): string => {
  const what = `${amount(pattern, speech)}${pattern.type === undefined ? '' : `${pattern.type} `}damage`
  if (pattern.hit) {
    const target = pattern.target === undefined ? '' : ` ${saySubject(pattern.target, speech, '')}`
    return acts(saySubject(pattern.source, speech, 'an attack'), `hit${target}`, mood)
  }
  const { source, target } = pattern
  if (source === undefined && target === undefined) return acts(what, 'are dealt', mood)
  if (source === undefined) return acts(saySubject(target, speech, ''), `are dealt ${what}`, mood)
  const to = target === undefined ? '' : ` to ${saySubject(target, speech, '')}`
  return acts(saySubject(source, speech, ''), `deal ${what}${to}`, mood)
}

const sayBeginning = ({ name, player }: Pattern, speech: Speech, mood: Mood): string => {
  const what = name === undefined ? 'phase' : name === 'turn' ? name : speech.words.phase(name)
  return acts(player === undefined || player === 'any' ? a(what) : `${possessive(sayWho(player, speech))} ${what}`, 'begin', mood)
}

/** What becomes of the counters of an object: they are put on, taken off, or either. */
const sayCounters = (pattern: Pattern, speech: Speech): string => {
  const kind = `${pattern.counter === undefined ? '' : `${pattern.counter} `}counters`
  const reaching = pattern.reaches === undefined ? '' : ` and so reach ${pattern.reaches}`
  const isSign = pattern.amount?.value === 0
  if (isSign && pattern.amount.op === '!=') return `have ${kind} put on or taken off${reaching}`
  if (isSign && pattern.amount.op === '<') return `lose ${kind}`
  return `get ${isSign ? '' : amount(pattern, speech)}${kind}${reaching}`
}

/**
 * An event pattern as a clause.
 * @param mood whether the event would happen, or happens
 */
export const sayPattern = (pattern: Pattern, speech: Speech, mood: Mood): string => {
  const player = anyone(pattern.player, speech)
  const object = (otherwise = 'an object'): string => saySubject(pattern.object, speech, otherwise)
  switch (pattern.event) {
    case 'damage':
      return sayDamage(pattern, speech, mood)
    case 'prevented':
      return acts('damage', 'are prevented', mood)
    case 'draw':
      return acts(player, pattern.amount === undefined ? 'draw a card' : `draw ${amount(pattern, speech)}cards`, mood)
    case 'discard':
      return acts(player, `discard ${object('a card')}`, mood)
    case 'move':
      return acts(object('a card'), `move${zones(pattern, speech)}`, mood)
    case 'enter':
      return acts(object(), `enter the ${speech.words.zone('arena')}${zones(pattern, speech)}`, mood)
    case 'destroy':
      return pattern.by === undefined
        ? acts(object(), 'are destroyed', mood)
        : acts(anyone(pattern.by, speech), `destroy ${object()}`, mood)
    case 'sacrifice':
      return pattern.by === undefined
        ? acts(object(), 'are sacrificed', mood)
        : acts(anyone(pattern.by, speech), `sacrifice ${object()}`, mood)
    case 'play':
      return acts(player, `play ${object('a card')}`, mood)
    case 'activate':
      return acts(player, `activate ${object('an ability')}`, mood)
    case 'attack':
      return acts(object('an attack'), 'attack', mood)
    case 'close':
      return acts('the combat chain', 'close', mood)
    case 'gain':
    case 'lose':
      return acts(player, `${pattern.event} ${amount(pattern, speech)}${pattern.of?.replaceAll('-', ' ') ?? 'something'}`, mood)
    case 'counters':
      return pattern.by === undefined
        ? acts(object(), sayCounters(pattern, speech), mood)
        : `${acts(object(), sayCounters(pattern, speech), mood)} by the doing of ${anyone(pattern.by, speech)}`
    case 'status':
      return acts(
        object(),
        `${pattern.on === false ? 'stop being' : 'become'} ${pattern.status === undefined ? 'changed' : speech.words.status(pattern.status)}`,
        mood
      )
    case 'apply': {
      const how = `${pattern.op === undefined ? 'on' : OPERATIONS[pattern.op]} ${amount(pattern, speech)}${pattern.name ?? 'a property'}`
      return acts(`an effect ${how}`, `begin to modify ${object()}`, mood)
    }
    case 'create':
      return acts(player, `create ${object('a token')}`, mood)
    case 'contest':
      return acts(
        player,
        `${pattern.result === undefined ? 'enter' : pattern.result === 'win' ? 'win' : 'do not win'} a ${pattern.name ?? 'contest'}`,
        mood
      )
    case 'reveal':
      return acts(object('a card'), 'are revealed', mood)
    case 'target':
      return acts(object(), `become a target${pattern.source === undefined ? '' : ` of ${saySubject(pattern.source, speech, '')}`}`, mood)
    case 'triggered': {
      const cause = pattern.cause === undefined ? '' : ` because ${sayPattern(pattern.cause, speech, 'does')}`
      const whose =
        pattern.player === undefined
          ? 'an effect'
          : `an effect that ${sayWho(pattern.player, speech)} control${pattern.player === 'you' ? '' : 's'}`
      return `${acts(`${whose}${pattern.object === undefined ? '' : ` of ${object()}`}`, 'trigger', mood)}${cause}`
    }
    case 'begin':
      return sayBeginning(pattern, speech, mood)
    case 'defeat':
      return acts(player, 'are defeated', mood)
    case 'attach':
      return acts(object(), `become ${pattern.on === false ? 'unattached' : 'attached'}`, mood)
    case 'negate':
      return acts(object('a layer'), 'are negated', mood)
    case 'heal':
      return acts(object(), 'are healed', mood)
    case 'cease':
      return acts(object(), 'cease to exist', mood)
    case 'control':
      return pattern.player === undefined
        ? acts(`control of ${object()}`, 'change', mood)
        : acts(player, `gain control of ${object()} from another`, mood)
    case 'win':
      return acts(player, 'win the game', mood)
  }
}
