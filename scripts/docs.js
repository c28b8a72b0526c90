/**
 * Writes the documentation into `docs/site`, which is in two: the rules as a book, from the data of the kit, with the guides and
 * the decisions; and below `interfaces/` the interfaces, by TypeDoc. `--rules` writes the book alone. Then follows every link
 * inside; a dead one fails, and so does a page of the book that is too long. Nothing is fetched from anywhere.
 * @module
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.js'

const { rules } = readOptions(import.meta.url, { rules: { type: 'boolean', default: false } }).values

const root = new URL('..', import.meta.url)
const site = new URL('docs/site/', root)

if (!existsSync(new URL('dist/index.js', root))) {
  console.error('There is no dist/: the pages are written from what is built. Run `npm run build` first.')
  process.exit(1)
}

const { bookOf, LIMITS } = await import('./docs/book.js')
const { gather } = await import('./docs/knowledge.js')
const { deadLinks } = await import('./docs/links.js')

const files = await bookOf(await gather())
rmSync(site, { recursive: true, force: true })
for (const [path, text] of files) {
  const file = new URL(path, site)
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
  writeFileSync(file, text)
}
const sizes = [...files].map(([path, text]) => [path, Buffer.byteLength(text)])
const size = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
const seconds = (process.cpuUsage().user + process.cpuUsage().system) / 1e6
console.log(
  `the rules: ${sizes.filter(([path]) => path.endsWith('.html')).length} pages, ${(size / 1e6).toFixed(1)} MB, in ${seconds.toFixed(0)} s of the processor`
)
for (const [path, bytes] of sizes.filter(([path, bytes]) => path.endsWith('.html') && bytes > LIMITS.page)) {
  console.error(`docs/site/${path} has ${Math.ceil(bytes / 1e3)} kB; a page of the book has at most ${LIMITS.page / 1e3} kB. Divide it.`)
  process.exitCode = 1
}
if (size > LIMITS.book) {
  console.error(`The rules have ${(size / 1e6).toFixed(1)} MB; at most ${LIMITS.book / 1e6} MB are wanted.`)
  process.exitCode = 1
}

process.chdir(fileURLToPath(root))
if (!rules) {
  const { generate } = await import('./docs/typedoc.js')
  if (!(await generate())) process.exit(1)
} else {
  const file = new URL('interfaces/index.html', site)
  mkdirSync(dirname(fileURLToPath(file)))
  writeFileSync(file, '<!doctype html><html lang="en"><title>Interfaces</title><p>npm run docs writes the interfaces.</p></html>\n')
}

const written = readdirSync(site, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'))
const html = written.filter(name => name.endsWith('.html'))
const there = new Set(written)
const dead = deadLinks(new Map(html.map(name => [name, readFileSync(new URL(encodeURI(name), site), 'utf8')])), path => there.has(path))
for (const { page, link, why } of dead) console.error(`docs/site/${page}: the link ${link} is dead: ${why}`)
if (dead.length > 0) process.exitCode = 1
else console.log(`${html.length} pages, no dead link`)
