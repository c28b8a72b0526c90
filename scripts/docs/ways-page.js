/**
 * The page of two tables: how events come about that patterns speak of, and what is counted and remembered by which key.
 * @module
 */
import { KEYS, WAYS } from '../../dist/fixtures/ways.js'
import { places } from './places.js'
import { code, front, md, page, table } from './text.js'

const shownBy = ({ shown = [], reason }) => (reason === undefined ? shown.map(code).join(', ') : md(reason))

const waysRows = () => Object.entries(WAYS).flatMap(([event, cells]) => cells.map(cell => [code(event), md(cell.what), shownBy(cell)]))

const keyRows = () =>
  Object.entries(KEYS).flatMap(([key, row]) =>
    Object.entries(row).map(([of, cell]) => [md(key), `${md(of)}: ${md(cell.what)}`, shownBy(cell)])
  )

/** @returns {[string, string]} */
export const waysPage = () => [
  places.ways,
  page(
    front('Ways and keys'),
    '# Ways and keys',
    'An event that a text speaks of can come about in several ways, and what is counted or remembered is counted for something. Each line names the fixtures that show it, or says why there is none.',
    '## How it can come about',
    table(['event', 'how', 'shown by'], waysRows()),
    '## What it is counted for',
    'What an effect counts is counted for an object, its source, its controller, an event or a turn.',
    table(['what', 'for', 'shown by'], keyRows())
  )
]
