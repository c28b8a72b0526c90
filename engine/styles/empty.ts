import type { Observation } from '../../model/trace/observation.js'
import { Level } from '../../model/trace/observation.js'
import { nameOf } from './left-out.js'
import type { Style } from './style.js'
import { telling } from './style.js'

type Json = Readonly<Record<string, unknown>>

const BROUGHT = { counters: {}, numbers: {}, types: [] }

/** The optional fields that can be empty, by what they are fields of. */
const EMPTY: Readonly<Record<string, Json>> = {
  move: BROUGHT,
  create: BROUGHT,
  play: { declared: [] },
  contest: { revealed: [] },
  apply: { gains: '' },
  parts: { type: '' },
  'option part': { type: '' },
  layer: { targets: {}, modes: [] },
  prompt: { about: {} },
  about: { as: '' },
  end: { note: '' }
}

const filled = (value: unknown, field: string): unknown => {
  // what is empty there says that there is none
  if (typeof value !== 'object' || value === null || field === 'state') return value
  if (Array.isArray(value)) return value.map(each => filled(each, field))
  const own = Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, filled(inner, key)] as const]))
  const name = `${'option' in value ? 'option ' : ''}${nameOf(value as Json, field)}`
  return { ...EMPTY[name], ...Object.fromEntries(own) }
}

/** What could be left out is written, and empty. */
export const empty: Style = {
  name: 'empty',
  title: 'lists, objects and texts that could be left out are written empty',
  levels: Level.options,
  of: iut => telling(iut, o => [filled(o, '') as Observation])
}
