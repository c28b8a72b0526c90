/**
 * Stack objects: how they come to the stack, resolve and leave, and the triggers that make them.
 * @module
 */
import type { EventOf } from '../../trace/event.js'
import type { ObservationOf } from '../../trace/observation.js'
import { list } from '../../trace/words/event.js'
import { CEASES, leaves } from '../phrases.js'
import type { Setting, Telling } from './telling.js'
import { add, sentence, telling } from './telling.js'

/** A play or activation, if it is told together with the stack object that comes right after it. */
const playedWith = (setting: Setting, at: number): EventOf<'play' | 'activate'> | undefined => {
  const o = setting.trace[at]
  const next = setting.trace[at + 1]
  const [event] = o?.see === 'event' && o.events.length === 1 ? o.events : []
  if (next?.see !== 'layer' || (event?.event !== 'play' && event?.event !== 'activate')) return undefined
  return next.layer === event.object || next.effect?.source === event.object ? event : undefined
}

const put = (setting: Setting, before: Telling, at: number, from: number, how: string): Telling => {
  const raw = setting.trace[at] as ObservationOf<'layer'>
  const o = setting.names.named(raw) as ObservationOf<'layer'>
  const targets = Object.values(o.targets ?? {})
  const modes = o.modes?.length ? `, mode ${list(o.modes.map(mode => `“${mode}”`))}` : ''
  const aim = targets.length === 0 ? '' : `, ${raw.targets?.['attack'] === undefined ? 'targeting' : 'to attack'} ${list(targets)}`
  return add(
    setting,
    before,
    {
      kind: 'layer',
      text: sentence(`${how}${o.layer} goes on the ${setting.names.words.zone('stack')}${modes}${aim}`),
      from,
      to: at,
      concepts: setting.concepts[at] ?? []
    },
    {
      stack: [{ id: raw.layer, words: `${o.layer} (${o.controller}’s${modes}${aim})` }, ...before.stack],
      ...(before.pending.some(({ id }) => id === raw.layer) && { pending: before.pending.filter(({ id }) => id !== raw.layer) })
    }
  )
}

/** A play or activation and its stack object as one entry; `undefined` if something came between them. */
export const tellPlayed = (setting: Setting, before: Telling, at: number): readonly [Telling, number] | undefined => {
  const event = playedWith(setting, at)
  if (!event) return undefined
  const { names } = setting
  const paid = event.event === 'play' && event.declared?.length ? ` (additional cost paid: ${list(event.declared)})` : ''
  const how = event.event === 'play' ? `${names.thing(event.player)} has played it${paid}: ` : ''
  return [put(setting, before, at + 1, at, how), at + 2]
}

/** A stack object goes on the stack. */
export const tellStackObject = (setting: Setting, before: Telling, at: number): Telling => put(setting, before, at, at, '')

/** The top stack object resolves. */
export const tellResolve = (setting: Setting, before: Telling, at: number): Telling => {
  const { layer } = setting.trace[at] as ObservationOf<'resolve'>
  const text = sentence(`${setting.names.thing(layer)} resolves`)
  const told = add(setting, before, { kind: 'layer', text, from: at, concepts: setting.concepts[at] ?? [] })
  return { ...told, within: [...before.within, { kind: 'layer', layer }] }
}

/** The move of a card to where it goes after its stack object has left, if it comes right after. */
const moveAfter = (setting: Setting, at: number): EventOf<'move'> | undefined => {
  const o = setting.trace[at]
  const next = setting.trace[at + 1]
  if (o?.see !== 'left' || next?.see !== 'event' || next.events.length !== 1) return undefined
  const [event] = next.events
  return event?.event === 'move' && event.object === o.layer && event.from === 'stack' ? event : undefined
}

/** A stack object leaves the stack, and its card with it. Gives the place of what comes next. */
export const tellLeft = (setting: Setting, before: Telling, at: number): readonly [Telling, number] => {
  const { layer, how } = setting.trace[at] as ObservationOf<'left'>
  const place = before.within.findLastIndex(within => within.kind === 'layer' && within.layer === layer)
  const move = moveAfter(setting, at)
  const where =
    move === undefined
      ? ''
      : ` and goes to the ${setting.names.words.zone(move.to)}${move.position === undefined ? '' : ` (${move.position})`}`
  const to = move === undefined ? at : at + 1
  const told = add(
    setting,
    { ...before, within: place < 0 ? before.within : before.within.slice(0, place) },
    {
      kind: 'layer',
      text: sentence(`${setting.names.thing(layer)} ${leaves(how, setting.names.words)}${where}`),
      from: at,
      to,
      concepts: setting.concepts[at] ?? []
    },
    { stack: before.stack.filter(({ id }) => id !== layer) }
  )
  return [told, to + 1]
}

/** An effect triggers. */
export const tellTriggered = (setting: Setting, before: Telling, at: number): Telling => {
  const raw = setting.trace[at] as ObservationOf<'triggered'>
  const o = setting.names.named(raw) as ObservationOf<'triggered'>
  const text = sentence(`${setting.names.effect(o.effect)} triggers for ${o.controller}`)
  const pending = [...before.pending, { id: raw.layer, words: `${o.layer} (${o.controller}’s)` }]
  return add(setting, before, { kind: 'trigger', text, from: at, concepts: telling(setting.concepts[at]) }, { pending })
}

/** An effect would trigger and does not. */
export const tellSuppressed = (setting: Setting, before: Telling, at: number): Telling => {
  const { names, concepts } = setting
  const o = names.named(setting.trace[at]!) as ObservationOf<'suppressed'>
  const why =
    o.why === 'limit' ? 'its limit is used up' : `${o.suppressor === undefined ? 'an effect' : names.effect(o.suppressor)} forbids it`
  const text = sentence(`${names.effect(o.effect)} would trigger but does not: ${why}`)
  return add(setting, before, { kind: 'trigger', text, from: at, concepts: telling(concepts[at]) })
}

/** A pending trigger ceases to exist. */
export const tellCeased = (setting: Setting, before: Telling, at: number): Telling => {
  const { layer, why } = setting.trace[at] as ObservationOf<'ceased'>
  const text = sentence(`${setting.names.thing(layer)} ceases to exist: ${CEASES[why]}`)
  const pending = before.pending.filter(({ id }) => id !== layer)
  return add(setting, before, { kind: 'layer', text, from: at, concepts: setting.concepts[at] ?? [] }, { pending })
}
