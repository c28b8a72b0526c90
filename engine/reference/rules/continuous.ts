/**
 * Continuous effects: stages and numbers.
 * @module
 */
import type { Condition } from '../../../model/scenario/amount.js'
import type { NumberOperation } from '../../../model/scenario/effect.js'
import type { NumberName } from '../../../model/scenario/names.js'
import type { Id } from '../../../model/trace/event.js'
import type { Structure } from '../../../model/rulebook/structure.js'

/** A modification of a number. */
export interface NumberChange {
  readonly op: NumberOperation
  readonly by: number
  readonly round?: 'up' | 'down'
  readonly born: number
}

/**
 * The stage in which a part of an effect is applied: its own, or the highest of those that the effect depends on, if that is above it.
 * @param stages those of all parts of the effect
 * @param part the place of this one among them
 * @see fab:6.3.2a fab:6.3.2b fab:6.3.2c
 */
export const stageFor = (structure: Structure, stages: readonly number[], part: number, read: readonly number[]): number =>
  structure.continuous.dependency.value === 'higher-stages' ? Math.max(stages[part]!, ...read) : stages[part]!

/**
 * The timestamp of a static effect that begins: the moment, unless its object came later; where a game goes by the object, when that
 * came.
 * @see fab:6.2.3d fab:6.3.4a
 */
export const stampOf = (structure: Structure, came: number, moment: number): number =>
  structure.continuous.restamp.value === 'as-it-begins' ? Math.max(came, moment) : came

/**
 * Whether a player orders effects that begin together, where the order matters: those of one object have its timestamp where players order
 * objects, and no text orders them.
 * @see fab:6.3.4 fab:6.3.4b mtg-context:613.7m
 */
export const ordersTies = (structure: Structure, sources: readonly Id[]): boolean =>
  structure.continuous.ties.value === 'turn-player' || new Set(sources).size > 1

/**
 * Who orders effects that begin together, where the order matters: the turn-player, or who controls their sources.
 * @see fab:6.3.4 fab:6.3.4b mtg-context:613.7m ga-context:CE.timestamps.4
 */
export const orderedBy = (structure: Structure, turnPlayer: Id, controller: Id): Id =>
  structure.continuous.ties.value === 'turn-player' ? turnPlayer : controller

/**
 * When what comes to a zone begins to be there, for the timestamps of its effects: of what comes together that of the turn-player is the
 * older, then that of the others in turn order, where the game says so.
 * @param seat the place of its owner in turn order
 * @see mtg-context:613.7m ga-context:CE.timestamps.4
 */
export const arrivesAt = (structure: Structure, moment: number, together: number, seat: number): number =>
  structure.continuous.ties.value === 'turn-order' ? together + seat * SEAT : moment

/** How far the timestamps of two players are apart whose objects come together. */
export const SEAT = 1 / 16

/** The timestamp of an object that becomes attached: that moment, or as before. @see mtg-context:613.7e */
export const stampOfAttaching = (structure: Structure, moment: number): number | undefined =>
  structure.continuous.attaching.value === 'stamps' ? moment : undefined

/** Whether an effect waits for others of its own stage that change what it does. @see mtg-context:613.8 ga-context:CE.dependency.1 */
export const waitsInStage = (structure: Structure): boolean => structure.continuous.dependency.value === 'same-stage'

/**
 * Of effects of one stage, the oldest first, the one that is applied next: the first that waits for none of the others. It waits for one
 * that it depends on, unless that one depends on it in turn.
 * @param dependsOn those among them that change what one of them does
 * @see mtg-context:613.8b ga-context:CE.dependency.2
 */
export const nextOfStage = <E>(waiting: readonly E[], dependsOn: (one: E) => readonly E[]): E => {
  const leadsTo = (from: E, to: E, been: Set<E>): boolean =>
    dependsOn(from).some(e => e === to || (!been.has(e) && leadsTo(e, to, been.add(e))))
  return waiting.find(one => dependsOn(one).every(other => leadsTo(other, one, new Set([other])))) ?? waiting[0]!
}

/**
 * Whether a static effect is applied no longer, its ability being lost: not, if it has begun in an earlier stage and goes on as it has
 * begun. Where it is there in no stage, all is worked out without it; see `endsWithAbility`.
 * @see mtg-context:613.6 ga-context:CE.layers
 */
export const isOverInStage = (structure: Structure, isLost: boolean, hasBegun: boolean): boolean =>
  isLost && structure.continuous.lostAbility.value === 'in-earlier-stages' && !(hasBegun && goesOnAsBegun(structure))

