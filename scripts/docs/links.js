/**
 * Finds links that lead nowhere: to a page that is not there, to a place that its page does not have, or out of the site where a
 * page was meant.
 * @module
 */
import { posix } from 'node:path'

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g

const decoded = text =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The ids and the links of a page. What a script writes is not seen. */
export const read = text => {
  const ids = new Set()
  const links = []
  const body = text.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, '').replace(/<!--[^]*?-->/g, '')
  for (const [, tag, attributes] of body.matchAll(TAG)) {
    for (const [, name, ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = decoded(values.find(each => each !== undefined) ?? '')
      if (name === 'id' || (name === 'name' && tag === 'a')) ids.add(value)
      if (name === 'href' || name === 'src') links.push(value)
    }
  }
  return { ids, links }
}

const isOutside = link => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)

/** A page's own source, not what was made of it. */
const isSource = path => /\.md$/.test(path)

/**
 * @param {ReadonlyMap<string, string>} pages the text of every page by its path
 * @param {(path: string) => boolean} exists whether a path of the site is there, for what is no page
 * @returns {{ page: string, link: string, why: string }[]} the dead links, in the order of the pages
 */
export const deadLinks = (pages, exists) => {
  const known = new Map([...pages].map(([path, text]) => [path, read(text)]))
  const whyDead = (page, link) => {
    if (isOutside(link)) return undefined
    const [path, hash] = link.split('#')
    if (path.startsWith('/')) return 'it leads out of the site'
    const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), decodeURIComponent(path.split('?')[0])))
    if (target.startsWith('..')) return 'it leads out of the site'
    if (isSource(target)) return 'it leads to a source text instead of its page'
    const found = known.get(target)
    if (!found) return exists(target) ? undefined : `there is no ${target}`
    return hash === undefined || hash === '' || found.ids.has(decodeURIComponent(hash)) ? undefined : `${target} has no place "${hash}"`
  }
  return [...known].flatMap(([page, { links }]) =>
    [...new Set(links)].flatMap(link => {
      const why = whyDead(page, link)
      return why === undefined ? [] : [{ page, link, why }]
    })
  )
}
