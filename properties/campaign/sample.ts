/**
 * Evidence of a verdict, cut from a game.
 * @module
 */
import type { Observation } from '../../model/trace/observation.js'
import { sayObservation } from '../../model/trace/words.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Evidence } from './report.js'

/** The most observations that a report shows of one game. */
const MOST = 400

/** The step that decides, with what came before it. */
export const evidence = (
  scenario: WireScenario,
  trace: readonly Observation[],
  decides: { readonly step: number; readonly expected: readonly string[]; readonly came: string },
  replay?: string
): Evidence => {
  const until = Math.min(trace.length, decides.step + 1)
  const from = Math.max(0, until - MOST)
  const used = new Set(scenario.objects.map(object => object.card))
  return {
    scenario: scenario.id,
    cards: scenario.cards.filter(card => used.has(card.name)),
    trace: trace.slice(from, until),
    ...(decides.step < trace.length && { step: decides.step - from }),
    expected: [...decides.expected],
    came: decides.came,
    ...(replay !== undefined && { replay })
  }
}

/** An observation in words, or that there was none. */
export const sayOrNothing = (o: Observation | undefined): string => (o ? sayObservation(o) : 'nothing more')
