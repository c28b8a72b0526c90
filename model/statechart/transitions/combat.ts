/** What the charts of an attack and of combat read, and what their transitions do. @module */
import * as rules from '../../rules/turn.js'
import { isAttackGone, objectView } from '../../world/index.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import { happen } from '../frames.js'
import type { ModelState } from '../state.js'
import { inWorld, pop, update } from '../state.js'

/** The contexts of the charts. */
export type OfAttack = Context<'attack'>
export type OfCombat = Context<'combat'>

const beginStep = (state: ModelState, name: string): ModelState =>
  happen(state, { event: 'begin', what: 'step', name, player: state.world.turn.player }, { cause: { rule: 'combat' } })

const active = ({ world }: OfCombat) => {
  const current = world.combat?.attack
  return current && world.objects[current.object]?.zone === 'arena' ? current : undefined
}

const power = (context: OfCombat): number => {
  const current = active(context)
  return current ? rules.dealt(context.world, objectView(context.world, current.object)?.numbers.power ?? 0) : 0
}

const step = ({ world }: OfCombat): string | undefined => world.combat?.step

export const beginsAttack = (): readonly TransitionEffect[] => internally(state => beginStep(state, 'attack'))

export const leavesStack = ({ data }: OfAttack): readonly TransitionEffect[] => [
  {
    pattern: { see: 'left', layer: data.stackObject, how: 'moved' },
    next: state => inWorld(state, { ...state.world, stack: state.world.stack.filter(stackObject => stackObject.id !== data.stackObject) })
  }
]

export const becomesActive = ({ data }: OfAttack): readonly TransitionEffect[] =>
  internally(state =>
    happen(pop(state, { kind: 'done' }), { event: 'attack', object: data.stackObject, target: data.target }, { cause: { rule: 'combat' } })
  )

export const dealsDamage = (context: OfCombat): boolean => step(context) === 'damage' && power(context) > 0

export const closes = (context: OfCombat): boolean => step(context) === 'close'

export const isAnyAttackLeft = ({ data }: OfCombat): boolean => data.rest.length > 0

/** Begins the step that follows; that in which the chain closes, once the attack is gone. */
export const begins = ({ data }: OfCombat): readonly TransitionEffect[] =>
  internally(state => {
    const { world } = state
    const next = isAttackGone(world)
      ? rules.steps(world).find(combatStep => combatStep.name === 'close')
      : rules.stepsLeft(world, world.combat?.step)[0]
    const rest = rules.clearedAttacks(world, world.combat?.attacks ?? [], world.objects)
    return next ? beginStep(update<'combat'>(state, { ...data, rest }), next.name) : state
  })

export const damages = (context: OfCombat): readonly TransitionEffect[] =>
  internally(state => {
    const { object, target } = active(context)!
    const amount = power(context)
    return happen(
      pop(state, { kind: 'done' }),
      { event: 'damage', source: object, parts: [{ target, amount }], ...(rules.isHit(context.world) && { hit: true }) },
      { cause: { rule: 'combat' } }
    )
  })

export const closesChain = ({ state }: OfCombat): ModelState => happen(state, { event: 'close' }, { cause: { rule: 'combat' } })

/** One of the attacks leaves the arena, in any order. */
export const leaves = ({ data }: OfCombat): readonly TransitionEffect[] =>
  data.rest.map(object => ({
    next: state =>
      happen(
        update<'combat'>(state, { rest: data.rest.filter(each => each !== object) }),
        { event: 'move', object, from: 'arena', to: 'graveyard' },
        { cause: { rule: 'combat' } }
      )
  }))

export const ends = (): readonly TransitionEffect[] => internally(state => pop(state, { kind: 'done' }))
