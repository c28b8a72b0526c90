/**
 * One event: which effects replace it, in which order and by whose choice, whether and as what it occurs, and what it triggers.
 * @module
 */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import { settles } from '../transitions/continuous.js'
import * as transitions from '../transitions/replacement/index.js'

export const definition = setup({
  types: typesOf<'replacement'>(),
  actors: {
    choice: chart,
    resolution: chart,
    compound: chart,
    announcement: chart,
    continuous: chart,
    events: chart
  },
  guards: {
    looksAhead: given(transitions.looksAhead),
    mayStop: given(transitions.mayStop),
    unreplaced: given(transitions.isUnreplaced),
    active: given(transitions.isProposed),
    mustSelect: given(transitions.mustSelect),
    maySelect: given(transitions.maySelect),
    someApply: given(transitions.isAnyOffered),
    passLeft: given(transitions.isPassLeft),
    hasOccurred: given(transitions.hasOccurred),
    declined: given(transitions.isDeclined),
    divides: given(transitions.divides),
    prevents: given(transitions.prevents),
    somethingFollows: given(transitions.isAnythingFurther),
    eventLeft: given(transitions.isEventLeft),
    onlyAdditional: given(transitions.isOnlyFurther),
    deckEmpty: given(transitions.isEmpty),
    cannotOccur: given(transitions.mustNotOccur),
    inVain: given(transitions.isInVain),
    oneOfSeveral: given(transitions.isOneOfSeveral),
    ofSeveralCards: given(transitions.isOfSeveralCards),
    reducedToOne: given(transitions.isReducedToOne),
    single: given(transitions.isSingle),
    joined: given(transitions.isJoined),
    bringsLife: given(transitions.isLifeBrought),
    unsettled: given(transitions.changesObjects),
    countersCancel: given(transitions.isAnyCounterCancelled),
    somethingReturns: given(transitions.isAnythingToReturn),
    additionalFollows: given(transitions.isAnyAdditional),
    outcomeActive: given(transitions.isOutcomeActive)
  },
  actions: {
    look: given(transitions.looks),
    stop: given(transitions.stops),
    propose: given(transitions.proposes),
    ask: given(transitions.asks),
    askAnyway: given(transitions.asksAnyway),
    select: given(transitions.selectsFirst),
    offer: given(transitions.offers),
    startNextPass: given(transitions.startsNextPass),
    choose: given(transitions.chooses),
    decline: given(transitions.declines),
    allocate: given(transitions.allocates),
    apply: given(transitions.applies),
    follow: given(transitions.follows),
    followAdditional: given(transitions.followsAdditional),
    comeToNothing: given(transitions.comesToNothing),
    findNoCard: given(transitions.findsNoCard),
    end: given(transitions.ends),
    keepParts: given(transitions.keepsParts),
    goThrough: given(transitions.goesThrough),
    expand: given(transitions.expands),
    occur: given(transitions.occurs),
    join: given(transitions.joins),
    bring: given(transitions.brings),
    return: given(transitions.returns),
    cancel: given(transitions.cancelsCounters),
    conclude: given(transitions.concludes)
  }
}).createMachine({
  id: 'replacement',
  context: ({ input }) => input,
  initial: 'about',
  states: {
    about: {
      description: 'The event is about to occur.',
      always: {
        guard: 'looksAhead',
        target: 'about',
        actions: 'look',
        meta: row('looks', 'replacement.active'),
        description: 'Where it is open how effects look at what enters, it is settled.'
      },
      on: {
        stops: {
          guard: 'mayStop',
          target: 'done',
          actions: 'stop',
          meta: row('stopped', 'replacement.nothing-occurs'),
          description: 'What cannot occur is not replaced.'
        },
        occursAsItIs: {
          guard: 'unreplaced',
          target: 'ready',
          meta: row('unreplaced', 'replacement.active'),
          description: 'No effect is active before the event.'
        },
        proposed: {
          guard: 'active',
          target: 'replacing',
          actions: 'propose',
          meta: row('proposed', 'replacement.active'),
          description: 'Effects are active, and the event is told before it occurs.'
        }
      }
    },
    replacing: {
      description: 'Effects are applied, pass by pass.',
      initial: 'ordering',
      states: {
        ordering: {
          description: 'The next effect is looked for. Who is first to apply effects may be asked sooner than it must be.',
          on: {
            asksSooner: {
              guard: 'maySelect',
              target: 'selecting',
              actions: 'askAnyway',
              meta: row('may-select', 'replacement.first-player'),
              description: 'The turn-player is asked though nothing depends on it yet.'
            },
            goesOn: [
              {
                guard: 'mustSelect',
                target: 'selecting',
                actions: 'ask',
                meta: row('must-select', 'replacement.first-player'),
                description: 'Effects of several players are active in the pass, and the turn-player says who is first.'
              },
              {
                guard: 'someApply',
                target: 'choosing',
                actions: 'offer',
                meta: row('offered', 'replacement.choice'),
                description: 'A player may apply an effect.'
              },
              {
                guard: 'passLeft',
                target: 'ordering',
                actions: 'startNextPass',
                meta: row('next-pass', 'replacement.order-of-classes'),
                description: 'The next class of effects comes.'
              },
              {
                guard: 'hasOccurred',
                target: '#replacement.done',
                actions: 'conclude',
                meta: row('complete-after', 'replacement.complete'),
                description: 'No effect replaces the outcome any more.'
              },
              {
                target: '#replacement.ready',
                meta: row('ready', 'replacement.order-of-classes'),
                description: 'No effect is left that would replace the event.'
              }
            ]
          }
        },
        selecting: {
          description: 'The turn-player says who is first.',
          invoke: {
            src: 'choice',
            onDone: {
              target: 'ordering',
              actions: 'select',
              meta: row('selected', 'replacement.first-player'),
              description: 'That player applies effects first.'
            }
          }
        },
        choosing: {
          description: 'The player chooses an effect.',
          invoke: {
            src: 'choice',
            onDone: [
              {
                guard: 'declined',
                target: 'ordering',
                actions: 'decline',
                meta: row('declined', 'replacement.choice'),
                description: 'The player applies none of those that are optional.'
              },
              {
                target: 'chosen',
                actions: 'choose',
                meta: row('chosen', 'replacement.choice'),
                description: 'The player applies this one.'
              }
            ]
          }
        },
        chosen: {
          description: 'An effect is about to be applied.',
          always: {
            guard: 'divides',
            target: 'allocating',
            meta: row('allocate', 'prevention.allocate'),
            description: 'A prevention is to be divided.'
          },
          on: {
            applied: [
              {
                guard: 'prevents',
                target: 'modified',
                actions: 'apply',
                meta: row('prevented', 'prevention.apply'),
                description: 'Damage is prevented.'
              },
              {
                target: 'modified',
                actions: 'apply',
                meta: row('applied', 'replacement.apply'),
                description: 'The effect replaces the event.'
              }
            ]
          }
        },
        allocating: {
          description: 'A player says where the next point is prevented.',
          invoke: {
            src: 'choice',
            input: ({ context }) => transitions.asksToAllocate(context),
            onDone: {
              target: 'chosen',
              actions: 'allocate',
              meta: row('allocated', 'prevention.allocate'),
              description: 'The point has its place.'
            }
          }
        },
        modified: {
          description: 'The event is another one now, or none.',
          always: [
            {
              guard: 'somethingFollows',
              target: 'following',
              actions: 'follow',
              meta: row('further', 'replacement.sub-event'),
              description: 'Instructions of the effect come first.'
            },
            {
              guard: 'eventLeft',
              target: 'ordering',
              meta: row('go-on', 'replacement.apply'),
              description: 'Further effects may replace what it is now.'
            },
            {
              guard: 'onlyAdditional',
              target: '#replacement.occurred',
              meta: row('only-further', 'replacement.sub-event'),
              description: 'Nothing is left but instructions that follow.'
            },
            {
              target: '#replacement.done',
              actions: 'comeToNothing',
              meta: row('nothing', 'replacement.nothing-occurs'),
              description: 'Nothing is left of it.'
            }
          ]
        },
        following: { description: 'The instructions are carried out.', invoke: { src: 'resolution', onDone: 'modified' } }
      }
    },
    ready: {
      description:
        'Nothing replaces the event any more. Where the rules leave open whether it is told, or what belongs to it, it may be either.',
      on: {
        fails: [
          {
            guard: 'deckEmpty',
            target: 'done',
            actions: 'findNoCard',
            meta: row('empty', 'replacement.nothing-occurs'),
            description: 'There is no card to draw, and the player will lose for it.'
          },
          {
            guard: 'cannotOccur',
            target: 'done',
            actions: 'stop',
            meta: row('impossible', 'replacement.nothing-occurs'),
            description: 'It cannot occur.'
          }
        ],
        isNotReported: {
          guard: 'inVain',
          target: 'done',
          actions: 'end',
          meta: row('vain', 'replacement.nothing-occurs'),
          description: 'A gain comes to nothing.'
        },
        goesOn: [
          {
            guard: 'oneOfSeveral',
            target: 'done',
            actions: 'goThrough',
            meta: row('gone-through', 'event.at-once'),
            description: 'It waits for the others with which it occurs.'
          },
          {
            guard: 'ofSeveralCards',
            target: 'expanding',
            actions: 'expand',
            meta: row('expands', 'resolution.step'),
            description: 'It comes card by card.'
          },
          {
            guard: 'bringsLife',
            target: 'done',
            actions: 'bring',
            meta: row('brings-life', 'damage.life'),
            description: 'Damage brings life, and occurs together with that.'
          },
          {
            guard: 'joined',
            target: 'done',
            actions: 'join',
            meta: row('together', 'replacement.sub-event'),
            description: 'It occurs together with what effects do in addition.'
          },
          {
            guard: 'reducedToOne',
            target: 'expanding',
            actions: 'expand',
            meta: row('expands-to-one', 'resolution.step'),
            description: 'Of several draws one is left, and comes as the part of what they were.'
          }
        ],
        event: {
          guard: 'single',
          target: 'told',
          actions: 'occur',
          meta: row('occurs', 'replacement.event-occurs'),
          description: 'It occurs.'
        }
      }
    },
    expanding: {
      description: 'Its parts come one after another.',
      invoke: {
        src: 'compound',
        onDone: [
          {
            guard: 'additionalFollows',
            target: 'expanded',
            actions: 'keepParts',
            meta: row('parts-told', 'resolution.step'),
            description: 'Every part has come, and what they come to is kept.'
          },
          { target: 'done', actions: 'end', meta: row('expanded', 'resolution.step'), description: 'Every part has come.' }
        ]
      }
    },
    expanded: {
      description: 'Every part has come; instructions of an effect that was applied to the whole follow.',
      always: [
        {
          guard: 'additionalFollows',
          target: 'followingParts',
          actions: 'followAdditional',
          meta: row('parts-further', 'replacement.sub-event'),
          description: 'Instructions of an effect that was applied follow.'
        },
        { target: 'done', actions: 'end', meta: row('parts-complete', 'replacement.complete'), description: 'The whole is over.' }
      ]
    },
    followingParts: { description: 'The instructions are carried out.', invoke: { src: 'resolution', onDone: 'expanded' } },
    told: { description: 'It is told what the event has triggered.', invoke: { src: 'announcement', onDone: 'occurred' } },
    occurred: {
      description: 'The event has occurred.',
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
          guard: 'additionalFollows',
          target: 'followingAdditional',
          actions: 'followAdditional',
          meta: row('afterwards-further', 'replacement.sub-event'),
          description: 'Instructions of an effect that was applied follow.'
        },
        {
          guard: 'outcomeActive',
          target: 'replacing',
          meta: row('afterwards', 'replacement.complete'),
          description: 'Effects may replace the outcome.'
        },
        { target: 'done', actions: 'conclude', meta: row('complete', 'replacement.complete'), description: 'The event is over.' }
      ]
    },
    settling: {
      description: 'Effects are applied.',
      invoke: { src: 'continuous', input: ({ context }) => settles(context.state), onDone: 'occurred' }
    },
    returning: { description: 'It returns.', invoke: { src: 'events', onDone: 'occurred' } },
    cancelling: { description: 'The counters are removed.', invoke: { src: 'events', onDone: 'occurred' } },
    followingAdditional: { description: 'The instructions are carried out.', invoke: { src: 'resolution', onDone: 'occurred' } },
    done: { type: 'final', description: 'It is told whether the event has happened, and how much of it.' }
  }
})

export const replacement = partOf<'replacement'>(definition)
