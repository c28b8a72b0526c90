/**
 * Proves small situations: for each ruleset every list of so many effects at most, in every order, and every way to decide. The engine
 * stays within the charts, no invariant is broken, and engine and charts reach the same outcomes.
 *
 *     node scripts/prove.js [--most N] [--ruleset ID] [--shard I/N] [--out FILE] [--mutant NAME] [--check | --write] [--json]
 *     node scripts/prove.js --merge FILE… [--check | --write]
 *
 * `--most`: effects in a situation (3). `--shard`: every N-th situation from the I-th on; its counts go to `--out`, and `--merge` makes of
 * all parts what the whole would have given. `--check` holds the counts against `scripts/proof/counts.json`, `--write` keeps them there.
 * Ends with 1 if anything is violated, a situation is undecided, or counts are others than those that are kept.
 * @module
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { mutants } from '../dist/engine/mutants/index.js'
import { createReference } from '../dist/engine/reference/index.js'
import { inProcess } from '../dist/engine/reference/iut.js'
import { createBase } from '../dist/model/base/base.js'
import { rulebooks } from '../dist/model/rulebook/index.js'
import { createModel } from '../dist/model/statechart/index.js'
import { NOTHING, proveSituation, together } from '../dist/properties/exploration/proof/prove.js'
import { sequences, situationOf } from '../dist/properties/exploration/proof/situations.js'
import { invariants } from '../dist/properties/invariants/index.js'
import { readOptions, stop } from './options.js'
import { countsOf, differences, mergeParts, sayTable } from './proof/counts.js'

const KEPT = new URL('./proof/counts.json', import.meta.url)
/** So many violations are told in full. */
const TOLD = 10

const { values, positionals } = readOptions(
  import.meta.url,
  {
    most: { type: 'string', default: '3' },
    ruleset: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    out: { type: 'string' },
    mutant: { type: 'string' },
    merge: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false }
  },
  Infinity
)
if (!values.merge && positionals.length > 0) stop(`Files are taken with --merge alone; leave out ${positionals.join(' ')}.`)
if (values.check && values.write) stop('--write keeps the counts, and --check holds them; give one of the two.')

const read = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return stop(`${file} is no part of a proof: ${error.message}.`)
  }
}

const most = Number(values.most)
if (!/^[0-3]$/.test(values.most)) stop('--most takes a number of effects from 0 to 3.')
const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(values.shard)?.map(Number) ?? []
if (!(index >= 1 && index <= of)) stop('--shard takes which part of how many, such as 2/4.')
const books = Object.values(rulebooks).filter(({ id }) => values.ruleset === undefined || id === values.ruleset)
if (books.length === 0) stop(`There is no ruleset ${values.ruleset}; there are ${Object.keys(rulebooks).join(', ')}.`)
const mutant = mutants.find(({ name }) => name === values.mutant)
if (values.mutant !== undefined && mutant?.kind !== 'engine')
  stop(`There is no faulty engine "${values.mutant}"; npx stacklaw mutants --list tells them.`)

const engineOf = rulebook => {
  const base = createBase(rulebook)
  return inProcess(mutant ? createReference(base, mutant.rules, mutant.patch) : createReference(base))
}

const proven = async () => {
  const proofs = {}
  for (const rulebook of books) {
    const judges = { model: createModel(createBase(rulebook), { level: 'full', autonomous: [] }), rulebook, invariants }
    const engine = engineOf(rulebook)
    let proof = NOTHING
    for (const [at, effects] of sequences(most).entries()) {
      if (at % of !== index - 1) continue
      proof = together(proof, await proveSituation(engine, judges, situationOf(rulebook, effects)))
      if (proof.situations % 100 === 0) console.error(`${rulebook.id}: ${proof.situations} situations, ${proof.games} games`)
    }
    proofs[rulebook.id] = proof
  }
  return { format: 'stacklaw/proof@1', most, shard: { index, of }, proofs }
}

let part
try {
  part = values.merge ? mergeParts(positionals.map(read)) : await proven()
} catch (error) {
  if (!values.merge) throw error
  stop(error.message)
}
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(part, null, 2)}\n`)

const counts = countsOf(part)
if (values.json) console.log(JSON.stringify(part, null, 2))
else console.log(sayTable(counts, part.most))
for (const proof of Object.values(part.proofs)) {
  for (const { situation, what, message, decisions } of proof.violations.slice(0, TOLD))
    console.error(`${situation}: ${what}: ${message}\n  decisions: ${JSON.stringify(decisions)}`)
  for (const { situation, why } of proof.undecided.slice(0, TOLD)) console.error(`${situation}: nothing is proven: ${why}`)
  if (proof.violations.length + proof.undecided.length > 0) process.exitCode = 1
}

const isWhole = part.shard.of === 1 && values.ruleset === undefined && mutant === undefined
if ((values.check || values.write) && !isWhole)
  stop('--check and --write are about all situations of all rulesets; leave --shard, --ruleset and --mutant out.')
if (values.check || values.write) {
  const kept = read(KEPT)
  const told = differences(kept[part.most] ?? {}, counts)
  if (values.write) writeFileSync(KEPT, `${JSON.stringify({ ...kept, [part.most]: counts }, null, 2)}\n`)
  else if (told.length > 0) {
    console.error(['The counts are others than those of scripts/proof/counts.json:', ...told].join('\n'))
    process.exitCode = 1
  }
}
