/** Which objects a check takes, and what becomes of them. @module */
import type { ObjectView } from '../scenario/view.js'
import type { Id } from '../trace/event.js'
import type { Game } from './decision.js'
import { decision, given, listed, oneOf, yesNo } from './decision.js'

/** An object where it lies. */
interface Lying {
  readonly id: Id
  readonly zone: string
  readonly token: boolean
  readonly copy?: true
  readonly statuses: readonly string[]
}

type Damaged = Readonly<Record<Id, { readonly damage: number }>>

/** The number by which an object lives or dies. */
export const vital = given('checks.vital', [name => (name === 'life' ? 'toughness' : 'life')])

/** Objects of whose vital number nothing is left: they die without being destroyed. Where damage lowers it, heroes stand for their players. */
export const dead = listed(
  { cites: ['fab-context:1.10.2b', 'mtg-context:704.5f', 'mtg-2010:sba.6'], reads: ['checks.vital', 'checks.damageNeedsVital'] },
  ({ facts }: Game, arena: readonly ObjectView[], objects: Damaged) => {
    const { vital: name, damageNeedsVital } = facts.base.rulebook.structure.checks
    const isLowered = damageNeedsVital.value === null
    return arena.filter(({ id, numbers }) => {
      const number = numbers[name.value]
      return number !== undefined && number <= (isLowered ? (objects[id]?.damage ?? 0) : 0)
    })
  }
)

/** Objects with as much damage as they can bear: they are destroyed. */
export const destroyed = listed(
  {
    cites: ['mtg-context:704.5g', 'mtg-2010:sba.7', 'ga-context:SBC-T.2'],
    reads: ['checks.damageNeedsVital', 'checks.vital']
  },
  ({ facts }: Game, arena: readonly ObjectView[], objects: Damaged) => {
    const { checks } = facts.base.rulebook.structure
    return arena.filter(({ id, numbers }) => {
      const has = numbers[checks.vital.value]
      return has !== undefined && (has > 0 || !checks.damageNeedsVital.value) && (objects[id]?.damage ?? 0) >= has
    })
  }
)

/** Objects that a deadly source has damaged since the last checks. */
export const deathtouched = listed(
  { cites: ['mtg-context:704.5h', 'mtg-2010:sba.8'] },
  (_: Game, arena: readonly ObjectView[], wasDealtDeathtouch: (id: Id) => boolean) => arena.filter(({ id }) => wasDealtDeathtouch(id))
)

/** Whether damage by a deadly source destroys an object: only one that damage kills at all. */
export const mayBeKilledByTouch = yesNo(
  { cites: ['mtg-context:704.5h', 'mtg-2010:sba.8'] },
  (_: Game, itsVital: number | undefined) => (itsVital ?? 0) > 0
)

/** A Role that is attached to a permanent. */
interface Role {
  readonly id: Id
  readonly controller: Id
  readonly host: string
  readonly since: number
}

/** Roles that are not the newest of their controller on a permanent. */
export const olderRoles = listed({ cites: ['mtg-context:704.5y'] }, (_: Game, roles: readonly Role[]) =>
  roles.filter(role => roles.some(other => other.host === role.host && other.controller === role.controller && other.since > role.since))
)

/** Planeswalkers without loyalty. */
export const withoutLoyalty = listed({ cites: ['mtg-context:704.5i', 'mtg-2010:sba.9'] }, (_: Game, planeswalkers: readonly ObjectView[]) =>
  planeswalkers.filter(({ counters }) => (counters['loyalty'] ?? 0) === 0)
)

const kindsOf = ({ types }: ObjectView): readonly string[] => types.filter(type => type.startsWith('planeswalker '))

/** Planeswalkers that have a kind in common with another: all of them go. */
export const ofSharedKind = listed({ cites: ['mtg-2010:sba.10'] }, (_: Game, all: readonly ObjectView[]) => {
  const isShared = (kind: string): boolean => all.filter(objectView => kindsOf(objectView).includes(kind)).length > 1
  return all.filter(objectView => kindsOf(objectView).some(isShared))
})

/** Which objects are unique, among which there is one of a name, how many stay, and how the others go. */
export const unique = given('checks.unique', [
  () => null,
  what => what && { ...what, among: what.among === 'all' ? 'controller' : 'all' },
  what => what && { ...what, stays: what.stays === 'none' ? 'kept' : 'none' },
  what => what && { ...what, by: what.by === 'move' ? 'sacrifice' : 'move' }
])

/** Whether so many unique objects of one name are too many. */
export const areTooMany = yesNo(
  { cites: ['mtg-context:704.5j', 'mtg-2010:sba.11', 'ga-context:SBC-T.4'] },
  (_: Game, count: number) => count > 1
)

/** World permanents where there are several, the newest first. */
export const worlds = listed(
  { cites: ['mtg-context:704.5k', 'mtg-2010:sba.12'] },
  (_: Game, all: readonly { readonly id: Id; readonly since: number }[]) =>
    all.length < 2 ? [] : all.toSorted((a, b) => b.since - a.since)
)

/** Whether the newest of several worlds stays: not if another is as new. */
export const newestStays = yesNo(
  { cites: ['mtg-2010:sba.12', 'mtg-context:704.5k'] },
  (_: Game, first: { readonly since: number }, second: { readonly since: number }) => first.since !== second.since
)

