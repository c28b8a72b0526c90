/**
 * The world: the game as the observations tell it. Plain data; every function of this folder returns a new world.
 * @module
 */
import type { TrustedBase } from '../base/base.js'
import type { AnyDecision } from '../rules/decision.js'
import { isOver, winner } from '../rules/checks-of-players.js'
import { closesWithoutAttack } from '../rules/turn.js'
import type { Condition } from '../scenario/amount.js'
import type { Card } from '../scenario/card.js'
import type { Duration, Effect, Granted } from '../scenario/effect.js'
import type { NumberName, PlayerNumber, Status, Zone } from '../scenario/names.js'
import type { WireScenario } from '../scenario/scenario.js'
import type { Pattern } from '../scenario/pattern.js'
import type { SelfReplacement, Step, Target } from '../scenario/step.js'
import type { ObjectView, Scope, TriggeringView } from '../scenario/view.js'
import type { EffectRef, GameEvent, Id } from '../trace/event.js'

/**
 * What is derived of a world and asked by what it is derived from: an object is what effects make of it, and effects are those of
 * objects as they are. Tied together as a world is made (`start.ts`).
 */
export interface Derived {
  /** The controller of an object. */
  readonly controllerOf: (world: World, object: WorldObject) => Id
  /** All objects, after the effects that modify them. */
  readonly modified: (world: World) => ReadonlyMap<Id, ObjectView>
  /** The abilities that effects have taken away from an object, by name. */
  readonly lostBy: (world: World, id: Id) => readonly string[]
  /** The abilities with a text of their own that effects have given to an object. */
  readonly gainedBy: (world: World, id: Id) => readonly Gained[]
}

/** An ability that an effect has given to an object, and what gave it. */
export interface Gained {
  readonly ability: Granted
  readonly by: string
  /** The effect of which that is a part. */
  readonly effect: string
}

/** What does not change while a scenario is played. */
export interface Facts {
  readonly derived: Derived
  readonly base: TrustedBase
  readonly scenario: WireScenario
  readonly cards: Readonly<Record<string, Card>>
  /** Whether any text looks back at past events; without one their order and number are forgotten. */
  readonly looksBack: boolean
  /** Whether any text modifies objects; without one every object is as it is printed. */
  readonly modifies: boolean
  /** Whether it matters how old objects are: to effects that modify them, or for Roles. */
  readonly dates: boolean
  /** Whether an application to an object is an event. */
  readonly reportsApplications: boolean
  /**
   * Whether what an effect has changed is taken back once another says that it can't be; else it stays. No rule says which, but it is one
   * of them throughout a game.
   * @see fab:6.3.1 fab:6.3.5 fab:6.3.7
   */
  readonly takesBack: boolean
  /** Whether any text makes an object a copy. */
  readonly copies: boolean
  /** Whether any text takes abilities away. */
  readonly loses: boolean
  /** Whether any text gives abilities that have a text of their own. */
  readonly grants: boolean
  /** Whether any text changes who controls an object. */
  readonly takes: boolean
  /** Whether objects may die: any has the number that keeps it alive, or may get it. */
  readonly mortal: boolean
  /** Whether any text makes prevention effects prevent less. */
  readonly lessens: boolean
  /** Whether the damage of anything may be enough to destroy, whatever its amount. */
  readonly deadly: boolean
  /** Whether any text has or gives lifelink. */
  readonly links: boolean
  /** Whether the change of an object's controller is an event of its own, and any text brings one about. */
  readonly reportsControl: boolean
  /** Whether any text asks how often an ability has resolved. */
  readonly countsResolutions: boolean
  /** Whether any text moves something until an event happens. */
  readonly movesUntil: boolean
  /** Whether any text is to be done once only. */
  readonly doesOnce: boolean
  /** Whether any text asks whether something was done. */
  readonly asksWhatWasDone: boolean
  /** Whether any text speaks of what comes about "this way". */
  readonly speaksOfWays: boolean
  /** Whether any text forbids to target something. */
  readonly forbidsTargets: boolean
  /** Whether any text speaks of what is targeted, other than to forbid it: then it is an event. */
  readonly watchesTargets: boolean
  /** Whether any text speaks of who does something. */
  readonly asksWho: boolean
  /** Whether any text speaks of triggerings. */
  readonly watchesTriggerings: boolean
  /** Is told each decision of the rules, and says what becomes of it; see `model/rules/decision.ts`. */
  readonly decided?: (of: AnyDecision, result: unknown, about: readonly unknown[]) => unknown
  /** The life with which players began, together with what they had lost of it. */
  readonly full: Readonly<Record<Id, number>>
  /** The team of each player who has one. */
  readonly teams: Readonly<Record<Id, string>>
}

