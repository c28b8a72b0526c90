/**
 * Makes one classic script of the page on which games are played, with the reference engine and the charts in it:
 * `dist/play/bundle.js`. It runs from a file as from any server. What a page need not have for its first choices is beside it: in
 * `reading.bundle.js` the schemas, by which a changed situation is read; in `books.json` the rulebooks, of which it loads the one that
 * it plays by; in `later.json` drawings and the editor's help. `npm run build` makes them.
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

const dist = new URL('../dist/play/', import.meta.url)
const at = name => fileURLToPath(new URL(name, dist))

/** What makes outlines is called so, and by no other module, so that those that nothing reads can be left out: to call it does nothing else. */
const OUTLINE = 'stacklawOutline'

/** Puts outlines of the schemas in the place of the schemas. */
const outlines = {
  name: 'outlines',
  resolveId: { order: 'pre', handler: source => (source === 'zod' ? at('outline.js') : undefined) },
  transform: code =>
    code.includes("import { z } from 'zod'")
      ? code
          .replace("import { z } from 'zod'", `import { z as ${OUTLINE} } from 'zod'`)
          .replaceAll(/(?<![\w$.'"`-])z(?=\s*\.\s*[a-zA-Z]+\()/g, OUTLINE)
      : undefined
}

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
        ? at('shelf.js')
        : undefined
  }
}

const scriptOf = async (from, options) => {
  const bundle = await rolldown({ input: at(from), platform: 'browser', logLevel: 'warn', ...options })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

writeFileSync(
  new URL('bundle.js', dist),
  await scriptOf('main.js', { plugins: [outlines, booksApart], treeshake: { manualPureFunctions: [OUTLINE] } })
)
writeFileSync(new URL('reading.bundle.js', dist), await scriptOf('reading.js', { plugins: [oneLanguage] }))

const books = JSON.stringify(everyRulebook)
if (!isDeepStrictEqual(JSON.parse(books), everyRulebook))
  throw new Error('A rulebook holds what is not data; the page could not play by it.')
writeFileSync(new URL('books.json', dist), books)

writeFileSync(new URL('later.json', dist), JSON.stringify({ layouts, schema: situationSchema() }))