const FATES = { stays: true, goes: true, 'comes-off': true } as const

/** What becomes of an attachment: it stays, goes to the graveyard, or comes off. */
export type Fate = keyof typeof FATES

/** What becomes of an Aura that is attached to nothing fit. */
export const auraWithoutHost = oneOf({ cites: ['mtg-context:704.5m', 'mtg-2010:sba.13'] }, FATES, (_: Game): Fate => 'goes')

/** What becomes of Equipment or a Fortification that is attached to nothing fit. */
export const equipmentWithoutHost = oneOf(
  { cites: ['mtg-context:704.5n', 'mtg-context:301.5c', 'mtg-2010:sba.14'] },
  FATES,
  (_: Game): Fate => 'comes-off'
)

/** What becomes of a creature that is attached though its kind may be. */
export const attachedCreature = oneOf(
  { cites: ['mtg-context:704.5p', 'mtg-2010:sba.14'], reads: ['checks.attachedCreatures'] },
  FATES,
  ({ facts }: Game): Fate => (facts.base.rulebook.structure.checks.attachedCreatures.value === 'come-off' ? 'comes-off' : 'stays')
)

/** What becomes of anything else that is attached. */
export const otherAttached = oneOf({ cites: ['mtg-context:704.5p', 'mtg-2010:sba.15'] }, FATES, (_: Game): Fate => 'comes-off')

/** How many pairs of opposite counters are removed at once: all of them. */
export const pairs = decision(
  { cites: ['mtg-context:704.5q', 'mtg-2010:sba.16', 'ga-context:CT'] },
  [() => 0, (count: number) => Math.min(1, count)],
  (_: Game, plus: number, minus: number) => Math.min(plus, minus)
)

/** How many counters of a kind are beyond what an object may have. */
export const surplus = decision(
  { cites: ['mtg-context:704.5r', 'mtg-2010:sba.17'] },
  [() => 0, (count: number) => Math.max(0, count - 1), (count: number) => count + 1],
  (_: Game, there: number, most: number) => Math.max(0, there - most)
)

/** Tokens that are where no token can be. */
export const tokensElsewhere = listed(
  { cites: ['mtg-context:704.5d', 'mtg-2010:sba.4', 'ga-context:SBC-T.5'], reads: ['checks.tokens'] },
  ({ facts }: Game, objects: readonly Lying[]) => {
    const where = facts.base.rulebook.structure.checks.tokens.value
    return objects
      .filter(({ token, copy }) => token && !copy)
      .filter(({ zone, statuses }) =>
        zone === 'arena' ? where === 'elsewhere-or-phased-out' && statuses.includes('phased-out') : zone !== 'outside'
      )
  }
)

/** Copies of spells and cards that are neither on the stack nor in the arena. */
export const copiesElsewhere = listed({ cites: ['mtg-context:704.5e', 'mtg-2010:sba.5'] }, (_: Game, objects: readonly Lying[]) =>
  objects.filter(({ copy, zone }) => copy && zone !== 'stack' && zone !== 'arena' && zone !== 'outside')
)

/** Whether a Saga is over: its last chapter has come, and none of its chapters is still to resolve. */
export const isSagaOver = yesNo(
  { cites: ['mtg-context:704.5s'] },
  (_: Game, lore: number, chapters: readonly number[], isAnyWaiting: boolean) =>
    chapters.length > 0 && chapters.every(number => lore >= number) && !isAnyWaiting
)

/** Whether a triggered ability keeps a scheme where it is. */
export const isSchemeKept = yesNo(
  { cites: ['mtg-context:704.6e', 'mtg-2010:sba.20'], reads: ['checks.schemes'] },
  ({ facts }: Game, waitsOwn: boolean, waitsAny: boolean) => {
    const { value } = facts.base.rulebook.structure.checks.schemes
    return value === 'own-trigger' ? waitsOwn : value === 'any-trigger' && waitsAny
  }
)

/** Whether a scheme that nothing keeps goes back: not one that is ongoing. */
export const goesBack = yesNo(
  { cites: ['mtg-context:704.6e', 'mtg-2010:sba.20'] },
  (_: Game, { types }: Pick<ObjectView, 'types'>) => !types.includes('ongoing')
)

/** Battles without defense. */
export const withoutDefense = listed({ cites: ['mtg-context:704.5v'] }, (_: Game, battles: readonly ObjectView[]) =>
  battles.filter(({ counters }) => (counters['defense'] ?? 0) === 0)
)

/** Whether an ability of its own that has triggered keeps a battle, or a phenomenon, where it is, until that has left the stack. */
export const isKeptByItsOwn = yesNo({ cites: ['mtg-context:704.5v', 'mtg-context:704.6f'] }, (_: Game, waitsOwn: boolean) => waitsOwn)

/** Phenomena that players leave in a check: all that are face up. */
export const left = listed({ cites: ['mtg-context:704.6f'] }, (_: Game, faceUp: readonly ObjectView[]) => faceUp)

/** Whether an owner may put a commander that has moved since the last checks into the command zone. */
export const mayReturn = yesNo({ cites: ['mtg-context:704.6d'] }, (_: Game, zone: string) => zone === 'graveyard' || zone === 'banished')
