/**
 * The end of a scenario, and the state that is reported.
 * @module
 */
import type { ReportedState } from '../../../model/trace/observation.js'
import { emit, type Run } from '../context.js'
import type { TaskOf } from '../task.js'
import { viewOf } from '../view.js'
import { allObjects } from '../objects.js'

/** The state as it is reported. */
const reported = (run: Run): ReportedState => {
  const view = viewOf(run.ctx, run.w)
  return {
    players: Object.fromEntries(
      run.w.players.map(({ id, numbers }) => [
        id,
        {
          life: numbers.life,
          ...(numbers['action-points'] !== 0 && { 'action-points': numbers['action-points'] }),
          ...(numbers.speed !== 0 && { speed: numbers.speed })
        }
      ])
    ),
    objects: Object.fromEntries(
      allObjects(run.w)
        .filter(object => !object.ceased)
        .map(({ id, zone, controller, counters, damage, statuses }) => {
          const object = view.object(id)
          const power = object?.numbers.power
          return [
            id,
            {
              zone,
              controller: object?.controller ?? controller,
              ...(damage > 0 && { damage }),
              ...(statuses.length > 0 && { statuses: [...statuses] }),
              // An object in the arena is told with what it lacks, too: a field that is left out claims nothing.
              ...((zone === 'arena' || Object.keys(counters).length > 0) && { counters: { ...counters } }),
              ...((zone === 'arena' || power !== undefined) && { numbers: power === undefined ? {} : { power } })
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
    ...(task.winner !== undefined && { winner: task.winner }),
    ...(task.note !== undefined && { note: task.note }),
    state: reported(run)
  })
  run.agenda = null
  run.prompt = null
  run.ended = true
}
