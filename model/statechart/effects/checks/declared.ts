/** Checks that a rulebook declares: a condition on a player or an object, and what becomes of it. @module */
import type { DeclaredCheck, ObjectDemand } from '../../../rulebook/declared-check.js'
import type { Comparison } from '../../../scenario/names.js'
import type { GameEvent, Id } from '../../../trace/event.js'
import { living, objectView } from '../../../world/index.js'
import type { World } from '../../../world/index.js'
import type { Check } from './check.js'

/** Which outcomes of a three-way comparison each sign allows. */
const ALLOWS: Readonly<Record<Comparison, readonly number[]>> = {
  '=': [0],
  '!=': [-1, 1],
  '<': [-1],
  '<=': [-1, 0],
  '>': [1],
  '>=': [0, 1]
}

const holds = (value: number | undefined, is: Comparison, than: number): boolean =>
  value !== undefined && ALLOWS[is].includes(Math.sign(value - than))

const isDemanded = (world: World, id: Id, demand: ObjectDemand): boolean => {
  const object = objectView(world, id)
  if (!object) return false
  if ('number' in demand) return holds(object.numbers[demand.number], demand.is, demand.than)
  if ('counters' in demand) return holds(object.counters[demand.counters] ?? 0, demand.is, demand.than)
  return 'type' in demand ? object.types.includes(demand.type) : object.markers.includes(demand.marker)
}

const becomes = (world: World, object: Id, check: Extract<DeclaredCheck, { of: 'object' }>): GameEvent | undefined => {
  const { then } = check
  if (then.do === 'move') return { event: 'move', object, from: check.in, to: then.to }
  if (then.do !== 'remove-counters') return { event: then.do, object }
  const count = objectView(world, object)?.counters[then.counter] ?? 0
  return count === 0 ? undefined : { event: 'counters', object, counter: then.counter, delta: -count }
}

/** The check that a rulebook declares. */
export const checkOf = (check: DeclaredCheck): Check =>
  check.of === 'player'
    ? {
        events: world =>
          living(world)
            .filter(player => check.when.every(({ number, is, than }) => holds(world.numbers[player]?.[number] ?? 0, is, than)))
            .map(player => ({ event: 'defeat', player }))
      }
    : {
        events: world =>
          (world.zones[check.in] ?? [])
            .filter(id => !world.objects[id]?.statuses.includes('phased-out'))
            .filter(id => check.when.every(demand => isDemanded(world, id, demand)))
            .flatMap(id => becomes(world, id, check) ?? [])
      }
