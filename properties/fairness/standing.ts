/** Whether what one fixture calls settled another calls open: the same situation with different standings. @module */
import type { Fixture } from '../../fixtures/loader.js'
import { formOf, premises } from '../../fixtures/second/digest.js'
import { everyRulebook } from '../../model/rulebook/index.js'
import type { Cited } from '../../model/rulebook/structure.js'
import type { Question } from '../../model/scenario/question.js'

/** What a fixture is about: its game, its situation and what is decided, whatever its cards are called and say. */
const situationOf = ({ scenario }: Fixture): string => {
  const given = premises(scenario)
  return formOf({ ...given, cards: given.cards.map(card => ({ ...card, text: '' })) })
}

/** Fixtures of one situation. */
export interface Siblings {
  readonly normative: readonly string[]
  readonly undefined: readonly string[]
}

/** The situations that are normative in one file and undefined in another. */
export const contradictions = (fixtures: readonly Fixture[]): readonly Siblings[] => {
  const bySituation = new Map<string, Fixture[]>()
  for (const fixture of fixtures) {
    const situation = situationOf(fixture)
    bySituation.set(situation, [...(bySituation.get(situation) ?? []), fixture])
  }
  const named = (group: readonly Fixture[], standing: string): readonly string[] =>
    group.filter(({ scenario }) => scenario.standing === standing).map(({ scenario }) => scenario.id)
  return [...bySituation.values()]
    .map(group => ({ normative: named(group, 'normative'), undefined: named(group, 'undefined') }))
    .filter(each => each.normative.length > 0 && each.undefined.length > 0)
}

/** The value of a structure at a path: `placement.first`. */
const valueAt = (ruleset: string, path: string): Cited<unknown> | undefined => {
  const [part = '', name = ''] = path.split('.')
  const structure = everyRulebook.find(({ id }) => id === ruleset)?.structure as unknown as
    Readonly<Record<string, Readonly<Record<string, Cited<unknown>>>>> | undefined
  return structure?.[part]?.[name]
}

/** The normative answers of a question that are decided by a value which the game's text leaves undefined. */
export const decidedByNothing = ({ question, decides, games }: Question): readonly string[] =>
  Object.entries(games).flatMap(([game, { standing }]) =>
    standing === 'normative'
      ? decides.filter(path => valueAt(game, path)?.standing === 'undefined').map(path => `${question} ${game}: ${path}`)
      : []
  )
