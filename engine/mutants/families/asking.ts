/** Faults in who is asked: the turn-player in place of the controller, or the controller in place of the player whom a text names. @module */
import type { Prompt } from '../../reference/state.js'
import type { Run } from '../../reference/context.js'
import type { Patch } from '../patches/patch.js'
import { asks } from '../patches/patch.js'
import type { Family } from '../fault.js'

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
  const layer = frames[resume.frame]?.stackObject
  return w.stack.some(({ id, kind }) => id === layer && kind === 'triggered')
}

/** Whether somebody picks whom no text names: the controller of the effect. */
const isOwnPick = (prompt: Prompt): boolean => {
  const { resume } = prompt
  return isPick(prompt) && resume.do === 'asked' && resume.step.do === 'choose' && resume.step.by === undefined
}

/** Whether somebody picks objects or players as an effect is carried out. */
const isPick = ({ decision, resume }: Prompt): boolean => decision === 'choose' && resume.do === 'asked'

export const askingFaults: Family = {
  'turn-player-declares-targets': {
    fault: 'the turn-player is asked for the targets of a triggered ability that another player controls',
    breaks: { fab: 'fab:6.6.6a', mtg: 'mtg:603.3d', 'mtg-2010': 'mtg-2010:trigger.4', ga: 'ga:5.1' },
    patch: turnPlayerAsked(ofPlacing('target'))
  },
  'turn-player-names-modes': {
    fault: 'the turn-player is asked for the modes of a triggered ability that another player controls',
    breaks: { fab: 'fab:6.6.6a', mtg: 'mtg:603.3c', 'mtg-2010': 'mtg-2010:trigger.4', ga: 'ga:5.1', 'ga-older': 'ga-older:5' },
    patch: turnPlayerAsked(ofPlacing('mode'))
  },
  'turn-player-takes-options': {
    fault: 'the turn-player is asked whether the option of a triggered ability is taken that another player controls',
    breaks: {
      fab: 'fab-context:1.8.3',
      mtg: 'mtg:603.5',
      'mtg-2010': 'mtg-2010:trigger.6',
      ga: 'ga-context:RS.5',
      'ga-older': 'ga-older:1'
    },
    patch: turnPlayerAsked(ofOption)
  },
  'turn-player-settles-unless': {
    fault: 'the turn-player is asked whether another player does what an "unless" lets them do',
    breaks: { fab: 'fab-context:1.8.4b', mtg: 'mtg:603.5' },
    patch: turnPlayerAsked(({ resume }) => resume.do === 'asked' && resume.step.do === 'unless')
  },
  'controller-settles-unless': {
    fault: 'the controller is asked whether another player does what an "unless" lets them do',
    breaks: { fab: 'fab-context:1.8.4b', mtg: 'mtg:603.5' },
    patch: asks((prompt, run) => {
      const { resume } = prompt
      const controller = resume.do === 'asked' && resume.step.do === 'unless' ? run.frames[resume.frame]?.scope.you : undefined
      return controller === undefined ? prompt : { ...prompt, player: controller }
    })
  },
  'turn-player-picks': {
    fault: 'the turn-player picks what an effect of another player picks as it is carried out',
    breaks: { fab: 'fab-context:1.8.6', mtg: 'mtg-context:608.2d', ga: 'ga-context:RS.3' },
    patch: turnPlayerAsked(isOwnPick)
  },
  'controller-picks-for-others': {
    fault: 'the controller of an effect picks what its text lets another player pick or discard',
    breaks: { fab: 'fab-context:1.8.6', mtg: 'mtg-context:608.2d', ga: 'ga-context:GL.discard.3' },
    patch: asks((prompt, run) => {
      const { resume } = prompt
      const controller = resume.do === 'asked' && isPick(prompt) && !isOwnPick(prompt) ? run.frames[resume.frame]?.scope.you : undefined
      return controller === undefined ? prompt : { ...prompt, player: controller }
    })
  }
}
