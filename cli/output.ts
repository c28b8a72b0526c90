/**
 * Files that a command writes.
 * @module
 */
import { accessSync, constants, rmSync, statSync, writeFileSync } from 'node:fs'
import { InputProblem } from '../model/scenario/problem.js'

const refused = (file: string, error: unknown): InputProblem => {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return new InputProblem(`${file} cannot be written (${reason}); name a file in a folder that is there and that you may write to.`)
}

/**
 * Checks that a file can be written. Call it before the work, not after.
 * @throws InputProblem if it can't
 */
export const checkOutput = (file: string): void => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new InputProblem(`${file} is a folder; name a file.`)
  try {
    if (found) accessSync(file, constants.W_OK)
    else {
      // permissions alone do not say it: nobody makes a file under /proc
      writeFileSync(file, '', { flag: 'wx' })
      rmSync(file)
    }
  } catch (error) {
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
