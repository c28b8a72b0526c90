/**
 * The structure of Magic, edition 2024-06. Rules on triggered abilities are cited as `mtg:`; all other sections, which are known
 * from an edition of April 2026 (damage and combat from one of February 2026), as `mtg-context:`.
 * @module
 */
import { DECLARE_ATTACKERS } from '../../scenario/names.js'
import type { Structure } from '../structure.js'

export const structure: Structure = {
  turn: {
    phases: {
      value: [
        { name: 'untap', priority: false, holds: true, actions: ['untap'] },
        { name: 'upkeep', role: 'start', priority: true, actions: [] },
        { name: 'draw', priority: true, actions: ['draw'] },
        { name: 'precombat-main', role: 'main', priority: true, actions: [] },
        { name: 'postcombat-main', role: 'main', priority: true, actions: [] },
        { name: 'end', role: 'end', priority: true, actions: [] },
        { name: 'cleanup', priority: false, actions: ['discard-down', 'wear-off-damage', 'expire-this-turn'] }
      ],
      rules: [
        'mtg-context:500.1',
        'mtg-context:502.3',
        'mtg-context:502.4',
        'mtg-context:503.1',
        'mtg-context:504.1',
        'mtg-context:504.2',
        'mtg-context:505.1',
        'mtg-context:513.1',
        'mtg-context:514.1',
        'mtg-context:514.2',
        'mtg-context:514.3'
      ],
      note:
        'Steps stand where a phase is made of steps; the combat phase is left out. In cleanup there ' +
        'is priority only if a check acts or something triggers; then another cleanup follows (514.3a).'
    },
    combat: {
      value: [],
      rules: ['mtg-context:506.1'],
      note: 'The combat phase, between the main phases, is not in this version.'
    },
    attackers: {
      value: { name: DECLARE_ATTACKERS, priority: true, actions: ['declare-attackers'] },
      rules: ['mtg-context:508.1', 'mtg-context:508.2'],
      note: 'Blocks and combat damage are not in this version, so a scenario that begins with this step ends in it.'
    },
    expiry: { value: 'with-cleanup', rules: ['mtg-context:514.2'] }
  },
  priority: {
    afterActing: { value: 'actor', rules: ['mtg-context:117.3c'] },
    afterLast: { value: true, rules: ['mtg-context:514.3'] }
  },
  replacement: {
    passes: {
      value: [
        { classes: ['self'], when: 'before' },
        { classes: ['control'], when: 'before' },
        { classes: ['copy'], when: 'before' },
        { classes: ['identity', 'standard', 'prevention'], when: 'before' }
      ],
      rules: ['mtg-context:616.1a', 'mtg-context:616.1b', 'mtg-context:616.1c', 'mtg-context:616.1e', 'mtg-context:614.15'],
      note:
        'Entering with its back face up, 616.1d, is not in the scenario language. Prevention has no place of its own, and there is ' +
        'no class that acts after the event.'
    },
    orderer: { value: 'affected-player', rules: ['mtg-context:616.1'] },
    beyondDamage: { value: 'affected-player', rules: ['mtg-context:616.1'] },
    revisit: { value: 'restart', rules: ['mtg-context:616.1f'] },
    entering: { value: 'as-it-would-be', rules: ['mtg-context:614.12'] },
    riders: {
      value: 'after-prevention',
      rules: ['mtg-context:615.5'],
      standing: 'undefined',
      note: 'It follows the prevention at once; whether it comes before what is left of the damage or inside that event is not forced.'
    },
    subEvents: {
      value: 'within-event',
      rules: ['mtg-context:614.6', 'mtg-context:615.5'],
      standing: 'undefined',
      note: 'The modified event is one event; whether a further part happens before or inside it is not forced.'
    },
    draws: { value: 'one-by-one', rules: ['mtg-context:121.2', 'mtg-context:121.2a'] },
    forbidden: { value: 'self', rules: ['mtg-context:614.17'] }
  },
  prevention: {
    allocator: {
      value: 'affected-player',
      rules: ['mtg-context:615.7'],
      note: 'Said of several sources that damage at once; carried over to one source that damages several.'
    },
    unpreventableUsesOneOff: {
      value: false,
      rules: ['mtg-context:615.12', 'mtg-context:609.7b'],
      standing: 'interpretation',
      note: 'Follows from preventing nothing and from the rule that a shield which prevents nothing is not used up.'
    },
    unpreventableUsesShield: {
      value: null,
      rules: ['mtg-context:615.12'],
      note: 'A shield pays what is prevented; of this damage it is nothing.'
    },
    shieldPays: {
      value: 'prevented',
      rules: ['mtg-context:615.7'],
      standing: 'undefined',
      note: 'No rule speaks of effects that make a prevention prevent less.'
    },
    staticAmount: { value: 'from-each', rules: ['mtg-context:615.10'] }
  },
  placement: {
    asGameStarts: { value: null, rules: ['mtg:603.3b'] },
    first: { value: 'turn-player', rules: ['mtg:603.3b', 'mtg-context:101.4'] },
    passes: { value: [['ordinary'], ['meta']], rules: ['mtg:603.3b'] },
    controller: {
      value: 'when-triggered',
      rules: ['mtg:603.3a', 'mtg:603.7d', 'mtg:603.7e', 'mtg:603.7f', 'mtg:603.7g'],
      note: 'Delayed triggered abilities have a controller of their own, by 603.7d to 603.7g.'
    },
    deadMode: { value: false, rules: ['mtg:603.3c', 'mtg-context:700.2b'] },
    undeclarable: { value: 'ceases', rules: ['mtg:603.3d', 'mtg:603.3c'] },
    optionalTarget: { value: false, rules: ['mtg:603.3d', 'mtg:603.5'] }
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
        'unique',
        'newest',
        'attachment',
        'counter-pairs',
        'counter-cap',
        'saga',
        'no-defense',
        'phenomenon',
        'speed',
        'roles',
        'team-dead',
        'team-poisoned',
        'commander-damage',
        'commander-returns',
        'scheme'
      ],
      rules: [
        'mtg-context:704.5a',
        'mtg-context:704.5b',
        'mtg-context:704.5c',
        'mtg-context:704.5d',
        'mtg-context:704.5e',
        'mtg-context:704.5f',
        'mtg-context:704.5g',
        'mtg-context:704.5h',
        'mtg-context:704.5i',
        'mtg-context:704.5j',
        'mtg-context:704.5k',
        'mtg-context:704.5m',
        'mtg-context:704.5n',
        'mtg-context:704.5p',
        'mtg-context:704.5q',
        'mtg-context:704.5r',
        'mtg-context:704.5s',
        'mtg-context:704.5v',
        'mtg-context:704.5y',
        'mtg-context:704.5z',
        'mtg-context:704.6f',
        'mtg-context:704.6a',
        'mtg-context:704.6b',
        'mtg-context:704.6c',
        'mtg-context:704.6d',
        'mtg-context:704.6e'
      ]
    },
    declared: { value: [], rules: ['mtg-context:704.3'] },
    loop: { value: 'until-stable', rules: ['mtg-context:704.3', 'mtg:603.3b'] },
    simultaneous: { value: 'all-checks', rules: ['mtg-context:704.3'] },
    vital: { value: 'toughness', rules: ['mtg-context:704.5f', 'mtg-context:704.5g'] },
    damageNeedsVital: { value: true, rules: ['mtg-context:704.5g'] },
    unique: { value: { type: 'legendary', among: 'controller', stays: 'kept', by: 'move' }, rules: ['mtg-context:704.5j'] },
    tokens: { value: 'elsewhere', rules: ['mtg-context:704.5d'] },
    schemes: { value: 'any-trigger', rules: ['mtg-context:704.6e'] },
    attachedCreatures: { value: 'come-off', rules: ['mtg-context:704.5p'] }
  },
  events: {
    sweep: { value: 'at-once', rules: ['mtg:603.10a', 'mtg:603.2c'] },
    multiDamage: { value: 'at-once', rules: ['mtg-context:510.2', 'mtg-context:608.2f'] },
    eachPlayer: { value: 'turn-player', rules: ['mtg-context:101.4', 'mtg-context:608.2e', 'mtg-context:121.2c'] },
    emptyDeck: { value: 'lose-at-check', rules: ['mtg-context:704.5b'] },
    opposites: { value: 'stay', rules: ['mtg-context:704.5q'], note: 'Until the check of counter-pairs.' },
    countersOnEntering: { value: 'put', rules: ['mtg-context:122.6'] },
    redirectedDestroy: {
      value: 'destroyed',
      rules: ['mtg-context:704.5g'],
      standing: 'interpretation',
      note: 'What is put into a graveyard dies; whether something was destroyed that went elsewhere is known from rulings only.'
    },
    replacedAction: {
      value: 'not-performed',
      rules: ['mtg-context:614.6', 'mtg:603.12'],
      standing: 'interpretation',
      note: 'A replaced event never happens; for a cost, having begun to pay counts (118.12).'
    },
    control: { value: 'event', rules: ['mtg:603.10d'] },
    lifelink: { value: true, rules: ['mtg-context:120.3f', 'mtg-context:120.4c'] }
  },
  triggers: {
    connected: { value: null, rules: ['mtg-context:607.1'] },
    lookBack: {
      value: ['move', 'destroy', 'sacrifice', 'attach', 'status', 'control', 'defeat'],
      rules: ['mtg:603.10', 'mtg:603.10a', 'mtg:603.10b', 'mtg:603.10c', 'mtg:603.10d', 'mtg:603.10f', 'mtg:603.10g'],
      note:
        'Of moves, only those out of the battlefield or a graveyard, and those of a visible object into a hand or library; of ' +
        'attachment, only its end; of statuses, only phasing out, and a plane turning face down. A countered spell is still there right after that event and ' +
        'leaves in a later one (603.10e).'
    },
    leavingSees: { value: 'all-leaving', rules: ['mtg:603.10a'] },
    suppressedCounts: {
      value: false,
      rules: ['mtg:603.2', 'mtg:603.2i'],
      standing: 'interpretation',
      note:
        'An ability that is kept from triggering has not triggered. No general rule exists for "triggers only once each ' +
        'turn"; 603.2i limits the action.'
    },
    interveningIf: { value: 'on-trigger-and-resolution', rules: ['mtg:603.4'] },
    stateSampled: { value: 'always', rules: ['mtg:603.8'] },
    stateRearms: { value: 'on-leaving-stack', rules: ['mtg:603.8'] },
    stateRecheck: {
      value: false,
      rules: ['mtg:603.8', 'mtg:603.4'],
      standing: 'interpretation',
      note: 'Only a condition directly after the trigger condition is tested again; a state trigger has none of its own.'
    },
    delayedWithDuration: { value: 'each-time', rules: ['mtg:603.7b'] },
    delayedWithoutDuration: { value: 'until-it-triggers', rules: ['mtg:603.7b'] },
    keyworded: { value: 'as-written', rules: ['mtg:603.4'], standing: 'interpretation', note: 'A keyword stands for its text.' },
    unless: { value: 'on-resolution', rules: ['mtg:603.5'] },
    additionalTimes: {
      value: 'any',
      rules: ['mtg:603.2d', 'mtg:603.2e'],
      note: 'Only an effect that speaks of the abilities of an object leaves the delayed ones out.'
    },
    hiddenSource: { value: 'never', rules: ['mtg:603.2g'] },
    traits: { value: false, rules: ['mtg-context:405.4', 'mtg:603.3'] },
    resourcesSkipStack: { value: true, rules: ['mtg-context:605.4a'] },
    doOnce: { value: 'action', rules: ['mtg:603.2i'] },
    reflexive: { value: 'each-time', rules: ['mtg:603.12', 'mtg:603.12a'] },
    inlineState: {
      value: 'waits',
      rules: ['mtg:603.7', 'mtg:603.8', 'mtg:603.12'],
      standing: 'interpretation',
      note: 'Only what looks back on something done in the resolution is checked as it is created; whatever else says "when" is delayed.'
    }
  },
  continuous: {
    defaultDuration: { value: 'game', rules: ['mtg-context:611.2a'] },
    stages: {
      value: [
        { name: '1 copiable values', modifies: ['copy'] },
        { name: '2 control', modifies: ['controller'] },
        { name: '4 type', modifies: ['types', 'supertypes'] },
        { name: '6 abilities', modifies: ['abilities'] },
        { name: '7b set power and toughness', modifies: ['base-number', 'set-number'] },
        { name: '7c modify power and toughness', modifies: ['number'] }
      ],
      rules: ['mtg-context:613.1', 'mtg-context:613.4', 'mtg-context:613.7'],
      note:
        'Text, colour, characteristic-defining abilities and the switch of power and toughness (3, 5, 7a, 7d) are not in the scenario ' +
        'language. Setting a number belongs to 7b also where a text does not say "base".'
    },
    startedSet: { value: 'settled', rules: ['mtg-context:611.2c', 'mtg-context:611.3a'] },
    dependency: { value: 'same-stage', rules: ['mtg-context:613.8', 'mtg-context:613.8a', 'mtg-context:613.8b'] },
    removal: {
      value: 'takes-all',
      rules: ['mtg-context:613.7'],
      note: 'Within one layer the newer effect is applied to what the older ones have made.'
    },
    restamp: { value: 'as-its-object-came', rules: ['mtg-context:613.7a'] },
    ties: {
      value: 'turn-order',
      rules: ['mtg-context:613.7m'],
      note: 'Abilities of one object have its timestamp, and their order is not in our text.'
    },
    lostAbility: { value: 'in-earlier-stages', rules: ['mtg-context:613.6', 'mtg-context:613.1'] },
    parts: { value: 'as-begun', rules: ['mtg-context:613.6'] },
    multiplying: { value: 'as-it-starts', rules: ['mtg-context:701.10b'] },
    attaching: { value: 'stamps', rules: ['mtg-context:613.7e'] },
    counters: {
      value: 'before-effects',
      rules: ['mtg-context:613.4', 'mtg-context:613.7'],
      note: 'In 7c they are applied by timestamp, which only a static effect that multiplies could tell; the game has none.'
    },
    counted: { value: ['power', 'toughness'], rules: ['mtg-context:613.4'] }
  },
  targets: {
    lostAt: { value: 'resolution', rules: ['mtg-context:608.2b'] },
    partial: { value: 'resolves-rest', rules: ['mtg-context:608.2b'] },
    divided: { value: true, rules: ['mtg-context:601.2d'] }
  },
  options: {
    impossible: { value: 'barred', rules: ['mtg-context:608.2d'], note: 'Except drawing from an empty library, which may be chosen.' },
    emptySweep: {
      value: 'allowed',
      rules: ['mtg-context:608.2d'],
      standing: 'undefined',
      note: 'Whether it is impossible to do something to all of no objects is not said.'
    },
    listCondition: { value: null, rules: ['mtg-context:608.2c'] }
  },
  numbers: {
    floor: { value: 'none', rules: ['mtg-context:107.1b'] },
    lifeGained: { value: 'added', rules: ['mtg-context:119.3'] }
  },
  zones: {
    afterResolving: {
      value: { '*': 'graveyard', artifact: 'arena', creature: 'arena', enchantment: 'arena', planeswalker: 'arena' },
      rules: ['mtg-context:608.2n', 'mtg-context:608.3']
    },
    playFrom: { value: ['hand'], rules: ['mtg-context:601.2a'], note: 'Unless an effect allows another zone.' },
    slowTypes: {
      value: ['artifact', 'creature', 'enchantment', 'land', 'planeswalker', 'sorcery'],
      rules: ['mtg-context:117.1a', 'mtg-context:307.1', 'mtg-context:305.1'],
      note: 'They cost no action; a land is played once a turn and does not use the stack.'
    },
    leavingTokens: {
      value: 'go',
      rules: ['mtg-context:704.5d'],
      note: 'It is in the other zone until a check finds it there.'
    },
    newObject: { value: 'any-move', rules: ['mtg-context:400.7'], note: 'A permanent spell that resolves is one of the exceptions.' },
    follow: { value: 'seen-move', rules: ['mtg:603.6', 'mtg:603.6c', 'mtg:603.7c', 'mtg-context:400.7'] },
    takenByLost: { value: 'back-or-banished', rules: ['mtg-context:800.4a'] },
    untilReturns: { value: true, rules: ['mtg-context:610.3'] }
  }
}
