/** What the chart of declaring reads, and what its transitions do. @module */
import { declaresTargets, namesModes } from '../../rules/asking.js'
import type { Mode, Target } from '../../scenario/step.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Context, Move } from '../part.js'
import { internally } from '../part.js'
import { isModeDue, mayBeNamed } from '../../rules/placement.js'
import { targetOptions } from '../effects/legal.js'
import { modesIn, modesToName } from './modal.js'
import { mayBeLeft } from '../effects/targeting.js'
import { ask } from '../frames.js'
import type { ModelState } from '../state.js'
import { pop, update } from '../state.js'
import { clockwise } from '../../world/index.js'

/** The context of the chart. */
export type OfDeclaration = Context<'declaration'>

type Modal = NonNullable<ReturnType<typeof modal>>

const modal = ({ data }: OfDeclaration) => modesIn(data.steps)

const isComplete = (mode: Mode, { world, data }: OfDeclaration): boolean =>
  (mode.targets ?? []).every(spec => mayBeLeft(world, spec) || targetOptions(world, spec, data.scope, data.by).length > 0)

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

const SKIPPED = ''

const nextSpec = (context: OfDeclaration): Target | undefined => specs(context)[context.data.declared.length]

const optionsFor = (context: OfDeclaration, spec: Target): readonly Option[] => {
  if (context.data.attack && spec === ATTACK)
    return clockwise(context.world, context.data.player)
      .filter(player => player !== context.data.player)
      .map(player => ({ option: 'player', player }))
  return targetOptions(context.world, spec, context.data.scope, context.data.by)
}

/** Whether the next target may be left out. */
export const isOptional = (context: OfDeclaration): boolean => {
  const spec = nextSpec(context)
  return spec !== undefined && mayBeLeft(context.world, spec)
}

const count = (context: OfDeclaration): number => {
  const spec = nextSpec(context)
  return spec ? optionsFor(context, spec).length : 0
}

const idOf = (option: Option): Id => (option.option === 'player' ? option.player : option.option === 'object' ? option.object : SKIPPED)

const add = (state: ModelState, context: OfDeclaration, target: Id): ModelState => {
  const spec = nextSpec(context)!
  const declared = { as: spec.as, target, spec, incarnation: state.world.objects[target]?.incarnation ?? 0 }
  return update<'declaration'>(state, { declared: [...context.data.declared, declared] })
}

const result = (context: OfDeclaration, missing?: 'no-target' | 'no-mode') => ({
  kind: 'declared' as const,
  modes: context.data.modes,
  declared: context.data.declared.filter(declared => declared.target !== SKIPPED),
  ...(missing && { missing })
})

export const isAnyModeLeft = (context: OfDeclaration): boolean => modesLeft(context).length > 0

export const areAllTargetsDeclared = (context: OfDeclaration): boolean => nextSpec(context) === undefined

export const isAnyTargetLeft = (context: OfDeclaration): boolean => count(context) > 0

export const asksForMode = (context: OfDeclaration): ModelState =>
  ask(
    context.state,
    namesModes(context.world, context.data.player, context.world.turn.player, context.world.players),
    'mode',
    modesLeft(context).map(mode => ({ option: 'mode', mode }))
  )

export const takesMode = ({ data, returned }: OfDeclaration): readonly Move[] =>
  internally(state =>
    update<'declaration'>(state, {
      modes: returned?.kind === 'option' && returned.option.option === 'mode' ? [...data.modes, returned.option.mode] : data.modes
    })
  )

export const asksForTarget = (context: OfDeclaration): ModelState => {
  const options: readonly Option[] = [
    ...optionsFor(context, nextSpec(context)!),
    ...(isOptional(context) ? [{ option: 'done' as const }] : [])
  ]
  return ask(
    context.state,
    declaresTargets(context.world, context.data.player, context.world.turn.player, context.world.players),
    'target',
    options
  )
}

export const takesTarget = (context: OfDeclaration): readonly Move[] =>
  internally(state => add(state, context, context.returned?.kind === 'option' ? idOf(context.returned.option) : SKIPPED))

export const skipsTarget = (context: OfDeclaration): readonly Move[] => internally(state => add(state, context, SKIPPED))

export const endsWithoutMode = (context: OfDeclaration): readonly Move[] => internally(state => pop(state, result(context, 'no-mode')))

export const endsWithoutTarget = (context: OfDeclaration): readonly Move[] => internally(state => pop(state, result(context, 'no-target')))

export const ends = (context: OfDeclaration): readonly Move[] => internally(state => pop(state, result(context)))
