/**
 * Objects with as much damage as they can bear are destroyed.
 * @module
 */
import { destroyed, inArena, type Check } from './check.js'

export const objectDestroyedByDamage: Check = run => {
  const { rules, structure } = run.ctx
  const vital = structure.checks.vital.value
  return destroyed(
    rules.objectsDestroyedByDamage(
      structure,
      inArena(run).flatMap(({ own, view }) => {
        const number = view.numbers[vital]
        return number === undefined ? [] : [{ id: own.id, vital: number, damage: own.damage }]
      })
    )
  )
}
