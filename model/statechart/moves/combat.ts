/** What the charts of an attack and of combat read, and what their transitions do. @module */
import * as rules from '../../rules/turn.js'
import { isAttackGone, objectView } from '../../world/index.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
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

const power = (c: OfCombat): number => {
  const current = active(c)
  return current ? rules.dealt(c.world, objectView(c.world, current.object)?.numbers.power ?? 0) : 0
}

const step = ({ world }: OfCombat): string | undefined => world.combat?.step

export const beginsAttack = (): readonly Move[] => silently(state => beginStep(state, 'attack'))

export const leavesStack = ({ data }: OfAttack): readonly Move[] => [
  {
    pattern: { see: 'left', layer: data.layer, how: 'moved' },
    go: state => inWorld(state, { ...state.world, stack: state.world.stack.filter(each => each.id !== data.layer) })
  }
]

export const becomesActive = ({ data }: OfAttack): readonly Move[] =>
  silently(state =>
    happen(pop(state, { kind: 'done' }), { event: 'attack', object: data.layer, target: data.target }, { cause: { rule: 'combat' } })
  )

export const dealsDamage = (c: OfCombat): boolean => step(c) === 'damage' && power(c) > 0

export const closes = (c: OfCombat): boolean => step(c) === 'close'

export const isAnyAttackLeft = ({ data }: OfCombat): boolean => data.rest.length > 0

/** Begins the step that follows; that in which the chain closes, once the attack is gone. */
export const begins = ({ data }: OfCombat): readonly Move[] =>
  silently(state => {
    const { world } = state
    const next = isAttackGone(world)
      ? rules.steps(world).find(each => each.name === 'close')
      : rules.stepsLeft(world, world.combat?.step)[0]
    const rest = rules.clearedAttacks(world, world.combat?.attacks ?? [], world.objects)
    return next ? beginStep(update<'combat'>(state, { ...data, rest }), next.name) : state
  })

export const damages = (c: OfCombat): readonly Move[] =>
  silently(state => {
    const { object, target } = active(c)!
    const amount = power(c)
    return happen(
      pop(state, { kind: 'done' }),
      { event: 'damage', source: object, parts: [{ target, amount }], ...(rules.isHit(c.world, amount) && { hit: true }) },
      { cause: { rule: 'combat' } }
    )
  })

export const closesChain = ({ state }: OfCombat): ModelState => happen(state, { event: 'close' }, { cause: { rule: 'combat' } })

/** One of the attacks leaves the arena, in any order. */
export const leaves = ({ data }: OfCombat): readonly Move[] =>
  data.rest.map(object => ({
    go: state =>
      happen(
        update<'combat'>(state, { rest: data.rest.filter(each => each !== object) }),
        { event: 'move', object, from: 'arena', to: 'graveyard' },
        { cause: { rule: 'combat' } }
      )
  }))

export const ends = (): readonly Move[] => silently(state => pop(state, { kind: 'done' }))
