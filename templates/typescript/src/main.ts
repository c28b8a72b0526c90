/** The adapter: the kit's own server speaks the protocol, the engine implements its port. */
import { listen, serve } from 'stacklaw'
import { engine } from './engine.ts'

const [option, port] = process.argv.slice(2)
if (option === '--listen') {
  // For --connect: the engine runs under a debugger, say.
  const { address } = await listen(() => engine, Number(port))
  process.stderr.write(`listens on ${address.host}:${address.port}\n`)
} else {
  await serve(engine, process.stdin, process.stdout)
  // An input that is still open would keep the process alive.
  process.stdin.destroy()
}
