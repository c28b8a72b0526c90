/**
 * Scenarios: a situation, the decisions taken in it, and what must be observed.
 * @module
 */
import { z } from 'zod'
import { EventName } from '../trace/event.js'
import { Observation, ReportedState } from '../trace/observation.js'
import { Card } from './card.js'
import { AbilityId, CounterKind, Handle, LocalName, PlayerNumber, RuleId, Status, Zone } from './names.js'
import { ExpectedOutcome, faultOf, sayOutcome, standsTo } from './outcome.js'
import { momentsWith, Script } from './script.js'

export type { Decision, ScriptEntry } from './script.js'

/** The version of the scenario format. */
export const SCENARIO_FORMAT = 'stacklaw/scenario@1'

/** A player, seated clockwise in the order of the list. */
export const Seat = z
  .strictObject({
    id: Handle,
    life: z.int().exactOptional(),
    numbers: z.partialRecord(PlayerNumber, z.int()).exactOptional(),
    /** What of their life has been lost before: with `life`, which is what is left, it is what they can recover to. */
    damage: z.int().min(0).exactOptional(),
    /** Players of one team have one life total: each seat's `life` is the team's. */
    team: Handle.exactOptional()
  })
  .meta({ id: 'Seat' })
export type Seat = z.infer<typeof Seat>

/** An object at the start. Zones are ordered as the list is, the deck from the top; timestamps follow the list. */
export const StartObject = z
  .strictObject({
    id: Handle,
    card: z.string(),
    zone: Zone,
    owner: Handle,
    controller: Handle.exactOptional(),
    counters: z.record(CounterKind, z.int().min(0)).exactOptional(),
    statuses: z.array(Status).exactOptional(),
    attachedTo: Handle.exactOptional(),
    damage: z.int().min(0).exactOptional(),
    /** It is no card: a token, or a copy of a card or spell. */
    token: z.literal(true).exactOptional(),
    copy: z.literal(true).exactOptional(),
    /** It is its owner's commander. */
    commander: z.literal(true).exactOptional()
  })
  .meta({ id: 'StartObject' })
export type StartObject = z.infer<typeof StartObject>

/** An effect that lasts already as the scenario begins: the text of a card has started it, and that text says what it is and how long. */
export const StartEffect = z
  .strictObject({
    /** The object whose text has started it. */
    source: Handle,
    /** The id that the instruction which starts it gives it. */
    ability: AbilityId,
    /** Whose effect it is; the controller of the source, unless given. */
    controller: Handle.exactOptional(),
    /** It is newer than this object and older than the next one; newer than all objects, unless given. */
    after: Handle.exactOptional(),
    /** What its references to targets and choices stand for, each as the text writes it: `target:NAME`. */
    named: z.record(z.string().regex(/^(target|chosen):/, 'must be target:NAME or chosen:NAME'), Handle).exactOptional(),
    /** The results that it has taken with it, by their names. */
    numbers: z.record(LocalName, z.int()).exactOptional()
  })
  .meta({ id: 'StartEffect' })
export type StartEffect = z.infer<typeof StartEffect>

/** Where in the turn the scenario begins, and what lasts already. The turn-player has priority where the phase gives it. */
export const Start = z.strictObject({
  turnPlayer: Handle,
  phase: z.string(),
  /** `begin`: the phase begins with the scenario; `open` (the default): its beginning has passed. */
  at: z.enum(['begin', 'open']).exactOptional(),
  /** In the order in which they have started. */
  effects: z.array(StartEffect).min(1).exactOptional(),
  /** Objects that have come under their controller's control in this turn: a scenario that begins with the declaration of attackers says so. */
  arrived: z.array(Handle).min(1).exactOptional()
})
export type Start = z.infer<typeof Start>

/**
 * When the scenario ends.
 *
 * - `quiescent`: all players passed in succession on an empty stack with nothing pending and no combat chain open.
 * - `boundary`: just before the named phase of the named player would begin.
 * - `game-over`: as the game is decided, which ends every scenario.
 * - `events`: after so many events; each of several that happen at once counts, and so do `begin`, `play` and `activate`.
 */
export const Until = z
  .discriminatedUnion('end', [
    z.strictObject({ end: z.literal('quiescent') }),
    z.strictObject({ end: z.literal('boundary'), phase: z.string(), player: Handle }),
    z.strictObject({ end: z.literal('game-over') }),
    z.strictObject({ end: z.literal('events'), count: z.int().min(1) })
  ])
  .meta({ id: 'Until' })
export type Until = z.infer<typeof Until>

