import type { Breach, Invariant } from './invariant.js'
import { stackAfter } from './reading.js'
import type { Held } from './reading.js'

/** @see fab-context:1.11.4a */
export const allPassResolvesTop: Invariant = {
  name: 'all-pass-resolves-top',
  title: 'When all have passed in succession, the top stack object resolves',
  statement:
    'After each player in the game has passed in succession while a stack object is on the stack, nobody is asked for priority again before a stack object begins to resolve, leaves, or a step begins.',
  formal:
    '∀ i: all-passed(i) ∧ stack(i) ≠ ∅ ⇒ ¬ ∃ q ∈ asked(priority): i before q ∧ ¬ ∃ x ∈ resolves ∪ leaves ∪ begins: i before x before q',
  concepts: ['priority.all-passed'],
  level: 'stack',
  sometimes: 'all players pass while a stack object is on the stack',
  met: view => passes(view).some(({ stack }) => stack > 0),
  check: view =>
    passes(view).flatMap(({ next, stack }): readonly Breach[] => {
      const o = view.trace[next]
      return stack > 0 && o?.see === 'prompt' && o.decision === 'priority'
        ? [{ step: next, came: `${o.player} has priority again after all have passed`, expected: 'the top stack object resolves' }]
        : []
    })
}

/** Where all have passed in succession: how many stack objects were on the stack, and the place of what came next of prompts and moves. */
const passes = ({ scenario, trace }: Parameters<Invariant['check']>[0]): readonly { readonly next: number; readonly stack: number }[] => {
  const out = new Set<string>()
  let stack: readonly Held[] = []
  let passed = new Set<string>()
  const found: { next: number; stack: number }[] = []
  trace.forEach((o, step) => {
    if (o.see === 'event') for (const event of o.events) if (event.event === 'defeat') out.add(event.player)
    stack = stackAfter(stack, o)
    if (o.see === 'answer') return
    const answer = trace[step + 1]
    if (o.see !== 'prompt' || o.decision !== 'priority' || answer?.see !== 'answer' || o.options[answer.option]?.option !== 'pass') {
      passed = new Set()
      return
    }
    passed.add(o.player)
    if (scenario.players.some(({ id }) => !passed.has(id) && !out.has(id))) return
    passed = new Set()
    found.push({ next: step + 2, stack: stack.length })
  })
  return found
}
