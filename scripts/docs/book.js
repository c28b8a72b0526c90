/**
 * The rules as a book: every file of it, by its path below `docs/site`.
 * @module
 */
import { readFileSync, readdirSync } from 'node:fs'
import { drawingScript } from './drawing.js'
import { pagesOf } from './pages.js'
import { playScripts } from './play.js'
import { addressOf, render } from './render.js'
import { documentsOf } from './search/documents.js'
import { searchScript } from './search/index.js'
import { STYLE } from './style.js'
import { headingOf } from './text.js'

/** How long a page, and how large the book may be, in bytes. */
export const LIMITS = { page: 300e3, book: 15.5e6 }

const root = new URL('../../', import.meta.url)

/** Guides or decisions: the name, title and text of each. */
export const written = folder =>
  readdirSync(new URL(`docs/${folder}/`, root))
    .filter(name => name.endsWith('.md'))
    .sort()
    .map(file => {
      const name = file.replace(/\.md$/, '')
      const text = readFileSync(new URL(`docs/${folder}/${file}`, root), 'utf8')
      return { name, title: headingOf(text) ?? name, text }
    })

/** @returns {Promise<Map<string, string>>} */
export const bookOf = async knowledge => {
  const guides = written('guides')
  const decisions = written('decisions')
  const sources = [
    ...pagesOf(knowledge, guides, decisions),
    ['contributing.md', readFileSync(new URL('CONTRIBUTING.md', root), 'utf8')],
    ...guides.map(({ name, text }) => [`guides/${name}.md`, text]),
    ...decisions.map(({ name, text }) => [`decisions/${name}.md`, text])
  ]
  return new Map([
    ...sources.map(([path, text]) => [addressOf(path), render(path, text)]),
    ['assets/site.css', STYLE],
    ['assets/site.js', readFileSync(new URL('site.js', import.meta.url), 'utf8')],
    ['assets/play.js', readFileSync(new URL('dist/play/bundle.js', root), 'utf8')],
    ['assets/reading.js', readFileSync(new URL('dist/play/reading.bundle.js', root), 'utf8')],
    ['assets/search.js', await searchScript(documentsOf(knowledge, guides, decisions))],
    ...knowledge.charts.map(chart => [`assets/charts/${chart.id}.js`, drawingScript(knowledge, chart)]),
    ...playScripts(knowledge).map(([path, text]) => [`assets/${path}`, text])
  ])
}
