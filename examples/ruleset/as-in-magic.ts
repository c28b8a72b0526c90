/**
 * grove:0, the rest is as in Magic: the fixtures of Magic hold in Grove too, but for those that one of its own rules changes.
 * @module
 */
import { fixturesOf, fixturesUnder } from '../../index.js'
import type { Fixture } from '../../index.js'
import { grove } from './rulebook.js'

/** Fixtures of Magic that come out otherwise, each with the rule that changes it. */
export const OTHERWISE: Readonly<Record<string, `grove:${number}`>> = {
  'mtg/context/interaction/no-longer-applicable': 'grove:1',
  'mtg/context/interaction/prevent-before-replacing': 'grove:1',
  'mtg/questions/d36': 'grove:1',
  'mtg/603/three-players-in-turn-order': 'grove:2',
  'mtg/603/felidar-40': 'grove:4',
  'mtg/603/felidar-in-response': 'grove:4',
  'mtg/603/felidar-taken': 'grove:4',
  'mtg/603/felidar-too-late': 'grove:4',
  'mtg/603/if-elsewhere': 'grove:4',
  'mtg/context/checks/commander-damage': 'grove:4',
  'mtg/context/checks/commander-damage-adds-up': 'grove:4',
  'mtg/context/choices/cannot-win': 'grove:4',
  'mtg/context/resolution/two-results': 'grove:4'
}

/** Where other outcomes can be reached, since a player chooses who places first. */
const WALKED_OTHERWISE: readonly string[] = ['mtg/603/two-states-of-one-object']

/** Where engine and charts part in when the turn-player is asked once more who begins, which Grove does not say. */
const UNSAID: readonly string[] = ['mtg/603/answers-come-to-an-end']

/** Those that hold as they are. */
export const asInMagic: readonly Fixture[] = fixturesUnder(
  fixturesOf('mtg').filter(
    ({ scenario }) => OTHERWISE[scenario.id] === undefined && ![...UNSAID, ...WALKED_OTHERWISE].includes(scenario.id)
  ),
  grove,
  'grove:0'
)
