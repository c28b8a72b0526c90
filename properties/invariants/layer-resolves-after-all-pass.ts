import type { Breach, Invariant, TraceView } from './invariant.js'
import { FORCED_PASSES } from './reads.js'

/** @see fab-context:1.11.4a */
export const stackObjectResolvesAfterAllPass: Invariant = {
  name: 'layer-resolves-after-all-pass',
  title: 'A stack object resolves when all players have passed in succession',
  statement:
    'Between the last time that a player did something else with priority and a stack object that resolves, if anyone was asked for priority since the last stack object was resolved or phase or step began, each player in the game has passed.',
  formal: '∀ i, l: resolves(l) at i ∧ asked-since-resolution(i) ⇒ all-passed(i)',
  concepts: ['priority.all-passed'],
  level: 'stack',
  reads: FORCED_PASSES,
  sometimes: 'all players pass and a stack object resolves',
  met: view => resolutions(view).length > 0,
  check: view =>
    resolutions(view).flatMap(({ step, layer, missing }): readonly Breach[] =>
      missing.length === 0
        ? []
        : [{ step, came: `${layer} resolves, and ${missing.join(', ')} did not pass`, expected: 'all pass in succession first' }]
    )
}

/** The stack objects that resolve after somebody was asked for priority, each with the players who were to pass and did not. */
const resolutions = ({
  trace,
  scenario,
  asked: known = trace.length
}: TraceView): readonly { readonly step: number; readonly layer: string; readonly missing: readonly string[] }[] => {
  if (!FORCED_PASSES.isIn(trace)) return []
  const out = new Set<string>()
  let passed = new Set<string>()
  let asked = false
  return trace.slice(0, known).flatMap((o, step) => {
    if (o.see === 'event')
      for (const event of o.events) {
        if (event.event === 'defeat') out.add(event.player)
        // A phase or step may give no priority: what resolves in it needs nobody to pass.
        if (event.event === 'begin') asked = false
      }
    const answer = trace[step + 1]
    if (o.see === 'prompt' && o.decision === 'priority') {
      // A trace written by hand may leave answers out; it does not tell who passed.
      asked = answer?.see === 'answer'
      if (answer?.see === 'answer' && o.options[answer.option]?.option === 'pass') passed.add(o.player)
      else passed = new Set()
    }
    if (o.see !== 'resolve') return []
    const missing = scenario.players.map(player => player.id).filter(player => !passed.has(player) && !out.has(player))
    const counts = asked
    asked = false
    passed = new Set()
    return counts ? [{ step, layer: o.layer, missing }] : []
  })
}
