/**
 * What things are called step by step, where a story would be too free: objects by their cards, layers by their ids beside the
 * object that they come from.
 * @module
 */
import type { WireScenario } from '../scenario/scenario.js'
import type { GameEvent } from '../trace/event.js'
import { renameThings } from '../trace/ids.js'
import { mapEvents } from '../trace/map-events.js'
import type { Observation } from '../trace/observation.js'
import type { Vocabulary } from '../trace/words/vocabulary.js'
import { calledByCard, objectNames } from './names.js'
import { wordsOf } from './words.js'
import type { Speaking } from './words.js'

/** How a list of steps calls things. */
export interface Labels {
  /** A player, an object or a layer. */
  readonly thing: (id: string) => string
  /** An observation in which every thing is called so. */
  readonly named: (o: Observation) => Observation
  /** The words of the game, for lines on such observations; a card on the stack is called by its name alone. */
  readonly words: Vocabulary
}

/** An object keeps its name through its incarnations, so that it need not be said what it is called from now on. */
const withoutSameName = (event: GameEvent): GameEvent => {
  if (!('becomes' in event) || !('object' in event) || event.becomes !== event.object) return event
  const { becomes: _, ...rest } = event
  return rest
}

/** The names of all that a game speaks of, and the words of its rulebook. */
export const labelsOf = (scenario: Pick<WireScenario, 'objects'>, trace: readonly Observation[], rulebook?: Speaking): Labels => {
  const objects = objectNames(scenario, trace)
  const sources = new Map<string, string>()
  for (const o of trace) if ((o.see === 'layer' || o.see === 'triggered') && o.effect !== undefined) sources.set(o.layer, o.effect.source)
  const object = (id: string): string => objects.get(id) ?? id
  const thing = (id: string): string => (sources.has(id) && !objects.has(id) ? `${id} (${object(sources.get(id)!)})` : object(id))
  const known = new Set(objects.values())
  const named = (o: Observation): Observation => {
    const renamed = mapEvents(renameThings(o, thing), event => withoutSameName(calledByCard(event, known)))
    // here the effect itself says where the layer comes from
    return (o.see === 'layer' || o.see === 'triggered') && 'layer' in renamed ? { ...renamed, layer: object(o.layer) } : renamed
  }
  const words = wordsOf(rulebook)
  return { thing, named, words: { ...words, called: layer => (known.has(layer) ? layer : `${words.layer} ${layer}`) } }
}
