/**
 * Command lines, taken apart without a shell.
 * @module
 */
import { adapterError } from './errors.js'

/** One word: plain characters, escaped ones and quoted runs next to each other. */
const WORD = /\s*((?:[^\s"'\\]|\\[^]|"(?:[^"\\]|\\[^])*"|'[^']*')+)/y

/** A quoted run or an escape within a word. In double quotes a backslash escapes a quote or itself only, so Windows paths stay whole. */
const QUOTED = /"((?:[^"\\]|\\[^])*)"|'([^']*)'|\\([^])/g

const unquote = (word: string): string =>
  word.replace(QUOTED, (_, double?: string, single?: string, escaped?: string) =>
    double !== undefined ? double.replace(/\\(["\\])/g, '$1') : (single ?? escaped ?? '')
  )

/**
 * The words of a command line. Quotes and backslashes are as in a POSIX shell; nothing is expanded.
 * @throws AdapterError `cannot-start` if the line is empty or a quote is open
 */
export const splitCommand = (command: string): readonly [string, ...string[]] => {
  const words: string[] = []
  const word = new RegExp(WORD)
  let end = 0
  for (let match = word.exec(command); match; match = word.exec(command)) {
    words.push(unquote(match[1]!))
    end = word.lastIndex
  }
  const rest = command.slice(end).trim()
  if (rest !== '') throw adapterError('cannot-start', 'the engine command has a quote or a backslash that is left open', { line: rest })
  const [program, ...args] = words
  if (!program) throw adapterError('cannot-start', 'the engine command is empty')
  return [program, ...args]
}
