/**
 * The parts of a damage event.
 * @module
 */
import type { DamagePart } from '../../../../model/trace/event.js'

/** Damage of one type to one target is one part: what an instruction or a redirection brings together is joined. */
export const joined = (parts: readonly DamagePart[]): DamagePart[] => {
  const whole = new Map<string, DamagePart>()
  for (const part of parts) {
    const key = JSON.stringify([part.target, part.type ?? null])
    const other = whole.get(key)
    whole.set(key, other ? { ...other, amount: other.amount + part.amount } : part)
  }
  return [...whole.values()]
}
