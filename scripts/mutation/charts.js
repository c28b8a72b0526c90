/**
 * Faults in the definitions of charts: guards, targets, order and actions of their transitions, over the definition as data.
 * @module
 */
import { createMachine } from 'xstate'

const listOf = found => (found === undefined ? [] : Array.isArray(found) ? found : [found])

/** Where transitions lie in the configuration of a state. */
const placesIn = (state, path) => [
  ...(state.always === undefined ? [] : [[...path, 'always']]),
  ...Object.keys(state.on ?? {}).map(event => [...path, 'on', event]),
  ...listOf(state.invoke).flatMap(invoke => (invoke.onDone === undefined ? [] : [[...path, 'invoke', 'onDone']])),
  ...Object.entries(state.states ?? {}).flatMap(([name, child]) => placesIn(child, [...path, 'states', name]))
]

/** Every state of a configuration with its path, those within others too: states of two others may have one name. */
const statesIn = ({ states = {} }, above = []) =>
  Object.entries(states).flatMap(([name, state]) => [[[...above, name].join('.'), state], ...statesIn(state, [...above, name])])

const isSame = (one, other) => one.length === other.length && one.every((each, place) => each === other[place])

const at = (config, path) => path.reduce((found, name) => found[name], config)

/** The siblings of a state that a path leads through, without it. */
const siblings = (config, path) => {
  const place = path.lastIndexOf('states')
  const { states } = at(config, path.slice(0, place))
  return Object.keys(states)
}

/** The states in which a transition may be taken: that from which it leads, or all within it. */
const leavesBelow = (state, name) =>
  state.states === undefined ? [name] : Object.entries(state.states).flatMap(([child, each]) => leavesBelow(each, child))

const nameIn = (path, transition, number) => transition.meta?.id ?? `${path.filter(each => each !== 'states').join(' ')} ${number + 1}`

/** Where else a transition could lead: to the siblings of where it leads from, that after its target first. */
const otherTargets = (config, path, { target }) => {
  const all = siblings(config, path)
  const at = all.indexOf(target)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
}

const isFinal = (state, target) =>
  Object.entries(state.states ?? {}).some(
    ([name, child]) => (child.type === 'final' && (target === name || String(target).endsWith(`.${name}`))) || isFinal(child, target)
  )

/** Every transition of a definition that leads into a final state. */
const lastOf = config =>
  placesIn(config, [])
    .flatMap(path => listOf(at(config, path)))
    .filter(({ target }) => isFinal(config, target))

/**
 * Whether a chart hands over where it ends: all that leads into its end has an action, by which its frame is gone. Then nothing is left
 * that could be in the state to which it leads: that is for readers, and for XState, which is asked in `properties/statechart`.
 */
export const handsOver = config => lastOf(config).every(({ actions }) => actions !== undefined)

/** Two transitions that lead to one state by one action have an order that nothing could tell: they differ in what they are called. */
const doesOther = (one, next) => one.target !== next.target || one.actions !== next.actions

/** Whether one is taken in any case of those that do what a transition does: its guard says but what it is called. */
const onlyNames = (transition, after) =>
  after.length > 0 && after.at(-1).guard === undefined && !after.some(next => doesOther(transition, next))

/** What a chart's definition comes to as it is read; what a state is called that is left at once is not part of it. */
export const readingOf = ({ ways, machine }) => {
  const inputs = new Map(statesIn(machine.config).map(([path, { invoke }]) => [path, invoke?.input]))
  return [...ways].flatMap(([state, { always, on }]) =>
    [['', always], ...on].flatMap(([event, steps]) =>
      steps.flatMap(({ action, enters, transition: { id, guard, to } }) => [state, event, id, guard, to, action, inputs.get(enters)])
    )
  )
}

