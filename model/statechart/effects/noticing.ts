/** Which triggered effects notice an event, and at which moment they look at the game: right after the event, or right before it. @module */
import type { TriggerEffect } from '../../scenario/effect.js'
import type { Pattern } from '../../scenario/pattern.js'
import type { GameEvent, Id } from '../../trace/event.js'
import * as lookingBack from '../../rules/looking-back.js'
import * as rules from '../../rules/triggering.js'
import type { Instance, World } from '../../world/index.js'
import { effectsOfKind, view } from '../../world/index.js'
import { beforeTaking, isVisible } from './listening.js'

const isHidden = (world: World, id: Id): boolean => world.objects[id]?.statuses.includes('face-down') ?? false

/** Whether it is a plane in the command zone. */
const isPlane = (before: World, object: Id): boolean =>
  before.objects[object]?.zone === 'command' && (view(before).object(object)?.types.includes('plane') ?? false)

/**
 * Whether a trigger on an event looks at the game right before it.
 * @see mtg:603.10 mtg:603.10a mtg:603.10b mtg:603.10c
 */
const isKindSeenBefore = (before: World, event: GameEvent, on: Pattern): boolean => {
  if (!lookingBack.speaksOfLeaving(before, on)) return false
  switch (event.event) {
    case 'move':
      return lookingBack.isMoveSeenBefore(before, event, isHidden(before, event.object))
    case 'status':
      return event.status === 'phased-out'
        ? lookingBack.isPhasingSeenBefore(before, event)
        : lookingBack.isPlaneswalkingSeenBefore(before, event, isPlane(before, event.object))
    case 'attach':
      return lookingBack.isDetachingSeenBefore(before, event, on)
    case 'control':
      return lookingBack.isTakingSeenBefore(before)
    case 'defeat':
      return lookingBack.isLosingSeenBefore(before)
    default:
      return lookingBack.isSeenBefore(before, event.event)
  }
}

const objectOf = (event: GameEvent): Id | undefined => ('object' in event ? event.object : undefined)

const leaves = (before: World, after: World, id: Id): boolean =>
  before.objects[id]?.zone === 'arena' &&
  (after.objects[id]?.zone !== 'arena' || after.objects[id].incarnation !== before.objects[id].incarnation)

/** Whether an object that leaves together with others may see them leave. */
const seesOthers = (before: World, after: World, { ref, isStatic }: Instance, event: GameEvent): boolean =>
  !isStatic || objectOf(event) === ref.source || !leaves(before, after, ref.source) || lookingBack.seesOthersLeave(before)

/** Whether an effect looks at the game right before an event: for the kind of the event, or for what leaves with it. */
export const looksBack = (before: World, after: World, event: GameEvent, { effect, ref }: Instance<TriggerEffect>): boolean => {
  const object = objectOf(event)
  const isLeaving = leaves(before, after, ref.source) || (object !== undefined && leaves(before, after, object))
  return (
    lookingBack.isLeavingSeenBefore(before, isLeaving) ||
    (effect.trigger.on !== undefined && isKindSeenBefore(before, event, effect.trigger.on))
  )
}

/** A triggered effect that notices an event, with the world in which it looks at it. */
export interface Noticing {
  readonly at: World
  readonly instance: Instance<TriggerEffect>
}

type Instances = readonly Instance<TriggerEffect>[]

const without = (all: Instances, others: Instances): Instances =>
  all === others ? [] : all.filter(instance => !others.some(({ key }) => key === instance.key))

/** The effects that notice an event: of those of the game before it and after it, the ones that are in time. */
export const noticing = (before: World, after: World, event: GameEvent): readonly Noticing[] => {
  const had = effectsOfKind(before, 'trigger')
  const has = effectsOfKind(after, 'trigger')
  const found: Noticing[] = []
  const notices = (at: World, instance: Instance<TriggerEffect>): void => {
    if (isVisible(at, instance)) found.push({ at, instance })
  }
  for (const each of had) {
    if (each.effect.trigger.on === undefined) continue
    const now = had === has ? each : has.find(({ key }) => key === each.key)
    const isBack = looksBack(before, after, event, each)
    if (!rules.isInTime(before, { wasThere: true, isThere: now !== undefined, isBack, comesWithIt: false })) continue
    if (!isBack) notices(after, now ?? each)
    else if (seesOthers(before, after, each, event)) notices(before, beforeTaking(before, each, event))
  }
  for (const each of without(has, had)) {
    if (each.effect.trigger.on === undefined) continue
    const isBack = looksBack(before, after, event, each)
    const comesWithIt = each.isStatic && each.ref.source === objectOf(event)
    if (rules.isInTime(after, { wasThere: false, isThere: true, isBack, comesWithIt })) notices(after, each)
  }
  return found
}
