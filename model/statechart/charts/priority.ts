/** Priority: who may act, passing, and what all passing does. @module */
import { clockwise, isAttackGone, living } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { priorityOptions } from '../effects/legal.js'
import { ask } from '../frames.js'
import type { ModelState } from '../state.js'
import { mayBe, readings } from '../readings.js'
import { isUnsettled, settles } from './continuous.js'
import { pop, push, update } from '../state.js'

type C = Context<'priority'>

/** Whether players get priority at this point of the turn. */
const givesPriority = (world: World): boolean => {
  const { turn } = world.facts.base.rulebook.structure
  const phase = turn.phases.value.find(each => each.name === world.turn.phase)
  const step = world.combat && turn.combat.value.find(each => each.name === world.combat?.step)
  return (phase?.priority ?? false) && (step?.priority ?? true)
}

/** Whether checks and placement go on until nothing changes. */
const goesRound = ({ setting }: C): boolean => setting.structure.checks.loop.value === 'until-stable'

const phaseNow = (world: World) => world.facts.base.rulebook.structure.turn.phases.value.find(each => each.name === world.turn.phase)

/** Whether players get priority now: where the phase gives it, or because something was put on the stack, or checked as a turn ends. */
const gives = (c: C): boolean => {
  if (givesPriority(c.world)) return true
  if (!goesRound(c)) return false
  const checked = c.returned?.kind === 'checked' ? c.returned : undefined
  const ends = phaseNow(c.world)?.actions.includes('expire-this-turn') ?? false
  return c.data.granted === true || c.world.stack.length > 0 || checked?.placed === true || (ends && checked?.acted === true)
}

/** Whether the last layer has just resolved in a phase that gives no priority by itself, and nothing has been placed since. */
const isEmptied = (c: C): boolean =>
  c.data.emptied === true && c.world.stack.length === 0 && !(c.returned?.kind === 'checked' && (c.returned.placed || c.returned.acted))

/** Whether players may get priority now, and whether they need not. */
const mayGive = (c: C): boolean => gives(c) && !(isEmptied(c) && !mayBe(c.setting.structure.priority.afterLast, true))
const mayGoOn = (c: C): boolean => !gives(c) || (isEmptied(c) && mayBe(c.setting.structure.priority.afterLast, false))

/** Whether nobody gets priority here whatever happens, so that nothing is checked, and what has triggered waits for a later phase. */
const isHeld = (c: C): boolean => goesRound(c) && phaseNow(c.world)?.holds === true && !givesPriority(c.world)

const option = ({ returned }: C) => (returned?.kind === 'option' ? returned.option : undefined)

/** Whether this pass is the last of all players passing in succession. */
const isLastPass = ({ data, world }: C): boolean => data.passes + 1 >= living(world).length

const next = (world: World, player: string): string => {
  const players = living(world)
  return players[(players.indexOf(player) + 1) % players.length] ?? player
}

/** Takes the top layer of the stack: it resolves, or, if it is an attack, becomes the active attack. */
const resolveTop = (state: ModelState): ModelState => {
  const layer = state.world.stack.at(-1)!
  const target = layer.declared.find(each => each.as === 'attack')
  if (target)
    return push(state, { chart: 'attack', at: 'start', data: { layer: layer.id, target: target.target, controller: layer.controller } })
  return push(state, { chart: 'stack', at: 'top', data: { layer: layer.id } })
}

/** Notes that players got priority where the phase gives none. */
const grant = (state: ModelState): ModelState => (givesPriority(state.world) ? state : update<'priority'>(state, { granted: true }))

/** Priority that was due to a player who has lost goes to the next one. @see fab-context:4.5.1a fab-context:1.11.3 */
const giveNext = (state: ModelState, lost: string): ModelState => {
  const holder = clockwise(state.world, lost)[0]!
  return ask(update<'priority'>(grant(state), { holder }), holder, 'priority', priorityOptions(state.world, holder))
}

/** Where the phase of the turn gives no priority, but something happened in it. */
const passed = (state: ModelState, { data }: C): ModelState => pop(state, { kind: 'done', ...(data.granted && { granted: true }) })

