/**
 * Objects without life or toughness go to the graveyard.
 * @module
 */
import { inArena, toGraveyard, type Check } from './check.js'

export const objectDead: Check = run => {
  const vital = run.ctx.structure.checks.vital.value
  return toGraveyard(
    run.ctx.rules.objectsAtZero(
      inArena(run).flatMap(({ own, view }) => {
        const number = view.numbers[vital]
        return number === undefined ? [] : [{ id: own.id, vital: number }]
      })
    )
  )
}
