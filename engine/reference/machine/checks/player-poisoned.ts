/**
 * Players with too much poison lose.
 * @module
 */
import { defeated, type Check } from './check.js'

export const playerPoisoned: Check = ({ ctx, w }) =>
  defeated(
    ctx.rules.poisonedPlayers(
      w.players
        .filter(({ out, team }) => !out && !ctx.rules.sharesPoison(ctx.structure, team))
        .map(({ id, numbers }) => ({ id, poison: numbers.poison }))
    )
  )
