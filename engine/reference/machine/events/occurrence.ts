/**
 * What each event does to the game.
 * @module
 */
import type { EventOf, GameEvent, Id } from '../../../../model/trace/event.js'
import type { PlayerNumber, Zone } from '../../../../model/scenario/names.js'
import type { Context } from '../../context.js'
import type { Obj, Player, World } from '../../state.js'
import { viewOf } from '../../view.js'
import { objectAt, withObject } from '../../objects.js'
import { clockwiseFrom } from '../../rules/clockwise.js'
import { attach } from './attachments.js'
import { fields } from '../../fields.js'

/** The world after an event, and the event as it came out. `null`: it could not happen. */
export type Outcome = { readonly world: World; readonly event: GameEvent } | null

const setObject = (world: World, id: Id, change: Partial<Obj>): World => ({
  ...world,
  objects: withObject(world, { ...objectAt(world, id)!, ...change })
})

/** When an object comes now, and the moment of all that come with it. @see mtg-context:613.7m */
const arriving = ({ rules, structure }: Context, world: World, player: Id) => {
  const came = world.log.length
  const arrival = world.arrival?.came === came ? world.arrival : { came, time: world.next.time }
  const seat = clockwiseFrom(
    world.players.map(({ id }) => id),
    world.turnPlayer
  ).indexOf(player)
  return { since: rules.arrivesAt(structure, world.next.time, arrival.time, seat), arrival }
}

/** Moves an object; it becomes a new one where the rules say so. */
export const moveObject = (
  ctx: Context,
  world: World,
  id: Id,
  toward: Zone,
  position: 'top' | 'bottom' = 'top',
  change: Partial<Obj> = {}
): World => {
  const object = objectAt(world, id)!
  const ceases = ctx.rules.ceasesAsItLeaves(ctx.structure, object, toward)
  const to = ceases ? 'outside' : toward
  const isNew = ctx.rules.isNewObject(ctx.structure, object.zone, to)
  const before = isNew ? viewOf(ctx, world).object(id) : undefined
  const left = { ...world.zones, [object.zone]: world.zones[object.zone].filter(each => each !== id) }
  const zones = { ...left, [to]: to === 'deck' && position === 'top' ? [id, ...left[to]] : [...left[to], id] }
  const came = world.log.length
  const { since, arrival } = arriving(ctx, world, object.owner)
  const bare = ctx.rules.shedsMarks(ctx.structure, object.zone, to) ? { counters: {}, statuses: [], damage: 0 } : {}
  const next: Obj = isNew
    ? {
        ...object,
        zone: to,
        controller: object.owner,
        ...bare,
        declared: [],
        defined: undefined,
        copied: undefined,
        attachedTo: undefined,
        hostInc: undefined,
        dealtDeathtouch: undefined,
        stamped: undefined,
        inc: object.inc + 1,
        since,
        came
      }
    : { ...object, zone: to, since, came, ...bare }
  return {
    ...world,
    zones,
    stack: object.zone === 'stack' ? world.stack.filter(stackObject => stackObject.id !== id) : world.stack,
    objects: withObject(world, { ...next, ...change, ...(ceases && { ceased: true }) }),
    next: { ...world.next, time: world.next.time + 1 },
    arrival,
    ...(object.commander && ctx.structure.checks.list.value.includes('commander-returns') && { gone: [...(world.gone ?? []), id] }),
    ...(before && { past: { ...world.past, [`${id}#${object.inc}`]: before } })
  }
}

const addNumber = (ctx: Context, world: World, player: Id, number: PlayerNumber, delta: number): World => {
  const team = number === 'life' ? world.players.find(each => each.id === player)?.team : undefined
  const shares = (each: Player): boolean => each.id === player || ctx.rules.sharesLife(team, each.team)
  return {
    ...world,
    players: world.players.map(each =>
      shares(each)
        ? { ...each, numbers: { ...each.numbers, [number]: ctx.rules.numberAfter(ctx.structure, each.numbers[number], delta) } }
        : each
    )
  }
}

/** How much of a gain changes the number: of life, where it is recovered, what is missing at most. @see ga-context:GL.recover */
const comesAbout = (ctx: Context, world: World, { player, of, amount }: EventOf<'gain'>): number => {
  const seat = world.scenario.players.find(each => each.id === player)
  if (of !== 'life' || seat?.life === undefined) return amount
  const now = world.players.find(each => each.id === player)!
  return ctx.rules.lifeGained(ctx.structure, amount, seat.life + (seat.damage ?? 0) - now.numbers.life)
}

