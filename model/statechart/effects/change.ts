/** What a replacement effect makes of an event. @module */
import { isAnything, isRedirectedMoved } from '../../rules/events.js'
import { addsToOthers, dealtToAnother } from '../../rules/replacement.js'
import type { Amount } from '../../scenario/amount.js'
import type { Brought, Change, Redirection } from '../../scenario/effect.js'
import type { NumberName } from '../../scenario/names.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { Scope } from '../../scenario/view.js'
import type { DamagePart, EventOf, GameEvent } from '../../trace/event.js'
import { countersBrought } from '../../base/pattern.js'
import type { World } from '../../world/index.js'
import { living, view } from '../../world/index.js'
import { isInArena } from './attachment.js'
import { enters, isWithin, seenEntering } from './entering.js'

/** An event of nothing is no event. */
const something = (world: World, event: GameEvent): GameEvent | null => {
  switch (event.event) {
    case 'damage': {
      const parts = event.parts.filter(part => isAnything(world, part.amount))
      return parts.length === 0 ? null : { ...event, parts }
    }
    case 'gain':
    case 'lose':
      return isAnything(world, event.amount) ? event : null
    case 'counters':
      return isAnything(world, Math.abs(event.delta)) ? event : null
    case 'draw':
      return event.count === undefined || isAnything(world, event.count) ? event : null
    default:
      return event
  }
}

const withAmount = (
  world: World,
  event: GameEvent,
  change: Extract<Change, { amount: unknown }>,
  scope: Scope,
  pattern: Pattern | undefined
): GameEvent => {
  const { base } = world.facts
  const now = view(world)
  const value = (of: GameEvent): number => base.amount(change.amount, now, { ...scope, event: of }) ?? 0
  switch (event.event) {
    case 'damage': {
      const matching = pattern ? base.matchingParts(pattern, event, now, { ...scope, event: scope.event ?? event }) : event.parts
      return {
        ...event,
        parts: event.parts.map(part =>
          matching.includes(part) ? { ...part, amount: Math.max(0, value({ ...event, parts: [part] })) } : part
        )
      }
    }
    case 'gain':
    case 'lose':
    case 'prevented':
      return { ...event, amount: Math.max(0, value(event)) }
    case 'counters':
      return { ...event, delta: value(event) }
    case 'draw': {
      const { object: _, ...rest } = event
      return { ...rest, count: value(event) }
    }
    case 'apply':
      return { ...event, amount: value(event) }
    case 'move':
    case 'create':
      return withCounters(event, meantOf(world, event, scope, pattern), value)
    default:
      return event
  }
}

/** An event by which something may enter. */
export type Coming = EventOf<'move' | 'create'>

/** The counters of an entering that an effect speaks of. */
const meantOf = (world: World, event: Coming, scope: Scope, pattern: Pattern | undefined): readonly EventOf<'counters'>[] =>
  countersBrought(event).filter(
    each => pattern === undefined || world.facts.base.matchesEvent(pattern, each, seenEntering(world, event, 'as-it-would-be'), scope)
  )

const withCounters = (event: Coming, meant: readonly EventOf<'counters'>[], count: (of: GameEvent) => number): Coming =>
  withCount(event, Object.fromEntries(meant.map(each => [each.counter, count(each)])))

/** An entering with other numbers of some counters; none of a kind is no counters of that kind. */
const withCount = (event: Coming, changed: Readonly<Record<string, number>>): Coming => {
  const { counters = {}, ...bare } = event
  const left = Object.fromEntries(Object.entries({ ...counters, ...changed }).filter(([, n]) => n > 0))
  return Object.keys(left).length === 0 ? bare : { ...bare, counters: left }
}

/**
 * The other ways to change the number of damage that has several parts: the text says "that much plus 1" of all of it, and not which
 * part the 1 comes to. Reckoned part by part it comes to each.
 * @see fab:6.4.6
 */
export const modifiedInAll = (world: World, event: GameEvent, change: Change, scope: Scope, pattern?: Pattern): readonly GameEvent[] => {
  if (event.event !== 'damage' || !('amount' in change)) return []
  const { base } = world.facts
  const now = view(world)
  const here = { ...scope, event: scope.event ?? event }
  const matching = pattern ? base.matchingParts(pattern, event, now, here) : event.parts
  if (matching.length < 2) return []
  const before = matching.reduce((sum, part) => sum + part.amount, 0)
  const after = base.amount(change.amount, now, { ...scope, event: { ...event, parts: [...matching] } })
  if (after === undefined) return []
  const each = withAmount(world, event, change, scope, pattern)
  const total =
    each.event === 'damage'
      ? each.parts.filter((_, at) => matching.includes(event.parts[at]!)).reduce((sum, part) => sum + part.amount, 0)
      : 0
  if (total === Math.max(0, after)) return []
  return matching.flatMap(one => {
    const amount = one.amount + after - before
    if (amount < 0) return []
    const made = something(world, { ...event, parts: event.parts.map(part => (part === one ? { ...part, amount } : part)) })
    return made ? [made] : []
  })
}

/** Shares of one target and type are one share. */
export const together = (parts: readonly DamagePart[]): DamagePart[] =>
  parts.reduce<DamagePart[]>((shares, part) => {
    const at = shares.findIndex(share => share.target === part.target && share.type === part.type)
    return at < 0 ? [...shares, part] : shares.with(at, { ...part, amount: part.amount + shares[at]!.amount })
  }, [])

/**
 * Damage of which only a part is dealt to another: the shares of what stays and of what goes. Nothing, if all of it goes.
 * @see mtg-context:614.9 fab:6.4.6
 */
