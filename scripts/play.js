/**
 * Makes one classic script of the page on which games are played, with the reference engine and the charts in it:
 * `dist/play/bundle.js`. It runs from a file as from any server. Beside it are data: the rulebooks, `books.json`, so that a page need load
 * no more than the one that it plays by; and `later.json`, what a page need not have for the first choices. `npm run build` makes them.
 * @module
 */
import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { everyRulebook } from '../dist/model/rulebook/index.js'
import { layouts } from '../dist/reports/charts/layouts/index.js'
import { publishedSchema } from '../dist/cli/schema.js'
import { readOptions } from './options.js'

readOptions(import.meta.url)

/** Zod speaks fifty languages; the kit says what is wrong in its own words and needs one. */
const oneLanguage = {
  name: 'one-language',
  load: id => (/zod[\\/]v4[\\/]locales[\\/]index\.js$/.test(id) ? `export { default as en } from './en.js'` : undefined)
}

/** What the editor takes of a scenario. */
const SITUATION = ['ruleset', 'players', 'start', 'objects', 'until', 'cards']

/** The schema of what the editor takes, with the definitions that it needs. */
const situationSchema = () => {
  const { $defs } = publishedSchema('scenario')
  const { properties } = $defs.Scenario
  const root = {
    type: 'object',
    properties: Object.fromEntries(SITUATION.map(name => [name, properties[name]])),
    required: SITUATION,
    additionalProperties: false
  }
  const needed = {}
  const need = value => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (name in needed) continue
      needed[name] = $defs[name]
      need($defs[name])
    }
  }
  need(root)
  return { ...root, $defs: needed }
}

/** Puts the shelf of the page in the place of the kit's rulebooks. */
const booksApart = {
  name: 'books-apart',
  resolveId: {
    order: 'pre',
    handler: (source, importer) =>
      importer !== undefined && /(^|[\\/])model[\\/]rulebook[\\/]index\.js$/.test(resolve(dirname(importer), source))
        ? fileURLToPath(new URL('../dist/play/shelf.js', import.meta.url))
        : undefined
  }
}

const dist = new URL('../dist/play/', import.meta.url)
const bundle = await rolldown({
  input: fileURLToPath(new URL('main.js', dist)),
  platform: 'browser',
  plugins: [oneLanguage, booksApart],
  logLevel: 'warn'
})
const { output } = await bundle.generate({ format: 'iife', minify: true })
await bundle.close()
writeFileSync(new URL('bundle.js', dist), output[0].code)

const books = JSON.stringify(everyRulebook)
if (!isDeepStrictEqual(JSON.parse(books), everyRulebook))
  throw new Error('A rulebook holds what is not data; the page could not play by it.')
writeFileSync(new URL('books.json', dist), books)

writeFileSync(new URL('later.json', dist), JSON.stringify({ layouts, schema: situationSchema() }))
