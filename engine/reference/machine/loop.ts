/**
 * Repetition: a situation in which nobody decides, and which comes again, comes again for ever.
 * @module
 */
import type { WireScenario } from '../../../model/scenario/scenario.js'
import type { Run } from '../context.js'
import type { Agenda, Frame, World } from '../state.js'

const looking = new WeakMap<WireScenario, boolean>()

/** Whether anything looks at what has happened, or at how much: then no situation is the same as an earlier one. */
const looksBack = (scenario: WireScenario): boolean => {
  const known = looking.get(scenario)
  if (known !== undefined) return known
  const found = scenario.until.end === 'events' || /"(happened|ordinal)":/.test(JSON.stringify(scenario.cards.map(card => card.abilities)))
  looking.set(scenario, found)
  return found
}

/** Names that the engine gives: to events, stack objects and frames. */
const GIVEN = /^(e|l):\d+$/

/** Where a game stands, and all that is to be done: two that are the same go on in the same way. */
export interface Moment {
  readonly w: World
  readonly agenda: Agenda | null
  readonly frames: Readonly<Record<string, Frame>>
}

export const momentOf = ({ w, agenda, frames }: Run): Moment => ({ w, agenda, frames })

/** A moment with nothing in it but the names given on the way counted anew. */
const situationOf = ({ w, agenda, frames }: Moment): string => {
  const { scenario: _scenario, log: _log, next: _next, ...world } = w
  const names = new Map<string, string>()
  const renamed = (text: string): string => {
    if (!GIVEN.test(text) && !(text in frames)) return text
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
  return JSON.stringify(plain([agenda, world, frames]))
}

/** What tells most moments apart at once. */
const outline = ({ w }: Moment): string =>
  JSON.stringify([w.players, w.pending.length, w.stack.map(stackObject => [stackObject.ref, stackObject.controller]), w.counts])

/** Whether two moments differ in nothing but the names given on the way. */
export const isSameSituation = (a: Moment, b: Moment): boolean =>
  !looksBack(a.w.scenario) && outline(a) === outline(b) && situationOf(a) === situationOf(b)

/**
 * Watches moments go by and tells whether one comes again: each is compared with an earlier one, which is exchanged for a later
 * one after twice as many moments every time. So a circle is found whatever its length, and one moment is kept.
 */
export const watchMoments = (): ((moment: Moment) => boolean) => {
  let kept: Moment | undefined
  let since = 0
  let patience = 1
  return moment => {
    if (kept && isSameSituation(kept, moment)) return true
    if (kept && ++since < patience) return false
    if (kept) patience *= 2
    kept = moment
    since = 0
    return false
  }
}
