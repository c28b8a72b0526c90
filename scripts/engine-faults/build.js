/**
 * A copy of the compiled reference engine with faults built into it, each behind the switch of its number, which is asked of
 * `globalThis.judged`; so are what the engine remembers from one game to the next.
 * @module
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { compiledWith } from '../mutation/syntax.js'

const root = new URL('../../', import.meta.url)

/** What is remembered by an engine: what one fault has left there would tell of others. */
const REMEMBERED = /new WeakMap\(\)|(?<=^(?:export )?const \w+ = )new Map\(\)/gm

/**
 * @param faults numbered
 * @param textOf the source that faults of a file are places in
 * @returns the address of the folder
 */
export const buildEngine = (faults, folder, textOf) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of ['model/', 'engine/']) cpSync(new URL(`dist/${part}`, root), new URL(part, folder), { recursive: true })
  writeFileSync(new URL('package.json', folder), '{ "type": "module" }')
  for (const file of new Set(faults.map(each => each.file)))
    writeFileSync(
      new URL(file.replace(/\.ts$/, '.js'), folder),
      compiledWith(
        file,
        faults.filter(each => each.file === file),
        textOf(file)
      )
    )
  const engine = new URL('engine/reference/', folder)
  for (const name of readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(each => each.endsWith('.js'))) {
    const file = new URL(name.replaceAll('\\', '/'), engine)
    const text = readFileSync(file, 'utf8')
    const forgetting = text.replaceAll(REMEMBERED, made => `globalThis.judged.remembering(() => ${made})`)
    if (forgetting !== text) writeFileSync(file, forgetting)
  }
  return folder.href
}
