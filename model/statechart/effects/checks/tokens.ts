/** Checks of what is no card and lies where only cards do. @module */
import type { Check } from './check.js'

/** @see mtg-context:704.5d ga-context:SBC-T.5 */
export const tokenElsewhere: Check = {
  events: world => {
    const where = world.facts.base.rulebook.structure.checks.tokens.value
    return Object.values(world.objects)
      .filter(({ token, copy }) => token && !copy)
      .filter(({ zone, statuses }) =>
        zone === 'arena' ? where === 'elsewhere-or-phased-out' && statuses.includes('phased-out') : zone !== 'outside'
      )
      .map(({ id }) => ({ event: 'cease', object: id }))
  }
}

/** A copy of a spell or card lasts no longer than it is on the stack or in the arena. */
export const copyElsewhere: Check = {
  events: world =>
    Object.values(world.objects)
      .filter(({ copy, zone }) => copy && zone !== 'stack' && zone !== 'arena' && zone !== 'outside')
      .map(({ id }) => ({ event: 'cease', object: id }))
}
