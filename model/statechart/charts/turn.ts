/** The turn: its phases, the combat steps in between, and where the scenario ends. @module */
import type { Phase } from '../../rulebook/structure.js'
import { clockwise, controllerOf, expireTurn } from '../../world/index.js'
import type { World } from '../../world/index.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { happen, happenInTurn } from '../frames.js'
import type { ModelState } from '../state.js'
import { inWorld, push } from '../state.js'
import { endPattern } from './ending.js'

type C = Context<'turn'>

const phases = (world: World): readonly Phase[] => world.facts.base.rulebook.structure.turn.phases.value

const current = (world: World): Phase | undefined => phases(world).find(each => each.name === world.turn.phase)

/** The phase that follows, and whose it is. */
const following = (world: World): { readonly phase: Phase; readonly player: string; readonly newTurn: boolean } => {
  const at = phases(world).findIndex(each => each.name === world.turn.phase)
  const next = phases(world)[at + 1]
  if (next) return { phase: next, player: world.turn.player, newTurn: false }
  return { phase: phases(world)[0]!, player: clockwise(world, world.turn.player)[1] ?? world.turn.player, newTurn: true }
}

const until = ({ world }: C) => world.facts.scenario.until

const isQuiescent = (c: C): boolean => until(c).end === 'quiescent' && current(c.world)?.priority !== false

const isBoundary = (c: C): boolean => {
  const end = until(c)
  const { phase, player } = following(c.world)
  return end.end === 'boundary' && end.phase === phase.name && end.player === player
}

const KNOWN_ACTIONS: readonly string[] = ['untap', 'gain-action-point', 'reset-action-points', 'expire-this-turn']

const setPoints = (world: World, player: string, value: number): World => ({
  ...world,
  numbers: { ...world.numbers, [player]: { ...world.numbers[player], 'action-points': value } }
})

/** What the game does by itself in a phase; none of it is an event here. */
const act = (state: ModelState, wanted: readonly string[]): ModelState => {
  const { world } = state
  const actions = (current(world)?.actions ?? []).filter(each => wanted.includes(each))
  const unknown = (current(world)?.actions ?? []).find(each => !KNOWN_ACTIONS.includes(each))
  if (unknown !== undefined) return { ...state, unsupported: `the turn action ${unknown}` }
  return actions.reduce((now, each) => {
    if (each === 'gain-action-point') return inWorld(now, setPoints(now.world, world.turn.player, 1))
    if (each === 'reset-action-points') return inWorld(now, setPoints(now.world, world.turn.player, 0))
    return inWorld(now, expireTurn(now.world))
  }, state)
}

/** What untaps in this phase, in the order of the arena. */
const tapped = (world: World): readonly string[] =>
  current(world)?.actions.includes('untap')
    ? (world.zones.arena ?? []).filter(id => {
        const object = world.objects[id]
        return object?.statuses.includes('tapped') && controllerOf(world, object) === world.turn.player
      })
    : []

const beginPhase = (state: ModelState, phase: string, player: string): ModelState =>
  happen(state, { event: 'begin', what: 'phase', name: phase, player }, { cause: { rule: 'turn' } })

