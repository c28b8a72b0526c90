/** In which fields what came differs from what is expected, where both read the same. @module */
import { UNORDERED } from '../../../model/trace/sets.js'
import { isSpelled, mayBeLeftOut, saysMore, sayWhose, SPELLED } from './optional.js'
import { Bag, isPlain, Tagged, textOf } from './tagged.js'

/** How names are shown: nothing for one that is expected and stands for whatever the engine names. */
export interface Shown {
  readonly expected: (name: Tagged) => string | undefined
  readonly came: (name: Tagged) => string
}

const listOf = (value: unknown): readonly unknown[] | undefined =>
  value instanceof Bag ? value.items : Array.isArray(value) ? (value as readonly unknown[]) : undefined

/** The items in one order, where their order says nothing. */
const inOrder = (items: readonly unknown[], key: string, nameOf: (name: Tagged) => string): readonly unknown[] => {
  const isFree = key === 'options' || UNORDERED.has(key)
  return isFree ? [...items].sort((a, b) => (textOf(a, nameOf) < textOf(b, nameOf) ? -1 : 1)) : items
}

/**
 * The fields that differ, each as a phrase: `/cause/layer must be "a", and is "b"`.
 * @param path where in the observation the values stand
 */
export const fieldsApart = (expected: unknown, came: unknown, shown: Shown, path = ''): readonly string[] => {
  const differ = (): readonly string[] => {
    const wanted = expected === undefined ? 'left out' : textOf(expected, name => JSON.stringify(shown.expected(name) ?? name.id))
    const is = came === undefined ? 'left out' : textOf(came, name => JSON.stringify(shown.came(name)))
    return wanted === is ? [] : [`${path} must be ${wanted}, and is ${is}`]
  }
  if (expected instanceof Tagged) {
    if (shown.expected(expected) === undefined) return []
    return differ()
  }
  const key = path.slice(path.lastIndexOf('/') + 1)
  const wanted = listOf(expected)
  const all = listOf(came)
  if (wanted && all && wanted.length === all.length) {
    const others = inOrder(all, key, shown.came)
    return inOrder(wanted, key, name => shown.expected(name) ?? name.id).flatMap((each, at) =>
      fieldsApart(each, others[at], shown, `${path}/${at}`)
    )
  }
  if (!isPlain(expected) || !isPlain(came)) return differ()
  const free = isSpelled(expected) && isSpelled(came) ? SPELLED : []
  const isFree = (field: string): boolean =>
    free.includes(field) ||
    (came[field] === undefined && mayBeLeftOut(expected, field)) ||
    (field === 'cause' && !sayWhose(expected[field], came[field])) ||
    (expected[field] === undefined && !saysMore(expected, { event: came['event'], [field]: came[field] }))
  return [...new Set([...Object.keys(expected), ...Object.keys(came)])]
    .filter(field => !isFree(field))
    .flatMap(field => fieldsApart(expected[field], came[field], shown, `${path}/${field}`))
}
