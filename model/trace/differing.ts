/** What tells two observations saidApart that read the same in words. @module */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** So many differences are told. */
const MOST = 3

const say = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** The fields in which what came is not what was expected; fields of which the expectation does not speak may be anything. */
const differing = (expected: unknown, came: unknown, path: string): readonly string[] => {
  if (expected === undefined || expected === 'new' || expected === came) return []
  if (Array.isArray(expected) && Array.isArray(came)) {
    const length = Math.max(expected.length, came.length)
    return Array.from({ length }, (_, at) =>
      at < expected.length ? differing(expected[at], came[at], `${path}[${at}]`) : [`${path}[${at}] is ${say(came[at])}, not nothing`]
    ).flat()
  }
  if (isRecord(expected) && isRecord(came))
    return Object.entries(expected).flatMap(([name, value]) => differing(value, came[name], path === '' ? name : `${path}.${name}`))
  return [`${path} is ${say(came)}, not ${say(expected)}`]
}

/**
 * Words for what came that never read as those for what was expected: where they would, the fields that differ are told.
 * @param expected what was expected, each in words and as data
 * @param came what came
 */
export const saidApart = (
  expected: readonly { readonly words: string; readonly of: unknown }[],
  came: { readonly words: string; readonly of: unknown }
): string => {
  const same = expected.find(({ words }) => words === came.words)
  if (!same) return came.words
  const found = differing(same.of, came.of, '').slice(0, MOST)
  return `${came.words}, where ${found.length > 0 ? found.join(', ') : 'something else is meant by these words'}`
}
