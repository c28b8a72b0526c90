/**
 * Several events at once: each is gone through replacement, players in turn order and each player's in any order; then all that are
 * left occur together, and what follows on the applications comes after them.
 * @module
 */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import { isUnsettled, settles } from '../transitions/continuous.js'
import * as transitions from '../transitions/group.js'

export const definition = setup({
  types: typesOf<'group'>(),
  actors: { replacement: chart, announcement: chart, continuous: chart, events: chart, resolution: chart },
  guards: {
    partActive: given(transitions.isAnyPartActive),
    damageToResult: given(transitions.isDamageToResult),
    nothingLeft: given(transitions.isNothingLeft),
    unsettled: given(isUnsettled),
    countersCancel: given(transitions.isAnyCounterCancelled),
    somethingReturns: given(transitions.isAnythingToReturn),
    somethingFollows: given(transitions.isAnythingToFollow)
  },
  actions: {
    goThrough: given(transitions.goesThrough),
    keepPart: given(transitions.keepsPart),
    result: given(transitions.results),
    occur: given(transitions.occurs),
    return: given(transitions.returns),
    cancel: given(transitions.cancelsCounters),
    follow: given(transitions.follows),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'group',
  context: ({ input }) => input,
  initial: 'gathering',
  states: {
    gathering: {
      description: 'The events are gathered: each is gone through replacement.',
      always: [
        {
          guard: 'partActive',
          target: 'goingThrough',
          actions: 'goThrough',
          meta: row('part', 'event.at-once'),
          description: 'An effect is active for one of them.'
        },
        {
          guard: 'damageToResult',
          target: 'gathering',
          actions: 'result',
          meta: row('results', 'damage.life'),
          description: 'Damage among them brings life, as a part of what happens.'
        },
        {
          guard: 'nothingLeft',
          target: 'occurred',
          meta: row('nothing', 'replacement.nothing-occurs'),
          description: 'Nothing is left of them.'
        }
      ],
      on: {
        event: {
          target: 'told',
          actions: 'occur',
          meta: row('occurs', 'event.at-once'),
          description: 'What is left occurs at once.'
        }
      }
    },
    goingThrough: {
      description: 'One of the events is gone through, and does not occur yet.',
      invoke: {
        src: 'replacement',
        onDone: {
          target: 'gathering',
          actions: 'keepPart',
          meta: row('part-done', 'event.at-once'),
          description: 'What it has become waits for the others.'
        }
      }
    },
    told: { description: 'It is told what they have triggered.', invoke: { src: 'announcement', onDone: 'occurred' } },
    occurred: {
      description: 'The events have occurred, as far as anything was left of them.',
      always: [
        {
          guard: 'unsettled',
          target: 'settling',
          meta: row('settle', 'continuous.apply'),
          description: 'Continuous effects start to apply.'
        },
        {
          guard: 'countersCancel',
          target: 'cancelling',
          actions: 'cancel',
          meta: row('cancel', 'check.performed'),
          description: 'Counters cancel their opposites.'
        },
        {
          guard: 'somethingReturns',
          target: 'returning',
          actions: 'return',
          meta: row('return', 'resolution.step'),
          description: 'What was moved until this has happened returns.'
        },
        {
          guard: 'somethingFollows',
          target: 'following',
          actions: 'follow',
          meta: row('further', 'replacement.sub-event'),
          description: 'Instructions of an effect that was applied follow.'
        },
        { target: 'done', actions: 'end', meta: row('done', 'replacement.complete'), description: 'Nothing follows.' }
      ]
    },
    settling: {
      description: 'Effects are applied.',
      invoke: { src: 'continuous', input: ({ context }) => settles(context.state), onDone: 'occurred' }
    },
    returning: { description: 'It returns.', invoke: { src: 'events', onDone: 'occurred' } },
    cancelling: { description: 'The counters are removed.', invoke: { src: 'events', onDone: 'occurred' } },
    following: { description: 'The instructions are carried out.', invoke: { src: 'resolution', onDone: 'occurred' } },
    done: { type: 'final', description: 'It is told how many of the events have happened.' }
  }
})

export const group = partOf<'group'>(definition)
