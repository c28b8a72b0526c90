/** The end of a scenario after a number of events, or where a situation comes again without a decision. @module */
import type { Chart } from '../table.js'

export const horizon: Chart = {
  id: 'horizon',
  initial: 'open',
  final: ['over'],
  states: ['open', 'over'],
  transitions: [
    { id: 'horizon.events', from: 'open', on: 'end', to: 'over', concept: 'turn.step' },
    { id: 'horizon.loop', from: 'open', on: 'end', to: 'over', concept: 'turn.step' }
  ]
}
