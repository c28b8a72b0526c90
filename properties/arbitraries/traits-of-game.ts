/**
 * What there is in a random game, in words: by these it is counted what is drawn, and how often.
 * @module
 */
import { piecesOf } from '../../model/scenario/pieces.js'
import type { WireScenario } from '../../model/scenario/scenario.js'

type Test = (scenario: WireScenario) => boolean

const holds =
  (test: (piece: Readonly<Record<string, unknown>>) => boolean): Test =>
  ({ cards }) =>
    piecesOf(cards).some(test)

/** Some objects are like this; what lies in decks is left aside. */
const lies =
  (test: (object: WireScenario['objects'][number]) => boolean): Test =>
  ({ objects }) =>
    objects.some(object => object.zone !== 'deck' && test(object))

const kindOf = (kind: string): Test => holds(piece => piece['kind'] === kind)

/** What is counted; each is one thing that somebody could ask of the games. */
const TRAITS: Readonly<Record<string, Test>> = {
  'more than two players': ({ players }) => players.length > 2,
  'begins as a phase does': ({ start }) => start.at === 'begin',
  'goes on into the next turn': ({ until }) => until.end === 'boundary',
  'a player with little life': ({ players }) => players.some(({ life = 20 }) => life <= 6),
  'something is attached': lies(({ attachedTo }) => attachedTo !== undefined),
  'something has counters': lies(({ counters }) => counters !== undefined),
  'something has a status': lies(({ statuses }) => statuses !== undefined),
  'the other player holds cards': ({ objects, start }) => objects.some(({ zone, owner }) => zone === 'hand' && owner !== start.turnPlayer),
  'something triggers': kindOf('trigger'),
  'something replaces': kindOf('replacement'),
  'something prevents': kindOf('prevention'),
  'something applies continuously': kindOf('continuous'),
  'something is activated': kindOf('activated'),
  'something has a target': holds(piece => Array.isArray(piece['targets']) && piece['targets'].length > 0),
  'something is chosen': holds(piece => piece['do'] === 'choose' || piece['do'] === 'modes' || piece['do'] === 'may'),
  'something waits for a time or a moment': holds(piece => piece['do'] === 'start' && piece['for'] !== undefined)
}

/** The words for all that is counted. */
export const TRAIT_NAMES: readonly string[] = Object.keys(TRAITS)

/** What there is in a game. */
export const traitsOfGame = (scenario: WireScenario): readonly string[] =>
  Object.entries(TRAITS).flatMap(([name, test]) => (test(scenario) ? [name] : []))
