/** Checks of players who lose. @module */
import type { GameEvent, Id } from '../../../trace/event.js'
import { living, teamOf } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'

/** So many poison counters are too many. */
const POISONED = 10

const loses = (world: World, is: (player: Id) => boolean): readonly GameEvent[] =>
  living(world)
    .filter(is)
    .map(player => ({ event: 'defeat', player }))

/**
 * A player without life left; those of a team are looked at as one, by a check of their own.
 * @see mtg-context:704.5a ga-context:SBC-T.1
 */
export const playerDead: Check = {
  events: world =>
    loses(world, player => {
      const life = world.numbers[player]?.life
      return life !== undefined && life <= 0 && teamOf(world, player).length === 1
    })
}

/** A player who was to draw from an empty deck since the last check. @see mtg-context:704.5b */
export const playerDecked: Check = { events: world => loses(world, player => world.decked.includes(player)) }

const poisonOf = (world: World, player: Id): number => world.numbers[player]?.poison ?? 0

/** Where a check looks at the poison of teams, that of their players counts for nothing else. */
const countsForTeam = (world: World, player: Id): boolean =>
  teamOf(world, player).length > 1 && world.facts.base.rulebook.structure.checks.list.value.includes('team-poisoned')

/** @see mtg-context:704.5c */
export const playerPoisoned: Check = {
  events: world => loses(world, player => poisonOf(world, player) >= POISONED && !countsForTeam(world, player))
}

/** So many poison counters of all its players are too many for a team. */
const TEAM_POISONED = 15

/** A team whose players have too many poison counters together: all of them lose. @see mtg-context:704.6b */
export const teamPoisoned: Check = {
  events: world =>
    loses(world, player => {
      const team = teamOf(world, player)
      return team.length > 1 && team.reduce((sum, each) => sum + poisonOf(world, each), 0) >= TEAM_POISONED
    })
}

/** A team without life left: all its players lose. */
export const teamDead: Check = {
  events: world =>
    loses(world, player => {
      const life = world.numbers[player]?.life
      return life !== undefined && life <= 0 && teamOf(world, player).length > 1
    })
}

/** So much damage by one commander is too much. */
const BY_COMMANDER = 21

/** A player to whom one commander has dealt too much in the game; there is no combat yet, so all its damage counts. */
export const commanderDamage: Check = {
  events: world =>
    loses(world, player => Object.entries(world.byCommander).some(([key, sum]) => key.endsWith(`>${player}`) && sum >= BY_COMMANDER))
}
