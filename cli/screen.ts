/**
 * What goes to the terminal: results to standard output, progress and complaints to standard error, colours only on a terminal.
 * @module
 */
import type { Verdict } from '../properties/campaign/report.js'

const coloured = (stream: NodeJS.WriteStream): boolean => stream.isTTY && process.env['NO_COLOR'] === undefined

const paint = (code: number, text: string): string => (coloured(process.stdout) ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = (text: string): string => paint(1, text)
export const dim = (text: string): string => paint(2, text)

const COLOUR: Readonly<Record<Verdict, number>> = { fail: 31, error: 31, inconclusive: 33, untested: 33, pass: 32, unsupported: 90 }

/** A verdict in its colour. */
export const verdictWord = (verdict: Verdict): string => paint(COLOUR[verdict], verdict)

const STEP_COLOUR = { ok: 32, wrong: 31, 'not-reached': 33 } as const

/** How a step of an examination came out, in its colour and in as many letters. */
export const resultWord = (result: keyof typeof STEP_COLOUR): string => paint(STEP_COLOUR[result], result.replace('-', ' ').padEnd(11))

/** Rules in parentheses, after a blank; nothing where there are none. */
export const citing = (rules: readonly string[]): string => (rules.length === 0 ? '' : ` (${rules.join(', ')})`)

/** Text from an engine or a file, without what a terminal would obey. */
// eslint-disable-next-line no-control-regex -- these are the characters to remove
export const safe = (text: string): string => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\uFFFD')

/** Prints lines to standard output. */
export const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Prints a sentence to standard error. */
export const complain = (sentence: string): void => {
  process.stderr.write(`stacklaw: ${safe(sentence)}\n`)
}

/** Prints a value as JSON to standard output. */
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))
