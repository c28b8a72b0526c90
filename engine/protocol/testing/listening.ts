/** A fake adapter that listens, in this process. @module */
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Address } from '../address.js'
import { LOOPBACK } from '../address.js'
import { patient } from './patient.mjs'

/** What listens, and how many connections it has taken. */
export interface Fake {
  readonly address: Address
  readonly taken: () => number
  readonly close: () => Promise<void>
}

/** Listens on any free port; each connection is given to a function. If it listens once, nothing listens after the first. */
export const listening = async (take: (socket: Socket, count: number) => void, once = false): Promise<Fake> => {
  let count = 0
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => open.delete(socket))
    if (once) server.close()
    take(socket, ++count)
  })
  await new Promise<void>(resolve => void server.listen(0, LOOPBACK, resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: { host: LOOPBACK, port },
    taken: () => count,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      })
  }
}

/** Gives each line of what comes over a connection to a function. */
export const eachLine = (socket: Socket, act: (line: string) => void): void => {
  let rest = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(act)
  })
}

/** The fake adapter of the doctor, with a fault, behind connections: where it would exit it closes the connection. */
export const listeningPatient = (fault: string): Promise<Fake> =>
  listening((socket, seed) => {
    const adapter = patient(fault, { write: text => void socket.write(text), exit: () => void socket.end(), seed })
    eachLine(socket, line => adapter.line(line))
    socket.once('end', () => {
      adapter.close()
      socket.end()
    })
  })
