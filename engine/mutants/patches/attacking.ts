/** Faults in the declaration of attackers. @module */
import { DECLARE_ATTACKERS } from '../../../model/scenario/names.js'
import { fits, knownOf } from '../../reference/machine/events/facts.js'
import { watchers } from '../../reference/machine/triggers/watchers.js'
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

/** As an effect starts, what has attacked and comes to fit through it triggers what waits for such an attack. */
export const attacksAnew: Patch = does('startEffect', soundly => (run, step, frame) => {
  const { w: before, ctx } = run
  const started = soundly(run, step, frame)
  for (const event of run.w.log.filter(each => each.event === 'attack')) {
    for (const { instance, effect } of watchers(run, run.w, event, [])) {
      const { on } = effect.trigger
      if (!on || fits(ctx, before, instance, on, event) || !fits(ctx, run.w, instance, on, event)) continue
      ctx.does.triggered(run, instance, effect, { known: knownOf(run.w, run.w, event), saw: {} }, event, {})
    }
  }
  return started
})

/** Players have priority after the declaration before what it has triggered is put on the stack. */
export const placesAfterwards: Patch = bringsAboutFrom('begin-phase', (made, { phase }) =>
  made.map(task => (phase === DECLARE_ATTACKERS && task.do === 'ready' ? { do: 'priority', player: task.player, passes: 0 } : task))
)
