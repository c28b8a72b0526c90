/**
 * Keys of situations that are made once from interned parts: each text is turned into a number the first time it comes up, so that a key
 * is a short list of numbers and no text is put together or looked at again. Names that were given on the way are counted anew.
 * @module
 */

/** The texts of a situation, in an order that is the same for all; a list stands for several of them, however many there are. */
export type Texts = readonly (string | readonly string[])[]

/** A text with its names taken out. */
interface Part {
  readonly number: number
  readonly names: readonly string[]
}

/** Makes keys: two are the same if and only if the texts are, but for the names given on the way. */
export type Keys = (texts: Texts) => string

/**
 * Begins to make keys; those of one maker are compared with each other.
 * @param names finds the names that are given on the way; with the flag `g`
 */
export const internedKeys = (names: RegExp): Keys => {
  const parts = new Map<string, Part>()
  const numbers = new Map<string, number>()
  const partOf = (text: string): Part => {
    const known = parts.get(text)
    if (known) return known
    const found = text.match(names) ?? []
    const bare = found.length === 0 ? text : text.replace(names, '~')
    const number = numbers.get(bare) ?? numbers.size
    numbers.set(bare, number)
    const part = { number, names: found }
    parts.set(text, part)
    return part
  }
  return texts => {
    let key = ''
    const order = new Map<string, number>()
    const add = (text: string): void => {
      const { number, names: found } = partOf(text)
      key += `${number},`
      for (const name of found) {
        const known = order.get(name) ?? order.size
        order.set(name, known)
        key += `~${known},`
      }
    }
    for (const text of texts) {
      if (typeof text === 'string') add(text)
      else {
        for (const each of text) add(each)
        key += ';'
      }
    }
    return key
  }
}

/** The same as one text, made anew each time: what the interned keys are held against. */
export const textKey = (texts: Texts, names: RegExp): string => {
  const order = new Map<string, number>()
  return texts
    .map(text => (typeof text === 'string' ? text : `[${text.join('\n')}\n]`))
    .join('\n\n')
    .replace(names, name => {
      const known = order.get(name) ?? order.size
      order.set(name, known)
      return `~${known}`
    })
}
