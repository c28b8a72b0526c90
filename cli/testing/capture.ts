import { vi } from 'vitest'
import { main } from '../main.js'

/** What a command printed, and its exit code. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command line in this process. */
export const stacklaw = async (...args: readonly string[]): Promise<Ran> => {
  let out = ''
  let err = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += String(text)
    return true
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    err += String(text)
    return true
  })
  try {
    const code = await main(args)
    return { code, out, err }
  } finally {
    stdout.mockRestore()
    stderr.mockRestore()
  }
}
