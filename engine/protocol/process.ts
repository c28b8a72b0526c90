/**
 * An engine's process and all that it starts, as one group that ends together.
 * @module
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { sayFault, systemCode } from '../../model/scenario/file-fault.js'
import type { EngineLink, Ending } from './link.js'

/** How much of the standard error is kept, in bytes. */
const STDERR_KEPT = 4096

/** How long output may still come after the process has exited, in milliseconds. */
const DRAIN_TIME = 250

/** How often it is looked whether children have ended, in milliseconds. */
const LINGER_STEP = 20

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

/** Whether a process of the group is still running, its dead and unburied ones apart. */
const groupRuns = (group: number): boolean => {
  if (!GROUPS) return false
  try {
    process.kill(-group, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  return readdirSync('/proc').some(name => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
      // After the name, which may hold anything: state, parent, group.
      const [state, , of] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(of) === group && state !== 'Z' && state !== 'X'
    } catch {
      return false
    }
  })
}

/** Waits until nothing of a group runs, but no longer than this; whether something still does. */
const lingers = async (group: number, time: number): Promise<boolean> => {
  const end = performance.now() + time
  while (groupRuns(group)) {
    if (performance.now() >= end) return true
    await new Promise(resolve => setTimeout(resolve, LINGER_STEP))
  }
  return false
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

/** Why a program could not be started, in words. */
const sayStart = (program: string, error: unknown): string => {
  switch (systemCode(error)) {
    case 'ENOENT':
      return `there is no program ${program}, or not the one that its first line names`
    case 'EACCES':
    case 'EPERM':
      return `${program} may not be run, or is a folder`
    default:
      return sayFault(error)
  }
}

const nothing = (reason: string): EngineLink => ({
  medium: 'pipes',
  write: () => undefined,
  closeInput: () => undefined,
  deafen: () => undefined,
  stderr: () => '',
  dropped: () => 0,
  signal: () => undefined,
  silenced: new Promise(() => undefined),
  ended: Promise.resolve({ how: 'not-started', reason })
})

/**
 * Starts a program in a process group of its own, without a shell. Never throws: a failure is an ending.
 * @param output called with each piece of its standard output
 * @param linger how long what it started may outlive it, in milliseconds, before it counts as left; then it is ended
 */
export const launch = ([program, ...args]: readonly [string, ...string[]], output: (bytes: Uint8Array) => void, linger = 0): EngineLink => {
  let child
  try {
    child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: GROUPS, windowsHide: true })
  } catch (error) {
    return nothing(sayStart(program, error))
  }
  const { stdin, stdout, stderr } = child
  guard(child)
  let kept = Buffer.alloc(0)
  let written = 0
  stderr.on('data', (bytes: Buffer) => {
    written += bytes.length
    // a copy, so that no more than what is kept is held
    kept = Buffer.from(Buffer.concat([kept, bytes.subarray(-STDERR_KEPT)]).subarray(-STDERR_KEPT))
  })
  stdout.on('data', output)
  // A broken pipe shows as the process's end.
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined)

  const silenced = new Promise<void>(resolve => void stdout.once('end', () => resolve()))
  const ended = new Promise<Ending>(resolve => {
    child.once('error', error => {
      if (child.pid !== undefined) return
      unguard(child)
      resolve({ how: 'not-started', reason: sayStart(program, error) })
    })
    const closed = new Promise<void>(done => void child.once('close', () => done()))
    child.once('exit', (code, signal) => {
      void lingers(child.pid!, linger).then(async left => {
        sendSignal(child, 'SIGKILL')
        // A child that left the group may hold the pipes open, so their end is not waited for without limit.
        let timer: NodeJS.Timeout | undefined
        await Promise.race([closed, new Promise<void>(late => (timer = setTimeout(late, DRAIN_TIME)))])
        clearTimeout(timer)
        unguard(child)
        for (const stream of [stdin, stdout, stderr]) stream.destroy()
        resolve({ how: 'exited', code, signal, left })
      })
    })
  })
  return {
    medium: 'pipes',
    write: text => void (stdin.writable && stdin.write(text)),
    closeInput: () => void stdin.end(),
    deafen: () => void stdout.destroy(),
    stderr: () => kept.toString('utf8'),
    dropped: () => written - kept.length,
    signal: signal => sendSignal(child, signal),
    silenced,
    ended
  }
}
