import type { Breach, Invariant } from './invariant.js'

/** Layers on the stack after each observation, bottom first. */
const step = (stack: readonly string[], layer: string): readonly string[] => stack.filter(each => each !== layer)

/** @see fab-context:1.11.4a */
export const lastInFirstOut: Invariant = {
  name: 'last-in-first-out',
  title: 'The layer put on the stack last resolves first',
  statement: 'Every layer that begins to resolve is the one that was put on the stack last of those still on it.',
  formal: '∀ i, l: resolves(l) at i ⇒ l = top(stack(i))',
  concepts: ['stack.top-resolves'],
  level: 'stack',
  sometimes: 'a layer resolves while another is on the stack',
  met: ({ trace }) => {
    let stack: readonly string[] = []
    return trace.some(o => {
      if (o.see === 'layer') stack = [...stack, o.layer]
      else if (o.see === 'left') stack = step(stack, o.layer)
      return o.see === 'resolve' && stack.length > 1
    })
  },
  check: ({ trace }) => {
    let stack: readonly string[] = []
    return trace.flatMap((o, at): readonly Breach[] => {
      if (o.see === 'layer') stack = [...stack, o.layer]
      else if (o.see === 'left') stack = step(stack, o.layer)
      else if (o.see === 'resolve' && stack.at(-1) !== o.layer)
        return [
          { step: at, came: `${o.layer} resolves`, expected: stack.length === 0 ? 'the stack is empty' : `${stack.at(-1)} is on top` }
        ]
      return []
    })
  }
}
