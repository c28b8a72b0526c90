/**
 * State checks on objects and teams: which are up, as pure functions of what the check looks at.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { ObjectView } from '../../../model/scenario/view.js'
import type { Zone } from '../../../model/scenario/names.js'
import type { Id } from '../../../model/trace/event.js'

/** The objects that the mark of deathtouch destroys. @see mtg-context:704.5h mtg-2010:sba.8 */
export const deathtouched = (
  objects: readonly { readonly id: Id; readonly dealtDeathtouch: boolean; readonly vital: number }[],
  needsVital: boolean
) => objects.filter(object => object.dealtDeathtouch && (!needsVital || object.vital > 0)).map(object => object.id)

/** The planeswalkers that have no loyalty left. @see mtg-context:704.5i mtg-2010:sba.9 */
export const withoutLoyalty = (objects: readonly { readonly id: Id; readonly loyalty: number }[]): readonly Id[] =>
  objects.filter(object => object.loyalty <= 0).map(object => object.id)

const KIND = 'planeswalker '

/** The planeswalkers that share a kind with another: each of them. @see mtg-2010:sba.10 */
export const sharingKind = (objects: readonly { readonly id: Id; readonly types: readonly string[] }[]): readonly Id[] => {
  const kinds = (types: readonly string[]): readonly string[] => types.filter(type => type.startsWith(KIND))
  return objects
    .filter(one => objects.some(other => other.id !== one.id && kinds(one.types).some(kind => other.types.includes(kind))))
    .map(object => object.id)
}

/** The world permanents that are not the newest; all of them if the newest came together. @see mtg-context:704.5k mtg-2010:sba.12 */
export const notNewest = (objects: readonly { readonly id: Id; readonly came: number }[]): readonly Id[] => {
  if (objects.length < 2) return []
  const last = Math.max(...objects.map(object => object.came))
  const newest = objects.filter(object => object.came === last)
  return objects.filter(object => newest.length > 1 || object.came < last).map(object => object.id)
}

/** The Roles that share their permanent with a newer one of the same player. @see mtg-context:704.5y */
export const outdatedRoles = (
  roles: readonly { readonly id: Id; readonly player: Id; readonly on: Id; readonly stamp: number }[]
): readonly Id[] => {
  const newest = new Map<string, number>()
  const place = ({ player, on }: { readonly player: Id; readonly on: Id }): string => JSON.stringify([player, on])
  for (const role of roles) newest.set(place(role), Math.max(role.stamp, newest.get(place(role)) ?? role.stamp))
  return roles.filter(role => role.stamp < newest.get(place(role))!).map(role => role.id)
}

/** How many counters of each of two opposite kinds go together. @see mtg-context:704.5q mtg-2010:sba.16 */
export const opposedPairs = (counters: Readonly<Record<string, number>>): number => Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0)

/** How many counters are more than an object can have. @see mtg-context:704.5r mtg-2010:sba.17 */
export const surplus = (count: number, most: number): number => Math.max(0, count - most)

/** The copies that are where no copy can be. @see mtg-2010:sba.5 */
export const copiesElsewhere = (copies: readonly { readonly id: Id; readonly zone: string }[]): readonly Id[] =>
  copies.filter(copy => copy.zone !== 'stack' && copy.zone !== 'arena').map(copy => copy.id)

/** How what leaves in a group of events is last known: as it was before all of them. @see mtg-context:704.8 */
export const lastKnownAs = (beforeAll: ObjectView | undefined, asItLeft: ObjectView): ObjectView => beforeAll ?? asItLeft

/** Whether two players have one life total. @see mtg-context:704.6a mtg-2010:sba.18 */
export const sharesLife = (team: string | undefined, other: string | undefined): boolean => team !== undefined && team === other

/** The players of a team that has no life left. @see mtg-context:704.6a mtg-2010:sba.18 */
export const deadTeams = (players: readonly { readonly id: Id; readonly team: string; readonly life: number }[]): readonly Id[] =>
  players.filter(player => player.life <= 0).map(player => player.id)

