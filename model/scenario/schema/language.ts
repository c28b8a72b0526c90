/**
 * What is accepted of effects and instructions: one module, since instructions start effects, and effects carry out instructions.
 * @module
 */
import { z } from 'zod'
import { ReplacementClass } from '../effect.js'
import type * as effect from '../effect.js'
import { EventKind } from '../event-kind.js'
import { impossible } from '../impossible.js'
import { AbilityId, CounterKind, LocalName, NumberName, PlayerNumber, Ref, Status, TypeName, Who, Zone } from '../names.js'
import { piecesOf } from '../pieces.js'
import type * as instruction from '../step.js'
import { Amount, Condition, Filter, Pattern } from './computed.js'

const Uses = z.int().min(1)

/** References that always stand for an object. */
const OBJECTS: readonly Ref[] = ['self', 'attack', 'host', 'event:source', 'event:object']

export const Ordinal: z.ZodType<effect.Ordinal> = z.strictObject({ nth: z.array(z.int().min(1)).min(1), per: z.enum(['turn', 'game']) })

export const Brought: z.ZodType<effect.Brought> = z
  .lazy(() =>
    z.strictObject({
      counters: z.strictObject({ kind: CounterKind, count: Amount, set: z.literal(true).exactOptional() }).exactOptional(),
      status: Status.exactOptional(),
      numbers: z.partialRecord(NumberName, Amount).exactOptional(),
      types: z.array(TypeName).min(1).exactOptional(),
      copyOf: Ref.exactOptional(),
      under: Ref.refine(ref => !OBJECTS.includes(ref), {
        message:
          'what enters does so under the control of a player, and this is an object: name "you", "opponent" or a player who was chosen'
      }).exactOptional()
    })
  )
  .meta({ id: 'Brought' })

export const Change: z.ZodType<effect.Change> = z
  .lazy(() =>
    z.union([
      z.strictObject({ amount: Amount }),
      z.strictObject({ instead: z.array(Step) }),
      z.strictObject({ with: Brought }),
      z
        .strictObject({ target: Ref, part: z.int().min(1).exactOptional(), shield: z.literal(true).exactOptional() })
        .refine(({ part, shield }) => part !== undefined || shield === undefined, {
          message: 'what is used up is a part: say with "part" how much damage is dealt to another in all, or leave "shield" out',
          path: ['shield']
        }),
      z.strictObject({ to: Zone })
    ])
  )
  .meta({ id: 'Change' })

export const Trigger: z.ZodType<effect.Trigger> = z
  .lazy(() =>
    z
      .strictObject({
        on: Pattern.exactOptional(),
        when: Condition.exactOptional(),
        given: Condition.exactOptional(),
        if: Condition.exactOptional(),
        unless: Condition.exactOptional(),
        limit: z.strictObject({ times: z.int().min(1), per: z.enum(['turn', 'game']) }).exactOptional(),
        ordinal: Ordinal.exactOptional(),
        oneOrMore: z.literal(true).exactOptional(),
        each: z.literal(true).exactOptional(),
        keyworded: z.literal(true).exactOptional(),
        doOnce: z.strictObject({ did: LocalName, per: z.literal('turn') }).exactOptional()
      })
      .refine(t => (t.on === undefined) !== (t.when === undefined), {
        message: 'a trigger needs either "on" (an event) or "when" (a state); a state that must hold at an event is "given"'
      })
      .refine(t => t.when === undefined || (t.ordinal ?? t.oneOrMore ?? t.each ?? t.keyworded) === undefined, {
        message:
          'a trigger that waits for a state ("when") has no event to count: "ordinal", "oneOrMore", "each" and "keyworded" go with "on"'
      })
      .refine(t => t.each === undefined || t.on === undefined || (t.on.event === 'counters' && t.on.reaches === undefined), {
        message: '"each" triggers once for each counter, so its "on" is an event of "counters", without a number that they reach'
      })
      .refine(t => t.each === undefined || (t.oneOrMore === undefined && t.ordinal === undefined), {
        message: '"each" triggers once for each counter: "oneOrMore" and "ordinal", which count events, say something else'
      })
  )
  .meta({ id: 'Trigger' })

/** An ability that is given, without what connects its trigger with another one. */
const unconnected = (granted: effect.Granted): unknown => {
  if (granted.kind !== 'triggered' || granted.effect.trigger.on === undefined) return granted
  const { via: _, ...on } = granted.effect.trigger.on
  return { ...granted, effect: { ...granted.effect, trigger: { ...granted.effect.trigger, on } } }
}

