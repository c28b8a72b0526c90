/**
 * What is due after an event, in a list that may be long: which kinds of thing, and what each source has in it, is looked for once. A list
 * without one of its entries is made in one copy and knows what the longer one knew, so that n things cost n steps and not n times n.
 * @module
 */
import type { Id } from '../../trace/event.js'
import type { Due } from '../state.js'
import { grouped } from './grouped.js'

/** A kind of what is due; `unheard`: it has not been looked for what answers it. */
type Kind = Due['see'] | 'unheard'

const memo = new WeakMap<readonly Due[], ReadonlySet<Kind>>()

const kindsOf = (all: readonly Due[]): ReadonlySet<Kind> => {
  const found = new Set<Kind>()
  for (const due of all) {
    found.add(due.see)
    if ('unheard' in due && due.unheard !== undefined) found.add('unheard')
  }
  return found
}

/** Whether anything of a kind is due. */
export const isAnyDue = (all: readonly Due[], kind: Kind): boolean => {
  const known = memo.get(all) ?? kindsOf(all)
  memo.set(all, known)
  return known.has(kind)
}

/** Whether triggerings are due, and nothing else. */
export const areAllTold = (all: readonly Due[]): boolean => isAnyDue(all, 'triggered') && memo.get(all)!.size === 1

/** What is due of each source, in this list or a longer one, and which sources the engine names as it likes. */
interface Sources {
  readonly of: ReadonlyMap<Id, readonly Due[]>
  readonly open: readonly Id[]
}

const sources = new WeakMap<readonly Due[], Sources>()

const sourcesIn = (all: readonly Due[]): Sources => {
  const of = grouped(all, ({ ref }) => ref.source)
  return { of, open: [...of.keys()].filter(id => id.startsWith('~')) }
}

/** Fewer than so many are looked for one by one. */
const MANY = 8

/** What is due of these sources, and of those that the engine names as it likes, in its order. */
export const dueOf = (all: readonly Due[], ids: readonly Id[]): readonly Due[] => {
  const known = sources.get(all) ?? sourcesIn(all)
  sources.set(all, known)
  const found = new Set([...new Set([...ids, ...known.open])].flatMap(id => known.of.get(id) ?? []))
  if (found.size >= MANY) return all.filter(due => found.has(due))
  const places = [...found].map(due => all.indexOf(due)).filter(at => at >= 0)
  return places.sort((a, b) => a - b).map(at => all[at]!)
}

/** What is due without one thing. */
export const withoutDue = (all: readonly Due[], due: Due): readonly Due[] => {
  const at = all.indexOf(due)
  if (at < 0) return all
  const left = all.toSpliced(at, 1)
  const kinds = memo.get(all)
  if (kinds?.size === 1 && left.length > 0) memo.set(left, kinds)
  const known = sources.get(all)
  if (known) sources.set(left, known)
  return left
}
