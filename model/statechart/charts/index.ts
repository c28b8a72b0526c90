/** The charts, as their definitions are read. @module */
import type { AnyStateMachine } from 'xstate'
import type { Structure } from '../../rulebook/structure.js'
import type { MachinePart } from '../machine.js'
import type { Context, Enabled } from '../part.js'
import type { ChartId } from '../state.js'
import type { Chart } from '../table.js'
import { action } from './action.js'
import { attack } from './attack.js'
import { announcement } from './announcement.js'
import { checks } from './checks.js'
import { choice } from './choice.js'
import { combat } from './combat.js'
import { compound } from './compound.js'
import { continuous } from './continuous.js'
import { declaration } from './declaration.js'
import { group } from './group.js'
import { horizon } from './horizon.js'
import { placement } from './placement.js'
import { priority } from './priority.js'
import { replacement } from './replacement.js'
import { resolution } from './resolution.js'
import { stack } from './stack.js'
import { triggering } from './triggering.js'
import { turn } from './turn.js'

const all = {
  turn,
  priority,
  checks,
  choice,
  declaration,
  action,
  stack,
  attack,
  combat,
  resolution,
  compound,
  group,
  replacement,
  continuous,
  announcement,
  placement,
  triggering
}

/** The part of each chart. */
export const parts = all as unknown as Readonly<Record<ChartId, MachinePart>>

/** The definition of each chart, as it is given to XState. */
export const definitions: readonly AnyStateMachine[] = [...Object.values(all), horizon].map(part => part.machine)

/** Every chart, for coverage and documentation. */
export const charts: readonly Chart[] = [...Object.values(all), horizon].map(part => part.chart)

/** Charts that stand for what a structure does not have: combat. */
const unused = ({ turn: { combat: steps } }: Structure): readonly string[] =>
  steps.value.length === 0 ? [attack.chart.id, combat.chart.id] : []

/** The charts that games of this structure go through. */
export const chartsOf = (structure: Structure): readonly Chart[] => charts.filter(({ id }) => !unused(structure).includes(id))

/** Every transition that the chart of the top frame allows: the finite set of what it would accept, and of its internal steps. */
export const enabled = (context: Context): readonly Enabled[] => parts[context.frame.chart].enabled(context)