/** An object: a card or token. */
export interface WorldObject {
  readonly id: Id
  readonly card: string
  readonly owner: Id
  readonly controller: Id
  readonly zone: Zone
  readonly counters: Readonly<Record<string, number>>
  readonly statuses: readonly Status[]
  readonly damage: number
  /** Additional costs declared as it was played. */
  readonly declared: readonly string[]
  /** Grows by one with every change of zone that makes it a new object. */
  readonly incarnation: number
  /** When it came where it is. */
  readonly since: number
  /** When it became attached, where that makes its effects as new. */
  readonly attachedSince?: number
  readonly token: boolean
  readonly attachedTo?: Id
  /** Which incarnation of its host it is attached to; a player has none. */
  readonly hostIncarnation?: number
  /** A copy of a card or spell. */
  readonly copy?: true
  /** Its owner's commander. */
  readonly commander?: true
  /** What an identity-replacement has made of its copyable properties. */
  readonly defined?: Defined
  /** What it has entered as a copy of. */
  readonly entered?: Copied
  /** What an effect that lasts makes it a copy of. */
  readonly copied?: Copied
}

/** Properties that an object has in place of the printed ones, or beside them. */
export interface Defined {
  readonly numbers: Partial<Readonly<Record<NumberName, number>>>
  readonly types: readonly string[]
}

/** What has been copied of an object. */
export interface Copied {
  readonly card: string
  readonly defined?: Defined
  /** Additional costs that had been paid for it. */
  readonly declared: readonly string[]
  /** The object that was copied. */
  readonly of: Subject
  /** The effect that makes the copy, and since when. */
  readonly by?: string
  readonly since?: number
}

/** When a lasting effect ends, with what its words meant as it started. */
export type Until =
  | { readonly at: 'turn-end'; readonly turn: number }
  | { readonly at: 'player-turn-end'; readonly player: Id; readonly after: number }
  | { readonly at: 'link-end'; readonly link: number }
  | { readonly at: 'chain-end'; readonly chain: number }
  | { readonly at: 'never' }
  | { readonly at: 'condition'; readonly while: Condition }

/** An effect that a stack object started. */
export interface Lasting {
  readonly key: string
  readonly ref: EffectRef
  readonly effect: Effect
  readonly until: Until
  readonly for: Duration
  /** What its words stand for, fixed as it started. */
  readonly scope: Scope
  readonly since: number
  /** Objects that a continuous effect has started to apply to, each as the object that it was then. */
  readonly subjects?: readonly Subject[]
  /** What its multiplications add, by their places among its modifications, to each object. */
  readonly adds?: Readonly<Record<number, Readonly<Record<Id, number>>>>
  /** What its objects become copies of. */
  readonly copied?: Copied
  /** What replaces its own first application. */
  readonly instead?: readonly SelfReplacement[]
}

/** One incarnation of an object. */
export interface Subject {
  readonly id: Id
  readonly incarnation: number
}

/** One incarnation of an object under a controller. */
export interface Held {
  readonly incarnation: number
  readonly controller: Id
}

/** How an effect was last applied to an object: as it reads, and as what it became if that was replaced. */
export interface Applied {
  readonly live: string
  readonly amount?: number
  /** The application was replaced and did not occur. */
  readonly nothing?: true
}

/** An event that occurred, with the objects that it speaks of as they were seen then. */
export interface Entry {
  readonly event: GameEvent
  readonly seen: Readonly<Record<Id, ObjectView>>
  readonly turn: number
  readonly chain: number
  readonly link: number
}

