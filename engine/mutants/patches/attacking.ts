/** Faults in the declaration of attackers. @module */
import type { Process } from '../../reference/task.js'
import { asks, bringsAboutFrom, type Patch } from './patch.js'

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
