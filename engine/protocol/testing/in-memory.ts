/** A fake adapter as the process that the doctor talks to, without one: it answers at once. @module */
import type { EngineLink, Ending } from '../link.js'
import { patient } from './patient.mjs'

let started = 0

/** Starts a fake adapter with a fault. It is told apart from those started before by its seed. */
export const inMemory = (fault: string, output: (bytes: Uint8Array) => void): EngineLink => {
  let end: ((ending: Ending) => void) | undefined
  const ended = new Promise<Ending>(resolve => (end = resolve))
  let over = false
  const finish = (code: number | null, signal: string | null): void => {
    if (over) return
    over = true
    end?.({ how: 'exited', code, signal, left: false })
  }
  const early: Uint8Array[] = []
  let ready = false
  const write = (text: string | Uint8Array): void => {
    if (over) return
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    if (ready) output(bytes)
    else early.push(bytes)
  }
  const adapter = patient(fault, { write, exit: code => finish(code, null), seed: ++started })
  return {
    medium: 'pipes',
    silenced: new Promise(() => undefined),
    write: text => {
      if (over) return
      ready = true
      for (const bytes of early.splice(0)) output(bytes)
      for (const line of text.trimEnd().split('\n')) adapter.line(line)
    },
    closeInput: () => {
      if (!over) adapter.close()
    },
    deafen: () => undefined,
    stderr: () => '',
    dropped: () => 0,
    signal: signal => finish(null, signal),
    ended
  }
}
