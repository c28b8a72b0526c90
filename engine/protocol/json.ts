/**
 * JSON as it comes from elsewhere.
 * @module
 */
/** How JSON may write `__proto__`: plain, or with escaped characters. */
const SUSPECT = /__proto__|\\u00/i

/**
 * Parses JSON; keys named `__proto__` are left out, so that no later copy can change what an object inherits.
 * @throws SyntaxError if the text is not JSON
 */
export const parseJson = (text: string): unknown =>
  SUSPECT.test(text) ? JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)) : JSON.parse(text)
