/** Combat, reduced: an attack becomes the active attack, the steps that follow, and the closing of the chain. @module */
import { isAttackGone, objectView } from '../../world/index.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { happen } from '../frames.js'
import type { ModelState } from '../state.js'
import { inWorld, pop, update } from '../state.js'

type C = Context<'combat'>

/** An attack that all players let pass leaves the stack for the arena. */
export const attack: Part<'attack'> = {
  chart: {
    id: 'attack',
    initial: 'start',
    final: ['done'],
    states: ['start', 'begun', 'moved', 'done'],
    transitions: [
      { id: 'attack.begin', from: 'start', on: 'silent', to: 'begun', concept: 'combat.step' },
      { id: 'attack.leaves-stack', from: 'begun', on: 'left', to: 'moved', concept: 'stack.layer-leaves' },
      { id: 'attack.becomes-active', from: 'moved', on: 'silent', to: 'done', concept: 'combat.step' }
    ]
  },
  guards: {},
  moves: {
    'attack.begin': () => silently(state => beginStep(state, 'attack')),
    'attack.leaves-stack': ({ data }) => [
      {
        pattern: { see: 'left', layer: data.layer, how: 'moved' },
        go: state => inWorld(state, { ...state.world, stack: state.world.stack.filter(each => each.id !== data.layer) })
      }
    ],
    'attack.becomes-active': ({ data }) =>
      silently(state =>
        happen(pop(state, { kind: 'done' }), { event: 'attack', object: data.layer, target: data.target }, { cause: { rule: 'combat' } })
      )
  }
}

const beginStep = (state: ModelState, name: string): ModelState =>
  happen(state, { event: 'begin', what: 'step', name, player: state.world.turn.player }, { cause: { rule: 'combat' } })

const active = ({ world }: C) => {
  const current = world.combat?.attack
  return current && world.objects[current.object]?.zone === 'arena' ? current : undefined
}

const power = (c: C): number => {
  const current = active(c)
  return current ? (objectView(c.world, current.object)?.numbers.power ?? 0) : 0
}

const step = ({ world }: C): string | undefined => world.combat?.step

/** The step of combat that is beginning. */
export const combat: Part<'combat'> = {
  chart: {
    id: 'combat',
    initial: 'start',
    final: ['done'],
    states: ['start', 'begun', 'closing', 'done'],
    transitions: [
      { id: 'combat.begin', from: 'start', on: 'silent', to: 'begun', concept: 'combat.step' },
      { id: 'combat.damage', from: 'begun', on: 'silent', guard: 'damages', to: 'done', concept: 'combat.hit' },
      { id: 'combat.close', from: 'begun', on: 'silent', guard: 'closes', to: 'closing', concept: 'combat.step' },
      { id: 'combat.go-on', from: 'begun', on: 'silent', guard: 'neither', to: 'done', concept: 'combat.step' },
      { id: 'combat.leave', from: 'closing', on: 'silent', guard: 'attacks-left', to: 'closing', concept: 'combat.step' },
      { id: 'combat.closed', from: 'closing', on: 'silent', guard: 'none-left', to: 'done', concept: 'combat.step' }
    ]
  },
  guards: {
    damages: c => step(c) === 'damage' && power(c) > 0,
    closes: c => step(c) === 'close',
    neither: c => step(c) !== 'close' && !(step(c) === 'damage' && power(c) > 0),
    'attacks-left': ({ data }) => data.rest.length > 0,
    'none-left': ({ data }) => data.rest.length === 0
  },
  moves: {
    'combat.begin': ({ data, setting }) =>
      silently(state => {
        const steps = setting.structure.turn.combat.value
        const at = steps.findIndex(each => each.name === state.world.combat?.step) + 1
        const next = isAttackGone(state.world) ? steps.find(each => each.name === 'close') : steps[at]
        const rest = (state.world.combat?.attacks ?? []).filter(id => state.world.objects[id]?.zone === 'arena')
        return next ? beginStep(update<'combat'>(state, { ...data, rest }), next.name) : state
      }),
    'combat.damage': c =>
      silently(state => {
        const { object, target } = active(c)!
        return happen(
          pop(state, { kind: 'done' }),
          { event: 'damage', source: object, parts: [{ target, amount: power(c) }], hit: true },
          { cause: { rule: 'combat' } }
        )
      }),
    'combat.close': () => silently(state => happen(state, { event: 'close' }, { cause: { rule: 'combat' } })),
    'combat.go-on': () => silently(state => pop(state, { kind: 'done' })),
    'combat.leave': ({ data }) =>
      data.rest.map(object => ({
        go: state =>
          happen(
            update<'combat'>(state, { rest: data.rest.filter(each => each !== object) }),
            { event: 'move', object, from: 'arena', to: 'graveyard' },
            { cause: { rule: 'combat' } }
          )
      })),
    'combat.closed': () => silently(state => pop(state, { kind: 'done' }))
  }
}
