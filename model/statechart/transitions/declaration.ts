/** What the chart of declaring reads, and what its transitions do. @module */
import { declaresTargets, namesModes } from '../../rules/asking.js'
import type { Mode, Target } from '../../scenario/step.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Context, TransitionEffect } from '../part.js'
import { internally } from '../part.js'
import { isModeDue, mayBeNamed } from '../../rules/placement.js'
import { isDeclarable, nextTargets, wholeOf } from '../effects/legal.js'
import { modesIn, modesToName } from './modal.js'
import { mayBeLeft } from '../effects/targeting.js'
import { ask } from '../frames.js'
import type { ModelState } from '../state.js'
import { pop, update } from '../state.js'
import type { Declared } from '../../world/index.js'
import { clockwise } from '../../world/index.js'
import { isDividedAsDeclared } from '../../rules/targets.js'

/** The context of the chart. */
export type OfDeclaration = Context<'declaration'>

type Modal = NonNullable<ReturnType<typeof modal>>

const modal = ({ data }: OfDeclaration) => modesIn(data.steps)

const isComplete = (mode: Mode, { world, data }: OfDeclaration): boolean =>
  (mode.targets ?? []).every(spec => isDeclarable(world, spec, data.scope, data.by))

/** Whether a mode is still to be declared. */
const isDue = ({ world, data }: OfDeclaration, step: Modal): boolean =>
  isModeDue(world, data.modes.length, modesToName(world, step, data.scope))

/** The modes that may be declared next. */
const modesLeft = (context: OfDeclaration): readonly string[] => {
  const step = modal(context)
  if (step === undefined || !isDue(context, step)) return []
  const hasTriggered = context.state.frames.at(-2)?.chart === 'triggering'
  return step.modes
    .filter(
      mode => (step.again || !context.data.modes.includes(mode.id)) && mayBeNamed(context.world, isComplete(mode, context), hasTriggered)
    )
    .map(mode => mode.id)
}

/** Whether a mode is to be declared, and none may be. */
export const lacksMode = (context: OfDeclaration): boolean => {
  const step = modal(context)
  return step !== undefined && isDue(context, step) && modesLeft(context).length === 0
}

const ATTACK: Target = { as: 'attack', what: [{ players: 'opponent' }] }

/** Everything that is to be targeted: the stack object's own targets, then those of its modes in printed order. */
const specs = (context: OfDeclaration): readonly Target[] => {
  const step = modal(context)
  const ofModes = step ? step.modes.filter(mode => context.data.modes.includes(mode.id)).flatMap(mode => mode.targets ?? []) : []
  return [...(context.data.attack ? [ATTACK] : []), ...context.data.specs, ...ofModes]
}

/** A target that is to be declared: one of several of its kind, each with a name of its own. */
interface Place {
  readonly spec: Target
  readonly as: string
}

/** The name of one of several targets. */
const nameOf = ({ as }: Target, nth: number): string => (nth === 0 ? as : `${as}-${nth + 1}`)

const places = (context: OfDeclaration): readonly Place[] =>
  specs(context).flatMap(spec => Array.from({ length: spec.count ?? 1 }, (_, nth) => ({ spec, as: nameOf(spec, nth) })))

const SKIPPED = ''

const nextPlace = (context: OfDeclaration): Place | undefined => places(context)[context.data.declared.length]

/** What is declared of a kind so far; what was left out is among it. */
const ofKind = ({ data }: OfDeclaration, { as }: Target) => data.declared.filter(({ spec }) => spec.as === as)

const optionsFor = (context: OfDeclaration, spec: Target): readonly Option[] => {
  if (context.data.attack && spec === ATTACK)
    return clockwise(context.world, context.data.player)
      .filter(player => player !== context.data.player)
      .map(player => ({ option: 'player', player }))
  const before = ofKind(context, spec).map(({ target }) => target)
  return before.includes(SKIPPED) ? [] : nextTargets(context.world, spec, context.data.scope, context.data.by, before)
}

/** Whether the next target may be left out. */
export const isOptional = (context: OfDeclaration): boolean => {
  const place = nextPlace(context)
  return place !== undefined && mayBeLeft(context.world, place.spec)
}

const count = (context: OfDeclaration): number => {
  const place = nextPlace(context)
  return place ? optionsFor(context, place.spec).length : 0
}

const idOf = (option: Option): Id => (option.option === 'player' ? option.player : option.option === 'object' ? option.object : SKIPPED)

const add = (state: ModelState, context: OfDeclaration, target: Id): ModelState => {
  const { as, spec } = nextPlace(context)!
  const declared = { as, target, spec, incarnation: state.world.objects[target]?.incarnation ?? 0 }
  return update<'declaration'>(state, { declared: [...context.data.declared, declared] })
}

