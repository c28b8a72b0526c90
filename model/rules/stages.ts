/** In which stage or layer a continuous effect applies, and in which order within it. @module */
import type { Operation } from '../rulebook/structure.js'
import type { Game } from './decision.js'
import { amount, anyOf, decision, given, is, yesNo } from './decision.js'

/** The stages of continuous effects, in order. */
export const stages = given('continuous.stages', [
  all => all.toReversed(),
  all => all.map(({ order: _, ...stage }) => stage),
  all => [{ name: '', modifies: all.flatMap(({ modifies }) => modifies) }]
])

/** Whether who controls an object is a matter of a stage; else it is known before all of them. */
export const isControlStaged = yesNo({ cites: ['fab:6.3.2', 'mtg-context:613.1'], reads: ['continuous.stages'] }, ({ facts }: Game) =>
  facts.base.rulebook.structure.continuous.stages.value.some(({ modifies }) => modifies.includes('controller'))
)

/** Whether operations on numbers and on their bases have an order, so that a text says when each is done. */
export const ordersOperations = yesNo({ cites: ['fab:6.3.3'], reads: ['continuous.stages'] }, ({ facts }: Game) =>
  facts.base.rulebook.structure.continuous.stages.value.some(({ order }) => order !== undefined)
)

/** Whether a stage takes supertypes. */
export const stagesSupertypes = yesNo({ cites: ['fab:6.3.2', 'mtg-context:613.1'], reads: ['continuous.stages'] }, ({ facts }: Game) =>
  facts.base.rulebook.structure.continuous.stages.value.some(({ modifies }) => modifies.includes('supertypes'))
)

/** Whether the parts of an effect apply each in its own stage. */
export const isSplit = yesNo({ cites: ['fab:6.3.2c'] }, (_: Game, parts: number) => parts > 1)

/** What a modification does to a number: to add one below zero that the text states is to subtract. */
export const operation = decision<[Game, Operation, number | undefined], Operation>(
  { cites: ['fab:6.3.3'] },
  [op => (op === 'subtract' ? 'add' : op)],
  (_, op, stated) => {
    if (stated === undefined || stated >= 0) return op
    return op === 'add' ? 'subtract' : op === 'subtract' ? 'add' : op
  }
)

/** The substage of an operation within its stage; all have the same one where a stage has no order. */
export const substage = decision(
  { cites: ['fab:6.3.3'], reads: ['continuous.stages'] },
  [() => 0, (rank: number) => -rank],
  (_: Game, order: readonly Operation[] | undefined, operation: Operation) => order?.indexOf(operation) ?? 0
)

/** What has a timestamp. */
interface Stamped {
  readonly instance: { readonly since: number }
}

/** Effects by their timestamps, the oldest first. */
export const byTimestamp = decision(
  {
    cites: ['fab:6.3.4', 'fab:6.3.3a', 'mtg-context:613.7', 'ga-context:CE.timestamps.2', 'ga-context:GE.4']
  },
  [(all: readonly Stamped[]) => all.toReversed()],
  (_: Game, all: readonly Stamped[]): readonly Stamped[] => all.toSorted((a, b) => a.instance.since - b.instance.since)
)

/** In which stage an effect is applied: the highest of its own and of those of what it reads. */
export const stageOfDependence = decision(
  { cites: ['fab:6.3.2a', 'fab:6.3.2b', 'fab:6.3.2'] },
  [
    (_: number, own: number) => own,
    (found: number, own: number, read: readonly number[]) => Math.min(found, ...read.filter(stage => stage > own))
  ],
  (_: Game, own: number, read: readonly number[]): number => Math.max(own, ...read)
)

/** The stages in the order in which they are gone through: each once, and none is gone back to. */
export const goneThrough = decision(
  { cites: ['fab:6.3.5b', 'fab:6.3.1'] },
  [(all: readonly number[]) => [...all, ...all]],
  (_: Game, inOrder: readonly number[]) => inOrder
)

