/**
 * How a scenario ends: the outcome of a game, as engine and model tell it alike.
 * @module
 */
import type { ObservationOf, ReportedState } from '../../model/trace/observation.js'

/** The end of one game. */
export interface Ending {
  readonly why: ObservationOf<'end'>['why']
  readonly winner?: string
  readonly state: ReportedState
}

const counted = (counters: Readonly<Record<string, number>> | undefined): string =>
  Object.entries(counters ?? {})
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => ` with ${count} ${kind}`)
    .join()

/** An outcome in a few words, the same for the same one; only what every engine reports of the state. */
export const sayOutcome = ({ why, winner, state }: Ending): string => {
  const lives = Object.entries(state.players)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, { life }]) => (life === undefined ? [] : [`${id} ${life}`]))
  const things = Object.entries(state.objects)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, { zone, controller, counters }]) =>
      // what has ceased to exist is told as outside by some, and not at all by others
      zone === undefined || zone === 'outside'
        ? []
        : [`${id} in ${zone}${controller === undefined ? '' : ` of ${controller}`}${counted(counters)}`]
    )
  return [`${why}${winner === undefined ? '' : `, ${winner} wins`}`, `life ${lives.join(', ')}`, things.join(', ')]
    .filter(part => part !== '')
    .join('; ')
}
