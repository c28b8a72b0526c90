/**
 * What is pending after an event, in a list that may be long: which kinds of thing, and what each source has in it, is looked for once. A list
 * without one of its entries is made in one copy and knows what the longer one knew, so that n things cost n steps and not n times n.
 * @module
 */
import type { Id } from '../../trace/event.js'
import type { PendingAnnouncement } from '../state.js'
import { grouped } from './grouped.js'

/** A kind of what is pending; `unheard`: it has not been looked for what answers it. */
type Kind = PendingAnnouncement['see'] | 'unheard'

const memo = new WeakMap<readonly PendingAnnouncement[], ReadonlySet<Kind>>()

const kindsOf = (all: readonly PendingAnnouncement[]): ReadonlySet<Kind> => {
  const found = new Set<Kind>()
  for (const one of all) {
    found.add(one.see)
    if ('unheard' in one && one.unheard !== undefined) found.add('unheard')
  }
  return found
}

/** Whether anything of a kind is pending. */
export const isAnyOfKind = (all: readonly PendingAnnouncement[], kind: Kind): boolean => {
  const known = memo.get(all) ?? kindsOf(all)
  memo.set(all, known)
  return known.has(kind)
}

/** Whether triggerings are pending, and nothing else. */
export const areAllTriggered = (all: readonly PendingAnnouncement[]): boolean => isAnyOfKind(all, 'triggered') && memo.get(all)!.size === 1

/** What is pending of each source, in this list or a longer one, and which sources the engine names as it likes. */
interface Sources {
  readonly of: ReadonlyMap<Id, readonly PendingAnnouncement[]>
  readonly open: readonly Id[]
}

const sources = new WeakMap<readonly PendingAnnouncement[], Sources>()

const sourcesIn = (all: readonly PendingAnnouncement[]): Sources => {
  const of = grouped(all, ({ ref }) => ref.source)
  return { of, open: [...of.keys()].filter(id => id.startsWith('~')) }
}

/** Fewer than so many are looked for one by one. */
const MANY = 8

/** What is pending of these sources, and of those that the engine names as it likes, in its order. */
export const pendingOf = (all: readonly PendingAnnouncement[], ids: readonly Id[]): readonly PendingAnnouncement[] => {
  const known = sources.get(all) ?? sourcesIn(all)
  sources.set(all, known)
  const found = new Set([...new Set([...ids, ...known.open])].flatMap(id => known.of.get(id) ?? []))
  if (found.size >= MANY) return all.filter(pending => found.has(pending))
  const places = [...found].map(pending => all.indexOf(pending)).filter(at => at >= 0)
  return places.sort((a, b) => a - b).map(at => all[at]!)
}

/** What is pending without one thing. */
export const withoutPending = (all: readonly PendingAnnouncement[], pending: PendingAnnouncement): readonly PendingAnnouncement[] => {
  const at = all.indexOf(pending)
  if (at < 0) return all
  const left = all.toSpliced(at, 1)
  const kinds = memo.get(all)
  if (kinds?.size === 1 && left.length > 0) memo.set(left, kinds)
  const known = sources.get(all)
  if (known) sources.set(left, known)
  return left
}
