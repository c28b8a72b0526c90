/**
 * How deep JSON is nested, told without parsing it: a parser, and whatever walks its result, may run out of stack.
 * @module
 */

/** How deep JSON from elsewhere may be nested. The deepest file of the kit has 17 levels. */
export const DEEPEST = 200

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Whether a text has more open brackets at once than a limit, those in strings apart. */
export const isTooDeep = (text: string, limit = DEEPEST): boolean => {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (quoted) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > limit) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}