export const Granted: z.ZodType<effect.Granted> = z
  .lazy(() =>
    z.discriminatedUnion('kind', [
      z
        .strictObject({ kind: z.literal('triggered'), id: AbilityId, effect: TriggerEffect })
        .refine(({ effect }) => effect.trigger.ordinal === undefined, {
          message: 'what happened before an ability was gained is not counted for it: leave "ordinal" out, or print the ability',
          path: ['effect', 'trigger', 'ordinal']
        }),
      z
        .strictObject({
          kind: z.literal('static'),
          id: AbilityId,
          effect: Effect as z.ZodType<Extract<effect.Granted, { kind: 'static' }>['effect']>,
          if: Condition.exactOptional()
        })
        .refine(({ effect: { kind } }) => !['continuous', 'trigger'].includes(kind), {
          message:
            'a static ability that is gained replaces, prevents or changes the rules; what modifies objects stands among the modifications of an effect of its own, and what triggers is "kind": "triggered"',
          path: ['effect']
        })
        .refine(({ effect }) => !('ordinal' in effect), {
          message: 'what happened before an ability was gained is not counted for it: leave "ordinal" out, or print the ability',
          path: ['effect', 'ordinal']
        })
    ])
  )
  .refine(granted => !JSON.stringify(unconnected(granted)).includes('"via":'), {
    message: 'of an ability that is gained only the event that it triggers on may happen "via" another one, which the same effect gives',
    path: ['effect']
  })
  .meta({ id: 'Granted' })

export const Modification: z.ZodType<effect.Modification> = z
  .lazy(() =>
    z.union([
      z.strictObject({
        number: NumberName,
        op: z.enum(['add', 'subtract', 'set', 'multiply', 'set-base', 'add-base', 'subtract-base', 'multiply-base']),
        by: Amount
      }),
      z
        .strictObject({ number: NumberName, op: z.enum(['divide', 'divide-base']), by: Amount, round: z.enum(['up', 'down']) })
        .refine(({ by }) => by !== 0, { message: 'nothing is divided by 0', path: ['by'] }),
      z.strictObject({ addTypes: z.array(TypeName).min(1) }),
      z.strictObject({ removeTypes: z.array(TypeName).min(1) }),
      z.strictObject({ addSupertypes: z.array(TypeName).min(1) }),
      z.strictObject({ removeSupertypes: z.array(TypeName).min(1) }),
      z.strictObject({ gains: z.string() }),
      z.strictObject({ grants: Granted }),
      z.strictObject({ loses: z.string() }),
      z.strictObject({ losesAll: z.literal('abilities') }),
      z.strictObject({ controller: Ref }),
      z.strictObject({ copyOf: Ref })
    ])
  )
  .meta({ id: 'Modification' })

const replacement = z.lazy(() =>
  z
    .strictObject({
      kind: z.literal('replacement'),
      class: ReplacementClass,
      event: Pattern,
      given: Condition.exactOptional(),
      change: Change,
      optional: z.literal(true).exactOptional(),
      uses: Uses.exactOptional(),
      ordinal: Ordinal.exactOptional(),
      also: z.array(Step).min(1).exactOptional()
    })
    .refine(({ event: { event }, change }) => !('amount' in change) || HAVE_AMOUNT.includes(event), {
      message: 'this kind of event has no number that could become another; let other instructions take its place ("instead")',
      path: ['change', 'amount']
    })
    .refine(({ event: { event }, change }) => !('with' in change) || ENTERING.includes(event), {
      message: 'only what moves or is created can come with something; let the effect speak of "enter"',
      path: ['change', 'with']
    })
    .refine(({ class: its, change }) => its === 'self' || !('with' in change) || change.with.under === undefined || its === 'control', {
      message: 'an effect by which something enters under the control of another player ("under") is of the class "control"',
      path: ['class']
    })
    .refine(
      ({ event: { event, to }, change }) => !('with' in change) || change.with.under === undefined || event !== 'move' || to === 'arena',
      {
        message: 'only what enters does so under the control of a player; let the effect speak of "enter"',
        path: ['change', 'with', 'under']
      }
    )
    .refine(({ class: its, change }) => its !== 'control' || ('with' in change && change.with.under !== undefined), {
      message: 'effects of the class "control" say under whose control something enters: "change": { "with": { "under": PLAYER } }',
      path: ['change']
    })
    .refine(({ change, uses, ordinal }) => !('shield' in change) || (uses ?? ordinal) === undefined, {
      message: 'what ends once so much damage is dealt to another ("shield") counts no events: leave "uses" and "ordinal" out',
      path: ['change', 'shield']
    })
    .check(({ value: { event, change }, issues }) => {
      const found = impossible(event.event, change)
      if (found) issues.push({ code: 'custom', input: change, path: ['change', found.field], message: found.sentence })
    })
)

