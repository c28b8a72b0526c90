/** What kinds of thing are due after an event: looked for once in a list that may be long, and not for each kind that may be in it. @module */
import type { Due } from '../state.js'

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
