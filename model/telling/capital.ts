/** Words at the beginning of a line. @module */

/** Words with a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