/** Whether the later parts of an effect apply to the objects of its first. @see mtg-context:613.6 */
export const goesOnAsBegun = (structure: Structure): boolean => structure.continuous.parts.value === 'as-begun'

/** Whether to set a number is to set its base. @see mtg-context:613.4 ga-context:CE.layers */
export const setsBase = (structure: Structure): boolean =>
  structure.continuous.stages.value.some(({ modifies }) => modifies.includes('set-number'))

/** What a multiplication adds to a number as its effect starts; nothing settled, where it multiplies whenever it is applied. @see mtg-context:701.10b */
export const addedByMultiplying = (structure: Structure, value: number, times: number): number | undefined =>
  structure.continuous.multiplying.value === 'as-it-starts' ? value * (times - 1) : undefined

/** Whether it matters that of effects that begin together one makes an object fit, or unfit, for another: what it is in either order. @see fab:6.3.4b fab:6.3.5a */
export const orderMatters = (inOneOrder: string, inTheOther: string): boolean => inOneOrder !== inTheOther

/** Whether objects are to be worked out anew, as something that they depend on has changed. @see fab:6.3.5 */
export const isOutdated = <W>(then: W, now: W, read: readonly (keyof W)[]): boolean => read.some(field => then[field] !== now[field])

/**
 * Whether an effect joins those of the substage under way when another of them makes an object fit, whichever is older. Games in which
 * effects of one stage wait for each other have this by their dependency.
 * @see fab:6.3.5a
 */
export const joinsSubstage = (structure: Structure): boolean => structure.continuous.dependency.value === 'higher-stages'

const BASE = '-base'

/** Whether an operation is one on the base of a number. @see fab:6.3.2 */
export const changesBase = (op: NumberOperation): boolean => op.endsWith(BASE)

/** An operation on a base as one on a number. */
const plainly = (op: NumberOperation): string => (changesBase(op) ? op.slice(0, -BASE.length) : op)

/** The order of modifications of one number. @see fab:6.3.3 fab:6.3.3a fab:6.3.4 */
export const applicationOrder = <C extends Pick<NumberChange, 'op' | 'born'>>(
  structure: Structure,
  changes: readonly C[]
): readonly C[] => {
  const orderOf = (what: 'number' | 'base-number'): readonly string[] =>
    structure.continuous.stages.value.find(stage => stage.modifies.includes(what))?.order ?? []
  const place = ({ op }: C): number => (changesBase(op) ? orderOf('base-number').indexOf(plainly(op)) : orderOf('number').indexOf(op))
  return [...changes].sort((a, b) => place(a) - place(b) || a.born - b.born)
}

const OPPOSITE: Partial<Readonly<Record<NumberChange['op'], NumberChange['op']>>> = {
  ...{ add: 'subtract', subtract: 'add' },
  ...{ 'add-base': 'subtract-base', 'subtract-base': 'add-base' }
}

/** What an effect does to a number by its substage: stated to add less than nothing, it subtracts. @see fab:6.3.3 */
export const operationOf = (op: NumberChange['op'], stated: unknown): NumberChange['op'] =>
  typeof stated === 'number' && stated < 0 ? (OPPOSITE[op] ?? op) : op

/** A number divided, and rounded as the text says; what would be divided by nothing stays as it is. */
export const divided = (value: number, by: number, round: 'up' | 'down' = 'down'): number => {
  if (by === 0) return value
  const exact = value / by
  return round === 'up' ? Math.ceil(exact) : Math.floor(exact)
}

/** A number after one modification. */
export const modified = (value: number, change: Pick<NumberChange, 'op' | 'by' | 'round'>): number => {
  switch (change.op) {
    case 'add':
    case 'add-base':
      return value + change.by
    case 'subtract':
    case 'subtract-base':
      return value - change.by
    case 'multiply':
    case 'multiply-base':
      return value * change.by
    case 'divide':
    case 'divide-base':
      return divided(value, change.by, change.round)
    case 'set':
    case 'set-base':
      return change.by
  }
}

/** What counters do to numbers. */
export const COUNTING = ['add', 'subtract'] as const
export type Counting = (typeof COUNTING)[number]

/** How much counters add to a number, or subtract from it. @see mtg-context:613.4 fab:6.3.2 ga-context:CT */
export const countersDo = (
  structure: Structure,
  counting: Counting,
  number: NumberName,
  counters: Readonly<Record<string, number>>
): number => (structure.continuous.counted.value.includes(number) ? (counters[counting === 'add' ? '+1/+1' : '-1/-1'] ?? 0) : 0)

