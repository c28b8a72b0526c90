/** "Choose": what is chosen gets a name for the instructions that follow. @module */
import { zonesOf } from '../base/filter.js'
import { picks } from '../rules/asking.js'
import type { Id } from '../trace/event.js'
import { mayBePicked, mayBePickedOfHand } from '../rules/options.js'
import type { Option } from '../trace/option.js'
import { objectsThat, playersThat } from '../statechart/effects/matching.js'
import { sayAmount, sayFilter, sayWho } from '../telling/card/amount.js'
import { instruct, type Speech } from '../telling/card/speech.js'
import { chosenSoFar, pickedBy, playing, takenOf } from './common/choosing.js'
import { refs } from './common/doing.js'
import { sayBy } from './common/words.js'
import type { Doing, Instruction, Place, Question, StepOf } from './instruction.js'

const revealed = ({ data, world }: Doing): readonly Id[] =>
  data.scope.event?.event === 'contest' ? (data.scope.event.revealed ?? []).filter(id => world.objects[id] !== undefined) : []

const offered = (doing: Doing, { from }: StepOf<'choose'>, chosen: readonly Id[]): readonly Option[] => {
  const { world, data } = doing
  if ('players' in from)
    return playersThat(world, from.players, data.scope)
      .filter(id => !chosen.includes(id))
      .map(player => ({ option: 'player', player }))
  if ('event' in from)
    return revealed(doing)
      .filter(id => !chosen.includes(id))
      .map(object => ({ option: 'object', object }))
  const there = objectsThat(world, from, data.scope)
    .filter(id => !chosen.includes(id) && id !== playing(doing))
    .map<Option>(object => ({ option: 'object', object }))
  return zonesOf(from).includes('hand') ? mayBePickedOfHand(world, there) : mayBePicked(world, there)
}

const question = (doing: Doing, step: StepOf<'choose'>): Question | undefined => {
  const { left, chosen } = chosenSoFar(doing, step, chosen => offered(doing, step, chosen))
  const options = left > 0 ? offered(doing, step, chosen) : []
  if (options.length === 0) return undefined
  const { data, world } = doing
  const { you } = data.scope
  const named = step.by === undefined ? you : (refs(doing, step.by)[0] ?? you)
  return { player: picks(world, named, world.turn.player, world.players), decision: 'choose', options }
}

/** The objects among which may be chosen; none where it is something else that is. */
const among = ({ world, scope, playing: card }: Place, { from }: StepOf<'choose'>): readonly Id[] =>
  'players' in from || 'event' in from ? [] : objectsThat(world, from, scope).filter(id => id !== card)

const from = (step: StepOf<'choose'>, speech: Speech): string => {
  if ('players' in step.from) return sayWho(step.from.players, speech)
  return 'event' in step.from ? 'one of the revealed cards' : sayFilter(step.from, speech)
}

export const choose: Instruction<'choose'> = {
  does: { kind: 'choice', of: local => (local?.kind === 'choose' ? local.chosen : []) },
  asks: {
    now: question,
    answered: (doing, step, option) => pickedBy(doing, step, option, chosen => offered(doing, step, chosen)),
    taken: (doing, step) => takenOf(doing, step, question(doing, step))
  },
  possible: (place, step) =>
    'players' in step.from ? playersThat(place.world, step.from.players, place.scope).length > 0 : among(place, step).length > 0,
  supposing: (place, step) => {
    const { scope } = place
    if (step.as === undefined || 'players' in step.from || 'event' in step.from) return scope
    return { ...scope, chosen: { ...scope.chosen, [step.as]: among(place, step) } }
  },
  says: (step, speech) => {
    const what = from(step, speech)
    const many = step.count === undefined || step.count === 1 ? what : `${sayAmount(step.count, speech)} of: ${what}`
    return `${instruct(sayBy(step.by, speech), 'choose')} ${many}`
  },
  named: (step, speech) => {
    if ('players' in step.from) return `the chosen ${speech.words.player}`
    return 'event' in step.from ? 'the chosen card' : `the chosen ${step.from.types?.join(' ') ?? 'one'}`
  }
}
