/**
 * The page of two tables: how events come about that patterns speak of, and what is counted and remembered by which key.
 * @module
 */
import { KEYS, WAYS } from '../../dist/fixtures/ways.js'
import { places } from './places.js'
import { code, front, md, page, table } from './text.js'

const rowsOf = rows =>
  rows.flatMap(({ name, cells }) =>
    cells.map(({ what, shown = [], reason }) => [md(name), md(what), reason === undefined ? shown.map(code).join(', ') : md(reason)])
  )

/** @returns {[string, string]} */
export const waysPage = () => [
  places.ways,
  page(
    front('Ways and keys'),
    '# Ways and keys',
    'An event that a text speaks of can come about in several ways, and what is counted or remembered is counted for something. Each line names the fixtures that show it, or says why there is none.',
    '## How it can come about',
    table(['what', 'how', 'shown by'], rowsOf(WAYS)),
    '## What it is counted for',
    table(['what', 'for', 'shown by'], rowsOf(KEYS))
  )
]
