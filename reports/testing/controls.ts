/**
 * Finds characters that no report may show, for tests. Written apart from what removes them.
 * @module
 */

/** Controls other than the line feed, marks that reorder text, halves of pairs; as code points. */
export const controlsIn = (text: string): number[] => [...text].map(c => c.codePointAt(0) ?? 0).filter(isControl)

const isControl = (code: number): boolean =>
  (code < 0x20 && code !== 0x0a) ||
  (code >= 0x7f && code <= 0x9f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069) ||
  (code >= 0xd800 && code <= 0xdfff)
