/** Checks of players: those who lose, and those who get a speed. @module */
import type { GameEvent, Id } from '../../../trace/event.js'
import * as rules from '../../../rules/checks-of-players.js'
import { living, teamOf } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'
import { viewsInArena } from './check.js'

const lose = (players: readonly Id[]): readonly GameEvent[] => players.map(player => ({ event: 'defeat', player }))

const alone = (world: World): readonly Id[] => living(world).filter(player => teamOf(world, player).length === 1)

const inTeams = (world: World): readonly Id[] => living(world).filter(player => teamOf(world, player).length > 1)

/** A player without life left; those of a team are looked at as one, by a check of their own. */
export const playerDead: Check = { events: world => lose(rules.withoutLife(world, alone(world), world.numbers)) }

/** A team without life left: all its players lose. */
export const teamDead: Check = { events: world => lose(rules.teamsWithoutLife(world, inTeams(world), world.numbers)) }

/** A player who was to draw from an empty deck since the last check. */
export const playerDecked: Check = {
  since: 'drewFromEmptyLibrary',
  events: world => lose(rules.decked(world, living(world), world.drewFromEmptyLibrary))
}

/** A player with too many poison counters; where a check looks at those of teams, they count for nothing else. */
export const playerPoisoned: Check = {
  events: world => {
    const players = living(world).filter(player => !rules.countsForTeam(world, teamOf(world, player)))
    return lose(rules.poisoned(world, players, world.numbers))
  }
}

const poisonOf = (world: World, team: readonly Id[]): number => team.reduce((sum, each) => sum + (world.numbers[each]?.poison ?? 0), 0)

/** A team whose players have too many poison counters together: all of them lose. */
export const teamPoisoned: Check = {
  events: world => {
    const players = inTeams(world)
    const sums = Object.fromEntries(players.map(player => [player, poisonOf(world, teamOf(world, player))]))
    return lose(rules.teamsPoisoned(world, players, sums))
  }
}

/** A player to whom one commander has dealt too much in the game; there is no combat yet, so all its damage counts. */
export const commanderDamage: Check = { events: world => lose(rules.hurtByCommander(world, living(world), world.byCommander)) }

/** The keyword of what starts the engines of its controller. */
const STARTS = 'start-your-engines'

/** A player without speed who controls something that starts their engines. */
export const speed: Check = {
  events: world => {
    const starts = (player: Id): boolean =>
      viewsInArena(world).some(({ controller, markers }) => controller === player && markers.includes(STARTS))
    return rules
      .startingEngines(world, living(world), world.numbers, starts)
      .map(player => ({ event: 'gain', player, of: 'speed', amount: 1 }))
  }
}
