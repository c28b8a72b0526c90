/** What the chart of priority reads, and what its transitions do. @module */
import type { Phase } from '../../rulebook/structure.js'
import * as rules from '../../rules/priority.js'
import { becomesActive, steps } from '../../rules/turn.js'
import { clockwise, living } from '../../world/index.js'
import type { StackObject, World } from '../../world/index.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import { contentsOf } from '../effects/contents.js'
import { phaseOf } from '../effects/turning.js'
import { mayBeOutermost } from '../effects/unseen-order.js'
import { priorityOptions } from './options.js'
import { ask } from '../frames.js'
import type { ModelState } from '../state.js'
import { inWorld, pop, push, update } from '../state.js'
import { seatFrom } from './seats.js'

/** The context of the chart. */
export type OfPriority = Context<'priority'>

/** Whether a phase gives priority: the decision for what the phase is for. */
const isGivenIn = (phase: Phase): ((world: World, phase: Phase) => boolean) => {
  if (phase.role === 'start') return rules.isGivenAtStart
  if (phase.role === 'main') return rules.isGivenInMain
  if (phase.role === 'end') return rules.isGivenAtEnd
  if (phase.actions.includes('draw')) return rules.isGivenAfterDrawing
  return phase.actions.includes('discard-down') ? rules.isGivenWhileCleaning : rules.isGivenElsewhere
}

/** Whether players get priority at this point of the turn. */
const givesPriority = (world: World): boolean => {
  const phase = phaseOf(world)
  if (!phase || !isGivenIn(phase)(world, phase)) return false
  const step = stepNow(world)
  return step === undefined || rules.isGivenInStep(world, step)
}

const stepNow = (world: World) => world.combat && steps(world).find(combatStep => combatStep.name === world.combat?.step)

/** Whether players get priority now: where the phase gives it, or because something was put on the stack, or checked as a turn ends. */
const gives = (context: OfPriority): boolean => {
  if (givesPriority(context.world)) return true
  const checked = context.returned?.kind === 'checked' ? context.returned : undefined
  const ends = phaseOf(context.world)?.actions.includes('expire-this-turn') ?? false
  return rules.isGivenUnscheduled(context.world, {
    granted: context.data.granted === true,
    waiting: context.world.stack.length,
    placed: checked?.placed === true,
    checked: ends && checked?.acted === true
  })
}

/** Whether the last stack object has just resolved in a phase that gives no priority by itself, and nothing has been placed since. */
const isEmptied = (context: OfPriority): boolean =>
  context.data.emptied === true &&
  context.world.stack.length === 0 &&
  !(context.returned?.kind === 'checked' && (context.returned.placed || context.returned.acted))

/** Whether players may get priority now, and whether they need not. */
export const mayGive = (context: OfPriority): boolean =>
  gives(context) && !(isEmptied(context) && !rules.mayBeGivenAfterLast(context.world))
export const mayGoOn = (context: OfPriority): boolean => !gives(context) || (isEmptied(context) && rules.mayBeLeftAfterLast(context.world))

/** Whether nobody gets priority here whatever happens, so that nothing is checked, and what has triggered waits for a later phase. */
export const isHeld = (context: OfPriority): boolean =>
  rules.isWithheld(context.world, phaseOf(context.world)) && !givesPriority(context.world)

const option = ({ returned }: OfPriority) => (returned?.kind === 'option' ? returned.option : undefined)

/** Whether this pass is the last of all players passing in succession. */
export const isLastPass = ({ data, world }: OfPriority): boolean => rules.haveAllPassed(world, data.passes + 1, living(world).length)

const next = (world: World, player: string): string => rules.afterPassing(world, living(world), player) ?? player

/** Whether the stack resolves where nobody gets priority. */
const resolvesByItself = (world: World): boolean => {
  if (stepNow(world)) return rules.resolvesInClosing(world)
  const phase = phaseOf(world)
  return phase !== undefined && (phase.role === 'start' ? rules.resolvesAtStart(world) : rules.resolvesAtEnd(world))
}

/** Whether nobody gets priority here though the stack is not empty. */
export const isToResolve = (context: OfPriority): boolean =>
  !gives(context) && context.world.stack.length > 0 && resolvesByItself(context.world)

const resolvesNewest = (world: World): boolean => rules.resolving(world) === 'newest'

/** The stack object that resolves. */
const resolving = (world: World): StackObject | undefined => world.stack.at(resolvesNewest(world) ? -1 : 0)

/** The stack objects that may be the one that resolves: of several that are alike and have no name yet, one. */
const mayResolve = ({ state, world }: OfPriority): readonly StackObject[] => {
  const found = mayBeOutermost(resolvesNewest(world) ? world.stack.toReversed() : world.stack)
  if (found.length < 2) return found
  const isNamed = ({ id }: StackObject): boolean => state.names[id] !== undefined
  return [...new Map(found.map(stackObject => [isNamed(stackObject) ? stackObject.id : contentsOf(stackObject), stackObject])).values()]
}

