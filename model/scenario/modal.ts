/**
 * Choices of modes: a text has one at most, which its player names as it goes on the stack.
 * @module
 */

/** What gets a stack object of its own: its choices are named there. */
const isApart = (value: object): boolean => ('do' in value && value.do === 'when') || ('kind' in value && value.kind === 'trigger')

const choicesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null || isApart(value)) return 0
  const within = Object.values(value).reduce<number>((sum, each) => sum + choicesIn(each), 0)
  return 'do' in value && value.do === 'modes' ? within + 1 : within
}

const apartIn = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(apartIn)
  return isApart(value) ? [value, ...within] : within
}

/** Whether any text of an ability has a second choice of modes, beside the first or within it. */
export const choosesModesTwice = (ability: object): boolean =>
  choicesIn(ability) > 1 || apartIn(ability).some(apart => Object.values(apart).reduce<number>((sum, each) => sum + choicesIn(each), 0) > 1)
