import type { Breach, Invariant } from './invariant.js'
import { stackAfter } from './reading.js'
import type { Held } from './reading.js'

/** @see fab-context:1.11.4a */
export const lastInFirstOut: Invariant = {
  name: 'last-in-first-out',
  title: 'The stack object put on the stack last resolves first',
  statement: 'Every stack object that begins to resolve is the one that was put on the stack last of those still on it.',
  formal: '∀ i, l: resolves(l) at i ⇒ l = top(stack(i))',
  concepts: ['stack.top-resolves'],
  level: 'stack',
  sometimes: 'a stack object resolves while another is on the stack',
  met: ({ trace }) => {
    let stack: readonly Held[] = []
    return trace.some(o => {
      stack = stackAfter(stack, o)
      return o.see === 'resolve' && stack.length > 1
    })
  },
  check: ({ trace }) => {
    let stack: readonly Held[] = []
    return trace.flatMap((o, at): readonly Breach[] => {
      stack = stackAfter(stack, o)
      const top = stack.at(-1)?.layer
      return o.see === 'resolve' && top !== o.layer
        ? [{ step: at, came: `${o.layer} resolves`, expected: top === undefined ? 'the stack is empty' : `${top} is on top` }]
        : []
    })
  }
}
