/**
 * Holds engine and charts against the oracle of the layers on so many random boards a game, and prints what it found.
 *
 *     node scripts/layers.js [BOARDS] [SEED]   (100000 and 1 unless given)
 * @module
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readOptions, wholeNumber } from './options.js'

const [boards = '100000', seed = '1'] = readOptions(import.meta.url, {}, 2).positionals
wholeNumber('BOARDS', boards, 1)
wholeNumber('SEED', seed, 1)
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [vitest, 'run', 'properties/layers', '-t', 'on .* boards'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, LAYERS_BOARDS: boards, LAYERS_SEED: seed },
  stdio: 'inherit'
})
process.exit(status ?? 1)
