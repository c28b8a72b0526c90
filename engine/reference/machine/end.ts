/**
 * The end of a scenario, and the state that is reported.
 * @module
 */
import type { ReportedState } from '../../../model/trace/observation.js'
import { emit, type Run } from '../context.js'
import type { TaskOf } from '../task.js'
import { viewOf } from '../view.js'
import { allObjects } from '../objects.js'
import { fields } from '../fields.js'

/** The state as it is reported. */
const reported = (run: Run): ReportedState => {
  const view = viewOf(run.ctx, run.w)
  return {
    players: Object.fromEntries(
      run.w.players.map(({ id, numbers }) => [
        id,
        { ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0)), life: numbers.life }
      ])
    ),
    objects: Object.fromEntries(
      allObjects(run.w)
        .filter(object => !object.ceased)
        .map(({ id, zone, controller, counters, damage, statuses }) => {
          const object = view.object(id)
          const isThere = zone === 'arena'
          return [
            id,
            {
              zone,
              controller: object?.controller ?? controller,
              ...(damage > 0 && { damage }),
              ...(statuses.length > 0 && { statuses: [...statuses] }),
              // An object in the arena is told with what it lacks, too: a field that is left out claims nothing.
              ...((isThere || Object.keys(counters).length > 0) && { counters: { ...counters } }),
              ...(object && (isThere || Object.keys(object.numbers).length > 0) && { numbers: { ...object.numbers } }),
              ...(object && isThere && { types: [...object.types], markers: [...object.markers] })
            }
          ]
        })
    )
  }
}

export const end = (run: Run, task: TaskOf<'end'>): void => {
  emit(run, {
    see: 'end',
    why: task.why,
    ...fields({ winner: task.winner, note: task.note }),
    state: reported(run)
  })
  run.agenda = null
  run.prompt = null
  run.ended = true
}