/** Puts a stack object where the next one is taken from. */
const outermost = (world: World, stackObject: StackObject): World => {
  if (resolving(world) === stackObject) return world
  const others = world.stack.filter(each => each !== stackObject)
  return { ...world, stack: resolvesNewest(world) ? [...others, stackObject] : [stackObject, ...others] }
}

/** It is settled which of the stack objects whose order nobody saw resolves. */
export const settlesOrder = (context: OfPriority): readonly TransitionEffect[] =>
  mayResolve(context).map(stackObject => ({ next: state => inWorld(state, outermost(state.world, stackObject)) }))

/** Whether the player does something else than to pass. */
export const acts = (context: OfPriority): boolean => option(context) !== undefined && option(context)?.option !== 'pass'

/** The top stack object, where it is an attack that becomes the active attack. */
const topAttack = (world: World): { readonly stackObject: StackObject; readonly target: string } | undefined => {
  const stackObject = resolving(world)
  const attack = stackObject?.declared.find(declared => declared.as === 'attack' && becomesActive(world, declared.as))
  return stackObject && attack && { stackObject, target: attack.target }
}

export const isAttackOnTop = ({ world }: OfPriority): boolean => topAttack(world) !== undefined

/** Notes that players get priority where the phase gives none. */
export const grants = (): readonly TransitionEffect[] =>
  internally(state => (givesPriority(state.world) ? state : update<'priority'>(state, { granted: true })))

/** Priority that was due to a player who has lost goes to the next one. @see fab-context:4.5.1a fab-context:1.11.3 */
export const asks = ({ state, data, world }: OfPriority): ModelState => {
  const holder = living(world).includes(data.holder) ? data.holder : clockwise(world, data.holder)[0]!
  return ask(update<'priority'>(state, { holder }), holder, 'priority', priorityOptions(world, holder))
}

export const passes = ({ data }: OfPriority): readonly TransitionEffect[] =>
  internally(state => update<'priority'>(state, { holder: next(state.world, data.holder), passes: data.passes + 1, emptied: false }))

const holderOf = (whose: rules.Whose, world: World, actor: string): string =>
  whose === 'actor' ? actor : whose === 'turn-player' ? world.turn.player : next(world, actor)

/** Who gets priority after acting: the rules of the game say, or leave it open. */
export const givesAfterActing = ({ data, world }: OfPriority): readonly TransitionEffect[] =>
  [...new Set(rules.firstAfterActing(world).map(whose => holderOf(whose, world, data.holder)))].map(holder => ({
    next: (state: ModelState) => update<'priority'>(state, { passes: 0, holder, emptied: false })
  }))

export const givesTurnPlayer = (): readonly TransitionEffect[] =>
  internally(state => {
    const emptied = !givesPriority(state.world) && state.world.stack.length === 0
    return update<'priority'>(state, { holder: seatFrom(state.world, rules.firstAfterResolving(state.world)), passes: 0, emptied })
  })

/** Ends where nobody has had priority. */
export const leaves = (): readonly TransitionEffect[] => internally(state => pop(state, { kind: 'done' }))

/** Ends, and tells whether players got priority where the phase gives none. */
export const ends = ({ data }: OfPriority): readonly TransitionEffect[] =>
  internally(state => pop(state, { kind: 'done', ...(data.granted && { granted: true }) }))

export const startsChecks = ({ state }: OfPriority): ModelState =>
  push(state, { chart: 'checks', at: 'looking', data: { made: 0, kept: [], content: [], acted: false, placed: false } })

export const startsStackObject = ({ state, world }: OfPriority): ModelState =>
  push(state, { chart: 'stack', at: 'top', data: { stackObject: resolving(world)!.id } })

export const startsAttack = ({ state, world }: OfPriority): ModelState => {
  const { stackObject, target } = topAttack(world)!
  return push(state, { chart: 'attack', at: 'start', data: { stackObject: stackObject.id, target, controller: stackObject.controller } })
}

/** The player plays or activates what was chosen. */
export const startsAction = (context: OfPriority): ModelState => {
  const chosen = option(context)!
  if (chosen.option !== 'play' && chosen.option !== 'activate') return context.state
  return push(context.state, {
    chart: 'action',
    at: 'extras',
    data: {
      kind: chosen.option,
      player: context.data.holder,
      object: chosen.object,
      ...(chosen.option === 'activate' && { ability: chosen.ability }),
      extras: [],
      extra: 0,
      modes: [],
      declared: [],
      costs: [],
      incarnation: context.world.objects[chosen.object]?.incarnation ?? 0
    }
  })
}