/** Events that have a number: damage, cards, points, counters, what an effect adds. */
const HAVE_AMOUNT: readonly EventKind[] = ['damage', 'prevented', 'draw', 'discard', 'gain', 'lose', 'counters', 'apply']

/** Where something that is to return can be found again. */
const KEEPING: readonly Zone[] = ['banished', 'graveyard']

/** Events that end a move that lasts. */
const ENDING: readonly EventKind[] = [
  'move',
  'enter',
  'create',
  'destroy',
  'sacrifice',
  'discard',
  'draw',
  'play',
  'damage',
  'gain',
  'lose',
  'counters'
]

/** Events by which an object comes somewhere. */
const ENTERING: readonly EventKind[] = ['enter', 'move', 'create']

const prevention = z.lazy(() =>
  z.strictObject({
    kind: z.literal('prevention'),
    event: Pattern,
    given: Condition.exactOptional(),
    amount: z.union([Amount, z.literal('all')]),
    shield: z.literal(true).exactOptional(),
    each: z.literal(true).exactOptional(),
    uses: Uses.exactOptional(),
    optional: z.literal(true).exactOptional(),
    also: z.array(Step).min(1).exactOptional()
  })
)

export const TriggerEffect: z.ZodType<effect.TriggerEffect> = z.lazy(() =>
  z.strictObject({
    kind: z.literal('trigger'),
    trigger: Trigger,
    uses: Uses.exactOptional(),
    cantBeNegated: z.literal(true).exactOptional(),
    ...Instructions.shape
  })
)

const continuous = z.lazy(() =>
  z.strictObject({
    kind: z.literal('continuous'),
    who: z.union([z.strictObject({ ref: Ref }), z.strictObject({ all: Filter }), z.strictObject({ next: Pattern })]),
    change: z.array(Modification).min(1),
    while: Condition.exactOptional()
  })
)

const rule = z.lazy(() =>
  z.discriminatedUnion('rule', [
    z.strictObject({
      kind: z.literal('rule'),
      rule: z.literal('prevents-less'),
      event: Pattern,
      amount: Amount,
      uses: Uses.exactOptional()
    }),
    z.strictObject({ kind: z.literal('rule'), rule: z.literal('unpreventable'), event: Pattern, uses: Uses.exactOptional() }),
    z
      .strictObject({
        kind: z.literal('rule'),
        rule: z.literal('suppress'),
        event: Pattern,
        of: Filter.exactOptional(),
        uses: Uses.exactOptional()
      })
      .refine(({ event: { event }, uses }) => uses === undefined || event !== 'triggered', {
        message:
          '"uses" counts the next events on which nothing triggers, and "triggered" speaks of the triggering itself: leave "uses" out',
        path: ['uses']
      }),
    z.strictObject({ kind: z.literal('rule'), rule: z.literal('cant'), event: Pattern }),
    z.strictObject({
      kind: z.literal('rule'),
      rule: z.literal('extra-triggers'),
      event: Pattern,
      times: z.int().min(1),
      of: Filter.exactOptional()
    }),
    z.strictObject({
      kind: z.literal('rule'),
      rule: z.literal('counter-cap'),
      what: Filter,
      counter: CounterKind,
      most: z.int().min(0)
    })
  ])
)

export const Effect: z.ZodType<effect.Effect> = z
  .lazy(() => z.union([replacement, prevention, TriggerEffect, continuous, rule]))
  .meta({ id: 'Effect' })

export const Duration: z.ZodType<effect.Duration> = z
  .lazy(() =>
    z.union([
      z.enum(['turn', 'chain-link', 'combat-chain', 'end-of-your-next-turn', 'game', 'unstated']),
      z.strictObject({ while: Condition }),
      z.strictObject({ endOfNextTurnOf: Ref })
    ])
  )
  .meta({ id: 'Duration' })

export const Acted: z.ZodType<instruction.Acted> = z
  .lazy(() => z.union([Ref, z.strictObject({ all: Filter }), z.strictObject({ players: Who }), z.strictObject({ targets: LocalName })]))
  .meta({ id: 'Acted' })

/** What only objects can be acted on by: players are not destroyed, moved or tapped. */
const ActedObjects: z.ZodType<Exclude<instruction.Acted, { players: Who }>> = z.lazy(() =>
  z.union([Ref, z.strictObject({ all: Filter }), z.strictObject({ targets: LocalName })])
)

