/**
 * Applications of continuous effects to objects: which are due as events, and what is kept of those that occurred.
 * @module
 */
import { isApplicationReported } from '../rules/events.js'
import { pendingApplications } from '../rules/timestamps.js'
import type { TrustedBase } from '../base/base.js'
import type { Modification } from '../scenario/effect.js'
import type { EventOf } from '../trace/event.js'
import { settleCopies } from './copy.js'
import { rulesOf } from './effects.js'
import { viewFor } from './view.js'
import type { Applying } from './staging.js'
import { applyingNow } from './staging.js'
import type { Applied, World } from './world.js'

/** Whether an application is an event; other games apply effects untold. */
export const appliesAsEvent = (base: TrustedBase): boolean => isApplicationReported({ facts: { base } })

/** An application that is due: the first one to an object, or one by which an effect modifies it in another way. */
export interface Application extends Applying {
  readonly event: EventOf<'apply'>
}

const told = (modification: Modification): { readonly property: string; readonly op: string; readonly gains?: string } => {
  if ('number' in modification) return { property: modification.number, op: modification.op }
  if ('addTypes' in modification) return { property: 'types', op: 'add', gains: modification.addTypes.join(' ') }
  if ('removeTypes' in modification) return { property: 'types', op: 'remove', gains: modification.removeTypes.join(' ') }
  if ('addSupertypes' in modification) return { property: 'supertypes', op: 'add', gains: modification.addSupertypes.join(' ') }
  if ('removeSupertypes' in modification) return { property: 'supertypes', op: 'remove', gains: modification.removeSupertypes.join(' ') }
  if ('gains' in modification) return { property: modification.gains, op: 'gain', gains: modification.gains }
  if ('grants' in modification) return { property: modification.grants.id, op: 'gain', gains: modification.grants.id }
  if ('losesAll' in modification) return { property: 'abilities', op: 'lose' }
  if ('loses' in modification) return { property: modification.loses, op: 'lose', gains: modification.loses }
  return { property: 'controller' in modification ? 'controller' : 'copy', op: 'set' }
}

const eventOf = ({ instance, modification, object, by }: Applying): EventOf<'apply'> => ({
  event: 'apply',
  object,
  effect: instance.ref,
  ...told(modification),
  ...('copyOf' in modification && instance.copied && { gains: instance.copied.of.id }),
  ...(by !== undefined && { amount: by })
})

/**
 * The applications that are due, in the order of the stages.
 * @see fab:6.2.5 fab:6.2.5a
 */
export const applications = (world: World): readonly Application[] =>
  world.facts.reportsApplications
    ? (pendingApplications(world, applyingNow(world), world.applied) as readonly Applying[]).map(applying => ({
        ...applying,
        event: eventOf(applying)
      }))
    : []

/** Which applications an effect says can't be. */
const forbidding = (world: World): ((applying: Applying) => boolean) | undefined => {
  const bans = rulesOf(world, 'cant').filter(({ effect }) => effect.event.event === 'apply')
  if (bans.length === 0) return undefined
  return applying =>
    bans.some(({ effect, scope }) => world.facts.base.matchesEvent(effect.event, eventOf(applying), viewFor(world, scope), scope))
}

/** The applications that came about before an effect said that they can't be. */
const forbiddenSince = (world: World): readonly Applying[] => {
  const forbids = world.facts.reportsApplications ? forbidding(world) : undefined
  return forbids
    ? applyingNow(world).filter(applying => world.applied[applying.key] && !world.applied[applying.key]!.nothing && forbids(applying))
    : []
}

/**
 * Whether an effect has been applied to an object of which an effect says by now that it can't be. What becomes of it is left open:
 * it stays, or is gone as all is worked out anew.
 * @see fab:6.3.1 fab:6.3.5 fab:6.3.7
 */
export const isForbiddenSince = (world: World): boolean => forbiddenSince(world).length > 0

/** Whether something that an effect did not come to change, or no longer, is forbidden to it no more: what then becomes of it is open. */
export const isAllowedAgain = (world: World): boolean => {
  const forbids = forbidding(world)
  return applyingNow(world).some(applying => world.applied[applying.key]?.nothing && !forbids?.(applying))
}

/** Keeps an application: as it read, or as what it became; `null` if it was replaced by nothing. */
export const record = (world: World, { key, live, by }: Application, became: number | undefined | null = by): World => {
  const kept: Applied = { live, ...(became === null ? { nothing: true } : became !== undefined && { amount: became }) }
  return settleCopies({ ...world, applied: { ...world.applied, [key]: kept } })
}

/** Takes back what can't be by now, where a late ban does so. */
const takenBack = (world: World): World => {
  const gone = world.facts.takesBack ? forbiddenSince(world) : []
  if (gone.length === 0) return world
  const nothing = Object.fromEntries(gone.map(({ key }) => [key, { live: world.applied[key]!.live, nothing: true as const }]))
  return { ...world, applied: { ...world.applied, ...nothing } }
}

/** Forgets what applies no longer: it would start anew. */
export const settle = (before: World): World => {
  if (Object.keys(before.applied).length === 0) return before
  const world = takenBack(before)
  const known = Object.keys(world.applied)
  const current = new Set(applyingNow(world).map(applying => applying.key))
  const kept = known.filter(key => current.has(key))
  return kept.length === known.length ? world : { ...world, applied: Object.fromEntries(kept.map(key => [key, world.applied[key]!])) }
}