/** The part of a scenario that an engine is told: the situation and its end, nothing of what is expected. */
export const situation = {
  ruleset: z.string(),
  players: z.array(Seat).min(2).max(8),
  start: Start,
  objects: z.array(StartObject),
  until: Until
}

/**
 * What goes over the wire: the situation with every card that it uses.
 * @public
 */
export const WireScenario = z
  .strictObject({ format: z.literal(SCENARIO_FORMAT), id: z.string(), ...situation, cards: z.array(Card) })
  .meta({ id: 'WireScenario' })
export type WireScenario = z.infer<typeof WireScenario>

/** A step of the derivation: what follows, and the rule that forces it. */
export const DerivationStep = z.strictObject({ because: RuleId, so: z.string().min(1) })
export type DerivationStep = z.infer<typeof DerivationStep>

const { players, objects } = ReportedState.shape

/** Fields of the state that are expected: of players, of objects, or of both. */
export const ExpectedState = z
  .strictObject({
    players: players.describe('Numbers of players, by the player’s id.').exactOptional(),
    objects: objects.describe('Fields of objects, by the object’s id.').exactOptional()
  })
  .transform((state): ReportedState => ({ players: state.players ?? {}, objects: state.objects ?? {} }))
  .meta({ id: 'ExpectedState', description: 'Fields of the state. Only those that are given are compared.' })

/** A reading of the state in the midst of the game: at which moment, and what must be read then. */
export const Reading = momentsWith({ state: ExpectedState }).meta({
  id: 'Reading',
  description: 'What the state must be at a moment of the game. The game is played once more up to there, and the engine reports its state.'
})
export type Reading = z.infer<typeof Reading>

/** Kinds of observation that can be compared alone. */
const Compared = z.enum(['event', 'prompt', 'layer', 'resolve', 'left', 'proposed', 'applied', 'triggered', 'suppressed', 'ceased', 'end'])

/** Demands that outcomes say something, each something else, and that what the script leads to is one of them. */
const demandOutcomes = (
  outcomes: readonly ExpectedOutcome[],
  { trace, final }: { readonly trace: readonly Observation[] | undefined; readonly final: ReportedState | undefined },
  issues: z.core.$ZodRawIssue[]
): void => {
  const say = (path: readonly (string | number)[], message: string) =>
    issues.push({ code: 'custom', input: outcomes, path: ['outcomes', ...path], message })
  const fault = faultOf(outcomes)
  if (fault) return void say(fault.path, fault.message)
  const end = trace?.at(-1)
  const { why, winner } = end?.see === 'end' ? end : {}
  const led = { ...(why !== undefined && { why }), ...(winner !== undefined && { winner }), state: final ?? { players: {}, objects: {} } }
  if (outcomes.every(outcome => standsTo(led, outcome).kind === 'not'))
    say(
      [],
      `what the script leads to is none of them (${outcomes.map(sayOutcome).join('; ')}); "final" or the end of "trace" says otherwise`
    )
}

/**
 * What must be observed: a trace derived by hand from the rules, or a part of it.
 *
 * Of each kind of observation, event and decision that is watched, the engine's trace has exactly those of the list, in this
 * order (those in one `event` observation in any order). An entry matches where each of its fields matches; ids are the
 * scenario's handles, and any other id stands for something that has none. Entries above the engine's level are left out.
 * `only` and `onlyEvents` name the kinds that are compared; without a trace there is nothing to compare but the state.
 */
