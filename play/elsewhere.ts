/**
 * The same situation and choices under every ruleset, and where the games part.
 * @module
 */
import { createReference } from '../engine/reference/index.js'
import { inProcess } from '../engine/reference/iut.js'
import { createBase } from '../model/base/base.js'
import { everyRulebook } from '../model/rulebook/index.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import { phaseOf } from '../model/rulebook/structure.js'
import type { Decision } from '../model/scenario/script.js'
import { compareGames } from '../model/trace/compare.js'
import type { Observation } from '../model/trace/observation.js'
import { play, scripted } from '../properties/campaign/play.js'
import { bookOf } from './engine.js'
import { wireOf } from './example.js'
import type { Example } from './example.js'
import { viewOf } from './view.js'

/** An example as another game would have it: the same cards, and phases by what they are for. */
export const carried = (example: Example, to: Rulebook): Example => {
  if (example.ruleset === to.id) return example
  const { phases } = bookOf(example.ruleset).structure.turn
  const phase = (name: string): string => {
    const role = phases.value.find(each => each.name === name)?.role
    return role === undefined ? name : phaseOf(to.structure)(role)
  }
  const { start, until } = example
  return {
    ...example,
    ruleset: to.id,
    start: { ...start, phase: phase(start.phase) },
    until: until.end === 'boundary' ? { ...until, phase: phase(until.phase) } : until,
    way: []
  }
}

/** What one game makes of it. */
export interface Side {
  readonly ruleset: string
  readonly title: string
  /** Which of the games it is like: those with one letter were observed alike. */
  readonly letter: string
  /** What it shows where the games first part; absent where all are alike. */
  readonly parts?: string
  readonly outcome: readonly string[]
  /** The places of the options that were taken. */
  readonly answers: readonly number[]
}

const playedIn = async (example: Example, rulebook: Rulebook, script: readonly Decision[]): Promise<readonly Observation[]> => {
  const wire = wireOf(carried(example, rulebook))
  return (await play(inProcess(createReference(createBase(rulebook))), wire, scripted(script))).trace
}

/** Plays it under every ruleset, decisions that a game does not ask for left out and others by default. */
export const sidesOf = async (example: Example, script: readonly Decision[]): Promise<readonly Side[]> => {
  const games: { readonly rulebook: Rulebook; readonly name: string; readonly trace: readonly Observation[] }[] = []
  for (const rulebook of everyRulebook) games.push({ rulebook, name: rulebook.id, trace: await playedIn(example, rulebook, script) })
  const own = new Set([...example.players, ...example.objects].map(({ id }) => id))
  const { groups, parting } = compareGames(games, own)
  return games.map(({ rulebook, name, trace }) => {
    const wire = wireOf(carried(example, rulebook))
    const { told, outcome } = viewOf(wire, rulebook, trace)
    const at = parting.flat().find(each => each.name === name)?.at
    const entry = at === undefined ? undefined : told.find(({ from, to }) => from <= at && at <= to)
    return {
      ruleset: rulebook.id,
      title: rulebook.title,
      letter: String.fromCharCode(65 + groups.findIndex(group => group.includes(name))),
      ...(at !== undefined && { parts: entry?.text ?? 'Nothing more.' }),
      outcome,
      answers: trace.flatMap(o => (o.see === 'answer' ? [o.option] : []))
    }
  })
}
