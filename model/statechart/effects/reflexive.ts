/** What is kept of resolutions for effects that look back on them: how often, and what was done. @module */
import type { Step } from '../../scenario/step.js'
import * as rules from '../../rules/delayed.js'
import type { StackObject, OwnScope, World } from '../../world/index.js'
import { viewFor } from '../../world/index.js'

type When = Extract<Step, { do: 'when' }>

/** One ability of one object, of which resolutions are counted. */
const abilityKey = (world: World, stackObject: StackObject): string => {
  const { self, incarnation } = stackObject.scope as OwnScope
  return `${self}#${incarnation ?? world.objects[self]?.incarnation ?? 0}/${stackObject.ref?.ability ?? ''}`
}

/** Counts that a stack object resolves, where any text asks how often. */
export const countResolution = (world: World, stackObject: StackObject): World => {
  if (!world.facts.countsResolutions) return world
  const key = abilityKey(world, stackObject)
  return { ...world, resolved: { ...world.resolved, [key]: (world.resolved[key] ?? 0) + 1 } }
}

/**
 * How often "when" triggers now: every number that the rules allow.
 * @see mtg:603.12a mtg:603.7h fab:6.6.2
 */
export const reflections = (world: World, step: When, scope: OwnScope, stackObject: StackObject | undefined): readonly number[] => {
  if (step.resolved !== undefined) {
    const resolved = stackObject && world.resolved[abilityKey(world, stackObject)]
    return [resolved !== undefined && rules.isItsResolution(world, step.resolved.times, resolved) ? 1 : 0]
  }
  if (step.holds !== undefined) return [rules.isStateMet(world, step.holds, viewFor(world, scope), scope) ? 1 : 0]
  if (step.did === undefined || !rules.isDone(world, step.did, scope.did, scope.begun)) return [0]
  return rules.timesReflexive(world, scope.times?.[step.did] ?? 1, step.oneOrMore === true)
}

/** What is done once: by whom, for which effect, under which name. */
export const doneKey = (key: string, you: string, did: string): string => `${key}|${you}|${did}`

/** Keeps that a named result of a stack object's text has happened, where anything is to be done once. @see mtg:603.2i */
export const noteDone = (world: World, stackObject: StackObject | undefined, did: string): World => {
  if (!world.facts.doesOnce || stackObject?.key === undefined) return world
  const key = doneKey(stackObject.key, stackObject.controller, did)
  return world.done.includes(key) ? world : { ...world, done: [...world.done, key].sort() }
}
