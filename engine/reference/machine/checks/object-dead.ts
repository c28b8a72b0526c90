/**
 * Objects without life or toughness go to the graveyard.
 * @module
 */
import { inArena, toGraveyard, type Check } from './check.js'

export const objectDead: Check = run => {
  const { rules, structure } = run.ctx
  const vital = structure.checks.vital.value
  return toGraveyard(
    rules.deadObjects(
      structure,
      inArena(run).flatMap(({ own, view }) => {
        const number = view.numbers[vital]
        return number === undefined ? [] : [{ id: own.id, vital: number, damage: own.damage }]
      })
    )
  )
}
