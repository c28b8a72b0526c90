/**
 * A game as a link: the choices in the part of the address that no server sees, and the situation too where it was changed.
 * @module
 */
import { textOf } from './edited.js'
import type { Example } from './example.js'

/** What a link says. */
export interface Linked {
  readonly answers: readonly number[]
  /** The text of the situation, if it was changed. */
  readonly changed?: string
}

/** `#0.1.0`, and after a comma the changed situation. */
export const hashOf = (answers: readonly number[], changed?: Example): string =>
  `#${answers.join('.')}${changed === undefined ? '' : `,${encodeURIComponent(textOf(changed))}`}`

/** A part of an address as it was before it was written there; empty if it never was. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** What a link says; what cannot be read of it is left out. */
export const linkedBy = (hash: string): Linked => {
  const [choices = '', ...rest] = hash.replace(/^#/, '').split(',')
  const answers = choices
    .split('.')
    .filter(each => /^\d+$/.test(each))
    .map(Number)
  return rest.length === 0 ? { answers } : { answers, changed: decoded(rest.join(',')) }
}
