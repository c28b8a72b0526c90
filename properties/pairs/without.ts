/**
 * A situation without what carries an aspect.
 * @module
 */
import { Card } from '../../model/scenario/card.js'
import type { Card as CardData } from '../../model/scenario/card.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import { isSound } from '../arbitraries/composed/shorter.js'
import { withoutEffectsOf } from '../campaign/shrink.js'
import type { Carrier, Path } from './carrier.js'
import { textsOf } from './text.js'

/** The situation without it, and what goes with it by itself. */
export interface Without {
  readonly scenario: WireScenario
  /** The abilities that are gone, or of which an instruction is: by card and name. What they do is no difference. */
  readonly abilities: ReadonlySet<string>
  /** The object or player that is gone. */
  readonly id?: string
}

/** What an ability of a card is called among those that are gone. */
export const abilityKey = (card: string, ability: string): string => `${card}\n${ability}`

type Json = unknown

const removed = (value: Json, [head, ...rest]: Path): Json => {
  if (head === undefined) return value
  if (Array.isArray(value))
    return rest.length === 0 ? value.toSpliced(Number(head), 1) : value.with(Number(head), removed(value[Number(head)], rest))
  const { [head]: part, ...others } = value as Record<string, Json>
  return rest.length === 0 ? others : { ...(value as object), [head]: removed(part, rest) }
}

const replaced = (value: Json, [head, ...rest]: Path, by: Json): Json => {
  if (head === undefined) return by
  if (Array.isArray(value)) return value.with(Number(head), replaced(value[Number(head)], rest, by))
  return { ...(value as object), [head]: replaced((value as Record<string, Json>)[head], rest, by) }
}

/** Fields without which an ability does the same under less: what they change is a difference, whoever does it. */
const LIMITS: ReadonlySet<string | number> = new Set([
  'limit',
  'doOnce',
  'ordinal',
  'oneOrMore',
  'each',
  'if',
  'unless',
  'given',
  'uses',
  'shield',
  'optional',
  'while',
  'functions',
  'last',
  'via'
])

const check = (card: CardData, value: Json): CardData | undefined => {
  const parsed = Card.safeParse(value)
  return parsed.success && isSound(parsed.data.abilities) && parsed.data.name === card.name ? parsed.data : undefined
}

/** Further fields without which a text is one still. */
const OPTIONAL: ReadonlySet<string> = new Set(['also', 'instead', 'targets', 'cost', 'else'])

/** Fields that tell an amount which is worked out: a number may stand in its place. */
const AMOUNTS: readonly string[] = ['count', 'total', 'sum', 'difference', 'product', 'quotient', 'result']

const at = (value: Json, path: Path): Json => path.reduce<Json>((part, key) => (part as Record<string | number, Json>)[key], value)

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a list may lose one: of abilities any, of others one among several, and never a part of a sum or comparison. */
const mayLose = (list: Json, path: Path): boolean =>
  Array.isArray(list) &&
  (path.length === 1 ||
    (list.length > 1 && ['steps', 'then', 'otherwise', 'targets', 'change', 'also', 'modes', 'all', 'any'].includes(String(path.at(-1)))))

/**
 * What a text may be without at a place: the place itself, a number in its stead, or nothing. What would be no card is not tried, since
 * it takes long to say so of a text with much in it.
 */
const lessAt = (card: CardData, place: Path): Json => {
  const last = place.at(-1)!
  const holder = at(card, place.slice(0, -1))
  if (typeof last === 'number') return mayLose(holder, place.slice(0, -1)) ? removed(card, place) : undefined
  const value = at(card, place)
  const isOfTrigger = isRecord(holder) && ['on', 'when', 'kind', 'event'].some(key => key in holder)
  if (LIMITS.has(last) && (last !== 'if' || isOfTrigger)) return removed(card, place)
  if (OPTIONAL.has(last) && !(last === 'instead' && isRecord(holder) && !('do' in holder))) return removed(card, place)
  return isRecord(value) && AMOUNTS.some(key => key in value) && !('as' in value) ? replaced(card, place, 1) : undefined
}

/** The card without a piece of its text, or without the least that holds it, where the rest would be no card. */
const withoutPiece = (
  card: CardData,
  path: Path
): { readonly card: CardData; readonly path: Path; readonly isLimit: boolean } | undefined => {
  for (let length = path.length; length >= 2; length--) {
    const place = path.slice(0, length)
    const less = lessAt(card, place)
    const without = less === undefined ? undefined : check(card, less)
    if (without)
      return {
        card: without,
        path: place,
        isLimit: place.slice(2).some(each => LIMITS.has(each)) || isNumber(at(without, place.slice(0, -1)), place.at(-1)!)
      }
  }
  return undefined
}

const isNumber = (holder: Json, key: string | number): boolean => isRecord(holder) && holder[key] === 1

const isWithin = (inner: Path, outer: Path): boolean => outer.every((each, at) => inner[at] === each)

/** The abilities that are lost with a piece, and the one of which it is a piece. */
const abilitiesOf = (card: CardData, path: Path): ReadonlySet<string> => {
  const texts = textsOf(card)
  const holding = texts.filter(text => isWithin(path, text.path)).reduce((a, b) => (a.path.length >= b.path.length ? a : b))
  return new Set([holding, ...texts.filter(text => isWithin(text.path, path))].map(text => abilityKey(card.name, text.ability)))
}

const NO_ABILITIES: ReadonlySet<string> = new Set()

const withoutObject = (scenario: WireScenario, id: string): WireScenario =>
  withoutEffectsOf(
    {
      ...scenario,
      objects: scenario.objects
        .filter(object => object.id !== id)
        .map(({ attachedTo, ...object }) => (attachedTo === undefined || attachedTo === id ? object : { ...object, attachedTo }))
    },
    new Set([id])
  )

/** The situation without a carrier; nothing where it would be none any more. */
export const without = (scenario: WireScenario, carrier: Carrier): Without | undefined => {
  switch (carrier.of) {
    case 'text': {
      const at = scenario.cards.findIndex(({ name }) => name === carrier.card)
      const card = scenario.cards[at]
      if (!card) return undefined
      const less = withoutPiece(card, carrier.path)
      if (!less) return undefined
      return {
        scenario: { ...scenario, cards: scenario.cards.with(at, less.card) },
        abilities: less.isLimit ? NO_ABILITIES : abilitiesOf(card, less.path)
      }
    }
    case 'object':
      return { scenario: withoutObject(scenario, carrier.id), abilities: NO_ABILITIES, id: carrier.id }
    case 'player': {
      const { id } = carrier
      if (scenario.players.length <= 2 || scenario.start.turnPlayer === id || JSON.stringify(scenario.until).includes(`"${id}"`))
        return undefined
      const own = scenario.objects.filter(object => object.owner === id || object.controller === id)
      const rest = own.reduce((less, object) => withoutObject(less, object.id), scenario)
      const players = scenario.players.filter(player => player.id !== id)
      return { scenario: withoutEffectsOf({ ...rest, players }, new Set([id])), abilities: NO_ABILITIES, id }
    }
  }
}
