/**
 * Makes one classic script of the page on which games are played, with the reference engine, the charts and every rulebook in it:
 * `dist/play/bundle.js`. It runs from a file as from any server. `npm run build` makes it.
 * @module
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
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

const packed = gzipSync(JSON.stringify(situationSchema()), { level: 9 }).toString('base64')

/** Puts the packed schema where the page reads it. */
const schemaWithin = {
  name: 'schema-within',
  transform: (code, id) => {
    if (!/[\\/]play[\\/]help[\\/]published\.js$/.test(id)) return undefined
    if (!code.includes("PUBLISHED = ''")) throw new Error(`${id} has no place for the schema any more`)
    return code.replace("PUBLISHED = ''", `PUBLISHED = '${packed}'`)
  }
}

const dist = new URL('../dist/play/', import.meta.url)
const bundle = await rolldown({
  input: fileURLToPath(new URL('main.js', dist)),
  platform: 'browser',
  plugins: [oneLanguage, schemaWithin],
  logLevel: 'warn'
})
const { output } = await bundle.generate({ format: 'iife', minify: true })
await bundle.close()
writeFileSync(new URL('bundle.js', dist), output[0].code)