/** What counters have done to numbers when an effect is applied that does something to one. @see fab:6.3.2 fab:6.3.3 */
export const countedBefore = (structure: Structure, op: NumberChange['op']): readonly Counting[] => {
  if (structure.continuous.counters.value === 'before-effects') return COUNTING
  const order: readonly string[] | undefined = structure.continuous.stages.value.find(stage => stage.modifies.includes('number'))?.order
  if (!order) return []
  return COUNTING.filter(each => order.indexOf(each) <= order.indexOf(op))
}

/** A number as it is read. */
export const floored = (structure: Structure, value: number): number =>
  structure.numbers.floor.value === 'zero' ? Math.max(0, value) : value

/** What a removal takes away: not what other effects have added, where the rulebook spares that. @see fab:6.3.6 */
export const takenAway = (structure: Structure, removed: readonly string[], added: readonly string[]): readonly string[] =>
  structure.continuous.removal.value === 'takes-all' ? removed : removed.filter(each => !added.includes(each))

/** What is left of abilities that effects have given when one takes abilities away: all of them, where a removal spares what was added. @see fab:6.3.6 */
export const leftOfGiven = <G>(structure: Structure, given: readonly G[], isRemoved: (ability: G) => boolean): readonly G[] =>
  structure.continuous.removal.value === 'takes-all' ? given.filter(g => !isRemoved(g)) : given

/** The effects of static abilities that end because their sources have lost the abilities, whatever the stage. @see fab:6.2.3a fab:6.3.5 */
export const endsWithAbility = <I>(structure: Structure, existing: readonly I[], isLost: (effect: I) => boolean): readonly I[] =>
  structure.continuous.lostAbility.value === 'in-no-stage' ? existing.filter(isLost) : []

/** Whether the objects of an effect that a step starts are settled as it begins. @see mtg-context:611.2c */
export const areSettled = (structure: Structure): boolean => structure.continuous.startedSet.value === 'settled'

/** The objects of an effect on all of a kind: a layer's stay though they no longer fit, those of a static one are what fits. @see fab:6.2.2c fab:6.2.3c */
export const subjectsOfAll = (isStatic: boolean, kept: readonly Id[], fitting: readonly Id[]): readonly Id[] =>
  isStatic ? fitting : [...new Set([...kept, ...fitting])]

/**
 * The value of a variable of an effect: what it is now of a static one; of one that lasts what it was as this was generated, or first
 * applied.
 * @see fab:6.2.2b fab:6.2.3b
 */
export const variableOf = (isStatic: boolean, settled: number | undefined, now: () => number | undefined): number | undefined =>
  isStatic ? now() : (settled ?? now())

/** Whether the effect of a static ability exists: its condition, if it has one, is met. @see fab:6.2.3d */
export const existsNow = (given: Condition | undefined, isMet: (condition: Condition) => boolean): boolean =>
  given === undefined || isMet(given)

/** Whether an effect on the next object takes one: it has none yet. @see fab:6.2.4 */
export const takesNext = (subjects: Readonly<Record<Id, number>> | undefined): boolean => subjects === undefined

/** With which value an effect goes on as it was applied before, when a change of how it modifies an object does not come about. @see fab:6.3.7 */
export const goesOnAs = (
  before: { readonly void?: true; readonly amount?: number; readonly stated?: number } | undefined
): number | undefined => (before === undefined || before.void ? undefined : (before.amount ?? before.stated))

/** Whether applying an effect anew is an event: it has another value. @see fab:6.2.5 */
export const changeIsEvent = (before: number | undefined, now: number | undefined): boolean => before !== now

/** For whom an effect speaks: a static one for who controls its source as the stages have it, if anyone does. @see fab:6.2.3c */
export const speaksFor = (isStatic: boolean, first: Id, now: () => Id | undefined): Id => (isStatic ? (now() ?? first) : first)

/** What tells an ability that an effect gives from all others of the object: each part of an effect gives one of its own. @see fab:6.4.5 */
export const givenKey = (effect: string, part: number): string => `+${effect}|${part}`

/** What abilities have in common that are connected because one effect has given them. @see fab-context:1.7.6c */
export const connectedBy = ({ triggers }: Structure, effect: string): string | undefined =>
  triggers.connected.value === 'by-one-effect' ? effect : undefined

/** Whether effects may modify objects otherwise once a number of a player is another, though that is no event. @see fab:6.2.5 fab:6.2.3b */
export const isReadAnew = (before: number, after: number): boolean => before !== after
