/**
 * Players whom one commander has dealt too much damage lose.
 * @module
 */
import { living } from '../../context.js'
import { allObjects } from '../../objects.js'
import { commanderKey } from '../events/occurrence.js'
import { defeated, type Check } from './check.js'

export const commanderDamage: Check = ({ ctx, w }) =>
  defeated(
    ctx.rules.slainByCommander(
      allObjects(w)
        .filter(object => object.commander === true)
        .flatMap(({ id }) => living(w).map(player => ({ player, amount: w.counts.game[commanderKey(id, player)] ?? 0 })))
    )
  )
