/**
 * Teams without life lose.
 * @module
 */
import { defeated, type Check } from './check.js'

export const teamDead: Check = ({ ctx, w }) =>
  defeated(
    ctx.rules.deadTeams(
      w.players.flatMap(({ id, out, team, numbers }) => (out || team === undefined ? [] : [{ id, team, life: numbers.life }]))
    )
  )
