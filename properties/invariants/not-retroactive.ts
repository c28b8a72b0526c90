import { startedIn } from '../../model/scenario/pieces.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Observation, ObservationOf } from '../../model/trace/observation.js'
import type { Breach, Invariant } from './invariant.js'
import { all, effectOf, nameOf, originals } from './reading.js'

/** Effects that an ability of a card on the stack or in the arena starts, told by their name: no static ability has it. */
const isStatic = (abilities: readonly { readonly kind: string; readonly id: string }[], name: string): boolean =>
  abilities.some(ability => (ability.kind === 'static' || ability.kind === 'triggered') && ability.id === name)

/** The original event that brought each object, by its creation or its entering the arena. */
const arrivals = (trace: readonly Observation[]): ReadonlyMap<string, string> => {
  const original = originals(trace)
  return new Map(
    all(trace, 'event').flatMap(({ o }) =>
      o.events.flatMap(event =>
        event.id !== undefined && (event.event === 'create' || (event.event === 'move' && event.to === 'arena'))
          ? [[event.object, original(event.id)] as const]
          : []
      )
    )
  )
}

/** @see fab:6.4.3 @see fab:6.6.5a */
export const notRetroactive: Invariant = {
  name: 'not-retroactive',
  title: 'A lasting effect heeds no event before it was started',
  statement:
    'An effect that no static ability generates neither is applied to an event nor triggers on one before a stack object of its source has begun to resolve, another effect of its source has been applied or a cost that starts it has been paid, unless it lasts already as the game begins; and the effects of an object that an event brought do not replace the outcome of that event.',
  formal:
    '∀ x ∈ applied ∪ triggered: ¬ static(effect(x)) ⇒ ∃ l: source(l) = source(effect(x)) ∧ resolves(l) before event(x) ∨ paid(effect(x)) before event(x) ∨ effect(x) ∈ start; ∀ a ∈ applied: class(a) = outcome ⇒ brought(source(effect(a))) ≠ original(event(a))',
  concepts: ['trigger.condition-met', 'replacement.active'],
  level: 'full',
  sometimes: 'an effect that a stack object started is applied or triggers',
  met: view => view.trace.some(o => (o.see === 'applied' || o.see === 'triggered') && startedBy(view.scenario, o.effect)),
  check: ({ scenario, trace }) => {
    const brought = arrivals(trace)
    const original = originals(trace)
    const sources = new Map<string, string>()
    // what lasts already as the game begins heeds every event
    const resolved = new Set((scenario.start.effects ?? []).map(({ source, ability }) => `${source}#${ability}`))
    const occurred = new Map<string, ReadonlySet<string>>()
    // A further modification of a replacement may start an effect too.
    const apply = (o: Observation): void => {
      if (o.see === 'applied') resolved.add(o.effect.source)
    }
    const paid = startedByCost(scenario)
    // An engine need not say of which effect a stack object is: what has triggered or was activated last is told anyway.
    let activated: string | undefined
    const sourceOf = ({ layer, kind }: ObservationOf<'layer'>): string =>
      sources.get(layer) ?? (kind === 'activated' ? activated : undefined) ?? layer
    return trace.flatMap((o, step): readonly Breach[] => {
      for (const effect of paid(o)) resolved.add(effect)
      if (o.see === 'event') for (const event of o.events) if (event.event === 'activate') activated = event.object
      if (o.see === 'triggered') sources.set(o.layer, o.effect.source)
      if (o.see === 'layer') sources.set(o.layer, o.effect?.source ?? sourceOf(o))
      if (o.see === 'resolve') resolved.add(sources.get(o.layer) ?? o.layer)
      if (o.see === 'event') for (const event of o.events) if (event.id !== undefined) occurred.set(event.id, new Set(resolved))
      if (o.see === 'applied' && o.class === 'outcome' && brought.get(o.effect.source) === original(o.to))
        return [
          {
            step,
            came: `${nameOf(o.effect)} replaced the outcome of the event that brought it`,
            expected: 'an effect heeds only later events'
          }
        ]
      if ((o.see !== 'applied' && o.see !== 'triggered') || !startedBy(scenario, o.effect)) {
        apply(o)
        return []
      }
      const at = o.see === 'triggered' && o.by !== undefined ? (occurred.get(o.by) ?? resolved) : resolved
      const started = at.has(o.effect.source) || at.has(`${o.effect.source}#${o.effect.ability}`)
      apply(o)
      return started
        ? []
        : [
            {
              step,
              came: `${nameOf(o.effect)} ${o.see === 'applied' ? 'was applied' : 'triggered'} before a stack object of ${o.effect.source} had begun to resolve`,
              expected: 'an effect heeds only events after it has started'
            }
          ]
    })
  }
}

/** The effects that costs start, as an announcement shows that these have been paid. */
const startedByCost = (scenario: WireScenario): ((o: Observation) => readonly string[]) => {
  const cards = new Map(scenario.cards.map(card => [card.name, card]))
  const abilities = new Map(scenario.objects.map(object => [object.id, cards.get(object.card)?.abilities ?? []]))
  const started = (object: string, costs: unknown): readonly string[] => startedIn(costs).map(({ ability }) => `${object}#${ability}`)
  const activated = (object: string, id: string): readonly string[] =>
    started(
      object,
      (abilities.get(object) ?? []).flatMap(each => (each.kind === 'activated' && each.id === id ? [each.cost] : []))
    )
  return o => {
    if (o.see === 'event') return o.events.flatMap(event => (event.event === 'activate' ? activated(event.object, event.ability) : []))
    if (o.see !== 'layer') return []
    if (o.kind === 'activated') return o.effect ? activated(o.effect.source, o.effect.ability) : []
    return started(
      o.layer,
      (abilities.get(o.layer) ?? []).filter(each => each.kind === 'extra-cost')
    )
  }
}

const startedBy = (scenario: Parameters<typeof effectOf>[0], ref: Parameters<typeof effectOf>[1]): boolean => {
  const object = scenario.objects.find(each => each.id === ref.source)
  const card = scenario.cards.find(each => each.name === object?.card)
  // A self-replacement is called by the ability whose step it is written in.
  const known = effectOf(scenario, ref)
  return card !== undefined && known !== undefined && !isStatic(card.abilities, ref.ability)
}
