/**
 * The index of the search, and the script that a page loads with it.
 * @module
 */
import { rolldown } from 'rolldown'
import { fileURLToPath } from 'node:url'
import MiniSearch from 'minisearch'
import { packedScript } from '../packed.js'
import { OPTIONS } from './options.js'

export const indexOf = documents => {
  const index = new MiniSearch(OPTIONS)
  index.addAll(documents)
  return index
}

/** The search as one classic script: what searches, then the index. */
export const searchScript = async documents => {
  const bundle = await rolldown({ input: fileURLToPath(new URL('page.js', import.meta.url)), platform: 'browser', logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return `${output[0].code}
${packedScript('stacklawSearch', [], indexOf(documents))}`
}
