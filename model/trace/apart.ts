/**
 * Damage to several, told as that to each: at level `outcome` an engine may tell either.
 * @see docs/decisions/0020-styles.md
 * @module
 */
import { isRecord } from './record.js'

/** An event as a list of events: of damage that has several parts one for each, of anything else itself. */
export const damageApart = <E>(event: E): readonly E[] => {
  if (!isRecord(event) || event['event'] !== 'damage' || !Array.isArray(event['parts']) || event['parts'].length < 2) return [event]
  return event['parts'].map((part: unknown) => ({ ...event, parts: [part] }))
}

/** Events that happen at once, with damage to several told as that to each; the same list, if there is none. */
export const toldForEach = <E>(events: readonly E[]): readonly E[] => {
  const apart = events.flatMap(damageApart)
  return apart.length === events.length ? events : apart
}
