/**
 * What a text may speak of at a place: the game, what the situation is about, and what was named before.
 * @module
 */
import type { EventKind } from '../../../model/scenario/event-kind.js'
import type { Feature } from '../../../model/scenario/features.js'
import type { Ref } from '../../../model/scenario/names.js'
import type { Draw } from './draw.js'
import type { Palette } from './palette.js'

/** The parts of texts of which each situation has its own few. */
export const PARTS = [
  'limit',
  'ordinal',
  'oneOrMore',
  'each',
  'given',
  'if',
  'unless',
  'when',
  'doOnce',
  'uses',
  'targets',
  'modes',
  'optional',
  'also',
  'amount',
  'flow',
  'cost',
  'static-if',
  'elsewhere',
  'lasting',
  'reflexive',
  'self-replacement',
  'brought',
  'filter',
  'happened',
  'gained',
  'sums',
  'fixed'
] as const
export type Part = (typeof PARTS)[number]

/** What a text may speak of. */
export interface Scope {
  readonly draw: Draw
  readonly palette: Palette
  readonly claims: (feature: Feature) => boolean
  /** The kinds of event that the situation is about. */
  readonly theme: readonly EventKind[]
  /** The parts of which the situation has more. */
  readonly parts: ReadonlySet<Part>
  /** Whether there is one other player. */
  readonly duel: boolean
  /** References to objects and to players that stand for something here. */
  readonly objects: readonly Ref[]
  readonly players: readonly Ref[]
  /** Names of results, and whether the event that is spoken of has a number. */
  readonly results: readonly string[]
  /** Names of numbers that the effect has taken with it. */
  readonly numbers: readonly string[]
  readonly hasAmount: boolean
  /** Whether the text may have moved objects: of these it asks what they were last. */
  readonly hasMoved: boolean
  /** Names of costs that may have been paid. */
  readonly declared: readonly string[]
  /** The types and abilities of the other cards of the situation. */
  readonly names: readonly string[]
  /** Whether it is the text of an ability that is gained, which is connected with no other of its object. */
  readonly isGained: boolean
  /** Nothing is put into the arena: the text answers something that leaves it. */
  readonly staysAway?: true
  /** How deep texts may go on. */
  readonly depth: number
}

/** Whether a part is said here: often where the situation has it, seldom elsewhere. */
export const says = ({ draw, parts }: Scope, part: Part): boolean => draw.chance(parts.has(part) ? 45 : 3)

/** One level further in. */
export const deeper = (scope: Scope): Scope => ({ ...scope, depth: scope.depth - 1 })

/** With more that can be spoken of. */
export const having = (
  scope: Scope,
  {
    objects = [],
    players = [],
    results = []
  }: { readonly objects?: readonly Ref[]; readonly players?: readonly Ref[]; readonly results?: readonly string[] }
): Scope => ({
  ...scope,
  objects: [...scope.objects, ...objects],
  players: [...scope.players, ...players],
  results: [...scope.results, ...results]
})
