/** The charts, each with what its guards and rows mean. @module */
import type { Structure } from '../../rulebook/structure.js'
import type { MachinePart } from '../machine.js'
import type { Context, Enabled, Part } from '../part.js'
import { enabledOf } from '../part.js'
import type { ChartId } from '../state.js'
import type { Chart } from '../table.js'
import { action } from './action.js'
import { attack } from './attack.js'
import { announcement } from './announcement.js'
import { check } from './check.js'
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
import { rounds } from './rounds.js'
import { stack } from './stack.js'
import { triggering } from './triggering.js'
import { turn } from './turn.js'

const all = {
  turn,
  priority,
  check,
  rounds,
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
export const parts = all as unknown as Readonly<Record<ChartId, Part | MachinePart>>

/** Every chart, for coverage and documentation. */
export const charts: readonly Chart[] = [...Object.values(all).map(part => part.chart), horizon]

/** Charts that stand for what a structure does not have: combat, and either way of making checks. */
const unused = ({ turn: { combat: steps }, checks }: Structure): readonly string[] => [
  checks.loop.value === 'until-stable' ? check.chart.id : rounds.chart.id,
  ...(steps.value.length === 0 ? [attack.chart.id, combat.chart.id] : [])
]

/** The charts that games of this structure go through. */
export const chartsOf = (structure: Structure): readonly Chart[] => charts.filter(({ id }) => !unused(structure).includes(id))

/** Every move that the chart of the top frame allows: the finite set of what it would accept, and of its silent steps. */
export const enabled = (context: Context): readonly Enabled[] => {
  const part = parts[context.frame.chart]
  return 'machine' in part ? part.enabled(context) : enabledOf(part, context)
}
