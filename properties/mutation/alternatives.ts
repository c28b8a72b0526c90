/**
 * What each value of a structure could have been instead. The type asks for every value, and within a value for every field.
 * @module
 */
import type { NumberName } from '../../model/scenario/names.js'
import type { DeclaredCheck } from '../../model/rulebook/declared-check.js'
import type {
  Cited,
  CombatStep,
  Operation,
  Phase,
  ReplacementPass,
  Stage,
  StateCheck,
  Structure,
  Unique
} from '../../model/rulebook/structure.js'
import type { Zone } from '../../model/scenario/names.js'
import type { EventKind } from '../../model/scenario/pattern.js'
import type { PhaseRole } from '../../model/scenario/question.js'
import { all, either, exchanged, fields, ifAny, named, oneOf, onlyIf, present, sequence, some, table, words } from './change.js'
import type { Change, Changed } from './change.js'

type Value<C> = C extends Cited<infer T> ? T : never

/** For each value of the structure, the values that it could have had. */
type Alternatives = { readonly [P in keyof Structure]: { readonly [N in keyof Structure[P]]: Change<Value<Structure[P][N]>> } }

/** An entry of a closed set that is there or not. */
const entry = (): readonly never[] => []

const phases = sequence<Phase>((phase, structure) => [
  ...fields<Phase>({
    name: named,
    priority: either,
    // where players get priority, nothing could hold it back
    holds: phase.priority ? entry : present<true>(true),
    // that a phase starts or ends the turn is told for questions, which name no phase; what it is to a game is its place
    role: phase.priority ? present<PhaseRole>('main') : entry,
    actions: sequence(entry)
  })(phase, structure)
])

/** The step of attackers has no role in a turn, which does not go through it, and is known to scenarios by its name. */
const attackers = fields<Phase>({ name: entry, priority: either, holds: entry, role: entry, actions: sequence(entry) })

const steps = sequence(fields<CombatStep>({ name: named, priority: either }))

/** The checks: their order says something only where each acts by itself. */
const checks: Change<readonly StateCheck[]> = (list, structure) =>
  structure.checks.simultaneous.value === 'each-check' && structure.checks.simultaneous.standing !== 'undefined'
    ? sequence<StateCheck>(entry)(list, structure)
    : some<StateCheck>(entry)(list, structure)

/** Passes in order; between one before the event and one after it there is no other. */
const passes: Change<readonly ReplacementPass[]> = (list, structure) =>
  sequence(fields<ReplacementPass>({ classes: some(entry), when: oneOf({ before: true, after: true }) }))(list, structure).filter(
    ({ value, at }) =>
      !at.includes('<') || value.findIndex(({ when }) => when === 'after') === list.findIndex(({ when }) => when === 'after')
  )

/** Two passes made one, and one made several. */
const joined: Change<readonly ReplacementPass[]> = passes => {
  const merged = passes.slice(1).flatMap((next, at): readonly Changed<readonly ReplacementPass[]>[] => {
    const pass = passes[at]!
    const both: ReplacementPass = { when: pass.when, classes: [...pass.classes, ...next.classes] }
    return pass.when === next.when
      ? [
          {
            value: [...passes.slice(0, at), both, ...passes.slice(at + 2)],
            at: `:${at + 1}&${at + 2}`,
            how: `has ${at + 1} and ${at + 2} as one`
          }
        ]
      : []
  })
  const parted = passes.flatMap((pass, at) =>
    pass.classes.length < 2
      ? []
      : [
          {
            value: [...passes.slice(0, at), ...pass.classes.map(each => ({ ...pass, classes: [each] })), ...passes.slice(at + 1)],
            at: `:${at + 1}/`,
            how: `has the classes of ${at + 1} one after another`
          }
        ]
  )
  return [...merged, ...parted]
}

const unique = fields<Unique>({
  type: named,
  among: oneOf({ controller: true, all: true }),
  stays: oneOf({ kept: true, none: true }),
  by: oneOf({ move: true, sacrifice: true })
})

