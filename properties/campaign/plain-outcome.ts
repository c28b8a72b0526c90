/**
 * What came of a unit as plain data, to be sent and written down.
 * @module
 */
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { Case } from './case.js'
import { caseOf, plainCase } from './note.js'
import type { Note, PlainCase } from './note.js'
import type { Outcome, Told } from './player.js'
import type { CheckResult } from './report.js'

/** A note of which the game goes by names. */
export interface PlainNote extends Omit<Note, 'failing'> {
  readonly failing?: PlainCase
}

/** An outcome as plain data. */
export type PlainOutcome =
  | ({ readonly kind: 'checked'; readonly check: CheckResult; readonly note?: PlainNote; readonly found?: PlainCase } & Told)
  | ({ readonly kind: 'played'; readonly note?: PlainNote } & Told)
  | { readonly kind: 'broken'; readonly message: string }

const plainNote = ({ failing, ...note }: Note, rulebook: Rulebook): PlainNote => ({
  ...note,
  ...(failing && { failing: plainCase(failing, rulebook) })
})

const noteFrom = ({ failing, ...note }: PlainNote): Note => ({ ...note, ...(failing && { failing: caseOf(failing) }) })

const withNote = <N, M>(note: N | undefined, make: (note: N) => M): { readonly note?: M } =>
  note === undefined ? {} : { note: make(note) }

const withFound = <N, M>(found: N | undefined, make: (game: N) => M): { readonly found?: M } =>
  found === undefined ? {} : { found: make(found) }

const toldOf = ({ again, took }: Told): Told => ({ ...(again !== undefined && { again }), ...(took !== undefined && { took }) })

/** An outcome as data. */
export const plainOutcome = (outcome: Outcome, rulebook: Rulebook): PlainOutcome => {
  switch (outcome.kind) {
    case 'checked':
      return {
        kind: 'checked',
        check: outcome.check,
        ...withNote(outcome.note, note => plainNote(note, rulebook)),
        ...withFound(outcome.found, (game: Case) => plainCase(game, rulebook)),
        ...toldOf(outcome)
      }
    case 'played':
      return { kind: 'played', ...withNote(outcome.note, note => plainNote(note, rulebook)), ...toldOf(outcome) }
    case 'broken':
      return outcome
  }
}

/** The outcome that was made plain. */
export const outcomeOf = (plain: PlainOutcome): Outcome => {
  switch (plain.kind) {
    case 'checked':
      return {
        kind: 'checked',
        check: plain.check,
        ...withNote(plain.note, noteFrom),
        ...withFound(plain.found, caseOf),
        ...toldOf(plain)
      }
    case 'played':
      return { kind: 'played', ...withNote(plain.note, noteFrom), ...toldOf(plain) }
    case 'broken':
      return plain
  }
}
