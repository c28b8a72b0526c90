/**
 * One event: which effects replace it, in which order and by whose choice, whether and as what it occurs, and what it triggers.
 * @module
 */
import { setup } from 'xstate'
import { chart, given, row, typesOf } from '../definition.js'
import { partOf } from '../machine.js'
import { settles } from '../transitions/continuous.js'
import * as moves from '../transitions/replacement/index.js'

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
    looksAhead: given(moves.looksAhead),
    mayStop: given(moves.mayStop),
    unreplaced: given(moves.isUnreplaced),
    active: given(moves.isProposed),
    mustSelect: given(moves.mustSelect),
    maySelect: given(moves.maySelect),
    someApply: given(moves.isAnyOffered),
    passLeft: given(moves.isPassLeft),
    hasOccurred: given(moves.hasOccurred),
    declined: given(moves.isDeclined),
    divides: given(moves.divides),
    prevents: given(moves.prevents),
    somethingFollows: given(moves.isAnythingFurther),
    eventLeft: given(moves.isEventLeft),
    onlyAdditional: given(moves.isOnlyFurther),
    deckEmpty: given(moves.isEmpty),
    cannotOccur: given(moves.mustNotOccur),
    inVain: given(moves.isInVain),
    oneOfSeveral: given(moves.isOneOfSeveral),
    ofSeveralCards: given(moves.isOfSeveralCards),
    reducedToOne: given(moves.isReducedToOne),
    single: given(moves.isSingle),
    joined: given(moves.isJoined),
    bringsLife: given(moves.isLifeBrought),
    unsettled: given(moves.changesObjects),
    countersCancel: given(moves.isAnyCounterCancelled),
    somethingReturns: given(moves.isAnythingToReturn),
    additionalFollows: given(moves.isAnyAdditional),
    outcomeActive: given(moves.isOutcomeActive)
  },
  actions: {
    look: given(moves.looks),
    stop: given(moves.stops),
    propose: given(moves.proposes),
    ask: given(moves.asks),
    askAnyway: given(moves.asksAnyway),
    select: given(moves.selectsFirst),
    offer: given(moves.offers),
    startNextPass: given(moves.startsNextPass),
    choose: given(moves.chooses),
    decline: given(moves.declines),
    allocate: given(moves.allocates),
    apply: given(moves.applies),
    follow: given(moves.follows),
    followAdditional: given(moves.followsAdditional),
    comeToNothing: given(moves.comesToNothing),
    findNoCard: given(moves.findsNoCard),
    end: given(moves.ends),
    keepParts: given(moves.keepsParts),
    goThrough: given(moves.goesThrough),
    expand: given(moves.expands),
    occur: given(moves.occurs),
    join: given(moves.joins),
    bring: given(moves.brings),
    return: given(moves.returns),
    cancel: given(moves.cancelsCounters),
    conclude: given(moves.concludes)
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
            input: ({ context }) => moves.asksToAllocate(context),
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
            description: 'It occurs together with what effects do besides.'
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
