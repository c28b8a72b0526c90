/**
 * An engine that answers with what it is told to. The first argument names a JSON file: for each method the text of its answer, `$ID`
 * standing for the request's id, or `{ "exit": n }`, `{ "silent": true }`, `{ "signal": "SIGKILL" }`; what is missing is answered as a
 * right engine would that plays a duel of two players.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const replies = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const right = JSON.parse(readFileSync(new URL('right.json', import.meta.url), 'utf8'))

if (replies.first) process.stdout.write(replies.first)
if (replies.complains) process.stderr.write(replies.complains)
createInterface({ input: process.stdin }).on('line', line => {
  const { id, method } = JSON.parse(line)
  const reply = replies[method]
  if (reply === undefined) process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: right[method] })}\n`)
  else if (typeof reply === 'string') process.stdout.write(reply.replaceAll('$ID', String(id)))
  else if (reply.exit !== undefined) process.exit(reply.exit)
  else if (reply.signal !== undefined) process.kill(process.pid, reply.signal)
  if (method === 'shutdown') process.exit(0)
})
