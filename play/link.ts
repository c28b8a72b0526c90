/**
 * A game as a link: the choices in the part of the address that no server sees, and the situation too where it was changed.
 * @module
 */
import { readEdited, textOf } from './edited.js'
import type { Example } from './example.js'

/** What a link says. */
export interface Linked {
  readonly answers: readonly number[]
  /** The example, if it was changed. */
  readonly example?: Example
}

/** `#0.1.0`, and after a comma the changed situation. */
export const hashOf = (answers: readonly number[], changed?: Example): string =>
  `#${answers.join('.')}${changed === undefined ? '' : `,${encodeURIComponent(textOf(changed))}`}`

/** What a link says; what cannot be read of it is left out. */
export const linkedBy = (hash: string, example: Example): Linked => {
  const text = hash.replace(/^#/, '')
  const comma = text.indexOf(',')
  const answers = (comma < 0 ? text : text.slice(0, comma))
    .split('.')
    .filter(each => /^\d+$/.test(each))
    .map(Number)
  if (comma < 0) return { answers }
  const edited = readEdited(decodeURIComponent(text.slice(comma + 1)), example)
  return 'example' in edited ? { answers, example: edited.example } : { answers: [] }
}