const isPlayer = (world: World, id: Id): boolean => world.players.some(player => player.id === id && !player.out)

const isInArena = (ctx: Context, world: World, id: Id): boolean => {
  const object = objectAt(world, id)
  return object?.zone === 'arena' && !ctx.rules.isAway(object.statuses)
}

/** Whether the damage of a source destroys what it is dealt to, in a game that looks at this. */
const marksDeath = (ctx: Context, world: World, source: Id): true | undefined => {
  if (!ctx.structure.checks.list.value.includes('deathtouched')) return undefined
  const view = viewOf(ctx, world)
  return (view.object(source) ?? view.lastKnown(source))?.markers.includes('deathtouch') ? true : undefined
}

/** What a commander has dealt a player in the game is counted under this. @see mtg-context:704.6c */
export const commanderKey = (commander: Id, player: Id): string => `commander:${commander}>${player}`

const dealtByCommander = (world: World, commander: Id, player: Id, amount: number): World => {
  const { turn, game } = world.counts
  const key = commanderKey(commander, player)
  return { ...world, counts: { turn, game: { ...game, [key]: (game[key] ?? 0) + amount } } }
}

const damage = (ctx: Context, world: World, event: Extract<GameEvent, { event: 'damage' }>): Outcome => {
  const parts = event.parts.filter(part => part.amount > 0 && (isPlayer(world, part.target) || isInArena(ctx, world, part.target)))
  if (parts.length === 0) return null
  const dealtDeathtouch = marksDeath(ctx, world, event.source)
  const isCommander = objectAt(world, event.source)?.commander === true
  let next = world
  for (const part of parts) {
    if (isPlayer(world, part.target)) {
      next = addNumber(ctx, next, part.target, 'life', -part.amount)
      if (isCommander && ctx.rules.isCombatDamage(event.hit === true, part.type))
        next = dealtByCommander(next, event.source, part.target, part.amount)
    } else {
      next = setObject(next, part.target, {
        damage: objectAt(next, part.target)!.damage + part.amount,
        ...fields({ dealtDeathtouch })
      })
    }
  }
  return { world: next, event: { ...event, parts } }
}

/** The top card of a player's deck. */
const topOfDeck = (world: World, player: Id): Id | undefined => world.zones.deck.find(id => objectAt(world, id)!.owner === player)

const contest = (ctx: Context, world: World, event: Extract<GameEvent, { event: 'contest' }>): Outcome => {
  const view = viewOf(ctx, world)
  const shown = event.players.map(player => ({ player, card: topOfDeck(world, player) }))
  const power = (card: Id | undefined): number => ctx.rules.clashPower(card === undefined ? undefined : view.object(card)?.numbers.power)
  const best = Math.max(...shown.map(each => power(each.card)))
  const winners = shown.filter(each => power(each.card) === best)
  const revealed = shown.map(each => each.card).filter(card => card !== undefined)
  return {
    world,
    event: { ...event, ...(revealed.length > 0 && { revealed }), ...(winners.length === 1 && { winner: winners[0]!.player }) }
  }
}

/** Puts a card that has become an attack on the chain. */
const attack = (ctx: Context, world: World, event: Extract<GameEvent, { event: 'attack' }>): Outcome => {
  if (!ctx.rules.makesChain(ctx.structure)) return isInArena(ctx, world, event.object) ? { world, event } : null
  const moved = moveObject(ctx, world, event.object, 'arena')
  const at = moved.log.length
  return {
    event,
    world: {
      ...moved,
      chain: {
        step: world.chain?.step ?? 'attack',
        attacks: [...(world.chain?.attacks ?? []), event.object],
        active: event.object,
        target: event.target
      },
      marks: { ...moved.marks, link: at, chain: world.chain ? moved.marks.chain : at }
    }
  }
}

/** What comes with an object that is moved or created. */
const broughtBy = (ctx: Context, world: World, event: EventOf<'move' | 'create'>): Partial<Obj> => ({
  ...fields({ counters: event.counters }),
  ...(event.status && { statuses: [event.status] }),
  ...fields({ controller: event.under }),
  ...((event.numbers ?? event.types) && { defined: { numbers: event.numbers ?? {}, types: event.types ?? [] } }),
  ...(event.copyOf !== undefined && { copied: ctx.does.copiedFrom(ctx, world, event.copyOf) })
})

