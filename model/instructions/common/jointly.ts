/**
 * Instructions to each player for which all decide before any of them acts.
 * @module
 * @see mtg-context:101.4 mtg-context:608.2e mtg-context:608.2f fab-context:1.8.6 fab-context:1.8.6a fab-context:1.9.2c
 */
import { allPickFirst, isSweepAtOnce } from '../../rules/events.js'
import type { Step } from '../../scenario/step.js'
import type { GameEvent, Id } from '../../trace/event.js'
import { living, type World } from '../../world/index.js'
import { together } from '../../statechart/effects/change.js'
import type { Answered, RunData } from '../../statechart/state.js'
import type { Answer, Doing, Instructions, Joint, Made, Question, StepOf, Taken } from '../instruction.js'
import { entryOf } from '../instruction.js'
import type { Option } from '../../trace/option.js'
import { idOf, idsOf } from './choosing.js'
import { amount } from './doing.js'
import { inOrderOfActing } from './place.js'

/** The players of an instruction to each of them, in order. */
export const eachPlayer = ({ world, data }: Doing): readonly Id[] => inOrderOfActing(world, data.scope.you, living(world))

/**
 * How it is carried out where all decide before any of them acts: at once, or one after another. What one instruction leaves open is
 * picked as its effect is generated, before any of its events. Where the text offers an option, or tells of a choice and of an act by
 * themselves, it may be as many instructions.
 */
export const jointly = (world: World, { steps: told }: StepOf<'each-player'>, all: Instructions): Joint | undefined => {
  const only = told.length === 1 ? told[0] : undefined
  const option = only?.do === 'may' && only.as === undefined && only.by === undefined ? only : undefined
  const steps = option?.steps ?? told
  const act = steps.at(-1)
  const chosen = steps.slice(0, -1)
  if (act === undefined || chosen.some(step => entryOf(all, step).does.kind !== 'choice')) return undefined
  const { does } = entryOf(all, act)
  if (does.kind !== 'events') return undefined
  const choices = act.do === 'discard' && act.what === undefined ? [...chosen, act] : chosen
  const joint = { choices, act, ...(option && { option }) }
  if (isSweepAtOnce(world)) return does.atOnce?.(world)[0] || (does.jointly === 'after-options' && option !== undefined) ? joint : undefined
  if (does.jointly === 'never') return undefined
  if (option || chosen.length > 0) return { ...joint, open: true }
  return allPickFirst(world, choices.length) ? joint : undefined
}

/** The place of the decision whether to act, before the choices. */
const OPTION = -1

interface Open extends Question {
  /** For whom it is chosen: the player who acts. */
  readonly by: Id
  /** Which of the choices it is. */
  readonly choice: number
}

const chosenBy = (answers: readonly Answered[], player: Id, choice: number): readonly Id[] =>
  answers.filter(each => each.player === player && each.choice === choice).map(each => each.id)

/** The scope in which one of the players acts, with what they have chosen. */
const scopeOf = ({ data }: Doing, { choices }: Joint, player: Id, answers: readonly Answered[]): RunData['scope'] => {
  const named = choices.flatMap((choice, at) =>
    choice.do === 'choose' && choice.as !== undefined ? [[choice.as, chosenBy(answers, player, at)] as const] : []
  )
  return { ...data.scope, you: player, chosen: { ...data.scope.chosen, ...Object.fromEntries(named) } }
}

/** Whether a player acts: as one of all, or because they have taken the option. */
const takesPart = ({ option }: Joint, player: Id, answers: readonly Answered[]): boolean =>
  !option || chosenBy(answers, player, OPTION).includes('yes')

/** Whether the next of the players has to decide to take part. */
const optionQuestion = (doing: Doing, { option }: Joint, player: Id, answers: readonly Answered[], all: Instructions): Open | undefined => {
  if (!option || chosenBy(answers, player, OPTION).length > 0) return undefined
  const { local: _, ...data } = doing.data
  const found = all.may.asks?.now({ ...doing, data }, option, all)
  return found && { ...found, by: player, choice: OPTION }
}