/** Both kinds of triggers are placed in every game: in one round, or in two of either order. */
const rounds: Change<Value<Structure['placement']['passes']>> = value => {
  const known: readonly Value<Structure['placement']['passes']>[] = [
    [['ordinary', 'meta']],
    [['ordinary'], ['meta']],
    [['meta'], ['ordinary']]
  ]
  const say = (each: Value<Structure['placement']['passes']>): string => each.map(kinds => kinds.join('+')).join(',')
  return known
    .filter(each => say(each) !== say(value))
    .map(each => ({ value: each, at: `=${say(each)}`, how: `is ${say(each)}, not ${say(value)}` }))
}

/** A check that a game without one of its own could have. */
const MEEK: DeclaredCheck = {
  name: 'meek',
  rules: [],
  of: 'player',
  when: [{ number: 'life', is: '>=', than: 10 }],
  then: { do: 'defeat' }
}

const OPERATIONS: readonly Operation[] = ['set', 'multiply', 'divide', 'add', 'subtract']

/** Every operation has its place, or none has; only numbers are operated on, and where a text says so their bases. */
const order: Change<readonly Operation[] | undefined> = value =>
  value === undefined
    ? [{ value: OPERATIONS, at: '=by-operation', how: 'is by operation, not by timestamp' }]
    : [{ value: undefined, at: '=by-timestamp', how: 'is by timestamp, not by operation' }, ...exchanged(value)]

const stages = sequence<Stage>((stage, structure) =>
  fields<Stage>({ name: words, modifies: some(entry), order: stage.modifies.includes('number') || stage.order ? order : entry })(
    stage,
    structure
  )
)

const elsewhere = (zone: Zone): Zone => (zone === 'graveyard' ? 'banished' : 'graveyard')

