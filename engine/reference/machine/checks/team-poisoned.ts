/**
 * Teams with too much poison lose.
 * @module
 */
import { defeated, type Check } from './check.js'

export const teamPoisoned: Check = ({ ctx, w }) =>
  defeated(
    ctx.rules.poisonedTeams(
      w.players.flatMap(({ id, out, team, numbers }) => (out || team === undefined ? [] : [{ id, team, poison: numbers.poison }]))
    )
  )
