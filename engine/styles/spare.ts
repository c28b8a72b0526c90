import { Level } from '../../model/trace/observation.js'
import { without } from './left-out.js'
import type { Style } from './style.js'
import { telling } from './style.js'

/** The further fields that an engine need not give, beside `cause`, `about` and the `layer` of an option. */
export const SPARED: readonly string[] = [
  'layer.effect',
  'layer.targets',
  'layer.modes',
  'proposed.within',
  'applied.prevented',
  'triggered.by',
  'triggered.answers',
  'suppressed.by',
  'suppressed.suppressor',
  'apply.effect',
  'apply.gains',
  'draw.object',
  'move.position',
  'contest.revealed',
  ...['move', 'destroy', 'sacrifice', 'discard'].map(event => `${event}.becomes`)
]

/** Events within others name them only by themselves. */
export const isSpared = (field: string): boolean => SPARED.includes(field) || field.endsWith('.within')

/** What may be left out of stack objects, applications, triggerings and events is left out. */
export const spare: Style = {
  name: 'spare',
  title: 'nothing is told that may be left out of layers, applications, triggerings and events',
  levels: Level.options,
  of: iut => telling(iut, o => [without(isSpared, o)])
}
