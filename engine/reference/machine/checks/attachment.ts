/**
 * What is attached to nothing, or to what it can't be attached to, goes or comes off.
 * @module
 */
import type { GameEvent } from '../../../../model/trace/event.js'
import { isAttachmentAllowed } from '../events/attachments.js'
import { inArena, type Check } from './check.js'

export const attachment: Check = run => ({
  events: inArena(run).flatMap(({ own, view }): readonly GameEvent[] => {
    const attached = own.attachedTo !== undefined
    const allowed = attached && isAttachmentAllowed(run.ctx, run.w, own.id)
    switch (run.ctx.rules.attachmentFate(run.ctx.structure, { types: view.types, attached, allowed })) {
      case 'goes':
        return [{ event: 'move', object: own.id, from: 'arena', to: 'graveyard' }]
      case 'comes-off':
        return [{ event: 'attach', object: own.id }]
      case 'stays':
        return []
    }
  })
})
