/**
 * Events: what is about to happen, what it becomes, what happens.
 * @module
 */
import type { EffectRef, GameEvent, NamedEvent } from '../../trace/event.js'
import type { Observation, ObservationOf } from '../../trace/observation.js'
import { list, sayCause, sayEvent } from '../../trace/words/event.js'
import { live } from '../lives.js'
import { CLASSES } from '../phrases.js'
import type { Setting, Telling, Within } from './telling.js'
import { add, sentence, telling } from './telling.js'

/** What is around whatever takes an event's place. */
const outOfInstead = (within: readonly Within[]): readonly Within[] =>
  within.at(-1)?.kind === 'instead' ? outOfInstead(within.slice(0, -1)) : within

const isSame = (a: EffectRef, b: EffectRef): boolean => a.source === b.source && a.ability === b.ability && a.n === b.n

/** Whether something can't be a part of what takes an event's place. */
const endsInstead = (o: Observation, effect: EffectRef): boolean => {
  switch (o.see) {
    case 'proposed':
    case 'applied':
    case 'triggered':
    case 'suppressed':
    case 'answer':
      return false
    case 'prompt':
      return o.decision === 'priority'
    case 'event':
      return !(o.cause && 'effect' in o.cause && isSame(o.cause.effect, effect))
    default:
      return true
  }
}

/** Leaves what takes an event's place once something comes that is no part of it. */
export const settle = (before: Telling, o: Observation): Telling => {
  const last = before.within.at(-1)
  return last?.kind === 'instead' && endsInstead(o, last.effect) ? { ...before, within: outOfInstead(before.within) } : before
}

/** Which of the events under replacement an id names, by its place. */
const proposalOf = (within: readonly Within[], id: string | undefined): number =>
  id === undefined ? -1 : within.findLastIndex(within => within.kind === 'event' && within.ids.includes(id))

const isPassage = (events: readonly NamedEvent[]): boolean => events.every(event => event.event === 'begin')

/** An event in the words of the game. */
const say = ({ names: { effect, words } }: Setting, event: GameEvent): string => {
  if (event.event === 'negate') return `${event.layer} ${words.negated}`
  if (event.event === 'status') return `${event.object} ${event.on ? 'becomes' : 'is no longer'} ${words.status(event.status)}`
  return sayEvent(event, effect, words.zone, words.phase)
}

/** What is about to happen. */
export const tellProposed = (setting: Setting, before: Telling, at: number): Telling => {
  const o = setting.names.named(setting.trace[at]!) as ObservationOf<'proposed'>
  const told = add(setting, before, {
    kind: 'proposal',
    text: sentence(`about to happen: ${say(setting, o.what)}`),
    from: at,
    concepts: telling(setting.concepts[at])
  })
  return { ...told, within: [...before.within, { kind: 'event', ids: [o.event] }] }
}

/** An effect is applied to an event. */
export const tellApplied = (setting: Setting, before: Telling, at: number): Telling => {
  const raw = setting.trace[at] as ObservationOf<'applied'>
  const o = setting.names.named(raw) as ObservationOf<'applied'>
  const place = proposalOf(before.within, raw.to)
  const own = before.within[place]
  const outer = place < 0 ? outOfInstead(before.within) : before.within.slice(0, place)
  const ids = own?.kind === 'event' ? own.ids : [raw.to]
  const prevented = o.prevented === undefined ? '' : ` and prevents ${o.prevented}`
  const outcome =
    o.becomes !== null
      ? `the event is now: ${say(setting, o.becomes.what)}`
      : o.prevented !== undefined
        ? 'nothing is left of the event, so it does not happen'
        : o.class === 'outcome'
          ? 'other things follow from the event'
          : 'the event does not happen'
  const told = add(setting, before, {
    kind: 'modification',
    text: sentence(`${o.player} applies ${setting.names.effect(o.effect)} (${CLASSES[o.class]})${prevented}; ${outcome}`),
    from: at,
    depth: outer.length + 1,
    concepts: telling(setting.concepts[at])
  })
  const now: Within = raw.becomes ? { kind: 'event', ids: [...ids, raw.becomes.event] } : { kind: 'instead', effect: raw.effect }
  return { ...told, within: [...outer, now] }
}

/** Concepts of an event that was replaced: how it was prevented has been told with each application. */
const ofReplaced = (setting: Setting, at: number) =>
  (setting.concepts[at] ?? []).filter(concept => concept !== 'resolution.step' && !concept.startsWith('prevention.'))

/** What happens. */
export const tellEvent = (setting: Setting, before: Telling, at: number): Telling => {
  const { names } = setting
  const raw = setting.trace[at] as ObservationOf<'event'>
  const o = names.named(raw) as ObservationOf<'event'>
  const place = Math.max(...raw.events.map(event => proposalOf(before.within, event.id)))
  const within = place < 0 ? before.within : before.within.slice(0, place)
  const inner = before.within.at(-1)
  // what it happens within has been told
  const isKnown =
    o.cause === undefined ||
    place >= 0 ||
    isPassage(o.events) ||
    ('layer' in o.cause ? inner?.kind === 'layer' : 'effect' in o.cause ? inner?.kind === 'instead' : o.cause.rule === 'combat')
  const cause = isKnown || o.cause === undefined ? '' : ` (${sayCause(o.cause, names.effect, names.words.check)})`
  const events = list(o.events.map(event => say(setting, event)))
  const { lives, changed } = live(before.lives, raw.events)
  const lifeTold = changed.map(({ player, from, to }) => ` ${names.thing(player)}’s life: ${from} → ${to}.`).join('')
  const told = add(
    setting,
    { ...before, within },
    {
      kind: isPassage(o.events) ? 'passage' : 'event',
      text: `${sentence(`${place < 0 ? '' : 'so it happens: '}${events}${o.events.length > 1 ? ', at once' : ''}${cause}`)}${lifeTold}`,
      from: at,
      concepts: place < 0 ? telling(setting.concepts[at]) : ofReplaced(setting, at)
    }
  )
  return { ...told, lives }
}
