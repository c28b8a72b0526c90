/**
 * The decisions of a game, in names that another game of the same situation understands.
 * @module
 */
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'
import { mapOptionIds } from '../../model/trace/ids.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { Option } from '../../model/trace/option.js'
import { defaultOption } from '../campaign/order.js'
import { defaults } from '../campaign/play.js'
import type { Policy } from '../campaign/play.js'

/** The ids that a scenario gives. */
export const handlesOf = (scenario: Pick<WireScenario, 'players' | 'objects'>): ReadonlySet<string> =>
  new Set([...scenario.players, ...scenario.objects].map(each => each.id))

/** An option without the names that an engine made: another game may use others. */
const bare = (option: Option, handles: ReadonlySet<string>): Decision['choose'] =>
  mapOptionIds(option, id => (handles.has(id) ? id : null)) as Decision['choose']

const text = (choose: Decision['choose']): string => JSON.stringify(Object.entries(choose).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The real choices of a game, one after the other; `undefined` if one of them cannot be told from another option without
 * names that the engine made, so that no second game can be asked to take the same one.
 */
export const decisionsOf = (scenario: WireScenario, trace: readonly Observation[]): readonly Decision[] | undefined => {
  const handles = handlesOf(scenario)
  const found: Decision[] = []
  for (const [i, o] of trace.entries()) {
    const answer = trace[i + 1]
    if (o.see !== 'prompt' || o.options.length < 2 || answer?.see !== 'answer') continue
    const chosen = o.options[answer.option]
    if (!chosen) continue
    const choose = bare(chosen, handles)
    if (o.options.filter(option => text(bare(option, handles)) === text(choose)).length > 1) return undefined
    found.push({ player: o.player, decision: o.decision, choose })
  }
  return found
}

/** Decisions with their things renamed. */
export const renameDecisions = (decisions: readonly Decision[], rename: (id: string) => string): readonly Decision[] =>
  decisions.map(({ player, decision, choose }) => ({
    player: rename(player),
    decision,
    choose: mapOptionIds(choose as unknown as Option, id => (typeof id === 'string' ? rename(id) : id)) as Decision['choose']
  }))

/** Takes decisions one after the other, a real choice each; where the choice is not offered, and after the last, defaults. */
export const following = (scenario: WireScenario, decisions: readonly Decision[]): Policy => {
  const handles = handlesOf(scenario)
  const from = (left: readonly Decision[]): Policy => {
    const [head, ...rest] = left
    if (!head) return defaults
    const wanted = text(head.choose)
    const place = (prompt: ObservationOf<'prompt'>): number => prompt.options.findIndex(option => text(bare(option, handles)) === wanted)
    return {
      choose: prompt => {
        if (prompt.options.length === 1) return { option: 0, then: from(left) }
        const option = place(prompt)
        return { option: option >= 0 ? option : defaultOption(scenario, prompt.options), then: from(rest) }
      },
      waiting: left
    }
  }
  return from(decisions)
}
