import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conformanceCards } from '../../../fixtures/loader.js'
import { rulebooks } from '../../../model/rulebook/index.js'
import { wordsOf } from '../../../model/telling/words.js'
import { composedSituation } from './situation.js'
import { membersOf } from './testing/members.js'

/** What of the language no composed card says, each with the reason. One that is said after all fails the test. */
const UNSAID: Readonly<Record<string, string>> = {
  'life|action-points|resources…: speed': 'a number of one game, in ready cards',
  'damage|prevented|draw…: prevented': 'neither witness covers what watches prevention',
  'arena|stack|hand…: arsenal':
    'texts look into hands, graveyards, decks and the banished; this zone is of few games, and situations do not fill it',
  'arena|stack|hand…: command':
    'texts look into hands, graveyards, decks and the banished; this zone is of few games, and situations do not fill it',
  'arena|stack|hand…: material':
    'texts look into hands, graveyards, decks and the banished; this zone is of few games, and situations do not fill it',
  'arena|stack|hand…: memory':
    'texts look into hands, graveyards, decks and the banished; this zone is of few games, and situations do not fill it',
  'arena|stack|hand…: outside':
    'texts look into hands, graveyards, decks and the banished; this zone is of few games, and situations do not fill it',
  'arena|stack|hand…: schemes':
    'texts look into hands, graveyards, decks and the banished; this zone is of few games, and situations do not fill it',
  'arena|stack|hand…: soul':
    'texts look into hands, graveyards, decks and the banished; this zone is of few games, and situations do not fill it',
  'arena|stack|hand…: stack': 'what is on the stack is spoken of as it is played',
  'do attach / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do choose / count': 'one is chosen at a time: which of several are chosen first is asked again and again',
  'do contest / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do damage-each / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do defeat / as': 'its result is nothing that a text goes on from',
  'do defeat / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do discard / what': 'cards of a hand are picked, not named',
  'do heal / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do negate / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do reveal / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do sacrifice / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do start / as': 'its result is nothing that a text goes on from',
  'do start / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'do status / instead': 'a status that the object has already, or cannot have where it is, engine and charts treat differently then',
  'do win / as': 'its result is nothing that a text goes on from',
  'do win / instead':
    'a self-replacement is composed for what is done most; the others share its code in both witnesses, and ready cards have some',
  'event revealed / event': 'what was revealed is chosen from in ready cards',
  'kind activated / functions': 'abilities that are activated elsewhere than in the arena are in ready cards',
  'name+types+text+abilities / level': 'a number of champions alone, in whom players live: they are in ready situations',
  'power|defense|cost…: level': 'a number of champions alone, in whom players live: they are in ready situations',
  'name+types+text+abilities / attaches': 'what is attached is in ready cards, which say to what',
  'name+types+text+abilities / defense': 'bodies of cards come from the library, where none has it',
  'self|identity|standard…: copy': 'nothing else is named where something enters that it could be a copy of',
  'self|identity|standard…: self': 'a self-replacement is written with its instruction',
  'tapped|frozen|face-down…: face-down': 'what is face down hides its text',
  'tapped|frozen|face-down…: marked': 'only one game has it, in ready cards',
  'tapped|frozen|face-down…: phased-out': 'what is phased out is treated as though it were not there: a matter of ready situations',
  'to+amount / source': 'parts of other sources and types are in ready cards',
  'to+amount / type': 'parts of other sources and types are in ready cards',
  'union: event revealed': 'what was revealed is chosen from in ready cards'
}

it('says every member of every union and enum of the language, and every field, but those that are excepted', () => {
  const { $defs } = JSON.parse(readFileSync('schemas/scenario.schema.json', 'utf8')) as {
    readonly $defs: Record<string, Record<string, unknown>>
  }
  const members = membersOf($defs, 'Card')
  expect(members.all.size).toBeGreaterThan(250)
  for (const rulebook of Object.values(rulebooks))
    for (const { cards } of fc.sample(
      fc.noBias(
        composedSituation({
          ruleset: rulebook.id,
          structure: rulebook.structure,
          library: [...conformanceCards(rulebook.id).values()],
          claims: () => true,
          words: wordsOf(rulebook),
          turns: true,
          seats: { least: 2, most: 4 }
        })
      ),
      { seed: 13, numRuns: 1000 }
    ))
      cards.forEach(members.use)
  expect(members.unused().toSorted()).toEqual(Object.keys(UNSAID).toSorted())
}, 120_000)
