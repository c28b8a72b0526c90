/**
 * What a page fetches after the first choices are shown: how charts are drawn, and the schema that the editor helps by.
 * @module
 */
import type { Layout } from '../reports/charts/layout.js'
import type { Schema } from './help/help.js'

/** As the build writes it (`scripts/play.js`). */
export interface Later {
  readonly layouts: Readonly<Record<string, Layout>>
  /** The published schema of a situation, with the definitions that it needs. */
  readonly schema: Schema
}

/** Fetches it, once. */
export type Fetched = () => Promise<Later>
