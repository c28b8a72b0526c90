/** What the chart of playing and activating reads, and what its transitions do. @module */
import type { Ability } from '../../scenario/card.js'
import type { Step } from '../../scenario/step.js'
import type { ObjectView } from '../../scenario/view.js'
import { scope as scopeOf } from '../../scenario/view.js'
import type { StackObject, OwnScope, World } from '../../world/index.js'
import { abilitiesOf, find, stackObjectView, objectView, remember } from '../../world/index.js'
import { arePaid, extrasPaid } from '../../rules/costs.js'
import { costsAction, takesActionPoint } from '../../rules/priority.js'
import type { Context, TransitionEffect } from '../part.js'
import { eachWay, internally } from '../part.js'
import { isSlow, payable, resolutionOf } from './options.js'
import { ask, becomeTargets, carryOut, declare, happen } from '../frames.js'
import { skipsStackItself } from '../../rules/triggering.js'
import type { FrameData, ModelState } from '../state.js'
import { fresh, inWorld, pop, update } from '../state.js'
import { stackObjectPattern } from './stack-object.js'

type Data = FrameData['action']
/** The context of the chart. */
export type OfAction = Context<'action'>
type Extra = Extract<Ability, { kind: 'extra-cost' }>
type Activated = Extract<Ability, { kind: 'activated' }>

const extrasOf = (world: World, { kind, object }: Data): readonly Extra[] =>
  kind === 'play' ? abilitiesOf(world, object).filter((each): each is Extra => each.kind === 'extra-cost') : []

const abilityOf = (world: World, { object, ability }: Data): Activated | undefined =>
  abilitiesOf(world, object).find((each): each is Activated => each.kind === 'activated' && each.id === ability)

const isAttack = (world: World, data: Data): boolean =>
  data.kind === 'play' && (world.facts.cards[world.objects[data.object]?.card ?? '']?.types.includes('attack') ?? false)

const textOf = (world: World, data: Data) => {
  if (data.kind === 'play') return isAttack(world, data) ? { specs: [], steps: [] } : resolutionOf(world, data.object)
  const ability = abilityOf(world, data)
  return { specs: ability?.targets ?? [], steps: ability?.steps ?? [] }
}

/** The stack object as it is going to target, where anything may forbid that. */
const targeting = (world: World, data: Data): ObjectView | undefined => {
  if (!world.facts.forbidsTargets) return undefined
  if (data.kind === 'play') return objectView(world, data.object)
  return stackObjectView(world, { id: '', kind: 'activated', controller: data.player, scope: ownScope(data) })
}

const nextExtra = ({ world, data }: OfAction): Extra | undefined => extrasOf(world, data)[data.extra]

/** Whether the next additional cost could be paid. */
export const canPay = (context: OfAction): boolean => {
  const extra = nextExtra(context)
  return extra !== undefined && payable(context.world, extra.cost, scopeOf(context.data.player, context.data.object), context.data.object)
}

/** Pays an action point where one is due; no event tells of it. */
const payPoint = (world: World, data: Data): World => {
  const slow = data.kind === 'play' ? isSlow(world, data.object) && !isInstant(world, data) : abilityOf(world, data)?.speed === 'action'
  if (!takesActionPoint(world, slow, costsAction(world))) return world
  const numbers = world.numbers[data.player] ?? {}
  return { ...world, numbers: { ...world.numbers, [data.player]: { ...numbers, 'action-points': (numbers['action-points'] ?? 0) - 1 } } }
}

const isInstant = (world: World, data: Data): boolean =>
  world.facts.cards[world.objects[data.object]?.card ?? '']?.types.includes('instant') ?? false

const costsOf = (world: World, data: Data): readonly Step[] =>
  data.kind === 'play'
    ? extrasOf(world, data)
        .filter(extra => data.extras.includes(extra.name))
        .flatMap(extra => extra.cost)
    : (abilityOf(world, data)?.cost ?? [])

const perform = (state: ModelState, data: Data): ModelState => {
  const paid = extrasPaid(state.world, data.extras)
  return data.kind === 'play'
    ? happen(state, {
        event: 'play',
        player: data.player,
        object: data.object,
        ...(paid.length > 0 && { declared: [...paid] })
      })
    : happen(state, { event: 'activate', player: data.player, object: data.object, ability: data.ability ?? '' })
}

/** An activated stack object speaks of the object as it was when it was activated; a card on the stack is its object. */
const ownScope = ({ kind, player, object, incarnation }: Data): OwnScope =>
  kind === 'play' ? scopeOf(player, object) : { ...scopeOf(player, object), incarnation }

