/** Faults in what damage brings. @module */
import type { Process } from '../../reference/task.js'
import { bringsAboutFrom, does, type Patch } from './patch.js'

const isGain = (task: { readonly do: string }): task is Process => task.do === 'event' && (task as Process).event.event === 'gain'

/** What replaces a gain does not replace one that damage brings. */
export const gainsUnreplaced: Patch = does('activeEffects', soundly => (run, process, pass) => {
  const isBrought = process.event.event === 'gain' && process.grouped && process.frame === undefined
  return isBrought ? [] : soundly(run, process, pass)
})

/** What damage brings comes about when the damage has been dealt. */
export const gainsAfterwards: Patch = bringsAboutFrom('occur-group', made => {
  const [last] = made.filter(task => task.do === 'occur-group')
  if (last === undefined) return made
  const apart = made.filter(isGain).map(({ grouped: _, ...task }) => task)
  return [...made.filter(task => !isGain(task)), ...apart]
})

/** What several sources bring at once is gained in one event. */
export const gainsAllInOne: Patch = bringsAboutFrom('occur-group', made => {
  const gains = made.flatMap(task => (isGain(task) && task.event.event === 'gain' ? [{ task, event: task.event }] : []))
  const players = [...new Set(gains.map(({ event }) => event.player))]
  const whole = players.map(player => {
    const own = gains.filter(({ event }) => event.player === player)
    const [first] = own
    return { ...first!.task, event: { ...first!.event, amount: own.reduce((sum, { event }) => sum + event.amount, 0) } }
  })
  return [...whole, ...made.filter(task => !isGain(task))]
})