/** The targets of a kind among which something is still to be divided, and how much of it. */
const undivided = (context: OfDeclaration): { readonly among: readonly Declared[]; readonly left: number } | undefined => {
  for (const spec of specs(context)) {
    const whole = wholeOf(context.world, spec, context.data.scope)
    const among = ofKind(context, spec).filter(({ target }) => target !== SKIPPED)
    const left = (whole ?? 0) - among.reduce((sum, { share = 1 }) => sum + share, 0)
    if (whole !== undefined && among.length > 1 && left > 0) return { among, left }
  }
  return undefined
}

/** Whether the controller still divides something among targets. */
export const isAnythingToDivide = (context: OfDeclaration): boolean =>
  areAllTargetsDeclared(context) && isDividedAsDeclared(context.world) && undivided(context) !== undefined

export const asksToDivide = (context: OfDeclaration): ModelState =>
  ask(
    context.state,
    declaresTargets(context.world, context.data.player, context.world.turn.player, context.world.players),
    'divide',
    (undivided(context)?.among ?? []).map(({ target }) =>
      context.world.players.includes(target) ? { option: 'player', player: target } : { option: 'object', object: target }
    )
  )

/** One more point falls to what was chosen. */
export const takesShare = (context: OfDeclaration): readonly TransitionEffect[] =>
  internally(state => {
    const chosen = context.returned?.kind === 'option' ? idOf(context.returned.option) : SKIPPED
    const among = undivided(context)?.among ?? []
    return update<'declaration'>(state, {
      declared: context.data.declared.map(each =>
        among.includes(each) ? { ...each, share: (each.share ?? 1) + (each.target === chosen ? 1 : 0) } : each
      )
    })
  })

/** The targets with what falls to each: alone a target has all of it, and where nobody divides it the first has what is left. */
const withShares = (context: OfDeclaration): readonly Declared[] => {
  const declared = context.data.declared.filter(({ target }) => target !== SKIPPED)
  return declared.map(each => {
    const whole = wholeOf(context.world, each.spec, context.data.scope)
    if (whole === undefined) return each
    const among = declared.filter(({ spec }) => spec.as === each.spec.as)
    const left = whole - among.reduce((sum, { share = 1 }) => sum + share, 0)
    return { ...each, share: (each.share ?? 1) + (among[0] === each ? left : 0) }
  })
}

const result = (context: OfDeclaration, missing?: 'no-target' | 'no-mode') => ({
  kind: 'declared' as const,
  modes: context.data.modes,
  declared: withShares(context),
  ...(missing && { missing })
})

export const isAnyModeLeft = (context: OfDeclaration): boolean => modesLeft(context).length > 0

export const areAllTargetsDeclared = (context: OfDeclaration): boolean => nextPlace(context) === undefined

export const isAnyTargetLeft = (context: OfDeclaration): boolean => count(context) > 0

export const asksForMode = (context: OfDeclaration): ModelState =>
  ask(
    context.state,
    namesModes(context.world, context.data.player, context.world.turn.player, context.world.players),
    'mode',
    modesLeft(context).map(mode => ({ option: 'mode', mode }))
  )

export const takesMode = ({ data, returned }: OfDeclaration): readonly TransitionEffect[] =>
  internally(state =>
    update<'declaration'>(state, {
      modes: returned?.kind === 'option' && returned.option.option === 'mode' ? [...data.modes, returned.option.mode] : data.modes
    })
  )

export const asksForTarget = (context: OfDeclaration): ModelState => {
  const options: readonly Option[] = [
    ...optionsFor(context, nextPlace(context)!.spec),
    ...(isOptional(context) ? [{ option: 'done' as const }] : [])
  ]
  return ask(
    context.state,
    declaresTargets(context.world, context.data.player, context.world.turn.player, context.world.players),
    'target',
    options
  )
}

export const takesTarget = (context: OfDeclaration): readonly TransitionEffect[] =>
  internally(state => add(state, context, context.returned?.kind === 'option' ? idOf(context.returned.option) : SKIPPED))

export const skipsTarget = (context: OfDeclaration): readonly TransitionEffect[] => internally(state => add(state, context, SKIPPED))

export const endsWithoutMode = (context: OfDeclaration): readonly TransitionEffect[] =>
  internally(state => pop(state, result(context, 'no-mode')))

export const endsWithoutTarget = (context: OfDeclaration): readonly TransitionEffect[] =>
  internally(state => pop(state, result(context, 'no-target')))

export const ends = (context: OfDeclaration): readonly TransitionEffect[] => internally(state => pop(state, result(context)))
