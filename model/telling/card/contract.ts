/**
 * A card's text held against its abilities: what of one must be found in the other. An engine with cards coded by hand follows the
 * text, and is judged by what the abilities do.
 * @module
 */
import type { Card } from '../../scenario/card.js'

type Piece = Readonly<Record<string, unknown>>

/** Every object within a value, each with the key that it stands under. */
const piecesIn = (value: unknown, key = ''): readonly { readonly piece: Piece; readonly key: string }[] => {
  if (Array.isArray(value)) return value.flatMap(each => piecesIn(each, key))
  if (typeof value !== 'object' || value === null) return []
  return [{ piece: value as Piece, key }, ...Object.entries(value).flatMap(([name, each]) => piecesIn(each, name))]
}

/** A word of a text that something in the abilities stands for. */
interface Sign {
  readonly what: string
  /** Whether the abilities have it. */
  readonly has: (piece: Piece, key: string) => boolean
  readonly said: RegExp
  /** Texts may say it where no ability has it: as a part of another phrase. */
  readonly alsoSaid?: true
}

const SIGNS: readonly Sign[] = [
  { what: 'a target', has: piece => Array.isArray(piece['targets']) || piece['event'] === 'target', said: /\btarget\b/i },
  {
    what: 'a choice to do it or not',
    has: piece => piece['do'] === 'may' || piece['optional'] === true || piece['kind'] === 'extra-cost',
    said: /\bmay\b/i
  },
  {
    what: 'that it is once or so often each turn',
    has: (piece, key) => (key === 'limit' && 'times' in piece) || key === 'doOnce',
    said: /\bonce\b|\btwice\b|each turn\b|per turn\b/i,
    alsoSaid: true
  },
  {
    what: 'which one it is that turn',
    has: (_, key) => key === 'ordinal',
    said: /\bfirst\b|\bsecond\b|\bthird\b/i,
    alsoSaid: true
  },
  {
    what: 'that it is each counter',
    has: (piece, key) => key === 'trigger' && piece['each'] === true,
    said: /\ban? ([^ ]+ )?counter is (next )?put\b/i,
    alsoSaid: true
  },
  {
    what: 'that the same mode can be chosen again',
    has: piece => piece['do'] === 'modes' && piece['again'] === true,
    said: /\bagain\b|more than once/i,
    alsoSaid: true
  },
  { what: 'that it is another one', has: piece => piece['other'] === true, said: /\b(an)?other\b/i, alsoSaid: true },
  {
    what: 'an opponent',
    has: piece => Object.values(piece).includes('opponent'),
    said: /\bopponent|\bopposing\b|\bunless they\b/i
  },
  {
    what: 'this turn',
    has: piece => piece['for'] === 'turn' || piece['this'] === 'turn' || 'resolved' in piece,
    said: /\bthis turn\b|\bend of turn\b|the turn is over|for the turn|earlier this turn/i
  },
  { what: 'the next time', has: piece => 'uses' in piece || 'next' in piece, said: /\bnext\b|\bonce this turn\b/i, alsoSaid: true }
]

/** What one side has and the other has not, each in a few words; nothing if text and abilities agree. */
export const disagreements = ({ text, abilities }: Pick<Card, 'text' | 'abilities'>): readonly string[] => {
  const pieces = piecesIn(abilities)
  return SIGNS.flatMap(({ what, has, said, alsoSaid }) => {
    const does = pieces.some(({ piece, key }) => has(piece, key))
    if (does && !said.test(text)) return [`the abilities have ${what}, the text does not say so`]
    return !does && alsoSaid === undefined && said.test(text) ? [`the text speaks of ${what}, the abilities have none`] : []
  })
}

/** Words that a text has for a type, a kind of counter or a name, in the singular. */
const isSaid = (word: string, text: string): boolean => {
  const plain = text.toLowerCase()
  // `allies`, `elves`
  const stem = word.toLowerCase().replace(/(y|f)$/, '')
  return plain.includes(stem)
}

/** Types, counters and names that the abilities look for and the text does not name. */
export const unnamed = ({ text, abilities }: Pick<Card, 'text' | 'abilities'>): readonly string[] =>
  piecesIn(abilities).flatMap(({ piece }) => {
    const words = [
      ...['types', 'anyType', 'notTypes', 'supertypes', 'addTypes', 'removeTypes', 'addSupertypes', 'removeSupertypes'].flatMap(field =>
        Array.isArray(piece[field]) ? (piece[field] as readonly string[]) : []
      ),
      ...(typeof piece['counter'] === 'string' ? [piece['counter']] : []),
      ...(typeof piece['name'] === 'string' && /^[A-Z]/.test(piece['name']) ? [piece['name']] : []),
      ...(typeof piece['card'] === 'string' ? [piece['card']] : [])
    ]
    return words.filter(word => !isSaid(word, text))
  })

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, both: 2, double: 2, doubled: 2, twice: 2, second: 2 },
  ...{ three: 3, third: 3, four: 4, five: 5 }
}

/** Numbers from 2 on that a text speaks of; 1 hides in words like `a` and `next`, and kinds of counter are names. */
export const numbersIn = (text: string): readonly number[] => {
  const plain = text.replace(/[+-]\d+\/[+-]\d+( \w+)* counters?/g, '').replace(/[“(][^\d”)]*[”)]/g, '')
  const words = [...plain.toLowerCase().matchAll(/[a-z]+/g)].flatMap(([word]) => NUMBERS[word] ?? [])
  const digits = [...plain.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  return [...new Set([...words, ...digits])].filter(n => n > 1).sort((a, b) => a - b)
}

/** Instructions and effects, by what they are called in texts. */
const VERBS: Readonly<Record<string, RegExp>> = {
  damage: /damage/i,
  draw: /\bdraws?\b/i,
  destroy: /destroy/i,
  discard: /discard/i,
  create: /create/i,
  prevention: /prevent|shield/i,
  gain: /\bgains?\b|\bgets?\b|\brecover/i,
  lose: /\bloses?\b|\bpay\b/i,
  sacrifice: /sacrifice/i,
  negate: /negate|counter/i,
  reveal: /reveal/i,
  attach: /attach|equip/i,
  win: /\bwins?\b/i,
  heal: /remove all damage/i
}

/** What the abilities do and the text has no word for. */
export const untold = ({ text, abilities }: Pick<Card, 'text' | 'abilities'>): readonly string[] =>
  piecesIn(abilities)
    .flatMap(({ piece }) => [piece['do'], piece['kind']])
    .filter((verb): verb is string => typeof verb === 'string' && VERBS[verb]?.test(text) === false)
