/** Engines that take compound and composite events wrongly. @module */
import { clockwiseFrom } from '../reference/rules/clockwise.js'
import { mutantsOf } from './mutant.js'
import type { EngineMutant } from './mutant.js'
import { ordersNoParts } from './patches/choosing.js'
import { drawsAtOnce, occursInVain, triggersOnTheMoveInADiscard } from './patches/events.js'
import { askedOfTurnPlayer } from './patches/patch.js'

const mutant = mutantsOf('fab')

export const eventMutants: readonly EngineMutant[] = [
  mutant('triggers-on-each-part', 'fab-context:1.9.2a', 'an effect that has triggered on a compound event triggers on its parts', {
    triggersOnPart: () => true
  }),
  mutant('tokens-come-elsewhere', 'fab-context:8.1.8a', 'a token that leaves the arena goes where a card would go', {
    ceasesAsItLeaves: () => false
  }),
  mutant('everything-ceases', 'fab-context:8.1.8a', 'whatever leaves the arena ceases to exist', {
    ceasesAsItLeaves: (_structure, object, to) => object.zone === 'arena' && to !== 'arena'
  }),
  mutant('tokens-brought-back', 'fab-context:3.0.11', 'a token ceases in the graveyard only, and comes to any other zone', {
    ceasesAsItLeaves: (_structure, object, to) => object.token && object.zone === 'arena' && to === 'graveyard'
  }),
  mutant('turn-player-first', 'fab-context:1.9.2c', 'a compound event of several players begins with the turn-player', {
    eachPlayerOrder: (_structure, players, _you, turnPlayer) => clockwiseFrom(players, turnPlayer)
  }),
  mutant('triggers-on-the-move-too', 'fab-context:1.9.3a', 'an effect triggers on a discard, and again on the move in it', {
    patch: triggersOnTheMoveInADiscard
  }),
  mutant('picks-as-each-acts', 'fab-context:1.8.6', 'of several players each picks and acts before the next one picks', {
    picksFirst: () => false
  }),
  mutant('discard-becomes-move', 'fab-context:1.9.3c', 'a discard that goes to another zone is no discard', {
    movedElsewhere: (event, to) =>
      event.event === 'discard' && event.object !== undefined ? { event: 'move', object: event.object, from: 'hand', to } : { ...event, to }
  }),
  mutant('destroyed-without-move', 'fab-context:1.9.3d', 'what is not in the arena is destroyed', {
    patch: occursInVain('destroy')
  }),
  mutant('draws-no-card', 'fab-context:8.5.6b', 'a draw from an empty deck is a draw', {
    patch: occursInVain('draw')
  }),
  mutant('applied-untold', 'fab-context:8.0.6a', 'the application of a continuous effect is no event', {
    applicationIsEvent: () => false
  }),
  mutant('drawn-at-once', 'fab-context:1.9.2', 'the cards of a compound draw are drawn at once', {
    patch: drawsAtOnce
  }),
  mutant('idle-parts-ordered', 'fab-context:1.9.1b', 'an order is asked for of what an instruction would do nothing to', {
    partsOfSweep: events => events
  }),
  mutant('parts-unordered', 'fab-context:1.8.6d', 'the parts of a compound event happen in an order that nobody gave', {
    patch: ordersNoParts
  }),
  mutant('turn-player-orders-parts', 'fab-context:1.8.6d', 'the turn-player orders the parts of a compound event, whoever made it', {
    patch: askedOfTurnPlayer('part-order')
  }),
  mutant('gains-nothing', 'fab-context:1.9.1b', 'a gain of 0 is an event', {
    somethingLeft: () => true
  }),
  mutant('damaged-counter-clockwise', 'fab-context:7.5.2c', 'several who are damaged by separate events are so counter-clockwise', {
    eachPlayerOrder: (_structure, players, you) => [...clockwiseFrom(players, you)].reverse()
  }),
  mutant('only-cards-negated', 'fab-context:8.5.26', 'only card-layers can be negated', { mayNegate: ({ kind }) => kind === 'card' }),
  mutant('no-power-is-zero', 'fab-context:8.5.45', 'a card without power counts for 0 in a clash', {
    clashPower: power => power ?? 0
  })
]
