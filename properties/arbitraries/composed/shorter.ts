/**
 * Shorter texts of a card: an ability, a condition, an additional effect, a limit or a target less, an instruction in place of what holds
 * it, a smaller number. Each is a sound card that is told anew.
 * @module
 */
import { Card } from '../../../model/scenario/card.js'
import { piecesOf } from '../../../model/scenario/pieces.js'
import { readAbilities } from '../../../model/telling/card/index.js'
import type { Words } from '../../../model/telling/words.js'

type Json = unknown
type Record_ = Readonly<Record<string, Json>>

const isRecord = (value: Json): value is Record_ => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How many pieces a text has. */
const sizeOf = (value: Json): number =>
  Array.isArray(value) ? value.reduce((sum: number, each) => sum + sizeOf(each), 1) : isRecord(value) ? sizeOf(Object.values(value)) : 1

/** What names a kind of thing, without which it is none. */
const KEPT: readonly string[] = ['do', 'kind', 'rule', 'event', 'id', 'class', 'ability']

/** A value with less in it: the whole places first, then what is within them. */
const less = function* (value: Json): Generator {
  if (typeof value === 'number') {
    if (value > 1) yield 1
    return
  }
  if (Array.isArray(value)) {
    if (value.length > 0) for (let i = 0; i < value.length; i++) yield value.toSpliced(i, 1)
    // an instruction in place of what holds it
    for (let i = 0; i < value.length; i++) for (const within of heldBy(value[i])) yield value.toSpliced(i, 1, ...within)
    for (let i = 0; i < value.length; i++) for (const each of less(value[i])) yield value.with(i, each)
    return
  }
  if (!isRecord(value)) return
  const keys = Object.keys(value).filter(key => !KEPT.includes(key))
  for (const key of keys) {
    const { [key]: _, ...rest } = value
    yield rest
  }
  for (const key of keys) {
    const part = value[key]
    // an amount that is worked out becomes a number, a condition one of its parts
    if (isRecord(part)) {
      yield { ...value, [key]: 1 }
      if ('not' in part) yield { ...value, [key]: part['not'] }
      for (const many of ['all', 'any']) {
        const held = part[many]
        if (Array.isArray(held)) for (const each of held as readonly Json[]) yield { ...value, [key]: each }
      }
    }
    for (const each of less(part)) yield { ...value, [key]: each }
  }
}

/** The instructions that an instruction holds. */
const heldBy = (value: Json): readonly (readonly Json[])[] =>
  isRecord(value)
    ? ['steps', 'then', 'else', 'otherwise'].flatMap(key => {
        const held = value[key]
        return 'do' in value && Array.isArray(held) ? [held as readonly Json[]] : []
      })
    : []

/** Whether what is spoken of by a name has one: targets, choices, results and costs. */
export const isSound = (abilities: Json): boolean => {
  const pieces = piecesOf(abilities)
  const named = new Set(pieces.flatMap(({ as, name, kind }) => [as, kind === 'extra-cost' ? name : undefined]))
  const isThere = (name: Json): boolean => name === undefined || named.has(name)
  return pieces.every(
    piece =>
      [piece['did'], 'event' in piece ? undefined : piece['result'], piece['declared']].every(
        name => typeof name !== 'string' || isThere(name)
      ) &&
      Object.values(piece).every(value => {
        const [, name] = typeof value === 'string' ? (/^(?:target|chosen):(.+)$/.exec(value) ?? []) : []
        return isThere(name)
      })
  )
}

/** A card with its text made from its abilities. */
export const retold = (card: Card, words: Words): Card => ({ ...card, text: readAbilities(card, words) })

/** Shorter texts of a card. */
export const shorterTexts = function* (card: Card, words: Words): Generator<Card> {
  const size = sizeOf(card.abilities)
  for (const abilities of less(card.abilities)) {
    if (!isSound(abilities) || sizeOf(abilities) > size) continue
    const parsed = Card.safeParse({ ...card, abilities })
    if (parsed.success) yield retold(parsed.data, words)
  }
}
