/**
 * Observations without some of their fields.
 * @module
 */
import type { Observation } from '../../model/trace/observation.js'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields whose objects hold the name of an event under `event`, and are none themselves. */
const NO_EVENTS: readonly string[] = ['about', 'becomes']

/** What an object of an observation is called: its kind, or the field in which it stands. */
export const nameOf = (value: Json, field: string): string => {
  const kinds = NO_EVENTS.includes(field) ? [] : [value['see'], value['option'], value['event']]
  return kinds.find((kind): kind is string => typeof kind === 'string') ?? field
}

/** Whether a field, called `name.field`, is left out; `value` is what it holds. */
export type IsLeftOut = (field: string, value: unknown) => boolean

const strip = (value: unknown, field: string, isLeftOut: IsLeftOut): unknown => {
  if (Array.isArray(value)) return value.map(each => strip(each, field, isLeftOut))
  if (!isJson(value)) return value
  const name = nameOf(value, field)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner === undefined || !isLeftOut(`${name}.${key}`, inner))
      .map(([key, inner]) => [key, strip(inner, key, isLeftOut)])
  )
}

/** An observation without the fields that are left out, wherever in it they stand. */
export const without = (isLeftOut: IsLeftOut, o: Observation): Observation => strip(o, '', isLeftOut) as Observation
