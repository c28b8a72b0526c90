/**
 * How checks are made, and which of those are up that are not of every game, as pure functions of what the check looks at.
 * @module
 */
import type { Structure, Unique } from '../../../model/rulebook/structure.js'
import type { GameEvent, Id } from '../../../model/trace/event.js'
import type { Zone } from '../../../model/scenario/names.js'

/** The players who had to draw from an empty deck. @see mtg-context:704.5b */
export const deckedPlayers = (players: readonly { readonly id: Id; readonly drewNothing: boolean }[]): readonly Id[] =>
  players.filter(player => player.drewNothing).map(player => player.id)

/** How much poison a player survives no more. @see mtg-context:704.5c */
const POISON = 10

/** The players with too much poison. @see mtg-context:704.5c */
export const poisonedPlayers = (players: readonly { readonly id: Id; readonly poison: number }[]): readonly Id[] =>
  players.filter(player => player.poison >= POISON).map(player => player.id)

/**
 * The objects that their damage destroys. What has nothing of its vital number is for another check where there is one, unless it
 * is damaged and the structure does not mind.
 * @see mtg-context:704.5f mtg-context:704.5g mtg-2010:sba.6 mtg-2010:sba.7 ga-context:SBC-T.2
 */
export const objectsDestroyedByDamage = (
  { checks }: Structure,
  objects: readonly { readonly id: Id; readonly vital: number; readonly damage: number }[]
): readonly Id[] => {
  const atZero = (damage: number): boolean => !checks.damageNeedsVital.value && (damage > 0 || !checks.list.value.includes('object-dead'))
  return objects.filter(({ damage, vital }) => damage >= vital && (vital > 0 || atZero(damage))).map(object => object.id)
}

/** Unique objects of one name that can't all stay. */
export interface UniqueSet {
  readonly controller: Id
  readonly ids: readonly Id[]
}

/** The sets of unique objects with one name, of one controller or of all. @see mtg-context:704.5j ga-context:SBC-T.4 */
export const uniqueSets = (
  { among }: Unique,
  objects: readonly { readonly id: Id; readonly name: string; readonly controller: Id }[]
): readonly UniqueSet[] => {
  const sets = new Map<string, { readonly controller: Id; readonly ids: Id[] }>()
  for (const { id, name, controller } of objects) {
    const key = among === 'all' ? name : `${controller}:${name}`
    const set = sets.get(key)
    if (set) set.ids.push(id)
    else sets.set(key, { controller, ids: [id] })
  }
  return [...sets.values()].filter(set => set.ids.length > 1)
}

/** The tokens that are where none can be. @see mtg-context:704.5d ga-context:SBC-T.5 */
export const tokensElsewhere = (
  { checks }: Structure,
  tokens: readonly { readonly id: Id; readonly zone: Zone; readonly statuses: readonly string[] }[]
): readonly Id[] => {
  const where = checks.tokens.value
  const isElsewhere = (token: (typeof tokens)[number]): boolean =>
    token.zone !== 'arena' || (where === 'elsewhere-or-phased-out' && token.statuses.includes('phased-out'))
  return tokens.filter(isElsewhere).map(token => token.id)
}

/** Whether all checks that are up act as one event. @see mtg-context:704.3 */
export const checksTogether = ({ checks }: Structure): boolean => checks.simultaneous.value === 'all-checks'

/** The events of several checks, the same one only once. */
export const sameOnce = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const seen = new Set<string>()
  return events.filter(event => {
    const key = JSON.stringify(event)
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * Whether checks are repeated until nothing changes, and after stack objects are placed; else each is made once.
 * @see mtg-context:704.3 ga-context:SBC.1 fab-context:1.10.2
 */
export const repeatsChecks = ({ checks }: Structure): boolean => checks.loop.value === 'until-stable'

/** Whether targets that have become illegal are lost at a check. @see ga-context:SBC.2 */
export const losesTargetsAtCheck = ({ targets }: Structure): boolean => targets.lostAt.value === 'check'
