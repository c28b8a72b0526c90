/**
 * An engine's process and all that it starts, as one group that ends together.
 * @module
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** How much of the standard error is kept, in bytes. */
const STDERR_KEPT = 4096

/** How long output may still come after the process has exited, in milliseconds. */
const DRAIN_TIME = 250

/** How a process ended. */
export type Ending =
  | { readonly how: 'not-started'; readonly reason: string }
  | { readonly how: 'exited'; readonly code: number | null; readonly signal: string | null }

export interface EngineProcess {
  /** Writes to its standard input; after the end, to nowhere. */
  write(text: string): void
  closeInput(): void
  /** Takes no more of its output. */
  deafen(): void
  /** The last 4 KB of its standard error. */
  stderr(): string
  /** Sends a signal to the process and to all that it started. */
  signal(signal: 'SIGTERM' | 'SIGKILL'): void
  /** Resolves when it has ended and its output has been read; nothing of its group is left then. */
  readonly ended: Promise<Ending>
}

const GROUPS = process.platform !== 'win32'

const sendSignal = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  try {
    if (GROUPS) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // The group is gone already.
  }
}

const live = new Set<ChildProcess>()
const killLive = (): void => live.forEach(child => sendSignal(child, 'SIGKILL'))
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * The kit is being stopped: engines, in groups of their own, don't hear it, so they are ended here. Where another listener takes
 * the signal the kit goes on, and ends them itself or by exiting.
 */
const stopped = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return
  killLive()
  process.off(signal, stopped)
  process.kill(process.pid, signal)
}

const guard = (child: ChildProcess): void => {
  if (live.size === 0) {
    process.on('exit', killLive)
    STOPS.forEach(each => process.on(each, stopped))
  }
  live.add(child)
}

const unguard = (child: ChildProcess): void => {
  if (!live.delete(child) || live.size > 0) return
  process.off('exit', killLive)
  STOPS.forEach(each => process.off(each, stopped))
}

const nothing = (reason: string): EngineProcess => ({
  write: () => undefined,
  closeInput: () => undefined,
  deafen: () => undefined,
  stderr: () => '',
  signal: () => undefined,
  ended: Promise.resolve({ how: 'not-started', reason })
})

/**
 * Starts a program in a process group of its own, without a shell. Never throws: a failure is an ending.
 * @param output called with each piece of its standard output
 */
export const launch = ([program, ...args]: readonly [string, ...string[]], output: (bytes: Uint8Array) => void): EngineProcess => {
  let child
  try {
    child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: GROUPS, windowsHide: true })
  } catch (error) {
    return nothing(String(error))
  }
  const { stdin, stdout, stderr } = child
  guard(child)
  let kept = Buffer.alloc(0)
  stderr.on('data', (bytes: Buffer) => (kept = Buffer.concat([kept, bytes]).subarray(-STDERR_KEPT)))
  stdout.on('data', output)
  // A broken pipe shows as the process's end.
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined)

  const ended = new Promise<Ending>(resolve => {
    child.once('error', error => {
      if (child.pid !== undefined) return
      unguard(child)
      resolve({ how: 'not-started', reason: error.message })
    })
    child.once('exit', (code, signal) => {
      sendSignal(child, 'SIGKILL')
      const done = () => {
        clearTimeout(timer)
        unguard(child)
        for (const stream of [stdin, stdout, stderr]) stream.destroy()
        resolve({ how: 'exited', code, signal })
      }
      // A child that left the group may hold the pipes open, so their end is not waited for without limit.
      const timer = setTimeout(done, DRAIN_TIME)
      child.once('close', done)
    })
  })
  return {
    write: text => void (stdin.writable && stdin.write(text)),
    closeInput: () => void stdin.end(),
    deafen: () => void stdout.destroy(),
    stderr: () => kept.toString('utf8'),
    signal: signal => sendSignal(child, signal),
    ended
  }
}
