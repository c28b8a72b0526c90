/**
 * Writes `dist/decisions.json`: what the sources say of each decision of the rules, and what came of the faults that were planted in it,
 * for `stacklaw explain` and the pages of the rules. A part of the build, for the package holds no sources.
 * @module
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decisions } from '../dist/model/rules/index.js'
import { faultsIn, withFaults } from './decisions/faults.js'
import { decisionsIn } from './decisions/sources.js'
import { readEquivalent, readFigures } from './mutation/figures.js'
import { readOptions } from './options.js'

readOptions(import.meta.url)

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = new Map(decisions.map(({ name, decision }) => [name, decision]))
const faults = faultsIn(readFigures(), readEquivalent(), name => entries.get(name)?.others ?? [])
const told = withFaults(decisionsIn(root), faults, name => entries.has(name))
writeFileSync(new URL('../dist/decisions.json', import.meta.url), `${JSON.stringify(told, null, 1)}\n`)
