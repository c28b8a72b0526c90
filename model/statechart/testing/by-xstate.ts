/**
 * Which transitions XState itself takes, by its public functions alone, from the same definition with the same guards: the slow
 * oracle of the reader.
 * @module
 */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { getMicrosteps } from 'xstate'
import type { Row } from '../definition.js'
import type { MachinePart } from '../machine.js'
import type { Context } from '../part.js'

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states)

/** The value of a machine that is in a leaf of this name. */
const valueOf = (node: AnyStateNode, leaf: string): StateValue | undefined => {
  for (const child of nodesOf(node)) {
    if (nodesOf(child).length === 0 && child.key === leaf) return child.key
    const below = valueOf(child, leaf)
    if (below !== undefined) return { [child.key]: below }
  }
  return undefined
}

const LOOK = { type: 'nothing that a chart knows' }

/** Events that a state may get, with what a chart that it invoked hands back. */
const eventsOf = (part: MachinePart, { frame, returned }: Context) =>
  [...part.ways.get(frame.at)!.on.keys()].map(type => ({ type, output: returned }))

type Microstep = readonly [AnyMachineSnapshot, readonly { readonly type: string }[]]

const toldOf = (leaf: string, action: string | undefined): string => `to ${leaf}${action === undefined ? '' : ` by ${action}`}`

const named = (meta: unknown, chart: string): string => `${chart}.${(meta as Row).id}`

/** The names of the transitions that XState takes; for one without an event, where it leads and what it does. */
export const byXState = (part: MachinePart, context: Context): readonly string[] => {
  const machine: AnyStateMachine = part.machine
  const value = valueOf(machine.root, context.frame.at)!
  const snapshot = machine.resolveState({ value, context }) as AnyMachineSnapshot
  const first = firstOf(machine)
  first.again()
  for (const [after, actions] of getMicrosteps(first.machine, snapshot, LOOK) as unknown as readonly Microstep[]) {
    const does = actions.map(({ type }) => type).filter(type => !type.startsWith('xstate.'))
    // the event itself does nothing, and is told as a step
    if (does.length > 0 || leafIn(after.value) !== context.frame.at) return [toldOf(pathIn(after.value).join('.'), does[0])]
  }
  return eventsOf(part, context).flatMap(event => machine.getTransitionData(snapshot, event).map(({ meta }) => named(meta, machine.id)))
}

/** A machine of which only the first guard that holds does: XState follows transitions without an event to their end. */
interface Once {
  readonly machine: AnyStateMachine
  readonly again: () => void
}

const once = new WeakMap<AnyStateMachine, Once>()

const firstOf = (machine: AnyStateMachine): Once => {
  const known = once.get(machine)
  if (known) return known
  let held = false
  const guards = machine.implementations.guards as Readonly<Record<string, (...given: readonly unknown[]) => boolean>>
  const first = Object.entries(guards).map(([name, holds]) => [name, (...given: readonly unknown[]) => !held && (held = holds(...given))])
  const made = {
    machine: machine.provide({ guards: Object.fromEntries(first) as never }) as AnyStateMachine,
    again: () => void (held = false)
  }
  once.set(machine, made)
  return made
}

/** The path of the leaf that a machine is in. */
const pathIn = (value: StateValue): readonly string[] =>
  typeof value === 'string' ? [value] : Object.entries(value).flatMap(([name, within]) => [name, ...pathIn(within!)])

const leafIn = (value: StateValue): string => (typeof value === 'string' ? value : leafIn(Object.values(value)[0]!))

/** The same of the transitions that the reader takes. */
export const byReader = (part: MachinePart, context: Context): readonly string[] => {
  const taken = part.taken(context)
  const { always } = part.ways.get(context.frame.at)!
  return taken.map(step => (always.includes(step) ? toldOf(step.enters, step.action) : step.transition.id))
}
