/**
 * What a person sees of a game: the story so far, how things stand, what may be chosen, and what the charts say.
 * @module
 */
import { createBase } from '../model/base/base.js'
import type { Rulebook } from '../model/rulebook/rulebook.js'
import type { WireScenario } from '../model/scenario/scenario.js'
import { conceptsOfSteps, createModel, judge } from '../model/statechart/index.js'
import type { TraceVerdict } from '../model/statechart/index.js'
import { labelsOf } from '../model/telling/labels.js'
import { namesOf } from '../model/telling/names.js'
import { outcomeOf } from '../model/telling/situation.js'
import { tellGame } from '../model/telling/story/index.js'
import type { Told } from '../model/telling/story/index.js'
import type { Level, Observation, ObservationOf } from '../model/trace/observation.js'
import type { DecisionKind } from '../model/trace/option.js'
import { sayDecision, sayOption } from '../model/trace/words/effect.js'
import { momentsOf } from '../properties/campaign/moments.js'
import { panelsOf } from '../reports/panel.js'
import type { Panel } from '../reports/panel.js'

/** A game up to a choice, or to its end. */
export interface View {
  /** What happened, in the order of a story; the choice that waits is not among it. */
  readonly told: readonly Told[]
  readonly panel: Panel
  /** Who is asked what. Absent: the game is over. */
  readonly asked?: string
  /** The legal choices, each by its place. */
  readonly options: readonly string[]
  /** Where it ended. */
  readonly outcome: readonly string[]
  /** What the charts say of what was observed: nothing where they follow it. */
  readonly refused?: string
}

/** How much whoever plays shows, and what it decides by itself. */
export interface Observed {
  readonly level: Level
  readonly autonomous: readonly DecisionKind[]
}

const WHOLE: Observed = { level: 'full', autonomous: [] }

const EMPTY: Panel = { stack: [], pending: [], event: [], players: [], charts: [], note: [], at: [] }

/** The prompt that waits at the end of a trace. */
export const waitingIn = (trace: readonly Observation[]): ObservationOf<'prompt'> | undefined => {
  const last = trace.at(-1)
  return last?.see === 'prompt' ? last : undefined
}

/** Tells a game. */
export const viewOf = (wire: WireScenario, rulebook: Rulebook, trace: readonly Observation[], observed: Observed = WHOLE): View => {
  const { level, autonomous } = observed
  const model = createModel(createBase(rulebook), { level, autonomous })
  const names = namesOf(wire, trace, rulebook)
  const { words } = labelsOf(wire, trace, rulebook)
  const prompt = waitingIn(trace)
  const before = prompt === undefined ? trace : trace.slice(0, -1)
  const panels = panelsOf({ objects: wire.objects, trace: [...trace], moments: [...momentsOf(model, wire, trace)] }, level, rulebook)
  const named = prompt && (names.named(prompt) as ObservationOf<'prompt'>)
  return {
    told: tellGame(wire, before, rulebook, conceptsOfSteps(model, wire, before)),
    panel: panels.at(-1) ?? EMPTY,
    ...(named && { asked: sayDecision(named.player, named.decision, named.about, words) }),
    options: named?.options.map(option => sayOption(option, names.effect)) ?? [],
    outcome: prompt === undefined ? outcomeOf(wire, trace, names) : [],
    ...refusalIn(judge(model, wire, trace))
  }
}

const refusalIn = (judged: TraceVerdict): Pick<View, 'refused'> => {
  if (judged.verdict === 'fail')
    return { refused: `The charts refuse step ${judged.step + 1}: nothing in the rules allows it (${judged.refused.rules.join(', ')}).` }
  return {}
}