const stackObjectOf = (world: World, data: Data, id: string): StackObject => {
  const { specs, steps } = textOf(world, data)
  return {
    id,
    kind: data.kind === 'play' ? 'card' : 'activated',
    controller: data.player,
    ...(data.kind === 'activate' && { ref: { source: data.object, ability: data.ability ?? '' } }),
    scope: data.kind === 'play' ? ownScope(data) : remember(world, ownScope(data)),
    text: { steps, targets: specs },
    declared: data.declared,
    modes: data.modes
  }
}

/** An ability that makes resources needs no stack object, in some games. @see mtg-context:605.4a */
export const isAtOnce = ({ data, world }: OfAction): boolean =>
  data.kind === 'activate' && abilityOf(world, data)?.speed === 'resource' && skipsStackItself(world)

/** Carries out the first of the triggered effects that skip the stack. */
const carryOutWithoutStack = (state: ModelState): ModelState => {
  const [first, ...offStack] = state.world.offStack
  if (!first) return state
  const rest = inWorld(state, { ...state.world, offStack })
  return carryOut(rest, first.text.steps, find(rest.world, first.scope), { cause: { effect: first.ref }, ability: first.ref.ability })
}

export const isAnyExtraLeft = (context: OfAction): boolean => nextExtra(context) !== undefined

export const isAnyLeftWithoutStack = ({ world }: OfAction): boolean => world.offStack.length > 0

export const asksForExtra = ({ state, data }: OfAction): ModelState =>
  ask(state, data.player, 'extra-cost', [{ option: 'yes' }, { option: 'no' }])

export const skipsExtra = ({ data }: OfAction): readonly TransitionEffect[] =>
  internally(state => update<'action'>(state, { extra: data.extra + 1 }))

export const takesExtra = (context: OfAction): readonly TransitionEffect[] =>
  internally(state => {
    const yes = context.returned?.kind === 'option' && context.returned.option.option === 'yes'
    return update<'action'>(state, {
      extra: context.data.extra + 1,
      extras: yes ? [...context.data.extras, nextExtra(context)!.name] : context.data.extras
    })
  })

export const startsDeclaration = ({ state, data, world }: OfAction): ModelState => {
  const { specs, steps } = textOf(world, data)
  const by = targeting(world, data)
  return declare(state, data.player, data.object, steps, specs, scopeOf(data.player, data.object), {
    attack: isAttack(world, data),
    ...(by && { by })
  })
}

/** What was declared is kept, and the costs are paid. */
export const pays = ({ data, returned }: OfAction): readonly TransitionEffect[] =>
  internally(state => {
    const declared = returned?.kind === 'declared' ? returned : { modes: [], declared: [] }
    const paid = inWorld(update<'action'>(state, { modes: declared.modes, declared: declared.declared }), payPoint(state.world, data))
    const costs = costsOf(state.world, data)
    return costs.length === 0
      ? paid
      : carryOut(paid, costs, scopeOf(data.player, data.object), { cause: { rule: 'cost' }, ability: data.ability ?? '' })
  })

export const performs = ({ data, returned }: OfAction): readonly TransitionEffect[] => {
  const haveOccurred = returned?.kind !== 'happened' || returned.happened
  return internally(state =>
    data.kind === 'activate' && !arePaid(state.world, haveOccurred) ? pop(state, { kind: 'done' }) : perform(state, data)
  )
}

export const carriesOut = (context: OfAction): readonly TransitionEffect[] =>
  internally(state => {
    const steps = abilityOf(context.world, context.data)?.steps ?? []
    const { object, ability = '' } = context.data
    return carryOut(state, steps, ownScope(context.data), {
      cause: { effect: { source: object, ability } },
      ability,
      modes: context.data.modes
    })
  })

export const carriesOutWithoutStack = (): readonly TransitionEffect[] => internally(carryOutWithoutStack)

export const ends = (): readonly TransitionEffect[] => internally(state => pop(state, { kind: 'done' }))

export const adds = ({ data, state }: OfAction): readonly TransitionEffect[] => {
  const [id, named] = data.kind === 'play' ? [data.object, state] : fresh(state, 'stackObject')
  const stackObject = stackObjectOf(state.world, data, id)
  const placed = (now: ModelState): readonly ModelState[] => {
    const added = inWorld({ ...now, ids: named.ids }, { ...now.world, stack: [...now.world.stack, stackObject] })
    return becomeTargets(pop(added, { kind: 'done' }), stackObject)
  }
  return eachWay(state, placed).map(next => ({ pattern: stackObjectPattern(stackObject), next }))
}
