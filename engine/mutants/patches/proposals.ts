/** What a faulty engine remembers of an event as it was proposed. @module */
import { viewOf } from '../../reference/view.js'
import { knowing } from '../../reference/seen.js'
import { scopeWith } from '../../reference/machine/events/facts.js'
import { passesAt } from '../../reference/machine/replacement/active.js'
import type { Run } from '../../reference/context.js'
import type { Instance } from '../../reference/sources.js'
import type { Process } from '../../reference/task.js'
import type { GameEvent } from '../../../model/trace/event.js'
import { bringsAboutFrom, does, together, type Patch } from './patch.js'

interface Noting extends Process {
  readonly proposed?: {
    readonly event: GameEvent
    /** The effects that were active for it then, with the values that they had. */
    readonly active: Readonly<Record<string, number | null>>
  }
}

const notedOf = (process: Process): Noting['proposed'] => (process as Noting).proposed

/** An event as it was proposed, if anything could replace it then. */
export const proposedAs = (process: Process): GameEvent | undefined => notedOf(process)?.event

/** The value of a prevention's variable, if it has one. */
const valueOf = ({ ctx, w }: Run, { effect, known, scope }: Instance, event: GameEvent): number | null =>
  effect.kind !== 'prevention' || effect.amount === 'all'
    ? null
    : (ctx.base.amount(effect.amount, knowing(viewOf(ctx, w), w, known), scopeWith(scope, event)) ?? null)

/** Notes each event that is proposed. */
export const notesProposals: Patch = bringsAboutFrom('event', (made, { stage, event }, run) =>
  made.map(each => {
    if (stage !== 'open' || each.do !== 'event' || each.stage !== 'before') return each
    const found = passesAt(run, 'before').flatMap(pass => run.ctx.does.activeEffects(run, each, pass))
    const active = Object.fromEntries(found.map(({ instance, key }) => [key, instance ? valueOf(run, instance, event) : null]))
    return { ...each, proposed: { event, active } }
  })
)

/** Whether an effect is active for a modified event depends on whether it was for the event as it was proposed. */
const activeBy = (decides: (asProposed: boolean, now: () => boolean) => boolean): Patch =>
  together(
    notesProposals,
    does('isActiveInstance', soundly => (run, instance, process, seen) => {
      const noted = notedOf(process)
      const now = (): boolean => soundly(run, instance, process, seen)
      return noted ? decides(instance.key in noted.active, now) : now()
    })
  )

/** Which effects are active is settled as the event is proposed. */
export const activeAsProposed: Patch = activeBy((asProposed, now) => asProposed || now())

/** What becomes active for the modified event alone is not applied. */
export const activeFromTheBeginning: Patch = activeBy((asProposed, now) => asProposed && now())

/** A prevention keeps the value that it had as the event was proposed. */
export const valuedAsProposed: Patch = together(
  notesProposals,
  does('activeEffects', soundly => (run, process, pass) => {
    const noted = notedOf(process)?.active ?? {}
    const valued = (instance: Instance): Instance => {
      const { effect, key, lasting } = instance
      const amount = noted[key]
      if (effect.kind !== 'prevention' || typeof amount !== 'number' || lasting?.remaining !== undefined) return instance
      return { ...instance, effect: { ...effect, amount } }
    }
    return soundly(run, process, pass).map(each => (each.instance ? { ...each, instance: valued(each.instance) } : each))
  })
)
