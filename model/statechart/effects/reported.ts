/** The state that an engine reports, against the world. @module */
import type { ReportedState } from '../../trace/observation.js'
import type { World } from '../../world/index.js'
import { objectView, playerNumber } from '../../world/index.js'
import { isEventId } from '../unify.js'
import { namesIn } from '../names.js'

const same = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...new Set(a)].sort()) === JSON.stringify([...new Set(b)].sort())

/** Something in which a reported state differs from the world. */
export interface Difference {
  /** What differs, in words: `the power of blade`. */
  readonly what: string
  /** What it is in the world, if it has a value. */
  readonly is?: string
  /** The difference in words. */
  readonly sentence: string
}

/**
 * Where a reported state differs from the world; empty if it does not.
 * @param seen the world as the texts on its objects see it
 */
export const differences = (
  world: World,
  state: ReportedState,
  names: Readonly<Record<string, string>>,
  seen = world
): readonly Difference[] => {
  const found: Difference[] = []
  const things = namesIn(names).filter(([id]) => !isEventId(id))
  const model = new Map(things.map(([ours, theirs]) => [theirs, ours]))
  const ours = (id: string): string => model.get(id) ?? id
  const differs = (what: string, is: unknown, says: unknown) =>
    found.push({ what, is: String(is), sentence: `${what} is ${String(is)}, reported ${String(says)}` })
  const isMissing = (what: string) => found.push({ what, sentence: `there is no ${what}` })
  for (const [id, numbers] of Object.entries(state.players)) {
    const player = ours(id)
    if (!world.players.includes(player)) isMissing(`player ${id}`)
    for (const [name, value] of Object.entries(numbers)) {
      const number = name as keyof typeof numbers
      const raw = world.numbers[player]?.[number] ?? 0
      if (value !== raw && value !== playerNumber(world, player, number))
        differs(`${name} of ${id}`, playerNumber(world, player, number), value)
    }
  }
  for (const [id, fields] of Object.entries(state.objects)) {
    const object = objectView(seen, ours(id))
    if (!object) {
      isMissing(`object ${id}`)
      continue
    }
    if (fields.zone !== undefined && fields.zone !== object.zone) differs(`the zone of ${id}`, object.zone, fields.zone)
    if (fields.controller !== undefined && ours(fields.controller) !== object.controller)
      differs(`the controller of ${id}`, object.controller, fields.controller)
    if (fields.counters) {
      for (const kind of new Set([...Object.keys(fields.counters), ...Object.keys(object.counters)])) {
        const is = object.counters[kind] ?? 0
        if (is !== (fields.counters[kind] ?? 0)) differs(`the number of ${kind} counters on ${id}`, is, fields.counters[kind] ?? 0)
      }
    }
    if (fields.statuses && !same(fields.statuses, object.statuses)) differs(`the statuses of ${id}`, object.statuses, fields.statuses)
    for (const [name, value] of Object.entries(fields.numbers ?? {})) {
      const is = object.numbers[name as keyof typeof object.numbers]
      if (is !== value) differs(`the ${name} of ${id}`, is, value)
    }
    const damage = world.objects[ours(id)]?.damage ?? 0
    if (fields.damage !== undefined && fields.damage !== damage) differs(`the damage marked on ${id}`, damage, fields.damage)
    if (fields.types && !same(fields.types, object.types)) differs(`the types of ${id}`, object.types, fields.types)
    if (fields.markers && !same(fields.markers, object.markers)) differs(`the markers of ${id}`, object.markers, fields.markers)
  }
  return found
}
