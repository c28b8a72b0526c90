/**
 * What goes to the terminal: results to standard output, progress and complaints to standard error, colours only on a terminal.
 * @module
 */
import { briefly } from '../model/trace/brief.js'
import { plain } from '../model/trace/text.js'
import type { Verdict } from '../properties/campaign/report.js'

const coloured = (stream: NodeJS.WriteStream): boolean => stream.isTTY && process.env['NO_COLOR'] === undefined

const paint = (code: number, text: string): string => (coloured(process.stdout) ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = (text: string): string => paint(1, text)
export const dim = (text: string): string => paint(2, text)

const COLOUR: Readonly<Record<Verdict, number>> = { fail: 31, error: 31, inconclusive: 33, untested: 33, pass: 32, unsupported: 90 }

/** A verdict in its colour, by its own word or another. */
export const verdictWord = (verdict: Verdict, word: string = verdict): string => paint(COLOUR[verdict], word)

const STEP_COLOUR = { ok: 32, wrong: 31, 'not-reached': 33 } as const

/** How a step of an examination came out, in its colour and in as many letters. */
export const resultWord = (result: keyof typeof STEP_COLOUR): string => paint(STEP_COLOUR[result], result.replace('-', ' ').padEnd(11))

/** Rules in parentheses, after a blank; nothing where there are none. */
export const citing = (rules: readonly string[]): string => (rules.length === 0 ? '' : ` (${rules.join(', ')})`)

/** Text from an engine or a file, on one line and without what a terminal would obey. */
export const safe = (text: string): string => plain(text).replace(/[\n\u2028\u2029]/g, ' ')

/** What begins a command to CI, anywhere in a line. */
const COMMAND = /#(?=#\w*\[)/g

/**
 * What a log of CI would obey: a command at the beginning of a line (`::error::`), or anywhere in it (`##[error]`, `##vso[…]`,
 * `##teamcity[…]`).
 */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  [/^(\s*):(?=:)/, '$1: '],
  [COMMAND, '# ']
]

/** A line that nothing obeys which reads the logs of CI. */
const heldBack = (line: string): string => COMMANDS.reduce((text, [command, broken]) => text.replace(command, broken), line)

/** What `paint` writes, and nothing else that a terminal would obey. */
// eslint-disable-next-line no-control-regex -- the escape character is what it is about
const PAINT = /(\u001b\[(?:[012]|3[123]|90)m)/

/** A line as it is printed: whatever it tells of an engine or a file, it stays one line, and no longer than one should be. */
const shown = (line: string): string =>
  heldBack(line)
    .split(coloured(process.stdout) ? PAINT : /(?!)/)
    .map((part, i) => (i % 2 === 1 ? part : briefly(safe(part))))
    .join('')

/** Lines as they are printed. */
export const shownLines = (lines: readonly string[]): string => lines.map(shown).join('\n')

/** Prints text to standard output as it is. */
export const printText = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Prints lines to standard output. */
export const print = (...lines: readonly string[]): void => printText(shownLines(lines))

/** Prints a sentence to standard error. */
export const complain = (sentence: string): void => {
  process.stderr.write(`stacklaw: ${briefly(safe(heldBack(sentence)))}\n`)
}

/** What a terminal would obey, or that would reorder what it shows, and JSON allows in a text. */
const OBEYED = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Prints a value as JSON to standard output. */
export const printJson = (value: unknown): void =>
  printText(JSON.stringify(value, null, 2).replace(OBEYED, escaped).replace(COMMAND, escaped))
