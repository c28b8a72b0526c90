/**
 * Which time it is that an event would occur, for a replacement that speaks of the first, the second and so on. What it has replaced
 * itself was one of these times, whatever became of the event; whether an event was that another effect replaced is not said.
 * @module
 * @see fab:6.4.2
 */
import type { ReplacementEffect } from '../../scenario/effect.js'
import type { Scope } from '../../scenario/view.js'
import type { GameEvent } from '../../trace/event.js'
import * as rules from '../../rules/replacement.js'
import type { Instance, World } from '../../world/index.js'
import { countPast, effectsOfKind, view } from '../../world/index.js'

/** A replacement effect in force. */
export type Replacing = Instance<ReplacementEffect>

/** The same for all incarnations of the source; what was replaced for one player is no time for another who has it now. */
const keyOf = ({ key, ref, isStatic, scope }: Instance): string => (isStatic ? `${ref.source}/${ref.ability}/${scope.you}` : key)

const speaksOf = (world: World, { effect, scope }: Replacing, event: GameEvent): boolean =>
  world.facts.base.matchesEvent(effect.event, event, view(world), { ...scope, event: scope.event ?? event })

/** How many times it was before now. */
const past = (world: World, instance: Replacing, per: 'turn' | 'game', scope: Scope): number =>
  countPast(world, instance.effect.event, per, scope) +
  (world.skippedOrdinals[keyOf(instance)] ?? []).filter(turn => per === 'game' || turn === world.turn.number).length

/** Whether it is one of the times that the effect speaks of. */
export const isItsTime = (world: World, instance: Replacing, scope: Scope, hasOccurred: boolean): boolean => {
  const { ordinal } = instance.effect
  return ordinal === undefined || rules.isItsTime(world, ordinal.nth, past(world, instance, ordinal.per, scope) + (hasOccurred ? 0 : 1))
}

/** An effect replaces an event, which has not occurred. */
export const misses = (world: World, instance: Replacing): World => {
  if (!instance.effect.ordinal || !rules.countsThoughReplaced(world)) return world
  const key = keyOf(instance)
  return { ...world, skippedOrdinals: { ...world.skippedOrdinals, [key]: [...(world.skippedOrdinals[key] ?? []), world.turn.number] } }
}

/** What effects have made of an event that they speak of occurs, and is one they speak of still: the time counts as an occurrence. */
export const occursAfterAll = (world: World, event: GameEvent, applied: readonly string[]): World =>
  applied.length === 0 || !rules.countsOnce(world)
    ? world
    : effectsOfKind(world, 'replacement')
        .filter(instance => instance.effect.ordinal && applied.includes(instance.key) && speaksOf(world, instance, event))
        .reduce((now, instance) => {
          const key = keyOf(instance)
          return { ...now, skippedOrdinals: { ...now.skippedOrdinals, [key]: (now.skippedOrdinals[key] ?? []).slice(0, -1) } }
        }, world)

/** Whether an event that another effect takes from one that waits for its time leaves open which time is next. */
export const leavesOpen = (world: World, applied: readonly string[], event: GameEvent, becomes: GameEvent | null): boolean =>
  effectsOfKind(world, 'replacement').some(instance => {
    const { ordinal } = instance.effect
    return (
      ordinal !== undefined &&
      !applied.includes(instance.key) &&
      Math.max(...ordinal.nth) > past(world, instance, ordinal.per, { ...instance.scope, event }) &&
      speaksOf(world, instance, event) &&
      (becomes === null || !speaksOf(world, instance, becomes))
    )
  })
