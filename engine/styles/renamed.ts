import type { GameEvent } from '../../model/trace/event.js'
import { renameThings } from '../../model/trace/ids.js'
import { Level } from '../../model/trace/observation.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Session } from '../port.js'
import type { Style } from './style.js'

/** Each name that an object has had, by its first. */
type Given = ReadonlyMap<string, readonly string[]>

const CHANGES_ZONES: readonly GameEvent['event'][] = ['move', 'destroy', 'sacrifice', 'discard']

/** Things by one after the other of the names that they have had, as what knows them by it would. */
const retold = (open: Session, before: Given, mentioned: number): Session => {
  const given = new Map(before)
  let mentions = mentioned
  const last = (id: string): string => given.get(id)?.at(-1) ?? id
  const called = (id: string): string => {
    const names = given.get(id) ?? [id]
    return names[mentions++ % names.length]!
  }
  /** Its name until then, and the new one, by which it is called once all of the observation has been told. */
  const moving = (event: GameEvent, later: [string, string][]): GameEvent => {
    if (!CHANGES_ZONES.includes(event.event) || !('object' in event) || event.object === undefined) return event
    const becomes = `${event.object}:${(given.get(event.object)?.length ?? 1) + 1}`
    later.push([event.object, becomes])
    return { ...event, becomes } as GameEvent
  }
  const tell = (o: Observation): Observation => {
    if (o.see !== 'event') return renameThings(o, o.see === 'end' ? last : called)
    const later: [string, string][] = []
    const told = renameThings({ ...o, events: o.events.map(event => moving(event, later)) }, called)
    for (const [id, name] of later) given.set(id, [...(given.get(id) ?? [id]), name])
    return told
  }
  return {
    observations: open.observations.map(tell),
    answer: async option => retold(await open.answer(option), given, mentions),
    close: () => open.close()
  }
}

/** What changes zones has another name from then on, and is now and then called by a former one. */
export const renamed: Style = {
  name: 'renamed',
  title: 'an object that changes zones has a new name, beside which the former ones are used',
  levels: Level.options,
  of: iut => ({ ...iut, start: async scenario => retold(await iut.start(scenario), new Map(), 0) })
}
