/**
 * The ids inside an observation: which of its strings are an engine's own names.
 * @module
 */
import type { EffectRef, GameEvent } from './event.js'
import type { Observation } from './observation.js'
import type { About, Option } from './option.js'

/** `thing`: a player, an object or a stack object. `event`: an event at level `full`. */
export type IdKind = 'thing' | 'event'

/** What each id becomes. */
export type IdMap<T> = (id: string, kind: IdKind) => T

/** Fields of an event, by kind of id; `to` is a zone except where something is attached. */
const EVENT_FIELDS: Readonly<Record<string, IdKind>> = {
  source: 'thing',
  target: 'thing',
  object: 'thing',
  player: 'thing',
  by: 'thing',
  layer: 'thing',
  winner: 'thing',
  copyOf: 'thing',
  under: 'thing',
  becomes: 'thing',
  id: 'event',
  within: 'event'
}

/** Properties that an effect sets to a player or an object. */
const NAMES_ONE: readonly string[] = ['controller', 'copy']

const effectRef = <T>(ref: EffectRef, map: IdMap<T>) => ({ ...ref, source: map(ref.source, 'thing') })

const gameEvent = <T>(event: GameEvent, map: IdMap<T>): unknown =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]: [string, unknown]) => {
      if (key === 'parts') return [key, (value as { target: string }[]).map(part => ({ ...part, target: map(part.target, 'thing') }))]
      if (key === 'players' || key === 'revealed') return [key, (value as string[]).map(id => map(id, 'thing'))]
      if (key === 'effect') return [key, effectRef(value as EffectRef, map)]
      if (key === 'gains' && event.event === 'apply' && NAMES_ONE.includes(event.property)) return [key, map(value as string, 'thing')]
      if (key === 'to' && event.event === 'attach') return [key, map(value as string, 'thing')]
      if (key === 'from' && event.event === 'control') return [key, map(value as string, 'thing')]
      const kind = EVENT_FIELDS[key]
      return [key, kind && typeof value === 'string' ? map(value, kind) : value]
    })
  )

/** An option with its ids mapped. */
export const mapOptionIds = <T>(option: Option, map: IdMap<T>): unknown => {
  switch (option.option) {
    case 'play':
    case 'activate':
    case 'object':
      return { ...option, object: map(option.object, 'thing') }
    case 'player':
      return { ...option, player: map(option.player, 'thing') }
    case 'effect':
      return { ...option, effect: effectRef(option.effect, map) }
    case 'trigger':
      return { ...option, effect: effectRef(option.effect, map), ...(option.layer !== undefined && { layer: map(option.layer, 'thing') }) }
    case 'part':
      return { ...option, target: map(option.target, 'thing') }
    default:
      return option
  }
}

const about = <T>(a: About, map: IdMap<T>): unknown => ({
  ...a,
  ...(a.event !== undefined && { event: map(a.event, 'event') }),
  ...(a.layer !== undefined && { layer: map(a.layer, 'thing') }),
  ...(a.effect && { effect: effectRef(a.effect, map) })
})

const record = <V, T>(values: Readonly<Record<string, V>>, map: IdMap<T>, value: (v: V) => unknown): unknown =>
  Object.fromEntries(Object.entries(values).map(([id, v]) => [String(map(id, 'thing')), value(v)]))

/** An observation with its ids mapped; keys of the reported state are mapped to strings. */
export const mapIds = <T>(o: Observation, map: IdMap<T>): unknown => {
  const thing = (id: string) => map(id, 'thing')
  switch (o.see) {
    case 'event': {
      const cause = o.cause
      return {
        ...o,
        events: o.events.map(event => gameEvent(event, map)),
        ...(cause && {
          cause: 'layer' in cause ? { layer: thing(cause.layer) } : 'effect' in cause ? { effect: effectRef(cause.effect, map) } : cause
        })
      }
    }
    case 'prompt':
      return {
        ...o,
        player: thing(o.player),
        options: o.options.map(option => mapOptionIds(option, map)),
        ...(o.about && { about: about(o.about, map) })
      }
    case 'answer':
      return o
    case 'end':
      return {
        ...o,
        ...(o.winner !== undefined && { winner: thing(o.winner) }),
        state: {
          players: record(o.state.players, map, numbers => numbers),
          objects: record(o.state.objects, map, object => ({
            ...object,
            ...(object.controller !== undefined && { controller: thing(object.controller) })
          }))
        }
      }
    case 'layer':
      return {
        ...o,
        layer: thing(o.layer),
        controller: thing(o.controller),
        ...(o.effect && { effect: effectRef(o.effect, map) }),
        ...(o.targets && { targets: Object.fromEntries(Object.entries(o.targets).map(([as, id]) => [as, thing(id)])) })
      }
    case 'resolve':
    case 'left':
    case 'ceased':
      return { ...o, layer: thing(o.layer) }
    case 'proposed':
      return {
        ...o,
        event: map(o.event, 'event'),
        what: gameEvent(o.what, map),
        ...(o.within !== undefined && { within: map(o.within, 'event') })
      }
    case 'applied':
      return {
        ...o,
        effect: effectRef(o.effect, map),
        player: thing(o.player),
        to: map(o.to, 'event'),
        becomes: o.becomes && { event: map(o.becomes.event, 'event'), what: gameEvent(o.becomes.what, map) }
      }
    case 'triggered':
      return {
        ...o,
        effect: effectRef(o.effect, map),
        controller: thing(o.controller),
        layer: thing(o.layer),
        ...(o.by !== undefined && { by: map(o.by, 'event') }),
        ...(o.answers !== undefined && { answers: thing(o.answers) })
      }
    case 'suppressed':
      return {
        ...o,
        effect: effectRef(o.effect, map),
        ...(o.suppressor && { suppressor: effectRef(o.suppressor, map) }),
        ...(o.by !== undefined && { by: map(o.by, 'event') })
      }
  }
}

/** An observation with its things renamed: an engine's own names to the scenario's handles. */
export const renameThings = (o: Observation, rename: (id: string) => string): Observation =>
  mapIds(o, (id, kind) => (kind === 'thing' ? rename(id) : id)) as Observation
