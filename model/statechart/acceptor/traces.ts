/** The traces that the model allows under given decisions. @module */
import type { WireScenario } from '../../scenario/scenario.js'
import type { Observation, ObservationOf, ReportedState } from '../../trace/observation.js'
import { objectView, playerNumber } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Enabled } from '../part.js'
import type { ModelState } from '../state.js'
import { enacted, shownMoves } from './enact.js'
import type { Frontier, Model } from './model.js'

/** Answers a prompt: the place of the option, and who answers the rest. */
export interface Answers {
  choose(prompt: ObservationOf<'prompt'>, scenario: WireScenario): { readonly option: number; readonly then: Answers }
  /** Hears what is observed, where the answers wait for something. */
  hear?(moment: { readonly o: Observation; readonly showsLayers: boolean }): Answers
}

/** A trace to the end, and who would have answered more. */
export interface AllowedTrace<A extends Answers> {
  readonly trace: readonly Observation[]
  readonly answers: A
}

/** What a walk found. */
export interface Allowed<A extends Answers> {
  readonly traces: readonly AllowedTrace<A>[]
  /** Why these are not all. */
  readonly cut?: string
}

interface Node<A> {
  readonly frontier: Frontier
  readonly trace: readonly Observation[]
  readonly asked?: ObservationOf<'prompt'>
  readonly answers: A
}

const report = (world: World, asked: ReportedState): ReportedState => ({
  players: Object.fromEntries(
    Object.entries(asked.players).map(([id, numbers]) => [
      id,
      Object.fromEntries(Object.keys(numbers).map(name => [name, playerNumber(world, id, name as 'life')]))
    ])
  ),
  objects: Object.fromEntries(
    Object.keys(asked.objects).flatMap(id => {
      const object = objectView(world, id)
      if (!object) return []
      const { zone, controller, counters, numbers, statuses, types } = object
      const { damage } = world.objects[id] ?? {}
      return [
        [
          id,
          {
            ...(damage !== undefined && { damage }),
            zone,
            controller,
            counters: { ...counters },
            numbers: { ...numbers },
            statuses: [...statuses],
            types: [...types]
          }
        ]
      ]
    })
  )
})

/** Which event a question who begins is about: the pattern leaves it open, and a comparison needs it. */
const withTopic = (state: ModelState, enabled: Enabled): Enabled => {
  const { pattern } = enabled.effect
  const below = state.frames.at(-2)
  if (pattern?.see !== 'prompt' || below?.chart !== 'replacement') return enabled
  const { 'about?': _, ...rest } = pattern as Record<string, unknown>
  return { ...enabled, effect: { ...enabled.effect, pattern: { ...rest, about: { event: below.data.id } } as never } }
}

/** A prompt with one option may be left out; of both readings one is walked. */
const isIdle = (o: Observation): boolean => o.see === 'prompt' && o.options.length === 1 && o.decision !== 'priority'

/**
 * Walks the traces that the model allows, where every prompt is answered as given: first one to its end, then the others.
 * @param wanted the fields of the final state that are reported
 * @param bound how many traces are walked, and how many model steps, at most
 */
export const allowedTraces = <A extends Answers>(
  model: Model,
  scenario: WireScenario,
  answers: A,
  wanted: ReportedState,
  bound: { readonly most: number; readonly steps: number }
): Allowed<A> => {
  const { most, steps } = bound
  const traces: AllowedTrace<A>[] = []
  const queue: Node<A>[] = [{ frontier: model.start(scenario), trace: [], answers }]
  let cut: string | undefined
  for (let step = 0; ; step++) {
    const node = queue.pop()
    if (!node) return { traces, ...(cut !== undefined && { cut }) }
    if (traces.length >= most) return { traces, cut: `more than ${most} traces` }
    if (step >= steps) return { traces, cut: `more than ${steps} steps` }
    const { frontier, trace, asked } = node
    const silence = frontier.unsupported ?? (frontier.exceeded ? 'more states than are followed' : undefined)
    if (silence !== undefined) {
      cut ??= `the model does not cover ${silence}`
      continue
    }
    const go = (came: Observation, from: Frontier, next: A): void => {
      const found = model.accept(from, came)
      if (found.kind === 'refused') cut ??= `the model refuses what it offers: ${found.message}`
      else {
        const answers = (next.hear?.({ o: came, showsLayers: true }) ?? next) as A
        queue.push({ frontier: found.frontier, trace: [...trace, came], answers, ...(came.see === 'prompt' && { asked: came }) })
      }
    }
    if (asked) {
      const { option, then } = node.answers.choose(asked, scenario)
      go({ see: 'answer', option }, frontier, then as A)
      continue
    }
    const seen = new Set<string>()
    for (const { state, enabled } of shownMoves(model, frontier)) {
      const came = enacted(withTopic(state, enabled), state.names, `at${trace.length}-`)
      const text = JSON.stringify(came.see === 'end' ? { ...came, state: report(state.world, wanted) } : came)
      if (seen.has(text) || isIdle(came)) continue
      seen.add(text)
      if (came.see === 'end') traces.push({ trace: [...trace, { ...came, state: report(state.world, wanted) }], answers: node.answers })
      else go(came, frontier, node.answers)
    }
  }
}
