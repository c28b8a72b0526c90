/**
 * A game as a story: entries that a judge can follow, events within events set in, each with the rules that explain it.
 *
 * It is told from what the engine showed alone, so that a wrong game is told as it was.
 * @module
 */
import type { Concept } from '../../rulebook/concept.js'
import type { Speaking } from '../words.js'
import type { Rulebook } from '../../rulebook/rulebook.js'
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation, ObservationOf } from '../../trace/observation.js'
import { endsAs } from '../phrases.js'
import { startLives } from '../lives.js'
import { namesOf } from '../names.js'
import { tellPrompt } from './choice.js'
import { settle, tellApplied, tellEvent, tellProposed } from './event.js'
import { tellCeased, tellStackObject, tellLeft, tellPlayed, tellResolve, tellSuppressed, tellTriggered } from './stack-object.js'
import type { Setting, Telling, Told } from './telling.js'
import { add, sentence } from './telling.js'
export type { Told } from './telling.js'

const tellEnd = (setting: Setting, before: Telling, at: number): Telling => {
  const o = setting.names.named(setting.trace[at]!) as ObservationOf<'end'>
  const text = `the end: ${endsAs(o.why, setting.names.words)}${o.winner === undefined ? '' : `; ${o.winner} wins`}${o.note === undefined ? '' : ` (${o.note})`}`
  return add(setting, { ...before, within: [] }, { kind: 'end', text: sentence(text), from: at, concepts: setting.concepts[at] ?? [] })
}

/** Tells one observation, or several that belong together; gives the place of the next one to tell. */
const tellAt = (setting: Setting, sofar: Telling, at: number): readonly [Telling, number] => {
  const o = setting.trace[at]!
  const before = settle(sofar, o)
  switch (o.see) {
    case 'prompt':
      return tellPrompt(setting, before, at)
    case 'answer': {
      const text = `Option ${o.option} is answered, though nobody was asked.`
      return [add(setting, before, { kind: 'choice', text, from: at, concepts: setting.concepts[at] ?? [] }), at + 1]
    }
    case 'event':
      return tellPlayed(setting, before, at) ?? [tellEvent(setting, before, at), at + 1]
    case 'proposed':
      return [tellProposed(setting, before, at), at + 1]
    case 'applied':
      return [tellApplied(setting, before, at), at + 1]
    case 'layer':
      return [tellStackObject(setting, before, at), at + 1]
    case 'resolve':
      return [tellResolve(setting, before, at), at + 1]
    case 'left':
      return tellLeft(setting, before, at)
    case 'triggered':
      return [tellTriggered(setting, before, at), at + 1]
    case 'suppressed':
      return [tellSuppressed(setting, before, at), at + 1]
    case 'ceased':
      return [tellCeased(setting, before, at), at + 1]
    case 'end':
      return [tellEnd(setting, before, at), at + 1]
  }
}

/**
 * Tells a game.
 * @param concepts for each observation what the charts say of it, as `conceptsOfSteps` gives it; without them no rule is cited
 * @returns entries in the order of the trace; every observation belongs to exactly one of them
 */
export const tellGame = (
  scenario: WireScenario,
  trace: readonly Observation[],
  rulebook: Pick<Rulebook, 'concepts' | 'structure'> & Speaking,
  concepts: readonly (readonly Concept[])[] = []
): readonly Told[] => {
  const setting: Setting = { trace, names: namesOf(scenario, trace, rulebook), concepts, rulebook }
  let story: Telling = { within: [], stack: [], pending: [], lives: startLives(scenario, rulebook.structure), told: [] }
  for (let at = 0; at < trace.length;) [story, at] = tellAt(setting, story, at)
  return story.told
}
