/**
 * Foreign text made fit to be shown: an engine's names and messages may hold anything.
 * @module
 */

/** C0 and C1 controls except tab and line feed, lone surrogates, non-characters, and marks that reorder text. */
// eslint-disable-next-line no-control-regex -- control characters are what it is about
const UNFIT = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Stands for a character that was removed. */
export const REMOVED = '\uFFFD'

/** The text with each character that a terminal, a browser or XML would act on replaced by `\uFFFD`. */
export const plain = (text: string): string => text.replaceAll('\r\n', '\n').replace(UNFIT, REMOVED)

/** The same on one line. */
export const oneLine = (text: string): string => plain(text).replace(/\s+/g, ' ').trim()

/** `1st`, `2nd`, `3rd`, `11th`, `22nd`. */
export const ordinal = (n: number): string => {
  const last = n % 10
  const teen = Math.floor((n % 100) / 10) === 1
  return `${n}${teen || last > 3 || last === 0 ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : 'rd'}`
}

/** A number and its noun: `1 rule`, `2 rules`. */
export const count = (n: number, noun: string, many = `${noun}s`): string => `${n} ${n === 1 ? noun : many}`
