/** The page that `stacklaw play` serves. @module */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../fixtures/loader.js'
import { BASE_STYLE, PLAY_STYLE } from '../../play/style.js'
import type { Example } from '../../play/example.js'
import { CHART_STYLE } from '../../reports/charts/style.js'
import type { Observed } from '../../play/view.js'

const built = (file: string): string => readFileSync(join(packageRoot(), 'dist', 'play', file), 'utf8')

/** The script that the page runs, as it is built, with every rulebook and what else a page fetches. */
export const bundle = (): string =>
  [
    built('bundle.js'),
    built('reading.bundle.js'),
    `stacklawShelve(${built('books.json')})`,
    `var stacklawLater = ${built('later.json')}`,
    ''
  ].join('\n')

const STYLE = `${BASE_STYLE}${CHART_STYLE}${PLAY_STYLE}`

const START = `const given = JSON.parse(document.querySelector('#given').textContent)
const later = () => Promise.resolve(stacklawLater)
const reading = () => Promise.resolve(stacklawRead)
stacklawPlay(document.querySelector('#play'), { ...given, later, reading, engine: given.engine ? stacklawRemote : undefined })`

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the page may load and run: its own script and style, and what its server answers. */
export const POLICY = `default-src 'none'; script-src 'self' ${digest(START)}; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The page of one scenario. */
export const pageOf = (example: Example, player: string, observed: Observed, isRemote: boolean): string => {
  const given = JSON.stringify({ kept: example, player, observed, engine: isRemote }).replaceAll('<', '\\u003c')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Play · Stacklaw</title>',
    `<style>${STYLE}</style><script src="bundle.js"></script></head><body><main><div id="play">This page needs scripts.</div></main>`,
    `<script type="application/json" id="given">${given}</script><script>${START}</script></body></html>`
  ].join('')
}