const shared = (
  world: World,
  { parts }: EventOf<'damage'>,
  { part: most }: Redirection,
  target: string,
  meant: readonly DamagePart[]
): readonly DamagePart[] | undefined => {
  const damage = sumOf(meant)
  if (most === undefined || dealtToAnother(world, most, damage) === damage) return undefined
  const [one] = meant
  const going = dealtToAnother(world, most, damage)
  return parts.flatMap(each =>
    each === one
      ? [
          { ...each, amount: each.amount - going },
          { ...each, target, amount: going }
        ]
      : [each]
  )
}

const sumOf = (parts: readonly DamagePart[]): number => parts.reduce((sum, part) => sum + part.amount, 0)

/** The damage that a redirection speaks of. */
const meantBy = (world: World, event: EventOf<'damage'>, scope: Scope, pattern: Pattern | undefined): readonly DamagePart[] =>
  pattern ? world.facts.base.matchingParts(pattern, event, view(world), { ...scope, event: scope.event ?? event }) : event.parts

/** How much of an event a redirection deals to another. */
export const goingOf = (world: World, event: GameEvent, { part }: Redirection, scope: Scope, pattern: Pattern | undefined): number => {
  if (event.event !== 'damage') return 0
  const damage = sumOf(meantBy(world, event, scope, pattern))
  return part === undefined ? damage : dealtToAnother(world, part, damage)
}

/** Whether no text says which of several parts of damage are dealt to another, where not all of them are. */
export const isSharingOpen = (world: World, event: GameEvent, change: Change, scope: Scope, pattern: Pattern | undefined): boolean => {
  if (event.event !== 'damage' || !('target' in change)) return false
  const meant = meantBy(world, event, scope, pattern)
  return meant.length > 1 && goingOf(world, event, change, scope, pattern) < sumOf(meant)
}

const withTarget = (event: GameEvent, target: string, matching: (place: number) => boolean): GameEvent => {
  switch (event.event) {
    case 'damage':
      return { ...event, parts: together(event.parts.map((part, place) => (matching(place) ? { ...part, target } : part))) }
    case 'attack':
      return { ...event, target }
    case 'draw':
    case 'gain':
    case 'lose':
      return { ...event, player: target }
    case 'counters':
    case 'destroy':
    case 'status':
      return { ...event, object: target }
    default:
      return event
  }
}

/** The same with another destination; what is not put into a graveyard is only moved where the game does not call it destroyed. */
const withZone = (world: World, event: GameEvent, to: Extract<Change, { to: unknown }>['to']): GameEvent => {
  switch (event.event) {
    case 'destroy':
      if (to !== 'graveyard' && isRedirectedMoved(world)) return { event: 'move', object: event.object, from: 'arena', to }
      return { ...event, to }
    case 'move': {
      // What does not enter comes under nobody's control.
      const { under, ...elsewhere } = event
      return { ...elsewhere, to, ...(under !== undefined && to === 'arena' && { under }) }
    }
    case 'sacrifice':
    case 'discard':
      return { ...event, to }
    default:
      return event
  }
}

/**
 * The modified event: `null` if nothing, or only other instructions, take its place.
 * @param pattern what the effect replaces; absent for self-replacements
 */
export const modify = (world: World, event: GameEvent, change: Change, scope: Scope, pattern?: Pattern): GameEvent | null => {
  const { base } = world.facts
  const now = view(world)
  if ('amount' in change) return something(world, withAmount(world, event, change, scope, pattern))
  if ('instead' in change)
    return pattern && isWithin(pattern, event) ? withCounters(event, meantOf(world, event, scope, pattern), () => 0) : null
  if ('to' in change) return withZone(world, event, change.to)
  if ('target' in change) {
    const target = base.refersTo(change.target, now, { ...scope, event })[0]
    if (target === undefined) return event
    const matching =
      event.event === 'damage' && pattern ? base.matchingParts(pattern, event, now, { ...scope, event: scope.event ?? event }) : undefined
    const parts = event.event === 'damage' ? shared(world, event, change, target, matching ?? event.parts) : undefined
    if (event.event === 'damage' && parts) return { ...event, parts: together(parts) }
    return withTarget(event, target, place => event.event !== 'damage' || !matching || matching.includes(event.parts[place]!))
  }
  if (event.event !== 'move' && event.event !== 'create') return event
  return bringing(world, event, change.with, { ...scope, event })
}

/** A move or creation with what comes with it, besides what came before. */
export const bringing = (
  world: World,
  event: Coming,
  { counters, status, copyOf, numbers, types, under }: Brought,
  scope: Scope
): Coming => {
  const { base } = world.facts
  const now = view(world)
  const model = copyOf === undefined ? undefined : base.refersTo(copyOf, now, scope).find(id => isInArena(world, id))
  const { numbers: _, types: __, ...bare } = event
  const moved: Coming = model === undefined ? event : { ...bare, copyOf: model }
  const player = under === undefined || !enters(event) ? undefined : base.refersTo(under, now, scope).find(id => living(world).includes(id))
  const count = counters && (base.amount(counters.count, now, scope) ?? 0)
  const there = (counters && addsToOthers(world, counters.set === true) && event.counters?.[counters.kind]) || 0
  const coming: Coming = {
    ...moved,
    ...(player !== undefined && { under: player }),
    ...(status !== undefined && { status }),
    ...(numbers && { numbers: { ...moved.numbers, ...evaluated(world, numbers, scope) } }),
    ...(types && { types: [...new Set([...(moved.types ?? []), ...types])] })
  }
  return counters && count !== undefined ? withCount(coming, { [counters.kind]: there + count }) : coming
}

const evaluated = (
  world: World,
  numbers: Partial<Readonly<Record<NumberName, Amount>>>,
  scope: Scope
): Partial<Record<NumberName, number>> => {
  const known = Object.entries(numbers).map(([name, amount]) => [name, world.facts.base.amount(amount, view(world), scope)] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
