/**
 * Names that an engine gives: to what a game brings with it, and to events. The scenario's handles stay.
 * @module
 */
import { mapIds } from '../../model/trace/ids.js'
import type { IdKind } from '../../model/trace/ids.js'
import type { Observation } from '../../model/trace/observation.js'
import type { ImplementationUnderTest, Session } from '../port.js'

/** The name of the nth thing, or the nth event, that a game mentions, from 1. */
export type Namer = (nth: number, kind: IdKind) => string

/** An engine's names with those that stand for them. */
type Given = Readonly<Record<IdKind, ReadonlyMap<string, string>>>

const renamed = (open: Session, name: Namer, handles: ReadonlySet<string>, before: Given): Session => {
  const given = { thing: new Map(before.thing), event: new Map(before.event) }
  const called = (id: string, kind: IdKind): string => {
    if (kind === 'thing' && handles.has(id)) return id
    const known = given[kind].get(id) ?? name(given[kind].size + 1, kind)
    given[kind].set(id, known)
    return known
  }
  return {
    observations: open.observations.map(o => mapIds(o, called) as Observation),
    answer: async option => renamed(await open.answer(option), name, handles, given),
    close: () => open.close()
  }
}

/** The same implementation with other names. */
export const naming = (iut: ImplementationUnderTest, name: Namer): ImplementationUnderTest => ({
  ...iut,
  start: async scenario => {
    const handles = new Set([...scenario.players, ...scenario.objects].map(({ id }) => id))
    return renamed(await iut.start(scenario), name, handles, { thing: new Map(), event: new Map() })
  }
})
