/**
 * Priority: what its holder may do, and what passing does.
 * @module
 */
import type { Ability } from '../../../../model/scenario/card.js'
import type { Id } from '../../../../model/trace/event.js'
import type { Option } from '../../../../model/trace/option.js'
import { ask, finish, living, push, turnPlayerOf, type Run } from '../../context.js'
import { abilitiesNow } from '../../copies.js'
import { lost } from '../../sources.js'
import { objectsWhose, viewOf } from '../../view.js'
import type { TaskOf } from '../../task.js'
import { canActivate, canPlay, startActivate, startPlay } from './announce.js'
import { objectAt } from '../../objects.js'
import { phaseOf } from '../turn/phases.js'

/** Between two links of a chain, or outside of one. */
const isBetweenLinks = (run: Run): boolean => run.w.chain === null || run.w.chain.step === 'resolution'

const isTime = (run: Run, holder: Id, types: readonly string[], slow?: true): boolean => {
  const { ctx, w } = run
  return ctx.rules.mayPlayNow(ctx.structure, {
    types,
    ...(slow && { slow }),
    holder,
    turnPlayer: w.turnPlayer,
    phase: phaseOf(run, w.phase)?.role,
    stackEmpty: w.stack.length === 0,
    betweenLinks: isBetweenLinks(run),
    actionPoints: w.players.find(player => player.id === holder)?.numbers['action-points'] ?? 0
  })
}

const plays = (run: Run, holder: Id): readonly Option[] => {
  const { ctx, w } = run
  const view = viewOf(ctx, w)
  return ctx.structure.zones.playFrom.value
    .flatMap(zone => w.zones[zone])
    .filter(id => objectAt(w, id)!.owner === holder && isTime(run, holder, view.object(id)?.types ?? []) && canPlay(run, holder, id))
    .map(object => ({ option: 'play', object }))
}

type Activated = Extract<Ability, { kind: 'activated' }>

const activated = new WeakMap<readonly Ability[], readonly Activated[]>()

const activatedAbilities = (abilities: readonly Ability[]): readonly Activated[] => {
  const known = activated.get(abilities)
  if (known) return known
  const found = abilities.filter(ability => ability.kind === 'activated')
  activated.set(abilities, found)
  return found
}

const canBeActivated = objectsWhose(card => activatedAbilities(card.abilities).length > 0)

const activations = (run: Run, holder: Id): readonly Option[] => {
  const { ctx, w } = run
  const view = viewOf(ctx, w)
  return canBeActivated(w).flatMap(object => {
    const seen = view.object(object.id)
    if ((seen?.controller ?? object.controller) !== holder) return []
    const gone = (seen && lost.get(seen)) ?? []
    const abilities = activatedAbilities(abilitiesNow(ctx, w, object)).filter(({ id }) => !gone.includes(id))
    return abilities.flatMap((ability): readonly Option[] => {
      const faceDown = object.statuses.includes('face-down')
      const away = ctx.rules.isAway(object.statuses)
      if (!ctx.rules.isFunctional({ named: ability.functions, zone: object.zone, faceDown, away, resolving: false })) return []
      const time = isTime(run, holder, [ability.speed === 'action' ? 'action' : 'instant'], ability.speed === 'action' ? true : undefined)
      return time && canActivate(run, holder, object.id, ability) ? [{ option: 'activate', object: object.id, ability: ability.id }] : []
    })
  })
}

export const priority = (run: Run, asked: TaskOf<'priority'>): void => {
  const task = living(run.w).includes(asked.player) ? asked : { ...asked, player: turnPlayerOf(run.w) }
  const options: readonly Option[] = [{ option: 'pass' }, ...plays(run, task.player), ...activations(run, task.player)]
  ask(run, task.player, 'priority', options, task)
}

export const answeredPriority = (run: Run, task: TaskOf<'priority'>, answer: Option): void => {
  switch (answer.option) {
    case 'play':
      return startPlay(run, task.player, answer.object)
    case 'activate':
      return startActivate(run, task.player, answer.object, answer.ability)
    default:
      return pass(run, task)
  }
}

const pass = (run: Run, task: TaskOf<'priority'>): void => {
  const { ctx, w } = run
  const { rules, structure } = ctx
  const players = living(w)
  const passes = task.passes + 1
  if (!rules.allPassed(passes, players)) return push(run, { do: 'ready', player: rules.nextToAct(players, task.player), passes })
  if (w.stack.length > 0) {
    const goesOn = rules.goesOnAfterLast(structure, phaseOf(run, w.phase), w.stack.length)
    return push(run, { do: 'resolve' }, goesOn ? { do: 'check', then: { do: 'unscheduled' } } : { do: 'ready', player: turnPlayerOf(w) })
  }
  if (w.chain) {
    const next = rules.nextStep(
      structure.turn.combat.value.map(step => step.name),
      w.chain.step
    )
    if (next !== undefined) return push(run, { do: 'combat-step', step: next })
  }
  if (w.scenario.until.end === 'quiescent') return finish(run, { why: 'quiescent' })
  push(run, rules.cleansUpAfter(phaseOf(run, w.phase)) ? { do: 'clean-up' } : { do: 'next-phase', again: true })
}
