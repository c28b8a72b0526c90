/**
 * Which pairs of ideas the kit's situations bring together, in a sentence.
 * @module
 */
import type { PairsReport } from '../properties/campaign/report.js'

const share = (part: number, whole: number): string => (whole === 0 ? 'none' : `${Math.floor((100 * part) / whole)} %`)

/** The pairs of a ruleset's situations. It says what the kit can show, not what the engine has shown. */
export const sayPairs = ({ aspects, all, possible, fixtures, corpus, together }: PairsReport): string =>
  `Of the ${all} pairs of ${aspects} ideas, games have brought ${possible} together so that both matter; the kit’s situations and a campaign meet ${together} of these (${share(together, possible)}), its fixtures ${fixtures} (${share(fixtures, possible)}), its corpus ${corpus}.`
