/**
 * Runs scripts one after another in this process, so that what they load is loaded once: asked.mjs JSON, a list of lists of words, each
 * the file of a script and what it is given. Prints what each would have printed, and its exit code.
 */
import { pathToFileURL } from 'node:url'

/** Thrown where a script ends its process. */
const ENDED = Symbol('ended')

const calls = JSON.parse(process.argv[2])
const exit = process.exit
const streams = { out: process.stdout, err: process.stderr }
const writes = { out: streams.out.write, err: streams.err.write }
const told = []
for (const [at, [script, ...words]] of calls.entries()) {
  const came = { status: 0, out: '', err: '' }
  for (const [name, stream] of Object.entries(streams)) stream.write = text => ((came[name] += String(text)), true)
  process.argv = [process.execPath, script, ...words]
  process.exitCode = undefined
  process.exit = code => {
    came.status = code ?? process.exitCode ?? 0
    throw ENDED
  }
  try {
    // a module of its own for each call
    await import(`${pathToFileURL(script).href}?call=${at}`)
    came.status = process.exitCode ?? 0
  } catch (error) {
    if (error !== ENDED) came.err += String(error?.stack ?? error)
    if (error !== ENDED) came.status = 1
  }
  told.push(came)
}
for (const [name, stream] of Object.entries(streams)) stream.write = writes[name]
process.exit = exit
process.exitCode = 0
console.log(JSON.stringify(told))
