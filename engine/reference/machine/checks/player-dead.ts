/**
 * Players without life lose.
 * @module
 */
import { objectAt } from '../../objects.js'
import { defeated, type Check } from './check.js'

export const playerDead: Check = ({ ctx, w }) =>
  defeated(
    ctx.rules.deadPlayers(
      w.players
        .filter(player => !player.out && player.team === undefined)
        .map(({ id, numbers }) => ({
          id,
          life: numbers.life,
          deck: () => w.zones.deck.filter(card => objectAt(w, card)!.owner === id).length
        }))
    )
  )
