/** Values by what they have in common. @module */

/** The values of a list by a text, in the order in which each text first comes. */
export const grouped = <T>(values: Iterable<T>, textOf: (value: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const text = textOf(value)
    const group = groups.get(text)
    if (group) group.push(value)
    else groups.set(text, [value])
  }
  return groups
}