export const Expectation = z
  .strictObject({
    /** Event kinds left out of the comparison, beside `begin`, `play` and `activate`. */
    ignoreEvents: z.array(z.string()).exactOptional(),
    /** Kinds of observation left out of the comparison, where the rules leave open which of them there are, or when they come. */
    ignore: z
      .array(z.enum(['layer', 'resolve', 'left', 'ceased', 'proposed', 'applied', 'triggered']))
      .min(1)
      .exactOptional(),
    /** Stack objects that triggered and that nothing tells apart, not even what they do: they come onto the stack in any order. */
    alike: z.array(z.array(z.string()).min(2)).min(1).exactOptional(),
    /** Also compare these, which are otherwise left out. */
    watch: z.array(z.enum(['begin', 'play', 'activate', 'priority'])).exactOptional(),
    /** The kinds of observation that are compared; all others are left out. */
    only: z.array(Compared).min(1).exactOptional(),
    /** The kinds of event that are compared; all others are left out. */
    onlyEvents: z.array(EventName).min(1).exactOptional(),
    /** Without it, nothing of the trace is compared. */
    trace: z.array(Observation).exactOptional(),
    /** Fields of the state at the end. */
    final: ExpectedState.exactOptional(),
    /** Fields of the state at moments of the game, in the order in which they come. */
    readings: z.array(Reading).min(1).exactOptional(),
    /**
     * The ends that the decisions of all players can lead to, whatever the script takes: every one that can be reached is one of these, and
     * each of these can be reached.
     */
    outcomes: z.array(ExpectedOutcome).exactOptional()
  })
  .check(({ value: { trace, final, readings, outcomes, only, onlyEvents, ignore, ignoreEvents }, issues }) => {
    const say = (field: string, message: string) => issues.push({ code: 'custom', input: field, path: [field], message })
    if (trace === undefined && final === undefined && readings === undefined && outcomes === undefined)
      say('trace', 'nothing is expected; give a "trace", a "final", "readings" or "outcomes"')
    if (trace === undefined && only !== undefined)
      say('only', 'there is no "trace" of which it could be compared; give one, or leave "only" out')
    if (trace === undefined && onlyEvents !== undefined)
      say('onlyEvents', 'there is no "trace" of which they could be compared; give one, or leave "onlyEvents" out')
    if (only !== undefined && ignore !== undefined) say('ignore', '"only" says already what is left out; give one of the two')
    if (onlyEvents !== undefined && ignoreEvents !== undefined)
      say('ignoreEvents', '"onlyEvents" says already what is left out; give one of the two')
    if (only !== undefined)
      trace?.forEach(({ see }, at) => {
        if (see !== 'answer' && !only.includes(see))
          issues.push({
            code: 'custom',
            input: see,
            path: ['trace', at, 'see'],
            message: `"${see}" is not among "only", so that it would not be compared; add it there, or take the entry out`
          })
      })
    if (outcomes) demandOutcomes(outcomes, { trace, final }, issues)
  })
  // what is compared of no trace at all
  .transform(({ trace, only, ...rest }) => ({ ...rest, ...(trace ? only && { only } : { only: [] }), trace: trace ?? [] }))
  .meta({ id: 'Expectation' })
export type Expectation = z.infer<typeof Expectation>

/** What a fixture rests on. */
export const Source = z
  .union([
    z.strictObject({ example: RuleId }),
    z.strictObject({ question: z.string().regex(/^[CD]\d\d$/, 'must be C or D and two digits') }),
    z.strictObject({ defect: z.string().regex(/^B\d{2,3}$/, 'must be B and two or three digits') }),
    z.strictObject({ rule: RuleId })
  ])
  .meta({ id: 'Source' })

/** How firmly the outcome stands; see the catalogue. */
export const FixtureStanding = z.enum(['normative', 'interpretation', 'undefined'])

/** A fixture's id: its ruleset, its folder and its name. No part of it climbs out of a folder. */
const ScenarioId = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/(?!\.{1,2}(\/|$))[a-z0-9.-]+)+$/,
    'must be a path of two parts or more, in small letters, such as mtg/mine/first-try'
  )

/**
 * A scenario file.
 * @public
 */
export const Scenario = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    id: ScenarioId,
    title: z.string().min(1),
    /** The test purpose: what tells a right engine from a wrong one. */
    purpose: z.string().min(1),
    standing: FixtureStanding,
    /** Why it is not normative. */
    reason: z.string().exactOptional(),
    /** The rules that the outcome shows. */
    rules: z.array(RuleId).min(1),
    /** Those of `rules` whose condition is not met here, which the outcome shows by their not acting: near misses. */
    negative: z.array(RuleId).min(1).exactOptional(),
    /** A small scenario, of which every legal choice is walked, not only the script; so is one that states its outcomes. */
    explore: z.literal(true).exactOptional(),
    source: Source.exactOptional(),
    ...situation,
    /** Cards of this scenario alone; other names are conformance cards of the ruleset. */
    cards: z.array(Card).exactOptional(),
    script: Script,
    expect: Expectation.exactOptional(),
    derivation: z.array(DerivationStep).exactOptional()
  })
  .check(({ value, issues }) => {
    value.negative?.forEach((rule, i) => {
      if (value.rules.includes(rule)) return
      issues.push({
        code: 'custom',
        input: rule,
        path: ['negative', i],
        message: `"${rule}" is not among "rules"; add it there, or take it out of "negative"`
      })
    })
  })
  .meta({ id: 'Scenario', title: 'Stacklaw scenario' })
export type Scenario = z.infer<typeof Scenario>

/** Whether every legal choice of a scenario is walked. */
export const isExplored = ({ explore, expect }: Pick<Scenario, 'explore' | 'expect'>): boolean =>
  explore === true || expect?.outcomes !== undefined
