/** Which transitions a chart with a fault has open in a state where the right one has others. @module */

const FIELDS = ['on', 'to', 'calls']

/** Transitions that lead to the same state by the same action are one: they differ in what they are called. */
const isSameWay = (one, other) =>
  other !== undefined &&
  one.action === other.action &&
  one.enters === other.enters &&
  FIELDS.every(field => one.transition[field] === other.transition[field])

/** What a chart with a fault has open; nothing where its guards break down, which tells the fault. */
const openIn = (faulty, context) => {
  try {
    return faulty.taken(context)
  } catch {
    return undefined
  }
}

/**
 * Whether a chart with a fault has other transitions open than those that are.
 * @param {{ taken: (context: any) => readonly any[] }} faulty
 * @param {readonly any[]} open what the right chart has open
 * @param {any} context
 */
export const opensOthers = (faulty, open, context) => {
  const others = openIn(faulty, context)
  return others?.length !== open.length || !open.every((each, at) => isSameWay(each, others[at]))
}
