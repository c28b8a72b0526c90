/** Folders that are made to write into. @module */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it that are not there. Step by step, for the recursive one of Node.js never ends where a file
 * system denies that a folder is there whose folder is, as `/proc` does.
 * @throws the error of the file system
 */
export const makeFolder = (folder: string): void => {
  const missing: string[] = []
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at)
  for (const each of missing) mkdirSync(each)
}
