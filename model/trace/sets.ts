/**
 * Lists whose order says nothing: they are compared as sets, whatever order an engine gives them.
 * @module
 */

/** The fields of observations that hold such lists. */
export const UNORDERED: ReadonlySet<string> = new Set([
  'parts',
  'options',
  'events',
  'modes',
  'players',
  'revealed',
  'declared',
  'types',
  'statuses',
  'markers'
])
