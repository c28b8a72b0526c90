/**
 * Whoever plays: the reference engine here, or an engine behind `stacklaw play`.
 * @module
 */
import { createReference } from '../engine/reference/index.js'
import { createBase } from '../model/base/base.js'
import { rulebooks } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { WireScenario } from '../model/scenario/scenario.js'
import type { Observation } from '../model/trace/observation.js'

/** Plays a situation with the answers given, and tells all that was observed; the last is a prompt that waits, or the end. */
export type Engine = (wire: WireScenario, answers: readonly number[]) => Promise<readonly Observation[]>

/** A rulebook of the kit by its id. */
export const bookOf = (id: string): Rulebook => {
  const found = Object.values(rulebooks).find(each => each.id === id)
  if (found === undefined) throw new Error(`there is no ruleset "${id}"`)
  return found
}

const play = (wire: WireScenario, answers: readonly number[]): readonly Observation[] => {
  const engine = createReference(createBase(bookOf(wire.ruleset)))
  let played = engine.start(wire)
  const trace = [...played.trace]
  for (const option of answers) {
    if (trace.at(-1)?.see !== 'prompt') break
    played = engine.step(played.state, option)
    trace.push({ see: 'answer', option }, ...played.trace)
  }
  return trace
}

/** The reference engine, in this process. What it refuses, such as a choice that a link has and the game has not, is told as of any engine. */
export const reference: Engine = (wire, answers) => Promise.resolve().then(() => play(wire, answers))
