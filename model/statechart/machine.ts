/**
 * Reads a chart's definition from its XState machine, once, so that following it costs no call of XState. That XState takes the same
 * transitions is tested.
 * @module
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { Observation } from '../trace/observation.js'
import type { Row } from './definition.js'
import type { Context, Enabled, TransitionEffect } from './part.js'
import { contextOf } from './part.js'
import type { ChartId, ModelState } from './state.js'
import type { Chart, Signal, Transition } from './table.js'

type Definition = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never
type Given = { readonly context: Context }

/** A transition with what its guard and its action mean. */
export interface Step {
  readonly transition: Transition
  readonly test: ((context: Context) => boolean) | undefined
  readonly transitions: (context: Context) => readonly TransitionEffect[]
  /** The name of the action. */
  readonly action: string | undefined
  /** The path of the leaf that it enters, which may be left at once. */
  readonly enters: string
}

/** The transitions from a state: those without an event, and those on each event, in their order. */
export interface Ways {
  readonly always: readonly Step[]
  readonly on: ReadonlyMap<string, readonly Step[]>
}

/** A part of the model that is read from a machine. */
export interface MachinePart<K extends ChartId = ChartId> {
  readonly chart: Chart
  readonly enabled: (context: Context<K>) => readonly Enabled[]
  /** The transitions that are open: one without an event, or one for each event. */
  readonly taken: (context: Context<K>) => readonly Step[]
  readonly machine: AnyStateMachine
  readonly ways: ReadonlyMap<string, Ways>
}

/** The kinds of observation: what the schema has, so that none can be forgotten. */
const OBSERVED: readonly string[] = Observation.options.map(({ shape }) => shape.see.value)

/** What the engine shows by an event of the machine; what begins an event's name says it, the rest tells alternatives apart. */
export const signalOf = (event: string): Signal => {
  const [first = ''] = event.split('.')
  return OBSERVED.includes(first) ? (first as Signal) : 'internal'
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states)
const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] => (nodesOf(node).length === 0 ? [node] : nodesOf(node).flatMap(leavesOf))
const upwards = (node: AnyStateNode): readonly AnyStateNode[] => (node.parent ? [node, ...upwards(node.parent)] : [node])

const onlyTarget = (to: Definition): AnyStateNode => {
  const [target] = to.target ?? []
  if (!target) throw new Error(`chart ${to.source.machine.id}: a transition from ${to.source.key} has no target`)
  return target as AnyStateNode
}

/** The leaf that a target leads into. */
const leafOf = (node: AnyStateNode): AnyStateNode => (nodesOf(node).length === 0 ? node : leafOf(onlyTarget(node.initial as never)))

const onEvents = (node: AnyStateNode): readonly Definition[] => [...node.transitions.values()].flat()

const eventOf = ({ eventType }: Definition): string => String(eventType)

/** Where a state is left for at once when the chart that it invokes is done, if nothing is decided then. */
const returnsTo = (leaf: AnyStateNode): AnyStateNode => {
  const [only, ...others] = onEvents(leaf)
  return leaf.invoke.length > 0 && only && others.length === 0 && !only.guard && !only.meta ? returnsTo(leafOf(onlyTarget(only))) : leaf
}

type Named = string | { readonly type: string } | undefined
const nameOf = (named: Named): string | undefined => (typeof named === 'object' ? named.type : named)

const STAYS: readonly TransitionEffect[] = [{ next: state => state }]

/** What a guard reads, where it is one that says so: see `given`. */
const readsOf = (guard: (given: Given) => boolean): ((context: Context) => boolean) | undefined =>
  (guard as { readonly reads?: (context: Context) => boolean }).reads

const chartsOf = new WeakMap<AnyStateMachine, MachinePart>()

