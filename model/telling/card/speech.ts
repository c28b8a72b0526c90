/**
 * What the words of one ability stand for, and the grammar of who does what.
 * @module
 */
import { capital } from '../capital.js'
import type { Words } from '../words.js'
import type { Ref } from '../../scenario/names.js'

/** What earlier parts of an ability have named. */
export interface Speech {
  /** What the game calls things. */
  readonly words: Words
  /** Targets and choices by their local names. */
  readonly named: Readonly<Record<string, string>>
}

/** Adds names of targets or choices. */
export const naming = (speech: Speech, names: Readonly<Record<string, string>>): Speech => ({
  ...speech,
  named: { ...speech.named, ...names }
})

const FIXED: Readonly<Record<string, string>> = {
  self: 'this',
  you: 'you',
  attack: 'the attack',
  attacked: 'what is attacked',
  host: 'what this is attached to',
  'event:source': 'its source',
  'event:target': 'whoever it would be dealt to',
  'event:object': 'that object',
  'event:player': 'that player'
}

/** A reference in words. */
export const sayRef = (ref: Ref, speech: Speech): string => {
  if (ref === 'opponent') return `the opposing ${speech.words.player}`
  const local = /^(?:target|chosen):(.*)$/.exec(ref)?.[1]
  return local === undefined ? (FIXED[ref] ?? ref) : (speech.named[local] ?? `the ${local}`)
}

/** `your`, `this’s`, `the opposing hero’s`. */
export const possessive = (who: string): string => (who === 'you' ? 'your' : who === 'this' ? 'its' : `${who}’s`)

const third = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ')
  const said =
    first === 'have' ? 'has' : first === 'do' ? 'does' : first === 'are' ? 'is' : /(s|sh|ch|x|z)$/.test(first) ? `${first}es` : `${first}s`
  return [said, ...rest].join(' ')
}

/** Subject and verb: `you draw`, `the opposing hero draws`. */
export const does = (subject: string, verb: string): string => `${subject} ${subject === 'you' ? verb : third(verb)}`

/** Whether something would happen or happens. */
export type Mood = 'would' | 'does'

/** `you would draw`, `you draw`. */
export const acts = (subject: string, verb: string, mood: Mood): string =>
  mood === 'would' ? `${subject} would ${verb === 'are' ? 'be' : verb.replace(/^are /, 'be ')}` : does(subject, verb)

/** As a sentence of a card: what `you` do is an instruction. */
export const instruct = (subject: string, verb: string): string => (subject === 'you' ? verb : does(subject, verb))

/** The article of a noun phrase. */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** An amount and, where it is no number, what it stands for: `3`, or `X` and `, X being …`. */
export const counted = (amount: string): { readonly n: string; readonly being: string } =>
  /^-?\d+$/.test(amount) ? { n: amount, being: '' } : { n: 'X', being: `, X being ${amount}` }

/** `a or b`. */
export const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`

/** `a and b`. */
export const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`

/** A text as a sentence. */
export const sentence = (text: string): string => {
  const said = text.trim()
  return said === '' ? '' : `${capital(said)}${/[.:]$/.test(said) ? '' : '.'}`
}
