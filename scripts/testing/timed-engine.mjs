/**
 * Passes on what an engine is told and says, and notes when each of its games came to its end: timed-engine.mjs LOG COMMAND ARGS…
 * A line of the log: `{ "scenario": ID, "ended": MILLISECONDS }`.
 */
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'

const [log, command, ...args] = process.argv.slice(2)
const engine = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
const scenarios = new Map()
const asked = new Map()

/** Calls with each whole line, as a message. */
const eachMessage = (stream, hear) => {
  let rest = ''
  stream.setEncoding('utf8').on('data', part => {
    const lines = `${rest}${part}`.split('\n')
    rest = lines.pop()
    for (const line of lines) hear(JSON.parse(line))
  })
}

eachMessage(process.stdin, ({ id, params = {} }) => {
  if (params.scenario) scenarios.set(params.session, params.scenario.id)
  asked.set(id, params.session)
})
eachMessage(engine.stdout, ({ id, result }) => {
  if (!result?.observations?.some(({ see }) => see === 'end')) return
  appendFileSync(log, `${JSON.stringify({ scenario: scenarios.get(asked.get(id)), ended: Date.now() })}\n`)
})
process.stdin.on('data', part => engine.stdin.write(part)).on('end', () => engine.stdin.end())
engine.stdout.on('data', part => process.stdout.write(part))
engine.on('exit', code => process.exit(code ?? 1))
