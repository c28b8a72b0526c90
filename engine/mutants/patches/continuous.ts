/** Faults in how continuous effects are applied, and in what is copied. @module */
import { copyable } from '../../reference/copies.js'
import { applyingPairs } from '../../reference/machine/continuous/projection.js'
import { objectAt } from '../../reference/objects.js'
import { printedView, viewThrough } from '../../reference/seen.js'
import { givenTo, lost, noteGiven, noteLost } from '../../reference/sources.js'
import { viewOf } from '../../reference/view.js'
import type { View } from '../../../model/scenario/view.js'
import type { Context } from '../../reference/context.js'
import type { World } from '../../reference/state.js'
import type { EffectRef } from '../../../model/trace/event.js'
import { does, type Patch } from './patch.js'

const isSame = (a: EffectRef, b: EffectRef | undefined): boolean => a.source === b?.source && a.ability === b.ability && a.n === b.n

/** An effect that changes the rules concerns only those applications whose effect is newer. */
export const changesRulesByTimestamp: Patch = does('ruleEffects', soundly => (ctx, world, rule, event, view) => {
  const found = soundly(ctx, world, rule, event, view)
  if (rule !== 'cant' || event.event !== 'apply') return found
  const pair = applyingPairs(ctx, world).find(({ instance, object }) => object === event.object && isSame(instance.ref, event.effect))
  return pair ? found.filter(({ born }) => born < pair.instance.born) : found
})

/** An effect that changes the rules reads numbers of objects before effects that modify them. */
export const readsNumbersFirst: Patch = does('ruleEffects', soundly => (ctx, world, rule, event, view = viewOf(ctx, world)) => {
  const first = (id: string): ReturnType<typeof view.object> => {
    const object = view.object(id)
    return object && { ...object, numbers: object.baseNumbers }
  }
  return soundly(ctx, world, rule, event, { ...view, object: first })
})

/** The game with all objects as they are printed. */
const printedIn = (ctx: Context, world: World): View =>
  viewThrough(ctx, world, id => {
    const own = objectAt(world, id)
    return own && printedView(world.scenario, own)
  })

/** An effect looks for its objects among them as they are printed. */
export const looksAmongThePrinted: Patch = does(
  'subjectsOf',
  soundly => (ctx, world, _view, entry) => soundly(ctx, world, printedIn(ctx, world), entry)
)

/** Effects on the rules look at objects as they are printed. */
export const rulesByThePrinted: Patch = does(
  'ruleEffects',
  soundly => (ctx, world, rule, event) => soundly(ctx, world, rule, event, printedIn(ctx, world))
)

/** Of the effects that are applied together the newest comes first. */
export const appliesTheNewestFirst: Patch = does(
  'roundsOf',
  soundly => (ctx, placed) => soundly(ctx, placed).map(({ counting, entries }) => ({ counting, entries: entries.toReversed() }))
)

/** What depends on a number is applied before what subtracts from it. */
export const dependentsBeforeSubtracting: Patch = does('roundsOf', soundly => (ctx, placed) => {
  const rounds = soundly(ctx, placed)
  const first = rounds.findIndex(({ entries }) => entries.some(({ dependent, op }) => !dependent && op === 'subtract'))
  if (first < 0) return rounds
  const isDependent = ({ entries }: (typeof rounds)[number]): boolean => entries.some(({ dependent }) => dependent)
  const later = rounds.slice(first)
  return [...rounds.slice(0, first), ...later.filter(isDependent), ...later.filter(round => !isDependent(round))]
})

/** What comes later does not come under a static effect on all of its kind. */
export const closesStaticSets: Patch = does('subjectsOf', soundly => (ctx, world, view, entry) => {
  const { effect, instance } = entry
  const found = soundly(ctx, world, view, entry)
  if (instance.lasting || !('all' in effect.who)) return found
  return found?.filter(id => (objectAt(world, id)?.since ?? 0) <= instance.born)
})

/** When all stages are through, all effects are gone back to. */
export const goesBackToAll: Patch = does('roundsOf', soundly => (ctx, placed) => [
  ...soundly(ctx, placed),
  { counting: [], entries: placed.map(({ entry }) => entry) }
])

/** A number that an object was given on entering is what it has in the end. */
export const appliesTheDefinedLast: Patch = does('compute', soundly => (ctx, world, ended) => {
  const made = soundly(ctx, world, ended)
  const objects = new Map(made.objects)
  for (const [id, own] of made.objects) {
    const { numbers = {} } = objectAt(world, id)?.defined ?? {}
    const defined = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, ctx.rules.floored(ctx.structure, value)]))
    const last = { ...own, numbers: { ...own.numbers, ...defined } }
    noteLost(last, lost.get(own) ?? [])
    objects.set(id, last)
  }
  return { ...made, objects }
})

/** Of the abilities that effects give to an object, it has no more than so many. */
export const givesNoMoreThan = (most: number): Patch =>
  does('compute', soundly => (ctx, world, ended) => {
    const made = soundly(ctx, world, ended)
    for (const own of made.objects.values()) noteGiven(own, givenTo(own).slice(0, most))
    return made
  })

/** What effects have made of the original is copied. */
export const copiesWhatItSees: Patch = does('copiedFrom', soundly => (ctx, world, of) => {
  const copied = soundly(ctx, world, of)
  const seen = viewOf(ctx, world).object(of)
  return copied && seen ? { ...copied, ...copyable(seen), numbers: seen.numbers } : copied
})

/** What is printed on the original is copied, and nothing else. */
export const copiesWhatIsPrinted: Patch = does('copiedFrom', soundly => (ctx, world, of) => {
  const copied = soundly(ctx, world, of)
  const original = objectAt(world, of)
  return copied && original
    ? { ...copied, ...copyable(printedView(world.scenario, { ...original, defined: undefined, copied: undefined })) }
    : copied
})
