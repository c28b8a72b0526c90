/**
 * What an engine claims, out of its introduction.
 * @module
 */
import type { Statement } from '../port.js'
import type { Result } from './messages.js'

/** The implementation conformance statement in the answer to `initialize`. */
export const statementOf = ({ engine, rulesets, features, cards, level, autonomous, maxConcurrent }: Result<'initialize'>): Statement => ({
  ...engine,
  rulesets,
  features,
  level,
  autonomous,
  ...(cards && { cards }),
  ...(maxConcurrent !== undefined && { maxConcurrent })
})
