/**
 * Which cards a game brought into play.
 * @module
 */
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { NamedEvent } from '../../model/trace/event.js'
import type { Observation } from '../../model/trace/observation.js'

/** What an observation says was done by an object, or has come into the arena. */
const broughtBy = (event: NamedEvent): readonly string[] => {
  switch (event.event) {
    case 'play':
    case 'activate':
    case 'attack':
      return [event.object]
    case 'move':
      return event.to === 'arena' ? [event.object] : []
    default:
      return []
  }
}

/** The objects that an observation shows in play, beside those that are there from the start. */
const shownBy = (o: Observation): readonly string[] => {
  switch (o.see) {
    case 'event':
      return o.events.flatMap(broughtBy)
    case 'layer':
      return [...(o.kind === 'card' ? [o.layer] : []), ...(o.effect ? [o.effect.source] : [])]
    case 'triggered':
    case 'applied':
      return [o.effect.source]
    default:
      return []
  }
}

/** The other names that engines give to objects that change zones, each with the one before it. */
const renamed = (trace: readonly Observation[]): readonly (readonly [was: string, is: string])[] =>
  trace.flatMap(o =>
    o.see === 'event'
      ? o.events.flatMap((event): readonly [string, string][] =>
          'becomes' in event && event.becomes !== undefined && 'object' in event && event.object !== undefined
            ? [[event.object, event.becomes]]
            : []
        )
      : []
  )

/**
 * The names of the cards that came into play in a game: those in the arena at the start, or where an ability of theirs works; and those that
 * were played, created or moved there. A card that stays in a hand or deck has not.
 */
export const cardsInPlay = ({ objects, cards }: WireScenario, trace: readonly Observation[]): ReadonlySet<string> => {
  const names = new Map(objects.map(({ id, card }) => [id, card]))
  const works = (name: string, zone: string): boolean =>
    cards.some(
      card => card.name === name && card.abilities.some(ability => 'functions' in ability && ability.functions?.some(each => each === zone))
    )
  const inPlay = new Set(
    objects.filter(({ card, zone }) => zone === 'arena' || zone === 'command' || works(card, zone)).map(({ card }) => card)
  )
  for (const o of trace)
    if (o.see === 'event') for (const event of o.events) if (event.event === 'create') names.set(event.object, event.card)
  for (const [was, is] of renamed(trace)) if (names.has(was)) names.set(is, names.get(was)!)
  for (const o of trace) {
    for (const id of shownBy(o)) if (names.has(id)) inPlay.add(names.get(id)!)
    if (o.see === 'event') for (const event of o.events) if (event.event === 'create') inPlay.add(event.card)
  }
  return inPlay
}