export const priority: Part<'priority'> = {
  chart: {
    id: 'priority',
    initial: 'due',
    final: ['passed'],
    states: ['due', 'checked', 'placed', 'asked', 'acted', 'resolving', 'passed'],
    transitions: [
      { id: 'priority.settle', from: 'due', on: 'silent', guard: 'unsettled', to: 'due', concept: 'continuous.apply' },
      { id: 'priority.check', from: 'due', on: 'silent', guard: 'checks-once', to: 'checked', concept: 'check.performed' },
      { id: 'priority.rounds', from: 'due', on: 'silent', guard: 'goes-round', to: 'placed', concept: 'check.loop' },
      { id: 'priority.wait', from: 'due', on: 'silent', guard: 'held', to: 'passed', concept: 'priority.none' },
      { id: 'priority.place', from: 'checked', on: 'silent', to: 'placed', concept: 'trigger.placed' },
      { id: 'priority.give', from: 'placed', on: 'silent', guard: 'gives', to: 'asked', concept: 'priority.given' },
      { id: 'priority.attack-gone', from: 'placed', on: 'silent', guard: 'attack-gone', to: 'passed', concept: 'combat.step' },
      { id: 'priority.none', from: 'placed', on: 'silent', guard: 'none-but-layers', to: 'resolving', concept: 'priority.none' },
      { id: 'priority.settled', from: 'placed', on: 'silent', guard: 'none', to: 'passed', concept: 'priority.none' },
      { id: 'priority.pass', from: 'asked', on: 'silent', guard: 'passes', to: 'due', concept: 'priority.pass' },
      { id: 'priority.act', from: 'asked', on: 'silent', guard: 'acts', to: 'acted', concept: 'priority.act' },
      { id: 'priority.acted', from: 'acted', on: 'silent', to: 'due', concept: 'priority.act' },
      { id: 'priority.resolve-top', from: 'asked', on: 'silent', guard: 'all-passed', to: 'resolving', concept: 'priority.all-passed' },
      { id: 'priority.resolved', from: 'resolving', on: 'silent', to: 'due', concept: 'priority.given' },
      { id: 'priority.ends', from: 'asked', on: 'silent', guard: 'all-passed-empty', to: 'passed', concept: 'priority.all-passed' }
    ]
  },
  guards: {
    unsettled: isUnsettled,
    'checks-once': c => !isUnsettled(c) && !goesRound(c),
    'goes-round': c => !isUnsettled(c) && goesRound(c) && !isHeld(c),
    held: c => !isUnsettled(c) && isHeld(c),
    'attack-gone': ({ world }) => isAttackGone(world),
    gives: c => mayGive(c) && !isAttackGone(c.world),
    'none-but-layers': c => !gives(c) && c.world.stack.length > 0,
    none: c => mayGoOn(c) && c.world.stack.length === 0,
    passes: c => option(c)?.option === 'pass' && !isLastPass(c),
    acts: c => option(c) !== undefined && option(c)?.option !== 'pass',
    'all-passed': c => option(c)?.option === 'pass' && isLastPass(c) && c.world.stack.length > 0,
    'all-passed-empty': c => option(c)?.option === 'pass' && isLastPass(c) && c.world.stack.length === 0
  },
  moves: {
    'priority.settle': () => silently(settles),
    'priority.check': () => silently(state => push(state, { chart: 'check', at: 'sampling', data: {} })),
    'priority.rounds': () =>
      silently(state => push(state, { chart: 'rounds', at: 'looking', data: { kept: [], content: [], acted: false, placed: false } })),
    'priority.place': () => silently(state => push(state, { chart: 'placement', at: 'selecting', data: { asked: false } })),
    'priority.give': c =>
      silently(state =>
        living(state.world).includes(c.data.holder)
          ? ask(grant(state), c.data.holder, 'priority', priorityOptions(state.world, c.data.holder))
          : giveNext(state, c.data.holder)
      ),
    'priority.attack-gone': () => silently(state => pop(state, { kind: 'done' })),
    'priority.none': () => silently(resolveTop),
    'priority.settled': c => silently(state => passed(state, c)),
    'priority.wait': () => silently(state => pop(state, { kind: 'done' })),
    'priority.pass': ({ data }) =>
      silently(state => update<'priority'>(state, { holder: next(state.world, data.holder), passes: data.passes + 1, emptied: false })),
    'priority.act': c =>
      silently(state => {
        const chosen = option(c)!
        if (chosen.option !== 'play' && chosen.option !== 'activate') return state
        return push(state, {
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
            incarnation: state.world.objects[chosen.object]?.incarnation ?? 0
          }
        })
      }),
    'priority.acted': ({ data, setting, world }) =>
      [
        ...new Set(
          readings(setting.structure.priority.afterActing, ['actor', 'turn-player']).map(whose =>
            whose === 'actor' ? data.holder : world.turn.player
          )
        )
      ].map(holder => ({ go: (state: ModelState) => update<'priority'>(state, { passes: 0, holder, emptied: false }) })),
    'priority.resolve-top': () => silently(resolveTop),
    'priority.resolved': () =>
      silently(state => {
        const emptied = !givesPriority(state.world) && state.world.stack.length === 0
        return update<'priority'>(state, { holder: state.world.turn.player, passes: 0, emptied })
      }),
    'priority.ends': c => silently(state => passed(state, c))
  }
}
