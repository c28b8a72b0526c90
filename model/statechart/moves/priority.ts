/** What the chart of priority reads, and what its transitions do. @module */
import type { Phase } from '../../rulebook/structure.js'
import * as rules from '../../rules/priority.js'
import { becomesActive, steps } from '../../rules/turn.js'
import { clockwise, living } from '../../world/index.js'
import type { Layer, World } from '../../world/index.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
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

const stepNow = (world: World) => world.combat && steps(world).find(each => each.name === world.combat?.step)

/** Whether players get priority now: where the phase gives it, or because something was put on the stack, or checked as a turn ends. */
const gives = (c: OfPriority): boolean => {
  if (givesPriority(c.world)) return true
  const checked = c.returned?.kind === 'checked' ? c.returned : undefined
  const ends = phaseOf(c.world)?.actions.includes('expire-this-turn') ?? false
  return rules.isGivenUnscheduled(c.world, {
    granted: c.data.granted === true,
    waiting: c.world.stack.length,
    placed: checked?.placed === true,
    checked: ends && checked?.acted === true
  })
}

/** Whether the last layer has just resolved in a phase that gives no priority by itself, and nothing has been placed since. */
const isEmptied = (c: OfPriority): boolean =>
  c.data.emptied === true && c.world.stack.length === 0 && !(c.returned?.kind === 'checked' && (c.returned.placed || c.returned.acted))

/** Whether players may get priority now, and whether they need not. */
export const mayGive = (c: OfPriority): boolean => gives(c) && !(isEmptied(c) && !rules.mayBeGivenAfterLast(c.world))
export const mayGoOn = (c: OfPriority): boolean => !gives(c) || (isEmptied(c) && rules.mayBeLeftAfterLast(c.world))

/** Whether nobody gets priority here whatever happens, so that nothing is checked, and what has triggered waits for a later phase. */
export const isHeld = (c: OfPriority): boolean => rules.isWithheld(c.world, phaseOf(c.world)) && !givesPriority(c.world)

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
export const isToResolve = (c: OfPriority): boolean => !gives(c) && c.world.stack.length > 0 && resolvesByItself(c.world)

const resolvesNewest = (world: World): boolean => rules.resolving(world) === 'newest'

/** The layer that resolves. */
const resolving = (world: World): Layer | undefined => world.stack.at(resolvesNewest(world) ? -1 : 0)

/** The layers that may be the one that resolves: of several that are alike and have no name yet, one. */
const mayResolve = ({ state, world }: OfPriority): readonly Layer[] => {
  const found = mayBeOutermost(resolvesNewest(world) ? world.stack.toReversed() : world.stack)
  if (found.length < 2) return found
  const isNamed = ({ id }: Layer): boolean => state.names[id] !== undefined
  return [...new Map(found.map(layer => [isNamed(layer) ? layer.id : contentsOf(layer), layer])).values()]
}

/** Puts a layer where the next one is taken from. */
const outermost = (world: World, layer: Layer): World => {
  if (resolving(world) === layer) return world
  const others = world.stack.filter(each => each !== layer)
  return { ...world, stack: resolvesNewest(world) ? [...others, layer] : [layer, ...others] }
}

/** It is settled which of the layers whose order nobody saw resolves. */
export const settlesOrder = (c: OfPriority): readonly Move[] =>
  mayResolve(c).map(layer => ({ go: state => inWorld(state, outermost(state.world, layer)) }))

/** Whether the player does something else than to pass. */
export const acts = (c: OfPriority): boolean => option(c) !== undefined && option(c)?.option !== 'pass'

/** The top layer, where it is an attack that becomes the active attack. */
const topAttack = (world: World): { readonly layer: Layer; readonly target: string } | undefined => {
  const layer = resolving(world)
  const attack = layer?.declared.find(each => each.as === 'attack' && becomesActive(world, each.as))
  return layer && attack && { layer, target: attack.target }
}

export const isAttackOnTop = ({ world }: OfPriority): boolean => topAttack(world) !== undefined

/** Notes that players get priority where the phase gives none. */
export const grants = (): readonly Move[] =>
  silently(state => (givesPriority(state.world) ? state : update<'priority'>(state, { granted: true })))

/** Priority that was due to a player who has lost goes to the next one. @see fab-context:4.5.1a fab-context:1.11.3 */
export const asks = ({ state, data, world }: OfPriority): ModelState => {
  const holder = living(world).includes(data.holder) ? data.holder : clockwise(world, data.holder)[0]!
  return ask(update<'priority'>(state, { holder }), holder, 'priority', priorityOptions(world, holder))
}

export const passes = ({ data }: OfPriority): readonly Move[] =>
  silently(state => update<'priority'>(state, { holder: next(state.world, data.holder), passes: data.passes + 1, emptied: false }))

const holderOf = (whose: rules.Whose, world: World, actor: string): string =>
  whose === 'actor' ? actor : whose === 'turn-player' ? world.turn.player : next(world, actor)

/** Who gets priority after acting: the rules of the game say, or leave it open. */
export const givesAfterActing = ({ data, world }: OfPriority): readonly Move[] =>
  [...new Set(rules.firstAfterActing(world).map(whose => holderOf(whose, world, data.holder)))].map(holder => ({
    go: (state: ModelState) => update<'priority'>(state, { passes: 0, holder, emptied: false })
  }))

export const givesTurnPlayer = (): readonly Move[] =>
  silently(state => {
    const emptied = !givesPriority(state.world) && state.world.stack.length === 0
    return update<'priority'>(state, { holder: seatFrom(state.world, rules.firstAfterResolving(state.world)), passes: 0, emptied })
  })

/** Ends where nobody has had priority. */
export const leaves = (): readonly Move[] => silently(state => pop(state, { kind: 'done' }))

/** Ends, and tells whether players got priority where the phase gives none. */
export const ends = ({ data }: OfPriority): readonly Move[] =>
  silently(state => pop(state, { kind: 'done', ...(data.granted && { granted: true }) }))

export const startsChecks = ({ state }: OfPriority): ModelState =>
  push(state, { chart: 'checks', at: 'looking', data: { made: 0, kept: [], content: [], acted: false, placed: false } })

export const startsLayer = ({ state, world }: OfPriority): ModelState =>
  push(state, { chart: 'stack', at: 'top', data: { layer: resolving(world)!.id } })

export const startsAttack = ({ state, world }: OfPriority): ModelState => {
  const { layer, target } = topAttack(world)!
  return push(state, { chart: 'attack', at: 'start', data: { layer: layer.id, target, controller: layer.controller } })
}

/** The player plays or activates what was chosen. */
export const startsAction = (c: OfPriority): ModelState => {
  const chosen = option(c)!
  if (chosen.option !== 'play' && chosen.option !== 'activate') return c.state
  return push(c.state, {
    chart: 'action',
    at: 'extras',
    data: {
      kind: chosen.option,
      player: c.data.holder,
      object: chosen.object,
      ...(chosen.option === 'activate' && { ability: chosen.ability }),
      extras: [],
      extra: 0,
      modes: [],
      declared: [],
      costs: [],
      incarnation: c.world.objects[chosen.object]?.incarnation ?? 0
    }
  })
}
