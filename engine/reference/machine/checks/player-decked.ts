/**
 * Players who had to draw from an empty deck lose.
 * @module
 */
import { defeated, type Check } from './check.js'

export const playerDecked: Check = ({ ctx, w }) =>
  defeated(
    ctx.rules.deckedPlayers(
      w.players.filter(player => !player.out).map(({ id, drewNothing }) => ({ id, drewNothing: drewNothing === true }))
    )
  )
