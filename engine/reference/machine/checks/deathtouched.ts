/**
 * Objects that a source with deathtouch has damaged since the last check are destroyed.
 * @module
 */
import { destroyed, inArena, type Check } from './check.js'

export const deathtouched: Check = run => {
  const { rules, structure } = run.ctx
  const vital = structure.checks.vital.value
  const objects = inArena(run).flatMap(({ own, view }) => {
    const number = view.numbers[vital]
    return number === undefined ? [] : [{ id: own.id, dealtDeathtouch: own.dealtDeathtouch === true, vital: number }]
  })
  return destroyed(rules.deathtouched(objects, structure.checks.damageNeedsVital.value ?? false))
}
