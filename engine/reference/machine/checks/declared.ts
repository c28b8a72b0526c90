/**
 * State checks that the rulebook tells as data.
 * @module
 */
import { compare } from '../../../../model/base/amount.js'
import type { DeclaredCheck, ObjectDemand, ObjectFate } from '../../../../model/rulebook/declared-check.js'
import type { Zone } from '../../../../model/scenario/names.js'
import type { ObjectView } from '../../../../model/scenario/view.js'
import type { GameEvent } from '../../../../model/trace/event.js'
import { viewOf } from '../../view.js'
import { defeated, type Check } from './check.js'

const meets = (object: ObjectView, demand: ObjectDemand): boolean => {
  if ('type' in demand) return object.types.includes(demand.type)
  if ('marker' in demand) return object.markers.includes(demand.marker)
  const number = 'number' in demand ? object.numbers[demand.number] : (object.counters[demand.counters] ?? 0)
  return number !== undefined && compare(number, demand.is, demand.than)
}

const fate = (object: ObjectView, from: Zone, then: ObjectFate): readonly GameEvent[] => {
  switch (then.do) {
    case 'destroy':
    case 'sacrifice':
      return [{ event: then.do, object: object.id }]
    case 'move':
      return [{ event: 'move', object: object.id, from, to: then.to }]
    case 'remove-counters': {
      const there = object.counters[then.counter] ?? 0
      return there > 0 ? [{ event: 'counters', object: object.id, counter: then.counter, delta: -there }] : []
    }
  }
}

/** The check that a declaration stands for. */
export const declared =
  (check: DeclaredCheck): Check =>
  run => {
    const { ctx, w } = run
    if (check.of === 'player') {
      const up = w.players.filter(
        ({ out, numbers }) => !out && check.when.every(({ number, is, than }) => compare(numbers[number], is, than))
      )
      return defeated(up.map(({ id }) => id))
    }
    const objects = viewOf(ctx, w)
      .inZone(check.in)
      .filter(object => !ctx.rules.isAway(object.statuses) && check.when.every(demand => meets(object, demand)))
    return { events: objects.flatMap(object => fate(object, check.in, check.then)) }
  }
