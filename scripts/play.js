/**
 * Makes one classic script of the page on which games are played, with the reference engine, the charts and every rulebook in it:
 * `dist/play/bundle.js`. It runs from a file as from any server. `npm run build` makes it.
 * @module
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** Zod speaks fifty languages; the kit says what is wrong in its own words and needs one. */
const oneLanguage = {
  name: 'one-language',
  load: id => (/zod[\\/]v4[\\/]locales[\\/]index\.js$/.test(id) ? `export { default as en } from './en.js'` : undefined)
}

const dist = new URL('../dist/play/', import.meta.url)
const bundle = await rolldown({
  input: fileURLToPath(new URL('main.js', dist)),
  platform: 'browser',
  plugins: [oneLanguage],
  logLevel: 'warn'
})
const { output } = await bundle.generate({ format: 'iife', minify: true })
await bundle.close()
writeFileSync(new URL('bundle.js', dist), output[0].code)
