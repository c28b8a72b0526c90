/**
 * Splits a stream of bytes into lines of UTF-8 text.
 * @module
 */

/** The longest line that is taken, in bytes, unless another limit is given. */
export const LINE_LIMIT = 8 * 1024 * 1024

/** How much of a line that can't be read is kept to show it. */
const HEAD = 1024

/** A line, or why it is none; `head` is its beginning as far as it can be shown. */
export type Line = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'not-utf8' | 'line-too-long'; readonly head: string }

export interface LineSplitter {
  /** The lines that these bytes complete; empty ones are left out. */
  push(bytes: Uint8Array): readonly Line[]
  /** The last line, if the stream ended without a line feed. */
  end(): readonly Line[]
}

const LF = 0x0a
const strict = new TextDecoder('utf-8', { fatal: true })
const lenient = new TextDecoder('utf-8')

const show = (bytes: Uint8Array): string => lenient.decode(bytes.subarray(0, HEAD))

const decode = (bytes: Uint8Array): Line => {
  try {
    return { kind: 'text', text: strict.decode(bytes).replace(/\r$/, '') }
  } catch {
    return { kind: 'not-utf8', head: show(bytes) }
  }
}

/**
 * A splitter. A line that passes the limit is reported as soon as it does; the rest of it is skipped, never kept.
 * @param limit the longest line, in bytes without its line feed
 */
export const lineSplitter = (limit: number = LINE_LIMIT): LineSplitter => {
  let parts: Uint8Array[] = []
  let length = 0
  let skipping = false

  const take = (): Uint8Array => {
    const bytes = Buffer.concat(parts)
    parts = []
    length = 0
    return bytes
  }
  /** Adds to the line that is open; the fault, if that makes it too long. */
  const add = (bytes: Uint8Array): Line | undefined => {
    if (skipping || bytes.length === 0) return undefined
    parts.push(bytes)
    length += bytes.length
    if (length <= limit) return undefined
    skipping = true
    return { kind: 'line-too-long', head: show(take()) }
  }
  return {
    push: bytes => {
      const lines: Line[] = []
      let from = 0
      for (let to = bytes.indexOf(LF); ; to = bytes.indexOf(LF, from)) {
        if (to === from && length === 0) {
          skipping = false
          from = to + 1
          continue
        }
        const fault = add(bytes.subarray(from, to < 0 ? bytes.length : to))
        if (fault) lines.push(fault)
        if (to < 0) return lines
        if (!skipping && length > 0) lines.push(decode(take()))
        skipping = false
        from = to + 1
      }
    },
    end: () => (length > 0 ? [decode(take())] : [])
  }
}
