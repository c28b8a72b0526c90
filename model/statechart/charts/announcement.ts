/** What an event has triggered is told right after it, in any order. @module */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import * as transitions from '../transitions/announcement.js'

export const definition = setup({
  types: typesOf<'announcement'>(),
  actors: { choice: chart },
  guards: {
    gagged: given(transitions.isAnyGagged),
    unheard: given(transitions.isAnyUnheard),
    repliesOpen: given(transitions.mayAnyReply),
    nonePending: given(transitions.isNonePending),
    toBeChosen: given(transitions.isAnyToBeChosen),
    ownerDecides: given(transitions.isAnyToLet)
  },
  actions: {
    settle: given(transitions.settles),
    hear: given(transitions.hears),
    reply: given(transitions.mayReply),
    tell: given(transitions.announcesTriggered),
    tellLimit: given(transitions.announcesLimit),
    tellSuppressed: given(transitions.announcesSuppressed),
    choose: given(transitions.choosesOccurrence),
    askOwner: given(transitions.asksOwner),
    decide: given(transitions.decides),
    end: given(transitions.ends)
  }
}).createMachine({
  id: 'announcement',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'Effects have triggered, or are kept from it. First it must be clear which; then they are told in any order.',
      always: [
        {
          guard: 'gagged',
          target: 'open',
          actions: 'settle',
          meta: row('gagged', 'trigger.suppressed'),
          description: 'An effect that ended with the event keeps one from triggering, or does not.'
        },
        {
          guard: 'unheard',
          target: 'open',
          actions: 'hear',
          meta: row('heard', 'trigger.condition-met'),
          description: 'Effects that speak of triggerings are looked for.'
        },
        {
          guard: 'repliesOpen',
          target: 'open',
          actions: 'reply',
          meta: row('reply', 'trigger.condition-met'),
          description: 'One of them triggers on a triggering, or none does.'
        },
        {
          guard: 'nonePending',
          target: 'done',
          actions: 'end',
          meta: row('all-told', 'trigger.condition-met'),
          description: 'Everything has been told.'
        }
      ],
      on: {
        triggered: {
          target: 'open',
          actions: 'tell',
          meta: row('created', 'trigger.layer-created'),
          description: 'An effect has triggered, and its stack object is pending.'
        },
        'suppressed.byLimit': {
          target: 'open',
          actions: 'tellLimit',
          meta: row('limit', 'trigger.limit'),
          description: 'An effect has triggered as often as it may.'
        },
        'suppressed.byEffect': {
          target: 'open',
          actions: 'tellSuppressed',
          meta: row('suppressed', 'trigger.suppressed'),
          description: 'Another effect keeps one from triggering.'
        },
        isToBeChosen: {
          guard: 'toBeChosen',
          target: 'asked',
          meta: row('occurrence', 'trigger.condition-met'),
          description: 'One triggers once, on several events at once.'
        },
        isHidden: {
          guard: 'ownerDecides',
          target: 'ownerAsked',
          actions: 'askOwner',
          meta: row('hidden', 'trigger.condition-met'),
          description: 'The source of one is hidden.'
        }
      }
    },
    asked: {
      description: 'Its controller chooses on which of the events it triggers.',
      invoke: {
        src: 'choice',
        input: ({ context }) => transitions.asksForOccurrence(context),
        onDone: {
          target: 'open',
          actions: 'choose',
          meta: row('occurrence-chosen', 'trigger.condition-met'),
          description: 'It triggers on that event.'
        }
      }
    },
    ownerAsked: {
      description: 'The owner of the source decides whether it triggers.',
      invoke: {
        src: 'choice',
        onDone: {
          target: 'open',
          actions: 'decide',
          meta: row('hidden-decided', 'trigger.condition-met'),
          description: 'It triggers, or nothing comes of it.'
        }
      }
    },
    done: { type: 'final', description: 'Everything is told that the event has triggered.' }
  }
})

export const announcement = partOf<'announcement'>(definition)
