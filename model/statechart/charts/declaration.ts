/** Declaring what goes on the stack: modes first, then targets. @module */
import type { Mode, Target } from '../../scenario/step.js'
import type { Id } from '../../trace/event.js'
import type { Option } from '../../trace/option.js'
import type { Context, Part } from '../part.js'
import { silently } from '../part.js'
import { modesIn, targetOptions } from '../effects/legal.js'
import { mayBeLeft } from '../effects/targeting.js'
import { ask } from '../frames.js'
import type { ModelState } from '../state.js'
import { pop, update } from '../state.js'
import { clockwise } from '../../world/index.js'

type C = Context<'declaration'>

const modal = ({ data }: C) => modesIn(data.steps)

const isComplete = (mode: Mode, { world, data }: C): boolean =>
  (mode.targets ?? []).every(spec => mayBeLeft(world, spec) || targetOptions(world, spec, data.scope, data.by).length > 0)

/** The modes that may be declared next. */
const modesLeft = (c: C): readonly string[] => {
  const step = modal(c)
  if (step === undefined || c.data.modes.length >= Math.min(step.pick, step.modes.length)) return []
  const dead = c.setting.structure.placement.deadMode.value && c.state.frames.at(-2)?.chart === 'triggering'
  return step.modes.filter(mode => !c.data.modes.includes(mode.id) && (dead || isComplete(mode, c))).map(mode => mode.id)
}

const lacksMode = (c: C): boolean => {
  const step = modal(c)
  return step !== undefined && c.data.modes.length < Math.min(step.pick, step.modes.length) && modesLeft(c).length === 0
}

const ATTACK: Target = { as: 'attack', what: [{ players: 'opponent' }] }

/** Everything that is to be targeted: the layer's own targets, then those of its modes in printed order. */
const specs = (c: C): readonly Target[] => {
  const step = modal(c)
  const ofModes = step ? step.modes.filter(mode => c.data.modes.includes(mode.id)).flatMap(mode => mode.targets ?? []) : []
  return [...(c.data.attack ? [ATTACK] : []), ...c.data.specs, ...ofModes]
}

const SKIPPED = ''

const nextSpec = (c: C): Target | undefined => specs(c)[c.data.declared.length]

const optionsFor = (c: C, spec: Target): readonly Option[] => {
  if (c.data.attack && spec === ATTACK)
    return clockwise(c.world, c.data.player)
      .filter(player => player !== c.data.player)
      .map(player => ({ option: 'player', player }))
  return targetOptions(c.world, spec, c.data.scope, c.data.by)
}

const isOptional = (c: C): boolean => {
  const spec = nextSpec(c)
  return spec !== undefined && mayBeLeft(c.world, spec)
}

const count = (c: C): number => {
  const spec = nextSpec(c)
  return spec ? optionsFor(c, spec).length : 0
}

const idOf = (option: Option): Id => (option.option === 'player' ? option.player : option.option === 'object' ? option.object : SKIPPED)

const add = (state: ModelState, c: C, target: Id): ModelState => {
  const spec = nextSpec(c)!
  const declared = { as: spec.as, target, spec, incarnation: state.world.objects[target]?.incarnation ?? 0 }
  return update<'declaration'>(state, { declared: [...c.data.declared, declared] })
}

const result = (c: C, missing?: 'no-target' | 'no-mode') => ({
  kind: 'declared' as const,
  modes: c.data.modes,
  declared: c.data.declared.filter(each => each.target !== SKIPPED),
  ...(missing && { missing })
})

/** Targets and modes are declared by the layer's controller as it is added. */
export const declaration: Part<'declaration'> = {
  chart: {
    id: 'declaration',
    initial: 'modes',
    final: ['done'],
    states: ['modes', 'mode-asked', 'targets', 'target-asked', 'done'],
    transitions: [
      { id: 'declaration.mode', from: 'modes', on: 'silent', guard: 'modes-left', to: 'mode-asked', concept: 'trigger.targets' },
      { id: 'declaration.mode-taken', from: 'mode-asked', on: 'silent', to: 'modes', concept: 'trigger.targets' },
      { id: 'declaration.no-mode', from: 'modes', on: 'silent', guard: 'lacks-mode', to: 'done', concept: 'trigger.ceases' },
      { id: 'declaration.modes-done', from: 'modes', on: 'silent', guard: 'modes-done', to: 'targets', concept: 'trigger.targets' },
      { id: 'declaration.target', from: 'targets', on: 'silent', guard: 'target-left', to: 'target-asked', concept: 'trigger.targets' },
      { id: 'declaration.target-taken', from: 'target-asked', on: 'silent', to: 'targets', concept: 'trigger.targets' },
      {
        id: 'declaration.target-skipped',
        from: 'targets',
        on: 'silent',
        guard: 'target-needless',
        to: 'targets',
        concept: 'trigger.targets'
      },
      { id: 'declaration.no-target', from: 'targets', on: 'silent', guard: 'lacks-target', to: 'done', concept: 'trigger.ceases' },
      { id: 'declaration.done', from: 'targets', on: 'silent', guard: 'targets-done', to: 'done', concept: 'trigger.targets' }
    ]
  },
  guards: {
    'modes-left': c => modesLeft(c).length > 0,
    'lacks-mode': lacksMode,
    'modes-done': c => modesLeft(c).length === 0 && !lacksMode(c),
    'target-left': c => count(c) > 0,
    'target-needless': c => isOptional(c) && count(c) === 0,
    'lacks-target': c => nextSpec(c) !== undefined && !isOptional(c) && count(c) === 0,
    'targets-done': c => nextSpec(c) === undefined
  },
  moves: {
    'declaration.mode': c =>
      silently(state =>
        ask(
          state,
          c.data.player,
          'mode',
          modesLeft(c).map(mode => ({ option: 'mode', mode }))
        )
      ),
    'declaration.mode-taken': ({ data, returned }) =>
      silently(state =>
        update<'declaration'>(state, {
          modes: returned?.kind === 'option' && returned.option.option === 'mode' ? [...data.modes, returned.option.mode] : data.modes
        })
      ),
    'declaration.no-mode': c => silently(state => pop(state, result(c, 'no-mode'))),
    'declaration.target': c =>
      silently(state => {
        const spec = nextSpec(c)!
        const options: readonly Option[] = [...optionsFor(c, spec), ...(isOptional(c) ? [{ option: 'done' as const }] : [])]
        return ask(state, c.data.player, 'target', options)
      }),
    'declaration.target-taken': c => silently(state => add(state, c, c.returned?.kind === 'option' ? idOf(c.returned.option) : SKIPPED)),
    'declaration.target-skipped': c => silently(state => add(state, c, SKIPPED)),
    'declaration.no-target': c => silently(state => pop(state, result(c, 'no-target'))),
    'declaration.done': c => silently(state => pop(state, result(c)))
  }
}
