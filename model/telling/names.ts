/**
 * What things are called in a story: by their cards, told apart by owner or id only where they must be.
 * @module
 */
import type { WireScenario } from '../scenario/scenario.js'
import type { EffectRef, GameEvent } from '../trace/event.js'
import { renameThings } from '../trace/ids.js'
import { mapEvents } from '../trace/map-events.js'
import type { Observation } from '../trace/observation.js'
import { oneLine } from '../trace/text.js'
import { sayEffect } from '../trace/words/effect.js'
import { wordsOf } from './words.js'
import type { Speaking, Words } from './words.js'

/** How a story names things. */
export interface Names {
  /** A player, an object or a stack object. */
  readonly thing: (id: string) => string
  /** An effect, whose source has been named already. */
  readonly effect: (ref: EffectRef) => string
  /** An observation with every thing in it named. */
  readonly named: (o: Observation) => Observation
  /** What the game calls zones, phases and the like. */
  readonly words: Words
}

interface Thing {
  readonly id: string
  readonly card: string
  /** Absent for what was created during the game, and for what another player controls from the start. */
  readonly owner?: string
}

/** Every object of the game by its ids: those of the start, what is created, and the new ids that objects get. */
const thingsOf = (scenario: Pick<WireScenario, 'objects'>, trace: readonly Observation[]): ReadonlyMap<string, Thing> => {
  const found = new Map<string, Thing>()
  for (const { id, card, owner, controller } of scenario.objects)
    found.set(id, { id, card, ...((controller === undefined || controller === owner) && { owner }) })
  for (const o of trace)
    for (const event of o.see === 'event' ? o.events : []) {
      if (event.event === 'create') found.set(event.object, { id: event.object, card: event.card, owner: event.player })
      const card = 'becomes' in event && event.object !== undefined ? found.get(event.object) : undefined
      if (card && 'becomes' in event && event.becomes !== undefined) found.set(event.becomes, card)
    }
  return found
}

/** The card’s name where only one thing has it, else with its owner where each owner has one, else with its id. */
const nameOf = (thing: Thing, all: readonly Thing[]): string => {
  const same = all.filter(each => each.card === thing.card)
  if (same.length === 1) return thing.card
  const own = same.filter(each => each.owner === thing.owner)
  return thing.owner !== undefined && own.length === 1 && same.every(thing => thing.owner !== undefined)
    ? `${thing.owner}’s ${thing.card}`
    : `${thing.card} (${thing.id})`
}

/** What each object is called, by every id that it has in the game. */
export const objectNames = (scenario: Pick<WireScenario, 'objects'>, trace: readonly Observation[]): ReadonlyMap<string, string> => {
  const things = thingsOf(scenario, trace)
  const all = [...new Set(things.values())]
  return new Map([...things].map(([id, thing]) => [id, oneLine(nameOf(thing, all))]))
}

/** Stack objects that are not cards, each called by its effect, with a number where there are several of one effect. */
export const layersOf = (trace: readonly Observation[], layer: string, effect: (ref: EffectRef) => string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const counted = new Map<string, number>()
  for (const o of trace) {
    if ((o.see !== 'layer' && o.see !== 'triggered') || o.effect === undefined || found.has(o.layer)) continue
    const name = `the ${o.see === 'layer' ? o.kind : 'triggered'} ${layer} of ${effect(o.effect)}`
    const count = (counted.get(name) ?? 0) + 1
    counted.set(name, count)
    found.set(o.layer, count === 1 ? name : `${name} (no. ${count})`)
  }
  return found
}

/** The abilities of each source that a trace speaks of. */
const abilitiesOf = (trace: readonly Observation[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const o of trace) {
    const refs = JSON.stringify(o).matchAll(/"source":("(?:[^"\\]|\\.)*"),"ability":("(?:[^"\\]|\\.)*")/g)
    for (const [, source, ability] of refs) {
      const id = JSON.parse(source!) as string
      found.set(id, (found.get(id) ?? new Set()).add(JSON.parse(ability!) as string))
    }
  }
  return found
}

/** What is yet to be created, and has no name, is called by its card. */
export const calledByCard = (event: GameEvent, known: ReadonlySet<string>): GameEvent =>
  event.event === 'create' && !known.has(event.object) ? { ...event, object: event.card } : event

/** The names of all that a game speaks of, in the words of its rulebook. */
export const namesOf = (scenario: WireScenario, trace: readonly Observation[], rulebook?: Speaking): Names => {
  const words = wordsOf(rulebook)
  const objects = objectNames(scenario, trace)
  const spoken = abilitiesOf(trace)
  /** Sources by their names, of which only one ability is spoken of: their name says enough. */
  const single = new Set([...objects].flatMap(([id, name]) => ((spoken.get(id)?.size ?? 0) < 2 ? [name] : [])))
  const effect = (ref: EffectRef): string => (single.has(ref.source) && ref.n === undefined ? ref.source : sayEffect(ref))
  const object = (id: string): string => objects.get(id) ?? id
  const layers = layersOf(trace, words.layer, ref => effect({ ...ref, source: object(ref.source) }))
  const thing = (id: string): string => oneLine(objects.get(id) ?? layers.get(id) ?? id)
  const known = new Set(objects.values())
  return { thing, effect, words, named: o => mapEvents(renameThings(o, thing), event => calledByCard(event, known)) }
}
