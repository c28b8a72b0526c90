/** How `.ci/run` counts its stages. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What the script defines, without the stages that it runs. */
const [definitions = ''] = readFileSync(new URL('../../.ci/run', import.meta.url), 'utf8').split(/^at_once first_command/m)

/** Runs stages of shell text in a row. */
const run = (...stages: readonly string[]): { readonly lines: readonly string[]; readonly code: number | null } => {
  const file = join(mkdtempSync(join(tmpdir(), 'stacklaw-ci-')), 'run')
  const each = stages.map((stage, i) => `stage 'stage ${i}' eval '${stage}'\n`).join('')
  writeFileSync(file, `${definitions}\nmkdir "$clone"\n${each}`)
  const { stdout, status } = spawnSync('bash', [file], { encoding: 'utf8' })
  return { lines: stdout.trimEnd().split('\n'), code: status }
}

it('what is skipped is told with its reason, and is neither passed nor failed', () => {
  const { lines, code } = run('true', 'skip "there is no moon"', 'true')
  expect(lines).toContain('  stage 1: there is no moon')
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 1 skipped')
  expect(code).toBe(0)
})

it('what is needed and missing is a reason', () => {
  const { lines, code } = run('needs bash; true', 'needs no-such-program-at-all; false')
  expect(lines).toContain('  stage 1: there is no no-such-program-at-all on this machine')
  expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped')
  expect(code).toBe(0)
})

it('without a reason nothing is skipped, and a failure ends the run', () => {
  const { lines, code } = run('skip "there is no moon"', 'exit 77', 'true')
  expect(lines).toContain('  stage 0: there is no moon')
  expect(lines.at(-1)).toBe('0 passed, 1 failed, 1 skipped')
  expect(code).toBe(1)
})

it('a command that fails within a stage fails it', () => {
  const { lines, code } = run('false; true')
  expect(lines.at(-1)).toBe('0 passed, 1 failed, 0 skipped')
  expect(code).toBe(1)
})
