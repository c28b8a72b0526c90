/** Which states have been met. @module */
import type { ModelState } from '../state.js'

/** Where the charts of a state are: states that differ in it are not the same, and no key need be made. */
const shapeOf = ({ frames }: ModelState): string => {
  let shape = ''
  for (const { chart, at } of frames) shape += `${chart}.${at} `
  return shape
}

/**
 * Tells which states have been met; of one that is alone in its shape no key is made.
 * @param keyOf the key of a state: two that have the same are the same
 */
export const meeting = (keyOf: (state: ModelState) => string): ((state: ModelState) => boolean) => {
  const byShape = new Map<string, { readonly first: ModelState; keys?: Set<string> }>()
  return state => {
    const shape = shapeOf(state)
    const known = byShape.get(shape)
    if (!known) {
      byShape.set(shape, { first: state })
      return false
    }
    const keys = (known.keys ??= new Set([keyOf(known.first)]))
    const key = keyOf(state)
    if (keys.has(key)) return true
    keys.add(key)
    return false
  }
}
