/**
 * An engine that listens for the kit, so that it runs before the kit does, and after.
 * @module
 */
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { ImplementationUnderTest } from '../port.js'
import { LOOPBACK } from './address.js'
import type { Address } from './address.js'
import { serve } from './server.js'

/**
 * An engine that is being listened for.
 * @public
 */
export interface Listening {
  /** Where it listens; the port is the one that the system gave if it was asked for any. */
  readonly address: { readonly host: string; readonly port: number }
  /** Listens no longer, and ends the conversations that are left. */
  close(): Promise<void>
}

/** One conversation. A kit that is gone in its midst has ended it. */
const converse = async (make: () => ImplementationUnderTest | Promise<ImplementationUnderTest>, socket: Socket): Promise<void> => {
  let engine: ImplementationUnderTest | undefined
  try {
    engine = await make()
    await serve(engine, socket, socket)
  } catch {
    await engine?.shutdown().catch(() => undefined)
  }
  socket.end()
}

/**
 * Serves an engine to whoever connects, on this machine only: each connection is a conversation of its own, which `shutdown` ends.
 * @param engine makes the engine of a conversation
 * @param port where to listen; 0 for any that is free
 * @throws Error of the system if that port cannot be had
 * @public
 */
export const listen = async (
  engine: () => ImplementationUnderTest | Promise<ImplementationUnderTest>,
  port: number
): Promise<Listening> => {
  const open = new Set<Socket>()
  // Half open: answers are still sent to a kit that has nothing more to ask.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    void converse(engine, socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  const address: Address = { host: LOOPBACK, port: (server.address() as AddressInfo).port }
  return {
    address,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      })
  }
}
