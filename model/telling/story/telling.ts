/**
 * What a story is made of, and how entries are added to it.
 * @module
 */
import type { Concept } from '../../rulebook/concept.js'
import type { Rulebook } from '../../rulebook/rulebook.js'
import type { RuleId } from '../../scenario/names.js'
import type { EffectRef } from '../../trace/event.js'
import type { Observation } from '../../trace/observation.js'
import { oneLine } from '../../trace/text.js'
import { capital } from '../capital.js'
import type { Names } from '../names.js'
import type { Lives } from '../lives.js'

/** One entry of a story: one observation, or several that belong together. */
export interface Told {
  /** The first observation that it tells, by its place in the trace. */
  readonly from: number
  /** The last one. */
  readonly to: number
  /** How many stack objects and events it happens within. */
  readonly depth: number
  /** `passage`: a step, phase or turn begins. `pass`: nobody does anything. */
  readonly kind: 'passage' | 'pass' | 'choice' | 'proposal' | 'modification' | 'event' | 'layer' | 'trigger' | 'end'
  readonly text: string
  /** What the charts' transitions stand for that explain it; none where they say nothing of it. */
  readonly concepts: readonly Concept[]
  /** The rule that says each concept most directly. */
  readonly rules: readonly RuleId[]
  /** The stack after it from the top, where it changed. */
  readonly stack?: readonly string[]
  /** The pending triggers after it, where they changed. */
  readonly pending?: readonly string[]
}

/** A stack object of the stack, or a pending one. */
export interface Waiting {
  readonly id: string
  readonly words: string
}

/** What an entry happens within. */
export type Within =
  | { readonly kind: 'layer'; readonly layer: string }
  /** An event under replacement, by all its names so far. */
  | { readonly kind: 'event'; readonly ids: readonly string[] }
  /** What an effect puts in an event's place. */
  | { readonly kind: 'instead'; readonly effect: EffectRef }

/** A story so far. */
export interface Telling {
  readonly within: readonly Within[]
  readonly stack: readonly Waiting[]
  readonly pending: readonly Waiting[]
  readonly lives: Lives
  readonly told: readonly Told[]
}

/** What a story is told from. */
export interface Setting {
  readonly trace: readonly Observation[]
  readonly names: Names
  /** For each observation, what explains it. */
  readonly concepts: readonly (readonly Concept[])[]
  readonly rulebook: Pick<Rulebook, 'concepts'>
}

/** An entry before it is added. */
export interface Line {
  readonly kind: Told['kind']
  readonly text: string
  readonly concepts: readonly Concept[]
  readonly from: number
  readonly to?: number
  readonly depth?: number
}

/** Text as a sentence. Names stay as they are; only words of our own get a capital. */
export const sentence = (text: string): string => `${oneLine(text).replace(/^(?:about|nobody|so|the)\b/, capital)}.`

/** Adds an entry, and what has changed with it. */
export const add = ({ rulebook }: Setting, telling: Telling, line: Line, after: Partial<Telling> = {}): Telling => {
  const { stack = telling.stack, pending = telling.pending } = after
  const told: Told = {
    from: line.from,
    to: line.to ?? line.from,
    depth: line.depth ?? telling.within.length,
    kind: line.kind,
    text: line.text,
    concepts: line.concepts,
    rules: [...new Set(line.concepts.flatMap(concept => rulebook.concepts[concept].slice(0, 1)))],
    ...(stack !== telling.stack && { stack: stack.map(waiting => waiting.words) }),
    ...(pending !== telling.pending && { pending: pending.map(waiting => waiting.words) })
  }
  return { ...telling, ...after, told: [...telling.told, told] }
}

/** What every event has to do with; it says something only where there is nothing else. */
const GENERAL: readonly Concept[] = ['replacement.event-occurs', 'resolution.step']

/** The concepts that tell something of an event which was not replaced. */
export const telling = (concepts: readonly Concept[] = []): readonly Concept[] => {
  const special = concepts.filter(each => !GENERAL.includes(each))
  return special.length > 0 ? special : concepts.filter(each => each !== 'replacement.event-occurs')
}
