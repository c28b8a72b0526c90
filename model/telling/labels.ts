/**
 * What things are called step by step, as a story calls them: objects by their cards, stack objects by the effect that they are of.
 * @module
 */
import type { WireScenario } from '../scenario/scenario.js'
import type { GameEvent } from '../trace/event.js'
import { renameThings } from '../trace/ids.js'
import { mapEvents } from '../trace/map-events.js'
import type { Observation } from '../trace/observation.js'
import type { Vocabulary } from '../trace/words/vocabulary.js'
import { sayEffect } from '../trace/words/effect.js'
import { calledByCard, layersOf, objectNames } from './names.js'
import { wordsOf } from './words.js'
import type { Speaking } from './words.js'

/** How a list of steps calls things. */
export interface Labels {
  /** A player, an object or a stack object. */
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
  const words = wordsOf(rulebook)
  const object = (id: string): string => objects.get(id) ?? id
  const layers = layersOf(trace, words.layer, ref => sayEffect({ ...ref, source: object(ref.source) }))
  const thing = (id: string): string => objects.get(id) ?? layers.get(id) ?? id
  const known = new Set([...objects.values(), ...layers.values()])
  const named = (o: Observation): Observation => {
    return mapEvents(renameThings(o, thing), event => withoutSameName(calledByCard(event, known)))
  }
  return { thing, named, words: { ...words, called: layer => (known.has(layer) ? layer : `${words.layer} ${layer}`) } }
}