/** Performs an event. */
export const happen = (ctx: Context, world: World, event: GameEvent): Outcome => {
  switch (event.event) {
    case 'damage':
      return damage(ctx, world, event)
    case 'gain':
      return { world: addNumber(ctx, world, event.player, event.of, comesAbout(ctx, world, event)), event }
    case 'lose':
      return { world: addNumber(ctx, world, event.player, event.of, -event.amount), event }
    case 'draw': {
      const object = topOfDeck(world, event.player)
      return object === undefined
        ? null
        : { world: moveObject(ctx, world, object, 'hand'), event: { event: 'draw', player: event.player, object } }
    }
    case 'discard': {
      if (event.object === undefined || objectAt(world, event.object)?.zone !== 'hand') return null
      return { world: moveObject(ctx, world, event.object, event.to ?? 'graveyard'), event }
    }
    case 'destroy':
    case 'sacrifice':
      if (objectAt(world, event.object)?.zone !== 'arena') return null
      return { world: moveObject(ctx, world, event.object, event.to ?? 'graveyard'), event }
    case 'move': {
      const object = objectAt(world, event.object)
      if (!object || object.zone !== event.from || (event.from === event.to && event.to !== 'deck')) return null
      const entered = broughtBy(ctx, world, event)
      const moved = moveObject(ctx, world, event.object, event.to, event.position, entered)
      const isCopy = entered.copied && !moved.copies.includes(event.object)
      return { world: isCopy ? { ...moved, copies: [...moved.copies, event.object] } : moved, event }
    }
    case 'play': {
      const object = objectAt(world, event.object)
      if (!object || object.zone === 'stack') return null
      const played = { controller: event.player, ...fields({ declared: event.declared }) }
      return { world: moveObject(ctx, world, event.object, 'stack', 'top', played), event }
    }
    case 'counters': {
      const object = objectAt(world, event.object)
      if (!object) return null
      const delta = Math.max(event.delta, -(object.counters[event.counter] ?? 0))
      if (delta === 0) return null
      return {
        world: setObject(world, object.id, { counters: ctx.rules.countersAfter(object.counters, event.counter, delta) }),
        event: { ...event, delta }
      }
    }
    case 'status': {
      const object = objectAt(world, event.object)
      if (!object || !ctx.rules.changesStatus(object.statuses.includes(event.status), event.on)) return null
      const statuses = event.on ? [...object.statuses, event.status] : object.statuses.filter(each => each !== event.status)
      return { world: setObject(world, object.id, { statuses }), event }
    }
    case 'create': {
      const { since, arrival } = arriving(ctx, world, event.player)
      const token: Obj = {
        id: event.object,
        card: event.card,
        zone: 'arena',
        owner: event.player,
        controller: event.player,
        counters: {},
        statuses: [],
        damage: 0,
        inc: 0,
        declared: [],
        token: true,
        since,
        came: world.log.length,
        ...broughtBy(ctx, world, event)
      }
      return {
        event,
        world: {
          ...world,
          objects: withObject(world, token),
          zones: { ...world.zones, arena: [...world.zones.arena, token.id] },
          tokens: [...world.tokens, token.id],
          ...(token.copied && { copies: [...world.copies, token.id] }),
          next: { ...world.next, time: world.next.time + 1 },
          arrival
        }
      }
    }
    case 'heal':
      return objectAt(world, event.object)?.damage ? { world: setObject(world, event.object, { damage: 0 }), event } : null
    case 'cease': {
      if (!objectAt(world, event.object) || objectAt(world, event.object)!.ceased) return null
      return { world: moveObject(ctx, world, event.object, 'outside', 'top', { ceased: true }), event }
    }
    case 'attach': {
      const attached = attach(ctx, world, event)
      return attached && { world: attached, event }
    }
    case 'control':
    case 'win':
      return { world, event }
    case 'contest':
      return contest(ctx, world, event)
    case 'negate': {
      if (!world.stack.some(stackObject => stackObject.id === event.layer)) return null
      return { world: { ...world, stack: world.stack.filter(stackObject => stackObject.id !== event.layer) }, event }
    }
    case 'attack':
      return attack(ctx, world, event)
    case 'reveal':
      return objectAt(world, event.object) ? { world, event } : null
    case 'defeat':
      if (!isPlayer(world, event.player)) return null
      return {
        world: { ...world, players: world.players.map(player => (player.id === event.player ? { ...player, out: true } : player)) },
        event
      }
    case 'activate':
    case 'apply':
    case 'begin':
    case 'close':
    case 'target':
      return { world, event }
    case 'prevented':
    case 'shuffle':
      return null
  }
}
