/**
 * What may be of any length, told in a line of some length: the middle is left out, and how much that is is said.
 * @module
 */
import { count } from './text.js'

/** The most characters of a line, and of these how many come after what is left out. */
const LINE = { most: 2000, tail: 400 }

/** The most items of a list, and of these how many come after what is left out. */
const LIST = { most: 24, tail: 4 }

/** A text, its middle left out if it is longer than a line may be. */
export const briefly = (text: string): string => {
  if (text.length <= LINE.most) return text
  const signs = [...text]
  const left = signs.length - LINE.most
  if (left <= 0) return text
  return `${signs.slice(0, LINE.most - LINE.tail).join('')} … (${count(left, 'character')} left out) … ${signs.slice(-LINE.tail).join('')}`
}

/** Items with something between them, those in the middle left out if there are more than a line should hold. */
export const listBriefly = (items: readonly string[], between: string): string =>
  items.length <= LIST.most
    ? items.join(between)
    : [...items.slice(0, LIST.most - LIST.tail), `… ${items.length - LIST.most} more …`, ...items.slice(-LIST.tail)].join(between)
