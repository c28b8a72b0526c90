/**
 * Situations in which two ideas meet and a rule decides: for each the fixtures that bring it about in a game, and faulty engines that
 * those fixtures alone are enough to tell.
 * @module
 */

/** The games in which a situation is looked for. */
export const GAMES = ['fab', 'mtg', 'ga'] as const
export type Game = (typeof GAMES)[number]

/** What shows a situation in a game. */
export interface Shown {
  /** Fixtures, without the ruleset that their ids begin with. */
  readonly fixtures: readonly string[]
  /** Faulty engines of the game; each of them fails one of the fixtures. */
  readonly mutants: readonly string[]
}

/** A situation: by game what shows it, or why the game has none. */
export interface Situation {
  readonly what: string
  readonly games: Readonly<Record<Game, Shown | string>>
}

const shown = (fixtures: readonly string[], ...mutants: readonly string[]): Shown => ({ fixtures, mutants })

const NO_GRAVEYARD = 'its text has no ability that works in the graveyard'
const NO_ORDINALS = 'its text has no ordinals'
const NO_AURAS = 'nothing that is attached is destroyed with its host there'
const NO_CLASSES = 'all kinds of replacement are considered together there'
const NO_BATCH = 'its text does not say when a trigger on several events is one'
const NO_TIMES = 'nothing triggers more often by another’s effect there'