export const ALTERNATIVES: Alternatives = {
  turn: {
    phases,
    combat: steps,
    attackers: ifAny(attackers),
    expiry: oneOf({ 'end-of-procedure': true, 'with-cleanup': true })
  },
  priority: { afterActing: oneOf({ actor: true, 'turn-player': true }), afterLast: ifAny(either) },
  replacement: {
    passes: all(passes, joined),
    orderer: oneOf({ 'selected-player-laps': true, 'affected-player': true }),
    beyondDamage: ifAny(oneOf({ 'affected-player': true, 'effect-controller': true })),
    revisit: ifAny(oneOf({ 'forward-only': true, restart: true })),
    forbidden: oneOf({ none: true, self: true }),
    entering: oneOf({ 'as-it-is': true, 'as-it-would-be': true }),
    riders: oneOf({ 'before-event': true, 'after-prevention': true }),
    subEvents: oneOf({ 'before-event': true, 'within-event': true }),
    draws: oneOf({ 'as-a-whole': true, 'one-by-one': true })
  },
  prevention: {
    allocator: oneOf({ 'effect-controller': true, 'affected-player': true }),
    unpreventableUsesOneOff: either,
    unpreventableUsesShield: ifAny(either),
    shieldPays: oneOf({ 'established-total': true, prevented: true }),
    staticAmount: oneOf({ 'in-total': true, 'from-each': true })
  },
  placement: {
    first: oneOf({ 'turn-player-selects': true, 'turn-player': true }),
    passes: rounds,
    controller: oneOf({ 'when-triggered': true, 'when-placed': true }),
    deadMode: either,
    asGameStarts: ifAny(oneOf({ 'turn-player': true, 'each-player': true })),
    undeclarable: oneOf({ ceases: true, 'fails-on-stack': true }),
    optionalTarget: either
  },
  checks: {
    list: checks,
    declared: ifAny(some<DeclaredCheck>(entry, [MEEK])),
    loop: oneOf({ 'one-pass': true, 'until-stable': true }),
    simultaneous: oneOf({ 'each-check': true, 'all-checks': true }),
    vital: oneOf({ life: true, toughness: true }),
    damageNeedsVital: ifAny(either),
    unique: ifAny(unique),
    tokens: ifAny(oneOf({ elsewhere: true, 'elsewhere-or-phased-out': true })),
    schemes: ifAny(oneOf({ none: true, 'own-trigger': true, 'any-trigger': true })),
    attachedCreatures: ifAny(oneOf({ 'as-their-kind': true, 'come-off': true }))
  },
  events: {
    sweep: oneOf({ 'in-sequence': true, 'at-once': true }),
    multiDamage: oneOf({ 'clockwise-in-sequence': true, 'at-once': true }),
    eachPlayer: oneOf({ 'effect-controller': true, 'turn-player': true }),
    // to lose at a check takes the check
    emptyDeck: onlyIf(
      (value, { checks }) => value !== 'lose-at-check' || checks.list.value.includes('player-decked'),
      oneOf({ nothing: true, 'lose-at-check': true, 'lose-at-once': true })
    ),
    opposites: oneOf({ stay: true, 'cancel-on-placement': true }),
    countersOnEntering: oneOf({ put: true, 'not-put': true }),
    redirectedDestroy: oneOf({ destroyed: true, 'not-destroyed': true }),
    replacedAction: oneOf({ 'not-performed': true, performed: true }),
    control: oneOf({ applied: true, event: true }),
    lifelink: ifAny(either)
  },
  triggers: {
    lookBack: some<EventKind>(entry, ['destroy']),
    leavingSees: ifAny(oneOf({ 'own-leaving': true, 'all-leaving': true })),
    connected: ifAny(oneOf({ 'by-one-effect': true, 'by-name': true })),
    suppressedCounts: either,
    interveningIf: oneOf({ 'on-generation': true, 'on-trigger-and-resolution': true }),
    stateSampled: oneOf({ 'priority-state': true, always: true }),
    stateRearms: oneOf({ 'on-change': true, 'on-leaving-stack': true }),
    stateRecheck: either,
    delayedWithDuration: oneOf({ 'each-time': true, once: true }),
    delayedWithoutDuration: oneOf({ 'default-duration': true, 'until-it-triggers': true }),
    keyworded: ifAny(oneOf({ 'as-written': true, 'triggers-regardless': true })),
    unless: ifAny(oneOf({ 'on-resolution': true, 'as-condition': true })),
    additionalTimes: oneOf({ any: true, 'of-objects': true }),
    hiddenSource: oneOf({ 'owner-may': true, never: true }),
    traits: either,
    resourcesSkipStack: either,
    doOnce: oneOf({ action: true, triggering: true }),
    reflexive: oneOf({ once: true, 'each-time': true }),
    inlineState: oneOf({ 'at-once': true, waits: true })
  },
  continuous: {
    defaultDuration: oneOf({ turn: true, game: true, 'game-or-source': true }),
    stages,
    startedSet: oneOf({ settled: true, open: true }),
    dependency: oneOf({ 'higher-stages': true, 'same-stage': true }),
    removal: oneOf({ 'spares-added': true, 'takes-all': true }),
    ties: oneOf({ 'turn-player': true, 'turn-order': true }),
    lostAbility: oneOf({ 'in-no-stage': true, 'in-earlier-stages': true }),
    parts: oneOf({ 'each-by-itself': true, 'as-begun': true }),
    multiplying: oneOf({ 'as-applied': true, 'as-it-starts': true }),
    attaching: oneOf({ stamps: true, 'does-not-stamp': true }),
    restamp: oneOf({ 'as-it-begins': true, 'as-its-object-came': true }),
    counters: oneOf({ 'before-effects': true, 'by-operation': true }),
    counted: some<NumberName>(() => [])
  },
  targets: {
    lostAt: oneOf({ resolution: true, check: true }),
    partial: oneOf({ 'resolves-rest': true, fails: true }),
    divided: ifAny(either)
  },
  options: {
    impossible: oneOf({ barred: true, allowed: true }),
    emptySweep: oneOf({ barred: true, allowed: true }),
    listCondition: ifAny(oneOf({ once: true, 'each-item': true }))
  },
  numbers: { floor: oneOf({ zero: true, none: true }), lifeGained: oneOf({ added: true, recovered: true }) },
  zones: {
    afterResolving: table(elsewhere),
    playFrom: all(some(entry), value => [{ value: [...value, 'graveyard'], at: '+graveyard', how: 'has graveyard' }]),
    slowTypes: some(entry),
    leavingTokens: oneOf({ cease: true, go: true }),
    follow: oneOf({ 'first-move': true, 'seen-move': true }),
    newObject: oneOf({ 'any-move': true, elsewhere: true }),
    takenByLost: oneOf({ graveyard: true, 'back-or-banished': true }),
    untilReturns: ifAny(either)
  }
}
