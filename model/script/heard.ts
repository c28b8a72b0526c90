/**
 * What a script has heard of a game: what has been on the stack since its last decision, and whether what it waits for has come about.
 * @module
 */
import type { OnStack, Wait } from '../scenario/script.js'
import type { EffectRef, Id } from '../trace/event.js'
import type { Observation } from '../trace/observation.js'

/** A card on the stack, or the stack object of an ability. */
export interface Stacked {
  readonly source: Id
  readonly ability?: string
}

/** How many of one thing are on their way to the stack, are on it, and have left it. */
interface Passage {
  readonly coming: number
  readonly on: number
  readonly gone: number
}

/** What has been heard so far. */
export interface Heard {
  readonly passages: ReadonlyMap<string, Passage>
  /** The stack objects that were seen, in no particular order. */
  readonly layers: ReadonlyMap<Id, Stacked>
  /** Where triggered stack objects come from. */
  readonly effects: ReadonlyMap<Id, EffectRef>
  readonly activated?: EffectRef
  /** Nothing tells what is on the stack but cards. */
  readonly isBlind: boolean
}

export const NOTHING_HEARD: Heard = { passages: new Map(), layers: new Map(), effects: new Map(), isBlind: false }

const NOWHERE: Passage = { coming: 0, on: 0, gone: 0 }

const keyOf = ({ source, ability }: Stacked): string => JSON.stringify([source, ability ?? null])

const stackedOf = (key: string): Stacked => {
  const [source, ability] = JSON.parse(key) as [Id, string | null]
  return ability === null ? { source } : { source, ability }
}

/** Whether something on the stack is what is meant. */
const isMeant = (what: OnStack, { source, ability }: Stacked): boolean =>
  typeof what === 'string'
    ? ability === undefined && source === what
    : ability === what.ability && (what.source === undefined || what.source === source)

/** A moment at which whatever was to be put on the stack is on it: players have priority, a turn or a phase begins, or the game ends. */
const isCalm = (o: Observation): boolean =>
  o.see === 'end' ||
  (o.see === 'prompt' && o.decision === 'priority') ||
  (o.see === 'event' && o.events.some(event => event.event === 'begin' && event.what !== 'step'))

/** What an observation says of the stack itself. */
const seen = (heard: Heard, o: Observation): Heard => {
  switch (o.see) {
    case 'triggered':
      return { ...heard, effects: new Map(heard.effects).set(o.layer, o.effect) }
    case 'layer': {
      const effect = o.effect ?? heard.effects.get(o.layer) ?? (o.kind === 'activated' ? heard.activated : undefined)
      const stacked = o.kind === 'card' ? { source: o.layer } : effect && { source: effect.source, ability: effect.ability }
      return stacked ? { ...heard, layers: new Map(heard.layers).set(o.layer, stacked) } : heard
    }
    case 'left': {
      const layers = new Map(heard.layers)
      layers.delete(o.layer)
      return { ...heard, layers }
    }
    case 'event': {
      const layers = new Map(heard.layers)
      let activated = heard.activated
      for (const event of o.events) {
        if (event.event === 'activate') activated = { source: event.object, ability: event.ability }
        // where stack objects are not shown, a card is on the stack from its being played until it goes elsewhere
        if (event.event === 'play') layers.set(event.object, { source: event.object })
        if ((event.event === 'move' && event.from === 'stack') || event.event === 'attack' || event.event === 'cease')
          layers.delete(event.object)
      }
      return { ...heard, layers, ...(activated && { activated }) }
    }
    default:
      return heard
  }
}

/** What an event puts on its way to the stack. */
const startedBy = (o: Observation): readonly Stacked[] =>
  o.see !== 'event'
    ? []
    : o.events.flatMap((event): readonly Stacked[] => {
        if (event.event === 'play') return [{ source: event.object }]
        return event.event === 'activate' ? [{ source: event.object, ability: event.ability }] : []
      })

/**
 * Hears one observation more.
 * @param known what is on the stack after it, where that is known otherwise than from what was observed
 * @param showsLayers whether stack objects are among what is observed; where they are not and nothing is known, nothing is said of abilities
 */
export const hear = (heard: Heard, o: Observation, showsLayers: boolean, known?: readonly Stacked[]): Heard => {
  const next = seen(heard, o)
  const isBlind = known === undefined && !showsLayers
  const stack = known ?? [...next.layers.values()]
  const counts = new Map<string, number>()
  for (const each of stack) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  const started = startedBy(o).map(keyOf)
  const passages = new Map<string, Passage>()
  for (const key of new Set([...next.passages.keys(), ...counts.keys(), ...started])) {
    const before = next.passages.get(key) ?? NOWHERE
    const on = counts.get(key) ?? 0
    const came = Math.max(0, on - before.on)
    const coming = Math.max(0, before.coming + started.filter(each => each === key).length - came)
    const isTold = !isBlind || stackedOf(key).ability === undefined
    // what has not come to the stack by then never was on it
    const isOver = isTold && isCalm(o)
    passages.set(key, { coming: isOver ? 0 : coming, on, gone: before.gone + Math.max(0, before.on - on) + (isOver ? coming : 0) })
  }
  return { ...next, passages, isBlind }
}

/** Something was decided: what has left the stack before it counts no more. */
export const decided = (heard: Heard): Heard => ({
  ...heard,
  passages: new Map([...heard.passages].map(([key, passage]) => [key, { ...passage, gone: 0 }]))
})

const passagesOf = (heard: Heard, what: OnStack): readonly (readonly [string, Passage])[] =>
  [...heard.passages].filter(([key]) => isMeant(what, stackedOf(key)))

/** Where something is, or has been since the last decision. */
export const passageOf = (heard: Heard, what: OnStack): 'nowhere' | 'coming' | 'on' | 'gone' => {
  const found = passagesOf(heard, what).map(([, passage]) => passage)
  if (found.some(({ gone }) => gone > 0)) return 'gone'
  if (found.some(({ on }) => on > 0)) return 'on'
  return found.some(({ coming }) => coming > 0) ? 'coming' : 'nowhere'
}

/** Whether what is waited for has come about as this is observed. */
export const hasCome = (heard: Heard, wait: Wait, o: Observation): boolean => {
  switch (wait.until) {
    case 'resolved':
      return wait.what !== undefined && passageOf(heard, wait.what) === 'gone'
    case 'empty':
      if (heard.isBlind && o.see === 'prompt') return false
      return isCalm(o) && [...heard.passages.values()].every(({ coming, on }) => coming === 0 && on === 0)
    case 'turn':
    case 'phase':
    case 'step':
      return (
        o.see === 'event' &&
        o.events.some(
          event =>
            event.event === 'begin' &&
            event.what === wait.until &&
            (wait.until === 'turn' || event.name === wait.name) &&
            (wait.until === 'step' || wait.player === undefined || event.player === wait.player)
        )
      )
  }
}

/** What has come about is waited for no more: the next wait for the same is for another one of it. */
export const taken = (heard: Heard, wait: Wait): Heard => {
  if (wait.until !== 'resolved' || wait.what === undefined) return heard
  const first = passagesOf(heard, wait.what).find(([, { gone }]) => gone > 0)
  if (!first) return heard
  const [key, passage] = first
  return { ...heard, passages: new Map(heard.passages).set(key, { ...passage, gone: passage.gone - 1 }) }
}
