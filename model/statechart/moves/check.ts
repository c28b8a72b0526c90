/** What the chart of checks reads, and what its transitions do. @module */
import { list } from '../../rules/checks.js'
import { cleared } from '../../rules/checks-of-objects.js'
import { withoutLife } from '../../rules/checks-of-players.js'
import type { GameEvent, Id } from '../../trace/event.js'
import { fold, leaveGame, living, objectView } from '../../world/index.js'
import type { World } from '../../world/index.js'
import { forbidden, isAnyActive } from '../effects/replacing.js'
import { shown } from '../effects/shown.js'
import { noticed, triggeredByState } from '../effects/triggered.js'
import { announce, happen } from '../frames.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
import type { ModelState, NamedEvent } from '../state.js'
import { fresh, inWorld, pop, update } from '../state.js'
import { ANY } from '../unify.js'
import { endPattern } from './ending.js'

/** The context of the chart. */
export type OfCheck = Context<'check'>

const dead = (world: World): readonly string[] =>
  list(world).includes('player-dead')
    ? withoutLife(world, living(world), world.numbers).filter(player => !forbidden(world, { event: 'defeat', player }))
    : []

const NOBODY: readonly Id[] = []

const computeDeadObjects = (world: World): readonly Id[] => {
  if (!world.facts.mortal || !list(world).includes('object-dead')) return NOBODY
  const arena = (world.zones.arena ?? []).flatMap(id => objectView(world, id) ?? [])
  return cleared(world, arena, world.objects).map(({ id }) => id)
}

const found = new WeakMap<World, readonly Id[]>()

/** Living objects with as much damage as they can bear; heroes stand for their players. */
const deadObjects = (world: World): readonly Id[] => {
  const known = found.get(world) ?? computeDeadObjects(world)
  found.set(world, known)
  return known
}

const left = ({ data, world }: OfCheck): readonly string[] => data.dead ?? dead(world)

/** Whether an attack, on the chain or on the stack, is on this player. */
const isAttacked = ({ combat, stack }: World, player: Id): boolean =>
  combat?.attack?.target === player || stack.some(layer => layer.declared.some(each => each.as === 'attack' && each.target === player))

/** Those who have lost a game that goes on, with something of theirs still in it. */
const leaving = ({ world }: OfCheck): readonly Id[] =>
  world.defeated.length === 0 || living(world).length < 2
    ? NOBODY
    : world.defeated.filter(
        player =>
          isAttacked(world, player) ||
          Object.values(world.objects).some(object => object.owner === player && object.zone !== 'outside') ||
          [...world.stack, ...world.pending].some(layer => layer.controller === player)
      )

/** Where the rules leave open, or the charts do not cover, how a game goes on after a defeat. */
const openAfterDefeat = (world: World): string | undefined => {
  const isLost = (player: Id): boolean => world.defeated.includes(player)
  const takes = (id: Id): boolean => {
    const object = objectView(world, id)
    return object !== undefined && isLost(object.controller) && !isLost(object.owner)
  }
  if (world.combat || world.defeated.some(player => isAttacked(world, player))) return 'a defeat during combat after which the game goes on'
  if ((world.zones.arena ?? []).some(takes)) return 'a player who has lost and controlled what others own'
  return world.lasting.some(each => isLost(each.scope.you) && each.effect.kind !== 'continuous')
    ? 'an effect that goes on after its player has lost'
    : undefined
}

const leave = (state: ModelState, lost: readonly Id[]): ModelState => {
  const open = openAfterDefeat(state.world)
  return open === undefined ? inWorld(state, leaveGame(state.world, lost)) : { ...state, unsupported: open }
}

/** They occur at once. */
const together = (state: ModelState, events: readonly NamedEvent[]): ModelState => {
  const after = inWorld(
    state,
    events.reduce((world, { event }) => fold(world, event), state.world)
  )
  const { state: now, due } = noticed(after, state.world, events)
  return announce(now, due)
}

const named = (state: ModelState, events: readonly GameEvent[]): readonly [readonly NamedEvent[], ModelState] =>
  events.reduce<readonly [readonly NamedEvent[], ModelState]>(
    ([all, now], event) => {
      const [id, next] = fresh(now, 'event')
      return [[...all, { id, event }], next]
    },
    [[], state]
  )

/** Several events happen at once: each is folded, then what they trigger is told. */
const happensTogether = (
  { state }: OfCheck,
  events: readonly GameEvent[],
  before: (state: ModelState) => ModelState = now => now
): readonly Move[] => [
  {
    pattern: {
      see: 'event',
      events: named(state, events)[0].map(({ id, event }) => ({ ...shown(event), 'id?': id, 'within?': ANY })),
      'cause?': ANY
    },
    go: now => {
      const [all, next] = named(now, events)
      return together(before(next), all)
    }
  }
]

const defeats = (c: OfCheck): readonly GameEvent[] => left(c).map(player => ({ event: 'defeat', player }))

const deaths = ({ world }: OfCheck): readonly GameEvent[] =>
  deadObjects(world).map(object => ({ event: 'move', object, from: 'arena', to: 'graveyard' }))

/** Whether an effect would replace one of several events at once. */
const isReplaceable = ({ world }: OfCheck, events: readonly GameEvent[]): boolean => events.some(event => isAnyActive(world, event))

/** Whether one player is to lose, and no other at once. */
export const hasOneLost = (c: OfCheck): boolean => left(c).length === 1

export const haveSeveralLost = (c: OfCheck): boolean => left(c).length > 1

/** Whether one who has lost a game that goes on still has something in it. */
export const isAnybodyLeaving = (c: OfCheck): boolean => leaving(c).length > 0

/** Whether at most one player is left. */
export const isWon = ({ world }: OfCheck): boolean => living(world).length <= 1

export const isOneObjectDead = ({ world }: OfCheck): boolean => deadObjects(world).length === 1

export const areSeveralObjectsDead = ({ world }: OfCheck): boolean => deadObjects(world).length > 1

/** Whether an effect would replace one of several deaths at once. */
export const isAnyDeathReplaced = (c: OfCheck): boolean => deadObjects(c.world).length > 1 && isReplaceable(c, deaths(c))

export const defeatsOne = (c: OfCheck): readonly Move[] =>
  left(c).map(player => ({
    go: state => happen(update<'check'>(state, { dead: [] }), { event: 'defeat', player }, { cause: { rule: 'check' } })
  }))

export const defeatsSeveral = (c: OfCheck): readonly Move[] => happensTogether(c, defeats(c), state => update<'check'>(state, { dead: [] }))

/** What those who have lost own leaves the game. */
export const clearsLosers = (c: OfCheck): readonly Move[] => silently(state => leave(state, leaving(c)))

export const ends = ({ world }: OfCheck): readonly Move[] => [
  { pattern: endPattern(world, 'game-over', living(world)[0]), go: state => ({ ...state, over: true }) }
]

export const clearsOne = (c: OfCheck): readonly Move[] =>
  silently(state => deaths(c).reduce((now, event) => happen(now, event, { cause: { rule: 'check' } }), state))

export const stopsAtReplacement = (): readonly Move[] =>
  silently(state => ({ ...state, unsupported: 'replacement of several deaths at once' }))

export const clearsSeveral = (c: OfCheck): readonly Move[] => happensTogether(c, deaths(c))

/** Ends, and tells what triggers on the state of the game. */
export const samplesStates = (): readonly Move[] =>
  silently(state => {
    const { state: after, due } = triggeredByState(pop(state, { kind: 'done' }))
    return announce(after, due)
  })
