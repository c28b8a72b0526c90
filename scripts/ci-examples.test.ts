/** The files of examples/ci do what they say: the commands in them, with the variables that each system would give them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../fixtures/loader.js'

const example = (name: string): string => readFileSync(join(packageRoot(), 'examples', 'ci', name), 'utf8')

/** The reference engine, which claims so little that a part is played in a moment. */
const ENGINE = `"${process.execPath}" "${join(packageRoot(), 'cli', 'testing', 'narrow.mjs')}" ga-older core,targets outcome`

/** The lines of a file that run the kit, without the words that the system's format puts before them. */
const commandsIn = (text: string, verb: 'certify' | 'merge'): readonly string[] =>
  [...text.matchAll(new RegExp(`npx stacklaw ${verb} .*`, 'g'))].map(([line]) => line)

/** Runs commands in a folder, where `npx stacklaw` is this kit; so much smaller that a test can wait for it. */
const run = (folder: string, command: string, variables: Readonly<Record<string, string>>): string => {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const kit = join(packageRoot(), 'bin', 'stacklaw.js')
  const npx = `#!/bin/sh\nshift\ncase "$1" in certify) set -- "$@" --ruleset ga-older --runs 2 --jobs 1 ;; esac\nexec "${process.execPath}" "${kit}" "$@"\n`
  writeFileSync(join(bin, 'npx'), npx, { mode: 0o755 })
  return execFileSync('sh', ['-euc', command], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${bin}:${process.env['PATH'] ?? ''}`, ENGINE, ...variables }
  })
}

/** What each system tells each part, and where it writes to. */
const SYSTEMS = [
  {
    name: 'github-actions.yml',
    parts: [1, 2, 3, 4].map(shard => ({ SEED: '17', SHARD: `${shard}/4` })),
    says: ['shard: [1, 2, 3, 4]', 'matrix.shard }}/4', 'github.run_number }}']
  },
  {
    name: 'gitlab-ci.yml',
    parts: [1, 2, 3, 4].map(index => ({ SEED: '17', CI_NODE_INDEX: String(index), CI_NODE_TOTAL: '4' })),
    says: ['parallel: 4', 'SEED: $CI_PIPELINE_IID']
  },
  {
    name: 'kubernetes.yml',
    parts: Array.from({ length: 8 }, (_, index) => ({ JOB_COMPLETION_INDEX: String(index), PARTS: '8', RUNS: '2' })),
    says: ['completionMode: Indexed', 'completions: 8', "name: PARTS\n                  value: '8'"]
  }
] as const

it.each(SYSTEMS)(
  '$name plays every part and merges them',
  ({ name, parts, says }) => {
    const text = example(name)
    for (const words of says) expect(text).toContain(words)
    const [play, ...more] = commandsIn(text, 'certify')
    const [merge, ...others] = commandsIn(text, 'merge')
    expect([more, others]).toEqual([[], []])
    const folder = mkdtempSync(join(tmpdir(), 'stacklaw-ci-'))
    const here = (command: string): string =>
      command.replaceAll('/parts', `${folder}/parts`).replace(' parts/part-', ` ${folder}/parts/part-`)
    for (const variables of parts) run(folder, here(play!), variables)
    expect(readdirSync(join(folder, 'parts')).filter(file => file.startsWith('part-'))).toHaveLength(parts.length)
    expect(run(folder, here(merge!), {})).toContain('stacklaw reference engine')
  },
  900_000
)

it('the composite action certifies with the variables that its inputs become, and annotates', () => {
  const text = example(join('action', 'action.yml'))
  const [command] = [...text.matchAll(/run: (npx --no -- stacklaw certify .*)/g)].map(([, line]) => line!)
  // every value comes by a variable: none is put into the command as text
  expect(command).not.toContain('${{')
  for (const name of ['engine', 'runs', 'seed', 'expect', 'out']) expect(text).toContain(`\${{ inputs.${name} }}`)
  const folder = mkdtempSync(join(tmpdir(), 'stacklaw-action-'))
  const told = run(folder, command!.replace('npx --no --', 'npx'), { RUNS: '2', SEED: '1', EXPECT: '', OUT: join(folder, 'out') })
  expect(told).toMatch(/^::notice title=stacklaw%3A pass on \d+ of \d+ checks/m)
  expect(readdirSync(join(folder, 'out'))).toContain('report.json')
}, 300_000)

it('kubernetes.yml proves small situations and judges faulty engines every night, in parts', () => {
  const text = example('kubernetes.yml')
  const [, ...documents] = text.split(/^---$/m)
  const job = documents.find(document => document.includes('name: stacklaw-proofs'))!
  const [, script = ''] = /- \|\n((?: {18}.*\n)+)/.exec(job) ?? []
  expect(script).toContain('mutants --shard "$part/$PARTS"')
  const [prove] = [/part=.*\n *node scripts\/prove\.js .*/.exec(script)?.[0] ?? '']
  const [, merge = ''] = /^# {3}(node scripts\/prove\.js --merge .*)$/m.exec(job) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'stacklaw-nightly-'))
  const here = (command: string): string => command.replaceAll('/parts/', `${folder}/`)
  const play = (command: string, variables: Readonly<Record<string, string>>): string =>
    execFileSync('sh', ['-euc', here(command)], { cwd: packageRoot(), encoding: 'utf8', env: { ...process.env, ...variables } })
  for (const index of ['0', '1']) play(prove, { JOB_COMPLETION_INDEX: index, PARTS: '2', MOST: '1' })
  expect(readdirSync(folder).sort()).toEqual(['proof-1.json', 'proof-2.json'])
  // --check is about the sizes whose counts are kept
  expect(play(merge.replace(' --check', ''), {})).toMatch(/^mtg +9 /m)
  // of the faulty engines one, in as many parts as there are
  const judge = script.trim().split('\n').at(-1)!.trim()
  const told = play(`part=1\n${judge} may-not-decline`, { PARTS: '1' })
  expect(told).toMatch(/may-not-decline/)
}, 900_000)
