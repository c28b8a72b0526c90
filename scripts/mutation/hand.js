/** The traces of the judge's own tests. @module */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rulebooks } from '../../dist/model/rulebook/index.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The tests in which traces are judged. */
const tests = () =>
  readdirSync(join(root, 'model/statechart'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => join('model/statechart', name))
    .filter(name => readFileSync(join(root, name), 'utf8').includes('judge('))
    .sort()

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** Every trace that the tests judge, each once; a rulebook of a test's own goes with it. */
export const handTraces = () => {
  const folder = mkdtempSync(join(tmpdir(), 'stacklaw-hand-'))
  const file = join(folder, 'traces.jsonl')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'scripts/mutation/hand.config.js', '--reporter=dot', ...tests()],
    { cwd: root, encoding: 'utf8', env: { ...process.env, STACKLAW_HAND: file } }
  )
  if (status !== 0) throw new Error(`the judge's own tests fail: ${stderr}`)
  const lines = [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))]
  rmSync(folder, { recursive: true })
  return lines.map(line => {
    const { rulebook, ...game } = JSON.parse(line)
    const isOwn = !isSame(rulebook, rulebooks[rulebook.id])
    const told = { ruleset: rulebook.id, ...(isOwn && { rulebook }), ...game }
    // what a game is called stays while others change what no test of their own changes
    return { ...told, id: `by hand ${createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 10)}` }
  })
}
