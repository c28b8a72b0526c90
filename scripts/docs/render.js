/**
 * A page of the book: its Markdown as HTML, inside the frame that all pages share.
 * @module
 */
import { posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import { anchor } from './places.js'
import { headingOf, html } from './text.js'

const markdown = new MarkdownIt({ html: true })

/** The place of a heading: its words, and a number where the page has them already. */
const idsOf = () => {
  const taken = new Map()
  return words => {
    const id = anchor(words)
    const before = taken.get(id) ?? 0
    taken.set(id, before + 1)
    return before === 0 ? id : `${id}-${before}`
  }
}

markdown.core.ruler.push('places', ({ tokens, env }) => {
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.attrGet('id') !== null) continue
    // a page is linked to by its address
    if (token.tag === 'h1') continue
    const inline = tokens[at + 1]
    const words = inline.children
      .filter(({ type }) => ['text', 'text_special', 'code_inline'].includes(type))
      .map(({ content }) => content)
      .join('')
    token.attrSet('id', env.idOf(words))
  }
})

const body = text => text.replace(/^---\n[^]*?\n---\n/, '')

/** A page's own source is named `.md`, what is made of it `.html`. */
export const addressOf = path => (path === 'home.md' ? 'index.html' : path.replace(/\.md$/, '.html'))

/** Where a file of the checkout is in the book. */
const placeOf = path => path.replace(/^(\.\.\/)?CONTRIBUTING\.md$/, 'contributing.md').replace(/^docs\//, '')

const pointed = (text, from) =>
  text.replace(/ href="([^:"#?]*\.md)([#?][^"]*)?"/g, (_, to, hash = '') => {
    const target = addressOf(placeOf(posix.normalize(posix.join(posix.dirname(from), to))))
    return ` href="${posix.relative(posix.dirname(from), target)}${hash}"`
  })

const titleOf = text => {
  const given = /^---\ntitle: (.+)\n/.exec(text)?.[1]
  return given === undefined ? (headingOf(text) ?? 'Stacklaw') : given.startsWith('"') ? JSON.parse(given) : given
}

/**
 * @param {string} from the path of the page's source below the folder of the generated pages, guides and decisions in their folders
 * @param {string} text its Markdown
 */
export const render = (from, text) => {
  const root = '../'.repeat(from.split('/').length - 1)
  const content = pointed(markdown.render(body(text), { idOf: idsOf() }), from)
  const title = titleOf(text)
  // the tags of html, head and body that HTML lets one leave out are left out, and what only who reads by script needs the script adds
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${html(title === 'Stacklaw' ? title : `${title} · Stacklaw`)}</title><link rel="stylesheet" href="${root}assets/site.css">`,
    `<script src="${root}assets/site.js" defer></script>`,
    `<header><a class="home" href="${root}index.html">Stacklaw</a></header>`,
    `<main>\n${content}</main>\n`
  ].join('')
}
