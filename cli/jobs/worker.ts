/** The kit's own process beside the one that was started: the file that is run. @module */
import type { Answer, Order } from './messages.js'
import { ROLES } from './roles.js'
import { workFor } from './work.js'

// Ctrl-C reaches every process of the terminal: the one that was started says what becomes of the others.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

await workFor(
  {
    send: (message: Answer) => void (process.connected && process.send!(message)),
    hear: listener => void process.on('message', message => listener(message as Order)),
    gone: listener => void process.once('disconnect', () => listener('gone'))
  },
  ROLES
)
process.exit(0)