/** All of them. */
export const PAIRS_THAT_DECIDE: readonly Situation[] = [
  {
    what: 'a delayed trigger over the end of a turn',
    games: {
      fab: shown(['6.6/delayed-until-a-phase', '6.6/waits-for-a-phase'], 'delayed-to-end-of-turn', 'delayed-triggers-for-good'),
      mtg: shown(['603/delayed-over-turns', '603/delayed-damage-in-the-next-turn'], 'mtg-delayed-ends-with-the-turn'),
      ga: shown(['delayed/in-the-next-turn'], 'ga-delayed-ends-with-the-turn')
    }
  },
  {
    what: 'a delayed trigger on damage that states no duration',
    games: {
      fab: shown(['6.6/delayed-damage-in-the-next-turn'], 'turn-outlives-itself'),
      mtg: shown(['603/delayed-damage-in-the-next-turn'], 'mtg-delayed-triggers-for-good'),
      ga: shown(['delayed/next-damage-once'], 'ga-delayed-triggers-for-good')
    }
  },
  {
    what: 'a delayed trigger with a condition of its own',
    games: {
      fab: shown(
        ['6.6/delayed-condition-false-later', '6.6/delayed-condition-true-later'],
        'delayed-unconditional',
        'written-condition-triggers'
      ),
      mtg: shown(['603/delayed-if-holds', '603/delayed-if-no-longer'], 'mtg-delayed-unconditional'),
      ga: shown(['delayed/condition-holds', 'delayed/condition-over'], 'ga-delayed-unconditional')
    }
  },
  {
    what: 'what watches from the graveyard goes there with others',
    games: {
      fab: shown(['context/abilities/works-only-once-there'], 'sees-as-it-arrives'),
      mtg: shown(['603/from-anywhere-with-others', '603/dies-before-it-works'], 'mtg-comes-with-others-unseeing', 'mtg-no-look-back'),
      ga: NO_GRAVEYARD
    }
  },
  {
    what: 'the first of a turn, when two happen at once',
    games: {
      fab: 'what is done to several happens one after the other there (fab-context:1.9.2)',
      mtg: shown(['603/first-of-two-at-once'], 'mtg-at-once-is-one-occurrence'),
      ga: NO_ORDINALS
    }
  },
  {
    what: 'what a replacement does besides, on an opponent’s object',
    games: {
      fab: shown(['6.4/rider-of-its-controller'], 'riders-for-the-affected'),
      mtg: shown(['context/replacement/rider-of-its-controller'], 'mtg-riders-for-the-affected'),
      ga: shown(['context/replacement/more-draws-and-besides'], 'ga-besides-lost-with-more-draws')
    }
  },
  {
    what: 'what came of it “this way”, once a replacement has changed the event',
    games: {
      fab: shown(
        ['6.6/inline-event-prevented', 'context/events/number-of-nothing', 'context/playing/replaced-cost-is-paid'],
        'when-you-do-undone',
        'nothing-has-no-number',
        'replaced-cost-unpaid'
      ),
      mtg: shown(
        ['context/prevention/rider-counts-nothing', 'context/prevention/rider-counts-what-was-prevented'],
        'mtg-rider-counts-the-damage'
      ),
      ga: 'its text leaves it open: the question g12 keeps the answers apart'
    }
  },
  {
    what: '“enters tapped” or “with counters”, seen by another',
    games: {
      fab: shown(['6.4/enters-tapped', '6.4/would-enter-with-counters'], 'identity-taken-for-standard', 'what-comes-unseen'),
      mtg: shown(['603/enters-tapped', '603/counters-put-on-entering'], 'mtg-own-move-unreplaced', 'mtg-entering-puts-no-counters'),
      ga: 'which opposite counters come with an object is an interpretation there, and nothing else enters changed'
    }
  },
  {
    what: 'another object’s triggers happen once more',
    games: {
      fab: shown(['6.6/limit-meets-one-more-time'], 'limit-off-by-one'),
      mtg: shown(['603/artifacts-once-more', '603/two-echoes'], 'mtg-no-additional-times', 'mtg-additional-times-multiply'),
      ga: NO_TIMES
    }
  },
  {
    what: 'an attachment on a token that dies with others',
    games: {
      fab: NO_AURAS,
      mtg: shown(
        ['603/aura-on-a-token-that-dies-with-others', '603/aura-dies-with-its-token'],
        'mtg-tokens-leave-unseen',
        'mtg-leaving-alone'
      ),
      ga: NO_AURAS
    }
  },
  {
    what: 'what depends on a number, beside a subtraction',
    games: {
      fab: shown(['6.3/dependent-after-subtracted'], 'dependents-before-subtracting'),
      mtg: 'powers are modified in one layer, and nothing depends on one of an earlier one',
      ga: 'its layers know no dependence on a number'
    }
  },
  {
    what: 'a second batch for “one or more”',
    games: {
      fab: shown(['context/events/one-or-more-and-again'], 'one-batch-for-a-resolution'),
      mtg: shown(['603/one-or-more-and-again'], 'mtg-one-batch-for-a-resolution'),
      ga: NO_BATCH
    }
  },
  {
    what: 'two players with a choice each about one moment, in the turn of the second seat',
    games: {
      fab: shown(['context/effects/several-pick-clockwise'], 'picks-counter-clockwise'),
      mtg: shown(['603/each-picks-a-death-in-the-second-seats-turn'], 'mtg-seats-pick-in-order', 'mtg-turn-player-picks-last'),
      ga: shown(['placing/opponent-orders-their-own', 'placing/turn-player-first'], 'ga-turn-player-places-last')
    }
  },
  {
    what: 'the last known power, under a passing effect, of what leaves',
    games: {
      fab: shown(['context/objects/last-known'], 'evaluator-forgets-what-is-gone'),
      mtg: shown(['context/resolution/last-power-with-a-passing-effect'], 'mtg-evaluator-forgets-what-is-gone'),
      ga: 'no text of its own reads a number of what has left'
    }
  },
  {
    what: 'a shield whose turn comes when nothing is left',
    games: {
      fab: shown(['6.4/shield-with-nothing-left'], 'shield-pays-for-nothing'),
      mtg: 'who is damaged chooses the order of preventions, and a shield of 0 damage is no event (120.8)',
      ga: 'its text does not order preventions'
    }
  },
  {
    what: 'of three on the stack the lowest loses its target',
    games: {
      fab: shown(['context/layers/lowest-of-three-loses-its-target'], 'resolves-without-targets'),
      mtg: shown(['context/stack/lowest-of-three-loses-its-target'], 'mtg-resolves-without-targets'),
      ga: shown(['context/checks/lowest-of-three-loses-its-target'], 'ga-resolves-without-targets')
    }
  },
  {
    what: 'two neighbouring effects end together',
    games: {
      fab: shown(['6.2/neighbours-end-together'], 'neighbours-stay'),
      mtg: shown(['context/turn/neighbours-end-together'], 'mtg-neighbours-stay'),
      ga: shown(['context/turn/neighbours-end-together', 'context/turn/over-before-triggers'], 'ga-never-cleans-up', 'ga-neighbours-stay')
    }
  },
  {
    what: 'a timestamp is that of the resolution, not of the playing',
    games: {
      fab: shown(['6.3/stamped-as-it-resolves'], 'stamped-as-played'),
      mtg: shown(['context/continuous/removed-after-being-added'], 'mtg-newest-first-in-a-layer'),
      ga: shown(['context/continuous/removed-after-being-added'], 'ga-newest-first-in-a-layer')
    }
  },
  {
    what: 'a condition that something ends between generation and event',
    games: {
      fab: shown(
        ['6.1/condition-ended-by-the-effect-before', '6.4/condition-anew', '6.4/condition-over-before-application'],
        'condition-not-tested',
        'inactive-applied',
        'identity-among-standard'
      ),
      mtg: shown(['603/felidar-in-response'], 'mtg-if-not-rechecked'),
      ga: 'its text does not say when a replacement’s condition is looked at'
    }
  },
  {
    what: 'a value that is set before an older addition',
    games: {
      fab: shown(['6.3/set-before-double'], 'numbers-by-timestamp'),
      mtg: shown(['context/continuous/set-without-a-base'], 'mtg-sets-by-timestamp'),
      ga: shown(['context/continuous/set-before-increased'], 'ga-bases-with-numbers')
    }
  },
  {
    what: 'a variable that is fixed as its effect is applied',
    games: {
      fab: shown(['6.2/variable-of-a-future-object', '6.2/variable-fixed-before-it-applies'], 'settled-value-follows'),
      mtg: shown(['context/continuous/doubled-once'], 'mtg-doubled-as-applied'),
      ga: 'its text does not say when a variable is fixed'
    }
  },
  {
    what: 'three classes of replacement on one damage event; a fourth, of its outcome, has nothing to replace but the damage itself',
    games: {
      fab: shown(
        ['6.5/three-classes-on-one-damage', '6.5/four-players'],
        'self-and-identity-last',
        'prevention-before-standard',
        'selected-for-each-class'
      ),
      mtg: shown(['context/interaction/self-replacement-first'], 'mtg-prevention-before-standard'),
      ga: NO_CLASSES
    }
  },
  {
    what: 'a hit of which a part is prevented, and one that is prevented wholly',
    games: {
      fab: shown(
        ['context/combat/hit-partly-prevented', 'context/combat/hit-wholly-prevented'],
        'prevented-is-a-miss',
        'misses-count-as-hits',
        'triggers-though-replaced'
      ),
      mtg: shown(['603/partly-prevented', '603/all-prevented'], 'mtg-triggers-though-replaced'),
      ga: 'its text has no hits'
    }
  },
  {
    what: 'the first attack of a turn',
    games: {
      fab: shown(
        ['context/combat/first-attack-of-the-turn', 'context/combat/first-attack-has-been'],
        'each-attack-is-the-first',
        'ordinal-since-arrival'
      ),
      mtg: 'combat is no part of the chapter',
      ga: 'combat is no part of the page'
    }
  },
  {
    what: 'an attack that is under way already is not the next one',
    games: {
      fab: shown(['6.2/not-what-is-under-way', '6.2/not-what-is-on-the-stack'], 'next-is-under-way'),
      mtg: 'combat is no part of the chapter',
      ga: 'combat is no part of the page'
    }
  },
  {
    what: 'only the forbidden part of an event is stopped',
    games: {
      fab: shown(['context/effects/only-the-forbidden-part'], 'restriction-stops-all', 'restriction-ignored'),
      mtg: shown(['context/replacement/only-the-forbidden-part'], 'mtg-restriction-stops-all', 'mtg-restriction-ignored'),
      ga: shown(['context/effects/only-the-forbidden-part'], 'ga-restriction-stops-all', 'ga-restriction-ignored')
    }
  },
  {
    what: 'a duration, seen from both sides of the table',
    games: {
      fab: shown(
        ['6.2/own-turn-and-the-next', '6.2/end-of-the-opponents-next-turn', '6.2/stasis-cell'],
        'next-turn-is-this-one',
        'next-turn-of-the-effect',
        'next-turn-of-the-controller-then'
      ),
      mtg: shown(['603/control-ends-in-cleanup'], 'mtg-turn-outlives-itself'),
      ga: shown(['context/turn/over-before-triggers'], 'ga-neighbours-stay')
    }
  }
]
