/** What the scripts are given: help is their first comment, and what is wrong gets one sentence and exit code 2. */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Those that others import, and nobody runs. */
const MODULES = ['generated.js', 'options.js']
const scripts = [...readdirSync(folder).filter(name => name.endsWith('.js') && !MODULES.includes(name)), 'bench/ratios.js']

const run = (script: string, ...words: readonly string[]): Promise<{ status: number | null; out: string; err: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [`${folder}${script}`, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    const told = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (told.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told.err += text))
    child.on('close', status => resolve({ status, ...told }))
  })

describe.each(scripts)('scripts/%s', script => {
  it('tells what it does and takes', { timeout: 60_000 }, async () => {
    const { status, out, err } = await run(script, '--help')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const first = readFileSync(`${folder}${script}`, 'utf8').split('\n')[1]!.replace(/^ \* /, '')
    expect(out.split('\n')[0]).toBe(first)
    expect(out).not.toContain('@module')
  })

  it('knows no other option', { timeout: 60_000 }, async () => {
    const { status, out, err } = await run(script, '--no-such-thing')
    expect({ status, out, err }).toEqual({
      status: 2,
      out: '',
      err: "Unknown option '--no-such-thing'. Add --help for what there is.\n"
    })
  })
})

describe('what is wrong with an option', () => {
  it.each([
    ['styles.js', ['--runs', 'many'], '--runs takes a whole number from 0 on.'],
    ['styles.js', ['--runs'], "Option '--runs <value>' argument missing. Add --help for what there is."],
    ['styles.js', ['terse'], 'Nothing is done with terse. Add --help for what there is.'],
    ['styles.js', ['--style', 'none'], 'There is no style none; there are '],
    ['mutation.js', ['--jobs', '0', '--only', 'x'], '--jobs takes a whole number from 1 on.'],
    ['mutation.js', ['--check=yes'], "Option '--check' does not take an argument. Add --help for what there is."],
    ['fairness.js', ['--games', '-1'], "Option '--games' argument is ambiguous. Add --help for what there is."],
    ['fairness.js', ['no/such/fixture'], 'No fixture is named no/such/fixture.'],
    ['layers.js', ['0'], 'BOARDS takes a whole number from 1 on.']
  ])('scripts/%s %s', { timeout: 60_000 }, async (script, words, sentence) => {
    const { status, out, err } = await run(script, ...words)
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(sentence)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})
