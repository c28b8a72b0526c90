/**
 * Where a text stops being JSON. Parsers tell it in words of their own, or not at all.
 * @module
 */

// eslint-disable-next-line no-control-regex -- JSON names its spaces
const SPACE = /[\u0009\u000a\u000d\u0020]*/y
/* eslint-disable no-control-regex -- a JSON string must escape these */
const VALUE =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y
/* eslint-enable no-control-regex */

/** What may come next. */
type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'nothing'

/** The place of the first character that no JSON text could have there, or the text's length if it ends too early. */
export const whereNoJson = (text: string): number => {
  const open: ('[' | '{')[] = []
  const inside = (): Expected => (open.length === 0 ? 'nothing' : open.at(-1) === '[' ? ', or ]' : ', or }')
  let expected: Expected = 'value'
  let at = 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found !== null
  }
  for (;;) {
    skip(SPACE)
    const next = text[at]
    if (next === undefined) return at
    const closes =
      (next === ']' && (expected === 'value or ]' || expected === ', or ]')) ||
      (next === '}' && (expected === 'key or }' || expected === ', or }'))
    if (closes) {
      open.pop()
      at++
      expected = inside()
    } else if (expected === 'value' || expected === 'value or ]') {
      if (next === '[' || next === '{') {
        open.push(next)
        at++
        expected = next === '[' ? 'value or ]' : 'key or }'
      } else if (skip(VALUE)) expected = inside()
      else return at
    } else if (expected === 'key' || expected === 'key or }') {
      if (next !== '"' || !skip(VALUE)) return at
      expected = ':'
    } else if (expected === ':' && next === ':') {
      at++
      expected = 'value'
    } else if ((expected === ', or ]' || expected === ', or }') && next === ',') {
      at++
      expected = expected === ', or ]' ? 'value' : 'key'
    } else return at
  }
}