/** What a stack object is going to do. */
export interface Text {
  readonly steps: readonly Step[]
  readonly targets: readonly Target[]
  readonly if?: Condition
  readonly unless?: Condition
  /** The state part of an event trigger's condition. */
  readonly given?: Condition
  /** Whether the conditions are tested as it triggers and again as it resolves; if not, its effects are what they bear on. */
  readonly intervening?: { readonly if: boolean; readonly unless: boolean }
  /** The condition of a state trigger. */
  readonly when?: Condition
  /** It says of itself that it can't be negated. */
  readonly cantBeNegated?: true
  /** The name of what it says to do only once. */
  readonly once?: string
}

/** A triggered stack object that is not on the stack yet. */
export interface Pending {
  readonly stackObject: Id
  readonly ref: EffectRef
  readonly key: string
  readonly controller: Id
  readonly scope: Scope
  readonly text: Text
  /** It answers another triggering. */
  readonly meta?: true
  /** See `Layer`. */
  readonly unseen?: Unseen
}

/** Several stack objects that are placed in an order that nobody sees. */
export interface Unseen {
  /** The same for all of them. */
  readonly round: number
  /** Whether it may lie anywhere among them; the others lie as they were placed. */
  readonly loose: boolean
}

/** A stack object on the stack. */
export interface StackObject {
  readonly id: Id
  readonly kind: 'card' | 'activated' | 'triggered'
  readonly controller: Id
  readonly ref?: EffectRef
  /** Which instance of an effect it comes from. */
  readonly key?: string
  readonly scope: Scope
  readonly text: Text
  /** Every declared target with the specification it must still meet and its incarnation then. */
  readonly declared: readonly Declared[]
  readonly modes: readonly string[]
  /** Nothing legal could be declared for it, and it was placed all the same: when it fails. */
  readonly fails?: 'check' | 'resolution'
  /** It was placed with others in an order that nobody saw. */
  readonly unseen?: Unseen
}

/** A declared target. */
export interface Declared {
  readonly as: string
  readonly target: Id
  readonly spec: Target
  readonly incarnation: number
  /** What falls to it of what is divided among several. */
  readonly share?: number
  /** It was illegal at a check, and stays so. */
  readonly lost?: true
}

/** An open combat chain. */
export interface Combat {
  readonly step: string
  readonly attack: { readonly object: Id; readonly target: Id } | undefined
  /** The attacks on it, in order. */
  readonly attacks: readonly Id[]
}

/** The name of a source's ability by which any damage that it deals is enough to destroy. */
export const DEADLY = 'deathtouch'

/** A triggering, with its source as it was. */
export interface Heard {
  readonly triggering: TriggeringView
  readonly source: ObjectView | undefined
  readonly turn: number
}

/** An object that has been moved until something happens. */
export interface Away extends Subject {
  /** Where it was put, and where it returns to. */
  readonly at: Zone
  readonly back: Zone
  readonly until: Pattern
  /** What the words of the pattern stand for, fixed as it was moved. */
  readonly scope: Scope
  readonly ref: EffectRef
  /** Whether its move has occurred: `elsewhere` if to another zone than the text says. */
  readonly moved?: 'there' | 'elsewhere'
  /** What it waits for has happened. */
  readonly ended?: true
}

