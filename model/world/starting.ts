/**
 * Effects of objects that are there from the start. In which order they have begun, nobody has seen: the scenario lists their objects
 * in it, and an engine may have a player decide it before anything else.
 * @module
 * @see fab:6.3.4b
 */
import type { WireScenario } from '../scenario/scenario.js'
import { continuousEffects } from './effects.js'
import type { Instance } from './effects.js'
import { applyingNow } from './staging.js'
import { applyingFromTheStart } from './start.js'
import type { Stamped } from './ties.js'
import { distinct, isOrdered, parting, shown, withAll } from './ties.js'
import type { World } from './world.js'

/** Whether an effect is as old as the scenario. */
export const isOfTheStart = ({ facts: { scenario } }: World, { since }: Stamped): boolean =>
  since < scenario.objects.length && !isDated(scenario)

/** Whether the situation says itself when effects have begun: then nobody is asked. */
const isDated = ({ start }: WireScenario): boolean => start.effects?.some(({ after }) => after !== undefined) ?? false

/** The world in which, of effects that are there from the start, one began before the others, which keep their order. */
export const startedWithFirst = (world: World, all: readonly Stamped[], first: number): World => {
  const moment = all[first]!.since
  const isNewer = ({ since }: Stamped): boolean => Math.floor(since) > Math.floor(moment)
  const later = all.filter((stamped, at) => at !== first && !isNewer(stamped)).sort((a, b) => a.since - b.since)
  const until = Math.floor(moment) + 1
  const after = (at: number): number => moment + ((until - moment) * (at + 1)) / (later.length + 1)
  const stamped = { ...world.stamped, ...Object.fromEntries(later.map(({ key }, at) => [key, after(at)])) }
  return applyingFromTheStart({ ...world, stamped, applied: {} })
}

/** More static effects than this at the start are not held against each other. */
const MOST = 12

/**
 * The lists of effects of which a player may be asked which began first: those that apply to one object, in one substage or in all, or
 * of one source alone; those of which the order shows; and both together.
 * @param settled the effects that have been taken already
 */
export const ordersAtTheStart = (world: World, settled: readonly string[]): readonly (readonly Instance[])[] => {
  if (!world.facts.reportsApplications || isDated(world.facts.scenario) || !isOrdered(world)) return []
  const all = continuousEffects(world).filter(({ key, isStatic }) => isStatic && !settled.includes(key))
  if (all.length < 2 || all.length > MOST) return []
  const groups = new Map<string, readonly Instance[]>()
  for (const { object, stage, instance } of applyingNow(world).filter(applying => all.includes(applying.instance)))
    for (const place of [`${object} ${stage}`, object, '', `${object} ${instance.since}`, String(instance.since)])
      groups.set(place, [...new Set([...(groups.get(place) ?? []), instance])])
  const showing = parting(world, all, shown, startedWithFirst)
  return distinct([all, showing, ...groups.values(), ...[...groups.values()].map(each => withAll(each, showing))])
}
