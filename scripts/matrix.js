/**
 * Passes the README's two commands with every version of Node.js that the kit supports, as far as they are here: `npm run test:matrix`.
 *
 * A version is looked for in `NODE20`, `NODE22` and `NODE24` (a path to its `node`), in the folders of nvm, fnm and Volta, and as the
 * one that runs this. One that is not there is skipped with a word, and counts as neither passed nor failed.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.js'

readOptions(import.meta.url)

const root = fileURLToPath(new URL('..', import.meta.url))
const MAJORS = [20, 22, 24]

/** The two commands of the README that certify, as they stand there; the kit is installed already. */
const commands = () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const found = [/^npm ci && (npm run certify)$/m, /^(npx stacklaw certify --engine .*)$/m].map(line => line.exec(text)?.[1])
  if (found.includes(undefined)) throw new Error('README.md does not have the two commands that certify any more')
  return found
}

const folders = major => {
  const nvm = join(process.env.NVM_DIR ?? join(homedir(), '.nvm'), 'versions', 'node')
  const fnm = join(homedir(), '.local', 'share', 'fnm', 'node-versions')
  const volta = join(homedir(), '.volta', 'tools', 'image', 'node')
  return [
    [nvm, 'bin/node', `v${major}.`],
    [fnm, 'installation/bin/node', `v${major}.`],
    [volta, 'bin/node', `${major}.`]
  ].flatMap(([folder, inside, begins]) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter(name => name.startsWith(begins))
          .map(name => join(folder, name, inside))
      : []
  )
}

const versionOf = node => {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

const nodeFor = major =>
  [process.env[`NODE${major}`], process.execPath, ...folders(major)].filter(Boolean).find(node => versionOf(node)?.startsWith(`v${major}.`))

let failed = 0
let skipped = 0
for (const major of MAJORS) {
  const node = nodeFor(major)
  if (!node) {
    skipped++
    console.log(`skipped  Node.js ${major}: it is not on this machine; name it with NODE${major}=/path/to/node`)
    continue
  }
  for (const command of commands()) {
    const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8', env, maxBuffer: 1 << 28 })
    if (status !== 0) failed++
    console.log(`${status === 0 ? 'passed ' : 'FAILED '}  Node.js ${versionOf(node)}: ${command}${status === 0 ? '' : `\n${stderr}`}`)
  }
}
console.log(`${failed} failed, ${skipped} of ${MAJORS.length} versions skipped`)
process.exitCode = failed > 0 ? 1 : 0