/** As what an effect goes on in an object that it may not modify in another way: as it was. */
export const goesOnAs = decision({ cites: ['fab:6.3.7'] }, [() => null], (_: Game, before: number | null) => before)

/** Whether an effect waits for others of its own stage that change what it does. */
export const waitsInStage = is('continuous.dependency', 'same-stage')

/** Of each of several effects, those of the others on which it depends, by their places. */
type Dependence = (at: number) => readonly number[]

/** All that an effect waits for, directly or by others. */
const awaited = (dependence: Dependence, at: number): ReadonlySet<number> => {
  const found = new Set<number>()
  const todo = [...dependence(at)]
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (found.has(next)) continue
    found.add(next)
    todo.push(...dependence(next))
  }
  return found
}

/** Whether effects that depend on each other in a loop depend on others besides: whether the loop waits for these, no text says. */
export const isLoopOpen = yesNo(
  { cites: ['mtg-context:613.8b', 'ga-context:CE.dependency.2'] },
  (_: Game, count: number, dependence: Dependence) =>
    Array.from({ length: count }, (_each, at) => ({ at, of: awaited(dependence, at) })).some(
      ({ at, of }) => of.has(at) && [...of].some(other => !awaited(dependence, other).has(at))
    )
)

/**
 * Which of the effects of a stage, listed by their timestamps, is applied next: the first that depends on none of the others, but in a
 * loop.
 */
export const nextInStage = decision(
  { cites: ['mtg-context:613.8', 'mtg-context:613.8b', 'ga-context:CE.dependency.1', 'ga-context:CE.dependency.2'] },
  [() => 0, (_: number, count: number) => count - 1],
  (_: Game, count: number, dependence: Dependence): number => {
    for (let at = 0; at < count; at++) if (dependence(at).every(other => awaited(dependence, other).has(at))) return at
    return 0
  }
)

/** Whether what a static effect has done in earlier stages stands though its ability is lost in a later one; else it is not there at all. */
export const standsInEarlierStages = is('continuous.lostAbility', 'in-earlier-stages')

/** Whether an effect that has begun to apply goes on in later stages as it has begun: to its objects, and though its ability is lost. */
export const goesOnAsBegun = is('continuous.parts', 'as-begun')

/** Whether an effect of a resolution that multiplies a number adds what that makes as it starts. */
export const addsAsItStarts = is('continuous.multiplying', 'as-it-starts')

/** What is added to a number that is multiplied: so many times itself, but once. */
export const addedBy = amount({ cites: ['mtg-context:701.10b'] }, (_: Game, value: number, times: number) => value * times - value)

/** Whether to set a number is to set its base, in the stage for that. */
export const setsBase = yesNo({ cites: ['mtg-context:613.4', 'ga-context:CE.layers'], reads: ['continuous.stages'] }, ({ facts }: Game) =>
  facts.base.rulebook.structure.continuous.stages.value.some(({ modifies }) => modifies.includes('set-number'))
)

/** Whether an effect is applied to what another one of its substage makes fit, whichever of them is older. */
export const joinsCurrent = yesNo(
  { cites: ['fab:6.3.5a', 'fab:6.3.5'], reads: ['continuous.dependency'] },
  ({ facts }: Game) => facts.base.rulebook.structure.continuous.dependency.value === 'higher-stages'
)

/** Whether what removes a property takes away what other effects have added, too. */
export const takesAdded = is('continuous.removal', 'takes-all')

/** Whether counters change a number before the effects of its stage. */
export const countersComeFirst = is('continuous.counters', 'before-effects')

/** The numbers that counters change. */
export const counted = given('continuous.counted', [() => [], all => all.slice(0, 1)])

/** Whether the objects of an effect on all of a kind are settled as it begins, or others join them. */
export const startedSet = given('continuous.startedSet', [set => (set === 'open' ? 'settled' : 'open')])

/** Whether they may be settled as it begins, or open. */
export const startedSets = anyOf('continuous.startedSet', ['settled', 'open'])
