/**
 * The structure of Magic as the older text has it: the newer edition's values, with those that the older text says or changes.
 * What the older text cites but does not contain is known from the newer sections alone, `mtg-context:`.
 * @module
 */
import { withBorrowed } from '../borrowed.js'
import { structure as newer } from '../mtg/structure.js'
import type { Structure } from '../structure.js'

const told: Structure = {
  ...newer,
  replacement: {
    ...newer.replacement,
    entering: {
      value: 'as-it-is',
      rules: ['mtg-2010:trigger.9'],
      note: 'Continuous effects do not apply to it before it is there, so no effect on its entering sees what they will make of it.'
    }
  },
  placement: {
    asGameStarts: { value: null, rules: ['mtg-2010:trigger.3'] },
    first: { value: 'turn-player', rules: ['mtg-2010:trigger.3', 'mtg-context:101.4'] },
    passes: {
      value: [['ordinary', 'meta']],
      rules: ['mtg-2010:trigger.3'],
      note: 'One round for all kinds; the second part, for abilities that answer a triggering, is of a later edition.'
    },
    controller: { value: 'when-triggered', rules: ['mtg-2010:trigger.3'] },
    undeclarable: { value: 'ceases', rules: ['mtg-2010:trigger.4'] },
    deadMode: { value: false, rules: ['mtg-2010:trigger.4', 'mtg-context:700.2b'] },
    optionalTarget: { value: false, rules: ['mtg-2010:trigger.4', 'mtg-2010:trigger.6'] }
  },
  checks: {
    list: {
      value: [
        'player-dead',
        'player-decked',
        'player-poisoned',
        'token-elsewhere',
        'copy-elsewhere',
        'object-dead',
        'object-destroyed-by-damage',
        'deathtouched',
        'no-loyalty',
        'shared-type',
        'unique',
        'newest',
        'attachment',
        'counter-pairs',
        'counter-cap',
        'team-dead',
        'commander-damage',
        'scheme'
      ],
      rules: [
        'mtg-2010:sba.1',
        'mtg-2010:sba.2',
        'mtg-2010:sba.3',
        'mtg-2010:sba.4',
        'mtg-2010:sba.5',
        'mtg-2010:sba.6',
        'mtg-2010:sba.7',
        'mtg-2010:sba.8',
        'mtg-2010:sba.9',
        'mtg-2010:sba.10',
        'mtg-2010:sba.11',
        'mtg-2010:sba.12',
        'mtg-2010:sba.13',
        'mtg-2010:sba.14',
        'mtg-2010:sba.15',
        'mtg-2010:sba.16',
        'mtg-2010:sba.17',
        'mtg-2010:sba.18',
        'mtg-2010:sba.19',
        'mtg-2010:sba.20'
      ],
      note: 'The three actions on what is attached, 13 to 15, are one check.'
    },
    declared: { value: [], rules: ['mtg-2010:sba.0'] },
    loop: { value: 'until-stable', rules: ['mtg-2010:trigger.3', 'mtg-2010:sba.0'] },
    simultaneous: { value: 'all-checks', rules: ['mtg-2010:sba.0'] },
    vital: { value: 'toughness', rules: ['mtg-2010:sba.6', 'mtg-2010:sba.7'] },
    damageNeedsVital: { value: false, rules: ['mtg-2010:sba.7'] },
    unique: { value: { type: 'legendary', among: 'all', stays: 'none', by: 'move' }, rules: ['mtg-2010:sba.11'] },
    tokens: { value: 'elsewhere-or-phased-out', rules: ['mtg-2010:sba.4'] },
    schemes: { value: 'own-trigger', rules: ['mtg-2010:sba.20'] },
    attachedCreatures: { value: 'as-their-kind', rules: ['mtg-2010:sba.14', 'mtg-2010:sba.15'] }
  },
  events: {
    ...newer.events,
    sweep: {
      value: 'at-once',
      rules: ['mtg-2010:trigger.8', 'mtg-2010:trigger.2'],
      borrowed: 'mtg',
      note: 'One event may put several permanents onto the battlefield, and may hold several occurrences.'
    },
    emptyDeck: { value: 'lose-at-check', rules: ['mtg-2010:sba.2'] },
    opposites: { value: 'stay', rules: ['mtg-2010:sba.16'], note: 'Until the check of counter-pairs.' },
    redirectedDestroy: {
      value: 'destroyed',
      rules: ['mtg-2010:sba.7'],
      standing: 'interpretation',
      note: 'Destroying and the graveyard are told apart in the list; what becomes of the word if the card goes elsewhere is not said.'
    },
    replacedAction: {
      value: 'not-performed',
      rules: ['mtg-2010:trigger.2', 'mtg-context:614.6'],
      borrowed: 'mtg',
      standing: 'interpretation',
      note: 'Said of events that are replaced, not of instructions.'
    },
    control: {
      value: 'event',
      rules: ['mtg-2010:trigger.2', 'mtg-2010:trigger.10'],
      borrowed: 'mtg',
      standing: 'interpretation',
      note: 'No list of events is given; in the newer edition the loss of control is one.'
    }
  },
  triggers: {
    connected: { value: null, rules: ['mtg-2010:trigger.2'] },
    lookBack: {
      value: newer.triggers.lookBack.value,
      rules: ['mtg-2010:trigger.10', 'mtg-2010:trigger.13'],
      borrowed: 'mtg',
      standing: 'interpretation',
      note: 'Abilities about leaving could not trigger otherwise; the list of what looks back is of the newer edition.'
    },
    leavingSees: {
      value: 'all-leaving',
      rules: ['mtg-2010:trigger.10'],
      borrowed: 'mtg',
      standing: 'interpretation',
      note: 'Carried over from the newer edition.'
    },
    suppressedCounts: {
      value: false,
      rules: ['mtg-2010:trigger.1', 'mtg-2010:trigger.2'],
      standing: 'interpretation',
      note: 'An ability that is kept from triggering has not triggered; limits are not spoken of.'
    },
    interveningIf: { value: 'on-trigger-and-resolution', rules: ['mtg-2010:trigger.5'] },
    stateSampled: { value: 'always', rules: ['mtg-2010:trigger.13'] },
    stateRearms: { value: 'on-leaving-stack', rules: ['mtg-2010:trigger.13'] },
    stateRecheck: {
      value: false,
      rules: ['mtg-2010:trigger.13', 'mtg-2010:trigger.5'],
      standing: 'interpretation',
      note: 'Only a condition directly after the trigger condition is tested again.'
    },
    delayedWithDuration: { value: 'each-time', rules: ['mtg-2010:trigger.12'] },
    delayedWithoutDuration: { value: 'until-it-triggers', rules: ['mtg-2010:trigger.12'] },
    keyworded: { value: 'as-written', rules: ['mtg-2010:trigger.5'], standing: 'interpretation', note: 'A keyword stands for its text.' },
    unless: {
      value: 'on-resolution',
      rules: ['mtg-2010:trigger.6'],
      borrowed: 'mtg',
      standing: 'interpretation',
      note: 'The paragraph on optional effects names "may" alone; "unless" came into it later.'
    },
    additionalTimes: {
      value: 'any',
      rules: ['mtg-2010:trigger.2'],
      standing: 'undefined',
      note: 'Effects by which an ability triggers more often are not spoken of.'
    },
    hiddenSource: {
      value: 'never',
      rules: ['mtg-2010:trigger.1'],
      standing: 'undefined',
      note: 'Objects that nobody sees are not spoken of.'
    },
    traits: { value: false, rules: ['mtg-2010:trigger.3', 'mtg-context:405.4'] },
    resourcesSkipStack: { value: true, rules: ['mtg-context:605.4a'] },
    doOnce: {
      value: 'action',
      rules: ['mtg-2010:trigger.6'],
      standing: 'undefined',
      note: 'Limits are not spoken of; the wording is of a later edition.'
    },
    reflexive: {
      value: 'each-time',
      rules: ['mtg-2010:trigger.2'],
      standing: 'undefined',
      note: 'The older text has no reflexive triggers.'
    },
    inlineState: {
      value: 'waits',
      rules: ['mtg-2010:trigger.12', 'mtg-2010:trigger.13'],
      standing: 'interpretation',
      note: 'Whatever says "when" in what an effect does is delayed; the text has nothing that is checked as it is created.'
    }
  },
  zones: {
    ...newer.zones,
    leavingTokens: { value: 'go', rules: ['mtg-2010:sba.4'], note: 'It is in the other zone until a check finds it there.' },
    follow: { value: 'seen-move', rules: ['mtg-2010:trigger.7', 'mtg-2010:trigger.10'] },
    untilReturns: { value: null, rules: ['mtg-2010:trigger.7'], note: 'The older text has no moves that last.' }
  }
}

/** The values that no paragraph of the older text gives are marked as borrowed. */
export const structure: Structure = withBorrowed(told, 'mtg-2010', 'mtg')
