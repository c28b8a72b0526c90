/**
 * Repetition: a situation in which nobody decides, and which comes again, comes again for ever.
 * @module
 */
import type { WireScenario } from '../../../model/scenario/scenario.js'
import type { Run } from '../context.js'

const looking = new WeakMap<WireScenario, boolean>()

/** Whether anything looks at what has happened, or at how much: then no situation is the same as an earlier one. */
const looksBack = (scenario: WireScenario): boolean => {
  const known = looking.get(scenario)
  if (known !== undefined) return known
  const found = scenario.until.end === 'events' || /"(happened|ordinal)":/.test(JSON.stringify(scenario.cards.map(card => card.abilities)))
  looking.set(scenario, found)
  return found
}

/** Names that the engine gives: to events, layers and frames. */
const GIVEN = /^(e|l):\d+$/

/**
 * The situation, the same for states that differ in nothing but the names given on the way; `undefined` if it can't be told.
 * All that is to be done is part of it, so two that are the same go on in the same way.
 */
export const situationOf = (run: Run): string | undefined => {
  const { scenario, log: _log, next: _next, ...world } = run.w
  if (looksBack(scenario)) return undefined
  const names = new Map<string, string>()
  const renamed = (text: string): string => {
    if (!GIVEN.test(text) && !(text in run.frames)) return text
    const known = names.get(text) ?? `~${names.size}`
    names.set(text, known)
    return known
  }
  const plain = (value: unknown): unknown => {
    if (typeof value === 'string') return renamed(value)
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    return Object.entries(value).map(([key, each]) => [renamed(key), plain(each)])
  }
  return JSON.stringify(plain([run.agenda, world, run.frames]))
}