export const Target: z.ZodType<instruction.Target> = z
  .lazy(() =>
    z
      .strictObject({
        as: LocalName,
        what: z.array(z.union([z.strictObject({ players: Who }), Filter])).min(1),
        optional: z.literal(true).exactOptional(),
        count: z.int().min(2).max(10).exactOptional(),
        upTo: z.literal(true).exactOptional(),
        divided: Amount.exactOptional()
      })
      .refine(({ optional, upTo }) => !optional || !upTo, {
        message: 'of "up to" so many none need be declared in any game; leave "optional" out',
        path: ['optional']
      })
      .refine(({ count, divided }) => divided === undefined || count !== undefined, {
        message: 'something is divided among several: say how many there are at most ("count")',
        path: ['divided']
      })
      .refine(({ count = 1, divided, upTo }) => typeof divided !== 'number' || divided >= (upTo ? 1 : count), {
        message: 'each of them gets one at least, so there is at least as much to divide as there are targets',
        path: ['divided']
      })
  )
  .meta({ id: 'Target' })

const Fixed: z.ZodType<instruction.Fixed> = z.lazy(() => z.strictObject({ as: LocalName, amount: Amount })).meta({ id: 'Fixed' })

const SelfReplacement = z.lazy(() =>
  z.strictObject({ if: Condition, change: Change }).refine(({ change }) => !('shield' in change), {
    message: 'a self-replacement is of its own instruction alone, so nothing of it is used up over several events: leave "shield" out',
    path: ['change', 'shield']
  })
)

const steps = z.lazy(() => z.array(Step))

const Mode: z.ZodType<instruction.Mode> = z.lazy(() => z.strictObject({ id: LocalName, targets: targets.exactOptional(), steps }))

/** The names under which targets are declared: several of one kind are numbered from the second on. */
const declaredNames = (targets: readonly instruction.Target[]): readonly string[] =>
  targets.flatMap(({ as, count = 1 }) => Array.from({ length: count }, (_, at) => (at === 0 ? as : `${as}-${at + 1}`)))

const targets = z
  .lazy(() => z.array(Target).min(1))
  .refine(all => new Set(declaredNames(all)).size === declaredNames(all).length, {
    message: 'two targets have the same name; those of which there are several are named NAME, NAME-2, NAME-3 and so on'
  })

export const Instructions = z.strictObject({ targets: targets.exactOptional(), steps })

/** Whether a condition asks what the ability itself has done. */
const asksWhatWasDone = (condition: unknown): boolean => piecesOf(condition).some(piece => 'did' in piece)

const common = { as: LocalName.exactOptional(), instead: z.array(SelfReplacement).min(1).exactOptional() }

