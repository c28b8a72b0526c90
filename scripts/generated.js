/**
 * Files that are generated and kept in the repository.
 * @module
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url)

/**
 * Writes the files of a folder, and removes what is no longer one of them. With `--check` on the command line nothing is written:
 * each file that is missing, out of date or left over is named, and the exit code is 1.
 * @param path the folder, from the root of the project, with a slash at its end
 * @param files what each file holds, by its name
 * @param command writes the files anew
 */
export const keep = (path, files, command) => {
  const folder = new URL(path, root)
  const present = existsSync(folder) ? readdirSync(folder) : []
  const strays = present.filter(name => !files.has(name))
  const stale = [...files].filter(([name, text]) => !present.includes(name) || readFileSync(new URL(name, folder), 'utf8') !== text)
  if (process.argv.includes('--check')) {
    for (const [name] of stale) console.error(`${path}${name} is missing or out of date`)
    for (const name of strays) console.error(`${path}${name} is left over`)
    if (stale.length + strays.length > 0) {
      console.error(`Run \`${command}\` and commit the result.`)
      process.exitCode = 1
    }
    return
  }
  mkdirSync(folder, { recursive: true })
  for (const name of strays) rmSync(new URL(name, folder))
  for (const [name, text] of stale) writeFileSync(new URL(name, folder), text)
  console.log(`${files.size} files in ${fileURLToPath(folder)}: ${stale.length} written, ${strays.length} removed`)
}
