/** What is chosen by name on the command line. @module */
import { nearest } from '../model/scenario/near.js'
import { InputProblem } from '../model/scenario/problem.js'

/** So many names are suggested at most. */
const SUGGESTED = 3

/** A part of a name is looked for from so many letters on. */
const TELLING = 4

/** The known names that one which is not known may stand for: those that it is a part of, then those that it nearly is. */
const likely = (word: string, known: readonly string[]): readonly string[] => {
  const found = word.length < TELLING ? [] : known.filter(each => each.toLowerCase().includes(word.toLowerCase())).slice(0, SUGGESTED)
  while (found.length < SUGGESTED) {
    const next = nearest(
      word,
      known.filter(each => !found.includes(each))
    )
    if (next === undefined) break
    found.push(next)
  }
  return found
}

/** What to say after "There is no such thing": the names that may be meant, or else where all of them are told. */
export const offer = (names: readonly string[], all: string): string => (names.length === 0 ? all : `did you mean ${names.join(', ')}?`)

/** The same, of the known names that come nearest to a word. */
export const suggest = (word: string, known: readonly string[], all: string): string => offer(likely(word, known), all)

/** `There is no chart "resolv"; did you mean resolution? The charts are …`: what is wrong, the nearest name, and all of them. */
export const unknownName = (kind: string, word: string, known: readonly string[], of = ''): InputProblem => {
  const [first] = likely(word, known)
  const all = `${first === undefined ? 'the' : 'The'} ${kind}s are ${known.join(', ')}.`
  return new InputProblem(
    `There is no ${kind} ${JSON.stringify(word)}${of}; ${first === undefined ? all : `did you mean ${first}? ${all}`}`
  )
}

/**
 * Takes one of some names, for an option or an argument of commander.
 * @throws InputProblem if it is none of them
 */
export const oneOf =
  <T extends string>(kind: string, known: readonly T[]) =>
  (word: string): T => {
    const found = known.find(each => each === word)
    if (found === undefined) throw unknownName(kind, word, known)
    return found
  }

/** How things are chosen. */
export interface Choice<T> {
  /** What each goes by. */
  readonly called: (thing: T) => readonly string[]
  /** What to say of a word that chooses none, without a full stop. */
  readonly none: (word: string) => string
  /** Where all of them are told. */
  readonly all: string
}

/**
 * Those of some things that the words choose, in their own order; all of them if there is no word.
 * @throws InputProblem if a word chooses none
 */
export const chosenBy = <T>(things: readonly T[], words: readonly string[], { called, none, all }: Choice<T>): readonly T[] => {
  const known = new Set(things.flatMap(called))
  const unknown = words.find(word => !known.has(word))
  if (unknown !== undefined) throw new InputProblem(`${none(JSON.stringify(unknown))}; ${suggest(unknown, [...known], all)}`)
  return words.length === 0 ? things : things.filter(each => called(each).some(name => words.includes(name)))
}
