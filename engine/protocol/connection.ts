/**
 * A connection to an engine that runs already, such as one under a debugger.
 * @module
 */
import { createConnection } from 'node:net'
import { sayFault, systemCode } from '../../model/scenario/file-fault.js'
import { sayAddress } from './address.js'
import type { Address } from './address.js'
import type { EngineLink, Ending } from './link.js'

/** What breaks a connection that there was, maybe before it was seen to be there. */
const BROKEN: readonly (string | undefined)[] = ['ECONNRESET', 'EPIPE']

/** Why an engine could not be reached, in words. */
const sayUnreached = (address: Address, error: unknown): string =>
  systemCode(error) === 'ECONNREFUSED' ? `nothing listens at ${sayAddress(address)}` : `${sayAddress(address)}: ${sayFault(error)}`

/**
 * Connects to an engine. Never throws: a failure is an ending. Whichever side closes the connection ends it; the engine's process
 * is not the kit's, and goes on.
 * @param output called with each piece of what the engine sends
 */
export const dial = (address: Address, output: (bytes: Uint8Array) => void): EngineLink => {
  const socket = createConnection({ ...address, noDelay: true })
  let reached = false
  let fault: unknown
  socket.once('connect', () => (reached = true))
  socket.on('data', output)
  // A connection that breaks shows as its end.
  socket.on('error', error => (fault ??= error))
  const silenced = new Promise<void>(resolve => void socket.once('end', () => resolve()))
  const ended = new Promise<Ending>(resolve => {
    socket.once('close', () => {
      const isUnreached = !reached && fault !== undefined && !BROKEN.includes(systemCode(fault))
      resolve(isUnreached ? { how: 'not-reached', reason: sayUnreached(address, fault) } : { how: 'hung-up' })
    })
  })
  // What it will not read any more is not waited for.
  void silenced.then(() => socket.destroy())
  return {
    medium: 'connection',
    write: text => void (socket.writable && socket.write(text)),
    closeInput: () => void socket.end(),
    deafen: () => void socket.destroy(),
    stderr: () => '',
    dropped: () => 0,
    signal: () => void socket.destroy(),
    silenced,
    ended
  }
}
