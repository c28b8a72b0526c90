/**
 * What is within reach of an engine that knows the first so many cards of a ruleset.
 * @module
 */
import { playedUnder } from '../../fixtures/cards.js'
import { fixturesOf } from '../../fixtures/loader.js'
import type { Fixture } from '../../fixtures/loader.js'
import { everyRule } from '../../model/rulebook/rulebook.js'
import type { Rulebook } from '../../model/rulebook/rulebook.js'
import type { RuleId } from '../../model/scenario/names.js'
import { orderOfUse } from './order.js'
import type { Need, Placed } from './order.js'

export type { Placed } from './order.js'

/** A question is one situation for several games, with cards of its own. */
const isQuestion = ({ scenario }: Fixture): boolean => scenario.source !== undefined && 'question' in scenario.source

const needs = (fixtures: readonly Fixture[], normative: ReadonlySet<RuleId>): readonly Need[] =>
  fixtures.map(({ scenario: { id, objects, rules } }) => ({
    id,
    cards: [...new Set(objects.map(({ card }) => card))],
    rules: rules.filter(rule => normative.has(rule))
  }))

const normativeOf = (rulebook: Rulebook): ReadonlySet<RuleId> =>
  new Set(
    everyRule(rulebook)
      .filter(({ standing }) => standing === 'normative')
      .map(({ id }) => id)
  )

/** The ruleset's own fixtures, and after them the questions and the situations of a newer edition. */
const groupsOf = (rulebook: Rulebook): readonly (readonly Need[])[] => {
  const own = fixturesOf(rulebook.id)
  const [normative, all] = [normativeOf(rulebook), playedUnder(rulebook).slice(own.length)]
  const fixtures = own.filter(each => !isQuestion(each))
  return [needs(fixtures, normative), needs([...own.filter(isQuestion), ...all], new Set())]
}

/** Every card that a situation of a ruleset has from the start, in the order of what brings most. */
export const cardsInOrder = (rulebook: Rulebook): readonly Placed[] => orderOfUse(groupsOf(rulebook))

/** How much of a ruleset the first cards bring: its own fixtures, and the normative rules that any of them shows. */
export interface Reach {
  readonly fixtures: { readonly played: number; readonly all: number }
  readonly rules: { readonly shown: number; readonly all: number }
}

/** What is within reach with the first so many cards. */
export const reachOf = (rulebook: Rulebook, count: number): Reach => {
  const [own = []] = groupsOf(rulebook)
  const have = new Set(
    cardsInOrder(rulebook)
      .slice(0, count)
      .map(({ card }) => card)
  )
  const played = own.filter(({ cards }) => cards.every(card => have.has(card)))
  const rules = (of: readonly Need[]): number => new Set(of.flatMap(each => each.rules)).size
  return { fixtures: { played: played.length, all: own.length }, rules: { shown: rules(played), all: rules(own) } }
}
