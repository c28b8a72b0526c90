/**
 * What to do about stale entries of a list of known failures.
 * @module
 */
import type { Report, StaleEntry } from '../properties/campaign/report.js'
import { count, oneLine } from '../model/trace/text.js'

type Held = NonNullable<Report['expect']>

/** For all entries at once. */
export const whatToDo = ({ file, stale }: Held): string =>
  `The run fails on ${stale.length === 1 ? 'it' : 'them'}: take ${count(stale.length, 'entry', 'entries')} out of ${oneLine(file)}, and a fault that comes back is found.`

/** One entry, with what to do about it. */
export const sayStale = ({ check, verdict, why }: StaleEntry, file: string): string =>
  `${check} is listed as ${verdict}, but ${why}; take it out of ${file}.`
