/** Why an observation is refused. @module */
import type { Concept } from '../../rulebook/concept.js'
import type { RuleId } from '../../scenario/names.js'
import type { Observation } from '../../trace/observation.js'
import { differences } from '../effects/reported.js'
import type { Enabled, Setting } from '../part.js'
import type { ModelState } from '../state.js'
import { belongs } from './belongs.js'
import { blame } from './blame.js'
import { expand, isShown } from './expand.js'
import { lastChange } from './last-change.js'
import type { LastChange } from './last-change.js'
import type { Frontier } from './model.js'
import { saidApart } from '../../trace/differing.js'
import { sayObservation } from '../../trace/words.js'
import { plain, sayPattern } from './words.js'

/**
 * One thing that would have been accepted.
 * @public
 */
export interface Expected {
  /** In words. */
  readonly what: string
  readonly pattern: unknown
  /** The transition of the charts that would have been taken. */
  readonly transition: string
  readonly concept: Concept
  readonly rules: readonly RuleId[]
}

/**
 * An observation that no explanation of the trace allows.
 * @public
 */
export interface Refused {
  readonly kind: 'refused'
  readonly expected: readonly Expected[]
  /** What came instead, in words. */
  readonly came: string
  readonly message: string
  /** What the observation and what was allowed instead are about, the most telling first. */
  readonly concepts: readonly Concept[]
  /** Those of them that the observation breaks; the others are what else bears on it. */
  readonly blamed: readonly Concept[]
  /** Where only the reported state at the end is wrong: the step that last changed it. */
  readonly since?: LastChange
  /** The rules of all that is at stake, with what earlier observations leave in doubt. */
  readonly rules: readonly RuleId[]
}

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)]

/** Concepts that say little of an observation: what was allowed in its place says more. */
const GENERAL: readonly Concept[] = ['resolution.step']

const SHOWN = 4

const inWords = (expected: readonly Expected[]): string => {
  const what = unique(expected.map(each => each.what))
  const more = what.length - SHOWN
  return what.length === 0 ? 'nothing' : `${what.slice(0, SHOWN).join('; or ')}${more > 0 ? `; or ${more} more` : ''}`
}

/** The step that last changed a wrong value, in a sentence. */
export const saySince = ({ what, step }: LastChange): string => `Step ${step + 1} was the last to change ${what}.`

/** Where the reported end differs from the world. */
const atEnd = (states: readonly ModelState[], came: Observation): string => {
  const state = states[0]
  if (came.see !== 'end' || !state) return ''
  const found = differences(state.world, came.state, state.names)
  return found.length > 0 ? ` where ${found.map(({ sentence }) => sentence).join(', ')}` : ''
}

/** Whether a state waits for what an engine may show and need not: its absence breaks nothing. */
const isVoluntary = (state: ModelState): boolean => {
  const frame = state.frames.at(-1)
  return frame?.chart === 'choice' && frame.data.voluntary === true
}

const enabledIn = (setting: Setting, states: readonly ModelState[]) =>
  states.flatMap(state =>
    expand(setting, state)
      .filter(enabled => isShown(setting, enabled))
      .map(enabled => ({ state, ...enabled }))
  )

/** Whether it is a prompt in which there is nothing to choose. */
const asksForNothing = ({ effect: { pattern } }: Enabled): boolean =>
  pattern?.see === 'prompt' && Array.isArray(pattern['options']) && pattern['options'].length === 1

/** The step that last changed what the end reports otherwise, where the end itself is due. */
const changedLast = (enabled: readonly Enabled[], came: Observation, before: () => readonly Frontier[]): LastChange | undefined => {
  if (came.see !== 'end') return undefined
  const isDue = enabled.some(({ effect: { pattern } }) => pattern?.see === 'end' && pattern['why'] === came.why)
  return isDue ? lastChange(before(), came) : undefined
}

/** Those of several concepts that a rule of the game stands for; all, if none does for any. */
const withRules = (diagnosis: readonly Concept[], about: readonly Concept[], concepts: Setting['base']['rulebook']['concepts']) => {
  const has = (each: Concept): boolean => concepts[each].length > 0
  const [own, others] = [diagnosis.filter(has), about.filter(has)]
  return own.length > 0 ? own : others.length > 0 ? others.slice(0, 1) : diagnosis
}

/**
 * Explains a refusal by everything that the states would have accepted.
 * @param before follows the trace again: the states before each observation so far, and those before this one
 * @param beyond the states beyond prompts with a single option, for an engine that leaves these out: it is told what comes after them
 */
export const explain = (
  setting: Setting,
  states: readonly ModelState[],
  came: Observation,
  before: () => readonly Frontier[],
  beyond?: readonly ModelState[]
): Refused => {
  const { concepts } = setting.base.rulebook
  const enabled = enabledIn(setting, states)
  const told = beyond ? enabledIn(setting, beyond).filter(each => !asksForNothing(each)) : []
  const all = (told.length > 0 ? told : enabled).map<Expected>(({ state, transition, effect }) => {
    const pattern = plain(effect.pattern, state.names)
    return {
      what: sayPattern(pattern),
      pattern,
      transition: transition.id,
      concept: transition.concept,
      rules: concepts[transition.concept]
    }
  })
  const expected = all.filter((each, at) => all.findIndex(other => other.what === each.what && other.transition === each.transition) === at)
  const own = belongs(states, came)
  const pending = enabled.filter(({ state }) => !isVoluntary(state))
  const about = unique<Concept>([
    ...own.filter(each => !GENERAL.includes(each)),
    ...enabled.flatMap(({ transition, effect }) => [...(effect.suspects ?? []), transition.concept]),
    ...own
  ])
  const since = changedLast(enabled, came, before)
  const suspects = unique<Concept>([
    ...about,
    ...states.flatMap(state => [...state.deferredSuspects.recent, ...state.deferredSuspects.older])
  ])
  const cameWords = saidApart(
    expected.map(({ what, pattern }) => ({ words: what, of: pattern })),
    { words: `${sayObservation(came)}${atEnd(states, came)}`, of: came }
  )
  return {
    kind: 'refused',
    expected,
    came: cameWords,
    message: `Here the rules allow: ${inWords(expected)}. What came: ${cameWords}.${since ? ` ${saySince(since)}` : ''}`,
    concepts: about,
    blamed: withRules(since?.concepts ?? blame(states, came, pending.length > 0 ? pending : enabled, own), about, concepts),
    ...(since && { since }),
    rules: unique(suspects.flatMap(concept => concepts[concept]))
  }
}
