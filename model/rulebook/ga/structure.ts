/**
 * The structure of Grand Archive. Items on triggered abilities are cited as `ga:`; other pages as `ga-context:` with a short name:
 * `TO` turn order, `EP` end phase, `TP` timing and Opportunity, `RS` resolution (`RS-C` its checks), `CA` card activation, `AA` activated
 * abilities, `RE` replacement, `DP` prevention, `DM` damage, `DS` damage step, `AT` attacking, `SBC` state-based checks (`SBC-T` their
 * types), `CE` continuous effects, `GE` game effects, `GZ` game zones, `CT` counters, `SS` simultaneous selections, `DR` drawing, `GL` glossary.
 * @module
 */
import type { Structure } from '../structure.js'

export const structure: Structure = {
  turn: {
    phases: {
      value: [
        { name: 'wake-up', priority: false, actions: ['untap'] },
        { name: 'materialize', priority: false, actions: [] },
        { name: 'recollection', role: 'start', priority: true, actions: [] },
        { name: 'draw', priority: false, actions: ['draw'] },
        { name: 'main', role: 'main', priority: true, actions: [] },
        { name: 'end', role: 'end', priority: true, actions: ['wear-off-damage', 'expire-this-turn'] }
      ],
      rules: [
        'ga-context:TO.1',
        'ga-context:TO.2',
        'ga-context:TP.8',
        'ga-context:EP.2',
        'ga-context:EP.3',
        'ga-context:EP.4',
        'ga-context:GZ.hand.2'
      ],
      note:
        'In phases without Opportunity players get it only if something is put on the Effects Stack. The actions of the end phase ' +
        'are its clean-up, after Opportunity; if they changed anything, Opportunity and clean-up come again. Nobody discards in it: ' +
        'no hand is too large, and effects that impose a limit are not in the scenario language.'
    },
    combat: { value: [], rules: ['ga-context:AT.2'], note: 'Attacks are not in this version.' },
    attackers: { value: null, rules: ['ga-context:AT.1.7'], note: 'Attacks are declared one at a time, in the main phase.' },
    expiry: { value: 'with-cleanup', rules: ['ga-context:EP.3', 'ga-context:SBC-T.6'] }
  },
  priority: {
    afterActing: {
      value: 'actor',
      rules: ['ga-context:TP.8.1', 'ga-context:CA.1.9', 'ga-context:AA.2', 'ga-context:GL.player-action.2'],
      standing: 'undefined',
      note:
        'Contradictory: timing and card activation leave Opportunity with whoever acted, activated abilities and the ' +
        'glossary give it to the turn player.'
    },
    afterLast: {
      value: true,
      rules: ['ga-context:TO.2', 'ga-context:TP.8', 'ga-context:TP.11'],
      standing: 'undefined',
      note:
        'The turn player is said to receive it after each resolution; the list of occasions has that only while something else waits, ' +
        'and wake-up goes on as soon as the Effects Stack is empty.'
    }
  },
  replacement: {
    passes: {
      value: [{ classes: ['self', 'identity', 'standard', 'outcome', 'copy', 'prevention'], when: 'before' }],
      rules: ['ga-context:RE.2', 'ga-context:RE.3', 'ga-context:DP.3'],
      note: 'There are no classes; prevention is ordered with the rest.'
    },
    orderer: {
      value: 'affected-player',
      rules: ['ga-context:RE.2', 'ga-context:DS.3.6'],
      note: 'The controller of what is damaged is named for damage.'
    },
    beyondDamage: {
      value: 'affected-player',
      rules: ['ga-context:RE.2', 'ga-context:DS.3.6'],
      standing: 'undefined',
      note: 'Whose objects an effect "pertains to" may be either side; damage alone is settled elsewhere.'
    },
    revisit: {
      value: null,
      rules: ['ga-context:RE.3', 'ga-context:RE.3.1'],
      note: 'Effects are considered until none is left; with a single class, going on and beginning again come to the same.'
    },
    entering: {
      value: 'as-it-is',
      rules: ['ga-context:RE.1'],
      standing: 'undefined',
      note: 'No word on how an object is looked at whose entering would be replaced.'
    },
    riders: {
      value: 'after-prevention',
      rules: ['ga-context:DP.11'],
      standing: 'undefined',
      note: 'The additional part belongs to the replacement; no order within it is given.'
    },
    subEvents: {
      value: 'within-event',
      rules: ['ga-context:DP.11', 'ga-context:RE.1'],
      standing: 'undefined',
      note: 'No order is given.'
    },
    draws: {
      value: 'one-by-one',
      rules: ['ga-context:DR.2', 'ga-context:RE.1'],
      note: 'Several draws are as many events, and what replaces an event takes the place of one.'
    },
    forbidden: {
      value: 'none',
      rules: ['ga-context:GE.5'],
      standing: 'undefined',
      note: 'A prohibition beats a permission; replacing what is forbidden is not spoken of.'
    }
  },
  prevention: {
    allocator: {
      value: 'affected-player',
      rules: ['ga-context:DP.3', 'ga-context:DS.3.6'],
      standing: 'interpretation',
      note: 'Said of combat damage and of the order of effects; dividing one shield among several units is not spoken of.'
    },
    unpreventableUsesOneOff: { value: true, rules: ['ga-context:DP.5.2', 'ga-context:DP.7'] },
    unpreventableUsesShield: { value: null, rules: ['ga-context:DP.7', 'ga-context:DP.5.1'], note: 'A shield pays what is prevented.' },
    shieldPays: {
      value: 'prevented',
      rules: ['ga-context:DP.5.1'],
      standing: 'undefined',
      note: 'No rule speaks of effects that make a prevention prevent less.'
    },
    staticAmount: { value: 'from-each', rules: ['ga-context:DP.8'], note: 'Unless its text says one or more.' }
  },
  placement: {
    asGameStarts: { value: null, rules: ['ga:10'] },
    first: { value: 'turn-player', rules: ['ga:10'] },
    passes: {
      value: [['ordinary', 'meta']],
      rules: ['ga:10'],
      standing: 'interpretation',
      note: 'One stacking is described, and triggers that answer a triggering are not spoken of.'
    },
    controller: {
      value: 'when-placed',
      rules: ['ga:1', 'ga-context:GL.control.4'],
      standing: 'interpretation',
      note: 'The glossary ties control to entering the Effects Stack; two items of the page on abilities read otherwise.'
    },
    deadMode: {
      value: false,
      rules: ['ga:5.1'],
      standing: 'interpretation',
      note:
        'The text speaks of legal modes and lets the ability fizzle if there is none; that a mode without a target is not ' +
        'legal is our reading.'
    },
    undeclarable: {
      value: 'ceases',
      rules: ['ga:5.1'],
      standing: 'undefined',
      note: 'It fizzles; whether before or after it has entered the Effects Stack, with or without Opportunity, is not said.'
    },
    optionalTarget: { value: false, rules: ['ga:5.1'] }
  },
  checks: {
    list: {
      value: ['player-dead', 'object-destroyed-by-damage', 'unique', 'token-elsewhere'],
      rules: ['ga-context:SBC-T.1', 'ga-context:SBC-T.2', 'ga-context:SBC-T.4', 'ga-context:SBC-T.5'],
      note:
        'Drawing from an empty deck loses at once (DR.6); buff and debuff counters cancel as they are put on (CT); neither ' + 'is a check.'
    },
    declared: { value: [], rules: ['ga-context:SBC.1'] },
    loop: {
      value: 'until-stable',
      rules: ['ga-context:SBC.1', 'ga-context:TP.10'],
      standing: 'interpretation',
      note: 'A check is due with each change of the game between two Opportunities, which includes changes that a check makes.'
    },
    simultaneous: {
      value: 'each-check',
      rules: ['ga-context:SBC-T.1'],
      standing: 'undefined',
      note: 'Only the place of the first check is given.'
    },
    vital: { value: 'life', rules: ['ga-context:SBC-T.2'] },
    damageNeedsVital: { value: false, rules: ['ga-context:SBC-T.2'] },
    unique: { value: { type: 'unique', among: 'controller', stays: 'kept', by: 'sacrifice' }, rules: ['ga-context:SBC-T.4'] },
    tokens: {
      value: 'elsewhere',
      rules: ['ga-context:SBC-T.5'],
      standing: 'undefined',
      note: 'Whether a token vanishes as it moves, at the check, or as Opportunity passes is said in three ways.'
    },
    schemes: { value: null, rules: ['ga-context:SBC.1'], note: 'The game has no schemes.' },
    attachedCreatures: { value: null, rules: ['ga-context:SBC.1'], note: 'No check looks at attachments.' }
  },
  events: {
    sweep: {
      value: 'at-once',
      rules: ['ga-context:GE.8'],
      standing: 'undefined',
      open: ['in-sequence'],
      note: 'No text says whether a sweep is one event.'
    },
    multiDamage: {
      value: 'at-once',
      rules: ['ga-context:DS.2', 'ga-context:DS.3'],
      note: 'An order is fixed only for replacement effects and for triggers on hits and kills.'
    },
    eachPlayer: { value: 'turn-player', rules: ['ga-context:SS.1'] },
    emptyDeck: { value: 'lose-at-once', rules: ['ga-context:DR.6'] },
    opposites: { value: 'cancel-on-placement', rules: ['ga-context:CT'] },
    countersOnEntering: {
      value: 'not-put',
      rules: ['ga-context:RE.1'],
      standing: 'undefined',
      note: 'No word on whether counters that something enters with are put on it.'
    },
    redirectedDestroy: { value: 'not-destroyed', rules: ['ga-context:GE.6'] },
    replacedAction: { value: 'performed', rules: ['ga-context:RS.10'] },
    control: {
      value: 'event',
      rules: ['ga-context:GL.control.4'],
      standing: 'interpretation',
      note: 'Control changes at once; no further event is described.'
    },
    lifelink: { value: null, rules: ['ga-context:DM.9'] }
  },
  triggers: {
    connected: { value: null, rules: ['ga:8'] },
    lookBack: {
      value: ['move', 'destroy', 'sacrifice'],
      rules: ['ga:4', 'ga-context:GL.last-known-information'],
      standing: 'undefined',
      note: 'On Death abilities need it; there is a rule on last known information but none on looking back.'
    },
    leavingSees: {
      value: 'own-leaving',
      rules: ['ga-context:GL.last-known-information'],
      standing: 'undefined',
      note: 'No text says what an object that leaves sees of others that leave with it.'
    },
    suppressedCounts: { value: false, rules: ['ga:1'], standing: 'undefined', note: 'No text on trigger limits exists.' },
    interveningIf: {
      value: 'on-trigger-and-resolution',
      rules: ['ga:3.1', 'ga:3.2', 'ga:2.1'],
      note: 'For triggers that are spelled out. A keyworded trigger triggers whatever conditions its effect goes on to state.'
    },
    stateSampled: {
      value: 'priority-state',
      rules: ['ga:1', 'ga-context:RS.2', 'ga-context:SBC.1'],
      standing: 'interpretation',
      open: ['always'],
      note: 'Abilities are placed during state-based checks, and none is made between instructions.'
    },
    stateRearms: {
      value: 'on-change',
      rules: ['ga:1'],
      standing: 'undefined',
      note: 'A condition may trigger, but nothing says when it may do so again.'
    },
    stateRecheck: {
      value: false,
      rules: ['ga:3.2'],
      standing: 'interpretation',
      note: 'Only a written condition after the trigger is looked at again.'
    },
    delayedWithDuration: { value: 'once', rules: ['ga:8'] },
    delayedWithoutDuration: {
      value: 'until-it-triggers',
      rules: ['ga:8'],
      standing: 'undefined',
      note: 'Only that it happens once is said.'
    },
    keyworded: { value: 'triggers-regardless', rules: ['ga:2.1'] },
    unless: { value: 'as-condition', rules: ['ga:3', 'ga:3.1'] },
    additionalTimes: {
      value: 'any',
      rules: ['ga:1'],
      standing: 'undefined',
      note: 'Effects by which an ability triggers more often are not spoken of.'
    },
    hiddenSource: {
      value: 'never',
      rules: ['ga-context:GL.zones'],
      standing: 'interpretation',
      note: 'What is concealed has no abilities.'
    },
    traits: { value: true, rules: ['ga:12'] },
    resourcesSkipStack: {
      value: false,
      rules: ['ga:1'],
      standing: 'interpretation',
      note: 'No triggered ability is exempt from the Effects Stack.'
    },
    doOnce: { value: 'action', rules: ['ga:1'], standing: 'undefined', note: 'No text on limits exists.' },
    reflexive: {
      value: 'once',
      rules: ['ga:11'],
      standing: 'undefined',
      note: 'What happens several times before a reflexive trigger is not spoken of.'
    },
    inlineState: {
      value: 'at-once',
      rules: ['ga:11', 'ga-context:GL.reflexive'],
      standing: 'interpretation',
      note: 'A card makes its own trigger due to a condition, as it resolves; that the condition may be a state is our reading.'
    }
  },
  continuous: {
    defaultDuration: {
      value: 'game-or-source',
      rules: ['ga-context:CE.2'],
      note: 'The source is the object on the field whose ability it was; a card that has resolved is none.'
    },
    stages: {
      value: [
        { name: 'A base values', modifies: ['base-number', 'set-number'] },
        { name: 'B types', modifies: ['types'] },
        { name: 'D abilities', modifies: ['abilities'] },
        { name: 'E increases and decreases', modifies: ['number'] }
      ],
      rules: ['ga-context:CE.layers', 'ga-context:CE.timestamps.2'],
      note:
        'Copy and control are in no layer; elements, layer C, are not in the scenario language. In E, counters come after effects and swaps after counters; another page puts ' +
        'buff counters first.'
    },
    startedSet: {
      value: 'settled',
      rules: ['ga-context:CE.syntax'],
      standing: 'interpretation',
      note: 'The scenario language does not tell the two wordings apart: what a step starts is taken to be gained.'
    },
    dependency: { value: 'same-stage', rules: ['ga-context:CE.dependency.1', 'ga-context:CE.dependency.2'] },
    removal: { value: 'takes-all', rules: ['ga-context:CE.timestamps.2'] },
    restamp: { value: 'as-its-object-came', rules: ['ga-context:CE.timestamps.1.1'] },
    ties: {
      value: 'turn-order',
      rules: ['ga-context:CE.timestamps.4'],
      note: 'Of several effects of one object the page says nothing.'
    },
    lostAbility: {
      value: 'in-earlier-stages',
      rules: ['ga-context:CE.layers'],
      note: 'The example of the page: what an effect has done in an earlier layer stands though its ability is lost in D.'
    },
    parts: {
      value: 'each-by-itself',
      rules: ['ga-context:CE.layers'],
      standing: 'undefined',
      note: 'Nothing is said of an effect with parts in several layers.'
    },
    multiplying: {
      value: 'as-applied',
      rules: ['ga-context:CE.timestamps.2'],
      standing: 'undefined',
      note: 'The page speaks of increases and decreases alone.'
    },
    attaching: {
      value: 'does-not-stamp',
      rules: ['ga-context:CE.timestamps.1.1'],
      standing: 'undefined',
      note: 'Nothing is said of what becomes attached.'
    },
    counters: {
      value: 'before-effects',
      rules: ['ga-context:CT.buff.3'],
      standing: 'undefined',
      note: 'By the page on layers (E.6) they come after the effects.'
    },
    counted: { value: ['power', 'life'], rules: ['ga-context:CT'] }
  },
  targets: {
    lostAt: { value: 'check', rules: ['ga-context:SBC.2'] },
    partial: {
      value: 'resolves-rest',
      rules: ['ga-context:SBC.2.1'],
      standing: 'undefined',
      note: 'Another sentence lets the whole item fail if any target is lost.'
    },
    divided: { value: null, rules: ['ga:5.1'] }
  },
  options: {
    impossible: { value: 'allowed', rules: ['ga-context:RS.6'] },
    emptySweep: { value: 'allowed', rules: ['ga-context:RS.6'] },
    listCondition: { value: null, rules: ['ga-context:RS.2'] }
  },
  numbers: {
    floor: { value: 'none', rules: ['ga-context:GL.level.3', 'ga-context:DM.6'] },
    lifeGained: { value: 'recovered', rules: ['ga-context:GL.recover', 'ga-context:DM.13'] }
  },
  zones: {
    afterResolving: {
      value: { '*': 'graveyard', ally: 'arena', champion: 'arena', domain: 'arena', item: 'arena', phantasia: 'arena', weapon: 'arena' },
      rules: ['ga-context:RS']
    },
    playFrom: {
      value: ['hand'],
      rules: ['ga-context:CA'],
      note: 'Cards of the material deck are materialized, which version 1 does not have.'
    },
    slowTypes: {
      value: ['ally', 'champion', 'domain', 'item', 'phantasia', 'slow', 'weapon'],
      rules: ['ga-context:TP.slow.1'],
      note: 'Action cards are slow or fast as printed; scenarios give slow ones the type "slow". None costs an action.'
    },
    leavingTokens: {
      value: 'go',
      rules: ['ga-context:SBC-T.5'],
      standing: 'undefined',
      note: 'Whether a token vanishes as it moves, at the check, or as Opportunity passes is said in three ways.'
    },
    newObject: {
      value: 'any-move',
      rules: ['ga-context:GL.last-known-information'],
      standing: 'undefined',
      note: 'What an object was is known where it has left; that what comes from there has nothing of it is taken from that.'
    },
    follow: {
      value: 'seen-move',
      rules: ['ga-context:GL.last-known-information'],
      standing: 'undefined',
      note: 'Whether a text finds an object that has moved is not said.'
    },
    takenByLost: {
      value: 'back-or-banished',
      rules: ['ga-context:SBC-T.1'],
      standing: 'undefined',
      note: 'No word on what stays of a player who has lost, where others play on.'
    },
    untilReturns: { value: null, rules: ['ga-context:GL.last-known-information'] }
  }
}
