/** The command says what to do where nothing is built, and starts what is built. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'stacklaw-bin-'))
afterAll(() => rmSync(folder, { recursive: true }))

writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
cpSync(bin, join(folder, 'bin'), { recursive: true })

const run = () => spawnSync(process.execPath, [join(folder, 'bin/stacklaw.js'), 'certify'], { encoding: 'utf8' })

test('it is executable as it is committed', () => {
  expect(() => accessSync(join(bin, 'stacklaw.js'), constants.X_OK)).not.toThrow()
})

test('before the first build it says what to do', () => {
  const { status, stdout, stderr } = run()
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('npm run build')
})

test('after it, it starts the command line with its arguments', () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/cli.js'), 'console.log(process.argv[2]); process.exitCode = 3')
  const { status, stdout } = run()
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'certify\n' })
})
