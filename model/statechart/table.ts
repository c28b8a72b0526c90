/**
 * Charts as tables. The machine that runs a chart and the observations that it would accept both come from its table.
 * @module
 */
import type { ActorScope, AnyEventObject, MachineSnapshot } from 'xstate'
import { createActor, setup } from 'xstate'
import type { Concept } from '../rulebook/concept.js'
import type { Observation } from '../trace/observation.js'

/** What moves a chart: an observation, or a step that nobody sees. */
export type Signal = Observation['see'] | 'silent'

/** One row of a chart. Its guard is a name; what the name means is given beside the chart. */
export interface Transition {
  readonly id: string
  readonly from: string
  readonly on: Signal
  readonly guard?: string
  readonly to: string
  readonly concept: Concept
}

/** A chart. */
export interface Chart {
  readonly id: string
  readonly initial: string
  readonly final: readonly string[]
  readonly states: readonly string[]
  readonly transitions: readonly Transition[]
}

/** What a machine is sent: the signal, which row it is meant for, and which guards hold now. */
export interface Signalled {
  readonly type: Signal
  readonly row: string
  readonly holds: (guard: string) => boolean
}

/** A row without a guard has this one. */
const ALWAYS = 'always'

/** The XState machine of a chart. */
export const machine = (chart: Chart) => {
  const guards = [...new Set([ALWAYS, ...chart.transitions.map(each => each.guard ?? ALWAYS)])]
  const states = Object.fromEntries(
    chart.states.map(name => {
      const on: Record<string, { target: string; guard: { type: string; params: { row: string } } }[]> = {}
      for (const each of chart.transitions.filter(row => row.from === name))
        (on[each.on] ??= []).push({ target: each.to, guard: { type: each.guard ?? ALWAYS, params: { row: each.id } } })
      return [name, chart.final.includes(name) ? { type: 'final' as const } : { on }]
    })
  )
  return setup({
    types: { events: {} as Signalled },
    guards: Object.fromEntries(
      guards.map(guard => [
        guard,
        ({ event }: { event: Signalled }, params: { row: string }) => event.row === params.row && (guard === ALWAYS || event.holds(guard))
      ])
    )
  }).createMachine({ id: chart.id, initial: chart.initial, states } as never)
}

type Machine = ReturnType<typeof machine>
type Snapshot = MachineSnapshot<never, Signalled, never, never, string, string, never, never>

interface Running {
  readonly machine: Machine
  readonly scope: ActorScope<Snapshot, AnyEventObject>
  readonly snapshots: ReadonlyMap<string, Snapshot>
}

const running = new Map<Chart, Running>()

/** A scope that runs nothing, shared by all snapshots of a machine: several times as fast as one for each step. */
const run = (chart: Chart): Running => {
  const known = running.get(chart)
  if (known) return known
  const built = machine(chart)
  const self = createActor(built)
  const nothing = () => undefined
  const scope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing
  }
  const snapshots = new Map(chart.states.map(at => [at, built.resolveState({ value: at }) as unknown as Snapshot]))
  const made: Running = { machine: built, scope: scope as never, snapshots }
  running.set(chart, made)
  return made
}

/** The machine's snapshot in a state of the chart. */
export const snapshotAt = (chart: Chart, at: string): Snapshot => {
  const found = run(chart).snapshots.get(at)
  if (!found) throw new Error(`chart ${chart.id} has no state ${at}`)
  return found
}

/** Whether the machine takes a row from a state. */
export const can = (chart: Chart, at: string, signal: Signalled): boolean => snapshotAt(chart, at).can(signal)

/** The state that the machine reaches by a row; `undefined` if it does not take it. */
export const advance = (chart: Chart, at: string, signal: Signalled): string | undefined => {
  const { machine: built, scope } = run(chart)
  const before = snapshotAt(chart, at)
  if (!before.can(signal)) return undefined
  return built.transition(before as never, signal, scope as never).value
}

/** The rows that leave each state, sorted out once. */
export const rowsByState = (chart: Chart): ReadonlyMap<string, readonly Transition[]> =>
  new Map(chart.states.map(name => [name, chart.transitions.filter(each => each.from === name)]))

/** The rows that leave a state and whose guards hold. */
export const rows = (chart: Chart, at: string, holds: (guard: string) => boolean): readonly Transition[] =>
  (rowsByState(chart).get(at) ?? []).filter(each => each.guard === undefined || holds(each.guard))
