/**
 * The reference engine: pure functions from a state and an answer to the next state and what was observed on the way.
 * @module
 */
import type { TrustedBase } from '../../model/base/base.js'
import type { Texts } from '../../model/trace/interning.js'
import type { Observation } from '../../model/trace/observation.js'
import type { Option } from '../../model/trace/option.js'
import type { WireScenario } from '../../model/scenario/scenario.js'
import type { Boundaries } from './boundaries.js'
import { emit, runOf, type Context, type Run } from './context.js'
import { instructions } from './machine/instructions/language/index.js'
import { momentOf, watchMoments } from './machine/loop.js'
import { sound } from './machine/sound.js'
import { defaultRules, type Rules } from './rules/index.js'
import { initial } from './setup.js'
import { situationOf } from './situation.js'
import type { State } from './state.js'

export type { Boundaries } from './boundaries.js'
export type { Rules } from './rules/index.js'
export type { State } from './state.js'

/** Where a play of a scenario has come to, and what was observed since the last answer. */
export interface Played {
  readonly state: State
  /** Ends in a prompt or an `end`. */
  readonly trace: readonly Observation[]
}

/**
 * The reference engine of one rulebook: it plays a scenario decision by decision.
 * @public
 */
export interface Reference {
  readonly base: TrustedBase
  /** Plays a scenario up to its first decision, or to its end. */
  readonly start: (scenario: WireScenario) => Played
  /** The options of the pending prompt; none at the end. */
  readonly legalInputs: (state: State) => readonly Option[]
  /**
   * Goes on from an answer.
   * @param option the place of the chosen option among `legalInputs`
   * @throws RangeError if there is no such option
   */
  readonly step: (state: State, option: number) => Played
  /** What tells the state from others of its scenario: those that are told alike go on alike. */
  readonly situation: (state: State) => Texts
}

/** How many tasks one answer may lead to before the engine gives up. */
const BUDGET = 20_000

/** Works off the agenda until a decision is needed or the scenario is over. */
const advance = (run: Run): Played => {
  const { perform, answered } = run.ctx.does
  const comesAgain = watchMoments()
  for (let tasks = 0; !run.ended; tasks++) {
    if (run.ending) {
      perform(run, run.ending)
      break
    }
    if (run.prompt) {
      const { player, decision, options, about, resume } = run.prompt
      if (options.length > 1 || decision === 'priority') {
        emit(run, {
          see: 'prompt',
          player,
          decision,
          options: [...options] as [Option],
          ...(about && Object.keys(about).length > 0 && { about })
        })
        break
      }
      run.prompt = null
      answered(run, resume, options[0]!, 0)
      continue
    }
    const next = run.agenda
    if (!next) throw new Error('the reference engine has nothing left to do and no decision to ask for; this is a bug in the kit')
    run.agenda = next.rest
    // Only here do stack objects resolve, or checks act, one after another without anyone being asked.
    if ((next.task.do === 'settle-stack' && run.w.stack.length > 0) || (next.task.do === 'check' && next.task.seen)) {
      if (comesAgain({ ...momentOf(run), agenda: next })) {
        perform(run, { do: 'end', why: 'loop' })
        break
      }
    }
    perform(run, tasks < BUDGET ? next.task : { do: 'end', why: 'budget' })
  }
  return { state: { world: run.w, agenda: run.agenda, frames: run.frames, prompt: run.prompt }, trace: run.out }
}

/**
 * The reference engine for a rulebook.
 * @param rules rules exchanged for other ones
 * @param patch makes other boundaries of the sound ones
 * @public
 */
export const createReference = (
  base: TrustedBase,
  rules: Partial<Rules> = {},
  patch: (sound: Boundaries) => Boundaries = boundaries => boundaries
): Reference => {
  const ctx: Context = {
    base,
    structure: base.rulebook.structure,
    rules: { ...defaultRules, ...rules },
    does: patch(sound),
    instructions,
    views: new WeakMap(),
    calm: new WeakSet(),
    projections: new WeakMap()
  }
  return {
    base,
    start: scenario => advance(initial(ctx, scenario)),
    legalInputs: state => state.prompt?.options ?? [],
    step: (state, option) => {
      const { prompt } = state
      const answer = prompt?.options[option]
      if (!prompt || !answer) throw new RangeError(`option ${option} is not offered; choose one of ${prompt?.options.length ?? 0}`)
      const run = runOf(ctx, state)
      run.prompt = null
      ctx.does.answered(run, prompt.resume, answer, option)
      return advance(run)
    },
    situation: situationOf
  }
}
