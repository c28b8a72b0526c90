/**
 * What each value of a structure could have been instead: for a closed set the rest of it, for a list the list without one of
 * its entries, or with two of them exchanged. A value that nothing in the game reads has no alternative.
 * @module
 */
import type { Cited, Phase, ReplacementPass, StateCheck, Structure } from '../../model/rulebook/structure.js'

type Value<C> = C extends Cited<infer T> ? T : never

/** For each value of the structure, the values that it could have had. */
type Alternatives = {
  readonly [P in keyof Structure]: {
    readonly [N in keyof Structure[P]]: (value: Value<Structure[P][N]>, structure: Structure) => readonly Value<Structure[P][N]>[]
  }
}

const oneOf =
  <const T>(...all: readonly T[]) =>
  (value: T): readonly T[] =>
    all.filter(each => each !== value)

const either = (value: boolean): readonly boolean[] => [!value]

const none = (): readonly never[] => []

/** The list without each of its entries in turn. */
const without = <T>(list: readonly T[]): readonly (readonly T[])[] => list.map((_, at) => list.filter((_, i) => i !== at))

/** The list with each two neighbours exchanged. */
const exchanged = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.slice(1).map((_, at) => list.map((each, i) => (i === at ? list[at + 1]! : i === at + 1 ? list[at]! : each)))

const checks = (...needed: readonly StateCheck[]) => ({
  /** Alternatives that are read only by these checks. */
  only:
    <T>(others: (value: T) => readonly T[]) =>
    (value: T, { checks: { list } }: Structure): readonly T[] =>
      needed.some(check => list.value.includes(check)) ? others(value) : []
})

const phases = (all: readonly Phase[]): readonly (readonly Phase[])[] =>
  all.flatMap((phase, at) => {
    const changed = (other: Phase): readonly Phase[] => all.map((each, i) => (i === at ? other : each))
    return [changed({ ...phase, priority: !phase.priority }), ...without(phase.actions).map(actions => changed({ ...phase, actions }))]
  })

/** Passes: two exchanged, and two made one. */
const passes = (all: readonly ReplacementPass[]): readonly (readonly ReplacementPass[])[] => {
  const merged = all.slice(1).flatMap((next, at) => {
    const pass = all[at]!
    if (pass.when !== next.when) return []
    const both: ReplacementPass = { when: pass.when, classes: [...pass.classes, ...next.classes] }
    return [[...all.slice(0, at), both, ...all.slice(at + 2)]]
  })
  const split = all.flatMap((pass, at) =>
    pass.classes.length < 2
      ? []
      : [[...all.slice(0, at), ...pass.classes.map(each => ({ ...pass, classes: [each] })), ...all.slice(at + 1)]]
  )
  return [...exchanged(all), ...merged, ...split]
}

const record = <T>(value: Readonly<Record<string, T>>): readonly Readonly<Record<string, T>>[] =>
  Object.keys(value).map(key => Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)))

export const ALTERNATIVES: Alternatives = {
  turn: {
    phases,
    // combat is entered only where an attack is a card that opens it
    combat: (steps, { turn }) => (turn.phases.value.some(phase => phase.actions.includes('gain-action-point')) ? phases(steps) : []),
    expiry: oneOf('end-of-procedure', 'with-cleanup')
  },
  priority: { afterActing: oneOf('actor', 'turn-player'), afterResolving: none, allPass: none },
  replacement: {
    passes,
    orderer: oneOf('selected-player-laps', 'affected-player'),
    revisit: oneOf('forward-only', 'restart'),
    perOriginalEvent: none,
    forbidden: oneOf('none', 'self'),
    entering: oneOf('as-it-is', 'as-it-would-be'),
    riders: oneOf('before-event', 'after-prevention'),
    subEvents: oneOf('before-event', 'within-event')
  },
  prevention: {
    allocator: oneOf('effect-controller', 'affected-player'),
    unpreventableUsesOneOff: either,
    unpreventableUsesShield: either,
    shieldPays: oneOf('established-total', 'prevented'),
    staticAmount: oneOf('in-total', 'from-each')
  },
  placement: {
    first: oneOf('turn-player-selects', 'turn-player'),
    passes: value => (value.length === 1 ? [[['ordinary'], ['meta']]] : [[['ordinary', 'meta']], [...value].reverse()]),
    controller: oneOf('when-triggered', 'when-placed'),
    noTarget: none,
    deadMode: either,
    optionalTarget: either
  },
  checks: {
    list: without,
    declared: without,
    loop: oneOf('one-pass', 'until-stable'),
    simultaneous: oneOf('each-check', 'all-checks'),
    vital: oneOf('life', 'toughness'),
    damageNeedsVital: checks('object-destroyed-by-damage').only(either),
    unique: checks('unique').only(value =>
      value === null
        ? []
        : [
            { ...value, among: value.among === 'all' ? 'controller' : 'all' },
            { ...value, stays: value.stays === 'none' ? 'kept' : 'none' },
            { ...value, by: value.by === 'move' ? 'sacrifice' : 'move' }
          ]
    ),
    tokens: checks('token-elsewhere').only(oneOf('nowhere', 'elsewhere', 'elsewhere-or-phased-out')),
    schemes: checks('scheme').only(oneOf('none', 'own-trigger', 'any-trigger'))
  },
  events: {
    sweep: oneOf('in-sequence', 'at-once'),
    multiDamage: oneOf('clockwise-in-sequence', 'at-once'),
    eachPlayer: oneOf('effect-controller', 'turn-player'),
    emptyDeck: oneOf('nothing', 'lose-at-check', 'lose-at-once'),
    opposites: oneOf('stay', 'cancel-at-check', 'cancel-on-placement'),
    redirectedDestroy: oneOf('destroyed', 'not-destroyed'),
    replacedAction: oneOf('not-performed', 'performed'),
    control: none
  },
  triggers: {
    lookBack: without,
    leavingSees: oneOf('own-leaving', 'all-leaving'),
    suppressedCounts: either,
    interveningIf: oneOf('on-generation', 'on-trigger-and-resolution'),
    stateSampled: oneOf('priority-state', 'always'),
    stateRearms: oneOf('on-change', 'on-leaving-stack'),
    stateRecheck: either,
    delayedWithDuration: oneOf('each-time', 'once'),
    delayedWithoutDuration: oneOf('default-duration', 'until-it-triggers'),
    keyworded: oneOf('as-written', 'triggers-regardless'),
    unless: oneOf('on-resolution', 'as-condition'),
    hiddenSource: oneOf('owner-may', 'never'),
    traits: either,
    resourcesSkipStack: either,
    doOnce: oneOf('action', 'triggering'),
    reflexive: oneOf('once', 'each-time')
  },
  targets: { lostAt: oneOf('resolution', 'check'), partial: oneOf('resolves-rest', 'fails') },
  options: { impossible: oneOf('barred', 'allowed') },
  continuous: {
    defaultDuration: oneOf('turn', 'game'),
    stages: exchanged,
    startedSet: oneOf('settled', 'open'),
    dependency: oneOf('higher-stages', 'same-stage'),
    ties: oneOf('turn-player', 'each-player-in-turn-order'),
    staticTimestamp: oneOf('becomes-functional', 'object'),
    removal: oneOf('spares-added', 'takes-all'),
    rulesEffects: oneOf('first', 'last')
  },
  numbers: { floor: oneOf('zero', 'none') },
  zones: {
    // what a game calls a zone is for readers
    names: none,
    afterResolving: record,
    playFrom: value => [[...value, 'graveyard']],
    slowTypes: without,
    follow: oneOf('first-move', 'seen-move')
  }
}
