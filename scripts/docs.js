/**
 * Writes the documentation into `docs/site`: pages from the data of the kit, the guides, the decisions, and the interfaces by
 * TypeDoc. Then follows every link inside the site; a dead one fails. Nothing is fetched from anywhere.
 * @module
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url)
const generated = new URL('docs/generated/', root)
const site = new URL('docs/site/', root)

if (!existsSync(new URL('dist/index.js', root))) {
  console.error('There is no dist/: the pages are written from what is built. Run `npm run build` first.')
  process.exit(1)
}

const { gather } = await import('./docs/knowledge.js')
const { pagesOf } = await import('./docs/pages.js')
const { headingOf } = await import('./docs/plugin.js')
const { deadLinks } = await import('./docs/links.js')
const { generate } = await import('./docs/typedoc.js')
const { STYLE } = await import('./docs/style.js')

const written = folder =>
  readdirSync(new URL(`docs/${folder}/`, root))
    .filter(name => name.endsWith('.md'))
    .sort()
    .map(file => {
      const name = file.replace(/\.md$/, '')
      return { name, title: headingOf(readFileSync(new URL(`docs/${folder}/${file}`, root), 'utf8')) ?? name }
    })

const pages = pagesOf(await gather(), written('guides'), written('decisions'))
rmSync(generated, { recursive: true, force: true })
for (const [path, text] of [...pages, ['style.css', STYLE]]) {
  const file = new URL(path, generated)
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
  writeFileSync(file, text)
}
console.log(`${pages.length} pages written from the data of the kit`)

rmSync(site, { recursive: true, force: true })
process.chdir(fileURLToPath(root))
if (!(await generate())) process.exit(1)

const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'))
const html = files.filter(name => name.endsWith('.html'))
const dead = deadLinks(new Map(html.map(name => [name, readFileSync(new URL(encodeURI(name), site), 'utf8')])), path =>
  files.includes(path)
)
for (const { page, link, why } of dead) console.error(`docs/site/${page}: the link ${link} is dead: ${why}`)
if (dead.length > 0) process.exitCode = 1
else console.log(`${html.length} pages, no dead link`)