export const turn: Part<'turn'> = {
  chart: {
    id: 'turn',
    initial: 'start',
    final: ['over'],
    states: ['start', 'begun', 'open', 'waiting', 'untapped', 'settled', 'ended', 'changing', 'over'],
    transitions: [
      { id: 'turn.begin', from: 'start', on: 'silent', guard: 'begins', to: 'begun', concept: 'turn.step' },
      { id: 'turn.open', from: 'start', on: 'silent', guard: 'has-begun', to: 'open', concept: 'turn.step' },
      { id: 'turn.phase-begun', from: 'begun', on: 'silent', to: 'open', concept: 'turn.step' },
      { id: 'turn.priority', from: 'open', on: 'silent', to: 'waiting', concept: 'priority.given' },
      { id: 'turn.combat-step', from: 'waiting', on: 'silent', guard: 'in-combat', to: 'open', concept: 'combat.step' },
      { id: 'turn.combat-over', from: 'waiting', on: 'silent', guard: 'closed', to: 'open', concept: 'combat.step' },
      { id: 'turn.quiescent', from: 'waiting', on: 'end', guard: 'quiescent', to: 'over', concept: 'priority.all-passed' },
      { id: 'turn.untap', from: 'waiting', on: 'silent', guard: 'untaps', to: 'untapped', concept: 'turn.step' },
      { id: 'turn.untapped', from: 'untapped', on: 'silent', to: 'settled', concept: 'turn.step' },
      { id: 'turn.procedure-ends', from: 'settled', on: 'silent', to: 'ended', concept: 'turn.step' },
      { id: 'turn.phase-ends', from: 'waiting', on: 'silent', guard: 'goes-on', to: 'ended', concept: 'turn.step' },
      { id: 'turn.boundary', from: 'ended', on: 'end', guard: 'boundary', to: 'over', concept: 'turn.step' },
      { id: 'turn.next-phase', from: 'ended', on: 'silent', guard: 'same-turn', to: 'begun', concept: 'turn.step' },
      { id: 'turn.next-turn', from: 'ended', on: 'silent', guard: 'new-turn', to: 'changing', concept: 'turn.step' },
      { id: 'turn.first-phase', from: 'changing', on: 'silent', to: 'begun', concept: 'turn.step' }
    ]
  },
  guards: {
    begins: ({ world }) => world.facts.scenario.start.at === 'begin',
    'has-begun': ({ world }) => world.facts.scenario.start.at !== 'begin',
    'in-combat': ({ world }) => world.combat !== undefined && world.combat.step !== 'close',
    closed: ({ world }) => world.combat?.step === 'close',
    quiescent: c => c.world.combat === undefined && isQuiescent(c),
    untaps: c => c.world.combat === undefined && !isQuiescent(c) && tapped(c.world).length > 0,
    'goes-on': c => c.world.combat === undefined && !isQuiescent(c) && tapped(c.world).length === 0,
    boundary: isBoundary,
    'same-turn': c => !isBoundary(c) && !following(c.world).newTurn,
    'new-turn': c => !isBoundary(c) && following(c.world).newTurn
  },
  moves: {
    'turn.begin': () => silently(state => beginPhase(state, state.world.turn.phase, state.world.turn.player)),
    'turn.phase-begun': () => silently(state => act(state, ['gain-action-point'])),
    'turn.priority': () =>
      silently(state => push(state, { chart: 'priority', at: 'due', data: { holder: state.world.turn.player, passes: 0 } })),
    'turn.combat-step': () => silently(state => push(state, { chart: 'combat', at: 'start', data: { rest: [] } })),
    'turn.combat-over': () => silently(state => inWorld(state, { ...state.world, combat: undefined })),
    'turn.quiescent': ({ world }) => [{ pattern: endPattern(world, 'quiescent'), go: state => ({ ...state, over: true }) }],
    'turn.untap': ({ world }) =>
      silently(state =>
        happenInTurn(
          state,
          tapped(world).map(object => ({ event: 'status', object, status: 'tapped', on: false })),
          world.turn.player,
          { cause: { rule: 'turn' }, ordered: true }
        )
      ),
    'turn.untapped': () =>
      silently(state => push(state, { chart: 'priority', at: 'due', data: { holder: state.world.turn.player, passes: 0 } })),
    'turn.procedure-ends': () => silently(state => act(state, ['reset-action-points', 'expire-this-turn'])),
    'turn.phase-ends': () => silently(state => act(state, ['reset-action-points', 'expire-this-turn'])),
    'turn.boundary': ({ world }) => [{ pattern: endPattern(world, 'boundary'), go: state => ({ ...state, over: true }) }],
    'turn.next-phase': ({ world }) => silently(state => beginPhase(state, following(world).phase.name, world.turn.player)),
    'turn.next-turn': ({ world }) =>
      silently(state =>
        happen(state, { event: 'begin', what: 'turn', name: 'turn', player: following(world).player }, { cause: { rule: 'turn' } })
      ),
    'turn.first-phase': ({ world }) => silently(state => beginPhase(state, phases(world)[0]!.name, world.turn.player))
  }
}
