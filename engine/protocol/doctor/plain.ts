/**
 * Games of one card whose end anyone would call right: who passes keeps what they have, damage is dealt, a card that is played leaves
 * the hand.
 * @module
 */
import type { Zone } from '../../../model/scenario/names.js'
import type { WireScenario } from '../../../model/scenario/scenario.js'
import type { Observation, ObservationOf } from '../../../model/trace/observation.js'
import { count } from '../../../model/trace/text.js'
import { quiet } from './board.js'
import type { Board, Choice } from './board.js'

/** A plain game, and what is right at its end. */
export interface PlainGame {
  readonly scenario: WireScenario
  /** The situation and what is done in it, in a sentence. */
  readonly said: string
  /** What the first player plays, and at whom. */
  readonly deed?: { readonly object: string; readonly at?: string }
  /** The life of each player at the end. */
  readonly lives: Readonly<Record<string, number>>
  /** The cards that are still in hand at the end, and those that are not. */
  readonly held: Readonly<Record<string, boolean>>
  /** How much damage is dealt in all. */
  readonly damage: number
}

/** Plays the card as soon as it may, at whom it is meant for; passes otherwise. */
export const plainly =
  ({ deed }: PlainGame): Choice =>
  (prompt, board) => {
    const isDone = board.trace.some(
      (o, i) => o.see === 'answer' || (o.see === 'prompt' && i < board.trace.length - 1 && o.options.some(option => isDeed(option, deed)))
    )
    const wanted = prompt.options.findIndex(option =>
      prompt.decision === 'priority' ? !isDone && isDeed(option, deed) : option.option === 'player' && option.player === deed?.at
    )
    return wanted >= 0 ? wanted : quiet(prompt, board)
  }

const isDeed = (option: ObservationOf<'prompt'>['options'][number], deed: PlainGame['deed']): boolean =>
  option.option === 'play' && option.object === deed?.object

/** What came of a plain game, in plain words. */
export interface Seen {
  /** How it ended. */
  readonly end: string
  /** What is not as anyone would have it; nothing if all is well. */
  readonly wrong: readonly string[]
  /** The engine says that it can't play it: then nothing is right or wrong. */
  readonly unsupported: boolean
}

const endOf = (trace: readonly Observation[]): ObservationOf<'end'> | undefined => {
  const last = trace.at(-1)
  return last?.see === 'end' ? last : undefined
}

const sayEnd = ({ why, note, winner, state }: ObservationOf<'end'>, { scenario }: PlainGame): string => {
  const lives = Object.entries(state.players).flatMap(([id, { life }]) => (life === undefined ? [] : [`${id} has ${life} life`]))
  const zoneOf = (id: string): Zone | undefined => state.objects[id]?.zone
  const cards = scenario.objects
    .filter(({ zone }) => zone !== 'deck')
    .flatMap(({ id, card }) => (zoneOf(id) === undefined ? [] : [`${card} (${id}) is in the ${zoneOf(id)!}`]))
  return [
    `it ended with "${why}"${note === undefined ? '' : ` (${note})`}${winner === undefined ? '' : `, ${winner} won`}`,
    ...lives,
    ...cards
  ].join('; ')
}

/** Holds a plain game against what anyone would call right. Only what the engine tells is looked at. */
export const judgePlain = (game: PlainGame, { trace }: Pick<Board, 'trace'>): Seen => {
  const end = endOf(trace)
  if (!end) return { end: 'it did not end', wrong: ['it did not end'], unsupported: false }
  const told = sayEnd(end, game)
  if (end.why === 'unsupported') return { end: told, wrong: [], unsupported: true }
  const events = trace.flatMap(o => (o.see === 'event' ? o.events : []))
  const dealt = events.flatMap(event => (event.event === 'damage' ? event.parts : [])).reduce((sum, { amount }) => sum + amount, 0)
  const defeated = events.flatMap(event => (event.event === 'defeat' ? [event.player] : []))
  const began = events.flatMap(event => (event.event === 'begin' ? [event.what === 'turn' ? 'a turn' : event.name] : []))
  const wasOffered = trace.some(o => o.see === 'prompt' && o.options.some(option => isDeed(option, game.deed)))
  const { deed, lives, held, damage } = game
  const wrong = [
    ...(deed && !wasOffered ? [`the player who has priority was never offered to play ${deed.object}`] : []),
    ...(end.why === 'quiescent' ? [] : [`it ended with "${end.why}", where all had passed and nothing was left to do ("quiescent")`]),
    ...defeated.map(player => `${player} was defeated`),
    ...(began.length > 0 ? [`${began.join(', ')} began, where the game ends before anything else begins`] : []),
    ...Object.entries(lives).flatMap(([id, life]) => {
      const has = end.state.players[id]?.life
      return has === undefined || has === life ? [] : [`${id} has ${has} life at the end, not ${life}`]
    }),
    ...Object.entries(held).flatMap(([id, isHeld]) => {
      const zone = end.state.objects[id]?.zone
      if (zone === undefined || (zone === 'hand') === isHeld) return []
      return [isHeld ? `${id} is in the ${zone}, though nobody played it` : `${id} is still in hand, though it was played`]
    }),
    ...(dealt === damage ? [] : [`${count(dealt, 'point')} of damage ${dealt === 1 ? 'was' : 'were'} dealt, not ${damage}`])
  ]
  return { end: told, wrong, unsupported: false }
}
