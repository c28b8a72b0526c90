/** What the scripts are given: help is their first comment, and what is wrong gets one sentence and exit code 2. */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Those that others import, and nobody runs. */
const MODULES = ['generated.js', 'options.js']
const scripts = [...readdirSync(folder).filter(name => name.endsWith('.js') && !MODULES.includes(name)), 'bench/ratios.js']

/** What came of a script. */
interface Ran {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

const node = (...words: readonly string[]): Promise<Ran> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    const told = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (told.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told.err += text))
    child.on('close', status => resolve({ status, ...told }))
  })

/** What is wrong with an option, and the sentence that says so. */
const WRONG: readonly (readonly [script: string, words: readonly string[], sentence: string])[] = [
  ['styles.js', ['--runs', 'many'], '--runs takes a whole number from 0 on.'],
  ['styles.js', ['--runs'], "Option '--runs <value>' argument missing. Add --help for what there is."],
  ['styles.js', ['terse'], 'Nothing is done with terse. Add --help for what there is.'],
  ['styles.js', ['--style', 'none'], 'There is no style none; there are '],
  ['mutation.js', ['--jobs', '0', '--only', 'x'], '--jobs takes a whole number from 1 on.'],
  ['mutation.js', ['--check=yes'], "Option '--check' does not take an argument. Add --help for what there is."],
  ['fairness.js', ['--games', '-1'], "Option '--games' argument is ambiguous. Add --help for what there is."],
  ['fairness.js', ['no/such/fixture'], 'No fixture is named no/such/fixture.'],
  ['layers.js', ['0'], 'BOARDS takes a whole number from 1 on.']
]

const call = (script: string, ...words: readonly string[]): readonly string[] => [`${folder}${script}`, ...words]

/** All that is asked, of one process: what scripts load takes longer than what they do with these words. */
const asked = [
  ...scripts.flatMap(script => [call(script, '--help'), call(script, '--no-such-thing')]),
  ...WRONG.map(([script, words]) => call(script, ...words))
]
let told: readonly Ran[]
beforeAll(async () => {
  const { status, out, err } = await node(`${folder}testing/asked.mjs`, JSON.stringify(asked))
  expect({ status, err }).toEqual({ status: 0, err: '' })
  told = JSON.parse(out) as readonly Ran[]
  expect(told).toHaveLength(asked.length)
})
const run = (...words: Parameters<typeof call>): Ran => told[asked.findIndex(each => each.join(' ') === call(...words).join(' '))]!

describe.each(scripts)('scripts/%s', script => {
  it('tells what it does and takes', () => {
    const { status, out, err } = run(script, '--help')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const first = readFileSync(`${folder}${script}`, 'utf8').split('\n')[1]!.replace(/^ \* /, '')
    expect(out.split('\n')[0]).toBe(first)
    expect(out).not.toContain('@module')
  })

  it('knows no other option', () => {
    const { status, out, err } = run(script, '--no-such-thing')
    expect({ status, out, err }).toEqual({
      status: 2,
      out: '',
      err: "Unknown option '--no-such-thing'. Add --help for what there is.\n"
    })
  })
})

describe('what is wrong with an option', () => {
  it.each(WRONG)('scripts/%s %s', (script, words, sentence) => {
    const { status, out, err } = run(script, ...words)
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(sentence)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

it('a script in a process of its own says the same', async () => {
  expect(await node(`${folder}layers.js`, '0')).toEqual(run('layers.js', '0'))
  expect(await node(`${folder}layers.js`, '--help')).toEqual(run('layers.js', '--help'))
})
