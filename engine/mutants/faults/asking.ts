/** Faults in who is asked: the turn-player in place of the controller, or the controller in place of the player whom a text names. @module */
import type { Run } from '../../reference/context.js'
import type { Prompt } from '../../reference/state.js'
import { asks, type Patch } from '../patches/patch.js'
import type { Faults } from './fault.js'

/** Of some decisions the turn-player is asked. */
const turnPlayerAsked = (isSuch: (prompt: Prompt, run: Run) => boolean): Patch =>
  asks((prompt, run) => (isSuch(prompt, run) ? { ...prompt, player: run.w.turnPlayer } : prompt))

/** What is settled while a triggered ability is put on the stack. */
const ofPlacing =
  (decision: Prompt['decision']) =>
  (prompt: Prompt): boolean =>
    prompt.decision === decision && prompt.resume.do === 'announce' && prompt.resume.kind === 'trigger'

/** Whether a triggered ability asks as it resolves, where its text names nobody to be asked. */
const ofOption = ({ resume }: Prompt, { frames, w }: Run): boolean => {
  if (resume.do !== 'asked' || resume.step.do !== 'may' || resume.step.by !== undefined) return false
  const layer = frames[resume.frame]?.layer
  return w.stack.some(({ id, kind }) => id === layer && kind === 'triggered')
}

/** Whether somebody picks objects or players as an effect is carried out. */
const isPick = ({ decision, resume }: Prompt): boolean => decision === 'choose' && resume.do === 'asked'

/** Whether somebody picks whom no text names: the controller of the effect. */
const isOwnPick = (prompt: Prompt): boolean => {
  const { resume } = prompt
  return isPick(prompt) && resume.do === 'asked' && resume.step.do === 'choose' && resume.step.by === undefined
}

export const askingFaults: Faults = {
  'turn-player-declares-targets': {
    fault: 'the turn-player is asked for the targets of a triggered ability that another player controls',
    patch: turnPlayerAsked(ofPlacing('target'))
  },
  'turn-player-names-modes': {
    fault: 'the turn-player is asked for the modes of a triggered ability that another player controls',
    patch: turnPlayerAsked(ofPlacing('mode'))
  },
  'turn-player-takes-options': {
    fault: 'the turn-player is asked whether the option of a triggered ability is taken that another player controls',
    patch: turnPlayerAsked(ofOption)
  },
  'turn-player-settles-unless': {
    fault: 'the turn-player is asked whether another player does what an "unless" lets them do',
    patch: turnPlayerAsked(({ resume }) => resume.do === 'asked' && resume.step.do === 'unless')
  },
  'controller-settles-unless': {
    fault: 'the controller is asked whether another player does what an "unless" lets them do',
    patch: asks((prompt, run) => {
      const { resume } = prompt
      const controller = resume.do === 'asked' && resume.step.do === 'unless' ? run.frames[resume.frame]?.scope.you : undefined
      return controller === undefined ? prompt : { ...prompt, player: controller }
    })
  },
  'turn-player-picks': {
    fault: 'the turn-player picks what an effect of another player picks as it is carried out',
    patch: turnPlayerAsked(isOwnPick)
  },
  'controller-picks-for-others': {
    fault: 'the controller of an effect picks what its text lets another player pick or discard',
    patch: asks((prompt, run) => {
      const { resume } = prompt
      const controller = resume.do === 'asked' && isPick(prompt) && !isOwnPick(prompt) ? run.frames[resume.frame]?.scope.you : undefined
      return controller === undefined ? prompt : { ...prompt, player: controller }
    })
  }
}
