/**
 * Where in a JSON text a cursor stands. The text may be unfinished: it is being written.
 * @module
 */

/** An object or a list around the cursor. */
export interface Frame {
  /** The fields of an object whose values are words, by which the forms of a union are told apart; of the whole object, as far as it is written. */
  readonly words: Readonly<Record<string, string>>
  /** The names of all its fields. */
  readonly names: readonly string[]
  /** What the cursor is at in it: the name of a field, or a place in a list. Absent: between its fields. */
  readonly at?: string | number
}

interface Open {
  words: Record<string, string>
  names: string[]
  isList: boolean
  key: string | undefined
  place: number
  /** In an object: a name has been read, and its value is to come. */
  isValue: boolean
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g

const unquoted = (token: string): string => {
  try {
    return String(JSON.parse(token))
  } catch {
    return token.replace(/^"|"$/g, '')
  }
}

const opened = (isList: boolean): Open => ({ words: {}, names: [], isList, key: undefined, place: 0, isValue: false })

const atOf = ({ isList, key, place }: Open): string | number | undefined => (isList ? place : key)

/** A value has come to its end. */
const passed = (frame: Open | undefined): void => {
  if (frame && !frame.isList) frame.isValue = false
}

/**
 * The objects and lists around a place of a text, the outermost first.
 * @param offset characters before the cursor
 */
export const framesAt = (text: string, offset: number): readonly Frame[] => {
  const open: Open[] = []
  let around: readonly (readonly [Open, string | number | undefined])[] | undefined
  const look = (): void => {
    around ??= open.map(frame => [frame, atOf(frame)])
  }
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    const frame = open.at(-1)
    const isWord = !'{}[],:'.includes(token)
    const end = match.index + token.length
    if (!isWord && match.index >= offset) look()
    if (token === '{' || token === '[') {
      open.push(opened(token === '['))
    } else if (token === '}' || token === ']') {
      open.pop()
      passed(open.at(-1))
    } else if (token === ',' && frame) {
      if (frame.isList) frame.place++
      else Object.assign(frame, { key: undefined, isValue: false })
    } else if (token === ':' && frame) {
      frame.isValue = true
    } else if (isWord && frame && !frame.isList && !frame.isValue) {
      if (match.index > offset) look()
      frame.key = unquoted(token)
      frame.names.push(frame.key)
    } else if (isWord && frame) {
      if (frame.key !== undefined && token.startsWith('"')) frame.words[frame.key] = unquoted(token)
      if (end >= offset) look()
      passed(frame)
    }
    if (end >= offset && isWord) look()
  }
  look()
  return around!.map(([{ words, names }, at]) => ({ words, names, ...(at !== undefined && { at }) }))
}