export const Step: z.ZodType<instruction.Step> = z
  .lazy(() => {
    /** What makes an event, which a self-replacement may change as far as that event can be changed. */
    const step = <D extends string, S extends z.ZodRawShape>(name: D, shape: S) =>
      z.strictObject({ do: z.literal(name), ...shape, ...common }).check(({ value, issues }) => {
        const event = EventKind.safeParse(name)
        const { instead = [] } = value as { readonly instead?: readonly instruction.SelfReplacement[] }
        instead.forEach(({ change }, at) => {
          const found = event.success ? impossible(event.data, change) : undefined
          if (found) issues.push({ code: 'custom', input: change, path: ['instead', at, 'change', found.field], message: found.sentence })
        })
      })
    /** It makes no event of its own that a self-replacement could change. */
    const flow = <D extends string, S extends z.ZodRawShape>(name: D, shape: S) =>
      z.strictObject({ do: z.literal(name), ...shape, as: common.as })
    /** It only says which instructions are carried out: they are named themselves. */
    const unnamed = <D extends string, S extends z.ZodRawShape>(name: D, shape: S) => z.strictObject({ do: z.literal(name), ...shape })
    return z.discriminatedUnion('do', [
      step('damage', { to: Acted, amount: Amount, type: z.string().exactOptional(), source: Ref.exactOptional() }),
      step('damage-each', {
        parts: z.array(z.strictObject({ to: Ref, amount: Amount, type: z.string().exactOptional(), source: Ref.exactOptional() })).min(1),
        source: Ref.exactOptional()
      }),
      step('draw', { player: Ref, count: Amount }),
      step('discard', { player: Ref, count: Amount.exactOptional(), what: Ref.exactOptional() }),
      step('gain', { player: Ref, of: PlayerNumber, amount: Amount }),
      step('lose', { player: Ref, of: PlayerNumber, amount: Amount }),
      step('destroy', { what: ActedObjects }),
      step('sacrifice', { what: ActedObjects }),
      step('reveal', { what: ActedObjects }),
      step('move', {
        what: ActedObjects,
        to: Zone,
        position: z.enum(['top', 'bottom']).exactOptional(),
        with: Brought.exactOptional(),
        until: Pattern.exactOptional()
      })
        .refine(step => step.with === undefined || step.to === 'arena', {
          message: 'only what goes into the arena comes with something; leave "with" out',
          path: ['with']
        })
        .refine(({ until, to }) => until === undefined || KEEPING.includes(to), {
          message: 'what returns is looked for where all can see it: it is moved "until" to the banished zone or a graveyard',
          path: ['until']
        })
        .refine(({ until }) => until === undefined || ENDING.includes(until.event), {
          message: `what has moved returns once one of these has happened: ${ENDING.join(', ')}; what waits for another event is a "start" of a triggered effect`,
          path: ['until', 'event']
        }),
      step('counters', { on: ActedObjects, counter: CounterKind, delta: Amount }),
      step('status', { what: ActedObjects, status: Status, on: z.boolean() }),
      step('create', { card: z.string(), player: Ref, count: Amount.exactOptional(), with: Brought.exactOptional() }).refine(
        step => step.with?.under === undefined,
        {
          message: 'what is created is under the control of whoever creates it: say with "player" who does, and leave "under" out',
          path: ['with', 'under']
        }
      ),
      step('contest', { name: z.string(), with: Ref }),
      step('negate', { what: Ref }),
      step('attach', { what: Ref, to: Ref.exactOptional() }),
      step('heal', { what: ActedObjects }),
      step('win', { player: Ref }),
      step('defeat', { player: Ref }),
      step('start', { effect: Effect, ability: AbilityId, for: Duration, fixed: z.array(Fixed).min(1).exactOptional() })
        .refine(({ fixed, effect }) => fixed === undefined || effect.kind === 'trigger', {
          message:
            'only what triggers later takes numbers with it; those of other effects are worked out when their place says so: leave "fixed" out',
          path: ['fixed']
        })
        .refine(({ fixed = [] }) => new Set(fixed.map(({ as }) => as)).size === fixed.length, {
          message: 'two numbers have the same name; each has its own',
          path: ['fixed']
        }),
      flow('choose', {
        from: z.union([z.strictObject({ players: Who }), z.strictObject({ event: z.literal('revealed') }), Filter]),
        by: Ref.exactOptional(),
        count: Amount.exactOptional()
      }),
      flow('may', { steps, by: Ref.exactOptional() }),
      unnamed('unless', { steps, by: Ref.exactOptional(), otherwise: steps }),
      unnamed('if', { if: Condition, then: steps, else: steps.exactOptional() }),
      unnamed('each-player', { steps }),
      unnamed('repeat', { times: Amount, steps }),
      unnamed('modes', { pick: Amount, again: z.literal(true).exactOptional(), modes: z.array(Mode).min(1) })
        .refine(({ pick }) => typeof pick !== 'number' || pick >= 1, { message: 'one mode is chosen at least', path: ['pick'] })
        .refine(({ again, modes }) => !again || modes.every(mode => mode.targets === undefined), {
          message:
            'a mode that may be chosen again has no targets of its own, since nothing would tell those of one time from those of another; give them to the ability, or leave "again" out',
          path: ['again']
        }),
      unnamed('when', {
        did: LocalName.exactOptional(),
        oneOrMore: z.literal(true).exactOptional(),
        holds: Condition.exactOptional(),
        resolved: z.strictObject({ times: z.int().min(1), per: z.literal('turn') }).exactOptional(),
        ability: AbilityId,
        ...Instructions.shape
      })
        .refine(({ did, holds, resolved }) => [did, holds, resolved].filter(each => each !== undefined).length === 1, {
          message:
            'a "when" step needs one of "did" (a named result), "holds" (a state of the game) and "resolved" (how often this ability has resolved)'
        })
        .refine(({ holds }) => holds === undefined || !asksWhatWasDone(holds), {
          message: 'what this ability has done is no state of the game: name its result as the "did" of the step',
          path: ['holds']
        })
        .refine(step => step.oneOrMore === undefined || step.did !== undefined, {
          message: '"oneOrMore" speaks of results that happen at once, so it goes with "did"'
        })
    ])
  })
  .meta({ id: 'Step' })
