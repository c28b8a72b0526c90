/**
 * State checks of games that repeat them until nothing changes: which are up, as pure functions of what the check looks at.
 * @module
 */
import type { Structure, Unique } from '../../../model/rulebook/structure.js'
import type { Id } from '../../../model/trace/event.js'
import type { Zone } from '../../../model/scenario/names.js'

/** The players who had to draw from an empty deck. @see mtg-context:704.5b */
export const deckedPlayers = (players: readonly { readonly id: Id; readonly drewNothing: boolean }[]): readonly Id[] =>
  players.filter(player => player.drewNothing).map(player => player.id)

/** How much poison a player survives no more. @see mtg-context:704.5c */
const POISON = 10

/** The players with too much poison. @see mtg-context:704.5c */
export const poisonedPlayers = (players: readonly { readonly id: Id; readonly poison: number }[]): readonly Id[] =>
  players.filter(player => player.poison >= POISON).map(player => player.id)

/** The objects that have nothing of their vital number, whatever their damage. @see mtg-context:704.5f */
export const objectsAtZero = (objects: readonly { readonly id: Id; readonly vital: number }[]): readonly Id[] =>
  objects.filter(object => object.vital <= 0).map(object => object.id)

/** The objects that their damage destroys. @see mtg-context:704.5g ga-context:SBC-T.2 */
export const objectsDestroyedByDamage = (
  structure: Structure,
  objects: readonly { readonly id: Id; readonly vital: number; readonly damage: number }[]
): readonly Id[] =>
  objects
    .filter(object => object.damage >= object.vital && (object.vital > 0 || !structure.checks.damageNeedsVital.value))
    .map(object => object.id)

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
  return where === 'nowhere' ? [] : tokens.filter(isElsewhere).map(token => token.id)
}
