/** The adapter: the kit's own server speaks the protocol, the engine implements its port. */
import { serve } from 'stacklaw'
import { engine } from './engine.ts'

await serve(engine, process.stdin, process.stdout)
// An input that is still open would keep the process alive.
process.stdin.destroy()
