/**
 * An engine behind the server of the page, `stacklaw play`.
 * @module
 */
/// <reference lib="dom" />
import type { Observation } from '../model/trace/observation.js'
import type { Engine } from './engine.js'

/** What the server answers. */
export type Answer = { readonly trace: readonly Observation[] } | { readonly error: string }

/** Asks the server, which plays the game from its beginning. */
export const remote: Engine = async (wire, answers) => {
  const response = await fetch('play', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wire, answers })
  })
  const answer = (await response.json()) as Answer
  if ('error' in answer) throw new Error(answer.error.replace(/\.$/, ''))
  return answer.trace
}