const answersOf = ({ data }: Doing): readonly Answered[] => (data.local?.kind === 'joint' ? data.local.answers : [])

const inScope = (doing: Doing, scope: RunData['scope']): Doing => ({ ...doing, data: { ...doing.data, scope } })

const countOf = (doing: Doing, choice: Step): number => amount(doing, ('count' in choice ? choice.count : undefined) ?? 1)

/** What the next of the players has to choose. */
const openQuestion = (doing: Doing, joint: Joint, all: Instructions): Open | undefined => {
  const answers = answersOf(doing)
  for (const player of eachPlayer(doing)) {
    const here = inScope(doing, scopeOf(doing, joint, player, answers))
    const decides = optionQuestion(here, joint, player, answers, all)
    if (decides) return decides
    if (!takesPart(joint, player, answers)) continue
    for (const [choice, step] of joint.choices.entries()) {
      const chosen = chosenBy(answers, player, choice)
      const local = { kind: 'choose', left: countOf(here, step) - chosen.length, chosen } as const
      const found = entryOf(all, step).asks?.now({ ...here, data: { ...here.data, local } }, step, all)
      if (found) return { ...found, by: player, choice }
    }
  }
  return undefined
}

/** What one of the players has to decide now. */
export const question = (doing: Doing, step: StepOf<'each-player'>, all: Instructions): Question | undefined => {
  const joint = jointly(doing.world, step, all)
  const asked = joint && openQuestion(doing, joint, all)
  return asked && joint.open && doing.data.local === undefined ? { ...asked, avoidable: true } : asked
}

/** One decision more is kept. */
export const answered = (doing: Doing, step: StepOf<'each-player'>, option: Option | undefined, all: Instructions): Answer | undefined => {
  const joint = jointly(doing.world, step, all)
  const open = joint && openQuestion(doing, joint, all)
  const id = open?.choice === OPTION ? option?.option : idOf(option)
  if (!open || id === undefined) return undefined
  return { local: { kind: 'joint', answers: [...answersOf(doing), { player: open.by, choice: open.choice, id }] } }
}

/** What may be taken unasked of the next choice. */
export const taken = (doing: Doing, step: StepOf<'each-player'>, all: Instructions): Taken | undefined => {
  const joint = jointly(doing.world, step, all)
  const open = joint && openQuestion(doing, joint, all)
  const choice = open && joint.choices[open.choice]
  if (!choice || open.options.length < 2) return undefined
  const answers = answersOf(doing)
  const { by, choice: at } = open
  if (chosenBy(answers, by, at).length > 0) return undefined
  if (countOf(inScope(doing, scopeOf(doing, joint, by, answers)), choice) < open.options.length) return undefined
  return {
    all: idsOf(open.options),
    local: chosen => ({ kind: 'joint', answers: [...answers, ...chosen.map(id => ({ player: by, choice: at, id }))] })
  }
}

/** What several players let one source damage is damaged in one event. */
const bySource = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.reduce<readonly GameEvent[]>((made, event) => {
    const at = made.findIndex(each => each.event === 'damage' && event.event === 'damage' && each.source === event.source)
    const same = made[at]
    if (same?.event !== 'damage' || event.event !== 'damage') return [...made, event]
    return made.with(at, { ...same, parts: together([...same.parts, ...event.parts]) })
  }, [])

/** What all players do who have decided to. */
export const madeJointly = (doing: Doing, joint: Joint, all: Instructions): Made => {
  const { act } = joint
  const { does } = entryOf(all, act)
  const answers = answersOf(doing)
  const done: GameEvent[] = []
  let { state } = doing
  for (const player of eachPlayer(doing).filter(each => takesPart(joint, each, answers))) {
    const here = inScope({ ...doing, state }, scopeOf(doing, joint, player, answers))
    const local = { kind: 'choose', left: 0, chosen: chosenBy(answers, player, joint.choices.length - 1) } as const
    const made = does.kind === 'events' ? does.of({ ...here, data: { ...here.data, local } }, act, all) : undefined
    done.push(...(made?.events ?? []))
    state = made?.state ?? state
  }
  return { events: doing.together ? bySource(done) : done, ordered: true, state }
}
