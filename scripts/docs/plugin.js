/**
 * What TypeDoc is told beyond its options: pages are named after their files, so that an address stays when a title changes; a
 * document without a title takes its first heading; and places that pages name themselves are places that links may lead to.
 * @module
 */
import { posix, sep } from 'node:path'
import { Converter, KindRouter, PageEvent } from 'typedoc'

const FOLDERS = ['docs/generated/', 'docs/']

/** The address of a document: its path below the folder of the documents. */
export const addressOf = (root, path) => {
  const relative = posix.relative(root.split(sep).join('/'), path)
  const folder = FOLDERS.find(each => relative.startsWith(each))
  return folder === undefined ? undefined : relative.slice(folder.length).replace(/\.md$/, '')
}

class FileRouter extends KindRouter {
  getIdealBaseName(reflection) {
    const path = reflection.isDocument() ? reflection.project.files.getReflectionPath(reflection) : undefined
    return (path && addressOf(process.cwd(), path)) ?? super.getIdealBaseName(reflection)
  }
}

/** The first heading of a text. */
export const headingOf = text => /^# +(.+)$/m.exec(text)?.[1]

/** Places that the page itself gives a name, besides the headings of its Markdown. */
export const namedPlaces = contents =>
  [...contents.matchAll(/<(?:details|h2|h3) class="(?:example|property)" id="([^"]+)"/g)].map(found => found[1])

/** @param {import('typedoc').Application} app */
export const load = app => {
  app.renderer.defineRouter('file', FileRouter)
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const path = document.project.files.getReflectionPath(document)
    const first = document.content[0]
    const heading = first?.kind === 'text' ? headingOf(first.text) : undefined
    if (heading !== undefined && path !== undefined && document.name === posix.basename(path, '.md')) document.name = heading
  })
  app.renderer.on(PageEvent.END, page => {
    if (!page.isReflectionEvent() || !page.model.isDocument()) return
    const slugger = app.renderer.router.getSlugger(page.model)
    for (const id of namedPlaces(page.contents ?? '')) if (!slugger.hasAnchor(id)) slugger.slug(id)
  })
}
