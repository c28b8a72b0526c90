import type { StartObject, WireScenario } from '../../model/scenario/scenario.js'
import type { Relation } from './relation.js'
import { difference } from './same.js'

/** The same value with the fields of its objects in the opposite order. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, turned(field)])
  )
}

/**
 * Decks first, each in its own order: where a deck's cards stand among the other objects of the list says nothing, while the
 * order of the rest is that of their timestamps and zones.
 */
const apart = (objects: readonly StartObject[], owners: readonly string[]): StartObject[] => [
  ...owners.flatMap(owner => objects.filter(object => object.zone === 'deck' && object.owner === owner)),
  ...objects.filter(object => object.zone !== 'deck')
]

/** What a file declares has the order that its meaning gives it, and no other. */
export const declarationsPermuted: Relation = {
  name: 'declarations-permuted',
  title: 'The order of unrelated declarations makes no other game',
  statement:
    'If the list of cards, the fields of every object of the file and the place of decks among the other objects are in another order, while timestamps and the order within each zone stay, and the same decisions are taken, then the same is observed.',
  concepts: [],
  sometimes: 'a game is played again from a file in another order',
  transform: (scenario, decisions) => ({
    scenario: turned({
      ...scenario,
      cards: [...scenario.cards].reverse(),
      objects: apart(
        scenario.objects,
        [...scenario.players].reverse().map(({ id }) => id)
      )
    }) as WireScenario,
    decisions
  }),
  compare: (before, after) => difference(before, after)
}
