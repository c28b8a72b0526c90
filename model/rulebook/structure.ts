/**
 * The structure of a game: the typed parameters and tables in which games differ. Model and engine read these and never ask
 * which game it is. Each value cites its rule.
 * @module
 */
import { GAME_STARTS } from '../scenario/names.js'
import type { NumberName, RuleId, Zone } from '../scenario/names.js'
import type { DeclaredCheck } from './declared-check.js'
import type { EventKind } from '../scenario/pattern.js'
import type { PhaseRole } from '../scenario/question.js'
import type { ReplacementClass } from '../scenario/effect.js'

/** A value and the rules that give it. `undefined` standing: the text does not say, and no engine is judged by it. */
export interface Cited<T> {
  readonly value: T
  readonly rules: readonly RuleId[]
  readonly standing?: 'interpretation' | 'undefined'
  readonly note?: string
  /** What the text allows as well, one of them throughout a game: where the charts refuse a game, it is followed in each of these. */
  readonly open?: readonly T[]
  /** The ruleset of the newer edition from which an older one has it, where its own text does not give it. */
  readonly borrowed?: string
}

/** A step of combat. */
export interface CombatStep {
  readonly name: string
  /** Whether players get priority in it; without it, layers resolve as if all passed. */
  readonly priority: boolean
}

/** A phase of the turn, or a step where phases are made of steps. */
export interface Phase extends CombatStep {
  /** Nobody gets priority in it whatever happens: what triggers in it waits for a later phase. */
  readonly holds?: true
  /** What the phase is for, whatever its name: where a turn starts, where its player acts, where it ends. */
  readonly role?: PhaseRole
  /** Things the game does by itself as the phase begins. */
  readonly actions: readonly TurnAction[]
}

/** What the game does by itself at a point of the turn. */
export type TurnAction =
  | 'gain-action-point'
  | 'untap'
  | 'draw'
  | 'declare-attackers'
  | 'expire-this-turn'
  | 'reset-action-points'
  | 'wear-off-damage'
  | 'discard-down'

/** A class of replacement, prevention included. */
export type PassClass = ReplacementClass | 'prevention'

/** A pass of the replacement process: the classes it takes, before or after the event. */
export interface ReplacementPass {
  readonly classes: readonly PassClass[]
  readonly when: 'before' | 'after'
}

/** A state check: a condition that the game acts on by itself. */
export type StateCheck =
  | 'player-dead'
  | 'player-decked'
  | 'player-poisoned'
  | 'object-dead'
  | 'object-destroyed-by-damage'
  | 'deathtouched'
  | 'no-loyalty'
  | 'shared-type'
  | 'unique'
  | 'newest'
  | 'attachment'
  | 'counter-pairs'
  | 'counter-cap'
  | 'token-elsewhere'
  | 'copy-elsewhere'
  | 'team-dead'
  | 'team-poisoned'
  | 'commander-damage'
  | 'commander-returns'
  | 'scheme'
  | 'saga'
  | 'no-defense'
  | 'phenomenon'
  | 'speed'
  | 'roles'
  | 'target-lost'

/** What the check of unique objects does. */
export interface Unique {
  /** The type that makes an object unique, beside its name. */
  readonly type: string
  /** Among which objects of one name: those of one controller, or all. */
  readonly among: 'controller' | 'all'
  /** How many stay: one that their controller keeps, or none. */
  readonly stays: 'kept' | 'none'
  /** How the others go. */
  readonly by: 'move' | 'sacrifice'
}

/** What an effect does with a number. */
export type Operation = 'set' | 'multiply' | 'divide' | 'add' | 'subtract'

/**
 * A stage or layer of continuous effects: what it modifies. Where one has `set-number`, to set a number is to set its base, and belongs
 * there; else it is one of the operations on numbers.
 */
