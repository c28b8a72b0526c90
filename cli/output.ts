/**
 * Files that a command writes.
 * @module
 */
import { accessSync, constants, rmSync, statSync, writeFileSync } from 'node:fs'
import { sayFault } from '../model/scenario/file-fault.js'
import { InputProblem } from '../model/scenario/problem.js'

const refused = (file: string, error: unknown): InputProblem =>
  new InputProblem(`${file} cannot be written (${sayFault(error)}); name a file in a folder that is there and that you may write to.`)

/**
 * Checks that a file can be written. Call it before the work, not after.
 * @throws InputProblem if it can't
 */
export const checkOutput = (file: string): void => {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw new InputProblem(`${file} is a folder; name a file.`)
    if (found) accessSync(file, constants.W_OK)
    else {
      // permissions alone do not say it: nobody makes a file under /proc
      writeFileSync(file, '', { flag: 'wx' })
      rmSync(file)
    }
  } catch (error) {
    if (error instanceof InputProblem) throw error
    throw refused(file, error)
  }
}

/**
 * Writes a file.
 * @throws InputProblem if it can't
 */
export const writeOutput = (file: string, text: string): void => {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw refused(file, error)
  }
}

/** What to say where the output itself could not be written. */
export const sayLost = (error: NodeJS.ErrnoException): string =>
  error.code === 'EPIPE'
    ? 'whoever read the output has gone, so the rest of it is lost; let it be read to its end, or send it to a file.'
    : `the output cannot be written (${sayFault(error)}); make room, or send it elsewhere.`
