/**
 * Runs the judge's own tests and writes down every trace that they judge: right and wrong ones that are derived by hand.
 * @module
 */
import { defineConfig } from 'vitest/config'

const VERDICT = new URL('verdict.js', import.meta.url).pathname

const JUDGE = 'model/statechart/acceptor/judge.ts'

const RECORDER = `
import { appendFileSync } from 'node:fs'
import { told as verdictOf } from ${JSON.stringify(VERDICT)}
const told = value => (value instanceof Set ? [...value] : value)
export const judge = (model, scenario, trace) => {
  const found = judgedOnce(model, scenario, trace)
  const { base, level, autonomous } = model.setting
  const verdict = verdictOf(found)
  appendFileSync(process.env.STACKLAW_HAND, JSON.stringify({ rulebook: base.rulebook, level, autonomous: told(autonomous), wire: scenario, trace, verdict }) + '\\n')
  return found
}
`

export default defineConfig({
  plugins: [
    {
      name: 'hand-traces',
      enforce: 'pre',
      transform: (text, id) =>
        id.endsWith(JUDGE) ? { code: `${text.replace('export const judge =', 'const judgedOnce =')}${RECORDER}`, map: null } : undefined
    }
  ],
  test: { isolate: false, pool: 'forks', maxWorkers: 1, testTimeout: 300_000 }
})
