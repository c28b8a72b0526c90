/**
 * Attachments and phasing: what is attached to what, and what is treated as though it did not exist.
 * @module
 */
import type { Structure } from '../../../model/rulebook/structure.js'
import type { Id } from '../../../model/trace/event.js'

/** An object in the arena, as the check of attachments looks at it. */
export interface Attachable {
  readonly types: readonly string[]
  /** It is attached to something. */
  readonly attached: boolean
  /** What it is attached to is there, and its card allows it. */
  readonly allowed: boolean
}

/** What the check makes of an attachment. @see mtg-context:704.5m mtg-context:704.5n mtg-context:704.5p mtg-2010:sba.13 mtg-2010:sba.14 mtg-2010:sba.15 */
export const attachmentFate = ({ checks }: Structure, { types, attached, allowed }: Attachable): 'stays' | 'comes-off' | 'goes' => {
  if (types.includes('aura')) return attached && allowed ? 'stays' : 'goes'
  if (!attached) return 'stays'
  if (types.includes('creature') && checks.attachedCreatures.value === 'come-off') return 'comes-off'
  return allowed && (types.includes('equipment') || types.includes('fortification')) ? 'stays' : 'comes-off'
}

/**
 * Whether attaching something changes anything: what is attached there already does not become attached, and what may not be there stays
 * where it is.
 * @param isAllowed whether what it would be attached to is one of those that its card allows
 * @see mtg:603.2f mtg-context:701.3b
 */
export const changesHost = (now: Id | undefined, next: Id | undefined, isAllowed: boolean): boolean =>
  now !== next && (next === undefined || isAllowed)

/** Whether something that is attached to another becomes unattached as it leaves the arena. @see mtg-context:701.3d mtg:603.10c */
export const comesOffAsItLeaves = ({ triggers }: Structure): boolean => triggers.lookBack.value.includes('attach')

/** Whether an object is treated as though it did not exist. @see mtg:603.10b */
export const isAway = (statuses: readonly string[]): boolean => statuses.includes('phased-out')
