/** What the chart of priority reads, and what its transitions do. @module */
import { clockwise, living } from '../../world/index.js'
import type { Layer, World } from '../../world/index.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
import { priorityOptions } from '../effects/legal.js'
import { ask } from '../frames.js'
import { mayBe, readings } from '../readings.js'
import type { ModelState } from '../state.js'
import { pop, push, update } from '../state.js'

/** The context of the chart. */
export type OfPriority = Context<'priority'>

/** Whether players get priority at this point of the turn. */
const givesPriority = (world: World): boolean => {
  const { turn } = world.facts.base.rulebook.structure
  const phase = turn.phases.value.find(each => each.name === world.turn.phase)
  const step = world.combat && turn.combat.value.find(each => each.name === world.combat?.step)
  return (phase?.priority ?? false) && (step?.priority ?? true)
}

/** Whether checks and placement go on until nothing changes. */
export const goesRound = ({ setting }: OfPriority): boolean => setting.structure.checks.loop.value === 'until-stable'

const phaseNow = (world: World) => world.facts.base.rulebook.structure.turn.phases.value.find(each => each.name === world.turn.phase)

/** Whether players get priority now: where the phase gives it, or because something was put on the stack, or checked as a turn ends. */
const gives = (c: OfPriority): boolean => {
  if (givesPriority(c.world)) return true
  if (!goesRound(c)) return false
  const checked = c.returned?.kind === 'checked' ? c.returned : undefined
  const ends = phaseNow(c.world)?.actions.includes('expire-this-turn') ?? false
  return c.data.granted === true || c.world.stack.length > 0 || checked?.placed === true || (ends && checked?.acted === true)
}

/** Whether the last layer has just resolved in a phase that gives no priority by itself, and nothing has been placed since. */
const isEmptied = (c: OfPriority): boolean =>
  c.data.emptied === true && c.world.stack.length === 0 && !(c.returned?.kind === 'checked' && (c.returned.placed || c.returned.acted))

/** Whether players may get priority now, and whether they need not. */
export const mayGive = (c: OfPriority): boolean => gives(c) && !(isEmptied(c) && !mayBe(c.setting.structure.priority.afterLast, true))
export const mayGoOn = (c: OfPriority): boolean => !gives(c) || (isEmptied(c) && mayBe(c.setting.structure.priority.afterLast, false))

/** Whether nobody gets priority here whatever happens, so that nothing is checked, and what has triggered waits for a later phase. */
export const isHeld = (c: OfPriority): boolean => goesRound(c) && phaseNow(c.world)?.holds === true && !givesPriority(c.world)

const option = ({ returned }: OfPriority) => (returned?.kind === 'option' ? returned.option : undefined)

/** Whether this pass is the last of all players passing in succession. */
export const isLastPass = ({ data, world }: OfPriority): boolean => data.passes + 1 >= living(world).length

const next = (world: World, player: string): string => {
  const players = living(world)
  return players[(players.indexOf(player) + 1) % players.length] ?? player
}

/** Whether nobody gets priority here though the stack is not empty. */
export const isToResolve = (c: OfPriority): boolean => !gives(c) && c.world.stack.length > 0

/** Whether the player does something else than to pass. */
export const acts = (c: OfPriority): boolean => option(c) !== undefined && option(c)?.option !== 'pass'

/** The top layer, where it is an attack that becomes the active attack. */
const topAttack = (world: World): { readonly layer: Layer; readonly target: string } | undefined => {
  const layer = world.stack.at(-1)
  const attack = layer?.declared.find(each => each.as === 'attack')
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

/** Who gets priority after acting: the rules of the game say, or leave it open. */
export const givesAfterActing = ({ data, setting, world }: OfPriority): readonly Move[] =>
  [
    ...new Set(
      readings(setting.structure.priority.afterActing, ['actor', 'turn-player']).map(whose =>
        whose === 'actor' ? data.holder : world.turn.player
      )
    )
  ].map(holder => ({ go: (state: ModelState) => update<'priority'>(state, { passes: 0, holder, emptied: false }) }))

export const givesTurnPlayer = (): readonly Move[] =>
  silently(state => {
    const emptied = !givesPriority(state.world) && state.world.stack.length === 0
    return update<'priority'>(state, { holder: state.world.turn.player, passes: 0, emptied })
  })

/** Ends where nobody has had priority. */
export const leaves = (): readonly Move[] => silently(state => pop(state, { kind: 'done' }))

/** Ends, and tells whether players got priority where the phase gives none. */
export const ends = ({ data }: OfPriority): readonly Move[] =>
  silently(state => pop(state, { kind: 'done', ...(data.granted && { granted: true }) }))

export const startsRounds = ({ state }: OfPriority): ModelState =>
  push(state, { chart: 'rounds', at: 'looking', data: { kept: [], content: [], acted: false, placed: false } })

export const startsCheck = ({ state }: OfPriority): ModelState => push(state, { chart: 'check', at: 'sampling', data: {} })

export const startsPlacement = ({ state }: OfPriority): ModelState =>
  push(state, { chart: 'placement', at: 'selecting', data: { asked: false } })

export const startsLayer = ({ state, world }: OfPriority): ModelState =>
  push(state, { chart: 'stack', at: 'top', data: { layer: world.stack.at(-1)!.id } })

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
