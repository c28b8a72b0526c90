/**
 * Reads what a script is given: `--help` prints what its first comment says, and what is wrong gets one sentence and exit code 2.
 * @module
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Ends the script with a sentence and exit code 2. */
export const stop = message => {
  console.error(message)
  process.exit(2)
}

/** What the first comment of a file says, without its marks. */
const usageOf = url =>
  (/^\/\*\*\n([^]*?)\n \*\//.exec(readFileSync(new URL(url), 'utf8'))?.[1] ?? '')
    .split('\n')
    .map(line => line.replace(/^ \* ?/, ''))
    .filter(line => line !== '@module')
    .join('\n')

/** The first sentence of what Node.js says of an option. */
const sentence = message => `${message.split(/\. |\n/)[0].replace(/\.$/, '')}.`

/**
 * The options and the other words that a script is given, as `parseArgs` tells them. Does not return if they are wrong, or help is asked for.
 * @param url of the script, `import.meta.url`
 * @param options as of `parseArgs`
 * @param most how many other words it takes: none unless given
 */
export const readOptions = (url, options = {}, most = 0) => {
  let read
  try {
    read = parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h', default: false } } })
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    return stop(`${sentence(error.message)} Add --help for what there is.`)
  }
  if (read.values.help) {
    console.log(usageOf(url))
    process.exit(0)
  }
  if (read.positionals.length > most) stop(`Nothing is done with ${read.positionals.slice(most).join(' ')}. Add --help for what there is.`)
  return read
}

/** A whole number that is given as `name`. Does not return if it is none, or less than the least. */
export const wholeNumber = (name, text, least = 0) =>
  /^\d+$/.test(text ?? '') && Number(text) >= least && Number.isSafeInteger(Number(text))
    ? Number(text)
    : stop(`${name} takes a whole number from ${least} on.`)
