import { applications, record } from '../applying.js'
import type { Fold } from './occurrence.js'

/** An application that was due has occurred, as whatever it became. */
export const apply: Fold<'apply'> = (world, event) => {
  const due = applications(world).find(
    each =>
      JSON.stringify(each.instance.ref) === JSON.stringify(event.effect) &&
      each.object === event.object &&
      each.event.property === event.property &&
      each.event.op === event.op
  )
  return due ? record(world, due, event.amount) : world
}
