/** Faults in the declaration of attackers. @module */
import { DECLARE_ATTACKERS } from '../../../model/scenario/names.js'
import { push } from '../../reference/context.js'
import type { Process } from '../../reference/task.js'
import { asks, bringsAboutFrom, does, type Patch } from './patch.js'

/** Creatures attack untapped. */
export const attacksUntapped: Patch = bringsAboutFrom('declare-attackers', made =>
  made.some(task => task.do === 'attack') ? made.filter(task => task.do === 'attack') : made
)

/** Attackers attack one after the other, each in an event of its own. */
export const attacksOneByOne: Patch = bringsAboutFrom('attack', made =>
  made
    .filter((task): task is Process => task.do === 'event')
    .map(task => {
      const { grouped: _, ...alone } = task
      return alone
    })
)

/** Whoever may attack must. */
export const mustAttack: Patch = asks(prompt =>
  prompt.resume.do === 'declare-attackers' ? { ...prompt, options: prompt.options.filter(({ option }) => option !== 'done') } : prompt
)

/** One attacker is declared at most. */
export const declaresOne: Patch = bringsAboutFrom('declare-attackers', made =>
  made.map(task => (task.do === 'declare-attackers' && task.picked.length > 0 ? { ...task, done: true } : task))
)

/** As an effect starts, those that attack do so once more: what has come to fit triggers then. */
export const attacksAnew: Patch = does('startEffect', soundly => (run, step, frame) => {
  const started = soundly(run, step, frame)
  const attackers = run.w.log.flatMap(event => (event.event === 'attack' ? [event.object] : []))
  if (started && attackers.length > 0 && new Set(attackers).size === attackers.length) push(run, { do: 'attack', picked: attackers })
  return started
})

/** Players have priority after the declaration before what it has triggered is put on the stack. */
export const placesAfterwards: Patch = bringsAboutFrom('begin-phase', (made, { phase }) =>
  made.map(task => (phase === DECLARE_ATTACKERS && task.do === 'ready' ? { do: 'priority', player: task.player, passes: 0 } : task))
)
