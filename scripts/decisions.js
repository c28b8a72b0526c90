/**
 * Writes `dist/decisions.json`: what the sources say of each decision of the rules, for `stacklaw explain` and the pages of the rules.
 * A part of the build, for the package holds no sources.
 * @module
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decisionsIn } from './decisions/sources.js'
import { readOptions } from './options.js'

readOptions(import.meta.url)

const root = fileURLToPath(new URL('..', import.meta.url))
writeFileSync(new URL('../dist/decisions.json', import.meta.url), `${JSON.stringify(decisionsIn(root), null, 1)}\n`)
