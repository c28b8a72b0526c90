/**
 * JSON as it comes from elsewhere.
 * @module
 */
import { isTooDeep } from '../../model/scenario/nesting.js'

/** JSON that is nested deeper than any message. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep'
}

/** How JSON may write `__proto__`: plain, or with escaped characters. */
const SUSPECT = /__proto__|\\u00/i

/**
 * Parses JSON; keys named `__proto__` are left out, so that no later copy can change what an object inherits.
 * @throws SyntaxError if the text is not JSON
 * @throws TooDeep if it is nested too deeply
 */
export const parseJson = (text: string): unknown => {
  if (isTooDeep(text)) throw new TooDeep('nested too deeply')
  return SUSPECT.test(text) ? JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)) : JSON.parse(text)
}
