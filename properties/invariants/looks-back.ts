import type { Structure } from '../../model/rulebook/structure.js'
import type { TriggerEffect } from '../../model/scenario/effect.js'
import type { GameEvent, NamedEvent } from '../../model/trace/event.js'
import type { ObservationOf } from '../../model/trace/observation.js'
import type { Breach, Invariant, TraceView } from './invariant.js'
import { all, nameOf, said } from './reading.js'
import { TRIGGERED_BY } from './reads.js'

const leaving = (event: GameEvent): string | undefined => {
  if (event.event === 'destroy' || event.event === 'sacrifice') return event.object
  return event.event === 'move' && event.from === 'arena' && event.to !== 'arena' ? event.object : undefined
}

const entering = (event: GameEvent): string | undefined =>
  event.event === 'create' || (event.event === 'move' && event.to === 'arena' && event.from !== 'arena') ? event.object : undefined

const some = (events: readonly NamedEvent[], is: (event: GameEvent) => string | undefined, object: string): boolean =>
  events.some(event => is(event) === object)

/** The triggered ability of a triggering, where it works in the arena alone. */
const abilityOf = ({ scenario, trace }: TraceView, o: ObservationOf<'triggered'>): TriggerEffect | undefined => {
  const { source, ability } = o.effect
  const created = all(trace, 'event').flatMap(each => each.o.events.flatMap(event => (event.event === 'create' ? [event] : [])))
  const name = scenario.objects.find(object => object.id === source)?.card ?? created.find(event => event.object === source)?.card
  const own = scenario.cards.find(card => card.name === name)?.abilities.find(each => each.id === ability)
  return own?.kind === 'triggered' && own.functions === undefined ? own.effect : undefined
}

/** Whether a condition speaks of leaving the arena. */
const isOfLeaving = ({ trigger: { on } }: TriggerEffect): boolean =>
  on?.event === 'destroy' || on?.event === 'sacrifice' || (on?.event === 'move' && on.from === 'arena')

/** The triggerings of abilities whose source left or entered in the moment of the event that they answer. */
const moments = (view: TraceView) => {
  const groups = all(view.trace, 'event').map(({ o }) => o.events)
  return all(view.trace, 'triggered').flatMap(({ step, o }) => {
    const events = o.by === undefined ? undefined : groups.find(group => group.some(event => event.id === o.by))
    const event = events?.find(each => each.id === o.by)
    const effect = abilityOf(view, o)
    if (!events || !event || !effect) return []
    const { source } = o.effect
    const [left, entered] = [some(events, leaving, source), some(events, entering, source)]
    return left === entered ? [] : [{ step, o, event, effect, left, source }]
  })
}

/** Whether the game looks back on some kinds of event. */
const looks = ({ triggers }: Structure): boolean => (said(triggers.lookBack)?.length ?? 0) > 0

/** @see mtg:603.10 @see ga:4 @see fab-context:5.4.6a */
export const looksBack: Invariant = {
  name: 'looks-back',
  title: 'Only the listed kinds of event are looked back on',
  statement:
    'Where the game looks back on some kinds of event: an ability of an object that leaves the arena triggers, of the events of that moment, on its own leaving, and on others only of the kinds on which the game looks back and where those that leave together see each other; and an ability about leaving, where the game looks back on that kind, does not trigger on what left in the moment in which its object came.',
  formal:
    '∀ t ∈ triggered: left-arena(source(t)) at event(t) ⇒ left-arena(source(t)) = event(t) ∨ (sees-all-leaving ∧ event(t) ∈ look-back); ∀ t ∈ triggered: brought(source(t)) at event(t) ∧ left-arena(event(t)) ⇒ event(t) ∉ look-back',
  concepts: ['trigger.look-back'],
  level: 'full',
  needs: ['triggers'],
  reads: TRIGGERED_BY,
  sometimes: 'an ability of an object that leaves the arena triggers on an event of that moment',
  applies: looks,
  met: view => looks(view.structure) && moments(view).some(({ left }) => left),
  check: view => {
    const { triggers } = view.structure
    const lookBack = said(triggers.lookBack) ?? []
    const leavingSees = said(triggers.leavingSees)
    if (!looks(view.structure)) return []
    return moments(view).flatMap(({ step, o, event, effect, left, source }): readonly Breach[] => {
      const isListed = lookBack.some(kind => kind === event.event)
      if (left) {
        const sees = leavingSees === undefined || leaving(event) === source || (leavingSees === 'all-leaving' && isListed)
        return sees
          ? []
          : [
              {
                step,
                came: `${nameOf(o.effect)} triggered on ${o.by}, in which ${source} left`,
                expected: `nobody looks back on an event of this kind`
              }
            ]
      }
      return isListed && isOfLeaving(effect) && leaving(event) !== undefined
        ? [
            {
              step,
              came: `${nameOf(o.effect)} triggered on ${o.by}, in which ${source} came`,
              expected: 'it was not there just before, and that is what counts'
            }
          ]
        : []
    })
  }
}
