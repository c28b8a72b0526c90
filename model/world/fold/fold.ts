/** An event that occurred, folded into the world. @module */
import { copyKey } from '../copy.js'
import { isLimited } from '../ability.js'
import { restamp } from '../effects.js'
import { beginAwaited, expireConditions, startApplying } from '../lasting.js'
import { entryOf } from '../history.js'
import { noteControllers } from '../holding.js'
import type { GameEvent } from '../../trace/event.js'
import type { World } from '../world.js'
import { cease, create, destroy, discard, draw, move, play, sacrifice } from './cards.js'
import { attack, close } from './combat.js'
import { damage } from './damage.js'
import { attach, control, counters, heal, status } from './marks.js'
import { apply } from './applies.js'
import type { Fold } from './occurrence.js'
import { gain, lose } from './points.js'
import { begin, defeat, win } from './turn.js'

/** An event that tells of something and changes nothing that the world keeps. */
const tells = (world: World): World => world

const activate: Fold<'activate'> = (world, event) => {
  const object = world.objects[event.object]
  if (!object || !isLimited(world, event.object, event.ability)) return world
  const key = `${event.object}#${object.incarnation}${copyKey(object)}/${event.ability}`
  const count = world.activated[key] ?? { turn: 0, game: 0 }
  return { ...world, activated: { ...world.activated, [key]: { turn: count.turn + 1, game: count.game + 1 } } }
}

const folds: { readonly [K in GameEvent['event']]: Fold<K> } = {
  damage,
  prevented: tells,
  draw,
  discard,
  move,
  destroy,
  sacrifice,
  play,
  activate,
  attack,
  close,
  gain,
  lose,
  counters,
  status,
  apply,
  create,
  contest: tells,
  reveal: tells,
  target: tells,
  negate: tells,
  attach,
  shuffle: tells,
  begin,
  defeat,
  heal,
  cease,
  control,
  win
}

/** The world after an event. */
export const fold = (world: World, event: GameEvent): World => {
  const change = folds[event.event] as (world: World, event: GameEvent) => World
  const changed = change({ ...world, time: world.time + 1 }, event)
  // What nobody looks back at is not kept.
  const history = world.facts.looksBack ? [...changed.history, entryOf(world, changed, event)] : changed.history
  const happened: World = { ...changed, occurred: world.occurred + 1, history }
  return noteControllers(restamp(beginAwaited(expireConditions(startApplying(happened, event)))))
}