export interface Stage {
  readonly name: string
  readonly modifies: readonly ('copy' | 'controller' | 'types' | 'supertypes' | 'abilities' | 'base-number' | 'set-number' | 'number')[]
  /** The order of operations on numbers within it; without one, timestamps decide. */
  readonly order?: readonly Operation[]
}

/**
 * The typed parameters of a ruleset.
 * @public
 */
export interface Structure {
  readonly turn: {
    /** The phases of a turn, in order. */
    readonly phases: Cited<readonly Phase[]>
    /** The steps of combat, if an attack opens one: none where a game's combat is not in this version. */
    readonly combat: Cited<readonly CombatStep[]>
    /**
     * The step in which several creatures are declared as attackers at once: a scenario may begin with it, and then ends in it, since no
     * turn goes through it in this version. `null` where attacks are made one at a time.
     */
    readonly attackers: Cited<Phase | null>
    /** When "this turn" effects end. */
    readonly expiry: Cited<'end-of-procedure' | 'with-cleanup'>
  }
  readonly priority: {
    /** Who has priority after playing or activating. */
    readonly afterActing: Cited<'actor' | 'turn-player'>
    /**
     * Whether players have priority once more as the last layer has resolved in a phase that gives none by itself. `null` where
     * nobody has any in such a phase.
     */
    readonly afterLast: Cited<boolean | null>
  }
  readonly replacement: {
    /** The passes, in order. */
    readonly passes: Cited<readonly ReplacementPass[]>
    /** Who orders effects of one pass. Where several players are affected at once, each is asked for what concerns them, in turn order. */
    readonly orderer: Cited<'selected-player-laps' | 'affected-player'>
    /**
     * Whose effects they are or whom the event happens to: who applies what replaces an event that is no damage. `null` where it is
     * the effects' controllers for every event.
     */
    readonly beyondDamage: Cited<'affected-player' | 'effect-controller' | null>
    /** Whether earlier passes are offered again after an application. `null` where there is one pass. */
    readonly revisit: Cited<'forward-only' | 'restart' | null>
    /** Which effects may replace an event that can't happen. */
    readonly forbidden: Cited<'none' | 'self'>
    /** How effects on an object's entering look at it: as it is, or as it would be in the arena. */
    readonly entering: Cited<'as-it-is' | 'as-it-would-be'>
    /** When an additional effect of a prevention happens. */
    readonly riders: Cited<'before-event' | 'after-prevention'>
    /** Whether a further modification by other replacements is a sub-event before the event. */
    readonly subEvents: Cited<'before-event' | 'within-event'>
    /** How effects look at an instruction to draw several cards that do not speak of their number: at the whole of it, or at each draw. */
    readonly draws: Cited<'as-a-whole' | 'one-by-one'>
  }
  readonly prevention: {
    /** Who declares which points of damage are prevented. */
    readonly allocator: Cited<'effect-controller' | 'affected-player'>
    /** Whether unpreventable damage uses up a one-off prevention, and a shield's amount: `null` where a shield pays what is prevented. */
    readonly unpreventableUsesOneOff: Cited<boolean>
    readonly unpreventableUsesShield: Cited<boolean | null>
    /** Whether a "prevents less" rule reduces what the shield is charged. */
    readonly shieldPays: Cited<'established-total' | 'prevented'>
    /** What a static effect prevents of damage to several: its amount in all, or from each. */
    readonly staticAmount: Cited<'in-total' | 'from-each'>
  }
  readonly placement: {
    /** Who places triggered-layers first. */
    readonly first: Cited<'turn-player-selects' | 'turn-player'>
    /** The passes: `ordinary` triggers, and those that answer a triggering (`meta`). */
    readonly passes: Cited<readonly (readonly ('ordinary' | 'meta')[])[]>
    /** Whose a triggered-layer is. */
    readonly controller: Cited<'when-triggered' | 'when-placed'>
    /** Whether a target of an optional effect may be left undeclared. */
    readonly optionalTarget: Cited<boolean>
    /** Whether a mode without legal targets may be chosen. */
    readonly deadMode: Cited<boolean>
    /** What becomes of a triggered-layer for which nothing legal can be declared: it is never on the stack, or fails there. */
    readonly undeclarable: Cited<'ceases' | 'fails-on-stack'>
    /** Who orders what triggers as the game starts; `null` where the text does not speak of it. */
    readonly asGameStarts: Cited<'turn-player' | 'each-player' | null>
  }
  readonly checks: {
    readonly list: Cited<readonly StateCheck[]>
    /** Further checks, told as data; they come after those of the list, in this order. `null` where the list is closed. */
    readonly declared: Cited<readonly DeclaredCheck[] | null>
    /** Whether checks are repeated until none applies, and again after triggers are placed; or each is made once, in order, and placing comes last. */
    readonly loop: Cited<'one-pass' | 'until-stable'>
    /** Whether all checks that apply act as one event. */
    readonly simultaneous: Cited<'each-check' | 'all-checks'>
    /** The number by which an object in the arena is dead or survives damage. */
    readonly vital: Cited<'life' | 'toughness'>
    /**
     * Whether damage destroys only what has more than nothing of the vital number. `null` where damage lowers that number itself, and so
     * destroys nothing. The next four: `null` without their check.
     */
    readonly damageNeedsVital: Cited<boolean | null>
    readonly unique: Cited<Unique | null>
    /** Where a check finds tokens that cease to exist. */
    readonly tokens: Cited<'elsewhere' | 'elsewhere-or-phased-out' | null>
    /** Whose triggered ability on the stack or pending keeps a scheme face up. */
    readonly schemes: Cited<'none' | 'own-trigger' | 'any-trigger' | null>
    /** Whether a creature that is attached stays so where equipment and fortifications do, or comes off as other creatures. */
    readonly attachedCreatures: Cited<'as-their-kind' | 'come-off' | null>
  }
  readonly events: {
    /** How "destroy all" and its like are performed. */
    readonly sweep: Cited<'in-sequence' | 'at-once'>
    /** How one attack, or one instruction that damages all of a kind, damages several. `damage-each` is one event in every game. */
    readonly multiDamage: Cited<'clockwise-in-sequence' | 'at-once'>
    /** Where "each player" begins. */
    readonly eachPlayer: Cited<'effect-controller' | 'turn-player'>
    /** What drawing from an empty deck does. */
    readonly emptyDeck: Cited<'nothing' | 'lose-at-check' | 'lose-at-once'>
    /** Whether +1/+1 and -1/-1 counters on one object cancel as they are put on it. Where they do at a check, it is `counter-pairs`. */
    readonly opposites: Cited<'stay' | 'cancel-on-placement'>
    /** Whether what is destroyed and goes elsewhere than to the graveyard counts as destroyed. */
    readonly redirectedDestroy: Cited<'destroyed' | 'not-destroyed'>
    /** Whether counters that something enters with are put on it, for what speaks of counters being put on things. */
    readonly countersOnEntering: Cited<'put' | 'not-put'>
    /** Whether an instructed action that was wholly replaced counts as performed, for what looks back on it. */
    readonly replacedAction: Cited<'not-performed' | 'performed'>
    /** Whether the change of an object's controller is an event of its own. */
    readonly control: Cited<'applied' | 'event'>
    /** Whether damage by a source with lifelink lets its controller gain as much life. `null` where the text has no such ability. */
    readonly lifelink: Cited<boolean | null>
  }
  readonly triggers: {
    /**
     * What connects an ability that an effect has given with another one of its object: that the same effect has given both, or the
     * name alone. `null` where the text does not speak of it.
     */
    readonly connected: Cited<'by-one-effect' | 'by-name' | null>
    /** Triggers on these events look at the game just before the event. */
    readonly lookBack: Cited<readonly EventKind[]>
    /** Whether an object that leaves in an event sees the other things that leave in it. `null` where no kind is looked back on: it does. */
    readonly leavingSees: Cited<'own-leaving' | 'all-leaving' | null>
    /** What suppressed triggerings do to a limit. */
    readonly suppressedCounts: Cited<boolean>
    /** When a condition after the comma is tested. */
    readonly interveningIf: Cited<'on-generation' | 'on-trigger-and-resolution'>
    readonly stateSampled: Cited<'priority-state' | 'always'>
    readonly stateRearms: Cited<'on-change' | 'on-leaving-stack'>
    /** Whether a pure state trigger fails if the state is false as it resolves. */
    readonly stateRecheck: Cited<boolean>
    /** How often a delayed trigger with a duration triggers. */
    readonly delayedWithDuration: Cited<'each-time' | 'once'>
    /** How long a delayed trigger on an event waits whose duration is not stated. */
    readonly delayedWithoutDuration: Cited<'default-duration' | 'until-it-triggers'>
    /** Whether a keyworded trigger looks at a further condition as it triggers. `null`, with the next, where no effect does. */
    readonly keyworded: Cited<'as-written' | 'triggers-regardless' | null>
    /** When "unless" is dealt with. */
    readonly unless: Cited<'on-resolution' | 'as-condition' | null>
    /** Which abilities an effect lets trigger more often that does not say whose: any, or none that is delayed or reflexive. */
    readonly additionalTimes: Cited<'any' | 'of-objects'>
    /** Whether what no player but its owner can see triggers. */
    readonly hiddenSource: Cited<'owner-may' | 'never'>
    /** Whether a triggered-layer has the types of its source. */
    readonly traits: Cited<boolean>
    /**
     * Whether an activated ability of speed `resource` skips the stack, and with it a triggered one without target that makes
     * resources as such an ability is activated.
     */
    readonly resourcesSkipStack: Cited<boolean>
    /** What "do this only once" counts: the action, or every triggering, whether or not the action was then taken. */
    readonly doOnce: Cited<'action' | 'triggering'>
    /** How often "when you do" triggers on what happened several times. */
    readonly reflexive: Cited<'once' | 'each-time'>
    /** What a "when" of an instruction does that speaks of a state: it looks at once and never again, or it waits as a delayed effect does. */
    readonly inlineState: Cited<'at-once' | 'waits'>
  }
  readonly continuous: {
    /** How long an effect of a resolution lasts that does not say: the turn, the game, or the game while its source, if it is in the arena, stays there. */
    readonly defaultDuration: Cited<'turn' | 'game' | 'game-or-source'>
    readonly stages: Cited<readonly Stage[]>
    /** Whether the objects that a started effect on all of a kind modifies are settled as it begins, or later ones join them. */
    readonly startedSet: Cited<'settled' | 'open'>
    /** Which other effects an effect waits for, when these change what it does. */
    readonly dependency: Cited<'higher-stages' | 'same-stage'>
    /** Whether an effect that removes a property takes away what other effects have added, too. */
    readonly removal: Cited<'spares-added' | 'takes-all'>
    /** When a static effect that was gone, and is back, is stamped: as it is back, or as its object came. */
    readonly restamp: Cited<'as-it-begins' | 'as-its-object-came'>
    /** Who orders effects that begin together: the turn-player all of them, or the players in turn order each their own. */
    readonly ties: Cited<'turn-player' | 'turn-order'>
    /**
     * What becomes of a static effect whose ability an effect takes away: it is there in no stage, or stands in the stages before that in
     * which the ability is lost.
     */
    readonly lostAbility: Cited<'in-no-stage' | 'in-earlier-stages'>
    /** How an effect with parts in several stages goes on: each part by itself, or as it has begun, with its objects. */
    readonly parts: Cited<'each-by-itself' | 'as-begun'>
    /** What an effect of a resolution does that multiplies a number: so each time that it is applied, or it adds what that makes as it starts. */
    readonly multiplying: Cited<'as-applied' | 'as-it-starts'>
    /** Whether what becomes attached is as new as that. */
    readonly attaching: Cited<'stamps' | 'does-not-stamp'>
    /** When counters change a number in the stage of numbers: before its effects, or with those that do the same; where these have no order, after all. */
    readonly counters: Cited<'before-effects' | 'by-operation'>
    /** The numbers that +1/+1 and -1/-1 counters change. */
    readonly counted: Cited<readonly NumberName[]>
  }
  readonly targets: {
    /** When a target that has become illegal is lost. */
    readonly lostAt: Cited<'resolution' | 'check'>
    /** What a layer does of whose targets some are illegal. */
    readonly partial: Cited<'resolves-rest' | 'fails'>
    /** Whether what is divided among targets is divided as these are declared; `null` where the text speaks of no division. */
    readonly divided: Cited<boolean | null>
  }
  readonly options: {
    /** Whether an optional instruction that can't be carried out may be chosen. */
    readonly impossible: Cited<'barred' | 'allowed'>
    /** Whether an optional instruction for all of some things may be chosen where there is none for which it would do anything. */
    readonly emptySweep: Cited<'barred' | 'allowed'>
    /** Whether the condition at the head of a list is tested once, or for each item as that is generated. `null` where no text speaks of it. */
    readonly listCondition: Cited<'once' | 'each-item' | null>
  }
  readonly numbers: {
    /** Whether numeric properties stop at zero. */
    readonly floor: Cited<'zero' | 'none'>
    /** Whether life that is gained is added, or takes back what was lost of the life that one began with, and no more. */
    readonly lifeGained: Cited<'added' | 'recovered'>
  }
  readonly zones: {
    /** Where a resolved card-layer goes, by type; `*` for the rest. */
    readonly afterResolving: Cited<Readonly<Record<string, Zone>> & { readonly '*': Zone }>
    /** Zones from which cards are played. */
    readonly playFrom: Cited<readonly Zone[]>
    /** Types playable only on an empty stack by the turn-player, and what they cost. */
    readonly slowTypes: Cited<readonly string[]>
    /** What becomes of a token as it leaves the arena: it ceases to exist with that, or goes where it was to go. */
    readonly leavingTokens: Cited<'cease' | 'go'>
    /** Which move makes an object a new one: every one but from the stack to the arena; or one elsewhere than to the arena or stack. */
    readonly newObject: Cited<'any-move' | 'elsewhere'>
    /** Which move of an object a text follows to the public zone it went to: its first, or only one that the text answers or makes. */
    readonly follow: Cited<'first-move' | 'seen-move'>
    /**
     * Where objects in the arena go that a player who has lost controlled, but did not own: to the graveyard; or, as control effects
     * end, back to whoever controls them without these, and what nobody else controls is banished.
     */
    readonly takenByLost: Cited<'graveyard' | 'back-or-banished'>
    /** Whether what is moved until something happens returns right after that; `null` where the text speaks of no such move. */
    readonly untilReturns: Cited<boolean | null>
  }
}

/** The first phase in which players have priority, where there is one. */
export const openPhase = ({ turn }: Pick<Structure, 'turn'>): string | undefined => turn.phases.value.find(phase => phase.priority)?.name

/**
 * What a scenario may name as a phase: those of a turn, the step in which attackers are declared, and the start of the game where the
 * text speaks of it.
 */
export const phasesNamed = ({ turn, placement }: Pick<Structure, 'turn' | 'placement'>): readonly string[] => [
  ...turn.phases.value.map(({ name }) => name),
  ...(turn.attackers.value === null ? [] : [turn.attackers.value.name]),
  ...(placement.asGameStarts.value === null ? [] : [GAME_STARTS])
]

/** What a game calls the phase that is for this. */
export const phaseOf =
  ({ turn }: Structure) =>
  (role: PhaseRole): string =>
    turn.phases.value.find(phase => phase.role === role)?.name ?? role