const read = (machine: AnyStateMachine): MachinePart => {
  const guards = machine.implementations.guards as unknown as Readonly<Record<string, (given: Given) => boolean>>
  const actions = machine.implementations.actions as unknown as Readonly<Record<string, (given: Given) => readonly TransitionEffect[]>>

  const step = (leaf: AnyStateNode, found: Definition): Step => {
    const { id, concept } = (found.meta ?? {}) as Partial<Row>
    if (id === undefined || concept === undefined) throw new Error(`chart ${machine.id}: a transition from ${leaf.key} has no name`)
    const { description } = found
    if (description === undefined) throw new Error(`chart ${machine.id}: ${id} has no description`)
    const guard = nameOf(found.guard as Named)
    const action = nameOf(found.actions[0] as Named)
    const holds = guard === undefined ? undefined : guards[guard]
    const acts = action === undefined ? undefined : actions[action]
    if (guard !== undefined && !holds) throw new Error(`chart ${machine.id} has no guard ${guard}`)
    if (action !== undefined && !acts) throw new Error(`chart ${machine.id} has no action ${action}`)
    const target = leafOf(onlyTarget(found))
    const calls = target.invoke[0]?.src as string | undefined
    const starts = target.invoke[0]?.input as ((given: Given) => ModelState) | undefined
    const transitions = (context: Context): readonly TransitionEffect[] => (acts ? acts({ context }) : STAYS)
    return {
      transition: {
        id: `${machine.id}.${id}`,
        from: leaf.key,
        on: signalOf(eventOf(found)),
        ...(guard !== undefined && { guard }),
        to: returnsTo(target).key,
        ...(calls !== undefined && { calls }),
        concept,
        description
      },
      test: holds && (readsOf(holds) ?? (context => holds({ context }))),
      action,
      enters: target.path.join('.'),
      transitions: starts
        ? context =>
            transitions(context).map(effect => ({
              ...effect,
              next: (state, match) =>
                starts({ context: { ...contextOf(context.setting, effect.next(state, match)), returned: context.returned } })
            }))
        : transitions
    }
  }

  const leaves = leavesOf(machine.root).filter(leaf => returnsTo(leaf) === leaf)
  const waysOf = (leaf: AnyStateNode): Ways => {
    const nodes = upwards(leaf)
    const on = new Map<string, Step[]>()
    for (const found of nodes.flatMap(onEvents)) on.set(eventOf(found), [...(on.get(eventOf(found)) ?? []), step(leaf, found)])
    return { always: nodes.flatMap(node => (node.always ?? []).map(found => step(leaf, found))), on }
  }
  const ways = new Map(leaves.map(leaf => [leaf.key, waysOf(leaf)] as const))
  const chart: Chart = {
    id: machine.id,
    initial: leafOf(machine.root).key,
    final: leaves.filter(leaf => leaf.type === 'final').map(leaf => leaf.key),
    states: leaves.map(leaf => leaf.key),
    descriptions: Object.fromEntries(leaves.map(leaf => [leaf.key, leaf.description ?? ''])),
    transitions: [...ways.values()].flatMap(({ always, on }) => [...always, ...[...on.values()].flat()].map(({ transition }) => transition))
  }

  const taken = (context: Context): readonly Step[] => {
    const here = ways.get(context.frame.at)
    if (!here) throw new Error(`chart ${machine.id} has no state ${context.frame.at}`)
    const isOpen = ({ test }: Step): boolean => !test || test(context)
    const first = here.always.find(isOpen)
    if (first) return [first]
    const open: Step[] = []
    for (const group of here.on.values()) {
      const step = group.find(isOpen)
      if (step) open.push(step)
    }
    return open
  }
  const enabled = (context: Context): readonly Enabled[] =>
    taken(context).flatMap(({ transition, transitions }) => transitions(context).map(effect => ({ transition, effect })))
  return { chart, enabled, taken, machine, ways }
}

/** The part of the model that a machine defines. */
export const partOf = <K extends ChartId>(machine: AnyStateMachine): MachinePart<K> => {
  const known = chartsOf.get(machine) ?? read(machine)
  chartsOf.set(machine, known)
  return known as unknown as MachinePart<K>
}
