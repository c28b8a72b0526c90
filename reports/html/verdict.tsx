/**
 * A verdict as a shape and a word; colour only repeats it.
 * @module
 */
import type { VNode } from 'preact'
import { SIGN_WORDS } from '../order.js'
import type { Sign } from '../order.js'

/** Strokes on a field of 16 by 16. */
const SHAPES: Readonly<Record<Sign, string>> = {
  fail: 'M4 4l8 8M12 4l-8 8',
  error: 'M8 3v6.5M8 12.2v.8',
  inconclusive: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2C8.3 8.7 8 9.2 8 10M8 12.4v.6',
  untested: 'M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
  otherwise: 'M3.5 5.5h9M3.5 10.5h9M10.5 3l-5 10',
  pass: 'M3.5 8.5l3 3l6-7',
  unsupported: 'M4 8h8',
  unchosen: 'M4 8h2.5M9.5 8h2.5',
  unchecked: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  definition: 'M4 4.5h8M4 8h8M4 11.5h5'
}

/** The shapes, once a page; each sign refers to its own. */
export const Shapes = (): VNode => (
  <svg class="shapes" aria-hidden="true" width="0" height="0">
    {Object.entries(SHAPES).map(([sign, path]) => (
      <symbol key={sign} id={`sign-${sign}`} viewBox="0 0 16 16">
        <path d={path} />
      </symbol>
    ))}
  </svg>
)

export const Shape = ({ sign }: { readonly sign: Sign }): VNode => (
  <svg class="shape" aria-hidden="true" viewBox="0 0 16 16">
    <use href={`#sign-${sign}`} />
  </svg>
)

/** A sign with its word. */
export const Mark = ({ sign }: { readonly sign: Sign }): VNode => (
  <span class={`mark is-${sign}`}>
    <Shape sign={sign} />
    {SIGN_WORDS[sign]}
  </span>
)
