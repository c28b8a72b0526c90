/** Effects that layers start: their beginning, what is fixed then, and their end. @module */
import type { Amount } from '../scenario/amount.js'
import type { Change, Duration, Effect, Modification, TriggerEffect } from '../scenario/effect.js'
import type { Scope } from '../scenario/view.js'
import type { EffectRef } from '../trace/event.js'
import { view, viewFor } from './view.js'
import type { Lasting, Until, World } from './world.js'

const untilOf = (world: World, duration: Duration, you: string): Until | undefined => {
  if (typeof duration === 'object') return { at: 'condition', while: duration.while }
  switch (duration) {
    case 'turn':
      return { at: 'turn-end', turn: world.turn.number }
    case 'end-of-your-next-turn':
      return { at: 'player-turn-end', player: you, after: world.turn.number }
    case 'chain-link':
      return world.combat?.attack ? { at: 'link-end', link: world.link } : undefined
    case 'combat-chain':
      return world.combat ? { at: 'chain-end', chain: world.chain } : undefined
    case 'game':
      return { at: 'never' }
    case 'unstated':
      return untilOf(world, world.facts.base.rulebook.structure.continuous.defaultDuration.value, you)
  }
}

/** Replaces the variables of an amount by their values; what speaks of an event to come stays open. */
const fixAmount = (world: World, amount: Amount, scope: Scope): Amount => {
  if (typeof amount === 'number' || 'event' in amount) return amount
  if ('sum' in amount) return { sum: amount.sum.map(each => fixAmount(world, each, scope)) }
  if ('difference' in amount)
    return { difference: [fixAmount(world, amount.difference[0], scope), fixAmount(world, amount.difference[1], scope)] }
  if ('product' in amount) return { product: [fixAmount(world, amount.product[0], scope), fixAmount(world, amount.product[1], scope)] }
  if ('of' in amount && amount.of.startsWith('event:')) return amount
  return world.facts.base.amount(amount, viewFor(world, scope), scope) ?? 0
}

const fixChange = (world: World, change: Change, scope: Scope): Change => {
  if ('amount' in change) return { amount: fixAmount(world, change.amount, scope) }
  if ('with' in change && change.with.counters)
    return { with: { ...change.with, counters: { ...change.with.counters, count: fixAmount(world, change.with.counters.count, scope) } } }
  return change
}

const fixModification = (world: World, modification: Modification, scope: Scope): Modification =>
  'number' in modification ? { ...modification, by: fixAmount(world, modification.by, scope) } : modification

/**
 * The effect with its variables fixed as it starts.
 * @see fab:6.2.2b
 */
const fix = (world: World, effect: Effect, scope: Scope): Effect => {
  switch (effect.kind) {
    case 'replacement':
      return { ...effect, change: fixChange(world, effect.change, scope) }
    case 'prevention':
      return effect.amount === 'all' ? effect : { ...effect, amount: fixAmount(world, effect.amount, scope) }
    case 'continuous':
      return 'next' in effect.who ? effect : { ...effect, change: effect.change.map(each => fixModification(world, each, scope)) }
    case 'rule':
      return effect.rule === 'prevents-less' ? { ...effect, amount: fixAmount(world, effect.amount, scope) } : effect
    case 'trigger':
      return effect
  }
}

/** Whether an effect waits for a phase or for the end of combat, and no duration is stated: it lasts until it triggers. @see fab:6.6.3a */
const lastsUntilTriggered = (effect: Effect, duration: Duration): effect is TriggerEffect =>
  duration === 'unstated' && effect.kind === 'trigger' && (effect.trigger.on?.event === 'begin' || effect.trigger.on?.event === 'close')

/**
 * The world in which an effect has started; unchanged if its duration has nothing to last for.
 * @see fab:6.2.2a
 */
export const startEffect = (world: World, stated: Effect, ability: string, duration: Duration, scope: Scope): World => {
  const waits = lastsUntilTriggered(stated, duration)
  const effect: Effect = waits ? { uses: 1, ...stated } : stated
  const until: Until | undefined = waits ? { at: 'never' } : untilOf(world, duration, scope.you)
  if (!until) return world
  const name = `${scope.self}/${ability}`
  const n = (world.started[name] ?? 0) + 1
  const ref: EffectRef = { source: scope.self, ability, ...(n > 1 && { n }) }
  const lasting: Lasting = {
    key: `${name}@${n}`,
    ref,
    effect: fix(world, effect, scope),
    until,
    for: duration,
    scope,
    since: world.time + 1
  }
  return { ...world, time: world.time + 1, started: { ...world.started, [name]: n }, lasting: [...world.lasting, lasting] }
}

/** Ends the lasting effects whose end has come. */
export const expire = (world: World, ends: (until: Until, lasting: Lasting) => boolean): World => {
  const left = world.lasting.filter(each => !ends(each.until, each))
  return left.length === world.lasting.length ? world : { ...world, lasting: left }
}

/** Ends those that lasted while something was true that no longer is. */
export const expireConditions = (world: World): World =>
  expire(world, (until, each) => until.at === 'condition' && !world.facts.base.condition(until.while, view(world), each.scope))

/** Ends those that lasted for the turn that is ending. */
export const expireTurn = (world: World): World =>
  expire(
    world,
    until =>
      until.at === 'turn-end' || (until.at === 'player-turn-end' && until.player === world.turn.player && world.turn.number > until.after)
  )
