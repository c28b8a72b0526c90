/** What the fields of messages mean. @module */
import type { Fields } from './fields.js'

const session = 'The name that the kit gives the game.'
const said = 'What was observed since the last answer; the last observation, and no other, is a prompt or the end.'

export const PROTOCOL_WORDS: Readonly<Record<string, Fields>> = {
  '*': {
    jsonrpc: 'The version of JSON-RPC.',
    method: 'What is asked for.',
    params: 'With what.',
    result: 'What came of it.'
  },
  message: { id: 'The number of the request; its answer has the same.' },
  params: {
    protocol: 'The version of the protocol that the kit speaks.',
    kit: 'The kit.',
    session,
    scenario: 'The situation to play. What is expected of it is not sent.',
    option: 'The place of the chosen option in the list of the prompt, from 0.'
  },
  kit: { name: 'Its name.', version: 'Its version.' },
  engine: { name: 'Its name.', version: 'Its version.' },
  result: {
    protocol: 'The version of the protocol that the engine speaks.',
    engine: 'The engine.',
    rulesets: 'The rulesets that it plays.',
    features: 'The features of the language that it plays, or "*" for all; see "npx stacklaw cards".',
    cards: 'The cards that it has coded by hand, by ruleset, where it does not interpret abilities.',
    level: 'How much it lets be observed.',
    autonomous: 'The kinds of decision that it takes by itself, without a prompt.',
    maxConcurrent: 'How many games it can play at once; one, unless given.',
    observations: said,
    objects: 'The engine’s ids of the scenario’s objects, where they are not its handles.',
    players: 'The engine’s ids of the scenario’s players, where they are not its handles.'
  },
  'error-response': { id: 'The number of the request; null if it could not be read.', error: 'What went wrong.' },
  'error-response.error': {
    code: 'A code of JSON-RPC, or one of the engine’s own.',
    message: 'A sentence for people.',
    data: 'Whatever helps to find it.'
  }
}
