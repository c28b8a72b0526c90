/** What of an expectation an engine need not give, and what it may not add. @module */
import type { Observation } from '../../../model/trace/observation.js'
import { isPlain } from './tagged.js'
import type { Fields } from './tagged.js'

/** What an observation may say of how something came about: it is compared where the engine gives it. */
const TOLD: Readonly<Partial<Record<Observation['see'], readonly string[]>>> = {
  event: ['cause'],
  prompt: ['about'],
  layer: ['effect', 'targets', 'modes'],
  proposed: ['within'],
  applied: ['prevented'],
  triggered: ['by', 'answers'],
  suppressed: ['by', 'suppressor']
}

/** Fields that the schema has as optional and whose absence claims nothing; elsewhere it says that there is none. */
export const mayBeLeftOut = (expected: Fields, key: string): boolean => {
  const { see, option, event } = expected
  if (typeof see === 'string') return TOLD[see as Observation['see']]?.includes(key) === true
  if (option !== undefined) return key === 'layer'
  // what a prompt is about
  if (typeof event !== 'string') return ['event', 'layer', 'effect', 'as'].includes(key)
  if (key === 'id' || key === 'within' || key === 'becomes' || key === 'revealed') return true
  if (event === 'apply') return key === 'effect' || key === 'gains'
  if (event === 'draw') return key === 'object'
  if (key === 'by') return event === 'counters' || event === 'destroy' || event === 'sacrifice'
  // where such a thing goes unless it is said
  if (key === 'to') return event !== 'move' && event !== 'attach' && expected['to'] === 'graveyard'
  return event === 'move' && key === 'position'
}

/** What an event says only where it is so: told of an event whose expectation has nothing of the kind, it is something else. */
const SAYS_SO: readonly string[] = ['status', 'counters', 'numbers', 'types', 'copyOf', 'under', 'hit', 'type']

/** Whether an event, or a part of damage, says what was not expected of it. */
export const saysMore = (expected: Fields, came: Fields): boolean =>
  (typeof expected['event'] === 'string' || expected['target'] !== undefined) &&
  SAYS_SO.some(field => expected[field] === undefined && came[field] !== undefined)

/** How a continuous effect is told that changes no number and makes no copy: these fields are the engine's to spell. */
export const SPELLED: readonly string[] = ['property', 'op', 'gains']
export const isSpelled = (told: Fields): boolean => told['event'] === 'apply' && told['amount'] === undefined && told['property'] !== 'copy'

/** Whether both say of which stack object, or of which effect, an event comes: what else brings one about is not told in one way alone. */
export const sayWhose = (expected: unknown, came: unknown): boolean =>
  isPlain(expected) && isPlain(came) && ['layer', 'effect'].some(kind => kind in expected && kind in came)
