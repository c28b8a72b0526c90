/**
 * Of the Roles of one player on a permanent only the newest stays: by when it came, or became attached.
 * @module
 */
import { objectAt } from '../../objects.js'
import { inArena, toGraveyard, type Check } from './check.js'

export const roles: Check = run =>
  toGraveyard(
    run.ctx.rules.outdatedRoles(
      inArena(run).flatMap(({ own, view }) => {
        const host = own.attachedTo === undefined ? undefined : objectAt(run.w, own.attachedTo)
        if (!host || host.inc !== own.hostInc || !view.types.includes('role')) return []
        return [{ id: own.id, player: view.controller, on: host.id, stamp: own.stamped ?? own.since }]
      })
    )
  )
