import { applications, record } from '../applying.js'
import type { Fold } from './occurrence.js'

/** An application that was due has occurred, as whatever it became. */
export const apply: Fold<'apply'> = (world, event) => {
  const due = applications(world).find(
    application =>
      JSON.stringify(application.instance.ref) === JSON.stringify(event.effect) &&
      application.object === event.object &&
      application.event.property === event.property &&
      application.event.op === event.op
  )
  return due ? record(world, due, event.amount) : world
}
