/** What is on the stack, as the charts know it. @module */
import type { Frontier } from '../statechart/index.js'
import type { Stacked } from './heard.js'

/** What is on the stack in every state that explains the trace; nothing is known where they differ. */
export const stackOf = ({ states }: Frontier): readonly Stacked[] | undefined => {
  const stacks = states.map(({ world, names }) =>
    world.stack
      .map(({ id, kind, ref }): Stacked => {
        const named = (own: string): string => names[own] ?? own
        return kind === 'card' || ref === undefined ? { source: named(id) } : { source: named(ref.source), ability: ref.ability }
      })
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  )
  return new Set(stacks.map(stack => JSON.stringify(stack))).size === 1 ? stacks[0] : undefined
}
