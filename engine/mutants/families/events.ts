/** Faults in events: what occurs, what its parts are, and what comes of it. @module */
import { clockwiseFrom } from '../../reference/rules/clockwise.js'
import {
  doneByTheController,
  doneByWhoseTextItIs,
  drawsAtOnce,
  occursInVain,
  reportsAllToBeRemoved,
  triggersOnTheMoveInADiscard
} from '../patches/events.js'
import { ordersNoParts } from '../patches/choosing.js'
import { askedOfTurnPlayer } from '../patches/patch.js'
import { gainsAfterwards, gainsAllInOne, gainsUnreplaced } from '../patches/life.js'
import { lifeFrom } from '../../reference/rules/events.js'
import type { Family } from '../fault.js'

const opposite = (kind: string): string | undefined =>
  kind.startsWith('+') ? `-${kind.slice(1)}` : kind.startsWith('-') ? `+${kind.slice(1)}` : undefined

export const eventsFaults: Family = {
  'triggers-on-each-part': {
    fault: 'an effect that has triggered on a compound event triggers on its parts',
    breaks: { fab: 'fab-context:1.9.2a' },
    rules: {
      triggersOnPart: () => true
    }
  },
  'tokens-come-elsewhere': {
    fault: 'a token that leaves the arena goes where a card would go',
    breaks: { fab: 'fab-context:8.1.8a' },
    rules: {
      ceasesAsItLeaves: () => false
    }
  },
  'everything-ceases': {
    fault: 'whatever leaves the arena ceases to exist',
    breaks: { fab: 'fab-context:8.1.8a' },
    rules: {
      ceasesAsItLeaves: (_structure, object, to) => object.zone === 'arena' && to !== 'arena'
    }
  },
  'tokens-brought-back': {
    fault: 'a token ceases in the graveyard only, and comes to any other zone',
    breaks: { fab: 'fab-context:3.0.11' },
    rules: {
      ceasesAsItLeaves: (_structure, object, to) => object.token && object.zone === 'arena' && to === 'graveyard'
    }
  },
  'turn-player-first': {
    fault: 'a compound event of several players begins with the turn-player',
    breaks: { fab: 'fab-context:1.9.2c' },
    rules: {
      eachPlayerOrder: (_structure, players, _you, turnPlayer) => clockwiseFrom(players, turnPlayer)
    }
  },
  'triggers-on-the-move-too': {
    fault: 'an effect triggers on a discard, and again on the move in it',
    breaks: { fab: 'fab-context:1.9.3a' },
    patch: triggersOnTheMoveInADiscard
  },
  'picks-as-each-acts': {
    fault: 'of several players each picks and acts before the next one picks',
    breaks: { fab: 'fab-context:1.8.6' },
    rules: {
      picksFirst: () => false
    }
  },
  'discard-becomes-move': {
    fault: 'a discard that goes to another zone is no discard',
    breaks: { fab: 'fab-context:1.9.3c' },
    rules: {
      movedElsewhere: (event, to) =>
        event.event === 'discard' && event.object !== undefined
          ? { event: 'move', object: event.object, from: 'hand', to }
          : { ...event, to }
    }
  },
  'destroyed-without-move': {
    fault: 'what is not in the arena is destroyed',
    breaks: { fab: 'fab-context:1.9.3d' },
    patch: occursInVain('destroy')
  },
  'draws-no-card': { fault: 'a draw from an empty deck is a draw', breaks: { fab: 'fab-context:8.5.6b' }, patch: occursInVain('draw') },
  'applied-untold': {
    fault: 'the application of a continuous effect is no event',
    breaks: { fab: 'fab-context:8.0.6a' },
    rules: {
      applicationIsEvent: () => false
    }
  },
  'drawn-at-once': {
    fault: 'the cards of a compound draw are drawn at once',
    breaks: { fab: 'fab-context:1.9.2', ga: 'ga:8' },
    patch: drawsAtOnce
  },
  'idle-parts-ordered': {
    fault: 'an order is asked for of what an instruction would do nothing to',
    breaks: { fab: 'fab-context:1.9.1b' },
    rules: {
      partsOfSweep: events => events
    }
  },
  'parts-unordered': {
    fault: 'the parts of a compound event happen in an order that nobody gave',
    breaks: { fab: 'fab-context:1.8.6d' },
    patch: ordersNoParts
  },
  'turn-player-orders-parts': {
    fault: 'the turn-player orders the parts of a compound event, whoever made it',
    breaks: { fab: 'fab-context:1.8.6d' },
    patch: askedOfTurnPlayer('part-order')
  },
  'gains-nothing': {
    fault: 'a gain of 0 is an event',
    breaks: { fab: 'fab-context:1.9.1b' },
    rules: {
      somethingLeft: () => true
    }
  },
  'damaged-counter-clockwise': {
    fault: 'several who are damaged by separate events are so counter-clockwise',
    breaks: { fab: 'fab-context:7.5.2c' },
    rules: {
      eachPlayerOrder: (_structure, players, you) => [...clockwiseFrom(players, you)].reverse()
    }
  },
  'only-cards-negated': {
    fault: 'only cards on the stack can be negated',
    breaks: { fab: 'fab-context:8.5.26', mtg: 'mtg:603.3', ga: 'ga:9', 'ga-older': 'ga-older:9' },
    rules: { mayNegate: ({ kind }) => kind === 'card' }
  },
  'no-power-is-zero': {
    fault: 'a card without power counts for 0 in a clash',
    breaks: { fab: 'fab-context:8.5.45' },
    rules: {
      clashPower: power => power ?? 0
    }
  },
  'counters-cancel': {
    fault: 'opposite counters take each other away',
    breaks: { fab: 'fab-context:1.15.4' },
    rules: {
      countersAfter: (counters, kind, delta) => {
        const { [kind]: had = 0, ...others } = counters
        const other = opposite(kind)
        if (other !== undefined && delta > 0 && (others[other] ?? 0) >= delta) {
          const { [other]: against = 0, ...left } = others
          return { ...left, ...(had > 0 && { [kind]: had }), ...(against > delta && { [other]: against - delta }) }
        }
        return had + delta === 0 ? others : { ...others, [kind]: had + delta }
      }
    }
  },
  'done-at-least-once': {
    fault: 'an instruction to do a thing no times is carried out once',
    breaks: { fab: 'fab-context:1.9.1b', mtg: ['mtg-context:120.8', 'mtg-context:614.7'], ga: 'ga-context:DM.9' },
    rules: {
      timesPerformed: amount => Math.max(1, amount ?? 0)
    }
  },
  'life-not-above-the-beginning': {
    fault: 'a life total is never gained above what the player began with',
    breaks: { fab: 'fab-context:2.5.3d' },
    rules: {
      lifeGained: (_structure, amount, missing) => Math.min(amount, Math.max(0, missing))
    }
  },
  'life-below-zero': {
    fault: 'a life total falls below zero',
    breaks: { fab: 'fab-context:2.5.3e' },
    rules: {
      numberAfter: (_structure, value, delta) => value + delta
    }
  },
  'recovers-what-was-not-lost': {
    fault: 'recovering raises life above what the champion began with',
    breaks: { ga: 'ga-context:GL.recover' },
    rules: {
      lifeGained: (_structure, amount) => amount
    }
  },
  'recovers-everything': {
    fault: 'recovering removes all damage, however much is to be recovered',
    breaks: { ga: 'ga-context:GL.recover' },
    rules: {
      lifeGained: (_structure, _amount, missing) => Math.max(0, missing)
    }
  },
  'champion-takes-no-counters': {
    fault: 'damage leaves nothing on a champion that could be recovered',
    breaks: { ga: 'ga-context:DM.13' },
    rules: {
      numberAfter: (_structure, value, delta) => (delta < 0 ? value : value + delta)
    }
  },
  'exactly-is-more': {
    fault: 'what enters with exactly so many counters has those that it would have besides',
    breaks: { mtg: 'mtg-context:614.1' },
    rules: { countersComing: (before, more) => before + more }
  },
  'redirected-destruction': {
    fault: 'whether what goes elsewhere was destroyed is told the wrong way round',
    breaks: { ga: 'ga-context:GE.6' },
    rules: { isStillDestroyed: ({ events }, to) => to === 'graveyard' || events.redirectedDestroy.value !== 'destroyed' }
  },
  'parts-in-sequence': {
    fault: 'the parts of one instruction happen one after another',
    breaks: { mtg: ['mtg:603.2c', 'mtg-context:510.2'], 'mtg-2010': 'mtg-2010:trigger.2', ga: 'ga-context:GE.8' },
    rules: { isAtOnce: () => false }
  },
  'counters-cancel-at-another-time': {
    fault: 'opposite counters go together at the wrong time',
    breaks: { mtg: 'mtg-context:704.5q', ga: 'ga-context:CT' },
    rules: { cancelsOnPlacement: ({ events }) => events.opposites.value !== 'cancel-on-placement' }
  },
  'control-is-no-event': {
    fault: 'nothing triggers on a change of control',
    breaks: { mtg: 'mtg:603.10d' },
    rules: { controlIsEvent: () => false }
  },
  'empty-deck-does-nothing': {
    fault: 'drawing from an empty deck is forgiven',
    breaks: { ga: 'ga-context:DR.6' },
    rules: { emptyDeckDoes: () => 'nothing' }
  },
  'empty-deck-loses-at-once': {
    fault: 'who cannot draw loses at once',
    breaks: { mtg: 'mtg-context:704.5b' },
    rules: { emptyDeckDoes: () => 'lose-at-once' }
  },
  'empty-deck-loses-later': {
    fault: 'who cannot draw loses at the next check',
    breaks: { ga: 'ga-context:DR.6' },
    rules: { emptyDeckDoes: () => 'lose-at-check' }
  },
  'becomes-what-it-is': {
    fault: 'what is tapped already becomes tapped',
    breaks: { mtg: 'mtg:603.2f' },
    rules: { changesStatus: () => true }
  },
  'answers-share-the-cause': {
    fault: 'what answers a triggering counts as brought about by the event behind it',
    breaks: { mtg: 'mtg:603.2' },
    rules: { broughtAboutBy: event => event }
  },
  'attached-again': {
    fault: 'what is attached already becomes attached',
    breaks: { mtg: 'mtg:603.2f' },
    rules: { changesHost: (_now, next, isAllowed) => next === undefined || isAllowed }
  },
  'attached-anywhere': {
    fault: 'what may not be attached to something becomes attached to it, and comes off in a check',
    breaks: { mtg: 'mtg-context:701.3b' },
    rules: { changesHost: (now, next) => now !== next }
  },
  'replaced-in-vain': {
    fault: 'effects replace what would do nothing',
    breaks: { fab: 'fab-context:1.9.1b', mtg: 'mtg-context:614.7' },
    rules: { isAboutToHappen: () => true }
  },
  'more-removed-than-there-is': {
    fault: 'as many counters are told to be removed as were to be, though fewer were there',
    breaks: { mtg: 'mtg-context:609.3' },
    patch: reportsAllToBeRemoved
  },
  'done-by-the-controller-of-the-object': {
    fault: 'counters are put on an object, and it is destroyed, by whoever controls it',
    breaks: { mtg: 'mtg-context:608.2c' },
    patch: doneByTheController
  },
  'done-by-whose-text-it-is': {
    fault: 'what each player is told to do is done by the player whose text tells them',
    breaks: { mtg: 'mtg-context:608.2e' },
    patch: doneByWhoseTextItIs
  },
  'sacrificed-by-whose-text-it-is': {
    fault: 'an object is sacrificed by the player whose text says so',
    breaks: { mtg: 'mtg:603.2' },
    rules: { sacrificedBy: (_controller, told) => told }
  },
  'nothing-has-no-number': {
    fault: 'an instruction that has done nothing has no number',
    breaks: { fab: 'fab-context:1.9.1b' },
    rules: { numberSoFar: found => found }
  },
  'lifelink-brings-nothing': {
    fault: 'damage by a source with lifelink brings no life',
    breaks: { mtg: 'mtg-context:120.3f' },
    rules: { lifeFrom: () => 0 }
  },
  'lifelink-brings-one': {
    fault: 'damage by a source with lifelink brings 1 life, however much it is',
    breaks: { mtg: 'mtg-context:120.3f' },
    rules: { lifeFrom: (structure, lifelinks, dealt) => Math.min(1, lifeFrom(structure, lifelinks, dealt)) }
  },
  'lifelink-adds-up': {
    fault: 'what has lifelink twice brings twice as much life',
    breaks: { mtg: 'mtg-context:702.15f' },
    rules: { lifeFrom: (structure, lifelinks, dealt) => lifelinks * lifeFrom(structure, lifelinks, dealt) }
  },
  'lifelink-unreplaced': {
    fault: 'nothing replaces the life that damage brings',
    breaks: { mtg: 'mtg-context:120.4c' },
    patch: gainsUnreplaced
  },
  'lifelink-afterwards': {
    fault: 'the life that damage brings is gained when the damage has been dealt',
    breaks: { mtg: 'mtg-context:120.4d' },
    patch: gainsAfterwards
  },
  'lifelink-as-it-lies': {
    fault: 'a source that has left deals damage as what it is in its new zone',
    breaks: { mtg: 'mtg-context:702.15c' },
    rules: { dealsAs: (was, is) => is ?? was }
  },
  'lifelink-all-in-one': {
    fault: 'a player gains in one event what several sources with lifelink bring at once',
    breaks: { mtg: 'mtg-context:702.15e' },
    patch: gainsAllInOne
  }
}
