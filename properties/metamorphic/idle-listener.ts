import type { Ability } from '../../model/scenario/card.js'
import type { EventKind } from '../../model/scenario/pattern.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Relation } from './relation.js'
import { difference } from './same.js'

/** Kinds of event of which every one is reported as itself, and none is a part of another kind. */
const KINDS: readonly EventKind[] = ['draw', 'discard', 'destroy', 'contest', 'sacrifice', 'attach']

const kindsOf = (trace: readonly Observation[]): ReadonlySet<string> =>
  new Set(
    trace.flatMap(o => {
      if (o.see === 'event') return o.events.map(event => event.event)
      if (o.see === 'proposed') return [o.what.event]
      return o.see === 'applied' && o.becomes ? [o.becomes.what.event] : []
    })
  )

const listener = (kind: EventKind): Ability => ({
  kind: 'triggered',
  id: 'idle-listener',
  effect: { kind: 'trigger', trigger: { on: { event: kind } }, steps: [{ do: 'gain', player: 'you', of: 'life', amount: 1 }] }
})

/** @see fab:6.6.5 */
export const idleListener: Relation = {
  name: 'idle-listener',
  title: 'An effect that has nothing to listen to makes no other game',
  statement:
    'If the card of an object in the arena also has an ability that triggers on a kind of event of which none is proposed or occurs in the game, and the same decisions are taken, then the same is observed.',
  concepts: ['trigger.condition-met'],
  sometimes: 'an object is in the arena at the start, and a kind of event is absent from the game',
  transform: (scenario, decisions, trace) => {
    const present = kindsOf(trace)
    const kind = KINDS.find(each => !present.has(each))
    const name = scenario.objects.find(object => object.zone === 'arena')?.card
    if (kind === undefined || name === undefined) return undefined
    return {
      scenario: {
        ...scenario,
        cards: scenario.cards.map(card => (card.name === name ? { ...card, abilities: [...card.abilities, listener(kind)] } : card))
      },
      decisions
    }
  },
  compare: (before, after) => difference(before, after)
}
