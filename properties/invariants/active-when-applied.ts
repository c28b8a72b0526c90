import { fits } from './fits.js'
import type { Invariant, TraceView } from './invariant.js'
import { all, contents, effectOf, nameOf, speakers } from './reading.js'

/** Classes whose effects may be those of what is still on its way. */
const ENTERING: readonly string[] = ['self', 'identity', 'copy']

/** Sources whose static abilities are printed to function in the arena, and when they left it, by their place in the trace. */
const departures = ({ scenario, trace }: TraceView): ((source: string, ability: string, step: number) => boolean) => {
  const cards = new Map(scenario.cards.map(card => [card.name, card]))
  const lived = new Map(scenario.objects.filter(object => object.zone === 'arena').map(object => [object.id, object.card]))
  const left = new Map<string, number>()
  all(trace, 'event').forEach(({ step, o }) => {
    for (const event of o.events) {
      if ((event.event === 'destroy' || event.event === 'sacrifice') && !left.has(event.object)) left.set(event.object, step)
      if (event.event === 'move' && event.from === 'arena' && !left.has(event.object)) left.set(event.object, step)
      // What comes back is looked at no more.
      if (event.event === 'move' && event.to === 'arena') lived.delete(event.object)
    }
  })
  return (source, ability, step) => {
    const card = cards.get(lived.get(source) ?? '')
    const own = card?.abilities.find(each => each.id === ability)
    return own?.kind === 'static' && own.functions === undefined && (left.get(source) ?? step) < step
  }
}

/** @see fab:6.4.2 @see fab:6.4.4 */
export const activeWhenApplied: Invariant = {
  name: 'active-when-applied',
  title: 'An effect is applied only while it is active',
  statement:
    'Whenever a replacement effect is applied to an event, the event as it is by then fits the event that the effect speaks of, and the source of a static ability has not left the arena.',
  formal: '∀ a ∈ applied: fits(content(event(a)), pattern(effect(a))) ∧ (static(effect(a)) ⇒ ¬ left-arena(source(effect(a))) before a)',
  concepts: ['replacement.active'],
  level: 'full',
  sometimes: 'an effect is applied to an event that another effect has modified',
  met: ({ trace }) => {
    const made = new Set(all(trace, 'applied').flatMap(({ o }) => (o.becomes ? [o.becomes.event] : [])))
    return all(trace, 'applied').some(({ o }) => made.has(o.to))
  },
  check: view => {
    const { scenario, trace } = view
    const what = contents(trace)
    const speaker = speakers(view)
    const gone = departures(view)
    return all(trace, 'applied').flatMap(({ step, o }) => {
      if (ENTERING.includes(o.class)) return []
      const effect = effectOf(scenario, o.effect)
      const event = what.get(o.to)
      const pattern = effect?.kind === 'replacement' || effect?.kind === 'prevention' ? effect.event : undefined
      const you = speaker(o.effect.source)
      if (pattern && event && you && fits(pattern, event, you) === false)
        return [
          {
            step,
            came: `${nameOf(o.effect)} was applied to ${o.to}, which is no event that it speaks of`,
            expected: 'an effect is applied to an event that it is active for by then'
          }
        ]
      return gone(o.effect.source, o.effect.ability, step)
        ? [{ step, came: `${nameOf(o.effect)} was applied after its source had left`, expected: 'a static effect is active in the arena' }]
        : []
    })
  }
}
