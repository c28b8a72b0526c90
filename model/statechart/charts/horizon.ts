/** The end of a scenario after a number of events, or where a situation comes again without a decision. @module */
import { setup } from 'xstate'
import { row } from '../definition.js'
import { partOf } from '../machine.js'

export const definition = setup({ types: {} }).createMachine({
  id: 'horizon',
  initial: 'open',
  states: {
    open: {
      description: 'The scenario goes on, whatever the other charts are at.',
      on: {
        'end.events': {
          target: 'over',
          meta: row('events', 'turn.step'),
          description: 'As many events have occurred as the scenario lasts.'
        },
        'end.loop': { target: 'over', meta: row('loop', 'turn.step'), description: 'A situation has come again without a decision.' }
      }
    },
    over: { type: 'final', description: 'The scenario has ended.' }
  }
})

export const horizon = partOf(definition)
