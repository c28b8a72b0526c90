/** Who does what an instruction says: told in its events where a text asks for it. @module */
import type { Id } from '../../trace/event.js'
import { viewFor } from '../../world/index.js'
import * as rules from '../../rules/events.js'
import type { Doing } from '../instruction.js'

type Told = { readonly by?: Id }

/** The player whom the instruction tells to do it. */
export const done = ({ world, data }: Doing): Told => (world.facts.asksWho ? { by: rules.doneBy(world, data.scope.you) } : {})

/** The player who sacrifices an object: its controller, whoever says so. */
export const sacrificed = ({ world, data }: Doing, id: Id): Told => {
  if (!world.facts.asksWho) return {}
  const controller = viewFor(world, data.scope).object(id)?.controller
  return controller === undefined ? {} : { by: rules.sacrificedBy(world, controller) }
}