export interface World {
  readonly facts: Facts
  /** Everyone seated, clockwise. */
  readonly players: readonly Id[]
  readonly defeated: readonly Id[]
  readonly numbers: Readonly<Record<Id, Readonly<Partial<Record<PlayerNumber, number>>>>>
  readonly objects: Readonly<Record<Id, WorldObject>>
  /** The objects of each zone, in order; a deck from its top. */
  readonly zones: Readonly<Partial<Record<Zone, readonly Id[]>>>
  readonly lastKnown: Readonly<Record<Id, ObjectView>>
  readonly lasting: readonly Lasting[]
  /** Effects that last while something is true, and that it has not been since they were generated. */
  readonly waiting: readonly Lasting[]
  /** What returns once something happens. */
  readonly away: readonly Away[]
  /** The moves that last which stack objects are to make in vain: what they are to last until has happened already. */
  readonly tooLate: readonly { readonly stackObject: Id; readonly until: Pattern }[]
  /** Applications of continuous effects to objects, where the game has them as events. */
  readonly applied: Readonly<Record<string, Applied>>
  /** Since when each static effect on objects has been there, by its key. */
  readonly stamped: Readonly<Record<string, number>>
  /** How often each source has started each of its effects. */
  readonly started: Readonly<Record<string, number>>
  readonly history: readonly Entry[]
  /** The triggerings so far, in games in which any text speaks of them. */
  readonly triggerings: readonly Heard[]
  /** Triggerings of each effect that has a limit, in this turn and in the game. */
  readonly triggered: Readonly<Record<string, { readonly turn: number; readonly game: number }>>
  /** Effects with a triggering that was counted although an effect prevented it. */
  readonly stopped: readonly string[]
  /** Effects on one or more events that have triggered on a compound event, each with its name. */
  readonly grouped: readonly string[]
  /** Activations of each ability that has a limit. */
  readonly activated: Readonly<Record<string, { readonly turn: number; readonly game: number }>>
  /** How often each effect with a number of uses has been used. */
  readonly uses: Readonly<Record<string, number>>
  /** The turns in which each effect with an ordinal has replaced an event that then did not occur. */
  readonly skippedOrdinals: Readonly<Record<string, readonly number[]>>
  /** How much of each shield is used up. */
  readonly usedShield: Readonly<Record<string, number>>
  /** What was sampled last of each state trigger's condition. */
  readonly sampled: Readonly<Record<string, boolean>>
  readonly stack: readonly StackObject[]
  /** The card whose stack object is resolving. */
  readonly resolving: Id | undefined
  readonly pending: readonly Pending[]
  readonly turn: { readonly player: Id; readonly number: number; readonly phase: string }
  /** Players who were to draw from an empty deck since the last checks. */
  readonly drewFromEmptyLibrary: readonly Id[]
  /** Objects to which a source that is deadly has dealt damage since the last checks. */
  readonly dealtDeathtouch: readonly Subject[]
  /** Commanders that have moved since the last checks, in games that let them go back. */
  readonly movedCommanders: readonly Id[]
  /** The damage that each commander has dealt to each player, by both. */
  readonly byCommander: Readonly<Record<string, number>>
  /** Who was last told to control each object. */
  readonly held: Readonly<Record<Id, Held>>
  /** What each player has had since the turn began, in a scenario that begins with the declaration of attackers. */
  readonly steady: Readonly<Record<Id, Held>>
  /** How often each ability has resolved in this turn, where any text asks. */
  readonly resolved: Readonly<Record<string, number>>
  /** What has been done in this turn of that which is to be done once. */
  readonly done: readonly string[]
  /** Triggered effects that skip the stack and are still to be carried out. */
  readonly offStack: readonly Pending[]
  /** The player whom an effect has let win. */
  readonly winner?: Id
  readonly combat: Combat | undefined
  /** Numbers of the latest combat chain and chain link. */
  readonly chain: number
  readonly link: number
  /** Counts events and starts of effects: timestamps. */
  readonly time: number
  /** How many events have occurred. */
  readonly occurred: number
}

/** Players who have not lost. */
export const living = (world: World): readonly Id[] =>
  world.defeated.length === 0 ? world.players : world.players.filter(player => !world.defeated.includes(player))

/** The players who share a life total with one: the player alone, where there are no teams. */
export const teamOf = ({ facts, players }: World, player: Id): readonly Id[] => {
  const team = facts.teams[player]
  return team === undefined ? [player] : players.filter(each => facts.teams[each] === team)
}

/** Whether the game is over: an effect let a player win, or no two sides are left. */
export const isGameOver = (world: World): boolean => {
  if (world.winner !== undefined) return true
  if (world.defeated.length === 0) return false
  const [first, ...others] = living(world)
  return first === undefined || isOver(world, !others.every(each => teamOf(world, first).includes(each)))
}

/** Who has won a game that is over; `undefined` if nobody has. */
export const winnerOf = (world: World): Id | undefined => world.winner ?? winner(world, living(world))

/** The players in clockwise order from one of them, those who have lost left out. */
export const clockwise = (world: World, from: Id): readonly Id[] => {
  const at = Math.max(0, world.players.indexOf(from))
  return [...world.players.slice(at), ...world.players.slice(0, at)].filter(player => !world.defeated.includes(player))
}

/** Whether the active attack is gone before its damage was worked out, so that the chain closes. @see fab-context:7.7.2c */
export const isAttackGone = (world: World): boolean => {
  const { combat, objects } = world
  return combat?.attack !== undefined && closesWithoutAttack(world, combat.step, objects[combat.attack.object]?.zone)
}
