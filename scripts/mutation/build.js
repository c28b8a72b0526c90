/**
 * A copy of the compiled model with faults built into it, each behind a switch: `globalThis.judged` says which one is on.
 * @module
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compiledWith } from './syntax.js'

const root = new URL('../../', import.meta.url)

/** Where a decision is told to whom it may concern. */
const TOLD = 'const { decided } = game.facts'

/** @returns where the copy of the model is */
export const buildWith = (faults, folder) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(new URL('dist/model/', root), new URL('model/', folder), { recursive: true })
  writeFileSync(new URL('package.json', folder), '{ "type": "module" }')
  for (const file of new Set(faults.filter(({ kind }) => kind === 'syntax').map(each => each.file)))
    writeFileSync(
      new URL(file.replace(/\.ts$/, '.js'), folder),
      compiledWith(
        file,
        faults.filter(each => each.kind === 'syntax' && each.file === file)
      )
    )
  const decision = new URL('model/rules/decision.js', folder)
  const text = readFileSync(decision, 'utf8')
  if (!text.includes(TOLD)) throw new Error(`model/rules/decision.ts has no line "${TOLD}", where decisions are made otherwise`)
  writeFileSync(decision, text.replace(TOLD, 'const decided = globalThis.judged.decided ?? game.facts.decided'))
  return new URL('model/', folder)
}
