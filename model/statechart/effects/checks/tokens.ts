/** The check of tokens that are elsewhere than in the arena. @module */
import type { Check } from './check.js'

/** @see mtg-context:704.5d ga-context:SBC-T.5 */
export const tokenElsewhere: Check = {
  events: world => {
    const where = world.facts.base.rulebook.structure.checks.tokens.value
    if (where === 'nowhere') return []
    return Object.values(world.objects)
      .filter(({ token, copy }) => token && !copy)
      .filter(({ zone, statuses }) =>
        zone === 'arena' ? where === 'elsewhere-or-phased-out' && statuses.includes('phased-out') : zone !== 'outside'
      )
      .map(({ id }) => ({ event: 'cease', object: id }))
  }
}
