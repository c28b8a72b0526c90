/**
 * Reading what starts a game: the cards of games are the same again and again, and most of what there is to read. A card that was read
 * before is known by its text and not read again.
 * @module
 */
import { Card } from '../../model/scenario/card.js'
import { METHODS } from './messages.js'
import type { Params } from './messages.js'

/** So many cards are known at once. */
const MOST = 4_000

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads what starts a game; nothing where it is not as it must be, which who reads all of it is told. */
export const startReader = (): ((params: unknown) => Params<'scenario/start'> | undefined) => {
  const known = new Map<string, Card>()
  const cardOf = (value: unknown): Card | undefined => {
    const text = JSON.stringify(value)
    const found = known.get(text)
    if (found) return found
    const { data } = Card.safeParse(value)
    if (!data) return undefined
    if (known.size >= MOST) known.clear()
    known.set(text, data)
    return data
  }
  return params => {
    const scenario = isRecord(params) ? params['scenario'] : undefined
    const given = isRecord(scenario) ? scenario['cards'] : undefined
    if (!isRecord(params) || !isRecord(scenario) || !Array.isArray(given)) return undefined
    const { data } = METHODS['scenario/start'].params.safeParse({ ...params, scenario: { ...scenario, cards: [] } })
    const cards = data && given.map(cardOf).filter(card => card !== undefined)
    return data && cards?.length === given.length ? { ...data, scenario: { ...data.scenario, cards } } : undefined
  }
}