/** Every fault of a definition: what it is, and what it changes. */
const faultsOf = (definition, partOf) => {
  const { id, config } = definition
  const sound = readingOf(partOf(definition))
  /** The first other target by which the chart is read otherwise: by some a state is left that the acceptor never is in. */
  const otherTarget = (path, number, transition) =>
    otherTargets(config, path, transition).find(target => {
      const part = readable({ path, place: number, change: { target } })
      return part !== undefined && !isSame(readingOf(part), sound)
    })
  const readable = fault => {
    try {
      return partOf(faultyMachine(definition, fault))
    } catch {
      return undefined
    }
  }
  return placesIn(config, []).flatMap(path => {
    const all = listOf(at(config, path)).map(each => (typeof each === 'string' ? { target: each } : each))
    const state = path[path.lastIndexOf('states') + 1]
    const fault = (transition, number, what, change) => ({
      kind: 'chart',
      file: `model/statechart/charts/${id}.ts`,
      name: `chart ${id}, ${nameIn(path, transition, number)}: ${what}`,
      chart: id,
      // what only hands on is passed over where the definition is read: it shows where others lead
      states:
        transition.meta === undefined
          ? leavesBelow(config, id)
          : leavesBelow(at(config, path.slice(0, path.lastIndexOf('states') + 2)), state),
      concept: transition.meta?.concept,
      path,
      place: number,
      change
    })
    return all.flatMap((each, number) => {
      const other = isFinal(config, each.target) && handsOver(config) ? undefined : otherTarget(path, number, each)
      return [
        ...(each.guard === undefined
          ? // what only hands on needs no name, and cannot be told from another state if it is never left
            each.meta === undefined
            ? []
            : [fault(each, number, 'never taken', { guard: 'never' })]
          : onlyNames(each, all.slice(number + 1))
            ? []
            : [
                fault(each, number, `without its guard ${each.guard}`, { guard: undefined }),
                fault(each, number, `unless ${each.guard}`, { guard: `not ${each.guard}` })
              ]),
        ...(other === undefined ? [] : [fault(each, number, `to ${other} instead of ${each.target}`, { target: other })]),
        ...(each.actions === undefined ? [] : [fault(each, number, `without its action ${each.actions}`, { actions: undefined })]),
        ...(number + 1 < all.length && doesOther(each, all[number + 1]) ? [fault(each, number, 'after the next one', { swap: true })] : [])
      ]
    })
  })
}

/** Whether the definition with the fault can be read at all; one that cannot tells nothing of the judge. */
const isReadable = (definition, fault, partOf) => {
  try {
    partOf(faultyMachine(definition, fault))
    return true
  } catch {
    return false
  }
}

/**
 * @param {readonly import('xstate').AnyStateMachine[]} definitions
 * @param {(machine: import('xstate').AnyStateMachine) => unknown} partOf reads a definition
 * @returns {{ kind: string, file: string, name: string, chart: string, path: string[], place: number, change: any }[]}
 */
export const chartFaults = (definitions, partOf) =>
  definitions.flatMap(definition => faultsOf(definition, partOf).filter(fault => isReadable(definition, fault, partOf)))

/** A copy of what a path leads through, with something else at its end. */
const withAt = (config, [name, ...rest], made) => {
  const copy = Array.isArray(config) ? [...config] : { ...config }
  copy[name] = rest.length === 0 ? made(config[name]) : withAt(config[name], rest, made)
  return copy
}

/** The machine with the fault. */
export const faultyMachine = ({ config, implementations }, { path, place, change: { swap, ...fields } }) => {
  const { guards, actions, actors } = implementations
  const turned = Object.fromEntries(Object.entries(guards).map(([name, holds]) => [`not ${name}`, given => !holds(given)]))
  const changed = found => {
    const all = listOf(found).map(each => (typeof each === 'string' ? { target: each } : each))
    if (swap) return all.toSpliced(place, 2, all[place + 1], all[place])
    return all.with(place, { ...all[place], ...fields })
  }
  return createMachine(withAt(config, path, changed), { guards: { ...guards, ...turned, never: () => false }, actions, actors })
}
