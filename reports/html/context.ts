/**
 * What parts of a page deep down read of the whole report.
 * @module
 */
import { createContext } from 'preact'
import type { Level } from '../../model/trace/observation.js'
import type { Report } from '../../properties/campaign/report.js'

export interface Whole {
  readonly level: Level
  /** The title of each rule by its id. */
  readonly titles: ReadonlyMap<string, string>
}

export const WholeContext = createContext<Whole>({ level: 'full', titles: new Map() })

export const wholeOf = ({ engine, rulesets }: Report): Whole => ({
  level: engine.level,
  titles: new Map(rulesets.flatMap(ruleset => ruleset.rules.map(rule => [rule.id, rule.title] as const)))
})