/** Whether the poison of a player counts for a team alone. @see mtg-context:704.5c mtg-context:704.6b */
export const sharesPoison = ({ checks }: Structure, team: string | undefined): boolean =>
  team !== undefined && checks.list.value.includes('team-poisoned')

/** How much poison a team survives no more. @see mtg-context:704.6b */
const TEAM_POISON = 15

/** The players of a team with too much poison. @see mtg-context:704.6b */
export const poisonedTeams = (players: readonly { readonly id: Id; readonly team: string; readonly poison: number }[]): readonly Id[] => {
  const poisonOf = (team: string): number => players.reduce((sum, each) => (each.team === team ? sum + each.poison : sum), 0)
  return players.filter(({ team }) => poisonOf(team) >= TEAM_POISON).map(({ id }) => id)
}

/** Whether damage is combat damage: an attack hits by it, or a text calls it so. @see mtg-context:704.6c mtg-2010:sba.19 */
export const isCombatDamage = (hits: boolean, type: string | undefined): boolean => hits || type === 'combat'

/** How much damage by one commander a player survives no more. @see mtg-context:704.6c mtg-2010:sba.19 */
const BY_COMMANDER = 21

/** The players whom one commander has dealt too much. @see mtg-context:704.6c mtg-2010:sba.19 */
export const slainByCommander = (dealt: readonly { readonly player: Id; readonly amount: number }[]): readonly Id[] => [
  ...new Set(dealt.filter(each => each.amount >= BY_COMMANDER).map(each => each.player))
]

/** Whether a commander that has gone to a zone may be put into the command zone. @see mtg-context:704.6d */
export const mayReturnFrom = (zone: Zone): boolean => zone === 'graveyard' || zone === 'banished'

/** The face-up schemes that go back: not ongoing, and kept by no trigger. @see mtg-context:704.6e mtg-2010:sba.20 */
export const schemesDone = (
  schemes: readonly { readonly id: Id; readonly ongoing: boolean; readonly triggered: boolean }[],
  keptBy: 'none' | 'own-trigger' | 'any-trigger' | null
): readonly Id[] =>
  schemes
    .filter(scheme => !scheme.ongoing)
    .filter(
      scheme =>
        keptBy === 'none' || keptBy === null || !(keptBy === 'own-trigger' ? scheme.triggered : schemes.some(each => each.triggered))
    )
    .map(scheme => scheme.id)

/** The Sagas whose last chapter has come, and of which no chapter is still to resolve. @see mtg-context:704.5s */
export const sagasDone = (
  sagas: readonly { readonly id: Id; readonly lore: number; readonly chapters: readonly number[]; readonly waits: boolean }[]
): readonly Id[] =>
  sagas.filter(saga => saga.chapters.length > 0 && saga.lore >= Math.max(...saga.chapters) && !saga.waits).map(saga => saga.id)

/** The battles with no defense left, and no triggered ability of their own on its way. @see mtg-context:704.5v */
export const battlesLost = (battles: readonly { readonly id: Id; readonly defense: number; readonly waits: boolean }[]): readonly Id[] =>
  battles.filter(battle => battle.defense <= 0 && !battle.waits).map(battle => battle.id)

/** The face-up phenomena of which no triggered ability is on its way. @see mtg-context:704.6f */
export const phenomenaMet = (phenomena: readonly { readonly id: Id; readonly waits: boolean }[]): readonly Id[] =>
  phenomena.filter(phenomenon => !phenomenon.waits).map(phenomenon => phenomenon.id)

/** The players who control what starts engines, and have no speed. @see mtg-context:704.5z */
export const getsSpeed = (players: readonly { readonly id: Id; readonly speed: number; readonly drives: boolean }[]): readonly Id[] =>
  players.filter(player => player.drives && player.speed === 0).map(player => player.id)
