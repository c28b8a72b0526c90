/**
 * The smallest game that still shows a failure: objects, decisions, players and a late end are taken out of it for as long as it fails.
 * @module
 */
import type { Card } from '../../model/scenario/card.js'
import type { Decision, WireScenario } from '../../model/scenario/scenario.js'

/** A game that can be played again: a situation and the decisions to take in it. */
export interface Replayable {
  readonly scenario: WireScenario
  readonly script: readonly Decision[]
}

/** Most games that are played to make one smaller. */
export const MOST_GAMES = 500

const mentions = (value: unknown, id: string): boolean =>
  value === id || (typeof value === 'object' && value !== null && Object.values(value).some(each => mentions(each, id)))

/** The situation without the effects in force that speak of what is gone. */
export const withoutEffectsOf = (scenario: WireScenario, gone: ReadonlySet<string>): WireScenario => {
  const { effects, ...start } = scenario.start
  if (!effects) return scenario
  const left = effects.filter(effect => ![...gone].some(id => mentions(effect, id)))
  return { ...scenario, start: { ...start, ...(left.length > 0 && { effects: left }) } }
}

/** The game without some of its objects, and without the decisions that speak of them. */
const withoutObjects = ({ scenario, script }: Replayable, gone: ReadonlySet<string>): Replayable => {
  const objects = scenario.objects
    .filter(object => !gone.has(object.id))
    .map(({ attachedTo, ...object }) => (attachedTo === undefined || gone.has(attachedTo) ? object : { ...object, attachedTo }))
  return {
    scenario: withoutEffectsOf({ ...scenario, objects }, gone),
    script: script.filter(({ choose }) => ![...gone].some(id => mentions(choose, id)))
  }
}

/** The end of a game that has nothing more to show. */
const SOONEST = { end: 'quiescent' } as const

/** A game that waits for a player who does not play would never end. */
const withoutPlayer = (game: Replayable, id: string): Replayable | undefined => {
  const { scenario } = game
  if (scenario.players.length <= 2 || scenario.start.turnPlayer === id) return undefined
  const own = new Set(scenario.objects.filter(object => object.owner === id || object.controller === id).map(object => object.id))
  const rest = withoutObjects(game, own)
  return {
    scenario: withoutEffectsOf(
      {
        ...rest.scenario,
        players: scenario.players.filter(player => player.id !== id),
        until: mentions(scenario.until, id) ? SOONEST : scenario.until
      },
      new Set([id])
    ),
    script: rest.script.filter(({ player, choose }) => player !== id && !mentions(choose, id))
  }
}

const halves = (count: number): readonly number[] => (count < 1 ? [] : [count, ...halves(Math.floor(count / 2))])

type Smaller = (game: Replayable) => Generator<Replayable>

const soonerEnd: Smaller = function* ({ scenario, script }) {
  if (scenario.until.end !== SOONEST.end) yield { scenario: { ...scenario, until: SOONEST }, script }
}

const fewerPlayers: Smaller = function* (game) {
  for (const { id } of game.scenario.players) {
    const rest = withoutPlayer(game, id)
    if (rest) yield rest
  }
}

const fewerObjects: Smaller = function* (game) {
  const { objects } = game.scenario
  for (const size of halves(Math.ceil(objects.length / 2)))
    for (let at = objects.length - size; at > -size; at -= size)
      yield withoutObjects(game, new Set(objects.slice(Math.max(0, at), at + size).map(object => object.id)))
}

const fewerDecisions: Smaller = function* ({ scenario, script }) {
  for (const size of halves(script.length))
    for (let at = script.length - size; at > -size; at -= size)
      yield { scenario, script: [...script.slice(0, Math.max(0, at)), ...script.slice(at + size)] }
}

/** The game with a card of it written anew. */
const fewerWords = (shorter: (card: Card) => Iterable<Card>): Smaller =>
  function* ({ scenario, script }) {
    for (const [at, card] of scenario.cards.entries())
      for (const less of shorter(card)) yield { scenario: { ...scenario, cards: scenario.cards.with(at, less) }, script }
  }

/**
 * Takes out of a failing game what its failure does not need.
 * @param stillFails plays a smaller game and says whether it fails in the same way
 * @param shorter shorter texts of a card, of those that were written for the game
 */
export const smallest = async (
  failing: Replayable,
  stillFails: (candidate: Replayable) => Promise<boolean>,
  shorter: (card: Card) => Iterable<Card> = () => []
): Promise<Replayable> => {
  let best = failing
  let left = MOST_GAMES
  /** The first smaller game that still fails. */
  const first = async (smaller: Smaller): Promise<Replayable | undefined> => {
    for (const candidate of smaller(best)) {
      if (left-- <= 0) return undefined
      if (await stillFails(candidate)) return candidate
    }
    return undefined
  }
  for (let shrunk = true; shrunk;) {
    shrunk = false
    for (const smaller of [soonerEnd, fewerPlayers, fewerObjects, fewerDecisions, fewerWords(shorter)])
      for (let found = await first(smaller); found; found = await first(smaller)) {
        best = found
        shrunk = true
      }
  }
  return best
}
