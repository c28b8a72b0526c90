/**
 * The effects that may be applied to an event are, one after another, in the order that players give them.
 * @see fab:6.5.2 fab:6.5.3 fab:6.5.8
 * @module
 */
import type { ReplacementPass } from '../../../../model/rulebook/structure.js'
import type { Id } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { ask, living, push, turnPlayerOf, type Run } from '../../context.js'
import type { Instance } from '../../sources.js'
import type { Process } from '../../task.js'
import type { Candidate } from './active.js'
import { passesAt } from './active.js'
import { affectedPlayers, concerns } from '../events/affected.js'
import { applySelf, replace } from './application.js'
import { prevent } from './preventing.js'

const bySeat = <C extends { readonly controller: Id }>(candidates: readonly C[]): readonly Id[] => candidates.map(c => c.controller)

const option = (candidate: Candidate): Option => ({ option: 'effect', effect: candidate.ref })

/** Whose turn it is to apply effects: in laps from the selected player, or whoever of those affected has some. */
const applier = (
  run: Run,
  process: Process,
  active: readonly Candidate[]
): { readonly player: Id; readonly own: readonly Candidate[] } | undefined => {
  const { ctx, w } = run
  const { orderer, beyondDamage } = ctx.structure.replacement
  const laps = orderer.value === 'selected-player-laps'
  if (laps || (beyondDamage.value === 'effect-controller' && process.event.event !== 'damage')) {
    const at = laps ? (process.at ?? ctx.rules.firstToApply(process.origin.selected, turnPlayerOf(w))) : turnPlayerOf(w)
    const player = ctx.rules.nextToApply(living(w), at, bySeat(active))
    return player === undefined ? undefined : { player, own: active.filter(candidate => candidate.controller === player) }
  }
  const affected = affectedPlayers(run, process.event)
  const sides = affected.map(player => ({
    player,
    own: active.filter(
      candidate => affected.length === 1 || !candidate.instance || concerns(run, candidate.instance, process.event, player)
    )
  }))
  return sides.find(side => side.own.length > 0)
}

/** Whose effects are active for an event, of this pass or of one to come: who begins is selected before any is applied. @see fab:6.5.2 */
const contenders = (run: Run, process: Process, passes: readonly ReplacementPass[]): readonly Id[] =>
  bySeat(passes.slice(process.pass).flatMap(pass => run.ctx.does.activeEffects(run, process, pass)))

/** Whether all are shields that one effect has given to several: each changes nothing but the damage to its own. */
const areAlike = ([first, ...others]: readonly Candidate[]): boolean =>
  first?.instance?.lasting?.shields !== undefined && others.every(({ instance }) => instance?.lasting?.born === first.instance!.born)

/** One decision or application of a pass; then the process goes on. */
export const replaceOnce = (run: Run, process: Process, passes: readonly ReplacementPass[], done: () => void): void => {
  const { ctx, w } = run
  const { rules, structure } = ctx
  const pass = passes[process.pass]
  if (!pass) return done()
  const { at: _, ...rest } = process
  const nextPass: Process = { ...rest, pass: process.pass + 1 }
  const active = run.ctx.does.activeEffects(run, process, pass)
  if (active.length === 0) return push(run, nextPass)
  const laps = structure.replacement.orderer.value === 'selected-player-laps'
  if (laps && process.at === undefined && rules.needsSelectedPlayer(contenders(run, process, passes), process.origin.selected)) {
    const options = living(w).map((player): Option => ({ option: 'player', player }))
    return ask(run, turnPlayerOf(w), 'first-player', options, process, { event: process.id! })
  }
  const side = applier(run, process, active)
  if (!side) return push(run, nextPass)
  const { player, own } = side
  const mayDecline = rules.isDeclinable(own.map(candidate => candidate.optional))
  const going: Process = { ...process, at: player, offered: own.map(candidate => candidate.key) }
  if ((!rules.ordersOwnEffects(own.length) || areAlike(own)) && !mayDecline) return chosen(run, going, own[0]!)
  const options: readonly Option[] = [...own.map(option), ...(mayDecline ? [{ option: 'done' } as const] : [])]
  ask(run, player, 'replacement', options, going, { event: process.id! })
}

const chosen = (run: Run, process: Process, candidate: Candidate): void => {
  const { offered: _, ...rest } = process
  const restart = run.ctx.structure.replacement.revisit.value === 'restart'
  const going: Process = {
    ...rest,
    origin: { ...rest.origin, applied: [...rest.origin.applied, candidate.key] },
    ...(restart && { pass: 0 })
  }
  if (candidate.instance) apply(run, going, candidate, candidate.instance)
  else applySelf(run, going, candidate)
}

/** Continues an event after a decision about it. */
export const answeredEvent = (run: Run, process: Process, answer: Option, index: number): void => {
  if (answer.option === 'player')
    return push(run, { ...process, origin: { ...process.origin, selected: answer.player }, at: answer.player })
  const { offered = [], ...rest } = process
  if (answer.option === 'done') return push(run, { ...rest, declined: [...(process.declined ?? []), ...offered] })
  const key = offered[index]!
  const pass = passesAt(run, process.stage === 'after' ? 'after' : 'before')[process.pass]!
  const candidate = run.ctx.does.activeEffects(run, process, pass).find(each => each.key === key)
  if (candidate) chosen(run, process, candidate)
}

/** The effect that is being applied, as it is now. */
export const candidateFor = (run: Run, process: Process, key: string): Candidate | undefined => {
  const open: Process = { ...process, origin: { ...process.origin, applied: process.origin.applied.filter(each => each !== key) } }
  return passesAt(run, 'before')
    .flatMap(pass => run.ctx.does.activeEffects(run, open, pass))
    .find(candidate => candidate.key === key)
}

/** Applies an effect to an event; its points of prevention are asked for first where there is a choice. */
export const apply = (run: Run, process: Process, candidate: Candidate, instance: Instance): void => {
  const { effect } = instance
  if (effect.kind === 'prevention') return prevent(run, process, candidate, instance, effect)
  if (effect.kind === 'replacement') return replace(run, process, candidate, instance, effect)
}
