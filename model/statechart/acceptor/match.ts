/** How an observation fits what a state allows. @module */
import type { Observation } from '../../trace/observation.js'
import type { Match, Pattern } from '../part.js'
import { unify, unifySet } from '../unify.js'

/** The distinct options of a prompt, and which of them each place of its list shows. */
const distinct = (options: readonly unknown[]): { readonly options: readonly unknown[]; readonly places: readonly number[] } => {
  const texts = options.map(option => JSON.stringify(option))
  const unique = [...new Set(texts)]
  return { options: unique.map(text => options[texts.indexOf(text)]), places: texts.map(text => unique.indexOf(text)) }
}

/** How the observation fits the pattern; `undefined` if it does not. */
export const match = (pattern: Pattern, came: Observation, names: Match['names']): Match | undefined => {
  if (pattern.see !== came.see) return undefined
  if (came.see !== 'prompt') {
    const found = unify(pattern, came, names)
    return found && { names: found, order: [] }
  }
  const { options: wanted, ...rest } = pattern
  const { options, ...other } = came
  const found = unify(rest, other, names)
  const { options: unique, places } = distinct(options)
  const set = found && unifySet(wanted as readonly unknown[], unique, found)
  return set && { names: set.names, order: places.map(place => set.order[place]!) }
}
