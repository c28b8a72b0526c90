import type { Observation } from '../../model/trace/observation.js'
import type { Breach, Invariant } from './invariant.js'

interface Held {
  readonly layer: string
  readonly controller: string
}

/** The layers on the stack after an observation, bottom first. Those of a player who has lost leave as the player does. */
const after = (stack: readonly Held[], o: Observation): readonly Held[] => {
  if (o.see === 'layer') return [...stack, o]
  if (o.see === 'left') return stack.filter(({ layer }) => layer !== o.layer)
  if (o.see !== 'event') return stack
  const lost = o.events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
  return lost.length === 0 ? stack : stack.filter(({ controller }) => !lost.includes(controller))
}

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
    let stack: readonly Held[] = []
    return trace.some(o => {
      stack = after(stack, o)
      return o.see === 'resolve' && stack.length > 1
    })
  },
  check: ({ trace }) => {
    let stack: readonly Held[] = []
    return trace.flatMap((o, at): readonly Breach[] => {
      stack = after(stack, o)
      const top = stack.at(-1)?.layer
      return o.see === 'resolve' && top !== o.layer
        ? [{ step: at, came: `${o.layer} resolves`, expected: top === undefined ? 'the stack is empty' : `${top} is on top` }]
        : []
    })
  }
}
