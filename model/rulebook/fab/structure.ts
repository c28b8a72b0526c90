/**
 * The structure of Flesh and Blood. Chapter 6 is cited as `fab:`; other chapters, known from a sibling edition, as `fab-context:`.
 * @module
 */
import type { Structure } from '../structure.js'

export const structure: Structure = {
  turn: {
    phases: {
      value: [
        { name: 'start', role: 'start', priority: false, actions: [] },
        { name: 'action', role: 'main', priority: true, actions: ['gain-action-point'] },
        { name: 'end', role: 'end', priority: false, actions: ['untap', 'reset-action-points', 'expire-this-turn'] }
      ],
      rules: ['fab-context:4.2', 'fab-context:4.3', 'fab-context:4.4', 'fab-context:4.4.3', 'fab-context:4.4.4'],
      note:
        'The turn-player has one action point as the action phase starts; having it is no event that could be replaced or trigger. ' +
        'Of the end-of-turn procedure, resetting allies, arsenal, pitch zones and drawing up are left out: version 1 of ' +
        'the scenario language has neither intellect nor pitch.'
    },
    combat: {
      value: [
        { name: 'attack', priority: true },
        { name: 'defend', priority: true },
        { name: 'reaction', priority: true },
        { name: 'damage', priority: true },
        { name: 'resolution', priority: true },
        { name: 'close', priority: false }
      ],
      rules: ['fab-context:7.0.1', 'fab-context:7.1.3', 'fab-context:7.7.4', 'fab-context:1.11.3'],
      note: 'The Layer Step is while the attack is on the stack, where there is priority as for any layer; it has no entry of its own.'
    },
    attackers: { value: null, rules: ['fab-context:7.1.3'], note: 'Each attack is played, and becomes the active attack by itself.' },
    expiry: {
      value: 'end-of-procedure',
      rules: ['fab-context:4.4.3', 'fab-context:4.4.4']
    }
  },
  priority: {
    afterActing: { value: 'actor', rules: ['fab-context:1.11.5', 'fab-context:5.1.10'] },
    afterLast: { value: null, rules: ['fab-context:1.11.3'] }
  },
  replacement: {
    passes: {
      value: [
        { classes: ['self', 'identity'], when: 'before' },
        { classes: ['standard'], when: 'before' },
        { classes: ['prevention'], when: 'before' },
        { classes: ['outcome'], when: 'after' }
      ],
      rules: ['fab:6.5.3', 'fab:6.5.4', 'fab:6.5.5', 'fab:6.5.6', 'fab:6.5.7', 'fab:6.5.8']
    },
    orderer: {
      value: 'selected-player-laps',
      rules: ['fab:6.5.1', 'fab:6.5.2', 'fab:6.5.2a', 'fab:6.5.2b'],
      note:
        'That the players go round again until nobody controls an active effect of the class is our reading of the last ' +
        'words of 6.5.2.'
    },
    beyondDamage: { value: null, rules: ['fab:6.5.1', 'fab:6.5.2'] },
    revisit: {
      value: 'forward-only',
      rules: ['fab:6.5.3', 'fab:6.5.4', 'fab:6.5.5', 'fab:6.4.6'],
      standing: 'interpretation',
      note:
        'The classes are numbered once through and no way back is given, yet 6.4.6 lets a modified event make further effects active. ' +
        'We read that an effect of a class already passed comes too late.'
    },
    entering: {
      value: 'as-it-is',
      rules: ['fab:6.4.2a', 'fab:6.4.8'],
      standing: 'undefined',
      note: 'Whether the condition is met is tested as the event would occur; how the object is looked at is not said.'
    },
    riders: { value: 'before-event', rules: ['fab:6.4.1a', 'fab:6.4.10h'] },
    subEvents: { value: 'before-event', rules: ['fab:6.4.1a'] },
    draws: { value: 'as-a-whole', rules: ['fab:6.4.6', 'fab-context:1.9.2'] },
    forbidden: {
      value: 'none',
      rules: ['fab-context:1.0.2'],
      standing: 'undefined',
      note: 'Nothing is said of replacing what is forbidden; a restriction prevails.'
    }
  },
  prevention: {
    allocator: { value: 'effect-controller', rules: ['fab:6.4.10f'] },
    unpreventableUsesOneOff: {
      value: true,
      rules: ['fab:6.4.10h', 'fab:6.4.10i'],
      standing: 'undefined',
      note:
        '6.4.10h says that the effect is applied once and that its amount stays; 6.4.10i ends a fixed prevention only when it has ' +
        'prevented damage. Whether "the next time" has passed is said by neither.'
    },
    unpreventableUsesShield: { value: false, rules: ['fab:6.4.10h'] },
    shieldPays: { value: 'established-total', rules: ['fab:6.4.10g'] },
    staticAmount: {
      value: 'in-total',
      rules: ['fab:6.4.10f'],
      standing: 'interpretation',
      note: 'Of the event to which it is applied; applied to the parts of a compound event, from each.'
    }
  },
  placement: {
    asGameStarts: { value: 'turn-player', rules: ['fab-context:4.1.8a'] },
    first: { value: 'turn-player-selects', rules: ['fab:6.6.6b', 'fab-context:1.10.2d'] },
    passes: {
      value: [['ordinary', 'meta']],
      rules: ['fab:6.6.6b'],
      standing: 'interpretation',
      note: 'No rule parts triggers that answer a triggering from the rest.'
    },
    controller: { value: 'when-triggered', rules: ['fab-context:1.7.1b', 'fab-context:1.6.1b'] },
    deadMode: {
      value: true,
      rules: ['fab:6.6.6a', 'fab-context:1.7.5'],
      standing: 'interpretation',
      note: 'Modes are declared before targets and nothing forbids a mode without legal targets; its layer then ceases.'
    },
    undeclarable: { value: 'ceases', rules: ['fab:6.6.6a'] },
    optionalTarget: { value: true, rules: ['fab-context:1.8.5e'] }
  },
  checks: {
    list: { value: ['player-dead', 'object-dead'], rules: ['fab-context:1.10.2a', 'fab-context:1.10.2b', 'fab-context:4.5.3a'] },
    declared: { value: null, rules: ['fab-context:1.10.2'] },
    loop: {
      value: 'one-pass',
      rules: ['fab-context:1.10.2'],
      standing: 'interpretation',
      note: 'The list is given in order and once; nothing says to repeat it until nothing changes.'
    },
    simultaneous: {
      value: 'each-check',
      rules: ['fab-context:1.10.2a', 'fab-context:1.10.2b'],
      note: 'All dead objects are cleared in one event, but after the check for dead heroes.'
    },
    vital: { value: 'life', rules: ['fab-context:1.10.2b'] },
    damageNeedsVital: { value: null, rules: ['fab-context:1.10.2b'], note: 'Damage lowers life itself, so the question does not arise.' },
    unique: {
      value: null,
      rules: ['fab-context:1.10.2'],
      standing: 'interpretation',
      note: 'The list of checks has none for unique objects.'
    },
    tokens: {
      value: null,
      rules: ['fab-context:1.10.2', 'fab-context:8.1.8a'],
      note: 'No check finds them: a token ceases as it leaves the arena.'
    },
    schemes: { value: null, rules: ['fab-context:1.10.2'], note: 'The game has no schemes.' },
    attachedCreatures: { value: null, rules: ['fab-context:1.10.2'], note: 'No check looks at attachments.' }
  },
  events: {
    sweep: {
      value: 'in-sequence',
      rules: ['fab-context:1.9.2', 'fab-context:1.8.6d'],
      standing: 'interpretation',
      note: 'A compound event is carried out as single events in an order of the player\'s; that "destroy all" is one is our reading.'
    },
    multiDamage: {
      value: 'clockwise-in-sequence',
      rules: ['fab-context:7.5.2c', 'fab-context:1.9.2'],
      standing: 'interpretation',
      note: 'Plain for an attack with several targets; that other effects which damage several do likewise is carried over from it.'
    },
    eachPlayer: { value: 'effect-controller', rules: ['fab-context:1.9.2c', 'fab-context:1.8.6a'] },
    emptyDeck: { value: 'nothing', rules: ['fab-context:8.5.6b', 'fab-context:4.5.3'] },
    opposites: { value: 'stay', rules: ['fab-context:1.15.4'] },
    countersOnEntering: {
      value: 'not-put',
      rules: ['fab:6.4.8'],
      standing: 'undefined',
      note: 'An object enters with counters as a part of the event; whether they are also put on it is not said.'
    },
    redirectedDestroy: {
      value: 'destroyed',
      rules: ['fab-context:1.9.3c'],
      standing: 'interpretation',
      note: 'A partial change of the inner event leaves the outer one standing.'
    },
    replacedAction: {
      value: 'not-performed',
      rules: ['fab-context:1.9.3d', 'fab:6.6.5b'],
      standing: 'interpretation',
      note: 'If no inner event happens, the outer one has not happened.'
    },
    control: {
      value: 'applied',
      rules: ['fab:6.3.4'],
      standing: 'interpretation',
      note: 'Effects are applied as events, those that change control among them.'
    },
    lifelink: { value: null, rules: ['fab-context:7.5.2'] }
  },
  triggers: {
    connected: { value: 'by-one-effect', rules: ['fab-context:1.7.6c'] },
    lookBack: {
      value: [],
      rules: ['fab-context:5.4.6a'],
      note: 'No kind of event as such. Only a source that leaves in the event itself is taken as it was just before; see leavingSees.'
    },
    leavingSees: {
      value: null,
      rules: ['fab-context:5.4.6a', 'fab-context:1.9.2'],
      note: 'A sweep is performed as single events, so that what has left before is not there for the next one; what dies in one event sees all of it.'
    },
    suppressedCounts: { value: true, rules: ['fab:6.6.5f'] },
    interveningIf: {
      value: 'on-generation',
      rules: ['fab:6.6.1c', 'fab:6.1.3', 'fab-context:1.8.4'],
      standing: 'interpretation',
      note:
        'The trigger condition does not include conditions of the effects, and those are tested once, on generation; that the words ' +
        'after the comma are such a condition is our reading.'
    },
    stateSampled: {
      value: 'priority-state',
      rules: ['fab:6.6.5c', 'fab-context:1.10.2d'],
      standing: 'interpretation',
      open: ['always'],
      note:
        '6.6.5c speaks of the change itself, 1.10.2d looks at states only before a player gets priority; a state in between ' +
        'may be missed.'
    },
    stateRearms: { value: 'on-change', rules: ['fab:6.6.5c'] },
    stateRecheck: {
      value: true,
      rules: ['fab-context:5.3.2b'],
      note: 'Whether it holds for triggers on an event together with a state too is disputed; version 1 rechecks pure state triggers.'
    },
    delayedWithDuration: {
      value: 'each-time',
      rules: ['fab:6.6.1a', 'fab:6.6.3a'],
      standing: 'interpretation',
      note: 'Without a limit an effect triggers any number of times; "the next time" is the wording for once.'
    },
    delayedWithoutDuration: {
      value: 'default-duration',
      rules: ['fab:6.6.3a', 'fab:6.2.2a'],
      standing: 'interpretation',
      note: 'A delayed trigger always states its duration; of one that does not, the default duration is all that is known.'
    },
    keyworded: {
      value: null,
      rules: ['fab:6.6.1c'],
      note: 'A keyword stands for its text; no condition of an effect is looked at as it triggers.'
    },
    unless: { value: null, rules: ['fab-context:1.8.4b'] },
    additionalTimes: {
      value: 'any',
      rules: ['fab:6.6.5'],
      standing: 'undefined',
      note: 'Effects by which an ability triggers more often are not spoken of.'
    },
    hiddenSource: { value: 'owner-may', rules: ['fab-context:5.4.7b'] },
    traits: { value: true, rules: ['fab-context:2.6.4'] },
    resourcesSkipStack: {
      value: false,
      rules: ['fab:6.6.6'],
      standing: 'interpretation',
      note: 'No triggered effect is exempt from the stack.'
    },
    doOnce: {
      value: 'triggering',
      rules: ['fab:6.6.1a', 'fab:6.6.5e'],
      standing: 'interpretation',
      note: 'A limit is on how often an effect triggers; whether its option is then taken is not asked.'
    },
    reflexive: {
      value: 'once',
      rules: ['fab:6.6.2', 'fab:6.6.2a'],
      standing: 'interpretation',
      note: 'It triggers as it is generated, or never; that is once, however often its condition was met before.'
    },
    inlineState: { value: 'at-once', rules: ['fab:6.6.2', 'fab:6.6.2a', 'fab:6.6.5a', 'fab:6.6.5c'] }
  },
  continuous: {
    defaultDuration: { value: 'turn', rules: ['fab:6.2.2a'] },
    stages: {
      value: [
        { name: 'copyable properties', modifies: ['copy'] },
        { name: 'controller', modifies: ['controller'] },
        { name: 'types and subtypes', modifies: ['types'] },
        { name: 'supertypes', modifies: ['supertypes'] },
        { name: 'abilities', modifies: ['abilities'] },
        { name: 'base numbers', modifies: ['base-number'], order: ['set', 'multiply', 'divide', 'add', 'subtract'] },
        { name: 'numbers', modifies: ['number'], order: ['set', 'multiply', 'divide', 'add', 'subtract'] }
      ],
      rules: ['fab:6.3.1', 'fab:6.3.2', 'fab:6.3.3', 'fab:6.3.3a', 'fab:6.3.4'],
      note:
        'The scenario language changes no name, colour strip or text box, and adds and removes no numeric property; so stage 3 and ' +
        'substage 1 are left out, since nothing here could be in them. Dependent effects (substage 7) come after those listed.'
    },
    startedSet: {
      value: 'open',
      rules: ['fab:6.2.2c', 'fab:6.2.4'],
      standing: 'undefined',
      note: 'Whether an object that comes later joins is not said of "all"; of the "next" one it is.'
    },
    dependency: {
      value: 'higher-stages',
      rules: ['fab:6.3.2a'],
      note: 'Another edition of the rule also counts the own stage.'
    },
    removal: { value: 'spares-added', rules: ['fab:6.3.6'] },
    restamp: { value: 'as-it-begins', rules: ['fab:6.3.4a', 'fab:6.2.3d'] },
    ties: { value: 'turn-player', rules: ['fab:6.3.4', 'fab:6.3.4b'] },
    lostAbility: { value: 'in-no-stage', rules: ['fab:6.2.3a', 'fab:6.3.5'] },
    parts: { value: 'each-by-itself', rules: ['fab:6.3.2c', 'fab:6.3.5a'] },
    multiplying: { value: 'as-applied', rules: ['fab:6.3.3'] },
    attaching: {
      value: 'does-not-stamp',
      rules: ['fab:6.3.4a'],
      standing: 'undefined',
      note: 'An effect that comes to apply to an object later is said to be as old as its ability (6.3.4a), and to come after those there (6.3.4c).'
    },
    counters: {
      value: 'by-operation',
      rules: ['fab:6.3.2', 'fab:6.3.3'],
      note: 'Counters have no timestamp: where they come among the effects of their substage is not said, and nothing rests on it.'
    },
    counted: {
      value: ['power'],
      rules: ['fab:6.3.2'],
      note: 'As the cards of the fixtures have them; the game prints which number a counter changes.'
    }
  },
  targets: {
    lostAt: { value: 'resolution', rules: ['fab-context:5.3.2a'] },
    partial: { value: 'resolves-rest', rules: ['fab-context:5.3.2a'] },
    divided: { value: null, rules: ['fab-context:1.8.5'] }
  },
  options: {
    impossible: { value: 'barred', rules: ['fab-context:1.8.3b'] },
    emptySweep: { value: 'barred', rules: ['fab-context:1.8.3b'] },
    listCondition: {
      value: 'each-item',
      rules: ['fab-context:1.8.4', 'fab:6.1.2', 'fab:6.1.3'],
      standing: 'undefined',
      note:
        'Each item is an effect with the same condition, and effects are generated one at a time; whether what an earlier item has ' +
        'changed counts for the test of a later one is not spelled out.'
    }
  },
  numbers: {
    floor: {
      value: 'zero',
      rules: ['fab-context:2.0.3c'],
      note: 'For life totals two readings exist of what is stored below zero; no scenario should rest on it.'
    },
    lifeGained: { value: 'added', rules: ['fab-context:2.5.3d'] }
  },
  zones: {
    afterResolving: {
      value: { '*': 'graveyard', ally: 'arena', aura: 'arena', item: 'arena' },
      rules: ['fab-context:5.3.6', 'fab-context:5.3.7'],
      note: 'An attack does not come here: it goes to the combat chain in the Attack Step.'
    },
    playFrom: {
      value: ['hand'],
      rules: ['fab-context:5.1'],
      note: 'The arsenal is a place to play from, too; version 1 deals no cards there.'
    },
    slowTypes: {
      value: ['action'],
      rules: ['fab-context:8.1.1', 'fab-context:4.3'],
      standing: 'interpretation',
      note: 'The sentence on action cards was not at hand.'
    },
    leavingTokens: { value: 'cease', rules: ['fab-context:8.1.8a', 'fab-context:3.0.12a'] },
    newObject: {
      value: 'elsewhere',
      open: ['any-move'],
      rules: ['fab-context:3.0.9'],
      note: 'That an object which stays the same keeps its counters wherever it comes from is not said.'
    },
    follow: {
      value: 'first-move',
      rules: ['fab-context:3.0.9a'],
      standing: 'interpretation',
      note:
        'What it means to have seen a move is not spelled out; an effect that knew the object before is taken to have seen it. Whether it ' +
        'follows an object that others move on from there is left open.'
    },
    takenByLost: { value: 'graveyard', rules: ['fab-context:4.5.1a'] },
    untilReturns: { value: null, rules: ['fab-context:3.0.9'] }
  }
}
