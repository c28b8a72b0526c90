/** What the chart of declaring reads, and what its transitions do. @module */
import { declaresTargets, namesModes } from '../../rules/asking.js'
import type { Mode, Target } from '../../scenario/step.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Context, Move } from '../part.js'
import { silently } from '../part.js'
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
const modesLeft = (c: OfDeclaration): readonly string[] => {
  const step = modal(c)
  if (step === undefined || !isDue(c, step)) return []
  const hasTriggered = c.state.frames.at(-2)?.chart === 'triggering'
  return step.modes
    .filter(mode => (step.again || !c.data.modes.includes(mode.id)) && mayBeNamed(c.world, isComplete(mode, c), hasTriggered))
    .map(mode => mode.id)
}

/** Whether a mode is to be declared, and none may be. */
export const lacksMode = (c: OfDeclaration): boolean => {
  const step = modal(c)
  return step !== undefined && isDue(c, step) && modesLeft(c).length === 0
}

const ATTACK: Target = { as: 'attack', what: [{ players: 'opponent' }] }

/** Everything that is to be targeted: the layer's own targets, then those of its modes in printed order. */
const specs = (c: OfDeclaration): readonly Target[] => {
  const step = modal(c)
  const ofModes = step ? step.modes.filter(mode => c.data.modes.includes(mode.id)).flatMap(mode => mode.targets ?? []) : []
  return [...(c.data.attack ? [ATTACK] : []), ...c.data.specs, ...ofModes]
}

const SKIPPED = ''

const nextSpec = (c: OfDeclaration): Target | undefined => specs(c)[c.data.declared.length]

const optionsFor = (c: OfDeclaration, spec: Target): readonly Option[] => {
  if (c.data.attack && spec === ATTACK)
    return clockwise(c.world, c.data.player)
      .filter(player => player !== c.data.player)
      .map(player => ({ option: 'player', player }))
  return targetOptions(c.world, spec, c.data.scope, c.data.by)
}

/** Whether the next target may be left out. */
export const isOptional = (c: OfDeclaration): boolean => {
  const spec = nextSpec(c)
  return spec !== undefined && mayBeLeft(c.world, spec)
}

const count = (c: OfDeclaration): number => {
  const spec = nextSpec(c)
  return spec ? optionsFor(c, spec).length : 0
}

const idOf = (option: Option): Id => (option.option === 'player' ? option.player : option.option === 'object' ? option.object : SKIPPED)

const add = (state: ModelState, c: OfDeclaration, target: Id): ModelState => {
  const spec = nextSpec(c)!
  const declared = { as: spec.as, target, spec, incarnation: state.world.objects[target]?.incarnation ?? 0 }
  return update<'declaration'>(state, { declared: [...c.data.declared, declared] })
}

const result = (c: OfDeclaration, missing?: 'no-target' | 'no-mode') => ({
  kind: 'declared' as const,
  modes: c.data.modes,
  declared: c.data.declared.filter(each => each.target !== SKIPPED),
  ...(missing && { missing })
})

export const isAnyModeLeft = (c: OfDeclaration): boolean => modesLeft(c).length > 0

export const areAllTargetsDeclared = (c: OfDeclaration): boolean => nextSpec(c) === undefined

export const isAnyTargetLeft = (c: OfDeclaration): boolean => count(c) > 0

export const asksForMode = (c: OfDeclaration): ModelState =>
  ask(
    c.state,
    namesModes(c.world, c.data.player, c.world.turn.player, c.world.players),
    'mode',
    modesLeft(c).map(mode => ({ option: 'mode', mode }))
  )

export const takesMode = ({ data, returned }: OfDeclaration): readonly Move[] =>
  silently(state =>
    update<'declaration'>(state, {
      modes: returned?.kind === 'option' && returned.option.option === 'mode' ? [...data.modes, returned.option.mode] : data.modes
    })
  )

export const asksForTarget = (c: OfDeclaration): ModelState => {
  const options: readonly Option[] = [...optionsFor(c, nextSpec(c)!), ...(isOptional(c) ? [{ option: 'done' as const }] : [])]
  return ask(c.state, declaresTargets(c.world, c.data.player, c.world.turn.player, c.world.players), 'target', options)
}

export const takesTarget = (c: OfDeclaration): readonly Move[] =>
  silently(state => add(state, c, c.returned?.kind === 'option' ? idOf(c.returned.option) : SKIPPED))

export const skipsTarget = (c: OfDeclaration): readonly Move[] => silently(state => add(state, c, SKIPPED))

export const endsWithoutMode = (c: OfDeclaration): readonly Move[] => silently(state => pop(state, result(c, 'no-mode')))

export const endsWithoutTarget = (c: OfDeclaration): readonly Move[] => silently(state => pop(state, result(c, 'no-target')))

export const ends = (c: OfDeclaration): readonly Move[] => silently(state => pop(state, result(c)))
