/**
 * A compound event: its parts happen one after another, in an order that a player gives. All of it is given before the first part
 * happens; an engine that asks for the next part each time gives the same player the same choice, and is not held to it.
 * @see fab-context:1.8.6d
 * @module
 */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/compound.js'

export const definition = setup({
  types: typesOf<'compound'>(),
  actors: { choice: chart, replacement: chart },
  guards: {
    toBeOrdered: given(transitions.isChosen),
    partsLeft: given(transitions.isAnyPartLeft),
    nonePlaced: given(transitions.isNextPart),
    severalLeft: given(transitions.isPlaced)
  },
  actions: {
    performChosen: given(transitions.performsChosen),
    place: given(transitions.places),
    performNext: given(transitions.performsNext),
    count: given(transitions.counts),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'compound',
  context: ({ input }) => input,
  initial: 'next',
  states: {
    next: {
      description: 'Parts may be left that have not happened.',
      always: [
        {
          guard: 'toBeOrdered',
          target: 'asking',
          meta: row('order', 'resolution.choice'),
          description: 'Several parts have no place in the order yet.'
        },
        {
          guard: 'partsLeft',
          target: 'performing',
          actions: 'performNext',
          meta: row('part', 'resolution.step'),
          description: 'The next part happens.'
        },
        { target: 'done', actions: 'end', meta: row('done', 'resolution.step'), description: 'Every part has happened.' }
      ]
    },
    asking: {
      description: 'The player who gives the order names a part.',
      invoke: { src: 'choice', input: ({ context }) => transitions.asksForPart(context), onDone: 'asked' }
    },
    asked: {
      description: 'A part is named. Whether it happens now or has only its place, an engine does not say.',
      on: {
        isNextPart: {
          guard: 'nonePlaced',
          target: 'performing',
          actions: 'performChosen',
          meta: row('ordered', 'resolution.choice'),
          description: 'It is the part that happens next.'
        },
        isNextPlace: {
          guard: 'severalLeft',
          target: 'next',
          actions: 'place',
          meta: row('placed', 'resolution.choice'),
          description: 'It has the next place in the order.'
        }
      }
    },
    performing: {
      description: 'The part is an event of its own.',
      invoke: {
        src: 'replacement',
        onDone: { target: 'next', actions: 'count', meta: row('performed', 'resolution.step'), description: 'It has happened, or not.' }
      }
    },
    done: { type: 'final', description: 'It is told how much of the event has happened.' }
  }
})

export const compound = partOf<'compound'>(definition)
