/**
 * Games that an engine ends as unsupported: the protocol lets it say so, with a note, and nothing is held against it.
 * @module
 */
import type { Observation } from '../../model/trace/observation.js'
import { count } from '../../model/trace/text.js'
import type { Unsupported } from './report.js'

/** What stands for a note where there is none. */
const NO_NOTE = 'no note'

/** What the engine notes of a game that it ended as unsupported; `undefined` of any other. */
export const givenUpWith = (trace: readonly Observation[]): string | undefined => {
  const end = trace.at(-1)
  return end?.see === 'end' && end.why === 'unsupported' ? (end.note ?? NO_NOTE) : undefined
}

/** Each note with how many games ended with it, the most frequent first. */
export const unsupportedOf = (notes: readonly string[]): Unsupported => ({
  games: notes.length,
  notes: [...new Set(notes)]
    .map(note => ({ note, games: notes.filter(each => each === note).length }))
    .toSorted((a, b) => b.games - a.games)
})

/** Of many notes so many are told in a sentence. */
const MOST_NOTES = 3

/** `as unsupported: no planeswalkers (2), no fog`. */
export const sayUnsupported = ({ notes }: Unsupported): string => {
  const more = notes.length - MOST_NOTES
  const told = notes.slice(0, MOST_NOTES).map(({ note, games }) => (games > 1 ? `${note} (${games})` : note))
  return `as unsupported: ${told.join(', ')}${more > 0 ? ` and ${count(more, 'more note')}` : ''}`
}
